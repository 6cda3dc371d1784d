import { NO_OPTION, TABLE } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { YOU } from '../../../../language/compiler/assembler.ts'
import { arrangeGrid, BRIDGES, isBesideFirst, isBridged, setBridge } from '../../rules/supply-grid.ts'
import { machine, type State } from '../../state.ts'
import { op } from './instruction.ts'
import { LINK } from './options.ts'

export const GRID_ARRANGE = op('arrange the supply', (s) => {
  arrangeGrid(s)
})
/** Local a: how many are left; local b, if it is one: the bridge that was placed last. */
export const GRID_LINK = machine.question('place a bridge', {
  seat: (s, f) => (s[f + YOU] === NONE ? TABLE : s[f + YOU]!),
  enumerate(s, f, left) {
    offerBridges(s[f + left]!, (b) => !isBridged(s, b))
  },
  settle(s, f, chosen, left, into) {
    if (into !== 0) s[f + into] = chosen === NO_OPTION ? NONE : optionFirst(chosen)
    if (chosen === NO_OPTION) return
    setBridge(s, optionFirst(chosen), true)
    again(s, f, left)
  },
})
/** Local a: how many are left; local b, if it is one: a bridge that stays; c: only those beside the first pile. */
export const GRID_UNLINK = machine.question('discard a bridge', {
  seat: (s, f) => (s[f + YOU] === NONE ? TABLE : s[f + YOU]!),
  enumerate(s, f, left, kept, beside) {
    offerBridges(
      s[f + left]!,
      (b) => isBridged(s, b) && (kept === 0 || s[f + kept] !== b) && (beside === 0 || isBesideFirst(b)),
    )
  },
  settle(s, f, chosen, left) {
    if (chosen === NO_OPTION) return
    setBridge(s, optionFirst(chosen), false)
    again(s, f, left)
  },
})

/** Where all of them go anyway nobody is asked in which order. */
function offerBridges(left: number, fits: (bridge: number) => boolean): void {
  if (left <= 0) return
  const bridges = Array.from({ length: BRIDGES }, (_, b) => b).filter(fits)
  for (const b of bridges.length <= left ? bridges.slice(0, 1) : bridges) option(LINK, b)
}

/** One less is left; the question is asked again. */
function again(s: State, f: number, left: number): void {
  s[f + left] = s[f + left]! - 1
  if (s[f + left]! > 0) s[f] = s[f]! - 1
}
