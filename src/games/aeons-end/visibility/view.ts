import { NONE } from '../../../kernel/state.ts'
import { costOf, idOf, knownNemesis, mageAt, mats, POWER, priceText, typeOf } from '../content.ts'
import type { BreachView, InPlayView, PlayerView, View } from '../protocol/view.ts'
import { available } from '../rules/aether.ts'
import {
  bonusWhenOpened,
  focusCost,
  focusedThisTurn,
  openCost,
  openCostAt,
  stageOf,
} from '../rules/breaches.ts'
import { facedown } from '../rules/cards.ts'
import { chargeSpaces } from '../rules/charges.ts'
import { OUTCOMES } from '../rules/end.ts'
import { nemesisTier } from '../rules/nemesis-turn.ts'
import { BRIDGES, isBridged } from '../rules/supply-grid.ts'
import { HAND_SIZE } from '../rules/turn.ts'
import { DIFFICULTIES } from '../setup.ts'
import {
  active,
  aether,
  BREACHES,
  breachState,
  CLOSED,
  charges,
  counters,
  DESTROYED,
  DRAWN,
  deckOf,
  defOf,
  difficulty,
  discardOf,
  gravehold,
  handOf,
  IN_PLAY,
  life,
  links,
  machine,
  mageOf,
  maxGravehold,
  maxLife,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  nemesisId,
  nemesisLife,
  nemesisMax,
  PHASE_MAIN,
  PILES,
  POOLS,
  phase,
  pileZone,
  playAreaOf,
  playerCount,
  preppedIn,
  pulse,
  SIDE_ZONES,
  type State,
  spanned,
  TURN_DECK,
  TURN_DISCARD,
  tokensHurt,
  tokensWhole,
  trophies,
  turn,
  vital,
  zones,
} from '../state.ts'
import { BREACH_STATES, between, cardsIn, openTurnOrder, PHASES } from '../visibility.ts'

function breachView(s: State, b: number): BreachView {
  const state = breachState.get(s, b)
  return {
    state: BREACH_STATES[state]!,
    ...(state === CLOSED
      ? {
          stage: stageOf(s, b),
          focusCost: focusCost(b),
          openCost: openCost(s, b),
          openCosts: [0, 1, 2, 3].map((stage) => openCostAt(b, stage)),
        }
      : {}),
    ...(bonusWhenOpened(s, b) > 0 ? { bonus: bonusWhenOpened(s, b) } : {}),
    ...(focusedThisTurn(s, b) ? { focusedThisTurn: true } : {}),
    ...(spanned.get(s, b) === 1 ? { spanned: true } : {}),
    prepped: cardsIn(s, preppedIn(b)),
  }
}

/** The next five cards to be drawn, as far as they can be told: the pile is turned, never shuffled. R164 */
function nextHand(s: State, p: number): PlayerView['nextHand'] {
  const deck = Math.min(HAND_SIZE, zones.count(s, deckOf(p)))
  const oldestFirst = cardsIn(s, discardOf(p)).reverse()
  return { deck, discard: oldestFirst.slice(0, HAND_SIZE - deck) }
}

function playerView(s: State, p: number): PlayerView {
  const mage = mageAt[mageOf.get(s, p)]
  return {
    mage: mage?.id ?? null,
    life: life.get(s, p),
    charges: charges.get(s, p),
    chargeSpaces: chargeSpaces(s, p),
    ...(mage?.counter === 'trophy' ? { trophy: trophies.get(s, p) } : {}),
    ...(pulse.get(s, p) === 0 ? {} : { pulse: pulse.get(s, p) }),
    hand: cardsIn(s, handOf(p)),
    deck: zones.count(s, deckOf(p)),
    nextHand: nextHand(s, p),
    discard: cardsIn(s, discardOf(p)),
    play: cardsIn(s, playAreaOf(p)),
    breaches: Array.from({ length: BREACHES }, (_, k) => breachView(s, p * BREACHES + k)),
  }
}

const powerView = (def: number, power: number): Pick<InPlayView, 'power' | 'price'> =>
  priceText[def] === NONE ? { power } : { power, price: true }

/** What a seat sees of the table. */
export function observe(s: State, _seat: number): View {
  const mat = mats[nemesisId.get(s)]
  const buying = phase.get(s) === PHASE_MAIN && active.get(s) !== NONE
  const inPlay: InPlayView[] = []
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    const def = defOf(s, c)
    const n = vital.get(s, c)
    inPlay.push({ card: idOf(def), ...(typeOf[def] === POWER ? powerView(def, n) : { life: n }) })
  }
  return {
    outcome: OUTCOMES[machine.over.get(s)] || null,
    turn: turn.get(s),
    phase: PHASES[phase.get(s)]!,
    active: active.get(s) === NONE ? null : active.get(s),
    difficulty: DIFFICULTIES[difficulty.get(s)]!,
    gravehold: { life: gravehold.get(s), max: maxGravehold.get(s) },
    nemesis: {
      id: knownNemesis(nemesisId.get(s))?.id ?? null,
      life: nemesisLife.get(s),
      max: nemesisMax.get(s),
      tier: nemesisTier(s),
      tokens: Object.fromEntries((mat?.counters ?? []).map((name, i) => [name, counters.get(s, i)])),
      husks: tokensWhole.get(s) + tokensHurt.get(s),
      deck: zones.count(s, NEMESIS_DECK),
      discard: cardsIn(s, NEMESIS_DISCARD),
      inPlay,
      drawn: cardsIn(s, DRAWN),
      sides: Object.fromEntries(
        (mat?.sides ?? []).map((name, i) => [
          name,
          facedown(s, SIDE_ZONES + i) ? zones.count(s, SIDE_ZONES + i) : cardsIn(s, SIDE_ZONES + i),
        ]),
      ),
    },
    turnOrder: {
      discard: cardsIn(s, TURN_DISCARD),
      // The composition is known, the order is not.
      deck: openTurnOrder(s) ? cardsIn(s, TURN_DECK) : cardsIn(s, TURN_DECK).sort(),
    },
    supply: Array.from({ length: PILES }, (_, i) => {
      const top = zones.first(s, pileZone(i))
      if (top === NONE) return { card: null, count: 0 }
      const def = defOf(s, top)
      // R140, R141: what is still missing to gain it.
      const short = Math.max(0, costOf[def]! - available(s, typeOf[def]!))
      return {
        card: idOf(def),
        count: zones.count(s, pileZone(i)),
        ...(buying && short > 0 ? { short } : {}),
      }
    }),
    ...(links.get(s) === 0
      ? {}
      : {
          bridges: Array.from({ length: BRIDGES }, (_, b) => b)
            .filter((b) => isBridged(s, b))
            .map((b) => between(s, b)),
        }),
    maxLife: maxLife.get(s),
    players: Array.from({ length: playerCount.get(s) }, (_, p) => playerView(s, p)),
    aether: Array.from({ length: POOLS }, (_, i) => aether.get(s, i)),
    destroyed: cardsIn(s, DESTROYED),
  }
}
