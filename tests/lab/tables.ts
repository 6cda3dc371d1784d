import { mages, nemeses } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { starterDecks } from '../../src/games/eternal/decks/starter.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import type { Playable } from '../../src/language/face.ts'

export interface Sitting {
  readonly title: string
  readonly game: Playable
  readonly document: unknown
}

const team = (n: number): string[] => mages.slice(0, n).map(({ id }) => id)

/** Every nemesis against every number of mages, every starter deck against every other and itself. */
export const sittings: readonly Sitting[] = [
  ...nemeses.flatMap(({ id: nemesis }) =>
    [1, 2, 3, 4]
      .filter((n) => n <= mages.length)
      .map((n) => ({
        title: `${nemesis} against ${n}`,
        game: aeonsEnd,
        document: { nemesis, mages: team(n) },
      })),
  ),
  ...starterDecks.flatMap(({ name: first }) =>
    starterDecks.map(({ name: second }) => ({
      title: `${first} against ${second}`,
      game: eternal,
      document: eternal.setupFrom({ deck1: first, deck2: second }),
    })),
  ),
]
