import { definitions, library, SIGIL } from '../content.ts'
import type { Format } from './deck-list.ts'

/** Which values cards have, and which markets are allowed: those of today, or of the printed rules of 2019. */
export const ERAS = ['today', '2019'] as const
export type Era = (typeof ERAS)[number]

/** Why a deck may not be played, with the number of the rule; `card` is an id. */
export type Reason =
  | {
      readonly why: 'too few cards'
      readonly rule: 'E076' | 'E078' | 'ED6'
      readonly have: number
      readonly need: number
    }
  | {
      readonly why: 'too many cards'
      readonly rule: 'E077' | 'E079'
      readonly have: number
      readonly most: number
    }
  | {
      readonly why: 'too little power'
      readonly rule: 'E080'
      readonly have: number
      readonly need: number
      readonly of: number
    }
  | {
      readonly why: 'too much power'
      readonly rule: 'E081'
      readonly have: number
      readonly need: number
      readonly of: number
    }
  | {
      readonly why: 'too many copies'
      readonly rule: 'ED1'
      readonly card: string
      readonly have: number
      readonly most: number
    }
  | { readonly why: 'created card'; readonly rule: 'ED2'; readonly card: string }
  | { readonly why: 'size of the market'; readonly rule: 'ED3'; readonly have: number; readonly need: number }
  | { readonly why: 'copies in the market'; readonly rule: 'ED4'; readonly card: string }
  | { readonly why: 'in deck and market'; readonly rule: 'ED5'; readonly card: string }
  | { readonly why: 'market without use'; readonly rule: 'E015' }

interface Limits {
  readonly least: number
  readonly leastRule: 'E076' | 'E078' | 'ED6'
  readonly mostRule: 'E077' | 'E079'
  readonly copies: boolean
  readonly shares: boolean
  /** May a player who has redrawn redraw once more (E094)? */
  readonly secondRedraw: boolean
}

/** How decks are built in each format. An expedition has the rules of a throne deck; its list of sets is not ours. */
export const LIMITS: Readonly<Record<Format, Limits>> = {
  throne: { least: 75, leastRule: 'E076', mostRule: 'E077', copies: true, shares: true, secondRedraw: false },
  expedition: {
    least: 75,
    leastRule: 'E076',
    mostRule: 'E077',
    copies: true,
    shares: true,
    secondRedraw: false,
  },
  draft: { least: 45, leastRule: 'E078', mostRule: 'E079', copies: false, shares: true, secondRedraw: false },
  open: { least: 1, leastRule: 'ED6', mostRule: 'E077', copies: false, shares: false, secondRedraw: false },
}

export const COPIES = 4
export const MARKET_SIZE = 5
export const LARGEST = 150
/** A draft deck has at most so many times the cards of its pool (E079). */
const POOLS = 3

/** A deck as definitions, one entry a card. */
export interface Built {
  readonly main: readonly number[]
  readonly market: readonly number[]
}

export interface Building {
  readonly format: Format
  readonly era: Era
  /** Cards of the draft pool, where it is known. */
  readonly pool?: number | undefined
}

/** Filled when somebody asks: of most cards nobody does. */
const usesMarket: (boolean | null)[] = library.list(() => null)
export const needsMarket = (d: number): boolean =>
  (usesMarket[d] ??= /"market"|swapWithMarket/.test(JSON.stringify(definitions[d])))

const counted = (cards: readonly number[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const d of cards) counts.set(d, (counts.get(d) ?? 0) + 1)
  return counts
}

/** Everything that keeps a deck out of a format; an empty list is a legal deck. */
export function reasonsAgainst({ main, market }: Built, { format, era, pool }: Building): Reason[] {
  const limits = LIMITS[format]
  const most = format === 'draft' && pool !== undefined ? Math.min(LARGEST, pool * POOLS) : LARGEST
  const reasons: Reason[] = []
  if (main.length < limits.least)
    reasons.push({ why: 'too few cards', rule: limits.leastRule, have: main.length, need: limits.least })
  if (main.length > most)
    reasons.push({ why: 'too many cards', rule: limits.mostRule, have: main.length, most })
  if (limits.shares) reasons.push(...powerShare(main))
  if (market.length > MARKET_SIZE || (limits.shares && market.length > 0 && market.length < MARKET_SIZE))
    reasons.push({ why: 'size of the market', rule: 'ED3', have: market.length, need: MARKET_SIZE })
  if (!limits.shares) return reasons
  const inDeck = counted(main)
  const inMarket = counted(market)
  for (const [d, have] of inDeck) {
    const { id, created } = definitions[d]!
    if (created) reasons.push({ why: 'created card', rule: 'ED2', card: id })
    if (limits.copies && have > COPIES && SIGIL[d] === 0)
      reasons.push({ why: 'too many copies', rule: 'ED1', card: id, have, most: COPIES })
  }
  for (const [d, copies] of inMarket) {
    const { id, created } = definitions[d]!
    const have = (inDeck.get(d) ?? 0) + copies
    if (created) reasons.push({ why: 'created card', rule: 'ED2', card: id })
    if (copies > 1) reasons.push({ why: 'copies in the market', rule: 'ED4', card: id })
    if (era === 'today' && inDeck.has(d)) reasons.push({ why: 'in deck and market', rule: 'ED5', card: id })
    else if (limits.copies && have > COPIES && SIGIL[d] === 0)
      reasons.push({ why: 'too many copies', rule: 'ED1', card: id, have, most: COPIES })
  }
  if (market.length > 0 && !main.some(needsMarket)) reasons.push({ why: 'market without use', rule: 'E015' })
  return reasons
}

function powerShare(main: readonly number[]): Reason[] {
  const of = main.length
  const need = Math.ceil(of / 3)
  const powers = main.filter((d) => definitions[d]!.kind === 'power').length
  const reasons: Reason[] = []
  if (powers < need) reasons.push({ why: 'too little power', rule: 'E080', have: powers, need, of })
  if (of - powers < need) reasons.push({ why: 'too much power', rule: 'E081', have: of - powers, need, of })
  return reasons
}
