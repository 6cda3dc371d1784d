import type { Plain } from '../language/face.ts'

/** Does a value have everything that a part of it asks for? */
export function contains(whole: unknown, part: Plain): boolean {
  if (typeof part !== 'object' || part === null) return whole === part
  if (typeof whole !== 'object' || whole === null) return false
  const entries = whole as Readonly<Record<string, unknown>>
  return Object.entries(part).every(([key, value]) => contains(entries[key], value))
}
