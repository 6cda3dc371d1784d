import type { Auditor } from '../../../language/text/audit.ts'
import { mages, nemesisCards, playerCards } from '../packs/all.ts'
import { audit, readReference } from './audit.ts'

const definitions = [...playerCards, ...nemesisCards, ...mages]

export const auditor: Auditor = {
  files: ['player-cards.json', 'nemesis-cards.json', 'mages.json'],
  ids: definitions.map(({ id }) => id),
  read: readReference,
  audit: (reference) => audit(definitions, reference),
}
