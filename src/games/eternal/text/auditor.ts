import type { Auditor } from '../../../language/text/audit.ts'
import { allCards } from '../cards/index.ts'
import { audit, readReference } from './audit.ts'

export const auditor: Auditor = {
  files: ['cards.json'],
  ids: allCards.map(({ id }) => id),
  read: readReference,
  audit: (reference) => audit(allCards, reference),
}
