import type { Ability, CardDefinition, HasSkill, Influence, Kind } from '../nodes.ts'

// Whole cards.

interface Header {
  readonly cost?: number
  readonly influence?: Influence
  readonly strength?: number
  readonly health?: number
  readonly types?: readonly string[]
  readonly grants?: Influence
  readonly agenda?: readonly string[]
  readonly hero?: string
}
type Line = HasSkill | Ability
const isSkill = (line: Line): line is HasSkill => line.op === 'skill'
const isAbility = (line: Line): line is Ability => line.op !== 'skill'

const define =
  (cardKind: Kind, created = false) =>
  (id: string, name: string, header: Header, lines: readonly Line[] = []): CardDefinition => ({
    id,
    name,
    kind: cardKind,
    cost: header.cost ?? 0,
    influence: header.influence ?? '',
    strength: header.strength ?? 0,
    health: header.health ?? 0,
    types: header.types ?? [],
    skills: lines.filter(isSkill),
    grants: header.grants ?? '',
    abilities: lines.filter(isAbility),
    created,
    agenda: header.agenda ?? [],
    ...(header.hero === undefined ? {} : { hero: header.hero }),
  })
const unit_ = define('unit')

export { unit_ as unit }
export const spell = define('spell')
export const fastSpell = define('fast spell')
export const weapon = define('weapon')
export const relic = define('relic')
export const relicWeapon = define('relic weapon')
export const curse = define('curse')
export const cursedRelic = define('cursed relic')
export const site = define('site')
export const power = define('power')

/** Cards that only effects make. */
export const created = {
  unit: define('unit', true),
  spell: define('spell', true),
  fastSpell: define('fast spell', true),
  weapon: define('weapon', true),
  relic: define('relic', true),
  cursedRelic: define('cursed relic', true),
}
