import type { Amount, Filter, From, Owner, Pick, Source, Zone } from '../language/nodes.ts'

/*
 * What a selection speaks of, before any language: its noun, where it lies, whose it is, and what is
 * said about it. Both renderers read this and never the filters themselves.
 */

export type NounKey =
  | 'card'
  | 'gem'
  | 'relic'
  | 'spell'
  | 'corruption'
  | 'attack'
  | 'power'
  | 'minion'
  | 'acolyte'
  | 'husk'
  | 'pod'
  | 'beacon'
  | 'breach'
  | 'pile'
  | 'player'
  | 'ally'
  | 'turnCard'
  | 'nemesisCard'
  | 'strike'

export type State = 'opened' | 'closed' | 'empty'

export interface Described {
  readonly noun: NounKey
  /** Cards of one name. */
  readonly named?: string
  readonly zones: readonly Zone[]
  readonly owner: Owner
  readonly states: readonly State[]
  /** Two kinds at once: "a gem or relic". */
  readonly kinds: readonly NounKey[]
  readonly costing?: { readonly min?: number; readonly max?: number; readonly exactly?: number }
  readonly numbered?: readonly number[]
  readonly tier?: number
  readonly other?: true
  readonly notCorruption?: true
  readonly notWild?: true
  readonly of?: 'players' | 'nemesis' | 'subject'
  readonly when?: 'prepped' | 'drawn'
  readonly fresh?: true
  readonly fromNemesisDeck?: true
  readonly place?: 'castFrom' | 'adjacent' | { readonly breachOf: string }
  readonly except?: string
  readonly costingUpTo?: Amount
  readonly notNamed?: string
  /** Of the type of a card that was named. */
  readonly sameType?: true
  /** The last card of its pile. */
  readonly last?: true
  /** With a silence token. */
  readonly silenced?: true
  /** Linked with the first pile. */
  readonly connected?: true
  /** A set that a name was given to. */
  readonly bound?: string
}

const nouns: Readonly<Partial<Record<string, NounKey>>> = {
  gem: 'gem',
  relic: 'relic',
  spell: 'spell',
  corruption: 'corruption',
  attack: 'attack',
  power: 'power',
  minion: 'minion',
  acolyte: 'acolyte',
  husk: 'husk',
  pod: 'pod',
  beacon: 'beacon',
}

/** What lies in a place when nothing else is said. */
function nounIn(zone: Zone): NounKey {
  if (typeof zone === 'object') {
    if ('tokens' in zone) return 'card'
    if ('pile' in zone) return 'card'
    const { side } = zone
    if (side === 'corruption' || side === 'strike') return side
    const own = /^(acolyte|pod|beacon)/.exec(side)?.[1]
    if (own !== undefined) return own as 'acolyte' | 'pod' | 'beacon'
    return side === 'spell' || side === 'concentrate' ? 'spell' : 'card'
  }
  switch (zone) {
    case 'prepped':
    case 'nemesisPrepped':
      return 'spell'
    case 'breaches':
      return 'breach'
    case 'piles':
      return 'pile'
    case 'turnDeck':
    case 'turnDiscard':
      return 'turnCard'
    case 'minions':
      return 'minion'
    case 'players':
      return 'player'
    case 'nemesisDeck':
    case 'nemesisDiscard':
    case 'inPlay':
      return 'nemesisCard'
    default:
      return 'card'
  }
}

type Draft = { -readonly [K in keyof Described]: Described[K] } & { kinds: NounKey[]; states: State[] }

