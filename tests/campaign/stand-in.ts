import type { Battles } from '../../src/campaign/campaign.ts'
import { legacyBattles } from '../../src/campaign/legacy/battles.ts'

/** The campaign with the battles of the base game: short, and of the same kind. */
export const standIn: Battles = {
  ...legacyBattles,
  document: ({ mages, life, gravehold, nemesisLife }) => ({
    mages: ['brama', 'kadir', 'jian', 'lash'].slice(0, mages.length),
    nemesis: 'rageborne',
    campaign: {
      life,
      gravehold: { life: gravehold, max: gravehold },
      nemesisLife: Math.ceil(nemesisLife / 3),
    },
  }),
}
