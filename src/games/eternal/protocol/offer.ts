import {
  about,
  flag,
  listOfEach,
  named,
  object,
  oneWordOf,
  type ShapeOf,
  text,
} from '../../../language/shapes.ts'
import { FORMATS } from '../deck-building/deck-list.ts'
import { ERAS } from '../deck-building/legality.ts'
import { FACTIONS } from '../language/nodes.ts'
import { faction, skill } from './words.ts'

/** Everything a table can choose before the game, as a page shows it. */
export const offer = named(
  'offer',
  object(
    {
      decks: listOfEach(
        object(
          {
            name: text,
            called: about('The name in the language of the reader.', text),
            starter: flag,
            factions: about('The factions it plays, the most frequent first.', listOfEach(faction)),
            card: about('The id of the card that stands for it.', text),
            line: about('How it wants to be played, in one line.', text),
            eras: about('Whose rules it keeps.', listOfEach(oneWordOf(ERAS, 'era'))),
          },
          {},
        ),
      ),
      formats: listOfEach(oneWordOf(FORMATS, 'format')),
      eras: listOfEach(oneWordOf(ERAS, 'era')),
      factions: listOfEach(object({ id: oneWordOf(FACTIONS, 'faction'), letter: faction, name: text }, {})),
      skills: listOfEach(object({ id: skill, name: text }, {})),
    },
    {},
  ),
)
export type EternalOffer = ShapeOf<typeof offer>
