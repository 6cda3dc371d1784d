import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { CANNOT_ENTOMB, ongoingBearer, playRules, TRANSMUTE_AT } from '../../abilities.ts'
import { KIND, RELIC_WEAPON, SITE, UNIT } from '../../content.ts'
import {
  armor,
  attached,
  CARDS,
  CURSED_AWAY,
  clearTrait,
  controllerOf,
  current,
  DECK,
  DOOMED,
  def,
  delayedCount,
  HAND,
  HOLDS,
  has,
  hasTrait,
  isBrought,
  machine,
  marks,
  more,
  NEW_WEAPON,
  ownerOf,
  PLAYMAT,
  queueEnd,
  queueHead,
  restless,
  SILENCED,
  STEALING,
  STUNNED,
  setMark,
  setTrait,
  transmuted,
  transmutes,
  unchecked,
  zones,
} from '../../state.ts'
import { count, UNITS_DIED } from '../common/history.ts'
import { enterPhase } from '../common/phases.ts'
import { isAnyHeld, joinDelayed } from '../triggers/delayed.ts'
import {
  DIES,
  dispatchAllies,
  dispatchBearerDies,
  dispatchEach,
  dispatchOwn,
  ENTOMB,
} from '../triggers/dispatch.ts'
import { clearQueue, runNext } from '../triggers/trigger-queue.ts'
import { settleAegis } from '../values/aegis.ts'
import { settleStun } from '../values/changes.ts'
import { isAvatars, maximumPower } from '../values/player-values.ts'
import { isForbidden } from '../values/prohibitions.ts'
import { isStunnerInPlay } from '../values/stunned.ts'
import { isDead } from '../values/values.ts'
import { stealUnit } from '../zones/control.ts'
import { die, transformInto } from '../zones/zones.ts'
import { checkHealth } from './end.ts'

/** The check after every instruction and each damage part of a fight, in the order of EG2. */
export function check(s: State): void {
  if (unchecked.get(s) === 0 && restless.get(s) === 0) return
  unchecked.set(s, 0)
  for (;;) {
    checkHealth(s)
    if (machine.over.get(s) !== 0) return
    let changed = false
    switch (look(s)) {
      case SOMETHING_DIES:
        reap(s)
        changed = true
        break
      case SOMETHING_IS_CURSED:
        changed = control(s)
        break
    }
    if (transmutes.get(s) !== 0 && transmute(s)) changed = true
    if (!changed) {
      unchecked.set(s, 0)
      dispatchAllies(s)
      return
    }
  }
}

/** Does anything but its doom kill it? */
function mustDie(s: State, c: Card, p: number): boolean {
  const d = def.get(s, c)
  const kind = KIND[d]
  if (kind === UNIT || kind === SITE) return isDead(s, c, d)
  if (kind === RELIC_WEAPON) return isAvatars(s, c) && armor.get(s, p) <= 0 && !more.has(s, c, NEW_WEAPON)
  return false
}

const NOTHING = 0
const SOMETHING_IS_CURSED = 1
const SOMETHING_DIES = 2

/**
 * One look over the playmats: dooms what must die, sees whether a curse may have changed control, and
 * brings stuns up to date (ER71 to ER73).
 */
function look(s: State): number {
  let found = NOTHING
  const stealing = isBrought(s, STEALING)
  const stunning = isStunnerInPlay(s)
  const held = delayedCount.get(s) > 0 && isAnyHeld(s)
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      const its = marks.get(s, c)
      if ((its & STUNNED) !== 0 || held || (stunning && hasTrait(s, c, HOLDS))) settleStun(s, c)
      if ((its & DOOMED) !== 0 || mustDie(s, c, p)) {
        setMark(s, c, DOOMED)
        found = SOMETHING_DIES
      } else if (stealing && found === NOTHING && hasTrait(s, c, HOLDS | CURSED_AWAY))
        found = SOMETHING_IS_CURSED
    }
  return found
}

/** Kills everything that is doomed, together, with what is attached to it. */
function reap(s: State): void {
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a)) {
      const on = attached.get(s, a)
      if (on !== NONE && on < CARDS && KIND[def.get(s, a)] !== UNIT && has(s, on, DOOMED))
        setMark(s, a, DOOMED)
    }
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? current.get(s) : 1 - current.get(s)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (!has(s, c, DOOMED)) continue
      if (KIND[def.get(s, c)] === UNIT) {
        count(s, p, UNITS_DIED)
        dispatchBearerDies(s, c)
      }
      if (!isForbidden(s, c, CANNOT_ENTOMB)) dispatchOwn(s, ENTOMB, c)
      joinDelayed(s, c)
    }
  }
  dispatchEach(s, DIES, DOOMED)
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? current.get(s) : 1 - current.get(s)
    let c = zones.first(s, PLAYMAT + p)
    while (c !== NONE) {
      const next = zones.after(s, c)
      if (has(s, c, DOOMED)) die(s, c)
      c = next
    }
  }
}

/** As soon as the power is there, every copy in hand and deck becomes the other card (ER99). */
function transmute(s: State): boolean {
  let changed = false
  for (let p = 0; p < 2; p++) {
    const power = maximumPower(s, p)
    if (power < transmutes.get(s) || power <= transmuted.get(s, p)) continue
    transmuted.set(s, p, power)
    for (let k = 0; k < 2; k++)
      for (let c = zones.first(s, (k === 0 ? HAND : DECK) + p); c !== NONE; c = zones.after(s, c)) {
        const at = TRANSMUTE_AT[def.get(s, c)]!
        if (at === 0 || at > power || hasTrait(s, c, SILENCED)) continue
        transformInto(s, c, playRules[def.get(s, c)]!.transmuteInto)
        changed = true
      }
  }
  return changed
}

/** A unit under a curse that steals it is its player's as long as the curse works (ER94). */
function control(s: State): boolean {
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (KIND[def.get(s, c)] !== UNIT) continue
      const should = rightfulController(s, c, p)
      if (should === p || !stealUnit(s, c, should)) continue
      if (should === ownerOf(s, c)) clearTrait(s, c, CURSED_AWAY)
      else setTrait(s, c, CURSED_AWAY)
      return true
    }
  return false
}

function rightfulController(s: State, c: Card, now: number): number {
  if (hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a)) {
        if (attached.get(s, a) !== c || hasTrait(s, a, SILENCED)) continue
        const list = ongoingBearer[def.get(s, a)]!
        for (let i = 0; i < list.length; i++) if (list[i]!.controlled) return controllerOf(s, a)
      }
  // A unit stolen for good or for a turn stays where it is; Cleanup gives it back.
  return now !== ownerOf(s, c) && hasTrait(s, c, CURSED_AWAY) ? ownerOf(s, c) : now
}

/** Between the steps of a turn nothing is outside: a check, then everything that waits. */
export const runTurnQueue = machine.op('run turn queue', (s, f, then) => {
  check(s)
  if (machine.over.get(s) !== 0) return
  if (queueHead.get(s) < queueEnd.get(s)) {
    s[f] = s[f]! - 1
    runNext(s)
    return
  }
  if (queueEnd.get(s) > 0) clearQueue(s)
  if (then !== 0) enterPhase(s, then)
})

/** The last instruction of a card's text is over, and the text with it. */
export const endText = machine.op('end text', (s, f) => {
  check(s)
  settleAegis(s, f)
  machine.pop(s)
})

/** One instruction is over. */
export const checkNow = machine.op('check', (s) => {
  check(s)
})
