import { copyInto } from '../../../kernel/block.ts'
import { optionAt, optionFirst, optionKind } from '../../../kernel/options.ts'
import { GEM, typeOf } from '../content.ts'
import { aether, defOf, machine, POOLS, type State, schema } from '../state.ts'
import { PLAY_CARD } from './main-phase.ts'

/** What playing the gems in hand would give now, and how many of them: those that ask nothing, on a copy. */
export function gemsWouldGive(s: State): { readonly gems: number; readonly aether: number } {
  const trial = schema.create()
  copyInto(trial, s)
  const asked = machine.asking(s)
  const before = total(s)
  let gems = 0
  let gained = 0
  for (let i = nextGem(trial); i >= 0; i = nextGem(trial)) {
    machine.answer(trial, i)
    // A gem that asks something is the player's to decide on.
    if (!machine.waiting(trial) || machine.asking(trial) !== asked) break
    gems++
    gained = total(trial) - before
  }
  return { gems, aether: gained }
}

function nextGem(s: State): number {
  const offered = machine.options(s)
  for (let i = 0; i < offered; i++) {
    const option = optionAt(i)
    if (optionKind(option) === PLAY_CARD && typeOf[defOf(s, optionFirst(option))] === GEM) return i
  }
  return -1
}

function total(s: State): number {
  let all = 0
  for (let pool = 0; pool < POOLS; pool++) all += aether.get(s, pool)
  return all
}
