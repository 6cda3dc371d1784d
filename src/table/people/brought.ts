import type { Plain, Playable } from '../../language/face.ts'

/* What each seat brings along to a table, its mage or its deck, is one list in the document of a set-up. */

type Bringing = Pick<Playable, 'brings' | 'readSetup' | 'settled'>
type Entries = Readonly<Record<string, unknown>>

/** What every seat brings along in this document, which the game can read. */
export function broughtIn(game: Bringing, document: unknown): readonly Plain[] {
  const said = (document as Entries)[game.brings]
  // What is not said is as usual.
  return (said ?? (game.settled(game.readSetup(document)) as Entries)[game.brings]) as readonly Plain[]
}

/** The same document with what these seats bring along; undefined leaves a seat as it is. */
export const withBrought = (
  game: Bringing,
  document: unknown,
  parts: readonly (Plain | undefined)[],
): Plain => ({
  ...(document as Readonly<Record<string, Plain>>),
  [game.brings]: broughtIn(game, document).map((part, seat) => parts[seat] ?? part),
})

/** The same document for fewer: without these seats and what they bring along. */
export const withoutSeats = (game: Bringing, document: unknown, closed: readonly number[]): Plain => ({
  ...(document as Readonly<Record<string, Plain>>),
  [game.brings]: broughtIn(game, document).filter((_, seat) => !closed.includes(seat)),
})

/** The same document, with null for whatever the seats keep to themselves. */
export const withHidden = (game: Bringing, document: unknown, shows: (seat: number) => boolean): Plain => ({
  ...(document as Readonly<Record<string, Plain>>),
  [game.brings]: broughtIn(game, document).map((part, seat) => (shows(seat) ? part : null)),
})

/** The document for the same people on other seats: `from` says where each sat, and all keep what is theirs. */
export const withSeatsMoved = (game: Bringing, document: unknown, from: readonly number[]): Plain => {
  const parts = broughtIn(game, document)
  return withBrought(
    game,
    document,
    from.map((seat) => parts[seat]),
  )
}
