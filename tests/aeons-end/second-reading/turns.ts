import type { Case } from './compare.ts'
import { Dice } from './dice.ts'

/*
 * Who takes the next turn, read from the rulebook alone: R072, R073, R076, R077, R106 to R108, S11, T11. Wild cards with three
 * players, shared cards with four; exhausted players take their turns like everybody.
 */

type Pair = '1/2' | '3/4'
const PAIRS: readonly Pair[] = ['1/2', '3/4']
const seatsOf = (pair: Pair): readonly number[] => pair.split('/').map((seat) => Number(seat) - 1)

interface Table {
  readonly players: number
  deck: string[]
  discard: string[]
  /** Who of a pair has taken the first of its turns. */
  readonly tokens: Record<Pair, number | null>
}

const CARDS: Readonly<Record<number, readonly string[]>> = {
  2: ['player-1', 'player-1', 'player-2', 'player-2', 'nemesis', 'nemesis'],
  3: ['player-1', 'player-2', 'player-3', 'wild', 'nemesis', 'nemesis'],
  4: ['split-1-2', 'split-1-2', 'split-3-4', 'split-3-4', 'nemesis', 'nemesis'],
}

const named = (seat: number): string => `player ${seat + 1}`

function shown({ deck, discard, tokens, players }: Table): object {
  return {
    'turn order': { deck: [...deck], discard: [...discard] },
    ...(players === 4
      ? {
          'split tokens': Object.fromEntries(
            PAIRS.map((pair) => [pair, tokens[pair] === null ? 'nobody' : named(tokens[pair])]),
          ),
        }
      : {}),
  }
}

/** Draws the next card; gives who may take the turn, nobody for the nemesis. */
function drawn(t: Table): readonly number[] {
  const [card, ...rest] = t.deck as [string, ...string[]]
  t.deck = rest
  t.discard = [...t.discard, card]
  if (card === 'nemesis') return []
  if (card === 'wild') return Array.from({ length: t.players }, (_, seat) => seat)
  if (card.startsWith('player-')) return [Number(card.slice('player-'.length)) - 1]
  const pair = card.slice('split-'.length).replace('-', '/') as Pair
  const taken = t.tokens[pair]
  return taken === null ? seatsOf(pair) : seatsOf(pair).filter((seat) => seat !== taken)
}

/** The first of a pair takes its token, the second gives it back. */
function began(t: Table, seat: number): void {
  const card = t.discard.at(-1)!
  const pair = PAIRS.find((each) => card === `split-${each.replace('/', '-')}`)
  if (pair !== undefined) t.tokens[pair] = t.tokens[pair] === null ? seat : null
}

export function turnsCase(seed: number): Case {
  const dice = new Dice(seed)
  const players = dice.between(2, 4)
  const left = [...CARDS[players]!]
  const deck: string[] = []
  while (left.length > 0) deck.push(...left.splice(dice.below(left.length), 1))
  const t: Table = { players, deck, discard: [], tokens: { '1/2': null, '3/4': null } }
  const life: number[] = Array.from({ length: players }, () => (dice.chance(30) ? 0 : 10))
  if (Math.max(...life) === 0) life[0] = 10
  const given = {
    players,
    ...Object.fromEntries(life.map((n, seat) => [named(seat), { life: n }])),
    phase: 'between turns',
    nemesis: { unleash: 'nothing', deck: Array(5).fill('plain-attack') },
    'turn order': { deck: [...deck], discard: [] },
  }
  const steps: { when: unknown[]; then: object }[] = []
  while (t.deck.length > 0) {
    const who = drawn(t)
    if (who.length > 1)
      steps.push({
        when: ['next turn'],
        then: { asked: 'table', options: who.map((seat) => ({ choose: named(seat) })) },
      })
    const seat = who.length === 0 ? null : dice.one(who)
    if (seat !== null) began(t, seat)
    const when = who.length > 1 ? [{ choose: named(seat!) }] : ['next turn']
    steps.push({ when, then: { ...shown(t), ...(seat === null ? {} : { asked: named(seat) }) } })
    if (seat !== null) steps.push({ when: ['end casting', 'end main'], then: shown(t) })
  }
  return { title: `Turns of ${players} players, ${seed}`, given, steps }
}
