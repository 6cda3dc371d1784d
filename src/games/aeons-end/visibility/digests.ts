import { digest } from '../../../kernel/digest.ts'
import { OUTCOMES } from '../rules/end.ts'
import { machine, type State } from '../state.ts'
import { decision } from './options.ts'
import { observe } from './view.ts'

/** Entries of views and options that follow from others: they may come, go and change without a change of play. */
const DERIVED: ReadonlySet<string> = new Set([
  'bonus',
  'chargeSpaces',
  'difficulty',
  'focusCost',
  'max',
  'maxLife',
  'nextHand',
  'openCost',
  'openCosts',
  'short',
  'why',
])

export const askedDigest = (s: State): number =>
  digest(machine.waiting(s) ? decision(s) : OUTCOMES[machine.over.get(s)], DERIVED)

/** All seats see the same. */
export const shownDigest = (s: State): number => digest(observe(s, 0), DERIVED)
