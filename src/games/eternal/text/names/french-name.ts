import type { Noun } from '../../../../language/text/french/nouns.ts'

export interface FrenchName {
  /** With the gender of the noun, which decides every agreement. */
  readonly noun: Noun
  /** What the card calls itself after its full name: « Navani ». */
  readonly short?: string
}

/** Somebody with a title stays one: « Navani, chantre de guerre » has no other plural. */
export const named = ({ one, many, gender }: Noun, short?: string): FrenchName => {
  const noun = { one, many: one.includes(',') ? one : many, gender }
  return short === undefined ? { noun } : { noun, short }
}
