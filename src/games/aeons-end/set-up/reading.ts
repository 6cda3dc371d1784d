import { Refusal } from '../../../kernel/refusal.ts'

/** An outside value as an object with no other entries than these. */
export function entriesOf(
  value: unknown,
  allowed: readonly string[],
  place: string,
  what: string,
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(`${what} is an object with ${allowed.join(', ')}`, place)
  for (const key of Object.keys(value))
    if (!allowed.includes(key))
      throw new Refusal(
        `${what} has no such entry; there are ${allowed.join(', ')}`,
        place === '' ? key : `${place}.${key}`,
      )
  return value as Readonly<Record<string, unknown>>
}

export function listOf(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value))
    throw new Refusal(`expected a list, found ${JSON.stringify(value) ?? 'nothing'}`, place)
  return value
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
    `${JSON.stringify(value) ?? 'nothing'} is no ${what}; there are ${allowed.join(', ')}`,
    place,
  )
}
