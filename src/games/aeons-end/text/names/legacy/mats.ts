import { ABILITIES, type Ability, UPGRADES } from '../../../growth/options.ts'
import { matOf } from '../../../growth/sheet.ts'
import type { MageNames } from '../../../pack.ts'

/** The names of every mat of a mage that grows, from those of its abilities. */
export function matsByAbility(
  mage: Pick<MageNames, 'name' | 'title'>,
  abilities: Readonly<Record<Ability, string>>,
): Readonly<Record<string, MageNames>> {
  const mats = ABILITIES.flatMap((id) =>
    [null, ...UPGRADES].map((upgrade) => [matOf(id, upgrade), { ...mage, ability: abilities[id] }] as const),
  )
  return Object.fromEntries([[matOf(null, null), { ...mage, ability: '' }], ...mats])
}
