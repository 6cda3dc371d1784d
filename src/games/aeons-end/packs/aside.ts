import { packOf } from '../pack.ts'
import { standInCards, standInNemeses, standInPlayerCards } from '../scenario/stand-ins.ts'

/** Compiled, but dealt in no game and listed nowhere: the stand-ins of scenarios. */
export const aside = packOf('aside', 1, {
  playerCards: standInPlayerCards,
  nemesisCards: standInCards,
  nemeses: standInNemeses,
})
