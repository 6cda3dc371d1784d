import { about, kind, listOfEach, named, number, oneKindOf, type ShapeOf } from '../../../language/shapes.ts'
import { seat, zone } from './words.ts'

/** Something on the table whose numbers can be asked for their reasons. */
export const topic = named(
  'topic',
  oneKindOf({
    player: kind({ player: seat }, {}),
    attack: kind({ places: about('The units that would attack, by their places.', listOfEach(number)) }, {}),
    card: kind({ zone, of: seat, index: number }, {}),
    blocks: kind(
      {
        blockers: about('The own units that would block, by their places.', listOfEach(number)),
        attackers: about(
          'What each of them would block, by its place on the other side.',
          listOfEach(number),
        ),
      },
      {},
    ),
    answer: kind(
      {},
      {
        option: about(
          'An answer to the open question, by its place among the options; every card that could be played, where it is missing.',
          number,
        ),
      },
    ),
  }),
)
export type Topic = ShapeOf<typeof topic>
