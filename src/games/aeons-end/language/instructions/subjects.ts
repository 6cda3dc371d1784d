import { NO_OPTION, TABLE } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SUBJECT } from '../../../../language/compiler/assembler.ts'
import { WILD } from '../../content.ts'
import { steps } from '../../engine.ts'
import {
  active,
  defOf,
  machine,
  mageOf,
  playerCount,
  plays,
  type State,
  splitToken,
  TURN_DISCARD,
  WILD_FIXED_TO_TAKER,
  zones,
} from '../../state.ts'
import { holdersOf, isShared } from '../sets/holders.ts'
import { op } from './instruction.ts'
import { SHARE } from './options.ts'

/** Puts the i-th player of a set into the subject. */
export const TAKE_SUBJECT = op('subject', (s, f, set, i) => {
  const n = steps.size(s, f, set)
  // P01: alone, "two different players" are you twice.
  const at = i >= n && playerCount.get(s) === 1 ? 0 : i
  s[f + SUBJECT] = n > at ? steps.thing(s, f, set, at) : NONE
})
export const SET_SUBJECT = op('subject is', (s, f, local) => {
  s[f + SUBJECT] = s[f + local]!
})
export const SUBJECT_ACTIVE = op('subject is the active player', (s, f) => {
  s[f + SUBJECT] = active.get(s)
})
/** The owner of the first card of a set. Wild and split turn order cards are settled by the table. R079, R080 */
export const SUBJECT_OWNER = machine.question('whose card', {
  seat: () => TABLE,
  enumerate(s, f, set) {
    if (steps.size(s, f, set) === 0) return
    const c = steps.thing(s, f, set, 0)
    offerHolders(s, c)
  },
  settle(s, f, chosen) {
    s[f + SUBJECT] = chosen === NO_OPTION ? NONE : optionFirst(chosen)
  },
})
/** T09, switch: who took the turn of the wild card that lies in the discard pile, or NONE. */
const takerOf = (s: State, c: number): number =>
  defOf(s, c) === WILD && zones.of(s, c) === TURN_DISCARD ? splitToken.get(s, 0) - 1 : NONE
function offerHolders(s: State, c: number): void {
  const taker = plays(s, WILD_FIXED_TO_TAKER) ? takerOf(s, c) : NONE
  const bits = taker === NONE ? holdersOf(s, c) : 1 << taker
  for (let p = 0; p < playerCount.get(s); p++) if ((bits & (1 << p)) !== 0) option(SHARE, p)
}

/**
 * R079, R080, T09: the table says whom each wild or split card in the turn order discard pile stands
 * for, before its cards are counted. Pushes [how many, card, player, ...] on the frame.
 */
export const ASSIGN_SHARED = machine.question('whose shared card', {
  seat: () => TABLE,
  enumerate(s, f, into) {
    const c = nextShared(s, f, into)
    if (c !== NONE) offerHolders(s, c)
  },
  settle(s, f, chosen, into) {
    if (s[f + into] === NONE) {
      s[f + into] = machine.stackTop(s)
      machine.pushValue(s, 0)
    }
    if (chosen === NO_OPTION) return
    const c = nextShared(s, f, into)
    machine.pushValue(s, c)
    machine.pushValue(s, optionFirst(chosen))
    const at = s[f + into]!
    s[at] = s[at]! + 1
    s[f] = s[f]! - 1
  },
})

function nextShared(s: State, f: number, into: number): number {
  const at = s[f + into]!
  let left = at === NONE ? 0 : s[at]!
  for (let c = zones.first(s, TURN_DISCARD); c !== NONE; c = zones.after(s, c)) {
    if (!isShared(s, c)) continue
    if (left === 0) return c
    left--
  }
  return NONE
}

export const SUBJECT_MAGE = op('subject is a mage', (s, f, mage) => {
  s[f + SUBJECT] = NONE
  for (let p = 0; p < playerCount.get(s); p++) if (mageOf.get(s, p) === mage) s[f + SUBJECT] = p
})
