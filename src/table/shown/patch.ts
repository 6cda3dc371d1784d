/**
 * What has changed between two plain values, small enough to be sent instead of the whole. `[0, value]` replaces,
 * `[1, changes, gone]` changes and removes keys of an object, `[2, from, drop, put, changes]` changes a list: items at
 * `from` are dropped and others put in their place, then single items change.
 */
export type Patch =
  | readonly [0, unknown]
  | readonly [1, Readonly<Record<string, Patch>>, readonly string[]]
  | readonly [2, number, number, readonly unknown[], readonly (readonly [number, Patch])[]]

type Entries = Record<string, unknown>

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The change from one value to another, or null when they are the same. What is undefined is not there. Parts that are
 * the same are taken over into the new value: whoever keeps it for the next comparison, as thousands of tables do, keeps
 * what is old already and lets go of what was made alike once more.
 */
export function diff(from: unknown, to: unknown): Patch | null {
  if (from === to) return null
  if (Array.isArray(from) && Array.isArray(to)) return listDiff(from, to)
  if (isEntries(from) && isEntries(to)) return entriesDiff(from, to)
  return [0, to]
}

const has = (value: Entries, key: string): boolean => value[key] !== undefined && Object.hasOwn(value, key)

/** As `diff`, for those who only want to know whether there is a change. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!same(one[i], other[i])) return false
    return true
  }
  if (!isEntries(one) || !isEntries(other)) return false
  let left = 0
  for (const key in other) {
    const value = other[key]
    if (value === undefined) continue
    if (!(has(one, key) && same(one[key], value))) return false
    left -= 1
  }
  for (const key in one) if (one[key] !== undefined) left += 1
  return left === 0
}

/** Goes through both as they are: most objects have not changed, and a list of keys for each of them would be made in vain. */
function entriesDiff(from: Entries, to: Entries): Patch | null {
  let changes: [string, Patch][] | null = null
  let common = 0
  for (const key in to) {
    const now = to[key]
    if (now === undefined) continue
    const before = from[key]
    if (before === now) {
      common += 1
      continue
    }
    const known = before !== undefined && Object.hasOwn(from, key)
    if (known) common += 1
    const change: Patch | null = known ? diff(before, now) : [0, now]
    if (change === null) {
      to[key] = before
      continue
    }
    changes ??= []
    changes.push([key, change])
  }
  const gone = goneFrom(from, to, common)
  return changes === null && gone.length === 0 ? null : [1, Object.fromEntries(changes ?? []), gone]
}

const NONE: readonly string[] = []

/** The keys of the first that the second does not have, when they have so many in common. */
function goneFrom(from: Entries, to: Entries, common: number): readonly string[] {
  let left = -common
  for (const key in from) if (from[key] !== undefined) left += 1
  if (left === 0) return NONE
  return Object.keys(from).filter((key) => from[key] !== undefined && !has(to, key))
}

function listDiff(from: readonly unknown[], to: unknown[]): Patch | null {
  const shorter = Math.min(from.length, to.length)
  if (from.length === to.length) {
    let changes: [number, Patch][] | null = null
    for (let i = 0; i < to.length; i++) {
      const change = diff(from[i], to[i])
      if (change === null) {
        to[i] = from[i]
        continue
      }
      changes ??= []
      changes.push([i, change])
    }
    return changes === null ? null : [2, 0, 0, [], changes]
  }
  let start = 0
  while (start < shorter && same(from[start], to[start])) {
    to[start] = from[start]
    start += 1
  }
  let end = 0
  while (end < shorter - start && same(from.at(-1 - end), to.at(-1 - end))) {
    to[to.length - 1 - end] = from.at(-1 - end)
    end += 1
  }
  return [2, start, from.length - start - end, to.slice(start, to.length - end), []]
}

/** The value that a patch makes of another; refuses one that was made for a different value. */
export function patched(value: unknown, patch: Patch): unknown {
  switch (patch[0]) {
    case 0:
      return patch[1]
    case 1: {
      if (!isEntries(value)) throw new TypeError('a patch of an object, but there is none')
      const [, changes, gone] = patch
      const kept = Object.entries(value).filter(
        ([key]) => !gone.includes(key) && !Object.hasOwn(changes, key),
      )
      const changed = Object.entries(changes).map(([key, change]): [string, unknown] => [
        key,
        patched(Object.hasOwn(value, key) ? value[key] : undefined, change),
      ])
      return Object.fromEntries([...kept, ...changed])
    }
    case 2: {
      if (!Array.isArray(value)) throw new TypeError('a patch of a list, but there is none')
      const [, from, drop, put, changes] = patch
      const list: unknown[] = [...value.slice(0, from), ...put, ...value.slice(from + drop)]
      for (const [i, change] of changes) list[i] = patched(list[i], change)
      return list
    }
  }
}
