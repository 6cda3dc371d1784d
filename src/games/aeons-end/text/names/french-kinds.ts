import { sorted } from '../../../../language/text/french/names.ts'
import { m, type Noun } from '../../../../language/text/french/nouns.ts'

/** A title that is a verb: in a sentence « le sort Attiser », never with an article of its own. */
export const title = (name: string): Noun => sorted('title', m(name, name))
/** A name in the plural is said behind what it is: « le serviteur Fileuses hurlantes ». */
export const several = (noun: Noun): Noun => sorted('title', noun)
/** Somebody's name. */
export const person = (noun: Noun): Noun => sorted('proper', noun)
