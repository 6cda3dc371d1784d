import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { WEAPON } from '../../content.ts'
import {
  AWAY,
  attached,
  clearMark,
  FRESH,
  HOLDS,
  onPlaymat,
  ownerOf,
  PLAYMAT,
  setTrait,
  VOID,
  zones,
} from '../../state.ts'
import { kindNow } from '../values/player-values.ts'
import { BY_MOVE, isUnitCard, move, room } from './zones.ts'

/** The unit and what is on it leave the game together: nothing reaches them, and nothing of them works. */
export function disappear(s: State, unit: Card): void {
  const owner = ownerOf(s, unit)
  for (let p = 0; p < 2; p++) {
    let a = zones.first(s, PLAYMAT + p)
    while (a !== NONE) {
      const next = zones.after(s, a)
      if (attached.get(s, a) === unit && !isUnitCard(s, a)) {
        // Weapons are with whoever controls the unit, curses with the one who played them (EG8).
        move(s, a, AWAY + (kindNow(s, a) === WEAPON ? owner : p), BY_MOVE)
        attached.set(s, a, unit)
      }
      a = next
    }
  }
  move(s, unit, AWAY + owner, BY_MOVE)
}

/** Everything that disappeared is back, units first: ready, unhurt and not played. */
export function reappear(s: State): void {
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, AWAY + p); c !== NONE; ) {
      const next = zones.after(s, c)
      if (isUnitCard(s, c)) comeBack(s, c, room(s, p) > 0 ? PLAYMAT + p : VOID + ownerOf(s, c))
      c = next
    }
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, AWAY + p); c !== NONE; c = zones.first(s, AWAY + p)) {
      const unit = attached.get(s, c)
      const there = onPlaymat(s, unit)
      comeBack(s, c, there ? PLAYMAT + p : VOID + ownerOf(s, c))
      attached.set(s, c, there ? unit : NONE)
      if (there) setTrait(s, unit, HOLDS)
    }
}

function comeBack(s: State, c: Card, to: number): void {
  move(s, c, to, BY_MOVE)
  clearMark(s, c, FRESH)
}
