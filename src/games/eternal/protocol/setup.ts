import {
  about,
  flag,
  listOfEach,
  named,
  number,
  object,
  oneWordOf,
  orNothing,
  pairOf,
  type ShapeOf,
  text,
} from '../../../language/shapes.ts'
import { FORMATS } from '../deck-building/deck-list.ts'
import { ERAS } from '../deck-building/legality.ts'

const cards = about('Cards by their numbers in the register.', listOfEach(number))
const deck = named('deck', object({ name: text, main: cards, market: cards }, {}))
export type Deck = ShapeOf<typeof deck>

/** A game that can begin: two decks, who starts, and what the format allows. */
export const setup = named(
  'setup',
  object(
    {
      decks: pairOf(deck),
      format: oneWordOf(FORMATS, 'format'),
      era: about('The values of the cards: those of today, or of 2019.', oneWordOf(ERAS, 'era')),
      first: about('The seat that starts; null for chance.', orNothing(oneWordOf([0, 1], 'seat'))),
      secondRedraw: flag,
    },
    {},
  ),
)
export type EternalSetup = ShapeOf<typeof setup>
