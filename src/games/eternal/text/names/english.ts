/** What English needs to know of a card beyond its name, which is in the definition. */
export interface EnglishName {
  /** What the card calls itself after its full name: "Navani". */
  readonly short?: string
  /** Characters are he or she; everything else is it. */
  readonly pronoun?: 'he' | 'she'
  readonly plural?: string
}

export const englishNames: Readonly<Record<string, EnglishName>> = {
  '1-16': { pronoun: 'he' },
  '1-19': { pronoun: 'she' },
  '1-22': { pronoun: 'she' },
  '1-30': { pronoun: 'she' },
  '1-56': { short: 'Izalio', pronoun: 'he' },
  '1-61': { short: 'Kaleb', pronoun: 'he' },
  '1-73': { pronoun: 'she' },
  '1-74': { pronoun: 'she' },
  '1-78': { pronoun: 'she' },
  '1-104': { pronoun: 'she' },
  '1-110': { pronoun: 'she' },
  '1-116': { pronoun: 'she' },
  '1-123': { short: 'Marisen', pronoun: 'she' },
  '1-124': { short: 'Talir', pronoun: 'she' },
  '1-127': { pronoun: 'she' },
  '1-147': { pronoun: 'he' },
  '1-156': { pronoun: 'she' },
  '1-174': { short: 'Ironthorn', pronoun: 'he' },
  '1-185': { short: 'Rolant', pronoun: 'he' },
  '1-224': { pronoun: 'she' },
  '1-230': { pronoun: 'she' },
  '1-233': { pronoun: 'he' },
  '1-239': { short: 'Jarrall', pronoun: 'he' },
  '1-245': { short: 'Eilyn', pronoun: 'she' },
  '1-268': { pronoun: 'he' },
  '1-295': { short: 'Ashara', pronoun: 'she' },
  '1-307': { short: 'Vara', pronoun: 'she' },
  '1-323': { short: 'Navani', pronoun: 'she' },
  '1-326': { short: 'Ijin' },
  '1-329': { short: 'Icaria', pronoun: 'she' },
  '1-335': { short: 'Siraf', pronoun: 'she' },
  '1-347': { short: 'Vodakhan', pronoun: 'he' },
  '1-356': { pronoun: 'he' },
  '1-362': { short: 'Cirso', pronoun: 'he' },
  '1-366': { short: 'Curiox' },
  '1-368': { pronoun: 'she' },
  '1-383': { short: 'Nightmaw' },
  '1-386': { pronoun: 'she' },
  '1-400': { short: 'Voprex' },
  '1-511': { short: 'Wump' },
  '1-518': { short: 'Azindel', pronoun: 'he' },
  '1-519': { short: 'Rilgon', pronoun: 'he' },
  '1-t-muertis-pale-rider': { short: 'Muertis' },
  '1-t-occi-pale-rider': { short: 'Occi' },
  '1-t-sangu-pale-rider': { short: 'Sangu' },
  '1-t-volan-pale-rider': { short: 'Volan' },
  '1-t-grenadin': { plural: 'Grenadin' },
}
