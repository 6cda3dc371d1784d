import { f } from '../../../../../language/text/french/nouns.ts'
import { frenchNames } from '../french.ts'
import { bumpNamesVersion } from '../names-version.ts'
import { legacyCards, legacyMages } from './french.ts'
import { legacyNemeses, legacyNemesisCards } from './nemeses-french.ts'

Object.assign(frenchNames.cards, legacyCards, legacyNemesisCards, {
  assault: f('carte Ordre du tour Assaut', 'cartes Ordre du tour Assaut'),
})
Object.assign(frenchNames.mages, legacyMages)
Object.assign(frenchNames.nemeses, legacyNemeses)
bumpNamesVersion()
