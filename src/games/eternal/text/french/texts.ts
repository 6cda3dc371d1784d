import { elide } from '../../../../language/text/french/elision.ts'
import { textsIn } from '../texts.ts'
import { value } from './amounts.ts'
import { french, frenchOnButtons, unmarked } from './index.ts'
import { skillCalled, typeNoun } from './lexicon.ts'
import { frenchName } from './names.ts'
import { aCard, theCard } from './nouns.ts'

export const texts = textsIn(
  french,
  frenchOnButtons,
  {
    card: frenchName,
    named: (id) => ({ a: aCard(id).words, the: theCard(id).words }),
    type: (type) => elide(typeNoun(type).one),
    skill: (skill) => skillCalled(skill),
  },
  value,
  unmarked,
)
