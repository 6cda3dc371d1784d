import { onFault } from '../../../../kernel/scratch.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import {
  DEADLY_TO_PLAYERS,
  ON_BEARER,
  ON_SELF,
  ONGOING,
  type OngoingPart,
  OUTWARD,
  ongoingBearer,
  ongoingOutward,
  ongoingSelf,
  REACH_COST,
  REACH_ELSEWHERE,
  REACH_STATS,
  REACH_WEAKENS,
  WEAKENS_SELF,
} from '../../abilities.ts'
import { COST, HEALTH, KIND, STRENGTH } from '../../content.ts'
import * as state from '../../state.ts'
import {
  attached,
  controllerOf,
  costPlus,
  damage,
  def,
  HOLDS,
  hasTrait,
  healthPlus,
  isPlaymat,
  PLAYMAT,
  reach,
  SILENCED,
  strengthPlus,
  turnHealth,
  turnStrength,
  zones,
} from '../../state.ts'
import { added, holds, reaches, read } from '../common/evaluate.ts'
import { isUnleashed } from '../triggers/delayed.ts'

// Values are pure functions of the state, in the reading order of A9: first skills without numbers,
// then strength, health and cost (EG4), then the skills that look at numbers. Nothing is stored.

/** Above 0 while a number is being read: skills are then those of the first pass. */
export let numbers = 0
onFault(() => {
  numbers = 0
})

const STRENGTH_PART = 0
const HEALTH_PART = 1
const COST_PART = 2

function part(p: OngoingPart, which: number): number {
  return which === STRENGTH_PART ? p.strength : which === HEALTH_PART ? p.health : p.cost
}

function ownParts(s: State, list: readonly OngoingPart[], source: Card, which: number): number {
  let n = 0
  const you = controllerOf(s, source)
  for (let i = 0; i < list.length; i++) {
    const amount = part(list[i]!, which)
    if (amount !== 0 && holds(s, list[i]!, source, you)) n += added(read(s, amount, source, you), source)
  }
  return n
}

/** The cards whose ongoing abilities reach others, in the order of the playmats. */
export const SOURCES = new Int16Array(state.CARDS)
export let sources = 0
/** True while a table is only looked at: nothing moves, so that they are listed once. */
export let still = false

export function listSources(s: State): void {
  sources = 0
  for (let p = 0; p < 2; p++)
    for (let source = zones.first(s, PLAYMAT + p); source !== NONE; source = zones.after(s, source))
      if ((ONGOING[def.get(s, source)]! & OUTWARD) !== 0 && !hasTrait(s, source, SILENCED))
        SOURCES[sources++] = source
}

/** While `body` runs this table stays as it is: what reaches others is looked for once. */
export function lookingAt(s: State, body: (s: State) => void): void {
  listSources(s)
  statsOf = NONE
  still = true
  try {
    body(s)
  } finally {
    still = false
  }
}

function outwardParts(s: State, c: Card, which: number): number {
  if (!still) listSources(s)
  if (which !== COST_PART && still) {
    if (statsOf !== c) readStats(s, c)
    return which === STRENGTH_PART ? strengthFrom : healthFrom
  }
  let n = 0
  for (let k = 0; k < sources; k++) {
    const source = SOURCES[k]!
    const p = zones.of(s, source) & 1
    const list = ongoingOutward[def.get(s, source)]!
    for (let i = 0; i < list.length; i++) {
      const amount = part(list[i]!, which)
      if (amount !== 0 && reaches(s, list[i]!, source, p, c)) n += added(read(s, amount, source, p), source)
    }
  }
  return n
}

/** The card whose strength and health from others were read last in a table that is looked at. */
let statsOf: Card = NONE
let strengthFrom = 0
let healthFrom = 0

/** Most abilities give both: whom they reach is asked once. */
function readStats(s: State, c: Card): void {
  let more = 0
  let healthier = 0
  for (let k = 0; k < sources; k++) {
    const source = SOURCES[k]!
    const p = zones.of(s, source) & 1
    const list = ongoingOutward[def.get(s, source)]!
    for (let i = 0; i < list.length; i++) {
      const part = list[i]!
      if ((part.strength === 0 && part.health === 0) || !reaches(s, part, source, p, c)) continue
      if (part.strength !== 0) more += read(s, part.strength, source, p)
      if (part.health !== 0) healthier += read(s, part.health, source, p)
    }
  }
  statsOf = c
  strengthFrom = more
  healthFrom = healthier
}

