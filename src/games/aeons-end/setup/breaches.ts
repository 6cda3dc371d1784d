import type { MageSheet, OpenedEffect } from '../growth/sheet.ts'
import {
  BREACHES,
  breachStage,
  breachState,
  CLOSED,
  GONE,
  LENDS,
  OPENED,
  PLAIN,
  type State,
} from '../state.ts'

const TILES: Readonly<Record<OpenedEffect, number>> = { bonus: 0, none: PLAIN, lend: PLAIN | LENDS }

/** Breaches I and II have no effect of their own: only what III and IV have is noted on the tile. */
const tileOf = (effect: OpenedEffect, k: number): number => (k < 2 && effect === 'none' ? 0 : TILES[effect])

/** R063: breaches in the state and orientation that the mat shows. */
export function placeBreaches(s: State, p: number, sheet: MageSheet): void {
  for (let k = 0; k < BREACHES; k++) {
    const start = sheet.breaches[k]!
    const b = p * BREACHES + k
    breachState.set(s, b, start === 'absent' ? GONE : start === 'open' ? OPENED : CLOSED)
    breachStage.set(s, b, (typeof start === 'number' ? start : 0) | tileOf(sheet.effects[k]!, k))
  }
}
