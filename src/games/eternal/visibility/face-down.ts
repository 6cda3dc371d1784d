import { NONE, type RecordField, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { STEALTH } from '../content.ts'
import { isHidden, isStealthy, knows } from '../knowledge.ts'
import { countReach } from '../rules/zones/instances.ts'
import * as state from '../state.ts'
import { DECK, def, HAND, isAround, PLAYMAT, zones } from '../state.ts'

/** What is hidden of a unit that lies face down. */
const FACE: readonly RecordField[] = [def, ...state.LASTING, state.number]
type Face = readonly number[]

const faceOf = (s: State, c: Card): Face => FACE.map((field) => field.get(s, c))
function compare(one: Face, other: Face): number {
  const i = one.findIndex((n, k) => n !== other[k])
  return i < 0 ? 0 : one[i]! - other[i]!
}

/**
 * A unit that lies face down may be any card with Stealth that this seat has not seen: all of them, in play, in hand
 * and in the deck, change faces with each other. `stays` says which cards a running text is about.
 */
export function mixFaces(
  s: State,
  seat: number,
  roll: (sides: number) => number,
  stays: (c: Card) => boolean,
): void {
  if (!isAround(s, STEALTH)) return
  const mixed: Card[] = []
  for (let c = zones.first(s, PLAYMAT + 1 - seat); c !== NONE; c = zones.after(s, c))
    if (isHidden(s, seat, c) && !stays(c)) mixed.push(c)
  if (mixed.length === 0) return
  for (const z of [HAND + 1 - seat, DECK + 1 - seat])
    for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c))
      if (isStealthy(s, c) && !knows(s, seat, c) && !stays(c)) mixed.push(c)
  // What comes out must not depend on how they lie in truth.
  const faces = mixed.map((c) => faceOf(s, c)).sort(compare)
  for (const c of mixed) {
    const [face] = faces.splice(roll(faces.length), 1)
    FACE.forEach((field, i) => {
      field.set(s, c, face![i]!)
    })
  }
  countReach(s)
}
