import type { Nemesis, NemesisCard } from '../../language/nodes.ts'
import { basicLegacy } from './basic.ts'
import { basicEvolved } from './basic-evolved.ts'
import { bladius, cardsOfBladius } from './bladius.ts'
import { cardsOfDeathmind, deathmind } from './deathmind.ts'
import { cardsOfFungalMesh, fungalMesh } from './fungal-mesh.ts'
import { cardsOfHazeFiend, hazeFiend } from './haze-fiend.ts'
import { cardsOfMaelstrom, maelstrom } from './maelstrom.ts'
import { cardsOfMaelstromRisen, maelstromRisen } from './maelstrom-risen.ts'
import { cardsOfSpawningHorror, spawningHorror } from './spawning-horror.ts'
import { cardsOfXaxosAscended, xaxosAscended } from './xaxos-ascended.ts'

/** The nemesis side of the Legacy campaign, in the order of its battles. */
export const legacyNemeses: readonly Nemesis[] = [
  maelstrom,
  bladius,
  spawningHorror,
  fungalMesh,
  hazeFiend,
  deathmind,
  maelstromRisen,
  xaxosAscended,
]

export const legacyNemesisCards: readonly NemesisCard[] = [
  ...basicLegacy,
  ...basicEvolved,
  ...cardsOfMaelstrom,
  ...cardsOfBladius,
  ...cardsOfSpawningHorror,
  ...cardsOfFungalMesh,
  ...cardsOfHazeFiend,
  ...cardsOfDeathmind,
  ...cardsOfMaelstromRisen,
  ...cardsOfXaxosAscended,
]
