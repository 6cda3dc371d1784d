import { sorted } from '../../../../language/text/french/names.ts'
import type { Noun } from '../../../../language/text/french/nouns.ts'

export interface FrenchName {
  /** With the gender of the noun, which decides every agreement. */
  readonly noun: Noun
  /** What the card calls itself after its full name: « Navani ». */
  readonly short?: string
}

/** Somebody with a title stays one: « Navani, chantre de guerre » has no other plural. */
export const named = (noun: Noun, short?: string): FrenchName => {
  if (short === undefined) return { noun }
  const many = noun.one.includes(',') ? noun.one : noun.many
  return { noun: sorted('proper', { ...noun, many }), short }
}

/** A title that is a verb or stands in the plural: « le sort Allumer la mèche », « l'arme Dagues ornementales ». */
export const title = (noun: Noun): FrenchName => ({ noun: sorted('title', { ...noun, many: noun.one }) })

/** There is only one: « le Tourmenteur ». */
export const only = (noun: Noun): FrenchName => ({ noun: sorted('unique', noun) })
