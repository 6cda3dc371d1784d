/*
 * What views, events and options call places, turn order cards and the life of a player. Names are made and read here
 * alone, so that whoever is given one looks it up and takes nothing out of it.
 */

const SEATS = [0, 1, 2, 3] as const
const BREACHES = [1, 2, 3, 4] as const

/** The piles of a player, in the order of their zones. */
export const OWN_ZONES = ['hand', 'deck', 'discard pile', 'play area'] as const
export type OwnZone = (typeof OWN_ZONES)[number]

const COMMON_ZONES = [
  'nemesis deck',
  'nemesis discard pile',
  'nemesis play',
  'turn order deck',
  'turn order discard pile',
  'drawn nemesis card',
  'destroyed',
] as const
export type CommonZone = (typeof COMMON_ZONES)[number]

export type Place =
  | { readonly kind: 'own'; readonly player: number; readonly zone: OwnZone }
  | { readonly kind: 'breach'; readonly player: number; readonly breach: number }
  | { readonly kind: 'supply' }
  | { readonly kind: 'common'; readonly zone: CommonZone }
  | { readonly kind: 'side'; readonly name: string }

export const ownZone = (player: number, zone: OwnZone): string => `player ${player + 1} ${zone}`
/** Breaches are counted from 1. */
export const breachZone = (player: number, breach: number): string => `player ${player + 1} breach ${breach}`
const PILE = 'pile '
export const supplyZone = (pile: number): string => `${PILE}${pile + 1}`

const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...COMMON_ZONES.map((zone): [string, Place] => [zone, { kind: 'common', zone }]),
  ...SEATS.flatMap((player): [string, Place][] => [
    ...OWN_ZONES.map((zone): [string, Place] => [ownZone(player, zone), { kind: 'own', player, zone }]),
    ...BREACHES.map((breach): [string, Place] => [
      breachZone(player, breach),
      { kind: 'breach', player, breach },
    ]),
  ]),
])

/** A place by its name; what is none of the others is a pile of the nemesis. */
export const placeNamed = (name: string): Place =>
  places.get(name) ?? (name.startsWith(PILE) ? { kind: 'supply' } : { kind: 'side', name })

/** Turn order cards: players 1 to 4, the wild card, two split cards, the nemesis and its assault. */
export const TURN_CARDS = [
  'player-1',
  'player-2',
  'player-3',
  'player-4',
  'wild',
  'split-1-2',
  'split-3-4',
  'nemesis',
  'assault',
] as const
export type TurnCard = (typeof TURN_CARDS)[number]

const turnSeats: Readonly<Record<TurnCard, readonly number[]>> = {
  'player-1': [0],
  'player-2': [1],
  'player-3': [2],
  'player-4': [3],
  wild: [],
  'split-1-2': [0, 1],
  'split-3-4': [2, 3],
  nemesis: [],
  assault: [],
}

/** Is this card one of the turn order? */
export const isTurnCardId = (id: string): id is TurnCard => Object.hasOwn(turnSeats, id)

/** Whose turn a turn order card brings; none for the nemesis, and for the wild card, which the players decide on. */
export const turnSeatsOf = (id: string): readonly number[] => (isTurnCardId(id) ? turnSeats[id] : [])

/** The life of a player, among the numbers that change. */
export const lifeOfSeat = (seat: number): string => `player ${seat}`
/** Whose life it is; null for a number that is nobody's. */
export const seatOfLife = (of: string): number | null => SEATS.find((seat) => lifeOfSeat(seat) === of) ?? null
