import { cards } from '../cards/war-eternal/index.ts'
import { mages } from '../mages/war-eternal.ts'
import { basicWarEternal } from '../nemeses/basic-war-eternal.ts'
import { gateWitch, gateWitches } from '../nemeses/gate-witch.ts'
import { hollowCrown, hollowCrowns } from '../nemeses/hollow-crown.ts'
import { magiOfCloaks, magusOfCloaks } from '../nemeses/magus-of-cloaks.ts'
import { umbraTitan, umbraTitans } from '../nemeses/umbra-titan.ts'
import { packOf } from '../pack.ts'

/** War Eternal. */
export const warEternal = packOf('war-eternal', 1, {
  playerCards: cards,
  mages,
  nemeses: [umbraTitan, gateWitch, hollowCrown, magusOfCloaks],
  nemesisCards: [...basicWarEternal, ...umbraTitans, ...gateWitches, ...hollowCrowns, ...magiOfCloaks],
  supplies: {
    'war-eternal-deck-destruction': [
      'frozen-magmite',
      'scoria-slag',
      'erratic-ingot',
      'mages-totem',
      'primordial-fetish',
      'jagged-lightning',
      'fiery-torrent',
      'conjure-the-lost',
      'reduce-to-ash',
    ],
    'war-eternal-reuse-spells': [
      'volcanic-glass',
      'breach-ore',
      'bloodstone-jewel',
      'cairn-compass',
      'vortex-gauntlet',
      'thoughtform-familiar',
      'kindle',
      'nova-forge',
      'crystallize',
    ],
  },
})
