import { englishNames } from '../english.ts'
import { bumpNamesVersion } from '../names-version.ts'
import { legacyCards, legacyMages } from './english.ts'
import { legacyNemeses, legacyNemesisCards } from './nemeses-english.ts'

Object.assign(englishNames.cards, legacyCards, legacyNemesisCards, { assault: 'Assault turn order card' })
Object.assign(englishNames.mages, legacyMages)
Object.assign(englishNames.nemeses, legacyNemeses)
bumpNamesVersion()
