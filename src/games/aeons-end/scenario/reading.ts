import { Refusal } from '../../../kernel/refusal.ts'
import { NONE } from '../../../kernel/state.ts'
import { defNamed } from '../content.ts'

/** A part of a scenario as it came from outside. */
export type Entries = Readonly<Record<string, unknown>>

export const inside = (place: string, key: string): string => (place === '' ? key : `${place}.${key}`)

export const shown = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing')

export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object that has only these keys; a key ending in * stands for all that begin so. */
export function entries(value: unknown, known: readonly string[], place: string): Entries {
  if (value === undefined || value === null) return {}
  if (!isEntries(value))
    throw new Refusal(`expected entries such as ${known[0]}, found ${shown(value)}`, place)
  for (const key of Object.keys(value))
    if (!known.some((k) => (k.endsWith('*') ? key.startsWith(k.slice(0, -1)) : k === key)))
      throw new Refusal(`there is no entry “${key}” here; there are ${known.join(', ')}`, inside(place, key))
  return value
}

export function whole(value: unknown, place: string, least = 0, most = 999): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new Refusal(`expected a number from ${least} to ${most}, found ${shown(value)}`, place)
}

/** A list, or one thing that stands for a list of one. */
export function list(value: unknown, place: string): readonly unknown[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value
  if (typeof value === 'object') throw new Refusal(`expected a list, found ${shown(value)}`, place)
  return [value]
}

export function oneOf<T extends string>(
  value: unknown,
  allowed: readonly T[],
  what: string,
  place: string,
): T {
  const found = allowed.find((a) => a === value)
  if (found !== undefined) return found
  throw new Refusal(`${shown(value)} is no ${what}; there are ${allowed.join(', ')}`, place)
}

/** The number of a card. */
export function card(value: unknown, place: string): number {
  const def = typeof value === 'string' ? defNamed(value) : NONE
  if (def === NONE) throw new Refusal(`there is no card ${shown(value)}`, place)
  return def
}

/** `player 2` is seat 1. */
export function seat(value: unknown, players: number, place: string): number {
  const n = typeof value === 'string' ? Number(/^player (\d)$/.exec(value)?.[1] ?? Number.NaN) : Number.NaN
  if (n >= 1 && n <= players) return n - 1
  throw new Refusal(`${shown(value)} is nobody at this table; there are player 1 to player ${players}`, place)
}

/** A breach by its number on the mat. */
export const breachNumber = (value: unknown, place: string): number => whole(value, place, 1, 4) - 1
