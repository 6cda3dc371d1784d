import { maximumPower } from '../../../src/games/eternal/rules/values/player-values.ts'
import {
  costLines,
  healthLines,
  maxPowerLines,
  strengthLines,
} from '../../../src/games/eternal/rules/values/sums.ts'
import { cost, healthLeft, strength } from '../../../src/games/eternal/rules/values/values.ts'
import { HAND, PLAYMAT, zones } from '../../../src/games/eternal/state.ts'
import type { Line } from '../../../src/kernel/account.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'

const total = (lines: readonly Line[]): number => lines.reduce((sum, { by }) => sum + by, 0)

/** Every value on the table whose account does not add up to it. */
export function wrongValues(s: State): readonly object[] {
  const wrong: object[] = []
  const look = (what: string, n: number, lines: readonly Line[]): void => {
    if (total(lines) !== n) wrong.push({ what, n, lines })
  }
  for (let p = 0; p < 2; p++) {
    look('maximum power', maximumPower(s, p), maxPowerLines(s, p))
    for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c))
      look(`cost of ${c}`, cost(s, c), costLines(s, c))
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      look(`strength of ${c}`, strength(s, c), strengthLines(s, c))
      look(`health of ${c}`, healthLeft(s, c), healthLines(s, c))
    }
  }
  return wrong
}
