import { elide, typeset } from '../../../../language/text/french/elision.ts'
import { nameNoun } from './nouns.ts'

/** The French name of a card as it is shown. */
export const frenchName = (id: string): string => typeset(elide(nameNoun(id).one))
