/*
 * How a mage of the Legacy campaign may grow: every option of every insight, in the order in which the codes of grown
 * mages count them. New ones go to the end of their list.
 */

/** Insight 1: the card that takes the place of a Crystal of the hand. */
export const STARTER_GEMS = [
  'keyhole-quartz',
  'hearth-amber',
  'courier-agate',
  'patrons-beryl',
  'tithe-garnet',
  'scrying-opal',
  'wedge-jasper',
  'hollow-pearl',
] as const

/** Insight 2: what six charges do. */
export const ABILITIES = [
  'masons-vow',
  'mending-breath',
  'shared-memory',
  'doubled-echo',
  'steady-hands',
  'averted-fate',
  'gathered-remnants',
  'scattered-stars',
] as const

/** Insight 5: the same for five charges, or more for six. */
export const UPGRADES = ['swift', 'deep'] as const

/** Insight 3: how the breaches lie, and what they do once opened. */
export const TEMPERAMENTS = ['even', 'high', 'sharp', 'open', 'lender'] as const

/** Insight 4: the card that takes the place of the Spark of the deck. */
export const STARTER_SPELLS = [
  'hunters-spark',
  'salvaged-flicker',
  'watchfire',
  'twin-flame',
  'lantern-ray',
  'kindling-thought',
  'forked-glint',
  'returning-ember',
] as const

/** Insight 6. */
export const MASTERIES = ['wider-second', 'wider-last', 'primed', 'retrained', 'ordered'] as const

/** Insight 7: kept in the campaign, no part of the mage. */
export const TREASURES = [
  'ward-locket',
  'cornerstone',
  'ravens-eye',
  'storm-jar',
  'primed-coil',
  'guiding-compass',
] as const

export type StarterGem = (typeof STARTER_GEMS)[number]
export type Ability = (typeof ABILITIES)[number]
export type Upgrade = (typeof UPGRADES)[number]
export type Temperament = (typeof TEMPERAMENTS)[number]
export type StarterSpell = (typeof STARTER_SPELLS)[number]
export type Treasure = (typeof TREASURES)[number]

/** What a mastery changes, with the choice that some of them ask for. */
export type Mastery =
  | { readonly kind: 'wider-second' | 'wider-last' | 'primed' }
  /** One Spark of the starters becomes a Crystal, or one Crystal a Spark. */
  | { readonly kind: 'retrained'; readonly into: 'crystal' | 'spark' }
  /** The place of the spell in the starting deck, from the top, 0 to 4. */
  | { readonly kind: 'ordered'; readonly place: number }

/** A mage of the campaign at some point of its growth; null is what it has not chosen yet. */
export interface GrownMage {
  readonly name: string
  /** Which of the four mats it is drawn on: a matter of looks alone. */
  readonly look: number
  readonly gem: StarterGem | null
  readonly ability: Ability | null
  readonly upgrade: Upgrade | null
  readonly temperament: Temperament | null
  readonly spell: StarterSpell | null
  readonly mastery: Mastery | null
}

export const LOOKS = 4

/** R067: a mage at the beginning of the campaign. */
export const newMage = (name: string, look = 0): GrownMage => ({
  name,
  look,
  gem: null,
  ability: null,
  upgrade: null,
  temperament: null,
  spell: null,
  mastery: null,
})
