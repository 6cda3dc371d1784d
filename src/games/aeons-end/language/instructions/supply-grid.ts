import { NO_OPTION, TABLE } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { YOU } from '../../../../language/assembler.ts'
import { arrangeGrid, BRIDGES, isBridged, setBridge } from '../../rules/supply-grid.ts'
import { machine } from '../../state.ts'
import { op } from './instruction.ts'
import { LINK } from './options.ts'

export const GRID_ARRANGE = op('arrange the supply', (s) => {
  arrangeGrid(s)
})
const bridging = (name: string, place: boolean): number =>
  machine.question(name, {
    seat: (s, f) => (s[f + YOU] === NONE ? TABLE : s[f + YOU]!),
    enumerate(s, f, left) {
      if (s[f + left]! <= 0) return
      for (let b = 0; b < BRIDGES; b++) if (isBridged(s, b) !== place) option(LINK, b)
    },
    settle(s, f, chosen, left) {
      if (chosen === NO_OPTION) return
      setBridge(s, optionFirst(chosen), place)
      s[f + left] = s[f + left]! - 1
      s[f] = s[f]! - 1
    },
  })
/** Local a: how many are left to place or to discard. */
export const GRID_LINK = bridging('place a bridge', true)
export const GRID_UNLINK = bridging('discard a bridge', false)
