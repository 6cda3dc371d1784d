import type { CampaignRules } from '../protocol/campaign.ts'
import {
  KEEPS_BREACHES,
  KEEPS_CHARGES,
  NO_ABILITIES,
  NO_CHARGES,
  NO_DEGRADING,
  NO_EXHAUST_UNLEASH,
  NO_FLAWS,
  NO_NEMESIS_TOKENS,
  NO_PULSE,
  NO_SHIELDS,
  NO_SILENCE,
  ONE_EXHAUST_UNLEASH,
} from '../state.ts'

/** Rules of a running game that a campaign may not have unlocked yet, with their bits in the state. */
export const WITHHELD = [
  ['charges', NO_CHARGES],
  ['abilities', NO_ABILITIES],
  ['shields', NO_SHIELDS],
  ['silence', NO_SILENCE],
  ['nemesisTokens', NO_NEMESIS_TOKENS],
  ['pulse', NO_PULSE],
  ['degrade', NO_DEGRADING],
  ['flawed', NO_FLAWS],
] as const

export const WITHHELD_NAMES = WITHHELD.map(([name]) => name)

const UNLEASHES = [NO_EXHAUST_UNLEASH, ONE_EXHAUST_UNLEASH, 0] as const

/** The bits of everything that these rules leave out. */
export function withheldBits(rules: CampaignRules): number {
  const { unleash, dropCharges, destroyBreach } = rules.exhaust
  return WITHHELD.reduce(
    (bits, [name, bit]) => (rules[name] ? bits : bits | bit),
    UNLEASHES[unleash]! | (dropCharges ? 0 : KEEPS_CHARGES) | (destroyBreach ? 0 : KEEPS_BREACHES),
  )
}
