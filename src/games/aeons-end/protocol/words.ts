import {
  about,
  between as from,
  listOfEach,
  named,
  oneWordOf,
  orNothing,
  type Shape,
  shape,
  text,
} from '../../../language/shapes.ts'
import { PHASES } from '../visibility.ts'

/* What views, options and events of Aeon's End are made of. */

export const word = text
export const seat = about('A seat, from 0.', from(0, 3))
export const card = about('The id of a card.', text)
export const mageId = about('The id of a mage.', text)
export const zone = about('A place, such as “player 1 hand”, “pile 3” or “nemesis deck”.', text)
export const phase = named('phase', oneWordOf(PHASES, 'phase'))

const nemesis = oneWordOf(['nemesis'], 'side')
export const seatOrNemesis: Shape<number | 'nemesis'> = shape(
  (value, place) => (typeof value === 'number' ? seat(value, place) : nemesis(value, place)),
  (named) => ({ anyOf: [seat.schema(named), nemesis.schema(named)] }),
)

/** A breach of a player. */
export const inBreach = { player: seat, breach: about('Its number, from 1.', from(1, 4)) }

export const between = about(
  'The two supply piles next to a bridge, by what they sell; null for an empty one.',
  listOfEach(orNothing(card)),
)
