import type { PackNames } from '../../../pack.ts'
import { legacyCards, legacyMages } from './english.ts'
import { legacyNemeses, legacyNemesisCards } from './nemeses-english.ts'

/** What the things of Legacy are called in English. */
export const legacyEnglish: PackNames<string> = {
  cards: { ...legacyCards, ...legacyNemesisCards, assault: 'Assault turn order card' },
  mages: legacyMages,
  nemeses: legacyNemeses,
}
