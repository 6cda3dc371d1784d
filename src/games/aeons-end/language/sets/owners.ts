import { SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { evaluator, steps } from '../../engine.ts'
import { playerCount, type State } from '../../state.ts'
import type { Owner } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'
import { alliesOf, bit, everyone, holderOf } from './holders.ts'
import { measureRow } from './measures.ts'

/** Whose things are meant: codes that stand for players, one bit each. */
const OF_SUBJECT = 0
const OF_YOU = 1
const OF_EVERYONE = 2
const OF_ALLIES = 3
const OF_PLAYER_IN = 16
const OF_OWNER_OF = 64
const OF_BEST = 128

interface Best {
  readonly direction: -1 | 1
  readonly measure: Operand
}
const bests: Best[] = []

export function owners(s: State, f: number, code: number): number {
  if (code === OF_SUBJECT) return bit(s[f + SUBJECT]!)
  if (code === OF_YOU) return bit(s[f + YOU]!)
  if (code === OF_EVERYONE) return everyone(s)
  if (code === OF_ALLIES) return alliesOf(s, s[f + YOU]!)
  if (code >= OF_BEST) return bestPlayers(s, f, bests[code - OF_BEST]!)
  if (code >= OF_OWNER_OF) {
    const set = code - OF_OWNER_OF
    return steps.size(s, f, set) === 0 ? 0 : bit(holderOf(s, steps.thing(s, f, set, 0)))
  }
  return bit(s[f + code - OF_PLAYER_IN]!)
}

/** The players with the most or least of something, as bits. */
function bestPlayers(s: State, f: number, best: Best): number {
  const before = s[f + SUBJECT]!
  let found = 0
  let value = 0
  for (let p = 0; p < playerCount.get(s); p++) {
    s[f + SUBJECT] = p
    const v = evaluator.amount(s, f, best.measure) * best.direction
    if (found === 0 || v > value) {
      found = 1 << p
      value = v
    } else if (v === value) found |= 1 << p
  }
  s[f + SUBJECT] = before
  return found
}

export function ownerCode(k: TextCompiler, owner: Owner | undefined): number {
  if (owner === undefined || owner === 'subject')
    return k.pool === null ? OF_SUBJECT : k.pool === 'players' ? OF_EVERYONE : OF_ALLIES
  if (owner === 'you') return OF_YOU
  if (owner === 'everyone') return OF_EVERYONE
  if (owner === 'allies') return OF_ALLIES
  if ('bound' in owner) return OF_PLAYER_IN + k.bound(owner.bound).local
  if ('ownerOf' in owner) return OF_OWNER_OF + k.bound(owner.ownerOf).local
  return (
    OF_BEST +
    bests.push({ direction: owner.with === 'most' ? 1 : -1, measure: measureRow(k, owner.measure) }) -
    1
  )
}
