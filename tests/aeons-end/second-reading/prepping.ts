import type { Case } from './compare.ts'
import { Dice } from './dice.ts'

/*
 * Where spells may lie, and what they do from there, read from the rulebook alone: R031, R032, R038, R113 to R118,
 * R158, R159, B15 to B18, B21, B23. Spells with Link, spells for two breaches, one that needs no focus, plain ones. A main
 * phase of prepping, then the casting phase after it.
 */

interface Spell {
  readonly damage: number
  readonly link?: true
  readonly wide?: true
  /** It may go to a closed breach that was not focused. */
  readonly unfocused?: true
}

const SPELLS: Readonly<Record<string, Spell>> = {
  spark: { damage: 1 },
  'incinerating-fist': { damage: 3 },
  'one-link': { damage: 2, link: true },
  'other-link': { damage: 3, link: true },
  'pyrotechnic-surge': { damage: 4, wide: true },
  'feral-lightning': { damage: 3, unfocused: true },
}
const BREACHES = [0, 1, 2, 3]

interface Breach {
  readonly state: 'opened' | 'closed' | 'gone'
  readonly focused: boolean
}

/** A prepped spell and the breach, or the first of the two, in which it lies. */
interface Lying {
  readonly spell: string
  readonly at: number
}

interface Table {
  readonly breaches: readonly Breach[]
  hand: string[]
  prepped: Lying[]
  discard: string[]
  life: number
}

const wideOf = ({ spell }: Lying): boolean => SPELLS[spell]!.wide === true
const liesIn = (lying: Lying, at: number): boolean =>
  lying.at === at || (wideOf(lying) && lying.at + 1 === at)
const inside = (t: Table, at: number): Lying[] => t.prepped.filter((each) => liesIn(each, at))

function mayPrep(t: Table, spell: string, at: number): boolean {
  const { link, wide, unfocused } = SPELLS[spell]!
  const breach = t.breaches[at]!
  if (breach.state === 'gone') return false
  if (wide) {
    const next = t.breaches[at + 1]
    return (
      next !== undefined &&
      [at, at + 1].every((each) => isReady(t.breaches[each]!) && inside(t, each).length === 0)
    )
  }
  const there = inside(t, at)
  if (!isReady(breach) && !(unfocused === true && breach.state === 'closed')) return false
  if (there.length === 0) return true
  return link === true && there.length === 1 && SPELLS[there[0]!.spell]!.link === true
}

const isReady = ({ state, focused }: Breach): boolean => state === 'opened' || (state === 'closed' && focused)

/** B16: a spell in two breaches gets what both of them add. */
const bonusOf = (t: Table, lying: Lying): number =>
  BREACHES.filter((at) => at >= 2 && liesIn(lying, at) && t.breaches[at]!.state === 'opened').length

/** R114, B17: what lies in a closed breach must be cast. */
const mustBeCast = (t: Table, lying: Lying): boolean =>
  BREACHES.some((at) => liesIn(lying, at) && t.breaches[at]!.state === 'closed')

const moves = (t: Table): { readonly move: unknown; readonly legal: boolean }[] =>
  Object.keys(SPELLS).flatMap((spell) =>
    BREACHES.map((at) => ({
      move: { prep: { spell, to: at + 1 } },
      legal: t.hand.includes(spell) && mayPrep(t, spell, at),
    })),
  )

const asked = (t: Table): object => ({
  includes: moves(t).flatMap(({ move, legal }) => (legal ? [move] : [])),
  excludes: moves(t).flatMap(({ move, legal }) => (legal ? [] : [move])),
})

const casts = (t: Table): object => ({
  options: [
    ...distinct(t.prepped).map(({ spell, at }) => ({ cast: { spell, from: at + 1 } })),
    ...(t.prepped.some((each) => mustBeCast(t, each)) ? [] : ['end casting']),
  ],
})

/** Two equal spells in one breach are one option. */
const distinct = (all: readonly Lying[]): readonly Lying[] =>
  all.filter((each, i) => all.findIndex(({ spell, at }) => spell === each.spell && at === each.at) === i)

export function preppingCase(seed: number): Case {
  const dice = new Dice(seed)
  const ids = Object.keys(SPELLS)
  const t: Table = {
    breaches: BREACHES.map(() => ({
      state: dice.one(['opened', 'opened', 'closed', 'closed', 'gone'] as const),
      focused: dice.chance(60),
    })),
    hand: Array.from({ length: dice.between(2, 6) }, () => dice.one(ids)),
    prepped: [],
    discard: [],
    life: 70,
  }
  const given = {
    'player 1': {
      hand: [...t.hand],
      breaches: Object.fromEntries(
        t.breaches.map(({ state, focused }, at) => [
          at + 1,
          state === 'closed' ? { state, focused } : { state },
        ]),
      ),
    },
    'turn order': { deck: ['player-1'] },
  }
  const steps: { when: unknown[]; then: object }[] = [{ when: [], then: asked(t) }]
  for (let round = dice.between(1, 5); round > 0; round--) {
    const legal = ids.flatMap((spell) =>
      BREACHES.filter((at) => t.hand.includes(spell) && mayPrep(t, spell, at)).map((at) => ({ spell, at })),
    )
    if (legal.length === 0) break
    const chosen = dice.one(legal)
    t.hand.splice(t.hand.indexOf(chosen.spell), 1)
    t.prepped = [...t.prepped, chosen]
    steps.push({
      when: [{ prep: { spell: chosen.spell, to: chosen.at + 1 } }],
      then: { 'player 1': { hand: [...t.hand] }, ...asked(t) },
    })
  }
  if (t.prepped.length === 0) return { title: `Prepping, ${seed}`, given, steps }
  steps.push({ when: ['end main', 'next turn'], then: casts(t) })
  while (t.prepped.length > 0) {
    const lying = dice.one(t.prepped)
    const { spell, at } = lying
    t.prepped = t.prepped.filter((each) => each !== lying)
    t.life -= SPELLS[spell]!.damage + bonusOf(t, lying)
    // Pyrotechnic Surge may destroy a card of the discard pile, itself included; here nothing is.
    const after = SPELLS[spell]!.wide === true ? ['decline'] : []
    t.discard = [...t.discard, spell]
    steps.push({
      when: [{ cast: { spell, from: at + 1 } }, ...after],
      then: { nemesis: { life: t.life }, 'player 1': { discard: [...t.discard] }, ...casts(t) },
    })
  }
  return { title: `Prepping and casting, ${seed}`, given, steps }
}
