import { copyInto } from '../../../kernel/block.ts'
import { optionAt, optionFirst, optionKind } from '../../../kernel/options.ts'
import { GEM, typeOf } from '../content.ts'
import { aether, defOf, machine, POOLS, type State, schema } from '../state.ts'
import { PLAY_CARD } from './main-phase.ts'

/** What playing the gems in hand would give now, and how many of them: those that ask nothing, on a copy. */
export function gemsWouldGive(s: State): { readonly gems: number; readonly aether: number } {
  const trial = schema.create()
  const before = schema.create()
  copyInto(trial, s)
  const asked = machine.asking(s)
  // A gem that asks something is the player's to decide on, and those after it are counted all the same.
  const asking = new Set<number>()
  let gems = 0
  for (let i = nextGem(trial, asking); i >= 0; i = nextGem(trial, asking)) {
    const card = optionFirst(optionAt(i))
    copyInto(before, trial)
    machine.answer(trial, i)
    if (machine.waiting(trial) && machine.asking(trial) === asked) gems++
    else {
      asking.add(card)
      copyInto(trial, before)
    }
  }
  return { gems, aether: total(trial) - total(s) }
}

function nextGem(s: State, without: ReadonlySet<number>): number {
  const offered = machine.options(s)
  for (let i = 0; i < offered; i++) {
    const option = optionAt(i)
    const card = optionFirst(option)
    if (optionKind(option) === PLAY_CARD && typeOf[defOf(s, card)] === GEM && !without.has(card)) return i
  }
  return -1
}

function total(s: State): number {
  let all = 0
  for (let pool = 0; pool < POOLS; pool++) all += aether.get(s, pool)
  return all
}
