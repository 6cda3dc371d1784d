import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import type { OwnDeck } from '../../decks/deck.ts'
import { ownDeck } from '../../decks/store.ts'
import type { Player } from '../../source/source.ts'
import type { SeatChoice } from '../players.ts'

export type Side = 0 | 1
export const SIDES: readonly Side[] = [0, 1]

/** What the form says; the set-up that the game reads is made from it. */
export interface Plan {
  readonly decks: readonly [string, string]
  readonly seats: readonly [SeatChoice, SeatChoice]
  /** What two people at one screen are called; an empty name is none. */
  readonly names: readonly [string, string]
  readonly format: string
  readonly era: string
  readonly first: 'chance' | 'one' | 'two'
  readonly code: string | null
}

export const FIRST_PLAN: Plan = {
  decks: ['Rakano Warcry', 'Elysian Flyers'],
  seats: ['person', 'normal'],
  names: ['', ''],
  format: 'throne',
  era: 'today',
  first: 'chance',
  code: null,
}

export const RANDOM = 'random:'
/** A deck of the builder, by its id. */
export const OWN = 'own:'

/** The deck of the builder that this value names, or null. */
export const ownDeckIn = (value: string): OwnDeck | null =>
  value.startsWith(OWN) ? ownDeck(value.slice(OWN.length)) : null

/** A deck of the builder is put in as a list afterwards; until then the usual one stands for it. */
const sayable = (deck: string, side: Side): string =>
  ownDeckIn(deck) === null ? deck : FIRST_PLAN.decks[side]

export function flagsOf({ decks, format, era, first, code }: Plan): Record<string, string> {
  if (code !== null) return { code }
  return {
    deck1: sayable(decks[0], 0),
    deck2: sayable(decks[1], 1),
    format,
    rules: era,
    ...(first === 'chance' ? {} : { first: first === 'one' ? '1' : '2' }),
  }
}

/** The set-up with lists of the builder in place of what was said. */
export function withDecks(setup: unknown, own: readonly (OwnDeck | null)[]): unknown {
  if (typeof setup !== 'object' || setup === null || !('decks' in setup)) return setup
  const { decks } = setup
  if (!Array.isArray(decks)) return setup
  return {
    ...setup,
    decks: decks.map((deck: unknown, side) => {
      const built = own[side] ?? null
      return built === null ? deck : { name: built.name, main: built.main, market: built.market }
    }),
  }
}

/** What the document of a table says about its decks; null for one that its player keeps to herself. */
export function decksIn(setup: unknown): {
  readonly decks: readonly unknown[]
  readonly format?: string
  readonly rules?: string
} {
  if (typeof setup !== 'object' || setup === null || !('decks' in setup) || !Array.isArray(setup.decks))
    return { decks: SIDES.map(() => null) }
  return {
    decks: setup.decks,
    ...('format' in setup && typeof setup.format === 'string' ? { format: setup.format } : {}),
    ...('rules' in setup && typeof setup.rules === 'string' ? { rules: setup.rules } : {}),
  }
}

/** Who starts, as the document of a table says it. */
export function firstIn(setup: unknown): Plan['first'] {
  const first = typeof setup === 'object' && setup !== null && 'first' in setup ? setup.first : undefined
  return first === 0 ? 'one' : first === 1 ? 'two' : 'chance'
}

/** The document of a table by other rules. Decks are their players' own, the host's too: null leaves them as they are. */
export function withRules(
  setup: unknown,
  { format, era, first }: Pick<Plan, 'format' | 'era' | 'first'>,
): object {
  const { first: _, ...rest }: { readonly first?: unknown } =
    typeof setup === 'object' && setup !== null ? setup : {}
  return {
    ...rest,
    decks: SIDES.map(() => null),
    format,
    rules: era,
    ...(first === 'chance' ? {} : { first: first === 'one' ? 0 : 1 }),
  }
}

/** The same plan by rules that its decks keep: lists of 2019 shared cards between deck and market, which is over. */
export function withEra(plan: Plan, { decks, eras }: Pick<EternalOffer, 'decks' | 'eras'>): Plan {
  const chosen = decks.filter(({ name }) => plan.decks.includes(name))
  const keeps = (era: string): boolean => chosen.every((deck) => deck.eras.some((each) => each === era))
  return keeps(plan.era) ? plan : { ...plan, era: eras.find(keeps) ?? plan.era }
}

/** Do two people play at this screen? */
export const shareScreen = ({ seats }: Plan): boolean => seats.every((seat) => seat === 'person')

export const LONGEST_NAME = 24

/** Two people at one screen with the names they gave; the same name twice would tell nobody apart. */
export function named(players: readonly Player[], plan: Plan): readonly Player[] {
  const names = plan.names.map((name) => name.trim())
  if (!shareScreen(plan) || names[0] === names[1]) return players
  return players.map((player, side) => {
    const name = names[side] ?? ''
    return name === '' ? player : { ...player, name }
  })
}

export const placed = <T>(pair: readonly [T, T], side: Side, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value]
