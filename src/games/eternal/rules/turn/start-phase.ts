import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { KIND, SITE, UNBLOCKABLE } from '../../content.ts'
import { ENEMY, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import {
  avatarAttacks,
  current,
  DELAY_ENTRY,
  def,
  delayed,
  delayedCount,
  EXHAUSTED,
  freePlays,
  HAND,
  HISTORY_KINDS,
  has,
  historyField,
  IS_NIGHT,
  logged,
  loggedCount,
  machine,
  night,
  nightTurns,
  PLAYER,
  PLAYMAT,
  powerPlays,
  START_PHASE,
  standing,
  starter,
  turn,
  turnBegins,
  turnsTaken,
  zones,
} from '../../state.ts'
import { NIGHT_EVENT, SHIFTED_EVENT, TURN_EVENT } from '../common/events.ts'
import { ATTACKS_THIS_GAME } from '../common/history.ts'
import { enterPhase } from '../common/phases.ts'
import { dealPlain } from '../damage/damage.ts'
import { refillPower } from '../damage/health.ts'
import { SHIFT_OVER } from '../playing/entering.ts'
import { SHIFTED } from '../triggers/delayed.ts'
import { dispatch, START_OF_TURN } from '../triggers/dispatch.ts'
import { about, enqueue } from '../triggers/queue-rows.ts'
import { AGENDA_TRIGGER } from '../triggers/rule-triggers.ts'
import { gainSkills, ready, readyAtStart } from '../values/changes.ts'
import { reappear } from '../zones/disappearing.ts'
import { dispatchDrawn, drawTop, logDraw } from '../zones/drawing.ts'
import { isUnitCard } from '../zones/zones.ts'

/** Everything that is counted by the turn begins again (EG6). */
function newTurn(s: State, f: number): void {
  turn.add(s, 1)
  const p = current.get(s)
  s[f + YOU] = p
  s[f + ENEMY] = 1 - p
  turnsTaken.add(s, p, 1)
  freePlays.set(s, 0)
  for (let i = 0; i < loggedCount.get(s); i++) logged.set(s, i, 0)
  loggedCount.set(s, 0)
  for (let q = 0; q < 2; q++) {
    powerPlays.set(s, q, 0)
    avatarAttacks.set(s, q, 0)
    standing.set(s, q, 0)
    historyField.clear(s, q * HISTORY_KINDS, ATTACKS_THIS_GAME)
    for (let c = zones.first(s, PLAYMAT + q); c !== NONE; c = zones.after(s, c)) turnBegins(s, c)
  }
  emit(s, TURN_EVENT, p, turn.get(s))
}

function readyUnits(s: State, p: number): void {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (isUnitCard(s, c) && has(s, c, EXHAUSTED)) readyAtStart(s, c)
}

/** Ready, power, draw; what triggers meanwhile waits for the end of it (E099 to E103). */
export const startPhase = machine.op('start phase', (s, f) => {
  newTurn(s, f)
  enterPhase(s, START_PHASE)
  const p = current.get(s)
  readyUnits(s, p)
  refillPower(s, p)
  if (turn.get(s) === 1) openingDraws(s)
  else drawTop(s, p, false)
  fallNight(s, p)
  if (delayedCount.get(s) > 0) countShifts(s, p)
  reappear(s)
  dispatch(s, START_OF_TURN, p, about(NONE))
  if (!state.isBrought(s, 1 << SITE)) return
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === SITE) enqueue(s, AGENDA_TRIGGER, c, p, about(c))
})

/** At Night each player draws one more card and takes 1 damage; nothing answers it or stops it. */
function fallNight(s: State, p: number): void {
  const wasNight = (night.get(s) & IS_NIGHT) !== 0
  night.set(s, nightTurns.get(s) > 0 ? IS_NIGHT : 0)
  if (nightTurns.get(s) === 0) {
    if (wasNight) emit(s, NIGHT_EVENT, 0)
    return
  }
  nightTurns.add(s, -1)
  drawTop(s, p)
  dealPlain(s, PLAYER + p, 1)
}

/** A shifted unit comes back ready in the third own turn, and cannot be blocked in it. */
function countShifts(s: State, p: number): void {
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    if (delayed.get(s, at) !== SHIFTED || delayed.get(s, at + 3) !== p) continue
    delayed.set(s, at + 5, delayed.get(s, at + 5) + 1)
    if (delayed.get(s, at + 5) < SHIFT_OVER) continue
    const c = delayed.get(s, at + 2)
    delayed.set(s, at, 0)
    emit(s, SHIFTED_EVENT, c, 0)
    ready(s, c)
    gainSkills(s, c, UNBLOCKABLE, 0, true)
  }
}

/** Draw triggers of the opening hands happen now; the first player draws nothing (E097, E102). */
function openingDraws(s: State): void {
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? starter.get(s) : 1 - starter.get(s)
    for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c)) {
      logDraw(s, c, p)
      dispatchDrawn(s, c, p)
    }
  }
}
