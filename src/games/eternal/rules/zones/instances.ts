import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import {
  ACTIVATES,
  BARGAIN,
  BOND,
  FORBIDS,
  LOGS_DRAWS,
  REACHES,
  RESTLESS,
  SHIFT,
  STEALS_BEARER,
  TRANSMUTE_AT,
} from '../../abilities.ts'
import { IN_2019, KIND, skillsNamedBy } from '../../content.ts'
import * as state from '../../state.ts'
import {
  attached,
  bringLater,
  bringSkills,
  CARDS,
  CREATED,
  def,
  hasTrait,
  instances,
  logsDraws,
  OWNED_BY_1,
  PLAYMAT,
  reach,
  restless,
  setTrait,
  traits,
  transmutes,
  zones,
} from '../../state.ts'
import { NO_ROOM } from '../common/events.ts'
import { subscribe } from '../triggers/dispatch.ts'

/** A definition comes into the game: whatever it subscribes to or reaches must be looked at from now on. */
export function meet(s: State, d: number): void {
  subscribe(s, d)
  const at = TRANSMUTE_AT[d]!
  if (at > 0 && (transmutes.get(s) === 0 || at < transmutes.get(s))) transmutes.set(s, at)
  const { first, later } = skillsNamedBy(d)
  bringSkills(s, first)
  bringLater(s, later)
  state.bring(s, 1 << KIND[d]!)
  if (ACTIVATES[d] === 1) state.bring(s, state.ACTIVATIONS)
  if (STEALS_BEARER[d] === 1) state.bring(s, state.STEALING)
  state.forbids.set(s, state.forbids.get(s) | FORBIDS[d]!)
  if (LOGS_DRAWS[d] === 1) logsDraws.set(s, 1)
  if (BARGAIN[d] !== 0 || BOND[d] === 1 || SHIFT[d]! >= 0) state.otherWays.set(s, 1)
}

/** Counts the cards in play whose ongoing abilities reach others: after every arrival and departure. */
export function countReach(s: State): void {
  let n = 0
  let shaky = 0
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      n |= REACHES[def.get(s, c)]!
      shaky += RESTLESS[def.get(s, c)]!
    }
  reach.set(s, n)
  restless.set(s, shaky)
}

/** A card as it is in this game: today's, or that of 2019. */
export const inThisGame = (s: State, d: number): number => (state.of2019.get(s) === 0 ? d : IN_2019[d]!)

/** Makes an instance; NONE when the table is full, which everybody sees in the log. */
export function create(s: State, of: number, owner: number): Card {
  const c = instances.get(s)
  if (c >= CARDS) {
    emit(s, NO_ROOM)
    return NONE
  }
  const d = inThisGame(s, of)
  instances.set(s, c + 1)
  state.useCards(s, c + 1)
  def.set(s, c, d)
  traits.set(s, c, owner === 1 ? OWNED_BY_1 | CREATED : CREATED)
  attached.set(s, c, NONE)
  meet(s, d)
  return c
}

/** Gives a card what another one has gained or lost for good. */
export function copyLasting(s: State, from: Card, to: Card): void {
  for (let i = 0; i < state.LASTING.length; i++) state.LASTING[i]!.set(s, to, state.LASTING[i]!.get(s, from))
}

/** A new card with everything permanent of another (EG10). */
export function createCopy(s: State, of: Card, owner: number): Card {
  const c = create(s, def.get(s, of), owner)
  if (c === NONE) return NONE
  copyLasting(s, of, c)
  state.number.set(s, c, state.number.get(s, of))
  if (hasTrait(s, of, state.SILENCED)) setTrait(s, c, state.SILENCED)
  return c
}
