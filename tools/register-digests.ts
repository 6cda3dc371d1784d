import { createHash } from 'node:crypto'

/*
 * What was given is given for ever, and whoever has no history of the project must be able to tell. So beside the registers stand
 * digests of their beginnings, of each as long as it was when it grew: a list that is only ever written at its end.
 */

export type Register = Readonly<Record<string, readonly string[]>>
/** Of each kind: what an id was called when it was given its number. A number is for ever, a name may become plainer. */
export type FormerNames = Readonly<Record<string, Readonly<Record<string, string>>>>
/** Of each kind: how many ids there were, and a digest of them. */
export type Digests = Readonly<Record<string, readonly string[]>>

const digestOf = (ids: readonly string[]): string =>
  `${ids.length} ${createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 24)}`
/** The register with the names that its ids were first given: digests are made of these. */
export const asFirstNamed = (register: Register, formerly: FormerNames = {}): Register =>
  Object.fromEntries(
    Object.entries(register).map(([kind, ids]) => [kind, ids.map((id) => formerly[kind]?.[id] ?? id)]),
  )

const lengthIn = (entry: string): number => Number.parseInt(entry, 10)

/** Every beginning that was noted and is no more, one sentence each. */
export function changedSince(noted: Digests, register: Register): string[] {
  return Object.entries(noted).flatMap(([kind, entries]) =>
    entries.flatMap((entry) =>
      digestOf((register[kind] ?? []).slice(0, lengthIn(entry))) === entry
        ? []
        : [`${kind}: the first ${lengthIn(entry)} ids are others than they were`],
    ),
  )
}

/** The kinds that have grown since. */
export const grownSince = (noted: Digests, register: Register): string[] =>
  Object.keys(register).filter((kind) => lengthIn(noted[kind]?.at(-1) ?? '-1') !== register[kind]!.length)

/** The digests with those of what has grown at the end; refuses where a beginning has changed. */
export function noting(noted: Digests, register: Register): Digests {
  const [changed] = changedSince(noted, register)
  if (changed !== undefined) throw new Error(changed)
  const grown = grownSince(noted, register)
  return {
    ...noted,
    ...Object.fromEntries(grown.map((kind) => [kind, [...(noted[kind] ?? []), digestOf(register[kind]!)]])),
  }
}
