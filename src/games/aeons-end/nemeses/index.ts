import { basicBase } from './basic-base.ts'
import { basicWarEternal } from './basic-war-eternal.ts'
import { carapaceQueen, carapaceQueens } from './carapace-queen.ts'
import { crookedMask, crookedMasks } from './crooked-mask.ts'
import { gateWitch, gateWitches } from './gate-witch.ts'
import { hollowCrown, hollowCrowns } from './hollow-crown.ts'
import { magiOfCloaks, magusOfCloaks } from './magus-of-cloaks.ts'
import { princeOfGluttons, princesOfGluttons } from './prince-of-gluttons.ts'
import { rageborne, ragebornes } from './rageborne.ts'
import { umbraTitan, umbraTitans } from './umbra-titan.ts'

export const allNemeses = [
  rageborne,
  carapaceQueen,
  crookedMask,
  princeOfGluttons,
  umbraTitan,
  gateWitch,
  hollowCrown,
  magusOfCloaks,
]

export const allNemesisCards = [
  ...basicBase,
  ...basicWarEternal,
  ...ragebornes,
  ...carapaceQueens,
  ...crookedMasks,
  ...princesOfGluttons,
  ...umbraTitans,
  ...gateWitches,
  ...hollowCrowns,
  ...magiOfCloaks,
]
