import type { Lang } from '../../../language/face.ts'
import type { ListedTable } from '../../../table/wire/api.ts'
import type { Fact } from '../../games/game.ts'
import { pageGames } from '../../games/index.ts'
import { GAMES } from '../../source/source.ts'
import { roomWords } from './room-words.ts'

/** How people play at this table, beside what is played: as the host has chosen it and everybody agrees by being ready. */
export function termsOf(
  {
    game,
    options,
    visibility,
  }: Pick<ListedTable, 'game' | 'options'> & {
    /** Null where nobody can sit down any more. */
    readonly visibility: ListedTable['visibility'] | null
  },
  lang: Lang,
): Readonly<Record<string, Fact>> {
  const room = roomWords[lang]
  const words = room.options
  const hidesCards = GAMES.some((each) => each === game && pageGames[each].hidesCards)
  return {
    pace: { title: words.pace, text: words.paces[options.pace] },
    ...(hidesCards
      ? {
          windows: {
            title: words.windows,
            text: `${words.windowKinds[options.windows]} (${words.windowHints[options.windows]})`,
          },
          decks: { title: room.decks, text: room.deckKinds[options.decks] },
        }
      : { together: { title: words.together, text: words.togethers[options.together] } }),
    undo: { title: words.undo, text: words.undos[options.undo] },
    talk: { title: words.talk, text: words.talks[options.talk] },
    watchers: { title: words.watchers, text: words.watcherKinds[options.watchers] },
    hints: { title: room.hints, text: room.hintKinds[options.hints ? 'yes' : 'no'] },
    ...(visibility === null
      ? {}
      : { visibility: { title: room.visibility, text: room.visibilities[visibility] } }),
  }
}
