import type { Treasure } from '../growth/options.ts'
import type { MageSheet } from '../growth/sheet.ts'
import type { CampaignBattle, CampaignRules, CampaignSeat } from '../protocol/campaign.ts'
import { chargeSpaces, setCharges } from '../rules/charges.ts'
import {
  charges,
  compassOf,
  FOCUS_RULES,
  features,
  gravehold,
  isWithheld,
  maxGravehold,
  NO_PULSE,
  pulse,
  RAVENS_EYE,
  refinedLeft,
  type State,
  treasures,
  wardOf,
} from '../state.ts'

const CRYSTAL = 'crystal'

/** Which of the starters are flawed: those that are named, or the first so many Crystals from the hand on. */
function flawedPrints(starters: readonly string[], { flawed, prints }: CampaignSeat): readonly number[] {
  return prints?.flawed ?? starters.flatMap((id, print) => (id === CRYSTAL ? [print] : [])).slice(0, flawed)
}

/** A mage as the campaign lets it fight this battle. */
export function inBattle(sheet: MageSheet, campaign: CampaignBattle, p: number): MageSheet {
  const { rules, seats } = campaign
  const seat = seats[p]!
  const starters = [...sheet.hand, ...sheet.deck]
  const flawed = rules.flawed ? flawedPrints(starters, seat) : []
  const banished = seat.prints?.banished ?? []
  const brought = (first: number, end: number): string[] =>
    starters.slice(first, end).flatMap((id, i) => {
      if (banished.includes(first + i)) return []
      return [id === CRYSTAL && flawed.includes(first + i) ? 'flawed-crystal' : id]
    })
  return limited(
    {
      ...sheet,
      hand: brought(0, sheet.hand.length),
      deck: brought(sheet.hand.length, starters.length),
      prints: starters.flatMap((_, print) => (banished.includes(print) ? [] : [print])),
    },
    rules,
  )
}

/** The breaches that have been unlocked, and what they do. */
export function limited(sheet: MageSheet, rules: CampaignRules): MageSheet {
  return {
    ...sheet,
    breaches: rules.breachIV
      ? sheet.breaches
      : sheet.breaches.map((start, k) => (k === 3 ? 'absent' : start)),
    effects: rules.openedEffects ? sheet.effects : sheet.effects.map(() => 'none'),
  }
}

const CORNERSTONE = 3
const STORM_JAR = 2
const PRIMED_COIL = 2

/** What a treasure does to the table before the battle begins; its bit if it works during the battle. */
function placeTreasure(s: State, treasure: Treasure, p: number): number {
  switch (treasure) {
    case 'ward-locket':
      return wardOf(p)
    case 'ravens-eye':
      return RAVENS_EYE
    case 'guiding-compass':
      features.set(s, features.get(s) | FOCUS_RULES)
      return compassOf(p)
    case 'cornerstone':
      gravehold.set(s, gravehold.get(s) + CORNERSTONE)
      maxGravehold.set(s, maxGravehold.get(s) + CORNERSTONE)
      return 0
    case 'storm-jar':
      givePulse(s, p, STORM_JAR)
      return 0
    case 'primed-coil':
      giveCharges(s, p, PRIMED_COIL)
      return 0
  }
}

const giveCharges = (s: State, p: number, n: number): void =>
  setCharges(s, p, Math.min(chargeSpaces(s, p), charges.get(s, p) + n))

function givePulse(s: State, p: number, n: number): void {
  if (!isWithheld(s, NO_PULSE)) pulse.set(s, p, Math.min(pulse.max, pulse.get(s, p) + n))
}

/** What a campaign puts on the table beside mages, nemesis and supply. */
export function placeBattle(
  s: State,
  { rules, seats, refined }: CampaignBattle,
  supply: readonly string[],
): void {
  const piles = refined.reduce((bits, id) => bits | (1 << supply.indexOf(id)), 0)
  seats.forEach((seat, p) => {
    refinedLeft.set(s, p, piles)
    giveCharges(s, p, seat.charges)
    givePulse(s, p, seat.pulse)
    if (rules.treasures && seat.treasure !== null)
      treasures.set(s, treasures.get(s) | placeTreasure(s, seat.treasure, p))
  })
}
