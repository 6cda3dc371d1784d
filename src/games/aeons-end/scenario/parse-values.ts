import { Refusal } from '../../../kernel/refusal.ts'
import { NONE } from '../../../kernel/state.ts'
import { shown, whole } from '../../../language/parse-values.ts'
import type { Collection } from '../collection.ts'
import { defNamed, idOf, isSetAside, isTurnCard } from '../content.ts'

export {
  type Entries,
  entries,
  inside,
  isEntries,
  list,
  oneOf,
  shown,
  whole,
  within,
} from '../../../language/parse-values.ts'

/** The number of a card. */
export function card(value: unknown, place: string): number {
  const def = typeof value === 'string' ? defNamed(value) : NONE
  if (def === NONE)
    throw new Refusal(
      { en: `there is no card ${shown(value)}`, fr: `il n’y a pas de carte ${shown(value)}` },
      place,
    )
  return def
}

/** The number of a card that this game has: one of its packs, of the turn order, or a stand-in. */
export function cardOf(of: Collection, value: unknown, place: string): number {
  const def = card(value, place)
  if (isTurnCard(def) || isSetAside(idOf(def)) || idsOf(of).has(idOf(def))) return def
  throw new Refusal(
    {
      en: `${shown(value)} is in no pack of this game`,
      fr: `${shown(value)} n’est dans aucun paquet de cette partie`,
    },
    place,
  )
}

const known = new WeakMap<Collection, ReadonlySet<string>>()
function idsOf(of: Collection): ReadonlySet<string> {
  const ids = known.get(of) ?? new Set([...of.playerCards, ...of.nemesisCards].map(({ id }) => id))
  known.set(of, ids)
  return ids
}

/** `player 2` is seat 1. */
export function seat(value: unknown, players: number, place: string): number {
  const n = typeof value === 'string' ? Number(/^player (\d)$/.exec(value)?.[1] ?? Number.NaN) : Number.NaN
  if (n >= 1 && n <= players) return n - 1
  throw new Refusal(
    {
      en: `${shown(value)} is nobody at this table; there are player 1 to player ${players}`,
      fr: `${shown(value)} n’est personne à cette table\u202f; il y a player 1 à player ${players}`,
    },
    place,
  )
}

/** A breach by its number on the mat. */
export const breachNumber = (value: unknown, place: string): number => whole(value, place, 1, 4) - 1
