import type { Case } from './compare.ts'
import { Dice } from './dice.ts'

/*
 * What aether can pay, read from the rulebook alone: R027 to R039, R140 to R151, A01 to A03, PG5. A main phase of
 * gaining, charging, focusing, opening and prepping.
 */

type Kind = 'gem' | 'relic' | 'spell'
type Use = Kind | 'else'

const PRICES: Readonly<Record<string, readonly [Kind, number]>> = {
  jade: ['gem', 2],
  'searing-ruby': ['gem', 4],
  'clouded-sapphire': ['gem', 6],
  'flexing-dagger': ['relic', 2],
  'focusing-orb': ['relic', 4],
  'mages-talisman': ['relic', 5],
  'spectral-echo': ['spell', 3],
  ignite: ['spell', 4],
  'arcane-nexus': ['spell', 7],
}

/** What each pool may pay for, the most restricted first. */
const POOLS: readonly (readonly [string, readonly Use[]])[] = [
  ['gems', ['gem']],
  ['relics', ['relic']],
  ['spells', ['spell']],
  ['cards', ['gem', 'relic', 'spell']],
  ['not relics or spells', ['gem', 'else']],
  ['free', ['gem', 'relic', 'spell', 'else']],
]

const FOCUS = [0, 2, 3, 4]
const OPEN = [[], [5, 4, 3, 2], [9, 7, 5, 3], [13, 10, 7, 4]]

interface Breach {
  state: 'opened' | 'closed' | 'gone'
  stage: number
  focused: boolean
  spell: string | null
}

interface Table {
  pools: Record<string, number>
  charges: number
  daggers: number
  readonly supply: Record<string, number>
  devoured: string[]
  readonly breaches: Breach[]
  hand: string[]
  discard: string[]
}

const usable = (t: Table, use: Use): number =>
  POOLS.reduce((sum, [name, uses]) => sum + (uses.includes(use) ? t.pools[name]! : 0), 0)

function pay(t: Table, use: Use, n: number): void {
  let left = n
  for (const [name, uses] of POOLS)
    if (uses.includes(use)) {
      const spent = Math.min(left, t.pools[name]!)
      t.pools[name] = t.pools[name]! - spent
      left -= spent
    }
}

/** A03: all that was played before lowers the next paid focus or opening by 3 each. */
const lowered = (t: Table, n: number): number => Math.max(0, n - 3 * t.daggers)

interface Move {
  readonly move: unknown
  readonly legal: boolean
  readonly does: () => void
}

function moves(t: Table): Move[] {
  const out: Move[] = []
  for (const [id, [kind, price]] of Object.entries(PRICES)) {
    const gain = (place: 'supply' | 'devoured', there: boolean): void => {
      out.push({
        move: { gain: place === 'supply' ? { card: id, from: 'supply' } : { card: id, from: 'devoured' } },
        legal: there && usable(t, kind) >= price,
        does: () => {
          pay(t, kind, price)
          if (place === 'supply') t.supply[id] = t.supply[id]! - 1
          else t.devoured = t.devoured.slice(1)
          t.discard = [...t.discard, id]
        },
      })
    }
    gain('supply', (t.supply[id] ?? 0) > 0)
    gain('devoured', t.devoured[0] === id)
  }
  out.push({
    move: 'charge',
    legal: t.charges < 5 && usable(t, 'else') >= 2,
    does: () => {
      pay(t, 'else', 2)
      t.charges++
    },
  })
  t.breaches.forEach((breach, at) => {
    const closed = breach.state === 'closed'
    const focus = lowered(t, FOCUS[at]!)
    const open = lowered(t, OPEN[at]![breach.stage] ?? 0)
    out.push({
      move: { focus: at + 1 },
      legal: closed && usable(t, 'else') >= focus,
      does: () => {
        pay(t, 'else', focus)
        t.daggers = 0
        if (breach.stage === 3) Object.assign(breach, { state: 'opened', stage: 0, focused: false })
        else Object.assign(breach, { stage: breach.stage + 1, focused: true })
      },
    })
    // At the last stage paying to focus and paying to open are one price and one result.
    if (!(closed && breach.stage === 3))
      out.push({
        move: { open: at + 1 },
        legal: closed && usable(t, 'else') >= open,
        does: () => {
          pay(t, 'else', open)
          t.daggers = 0
          Object.assign(breach, { state: 'opened', stage: 0, focused: false })
        },
      })
    const room = breach.spell === null && (breach.state === 'opened' || (closed && breach.focused))
    out.push({
      move: { prep: { spell: 'spark', to: at + 1 } },
      legal: room && t.hand.includes('spark'),
      does: () => {
        breach.spell = 'spark'
        t.hand.splice(t.hand.indexOf('spark'), 1)
      },
    })
  })
  return out
}

function shown(t: Table): object {
  return {
    supply: { ...t.supply },
    nemesis: { id: 'prince-of-gluttons', devoured: [...t.devoured] },
    'player 1': {
      aether: { ...t.pools },
      charges: t.charges,
      hand: [...t.hand],
      discard: [...t.discard],
      breaches: Object.fromEntries(
        t.breaches.map(({ state, stage, spell, focused }, at) => [
          at + 1,
          {
            state,
            ...(state === 'closed' ? { stage, focused } : {}),
            ...(state === 'gone' ? {} : { prepped: spell === null ? [] : [spell] }),
          },
        ]),
      ),
    },
  }
}

export function payingCase(seed: number): Case {
  const dice = new Dice(seed)
  const ids = Object.keys(PRICES)
  const t: Table = {
    pools: Object.fromEntries(POOLS.map(([name]) => [name, dice.chance(45) ? dice.below(7) : 0])),
    charges: dice.between(0, 5),
    daggers: 0,
    supply: Object.fromEntries(ids.map((id) => [id, dice.between(0, 3)])),
    devoured: Array.from({ length: dice.below(4) }, () => dice.one(ids)),
    breaches: [0, 1, 2, 3].map((at): Breach => {
      const state = at === 0 ? 'opened' : dice.one(['opened', 'closed', 'closed', 'closed', 'gone'] as const)
      return { state, stage: state === 'closed' ? dice.below(4) : 0, focused: false, spell: null }
    }),
    hand: Array.from({ length: dice.below(3) }, () => 'spark'),
    discard: [],
  }
  // A pile more keeps the Prince from winning by an empty supply.
  t.supply.jade = Math.max(1, t.supply.jade!)
  const daggers = dice.chance(40) ? dice.between(1, 2) : 0
  const given = shown({ ...t, hand: [...t.hand, ...Array(daggers).fill('flexing-dagger')] }) as Record<
    string,
    object
  >
  given['player 1'] = { ...given['player 1'], mage: 'brama' }
  const first: unknown[] = []
  for (let i = 0; i < daggers; i++) first.push({ play: 'flexing-dagger' }, { branch: 1 })
  t.daggers = daggers
  const asked = (): object => {
    const all = moves(t)
    return {
      includes: all.filter(({ legal }) => legal).map(({ move }) => move),
      excludes: all.filter(({ legal }) => !legal).map(({ move }) => move),
    }
  }
  const steps = [{ when: first, then: { ...shown(t), ...asked() } }]
  for (let round = dice.between(1, 5); round > 0; round--) {
    const legal = moves(t).filter((each) => each.legal)
    if (legal.length === 0) break
    const chosen = dice.one(legal)
    chosen.does()
    if (Object.values(t.supply).every((n) => n === 0)) break
    steps.push({ when: [chosen.move], then: { ...shown(t), ...asked() } })
  }
  return { title: `Paying, ${seed}`, given, steps }
}
