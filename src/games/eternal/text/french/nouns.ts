import { m, type Noun, nominative, pronoun } from '../../../../language/text/french/nouns.ts'
import { todaysId } from '../../era.ts'
import type { CardDefinition } from '../../language/nodes.ts'
import { frenchNames } from '../names/french.ts'
import { definitionWith } from '../names.ts'
import type { Head } from '../things.ts'
import { kinds, sigil, sigils, typeNoun } from './lexicon.ts'

/** The name of a card as a noun with gender and plural. */
export function nameNoun(id: string): Noun {
  const english = definitionWith(id)?.name ?? id
  return frenchNames[todaysId(id)]?.noun ?? m(english, english)
}

/** What a card calls itself, without article. */
export const shortName = ({ id }: CardDefinition): string =>
  frenchNames[todaysId(id)]?.short ?? nameNoun(id).one

/** « il » or « elle », by the gender of the noun and not of the character. */
export const selfSubject = ({ id }: CardDefinition): string => nominative(nameNoun(id).gender)
export const selfObject = ({ id }: CardDefinition): string => pronoun(nameNoun(id))
/** After a preposition: « par lui ». */
export const selfStressed = ({ id }: CardDefinition): string => (nameNoun(id).gender === 'f' ? 'elle' : 'lui')

export function headNoun(head: Head): Noun {
  switch (head.of) {
    case 'kind':
      return kinds[head.kind]
    case 'type':
      return typeNoun(head.type)
    case 'sigil':
      return head.faction === undefined ? sigil : sigils[head.faction]
    case 'named':
      return nameNoun(head.id)
  }
}
