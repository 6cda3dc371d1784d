import { textsIn } from '../texts.ts'
import { value } from './amounts.ts'
import { french, unmarked } from './index.ts'
import { skills, typeNoun } from './lexicon.ts'
import { frenchName } from './names.ts'

export const texts = textsIn(
  french,
  { card: frenchName, type: (type) => typeNoun(type).one, skill: (skill) => skills[skill] },
  value,
  unmarked,
)
