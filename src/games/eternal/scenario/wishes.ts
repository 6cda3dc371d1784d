import { Refusal } from '../../../kernel/refusal.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Wish } from '../rules/why-not.ts'
import { HAND, PLAYMAT } from '../state.ts'
import { cardIn, objectCalled } from './reading.ts'

/** A move in a scenario's words that is not possible now, as something a player wants to do. */
export function wish(s: State, seat: number, move: string): Wish {
  const found = /^(play|attack|block|activate|avatar|killer)\s+(.+?)(?:\s+on\s+(.+))?$/.exec(move)
  if (found === null) {
    if (move === 'end turn' || move === 'commit') return { kind: move }
    throw new Refusal(`“${move}” is no move whose reason can be told`)
  }
  const [, kind, name, on] = found
  if (kind === 'avatar') return { kind, object: objectCalled(s, name!) }
  const c = cardIn(s, name!, kind === 'play' ? [HAND + seat] : [PLAYMAT + seat])
  if (c === NONE) throw new Refusal(`player ${seat + 1} has no “${name}” there`)
  if (kind === 'killer') return { kind, card: c, object: objectCalled(s, on ?? '') }
  if (kind === 'block') return { kind, card: c, object: on === undefined ? NONE : objectCalled(s, on) }
  return { kind: kind as 'play' | 'attack' | 'activate', card: c }
}
