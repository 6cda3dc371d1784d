import { f, type Noun } from '../../../../../language/text/french/nouns.ts'
import type { PackNames } from '../../../pack.ts'
import { legacyCards, legacyMages } from './french.ts'
import { legacyNemeses, legacyNemesisCards } from './nemeses-french.ts'

/** What the things of Legacy are called in French. */
export const legacyFrench: PackNames<Noun> = {
  cards: {
    ...legacyCards,
    ...legacyNemesisCards,
    assault: f('carte Ordre du tour Assaut', 'cartes Ordre du tour Assaut'),
  },
  mages: legacyMages,
  nemeses: legacyNemeses,
}
