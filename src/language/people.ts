/** Who sits on a seat, as the words call them: you who read, the one against you, somebody by name, or a number. */
export type Person = { readonly you: true } | { readonly opponent: true } | { readonly name: string } | null

/** One person among bots is "you"; people who share a screen stay numbers, and so do bots among themselves. */
export function peopleAt(bots: readonly boolean[]): readonly Person[] {
  const alone = bots.filter((bot) => !bot).length === 1
  return bots.map((bot) => (alone ? (bot ? { opponent: true } : { you: true }) : null))
}
