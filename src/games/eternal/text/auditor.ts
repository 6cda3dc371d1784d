import type { Auditor } from '../../../language/text/audit.ts'
import { definitions, todays } from '../content.ts'
import { audit, readReference } from './audit.ts'

const ofToday = todays.map((d) => definitions[d]!)

export const auditor: Auditor = {
  files: ['cards.json'],
  ids: ofToday.map(({ id }) => id),
  read: readReference,
  audit: (reference) => audit(ofToday, reference),
}
