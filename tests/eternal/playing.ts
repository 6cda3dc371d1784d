import { allCards } from '../../src/games/eternal/cards/index.ts'
import { CARDS, zones } from '../../src/games/eternal/state.ts'
import { NONE, type State } from '../../src/kernel/state.ts'

/** A small generator of its own, so that play does not depend on the game's chance. */
export function chooser(seed: number): (n: number) => number {
  let x = seed * 2654435761 + 12345
  return (n) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return ((x >>> 16) * n) >>> 16
  }
}

/** How many cards lie in some zone. */
export function placed(s: State): number {
  let n = 0
  for (let c = 0; c < CARDS; c++) if (zones.of(s, c) !== NONE) n++
  return n
}

const pool = allCards.filter(({ kind, created }) => kind !== 'site' && !created).map(({ id }) => id)
const units = allCards.filter(({ kind }) => kind === 'unit').map(({ id }) => id)

/** Cards of the whole pool everywhere, and power and influence for all of them. */
export function richTable(pick: (n: number) => number): unknown {
  const some = (of: readonly string[], n: number) => Array.from({ length: n }, () => of[pick(of.length)]!)
  const side = () => ({
    power: 20,
    influence: 'FFFFFFTTTTTTJJJJJJPPPPPPSSSSSS',
    hand: some(pool, 6),
    deck: some(pool, 25),
    void: some(pool, 5),
    units: some(units, 3),
  })
  return { 'player 1': side(), 'player 2': side() }
}
