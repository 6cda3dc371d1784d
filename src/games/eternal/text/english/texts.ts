import { typeset } from '../../../../language/text/english/typeset.ts'
import { textsIn } from '../texts.ts'
import { value } from './amounts.ts'
import { english } from './index.ts'
import { skillWord, typeNoun } from './lexicon.ts'
import { nameNoun } from './nouns.ts'

export const texts = textsIn(
  english,
  english,
  {
    card: (id) => typeset(nameNoun(id).one),
    type: (type) => typeNoun(type).one,
    skill: (skill) => skillWord(skill).name,
  },
  value,
  (text) => text,
)
