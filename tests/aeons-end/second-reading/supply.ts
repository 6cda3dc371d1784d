import type { Case } from './compare.ts'
import { Dice } from './dice.ts'

/*
 * What "supply" means beside a devoured pile, read from the rulebook alone: PG1, PG5, A08, A10, M07. The top of the
 * devoured pile can be gained wherever a text gains from any pile; it is no pile of its own name, and never counted.
 */

type Kind = 'gem' | 'relic' | 'spell'

const CARDS: Readonly<Record<string, readonly [Kind, number]>> = {
  jade: ['gem', 2],
  'searing-ruby': ['gem', 4],
  'burning-opal': ['gem', 5],
  'volcanic-glass': ['gem', 3],
  'flexing-dagger': ['relic', 2],
  'conclave-scroll': ['relic', 3],
  ignite: ['spell', 4],
  'celestial-spire': ['spell', 5],
}

export function supplyCase(seed: number): Case {
  const dice = new Dice(seed)
  const ids = Object.keys(CARDS)
  const supply = Object.fromEntries(ids.map((id) => [id, dice.chance(40) ? 0 : dice.between(1, 3)]))
  if (Object.values(supply).every((n) => n === 0)) supply.jade = 2
  const devoured = Array.from({ length: dice.below(4) }, () => dice.one(ids))
  const [top, ...below] = devoured
  const table = { supply, nemesis: { id: 'prince-of-gluttons', devoured } }
  const there = ids.filter((id) => supply[id]! > 0)
  /** Everything of that sort that can be gained: the tops of the piles, and of what was devoured. */
  const offered = (fits: (kind: Kind, cost: number) => boolean): unknown[] => [
    ...there.filter((id) => fits(...CARDS[id]!)).map((id) => ({ choose: { card: id, from: 'supply' } })),
    ...(top !== undefined && fits(...CARDS[top]!) ? [{ choose: { card: top, from: 'aside' } }] : []),
  ]
  const text = dice.one([
    'underearth-mantra',
    'imperium-ritual',
    'volcanic-glass',
    'conclave-scroll',
    'gorge',
  ] as const)
  const title = `${text} beside a devoured pile, ${seed}`
  switch (text) {
    case 'underearth-mantra': {
      const options = offered((kind, cost) => kind === 'gem' && cost <= 4)
      const given = { ...table, gravehold: 20, 'player 1': { mage: 'mazahaedron', charges: 4 } }
      const then = options.length === 0 ? { gravehold: 24 } : { options: [...options, 'decline'] }
      return { title, given, steps: [{ when: [{ ability: 'player 1' }], then }] }
    }
    case 'imperium-ritual': {
      const options = offered(() => true)
      const given = { ...table, 'player 1': { mage: 'yan-magda', charges: 5 } }
      const [only] = options as { choose: { card: string } }[]
      const then = options.length === 1 ? { 'player 1': { discard: [only!.choose.card] } } : { options }
      return { title, given, steps: [{ when: [{ ability: 'player 1' }], then }] }
    }
    case 'volcanic-glass': {
      const pile = supply['volcanic-glass']!
      const place =
        pile > 0 && (top !== text || dice.chance(50)) ? 'supply' : top === text ? 'devoured' : null
      const given = { ...table, 'player 1': { aether: 5 }, 'player 2': { deck: 0 } }
      const gain = { gain: { card: text, from: place ?? 'supply' } }
      if (place === null) return { title, given, steps: [{ when: [], then: { excludes: [gain] } }] }
      const left = pile - Number(place === 'supply')
      // A08: with no card left in the pile itself nothing can be paid for.
      const isLast = there.length === 1 && left === 0 && place === 'supply'
      if (isLast) return { title, given, steps: [{ when: [gain], then: { lost: true } }] }
      if (left === 0) return { title, given, steps: [{ when: [gain], then: { excludes: ['yes'] } }] }
      if (there.length === 1 && left === 1)
        return { title, given, steps: [{ when: [gain, 'yes'], then: { lost: true } }] }
      const then = {
        supply: { [text]: left - 1 },
        nemesis: { devoured: place === 'devoured' ? below : devoured },
        'player 1': { aether: 0, discard: [text] },
        'player 2': { deck: [text] },
      }
      return { title, given, steps: [{ when: [gain, 'yes'], then }] }
    }
    case 'conclave-scroll': {
      const given = {
        ...table,
        'player 1': { mage: 'brama', hand: [text] },
        'player 2': { discard: ['spark'] },
      }
      const asked = { options: [{ choose: 'spark' }, 'decline'] }
      const then = supply[text] === 0 ? asked : { excludes: [{ choose: 'spark' }] }
      return { title, given, steps: [{ when: [{ play: text }], then }] }
    }
    case 'gorge': {
      // PG2, PG3: the second dearest gem pile that has a card, and nothing where there is none.
      const gems = there.filter((id) => CARDS[id]![0] === 'gem').sort((a, b) => CARDS[b]![1] - CARDS[a]![1])
      const second = gems[1]
      const given = { ...table, turn: 'nemesis' }
      const n = second === undefined ? 0 : Math.min(2, supply[second]!)
      const missing = second === undefined ? 0 : 2 - n
      const then = {
        ...(second === undefined ? {} : { supply: { [second]: supply[second]! - n } }),
        nemesis: { devoured: [...Array(n).fill(second), ...devoured] },
        gravehold: 30 - 2 * missing,
        options: [{ choose: 'player 1' }, { choose: 'player 2' }],
      }
      return { title, given, steps: [{ when: [{ 'draw nemesis card': text }], then }] }
    }
  }
}
