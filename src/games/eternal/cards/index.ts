import type { CardDefinition } from '../language/nodes.ts'
import { createdCards } from './created.ts'
import { laterCards } from './later-sets.ts'
import { powerCards } from './power.ts'
import { fireCards } from './set-1-fire.ts'
import { justiceCards } from './set-1-justice.ts'
import { multiFactionCards } from './set-1-multi.ts'
import { primalCards } from './set-1-primal.ts'
import { shadowCards } from './set-1-shadow.ts'
import { timeCards } from './set-1-time.ts'

export const allCards: readonly CardDefinition[] = [
  ...powerCards,
  ...fireCards,
  ...timeCards,
  ...justiceCards,
  ...primalCards,
  ...shadowCards,
  ...multiFactionCards,
  ...createdCards,
  ...laterCards,
]
