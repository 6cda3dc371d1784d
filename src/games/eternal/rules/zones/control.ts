import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { WEAPON } from '../../content.ts'
import {
  attached,
  BLOCKED,
  clearMark,
  controllerOf,
  delayedCount,
  PLAYMAT,
  unchecked,
  zones,
} from '../../state.ts'
import { STOLEN } from '../common/events.ts'
import { endHolds } from '../triggers/delayed.ts'
import { leaveBattle } from '../values/changes.ts'
import { kindNow } from '../values/player-values.ts'
import { room } from './zones.ts'

/** Another player takes a unit on the playmat: only the controller changes (EG8). A full board refuses. */
export function stealUnit(s: State, c: Card, p: number): boolean {
  if (controllerOf(s, c) === p || room(s, p) <= 0) return false
  const from = controllerOf(s, c)
  if (delayedCount.get(s) > 0) endHolds(s, c)
  leaveBattle(s, c)
  clearMark(s, c, BLOCKED)
  zones.moveToBottom(s, c, PLAYMAT + p)
  let a = zones.first(s, PLAYMAT + from)
  while (a !== NONE) {
    const next = zones.after(s, a)
    if (attached.get(s, a) === c && kindNow(s, a) === WEAPON) zones.moveToBottom(s, a, PLAYMAT + p)
    a = next
  }
  unchecked.set(s, 1)
  emit(s, STOLEN, c, p)
  return true
}
