import type { CardDefinition } from '../language/nodes.ts'
import { createdCards } from './created.ts'
import { laterCards } from './later-sets.ts'
import { powerCards } from './power.ts'
import { fireAttachments } from './set-1-fire-attachments.ts'
import { fireSpells } from './set-1-fire-spells.ts'
import { fireUnits } from './set-1-fire-units.ts'
import { justiceAttachments } from './set-1-justice-attachments.ts'
import { justiceSpells } from './set-1-justice-spells.ts'
import { justiceUnits } from './set-1-justice-units.ts'
import { multiFactionCards } from './set-1-multi.ts'
import { neutralCards } from './set-1-neutral.ts'
import { primalCards } from './set-1-primal.ts'
import { shadowCards } from './set-1-shadow.ts'
import { timeAttachments } from './set-1-time-attachments.ts'
import { timeSpells } from './set-1-time-spells.ts'
import { timeUnits } from './set-1-time-units.ts'

export const allCards: readonly CardDefinition[] = [
  ...powerCards,
  ...fireUnits,
  ...fireSpells,
  ...fireAttachments,
  ...timeUnits,
  ...timeSpells,
  ...timeAttachments,
  ...justiceUnits,
  ...justiceSpells,
  ...justiceAttachments,
  ...primalCards,
  ...shadowCards,
  ...multiFactionCards,
  ...neutralCards,
  ...createdCards,
  ...laterCards,
]
