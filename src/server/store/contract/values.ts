/** Milliseconds since 1970 by the clock of the store, which all nodes share. */
export type Time = number
export type Language = 'en' | 'fr'
/** SHA-256 of a secret; the secret itself is never kept. */
export type Digest = Uint8Array

/** How long things are kept, in milliseconds. */
export interface Retention {
  readonly guests: number
  readonly sayings: number
  readonly openTables: number
}

/** A row of any kind, as it is moved from one store into another. */
export interface Dumped {
  readonly table: string
  readonly row: Readonly<Record<string, string | number | Uint8Array | null>>
}
