import { NONE } from '../../../kernel/state.ts'
import type { Plain } from '../../../language/face.ts'
import { idOf, mats, tierOf } from '../content.ts'
import { castBonus, focusCost, focusedThisTurn, openCost, stageOf } from '../rules/breaches.ts'
import { nemesisTier } from '../rules/nemesis-turn.ts'
import { isBridged } from '../rules/supply-grid.ts'
import { DIFFICULTIES } from '../setup/deal.ts'
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
  GONE,
  gravehold,
  handOf,
  IN_PLAY,
  isSilenced,
  life,
  marked,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  nemesisId,
  nemesisLife,
  PILES,
  PREPPED_THIS_TURN,
  phase,
  pileZone,
  playAreaOf,
  playerCount,
  preppedIn,
  pulse,
  SIDE_ZONES,
  type State,
  shieldsOn,
  splitToken,
  TURN_DECK,
  TURN_DISCARD,
  tokensHurt,
  tokensWhole,
  treasures,
  trophies,
  vital,
  wardOf,
  zones,
} from '../state.ts'
import { mageIdOf } from '../visibility.ts'
import { BRIDGE_NAMES, nemesisNames, PHASE_NAMES, POOL_NAMES, STATE_NAMES, tokenName } from './names.ts'

/** Cards of a zone, top first. */
export function cardsIn(s: State, zone: number): string[] {
  const ids: string[] = []
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) ids.push(idOf(defOf(s, c)))
  return ids
}

const bottomFirst = (s: State, zone: number): string[] => cardsIn(s, zone).reverse()

function breach(s: State, b: number): Plain {
  const state = breachState.get(s, b)
  const thisTurn: string[] = []
  for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.after(s, c))
    if (marked(s, c, PREPPED_THIS_TURN)) thisTurn.push(idOf(defOf(s, c)))
  return {
    state: STATE_NAMES[state]!,
    ...(state === GONE ? {} : { focused: focusedThisTurn(s, b), bonus: castBonus(s, b) }),
    ...(state === CLOSED
      ? { stage: stageOf(s, b), 'focus cost': focusCost(b), 'open cost': openCost(s, b) }
      : {}),
    prepped: cardsIn(s, preppedIn(b)),
    'prepped this turn': thisTurn,
  }
}

function pools(s: State, p: number): Plain {
  const held: Record<string, number> = {}
  if (p === active.get(s))
    POOL_NAMES.forEach((name, pool) => {
      if (aether.get(s, pool) > 0) held[name] = aether.get(s, pool)
    })
  const restricted = Object.keys(held).some((name) => name !== 'free')
  return restricted ? held : (held.free ?? 0)
}

function player(s: State, p: number): Plain {
  return {
    mage: mageIdOf(s, p) ?? 'none',
    treasure: (treasures.get(s) & wardOf(p)) === 0 ? 'none' : 'ward-locket',
    life: life.get(s, p),
    charges: charges.get(s, p),
    aether: pools(s, p),
    trophies: trophies.get(s, p),
    pulse: pulse.get(s, p),
    hand: cardsIn(s, handOf(p)),
    deck: cardsIn(s, deckOf(p)),
    discard: bottomFirst(s, discardOf(p)),
    play: cardsIn(s, playAreaOf(p)),
    breaches: Object.fromEntries(
      Array.from({ length: BREACHES }, (_, k) => [String(k + 1), breach(s, p * BREACHES + k)]),
    ),
  }
}

function tiersOfDeck(s: State): number[] {
  const tiers: number[] = []
  for (let c = zones.first(s, NEMESIS_DECK); c !== NONE; c = zones.after(s, c))
    tiers.push(tierOf[defOf(s, c)]!)
  return tiers
}

function nemesis(s: State): Plain {
  const mat = mats[nemesisId.get(s)]
  const play: Plain[] = []
  const silenced: string[] = []
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    play.push({
      [idOf(defOf(s, c))]: vital.get(s, c),
      ...(shieldsOn(s, c) === 0 ? {} : { shields: shieldsOn(s, c) }),
    })
    if (isSilenced(s, c)) silenced.push(idOf(defOf(s, c)))
  }
  return {
    id: nemesisNames[nemesisId.get(s)] ?? 'none',
    life: nemesisLife.get(s),
    tier: nemesisTier(s),
    ...Object.fromEntries((mat?.counters ?? []).map((name, i) => [tokenName(name), counters.get(s, i)])),
    ...Object.fromEntries((mat?.sides ?? []).map((name, i) => [name, cardsIn(s, SIDE_ZONES + i)])),
    husks: tokensWhole.get(s) + tokensHurt.get(s),
    'damaged husks': tokensHurt.get(s),
    deck: cardsIn(s, NEMESIS_DECK),
    'deck tiers': tiersOfDeck(s),
    discard: bottomFirst(s, NEMESIS_DISCARD),
    drawn: cardsIn(s, DRAWN),
    play,
    silenced,
  }
}

function supply(s: State): Plain {
  const piles: Record<string, number> = {}
  for (let i = 0; i < PILES; i++) {
    const top = zones.first(s, pileZone(i))
    if (top !== NONE) piles[idOf(defOf(s, top))] = zones.count(s, pileZone(i))
  }
  return piles
}

/** The whole table, hidden things included, in the words of `given`. */
export function position(s: State): { readonly [key: string]: Plain } {
  const seats = Array.from({ length: playerCount.get(s) }, (_, p) => p)
  const holder = (pair: number): Plain => {
    const p = splitToken.get(s, pair)
    return p === 0 ? 'nobody' : `player ${p}`
  }
  return {
    players: playerCount.get(s),
    ...Object.fromEntries(seats.map((p) => [`player ${p + 1}`, player(s, p)])),
    nemesis: nemesis(s),
    gravehold: gravehold.get(s),
    supply: supply(s),
    'turn order': { deck: cardsIn(s, TURN_DECK), discard: bottomFirst(s, TURN_DISCARD) },
    'split tokens': { '1/2': holder(0), '3/4': holder(1) },
    turn: active.get(s) === NONE ? 'nemesis' : `player ${active.get(s) + 1}`,
    phase: PHASE_NAMES[phase.get(s)]!,
    difficulty: DIFFICULTIES[difficulty.get(s)]!,
    destroyed: cardsIn(s, DESTROYED),
    bridges: BRIDGE_NAMES.filter((_, b) => isBridged(s, b)),
  }
}
