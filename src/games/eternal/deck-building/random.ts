import { fairNumbers, seedFrom, shuffledBy } from '../../../kernel/random.ts'
import { allCards } from '../cards/index.ts'
import {
  defIndex,
  definitions,
  FACTION,
  GRANTED,
  INFLUENCE_LETTERS,
  influenceCounts,
  SIGIL,
} from '../content.ts'
import type { DeckList, Format } from './deck-list.ts'
import { COPIES, LIMITS, MARKET_SIZE, needsMarket } from './legality.ts'

/*
 * A deck that a person might have built: two factions unless said, a curve of costs, more units than anything else,
 * and power for what its cards need. The same seed gives the same deck as long as the cards are the same.
 */

type Dice = (sides: number) => number
/** Smaller comes first into a deck; equal ones by chance. */
type Rank = (id: string) => number

/** Of fifty cards without power, how many cost 0 and 1, 2, 3, 4, 5, and 6 or more. */
const CURVE = [8, 12, 11, 8, 6, 5] as const
const CURVE_TOTAL = CURVE.reduce<number>((sum, n) => sum + n, 0)
/** Of ten cards, so many are units where there is a choice. */
const UNITS_OF_TEN = 6
/** Other formats than draft have at most four copies; a draft deck seldom has two. */
const DRAFT_COPIES = 2
/** Of so many cards, a little more power than the rules ask for. */
const EXTRA_POWER = 3

/** The cards that come with the project, in the order of their lists. */
const usualCards = (): readonly number[] => allCards.map(({ id }) => defIndex(id))

const bandOf = (d: number): number => Math.min(CURVE.length - 1, Math.max(0, definitions[d]!.cost - 1))

/** The cards a deck of these factions may hold: nothing of any other faction. */
function poolOf(mask: number): number[] {
  const pool: number[] = []
  for (const d of usualCards()) {
    const card = definitions[d]!
    if (!card.created && card.kind !== 'power' && (FACTION[d]! & ~mask) === 0) pool.push(d)
  }
  return pool
}

/** How many cards of each band a deck with so many cards wants. */
function bands(others: number): number[] {
  const wanted = CURVE.map((n) => Math.floor((n * others) / CURVE_TOTAL))
  for (let i = 1, left = others - wanted.reduce((sum, n) => sum + n, 0); left > 0; left--, i++)
    wanted[i % CURVE.length]!++
  return wanted
}

/** Cards without power along the curve; a band that runs dry is filled from what is left. */
function chooseCards(
  pool: readonly number[],
  others: number,
  copies: number,
  dice: Dice,
): Map<number, number> {
  const chosen = new Map<number, number>()
  const left = [...pool]
  const take = (fits: (d: number) => boolean, room: number): number => {
    const at = left.findIndex(fits)
    if (at === -1) return 0
    const [d] = left.splice(at, 1)
    const n = Math.min(room, 1 + dice(copies))
    chosen.set(d!, n)
    return n
  }
  const isUnit = (d: number): boolean => definitions[d]!.kind === 'unit'
  bands(others).forEach((wanted, band) => {
    for (let room = wanted; room > 0; ) {
      const unit = dice(10) < UNITS_OF_TEN
      const n =
        take((d) => bandOf(d) === band && isUnit(d) === unit, room) || take((d) => bandOf(d) === band, room)
      if (n === 0) break
      room -= n
    }
  })
  const total = (): number => [...chosen.values()].reduce((sum, n) => sum + n, 0)
  while (total() < others && take(() => true, others - total()) > 0);
  // A very small pool is played in more copies, at last beyond what is likely.
  for (const [d, n] of chosen) {
    const more = Math.min(COPIES - n, others - total())
    if (more > 0) chosen.set(d, n + more)
  }
  return chosen
}

/** What the cards need of each faction: their symbols, each copy counted. */
function needs(cards: ReadonlyMap<number, number>, mask: number): number[] {
  const need = Array.from(INFLUENCE_LETTERS, (_, f) => ((mask >> f) & 1) as number)
  for (const [d, n] of cards)
    influenceCounts(definitions[d]!.influence).forEach((symbols, f) => {
      need[f]! += symbols * n
    })
  return need
}