function read(filter: Filter, d: Draft, ownId: string): void {
  if ('is' in filter) {
    const kind = filter.is
    if (kind === 'opened' || kind === 'closed' || kind === 'empty') d.states.push(kind)
    else if (kind === 'playerCard') d.of = 'players'
    else if (kind === 'nemesisCard') d.of = 'nemesis'
    else if (kind === 'other') d.other = true
    else if (kind === 'preppedThisTurn') d.when = 'prepped'
    else if (kind === 'drawnThisTurn') d.when = 'drawn'
    else if (kind === 'fromNemesisDeck') d.fromNemesisDeck = true
    else if (kind === 'notYetChosen') d.fresh = true
    else if (kind === 'lastOfPile') d.last = true
    else if (kind === 'connected') d.connected = true
    else if (kind === 'silenced') d.silenced = true
    else if (kind !== 'wild') {
      const noun = nouns[kind]!
      d.kinds.push(noun)
      if (d.noun !== 'pile') d.noun = noun
    }
  } else if ('costing' in filter) d.costing = filter.costing
  else if ('costingUpTo' in filter) d.costingUpTo = filter.costingUpTo
  else if ('named' in filter) d.named = filter.named
  else if ('sameName' in filter) d.named = ownId
  else if ('sameTypeAs' in filter) d.sameType = true
  else if ('canBecome' in filter) d.notNamed = filter.canBecome
  else if ('numbered' in filter) d.numbered = filter.numbered
  else if ('tier' in filter) d.tier = filter.tier
  else if ('in' in filter)
    d.place =
      filter.in === 'adjacentToCastFrom' ? 'adjacent' : filter.in === 'castFrom' ? 'castFrom' : filter.in
  else if ('cardsOf' in filter) d.of = 'subject'
  else if ('except' in filter) d.except = filter.except
  else if ('anyOf' in filter) for (const each of filter.anyOf) read(each, d, ownId)
  else if ('named' in filter.not) d.notNamed = filter.not.named
  else if ('is' in filter.not && filter.not.is === 'corruption') d.notCorruption = true
  else if ('is' in filter.not && filter.not.is === 'wild') d.notWild = true
}

function draft(noun: NounKey, zones: readonly Zone[], owner: Owner): Draft {
  return { noun, zones, owner, states: [], kinds: [] }
}

/** `ownId` is the card the text stands on; `boundNoun` knows what a name was given to. */
export function describe(source: Source, ownId: string, boundNoun: (name: string) => NounKey): Described {
  if (source.op === 'bound') {
    const d = draft(boundNoun(source.name), [], 'subject')
    d.bound = source.name
    for (const filter of source.where ?? []) read(filter, d, ownId)
    return d
  }
  const sources: readonly From[] = source.op === 'union' ? source.sources : [source]
  const first = sources[0]!
  const d = draft(
    nounIn(first.zone),
    sources.map(({ zone }) => zone),
    first.of ?? 'subject',
  )
  for (const filter of first.where ?? []) read(filter, d, ownId)
  return d
}

/** A filter alone, as in "is it a …". */
export function describeFilter(filter: Filter, noun: NounKey, ownId: string): Described {
  const d = draft(noun, [], 'subject')
  read(filter, d, ownId)
  return d
}

/** The set a pick is taken from. */
export const sourceOf = (pick: Pick): Source | undefined => ('of' in pick ? pick.of : undefined)

export const isZone = (described: Described, zone: Zone): boolean =>
  described.zones.length === 1 && described.zones[0] === zone

/** The breach that the running spell was cast from. */
export const isCastFrom = (described: Described): boolean =>
  isZone(described, 'breaches') && described.place === 'castFrom'

/** Cards that a player has played this turn. */
export const arePlayed = (described: Described): boolean =>
  isZone(described, 'playArea') && described.owner === 'subject'

export const sideOf = ({ zones }: Described): string | undefined => {
  const [zone] = zones
  return typeof zone === 'object' && 'side' in zone ? zone.side : undefined
}

/** The number of a breach of the nemesis, by the name of its place. */
export const breachOfSide = (name: string): number | undefined => {
  const number = /^breach (\d)$/.exec(name)?.[1]
  return number === undefined ? undefined : Number(number)
}

export const pileOf = ({ zones }: Described): string | undefined => {
  const [zone] = zones
  return typeof zone === 'object' && 'pile' in zone ? zone.pile : undefined
}
