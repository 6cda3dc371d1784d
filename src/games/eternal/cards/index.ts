import { asOf2019 } from '../era.ts'
import type { CardDefinition } from '../language/nodes.ts'
import { withIds } from '../language/references.ts'
import { createdCards } from './created.ts'
import { laterCards } from './later-sets.ts'
import { powerCards } from './power.ts'
import { combreiCards } from './set-1-combrei.ts'
import { elysianCards } from './set-1-elysian.ts'
import { felnCards } from './set-1-feln.ts'
import { fireAttachments } from './set-1-fire-attachments.ts'
import { fireSpells } from './set-1-fire-spells.ts'
import { fireUnits } from './set-1-fire-units.ts'
import { justiceAttachments } from './set-1-justice-attachments.ts'
import { justiceSpells } from './set-1-justice-spells.ts'
import { justiceUnits } from './set-1-justice-units.ts'
import { neutralCards } from './set-1-neutral.ts'
import { otherPairCards } from './set-1-other-pairs.ts'
import { primalAttachments } from './set-1-primal-attachments.ts'
import { primalSpells } from './set-1-primal-spells.ts'
import { primalUnits } from './set-1-primal-units.ts'
import { rakanoCards } from './set-1-rakano.ts'
import { shadowAttachments } from './set-1-shadow-attachments.ts'
import { shadowSpells } from './set-1-shadow-spells.ts'
import { shadowUnits } from './set-1-shadow-units.ts'
import { stonescarCards } from './set-1-stonescar.ts'
import { timeAttachments } from './set-1-time-attachments.ts'
import { timeSpells } from './set-1-time-spells.ts'
import { timeUnits } from './set-1-time-units.ts'

export const allCards: readonly CardDefinition[] = withIds([
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
  ...primalUnits,
  ...primalSpells,
  ...primalAttachments,
  ...shadowUnits,
  ...shadowSpells,
  ...shadowAttachments,
  ...rakanoCards,
  ...combreiCards,
  ...elysianCards,
  ...felnCards,
  ...stonescarCards,
  ...otherPairCards,
  ...neutralCards,
  ...createdCards,
  ...laterCards,
])

/** Those of them that were otherwise then, with ids of their own. */
export const cardsOf2019: readonly CardDefinition[] = asOf2019(allCards)
