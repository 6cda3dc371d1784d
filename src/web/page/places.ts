import { GAMES } from '../source/source.ts'
import { route } from './route.ts'

/** Places that every page leads to, in the order of the header. A new one needs its words in `homeWords.places`. */
export const PLACES = ['together', 'learn', 'campaign', 'ladder', 'decks', 'cards', 'lab'] as const
export type PlaceId = (typeof PLACES)[number]

/** Places that lead on within the game somebody is at. */
const OF_A_GAME: readonly PlaceId[] = ['learn', 'cards', 'ladder', 'lab']

/** Where a place is, for somebody who is here: the same game, if the place has games. */
export function pathTo(place: PlaceId): readonly string[] {
  const game = GAMES.find((id) => route.value.path.includes(id))
  return game !== undefined && OF_A_GAME.includes(place) ? [place, game] : [place]
}
