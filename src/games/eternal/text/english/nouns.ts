import { type Noun, noun } from '../../../../language/text/english/nouns.ts'
import { todaysId } from '../../era.ts'
import type { CardDefinition } from '../../language/nodes.ts'
import { englishNames } from '../names/english.ts'
import { definitionWith } from '../names.ts'
import type { Head } from '../things.ts'
import { factionNames, kinds, typeNoun } from './lexicon.ts'

/** The name of a card as a noun with its plural. */
export function nameNoun(id: string): Noun {
  const one = definitionWith(id)?.name ?? id
  const plural = englishNames[todaysId(id)]?.plural
  return plural === undefined ? noun(one) : { one, many: plural }
}

/** What a card calls itself. */
export const shortName = ({ id, name }: CardDefinition): string => englishNames[todaysId(id)]?.short ?? name

export interface Pronouns {
  readonly subject: string
  readonly object: string
  readonly possessive: string
}
export const it: Pronouns = { subject: 'it', object: 'it', possessive: 'its' }
export const they: Pronouns = { subject: 'they', object: 'them', possessive: 'their' }
const he: Pronouns = { subject: 'he', object: 'him', possessive: 'his' }
const she: Pronouns = { subject: 'she', object: 'her', possessive: 'her' }

export const pronounsOf = ({ id }: CardDefinition): Pronouns => {
  const { pronoun } = englishNames[todaysId(id)] ?? {}
  return pronoun === 'he' ? he : pronoun === 'she' ? she : it
}

export function headNoun(head: Head): Noun {
  switch (head.of) {
    case 'kind':
      return kinds[head.kind]
    case 'type':
      return typeNoun(head.type)
    case 'sigil':
      return noun(head.faction === undefined ? 'Sigil' : `${factionNames[head.faction]} Sigil`)
    case 'named':
      return nameNoun(head.id)
  }
}
