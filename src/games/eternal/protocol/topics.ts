import { about, kind, listOfEach, named, number, oneKindOf, type ShapeOf } from '../../../language/shapes.ts'
import { seat, zone } from './words.ts'

/** Something on the table whose numbers can be asked for their reasons. */
export const topic = named(
  'topic',
  oneKindOf({
    player: kind({ player: seat }, {}),
    attack: kind({ places: about('The units that would attack, by their places.', listOfEach(number)) }, {}),
    card: kind({ zone, of: seat, index: number }, {}),
  }),
)
export type Topic = ShapeOf<typeof topic>
