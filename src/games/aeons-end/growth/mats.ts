import { ability, breachMage } from '../language/builders.ts'
import type { Effect, Mage } from '../language/nodes.ts'
import { type Ability, UPGRADES } from './options.ts'
import { matOf } from './sheet.ts'

const CHARGES = 6
const SWIFT_CHARGES = 5

/** R067: how a mage of the campaign begins; cards and breaches of a grown one come with its code. */
const START = {
  hand: ['crystal', 'crystal', 'crystal', 'crystal', 'spark'],
  deck: ['crystal', 'crystal', 'crystal', 'crystal', 'spark'],
  breaches: ['open', 1, 1, 'absent'],
} as const

/** The mat of a mage without an ability. */
export const plainMat: Mage = breachMage(matOf(null, null), {
  ...START,
  ability: ability('no-ability', 0, 'yourMainPhase'),
})

/** Three mats of an ability: as it begins at six charges, swift at five, and deep at six with a text of its own. */
export const growing = (
  id: Ability,
  { base, deep }: { readonly base: readonly Effect[]; readonly deep: readonly Effect[] },
): Mage[] =>
  [null, ...UPGRADES].map((upgrade) =>
    breachMage(matOf(id, upgrade), {
      ...START,
      ability: ability(
        upgrade === null ? id : `${id}-${upgrade}`,
        upgrade === 'swift' ? SWIFT_CHARGES : CHARGES,
        'yourMainPhase',
        ...(upgrade === 'deep' ? deep : base),
      ),
    }),
  )
