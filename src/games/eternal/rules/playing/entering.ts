import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Text } from '../../../../language/compiler/assembler.ts'
import { playText } from '../../abilities.ts'
import { GRANTED, KIND, SITE } from '../../content.ts'
import { assembler, ENEMY, MODE, OTHER, SELF, startText, steps, THAT, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import {
  armor,
  attached,
  controllerOf,
  def,
  doom,
  HOLDS,
  healthPlus,
  machine,
  maxPower,
  NEW_WEAPON,
  ownerOf,
  PLAYER,
  PLAYMAT,
  POWER,
  power,
  setTrait,
  VOID,
  zones,
} from '../../state.ts'
import { ARMOR_EVENT, POWER_EVENT, SHIFTED_EVENT } from '../common/events.ts'
import { turnUp } from '../common/stealth.ts'
import { check, checkNow } from '../damage/check.ts'
import { gainInfluence } from '../damage/health.ts'
import { addDelayed, SHIFTED } from '../triggers/delayed.ts'
import { dispatch, dispatchOwn, dispatchOwnAbout, PLAYED, PLAYED_ON, SUMMON } from '../triggers/dispatch.ts'
import { about, enqueue } from '../triggers/queue-rows.ts'
import { AGENDA_TRIGGER, SUMMON_DONE_TRIGGER } from '../triggers/rule-triggers.ts'
import { mayTouch, settleAegis } from '../values/aegis.ts'
import { exhaust } from '../values/changes.ts'
import { maximumPower, relicWeapon } from '../values/player-values.ts'
import { healthTotal } from '../values/values.ts'
import { BY_PLAY, move } from '../zones/zones.ts'
import { DEPLETED_PLAY, DIES_AT_ONCE, EXHAUSTED_PLAY, SHIFTED_PLAY } from './how-played.ts'

/** The card is where it belongs: a check, and playing it is over. */
function finish(s: State): void {
  check(s)
  machine.pop(s)
}

function entered(s: State, f: number, c: Card): void {
  if ((s[f + MODE]! & EXHAUSTED_PLAY) !== 0) exhaust(s, c)
  dispatchOwn(s, SUMMON, c)
  dispatch(s, PLAYED, s[f + YOU]!, about(c, 0, s[f + THAT]!))
}

export const enterUnit = machine.op('enter unit', (s, f) => {
  const c = s[f + SELF]!
  move(s, c, PLAYMAT + s[f + YOU]!, BY_PLAY)
  if ((s[f + MODE]! & SHIFTED_PLAY) !== 0) shift(s, c, s[f + YOU]!)
  entered(s, f, c)
  if ((s[f + MODE]! & DIES_AT_ONCE) !== 0) doom(s, c)
  finish(s)
})

/** Own turns that a shifted unit is away, counted up to 0 behind all cards. */
export const SHIFT_OVER = -10
const SHIFT_TURNS = 3

function shift(s: State, c: Card, p: number): void {
  addDelayed(s, SHIFTED, c, c, p, SHIFT_OVER, SHIFT_OVER - SHIFT_TURNS)
  emit(s, SHIFTED_EVENT, c, 1)
}

export const enterWeapon = machine.op('enter weapon', (s, f) => {
  const c = s[f + SELF]!
  const unit = s[f + OTHER]!
  if (unit === NONE || !state.onPlaymat(s, unit)) {
    move(s, c, VOID + ownerOf(s, c), BY_PLAY)
    return
  }
  attach(s, c, unit, controllerOf(s, unit))
  dispatchOwnAbout(s, PLAYED_ON, unit, about(c), s[f + YOU]!)
  entered(s, f, c)
})

function attach(s: State, c: Card, unit: Card, p: number): void {
  turnUp(s, unit)
  move(s, c, PLAYMAT + p, BY_PLAY)
  attached.set(s, c, unit)
  setTrait(s, unit, HOLDS)
  state.unchecked.set(s, 1)
}

/** A curse is stopped by an Aegis and then goes to its owner's void (ER76). */
export const enterCurse = machine.op('enter curse', (s, f) => {
  const c = s[f + SELF]!
  const unit = s[f + OTHER]!
  if (unit === NONE || !state.onPlaymat(s, unit) || !mayTouch(s, f, unit)) {
    move(s, c, VOID + ownerOf(s, c), BY_PLAY)
    // A curse has no text to end: its Aegis has answered now, and shields from nothing that comes later.
    settleAegis(s, f)
    return
  }
  attach(s, c, unit, s[f + YOU]!)
  dispatchOwn(s, SUMMON, c)
})

export const enterRelic = machine.op('enter relic', (s, f) => {
  const c = s[f + SELF]!
  move(s, c, PLAYMAT + s[f + YOU]!, BY_PLAY)
  attached.set(s, c, PLAYER + s[f + YOU]!)
  entered(s, f, c)
})

export const enterCursedRelic = machine.op('enter cursed relic', (s, f) => {
  const c = s[f + SELF]!
  if (!mayTouch(s, f, PLAYER + s[f + ENEMY]!)) {
    move(s, c, VOID + ownerOf(s, c), BY_PLAY)
    return
  }
  move(s, c, PLAYMAT + s[f + YOU]!, BY_PLAY)
  attached.set(s, c, PLAYER + s[f + ENEMY]!)
  dispatchOwn(s, SUMMON, c)
})

/** The old relic weapon and all its armor are gone before the new one enters (E198). */
export const killOldWeapon = machine.op('kill old weapon', (s, f) => {
  const old = relicWeapon(s, s[f + YOU]!)
  if (old !== NONE) doom(s, old)
})

export const enterRelicWeapon = machine.op('enter relic weapon', (s, f) => {
  const c = s[f + SELF]!
  const p = s[f + YOU]!
  move(s, c, PLAYMAT + p, BY_PLAY)
  attached.set(s, c, PLAYER + p)
  // 192, 194: armor already there raises the weapon's value for good.
  if (armor.get(s, p) > 0) healthPlus.add(s, c, armor.get(s, p))
  armor.set(s, p, healthTotal(s, c))
  if (armor.get(s, p) !== 0) emit(s, ARMOR_EVENT, p, armor.get(s, p))
  state.more.set(s, c, NEW_WEAPON)
  dispatchOwn(s, SUMMON, c)
  enqueue(s, SUMMON_DONE_TRIGGER, c, p, about(c))
  dispatch(s, PLAYED, p, about(c, 0, s[f + THAT]!))
})

/** After its own Summon a relic weapon needs armor like any other (ER42). */
const summonDone = machine.op('summon done', (s, f) => {
  state.more.clear(s, s[f + SELF]!, NEW_WEAPON)
  state.unchecked.set(s, 1)
})

export const killOldSite = machine.op('kill old site', (s, f) => {
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === SITE) doom(s, c)
})

