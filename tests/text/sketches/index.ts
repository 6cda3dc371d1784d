import * as baseGems from './base/gems.ts'
import { mages as baseMages } from './base/mages.ts'
import * as baseRelics from './base/relics.ts'
import * as baseSpells from './base/spells.ts'
import * as baseStarters from './base/starters.ts'
import { basicBase } from './nemeses/basic-base.ts'
import { basicWarEternal } from './nemeses/basic-war-eternal.ts'
import { carapaceQueen, carapaceQueens } from './nemeses/carapace-queen.ts'
import { crookedMask, crookedMasks } from './nemeses/crooked-mask.ts'
import { gateWitch, gateWitches } from './nemeses/gate-witch.ts'
import { hollowCrown, hollowCrowns } from './nemeses/hollow-crown.ts'
import { magiOfCloaks, magusOfCloaks } from './nemeses/magus-of-cloaks.ts'
import { princeOfGluttons, princesOfGluttons } from './nemeses/prince-of-gluttons.ts'
import { rageborne, ragebornes } from './nemeses/rageborne.ts'
import { umbraTitan, umbraTitans } from './nemeses/umbra-titan.ts'
import * as warGems from './war-eternal/gems.ts'
import { mages as warMages } from './war-eternal/mages.ts'
import * as warRelics from './war-eternal/relics.ts'
import * as warSpells from './war-eternal/spells.ts'
import * as warStarters from './war-eternal/starters.ts'

/** Every text of base and War Eternal, said with the real builders. */
export const playerCards = [
  ...baseStarters.starters,
  ...baseGems.gems,
  ...baseRelics.relics,
  ...baseSpells.spells,
  ...warStarters.starters,
  ...warGems.gems,
  ...warRelics.relics,
  ...warSpells.spells,
]

export const mages = [...baseMages, ...warMages]

export const nemesisCards = [
  ...basicBase,
  ...basicWarEternal,
  ...ragebornes,
  ...carapaceQueens,
  ...crookedMasks,
  ...princesOfGluttons,
  ...gateWitches,
  ...hollowCrowns,
  ...magiOfCloaks,
  ...umbraTitans,
]

export const nemeses = [
  rageborne,
  carapaceQueen,
  crookedMask,
  princeOfGluttons,
  gateWitch,
  hollowCrown,
  magusOfCloaks,
  umbraTitan,
]
