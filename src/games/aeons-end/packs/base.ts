import { cards } from '../cards/base/index.ts'
import { mages } from '../mages/base.ts'
import { basicBase } from '../nemeses/basic-base.ts'
import { carapaceQueen, carapaceQueens } from '../nemeses/carapace-queen.ts'
import { crookedMask, crookedMasks } from '../nemeses/crooked-mask.ts'
import { princeOfGluttons, princesOfGluttons } from '../nemeses/prince-of-gluttons.ts'
import { rageborne, ragebornes } from '../nemeses/rageborne.ts'
import { packOf } from '../pack.ts'

/** The base game. */
export const base = packOf('base', 1, {
  playerCards: cards,
  mages,
  nemeses: [rageborne, carapaceQueen, crookedMask, princeOfGluttons],
  nemesisCards: [...basicBase, ...ragebornes, ...carapaceQueens, ...crookedMasks, ...princesOfGluttons],
  supplies: {
    'base-deck-destruction': [
      'jade',
      'searing-ruby',
      'burning-opal',
      'flexing-dagger',
      'bottled-vortex',
      'amplify-vision',
      'essence-theft',
      'planar-insight',
      'consuming-void',
    ],
    'base-free-charges': [
      'jade',
      'vriswood-amber',
      'diamond-cluster',
      'unstable-prism',
      'mages-talisman',
      'spectral-echo',
      'ignite',
      'feral-lightning',
      'wildfire-whip',
    ],
  },
})