export const enterSite = machine.op('enter site', (s, f) => {
  const c = s[f + SELF]!
  move(s, c, PLAYMAT + s[f + YOU]!, BY_PLAY)
  entered(s, f, c)
  enqueue(s, AGENDA_TRIGGER, c, s[f + YOU]!, about(c))
})

export const enterPower = machine.op('enter power', (s, f) => {
  const c = s[f + SELF]!
  const p = s[f + YOU]!
  move(s, c, POWER + p, BY_PLAY)
  maxPower.add(s, p, 1)
  state.unchecked.set(s, 1)
  if ((s[f + MODE]! & DEPLETED_PLAY) === 0) power.add(s, p, 1)
  emit(s, POWER_EVENT, p, power.get(s, p), maximumPower(s, p))
  for (let i = 0; i < 5; i++) gainInfluence(s, p, i, GRANTED[def.get(s, c) * 5 + i]!)
  const text = playText[def.get(s, c)]!
  if (text === -1) powerIsThere(s, f)
  else startText(s, text, p, NONE, c)
})

function powerIsThere(s: State, f: number): void {
  dispatch(s, PLAYED, s[f + YOU]!, about(s[f + SELF]!, 0, s[f + THAT]!))
  finish(s)
}

export const emitPower = machine.op('emit power', powerIsThere)

/** The text behind "its Summon is done". */
export function writeSummonDone(): Text {
  return assembler.text('summon done', () => {
    for (let i = 0; i < 5; i++) assembler.local()
    assembler.emit(summonDone)
    assembler.emit(checkNow)
    assembler.emit(steps.end)
  })
}
