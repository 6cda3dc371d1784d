import {
  about,
  listOfEach,
  named,
  number,
  object,
  oneWordOf,
  type ShapeOf,
  text,
} from '../../../language/shapes.ts'
import { DIFFICULTIES } from '../setup/difficulties.ts'
import { VARIANT_NAMES } from '../setup/document.ts'
import { card, mageId, word } from './words.ts'

const cards = listOfEach(card)
const set = about('The set that it comes from.', word)

const mage = object(
  {
    id: mageId,
    name: text,
    title: text,
    set,
    ability: object({ name: text, charges: number, text: listOfEach(text) }, {}),
    hand: cards,
    deck: cards,
    breaches: about(
      'How each begins: quarter turns, or opened, or not there.',
      listOfEach(oneWordOf(['open', 'absent', 0, 1, 2, 3], 'beginning of a breach')),
    ),
  },
  {},
)

const nemesis = object(
  {
    id: word,
    name: text,
    set,
    life: number,
    difficulty: about('As printed, from 1 to 10.', number),
    mat: listOfEach(
      object(
        {
          part: oneWordOf(['setup', 'unleash', 'rules', 'increased'], 'part of a mat'),
          heading: text,
          lines: listOfEach(text),
        },
        {},
      ),
    ),
  },
  {},
)

/** Everything a table can choose before the game, as a page shows it. */
export const offer = named(
  'offer',
  object(
    {
      mages: listOfEach(mage),
      nemeses: listOfEach(nemesis),
      difficulties: listOfEach(oneWordOf(DIFFICULTIES, 'difficulty')),
      supplies: listOfEach(object({ id: word, piles: listOfEach(word) }, {})),
      slots: about('What each of the nine piles holds unless a table wants it otherwise.', listOfEach(word)),
      supplyCards: cards,
      variants: listOfEach(
        object(
          {
            id: oneWordOf(VARIANT_NAMES, 'variant'),
            text,
            numbers: about('The numbers that may be chosen; empty for a switch.', listOfEach(number)),
          },
          {},
        ),
      ),
    },
    {},
  ),
)
export type AeonsEndOffer = ShapeOf<typeof offer>
