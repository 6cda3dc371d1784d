import { assembler, steps } from '../../engine.ts'
import { isWithheld, NO_DEGRADING } from '../../state.ts'
import type { Effect, Source } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'

type Degrade = Extract<Effect, { op: 'degrade' }>

const DEGRADED = 'degraded'
/** LN10: a card that costs less is no card to degrade. */
const CHEAPEST = 2
/** LN12: what a player suffers who has none. */
const INSTEAD = 2

const dearEnough = (of: Source): Source =>
  of.op === 'union' ? of : { ...of, where: [...(of.where ?? []), { costing: { min: CHEAPEST } }] }

/** LN11: a card of the same type that costs less, to hand, for whoever wants it. */
const replacement: Effect = {
  op: 'may',
  steps: [
    {
      op: 'gain',
      pick: {
        op: 'one',
        of: {
          op: 'from',
          zone: 'supply',
          where: [
            { sameTypeAs: DEGRADED },
            { costingUpTo: { op: 'less', base: { op: 'costOf', name: DEGRADED }, by: 1 } },
          ],
        },
      },
      to: { handOf: 'subject' },
    },
  ],
}

const one = (of: Source): Effect => ({
  op: 'firstPossible',
  ways: [
    [{ op: 'destroy', pick: { op: 'one', of: dearEnough(of) }, as: DEGRADED }, replacement],
    [{ op: 'suffer', n: INSTEAD }],
  ],
})

/** Writes "degrades", which is made of other words. */
export function degrade(k: TextCompiler, { of, all }: Degrade): void {
  const end = assembler.label()
  assembler.emitTo(end, steps.unless, 1, steps.evaluator.row(unlocked))
  if (all !== true) k.effect(one(of))
  else k.effect({ op: 'forEach', of: dearEnough(of), as: EACH, steps: [one({ op: 'bound', name: EACH })] })
  assembler.place(end)
}
/** LP23: a campaign may not have unlocked it yet. */
const unlocked = steps.evaluator.amountKind((s) => Number(!isWithheld(s, NO_DEGRADING)))
const EACH = 'each degraded'
