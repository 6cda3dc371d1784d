import type { Effect } from '../nodes.ts'

/** Effects, with the chained words `.as`, `.ifDone` and `.otherwise`. */

class EffectWords {
  /** Gives what was picked, moved, revealed, gained, hit or chosen a name. */
  as(name: string): Chained {
    return chained({ ...(this as unknown as Effect), as: name } as Effect)
  }
  ifDone(...steps: Effect[]): Chained {
    return chained({ ...(this as unknown as Effect), ifDone: steps } as Effect)
  }
  otherwise(...steps: Effect[]): Chained {
    return chained({ ...(this as unknown as Effect), otherwise: steps } as Effect)
  }
}

export type Chained = Effect & EffectWords

export function chained(effect: Effect): Chained {
  return Object.assign(Object.create(EffectWords.prototype), effect) as Chained
}
