import { typeset } from '../../../../language/text/french/elision.ts'
import { frenchNames } from '../names/french.ts'
import type { Spoken } from '../spoken.ts'
import { french as voice } from '../words/french/index.ts'
import { a, theCard } from '../words/french/names.ts'
import { setup } from '../words/french/set-up.ts'
import { french as language } from './index.ts'

export const french: Spoken = {
  language,
  voice,
  setup,
  typeset,
  names: {
    card: (id) => frenchNames.cards[id]?.one,
    named: (id) => ({ a: a(id), the: theCard(id) }),
    nemesis: (id) => frenchNames.nemeses[id]?.one,
    mage: (id) => frenchNames.mages[id],
  },
}
