/** Who sits on a seat, as the words call them: you who read, the one against you, somebody by name, or a number. */
export type Person = { readonly you: true } | { readonly opponent: true } | { readonly name: string } | null

interface Seated {
  readonly bot: unknown
  readonly name?: string
}

/**
 * One person among bots is "you". Of people who share a screen the one who reads is "you" where it is known who that
 * is; the others have their names. Bots among themselves stay numbers, and so do people without a name whom nobody
 * hands the screen to.
 */
export function peopleAt(seats: readonly Seated[], reader?: number): readonly Person[] {
  const people = seats.filter(({ bot }) => bot === null)
  if (people.length === 0) return seats.map(() => null)
  const you = people.length === 1 ? seats.indexOf(people[0]!) : reader
  return seats.map(({ name }, seat) => {
    if (seat === you) return { you: true }
    if (name !== undefined) return { name }
    return you === undefined ? null : { opponent: true }
  })
}
