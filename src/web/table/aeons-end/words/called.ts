/** Somebody in a sentence: by herself, as whose something is, and as whom something is to. */
export interface Called {
  readonly name: string
  readonly of: string
  readonly to: string
}
