import { Refusal } from '../kernel/refusal.ts'

/*
 * What comes from outside (set-ups, scenarios, decks) becomes a type once, here. Every reader takes the value and
 * the path to it, and refuses with one sentence that says what was found and what would be right.
 */

/** An object as it came from outside. */
export type Entries = Readonly<Record<string, unknown>>

export const inside = (place: string, key: string): string => (place === '' ? key : `${place}.${key}`)

/** Whatever is refused within a place is refused with the whole path to it. */
export function within<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.sentence, error.place === '' ? place : inside(place, error.place))
  }
}

export const shown = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing')

/** The same where it is said in French. */
export const shownInFrench = (value: unknown): string => (value === undefined ? 'rien' : shown(value))

export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with no other entries than these; nothing at all is an object without entries. */
export function entries(value: unknown, known: readonly string[], place: string): Entries {
  if (value === undefined || value === null) return {}
  if (!isEntries(value))
    throw new Refusal(
      {
        en: `expected entries such as ${known[0]}, found ${shown(value)}`,
        fr: `il faut des entrées comme ${known[0]}, pas ${shownInFrench(value)}`,
      },
      place,
    )
  for (const key of Object.keys(value))
    if (!known.some((k) => (k.endsWith('*') ? key.startsWith(k.slice(0, -1)) : k === key)))
      throw new Refusal(
        {
          en: `there is no entry “${key}” here; there are ${known.join(', ')}`,
          fr: `il n’y a pas d’entrée “${key}” ici\u202f; il y a ${known.join(', ')}`,
        },
        inside(place, key),
      )
  return value
}

/** The same where something must be there, which is called by its name. */
export function entriesOf(value: unknown, allowed: readonly string[], place: string, what: string): Entries {
  if (!isEntries(value))
    throw new Refusal(
      {
        en: `${what} is an object with ${allowed.join(', ')}`,
        fr: `il faut un objet avec ${allowed.join(', ')}`,
      },
      place,
    )
  for (const key of Object.keys(value))
    if (!allowed.includes(key))
      throw new Refusal(
        {
          en: `${what} has no such entry; there are ${allowed.join(', ')}`,
          fr: `entrée inconnue\u202f; il y a ${allowed.join(', ')}`,
        },
        inside(place, key),
      )
  return value
}

export function listOf(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value))
    throw new Refusal(
      { en: `expected a list, found ${shown(value)}`, fr: `il faut une liste, pas ${shownInFrench(value)}` },
      place,
    )
  return value
}

/** A list, or one thing that stands for a list of one. */
export function list(value: unknown, place: string): readonly unknown[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'object') return listOf(value, place)
  return [value]
}

export function whole(value: unknown, place: string, least = 0, most = 999): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new Refusal(
    {
      en: `expected a number from ${least} to ${most}, found ${shown(value)}`,
      fr: `il faut un nombre de ${least} à ${most}, pas ${shownInFrench(value)}`,
    },
    place,
  )
}

export function oneOf<T extends string | number | boolean>(
  value: unknown,
  allowed: readonly T[],
  what: string,
  place: string,
): T {
  const found = allowed.find((one) => one === value)
  if (found !== undefined) return found
  throw new Refusal(
    {
      en: `${shown(value)} is not ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}; choose one of ${allowed.join(', ')}`,
      fr: `${shownInFrench(value)} n’est pas ici une valeur possible\u202f; choisissez parmi ${allowed.join(', ')}`,
    },
    place,
  )
}

/** A switch on a command line: on or off, and nothing else. */
export function switchOf(text: string, place: string): boolean {
  if (text !== 'true' && text !== 'false')
    throw new Refusal(
      { en: `expected true or false, found ${shown(text)}`, fr: `true ou false attendu, pas ${shown(text)}` },
      place,
    )
  return text === 'true'
}
