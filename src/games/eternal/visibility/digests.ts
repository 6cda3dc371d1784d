import { digest } from '../../../kernel/digest.ts'
import type { State } from '../../../kernel/state.ts'
import { decision } from '../decisions.ts'
import { ending, machine, winner } from '../state.ts'
import { observe } from '../visibility.ts'

/** Entries of views and options that follow from others: they may come, go and change without a change of play. */
const DERIVED: ReadonlySet<string> = new Set(['alike', 'left', 'why'])

export const askedDigest = (s: State): number =>
  digest(machine.waiting(s) ? decision(s) : [winner.get(s), ending.get(s)], DERIVED)

export const shownDigest = (s: State): number => digest([observe(s, 0), observe(s, 1)], DERIVED)