function attachmentParts(s: State, c: Card, which: number): number {
  let n = 0
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a)) {
      if (attached.get(s, a) !== c || KIND[def.get(s, a)] === 1) continue
      const d = def.get(s, a)
      const own =
        which === STRENGTH_PART ? STRENGTH[d]! + strengthPlus.get(s, a) : HEALTH[d]! + healthPlus.get(s, a)
      n += added(own, a)
      if (hasTrait(s, a, SILENCED)) continue
      if ((ONGOING[d]! & ON_SELF) !== 0) n += ownParts(s, ongoingSelf[d]!, a, which)
      if ((ONGOING[d]! & ON_BEARER) !== 0) n += ownParts(s, ongoingBearer[d]!, a, which)
    }
  return n
}

/** Nothing on it, nothing of its own, nothing that reaches it: most cards most of the time. */
export const isAlone = (s: State, c: Card, d: number): boolean =>
  (reach.get(s) & ~REACH_ELSEWHERE) === 0 && (ONGOING[d]! & ON_SELF) === 0 && !hasTrait(s, c, HOLDS)

/** What a unit in play has of its own. */
export const ownStrength = (s: State, c: Card, d: number): number =>
  STRENGTH[d]! + strengthPlus.get(s, c) + turnStrength.get(s, c)
export const ownHealth = (s: State, c: Card, d: number): number =>
  HEALTH[d]! + healthPlus.get(s, c) + turnHealth.get(s, c)

export function strength(s: State, c: Card): number {
  const d = def.get(s, c)
  let n = STRENGTH[d]! + strengthPlus.get(s, c)
  if (isPlaymat(zones.of(s, c))) {
    n = ownStrength(s, c, d)
    if (isAlone(s, c, d)) return n
    numbers++
    if (hasTrait(s, c, HOLDS)) n += attachmentParts(s, c, STRENGTH_PART)
    if ((ONGOING[d]! & ON_SELF) !== 0 && !hasTrait(s, c, SILENCED))
      n += ownParts(s, ongoingSelf[d]!, c, STRENGTH_PART)
    if ((reach.get(s) & REACH_STATS) !== 0) n += outwardParts(s, c, STRENGTH_PART)
    numbers--
  }
  return n
}

/** The whole health of a card, damage not counted (EG4). */
export function healthTotal(s: State, c: Card): number {
  const d = def.get(s, c)
  let n = HEALTH[d]! + healthPlus.get(s, c)
  if (isPlaymat(zones.of(s, c))) {
    n = ownHealth(s, c, d)
    if (isAlone(s, c, d)) return n
    numbers++
    if (hasTrait(s, c, HOLDS)) n += attachmentParts(s, c, HEALTH_PART)
    if ((ONGOING[d]! & ON_SELF) !== 0 && !hasTrait(s, c, SILENCED))
      n += ownParts(s, ongoingSelf[d]!, c, HEALTH_PART)
    if ((reach.get(s) & REACH_STATS) !== 0) n += outwardParts(s, c, HEALTH_PART)
    numbers--
  }
  return n
}

const mayBeWeakened = (s: State, c: Card, d: number): boolean =>
  hasTrait(s, c, HOLDS) || (reach.get(s) & REACH_WEAKENS) !== 0 || WEAKENS_SELF[d] !== 0

/** At 0 health or below (E070, E074, ER7); for a unit that nothing reaches in one glance: most units at most checks. */
export function isDead(s: State, c: Card, d: number): boolean {
  const dead = ownHealth(s, c, d) <= damage.get(s, c)
  if (isAlone(s, c, d) || (!dead && !mayBeWeakened(s, c, d))) return dead
  return healthLeft(s, c) <= 0
}

/** What is left of a unit's health or a site's durability (E069, E074, E245). */
export const healthLeft = (s: State, c: Card): number =>
  isPlaymat(zones.of(s, c)) ? healthTotal(s, c) - damage.get(s, c) : healthTotal(s, c)

/** Printed, then permanent changes, then ongoing ones; never below 0 (ER102). */
export function cost(s: State, c: Card, d = def.get(s, c)): number {
  let n = COST[d]! + costPlus.get(s, c)
  if ((reach.get(s) & REACH_COST) !== 0) {
    numbers++
    const by = outwardParts(s, c, COST_PART)
    numbers--
    if (by > 0 || !isUnleashed(s, c)) n += by
  }
  return n < 0 ? 0 : n
}

/** Switches of the rules that this card carries, also those of its weapons. */
export function switches(s: State, c: Card): number {
  let mask = 0
  const own = ongoingSelf[def.get(s, c)]!
  if (own.length > 0 && !hasTrait(s, c, SILENCED)) for (let i = 0; i < own.length; i++) mask |= own[i]!.rules
  if (hasTrait(s, c, state.DEADLY_TO_PLAYERS)) mask |= DEADLY_TO_PLAYERS
  return mask
}
