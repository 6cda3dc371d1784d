import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { mages, nemeses } from '../../src/games/aeons-end/packs/all.ts'
import { offeredDecks } from '../../src/games/eternal/deck-building/offered.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import type { Playable } from '../../src/language/face.ts'

export interface Sitting {
  readonly title: string
  readonly game: Playable
  readonly document: unknown
}

const team = (n: number): string[] => mages.slice(0, n).map(({ id }) => id)

/** Every nemesis against every number of mages, every deck that is offered against itself and the next two. */
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
  ...offeredDecks
    .filter(({ format }) => format === 'throne')
    .flatMap(({ name: first }, i, all) =>
      [i, i + 1, i + 2].map((j) => {
        const second = all[j % all.length]!.name
        return {
          title: `${first} against ${second}`,
          game: eternal,
          document: eternal.setupFrom({ deck1: first, deck2: second, rules: '2019' }),
        }
      }),
    ),
]
