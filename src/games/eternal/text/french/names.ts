import { elide, typeset } from '../../../../language/text/french/elision.ts'
import { learnFrenchNames } from '../../card-names.ts'
import { nameNoun } from './nouns.ts'

/** The French name of a card as it is shown. */
export const frenchName = (id: string): string => typeset(elide(nameNoun(id).one))

// Whoever has these names can be called by them, too: in decks, positions and wishes.
learnFrenchNames(frenchName)
