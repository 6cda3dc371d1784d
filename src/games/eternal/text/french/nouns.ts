import { aNamed, type Named, theNamed } from '../../../../language/text/french/names.ts'
import { type Gender, m, type Noun, nominative } from '../../../../language/text/french/nouns.ts'
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

/** A card in a sentence, with the gender that what follows agrees with. */
export function theCard(id: string): Named {
  const kind = definitionWith(id)?.kind
  return theNamed(nameNoun(id), kinds[kind ?? 'card'])
}
export const aCard = (id: string): Named => aNamed(nameNoun(id), kinds[definitionWith(id)?.kind ?? 'card'])

/** What a card calls itself: « Navani », « le Goliath de lave ». */
export const shortName = ({ id }: CardDefinition): string =>
  frenchNames[todaysId(id)]?.short ?? theCard(id).words

/** Of what it is called in a sentence. */
export const selfGender = ({ id }: CardDefinition): Gender => theCard(id).gender

/** « il » or « elle », by the gender of the noun and not of the character. */
export const selfSubject = (card: CardDefinition): string => nominative(selfGender(card))
export const selfObject = (card: CardDefinition): string => (selfGender(card) === 'f' ? 'la' : 'le')
/** After a preposition: « par lui ». */
export const selfStressed = (card: CardDefinition): string => (selfGender(card) === 'f' ? 'elle' : 'lui')

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
