import type { Amount, Things } from './expressions.ts'
import type { HasSkill, Skill } from './words.ts'

export type Cannot =
  | 'have flying'
  | 'play spells'
  | 'leave the void'
  | 'entomb'
  | 'attack'
  | 'block'
  | 'be blocked'
  | 'be silenced'
  | 'have aegis'
  | 'revenge'

/** Switches of the rules, one card each in the first sets. */
export type RuleSwitch =
  | 'warcry reaches every unit and weapon'
  | 'double damage to players'
  | 'avatar attacks twice'
  | 'deadly to players'

/** What a card can have for a while as well as for good. */
export type Plain =
  | { readonly op: 'stats'; readonly strength?: Amount; readonly health?: Amount }
  | HasSkill
  | { readonly op: 'cost'; readonly by: Amount }
  | { readonly op: 'maxPower'; readonly by: Amount }

/** As what a card is drawn or played. */
export type Change = Extract<Plain, { readonly op: 'stats' | 'cost' }>

/** What is given once, for the turn or for good. Other prohibitions hold only as long as a card says so. */
export type Gift =
  | Plain
  | { readonly op: 'battleSkillsOf'; readonly of: Things }
  | { readonly op: 'free' }
  | {
      readonly op: 'oneSkillOf'
      readonly skills: readonly Skill[]
      readonly by: 'choice' | 'chance'
      /** Only skills that the card lacks. */
      readonly lacking?: true
    }
  | { readonly op: 'cannot'; readonly what: 'attack' | 'block' }
  | { readonly op: 'rule'; readonly rule: 'deadly to players' }

/** What holds as long as a card says so. */
export type Standing =
  | Plain
  | { readonly op: 'stunned' }
  | { readonly op: 'controlled' }
  | { readonly op: 'cannot'; readonly what: Cannot }
  | { readonly op: 'rule'; readonly rule: RuleSwitch }

export type Modification = Gift | Standing

/** `while yours`: as long as this card is on the playmat under you (Ice Sprite). */
export type Duration = 'for good' | 'this turn' | 'while yours'
