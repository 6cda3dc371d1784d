import { writeMageCode } from '../../games/aeons-end/growth/code.ts'
import { TREASURES } from '../../games/aeons-end/growth/options.ts'
import { aeonsEnd } from '../../games/aeons-end/index.ts'
import type { State } from '../../kernel/state.ts'
import type { BattlePlan } from '../battle.ts'
import type { Battles } from '../campaign.ts'
import type { BattleResult, Mage } from '../state.ts'
import { flawedCrystals, flawedPlaces } from './crystals.ts'
import { grownMage } from './mages.ts'
import { legacy } from './script.ts'

const TURN_CARDS = 6

/** How the battles of Legacy are set up, and what the campaign reads of one that was fought. */
export const legacyBattles: Battles = {
  script: legacy,
  game: aeonsEnd,
  document,
  result,
}

function document(plan: BattlePlan): unknown {
  const { rules } = plan
  return {
    mages: plan.mages.map((mage) => writeMageCode(grownMage(mage))),
    nemesis: plan.nemesis,
    supply: plan.supply,
    campaign: {
      rules: {
        charges: rules.charges,
        abilities: rules.abilities,
        breachIV: rules.breachIV,
        openedEffects: rules.openedEffects,
        shields: rules.shields,
        silence: rules.silence,
        nemesisTokens: rules.nemesisTokens,
        pulse: rules.pulse,
        degrade: rules.degrade,
        flawed: rules.flawed,
        treasures: rules.treasures,
        exhaust: {
          unleash: rules.exhaustUnleash,
          dropCharges: rules.exhaustDropsCharges,
          destroyBreach: rules.exhaustDestroysBreach,
        },
      },
      life: plan.life,
      gravehold: { life: plan.gravehold, max: plan.gravehold },
      nemesisLife: plan.nemesisLife,
      deck:
        'cards' in plan.deck
          ? { kind: 'scripted', cards: plan.deck.cards }
          : {
              kind: 'tiers',
              tiers: plan.deck.tiers.map((basics) => ({ basics, added: basics.length })),
              instead: plan.instead,
            },
      refined: plan.refined,
      seats: plan.mages.map((mage) => seatOf(mage, plan.charges)),
    },
  }
}

function seatOf(mage: Mage, charges: number) {
  const { flawed, stickers } = mage
  return {
    charges,
    pulse: 0,
    flawed,
    treasure: TREASURES.find((each) => each === stickers.treasure) ?? null,
    ...(flawed === 0 ? {} : { prints: { flawed: flawedPlaces(mage), banished: [] } }),
  }
}

function result(s: State): BattleResult {
  const view = aeonsEnd.observe(s, 0)
  const outcome = aeonsEnd.outcome(s) ?? ''
  const marked = view.players.map((_, seat) => flawedCrystals(s, seat))
  return {
    won: outcome.startsWith('won'),
    outcome,
    rounds: Math.ceil(view.turn / TURN_CARDS),
    gravehold: view.gravehold.life,
    nemesisLife: view.nemesis.life,
    exhausted: view.players.flatMap(({ life }, seat) => (life === 0 ? [seat] : [])),
    flawed: marked.map((crystals) => crystals.length),
    ...(marked.some((crystals) => crystals.length > 0) ? { marked } : {}),
  }
}
