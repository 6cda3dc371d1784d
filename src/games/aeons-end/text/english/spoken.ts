import { typeset } from '../../../../language/text/english/sentence.ts'
import { englishNames } from '../names/english.ts'
import type { Spoken } from '../spoken.ts'
import { english as voice } from '../words/english/index.ts'
import { setup } from '../words/english/set-up.ts'
import { english as language } from './index.ts'

export const english: Spoken = {
  language,
  voice,
  setup,
  typeset,
  names: {
    card: (id) => englishNames.cards[id],
    nemesis: (id) => englishNames.nemeses[id],
    mage: (id) => englishNames.mages[id],
  },
}