/** The factions that a power card gives by its printed symbols, one bit each. */
function givenBy(d: number): number {
  let bits = 0
  for (let f = 0; f < INFLUENCE_LETTERS.length; f++)
    if (GRANTED[d * INFLUENCE_LETTERS.length + f]! > 0) bits |= 1 << f
  return bits
}

/** Power cards beside the Sigils that have nothing of other factions. */
function fittingPower(mask: number): number[] {
  const fitting: number[] = []
  for (const d of usualCards()) {
    const { kind, created } = definitions[d]!
    if (kind === 'power' && !created && SIGIL[d] === 0 && ((FACTION[d]! | givenBy(d)) & ~mask) === 0)
      fitting.push(d)
  }
  return fitting
}

/** Splits so many Sigils by what is needed of each faction, at least one each. */
function sigilShares(need: readonly number[], count: number): number[] {
  const all = need.reduce((sum, n) => sum + n, 0)
  const shares = need.map((n) => (n === 0 ? 0 : Math.max(1, Math.floor((count * n) / all))))
  for (let i = 0, left = count - shares.reduce((sum, n) => sum + n, 0); left !== 0; i++) {
    const at = i % shares.length
    const step = Math.sign(left)
    if (need[at] === 0 || (step < 0 && shares[at]! <= 1)) continue
    shares[at]! += step
    left -= step
  }
  return shares
}

/** A third of the power is not Sigils, where such cards fit; Sigils follow what the cards need. */
function choosePower(
  need: readonly number[],
  fitting: readonly number[],
  count: number,
  copies: number,
): Map<number, number> {
  const power = new Map<number, number>()
  let special = Math.floor(count / 3)
  let left = count
  for (const d of fitting) {
    const n = Math.min(copies, special)
    if (n === 0) break
    power.set(d, n)
    special -= n
    left -= n
  }
  sigilShares(need, left).forEach((n, faction) => {
    if (n > 0) power.set(SIGIL.indexOf(faction + 1), n)
  })
  return power
}

/** Five other cards of the same factions, for a deck with a card that uses them. */
function chooseMarket(pool: readonly number[], cards: ReadonlyMap<number, number>, dice: Dice): number[] {
  if (![...cards.keys()].some(needsMarket)) return []
  const market = shuffledBy(
    dice,
    pool.filter((d) => !cards.has(d)),
  ).slice(0, MARKET_SIZE)
  return market.length === MARKET_SIZE ? market : []
}

/** The letters of a faction pair by chance. */
function twoFactions(dice: Dice): string {
  const first = dice(INFLUENCE_LETTERS.length)
  const second = (first + 1 + dice(INFLUENCE_LETTERS.length - 1)) % INFLUENCE_LETTERS.length
  return [first, second]
    .sort()
    .map((f) => INFLUENCE_LETTERS[f]!)
    .join('')
}

/** A legal deck of these factions (`FJ`; two by chance when none are named) from a seed. */
export function randomDeck(
  factions: string,
  seed: string,
  format: Format = 'throne',
  rank: Rank = () => 0,
): DeckList {
  const dice = fairNumbers(seedFrom(`deck ${seed}`))
  const letters = factions === '' ? twoFactions(dice) : factions
  const mask = Array.from(letters).reduce(
    (bits, letter) => bits | (1 << INFLUENCE_LETTERS.indexOf(letter)),
    0,
  )
  const size = Math.max(LIMITS[format].least, LIMITS.draft.least)
  const copies = format === 'draft' ? DRAFT_COPIES : COPIES
  const powers = Math.ceil(size / 3) + dice(EXTRA_POWER)
  const inOrder = (list: readonly number[]): number[] =>
    shuffledBy(dice, list).sort((a, b) => rank(definitions[a]!.id) - rank(definitions[b]!.id))
  const pool = inOrder(poolOf(mask))
  const cards = chooseCards(pool, size - powers, copies, dice)
  const others = [...cards.values()].reduce((sum, n) => sum + n, 0)
  const power = choosePower(needs(cards, mask), inOrder(fittingPower(mask)), size - others, copies)
  const byCost = [...cards].sort(([a], [b]) => definitions[a]!.cost - definitions[b]!.cost || a - b)
  return {
    name: `random ${letters} ${seed}`.trim(),
    format,
    main: [...byCost, ...power].map(([d, n]): [number, string] => [n, definitions[d]!.id]),
    market: chooseMarket(pool, cards, dice).map((d) => definitions[d]!.id),
  }
}
