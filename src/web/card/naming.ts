import type { CardEntry } from '../../language/face.ts'

/** A card as it stands in a sentence, never its bare name: French needs the article. */
export type InSentence = string & { readonly inSentence: true }

/*
 * « une Torche », « la Torche », in English the name. The words of the page are elided when they are said: « de la
 * Torche », but « du Goliath de lave ».
 */
export const aCard = (entry: CardEntry | undefined): InSentence =>
  (entry?.named?.a ?? entry?.name ?? '') as InSentence
export const theCard = (entry: CardEntry | undefined): InSentence =>
  (entry?.named?.the ?? entry?.name ?? '') as InSentence
