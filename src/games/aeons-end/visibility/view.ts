import { NONE } from '../../../kernel/state.ts'
import type { Draft } from '../../../language/draft.ts'
import { costOf, idOf, knownNemesis, mageAt, mats, POWER, priceText, typeOf } from '../content.ts'
import type { BreachView, InPlayView, PlayerView, View } from '../protocol/view.ts'
import { available, purposeOf, SELDOM } from '../rules/aether.ts'
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
import { priceOf } from '../rules/prices.ts'
import { BRIDGES, isBridged } from '../rules/supply-grid.ts'
import { HAND_SIZE } from '../rules/turn.ts'
import { DIFFICULTIES } from '../setup/deal.ts'
import { WITHHELD } from '../setup/withheld.ts'
import {
  active,
  aether,
  BREACHES,
  breachStage,
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
  isSilenced,
  isVeiled,
  isWithheld,
  LENDS,
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
  RAVENS_EYE,
  SIDE_ZONES,
  type State,
  shieldsOn,
  spanned,
  TURN_DECK,
  TURN_DISCARD,
  tokensHurt,
  tokensWhole,
  treasures,
  trophies,
  turn,
  vital,
  withheld,
  zones,
} from '../state.ts'
import { BREACH_STATES, between, cardsIn, mageIdOf, openTurnOrder, PHASES } from '../visibility.ts'

const STAGES = [0, 1, 2, 3]

function breachView(s: State, b: number): BreachView {
  const state = breachState.get(s, b)
  const seen: Draft<BreachView> = { state: BREACH_STATES[state]!, prepped: cardsIn(s, preppedIn(b)) }
  if (state === CLOSED) {
    seen.stage = stageOf(s, b)
    seen.focusCost = focusCost(b)
    seen.openCost = openCost(s, b)
    seen.openCosts = STAGES.map((stage) => openCostAt(b, stage))
  }
  const bonus = bonusWhenOpened(s, b)
  if (bonus > 0) seen.bonus = bonus
  if ((breachStage.get(s, b) & LENDS) !== 0) seen.lends = true
  if (focusedThisTurn(s, b)) seen.focusedThisTurn = true
  if (spanned.get(s, b) === 1) seen.spanned = true
  return seen
}

/** The next five cards to be drawn, as far as they are known: the pile is turned, never shuffled. R164 */
function nextHand(s: State, p: number): PlayerView['nextHand'] {
  const deck = Math.min(HAND_SIZE, zones.count(s, deckOf(p)))
  const oldestFirst = cardsIn(s, discardOf(p)).reverse()
  return { deck, discard: oldestFirst.slice(0, HAND_SIZE - deck) }
}

function playerView(s: State, p: number): PlayerView {
  const mage = mageAt[mageOf.get(s, p)]
  return {
    mage: mageIdOf(s, p),
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

/** Is there aether of a kind that few cards give? */
function seldomPools(s: State): boolean {
  for (let pool = SELDOM; pool < POOLS; pool++) if (aether.get(s, pool) > 0) return true
  return false
}

/** LP9: what the Raven's Eye has seen, until that card is drawn. */
function nextTurnCard(s: State): { next?: string } {
  const top = zones.first(s, TURN_DECK)
  if ((treasures.get(s) & RAVENS_EYE) === 0 || top === NONE || isVeiled(s, top)) return {}
  return { next: idOf(defOf(s, top)) }
}

const powerView = (def: number, power: number): Pick<InPlayView, 'power' | 'price'> =>
  priceText[def] === NONE ? { power } : { power, price: true }

/** The cards of the nemesis in play, in their order. */
export function inPlayView(s: State): InPlayView[] {
  const inPlay: InPlayView[] = []
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    const def = defOf(s, c)
    const n = vital.get(s, c)
    const shields = shieldsOn(s, c)
    inPlay.push({
      card: idOf(def),
      ...(typeOf[def] === POWER ? powerView(def, n) : { life: n }),
      ...(shields === 0 ? {} : { shields }),
      ...(isSilenced(s, c) ? { silenced: true } : {}),
    })
  }
  return inPlay
}

/** What a seat sees of the table. */
export function observe(s: State, _seat: number): View {
  const mat = mats[nemesisId.get(s)]
  const buying = phase.get(s) === PHASE_MAIN && active.get(s) !== NONE
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
      inPlay: inPlayView(s),
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
      ...nextTurnCard(s),
    },
    supply: Array.from({ length: PILES }, (_, i) => {
      const top = zones.first(s, pileZone(i))
      if (top === NONE) return { card: null, count: 0 }
      const def = defOf(s, top)
      const pile: Draft<View['supply'][number]> = { card: idOf(def), count: zones.count(s, pileZone(i)) }
      // R140, R141: what is still missing to gain it.
      const price = buying ? priceOf(s, active.get(s), top) : costOf[def]!
      const short = buying ? price - available(s, purposeOf(def)) : 0
      if (short > 0) pile.short = short
      if (price < costOf[def]!) pile.less = costOf[def]! - price
      return pile
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
    aether: Array.from({ length: seldomPools(s) ? POOLS : SELDOM }, (_, i) => aether.get(s, i)),
    destroyed: cardsIn(s, DESTROYED),
    ...(withheld.get(s) === 0
      ? {}
      : { withheld: WITHHELD.filter(([, bit]) => isWithheld(s, bit)).map(([name]) => name) }),
  }
}
