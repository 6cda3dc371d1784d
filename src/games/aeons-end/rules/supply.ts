import { NONE } from '../../../kernel/state.ts'
import { matLibrary, mats } from '../content.ts'
import { nemesisId, type State, TURN_RULES, turnRuleCount } from '../state.ts'
import { heldAt, useUp } from './modifiers.ts'

/** PG5: a side zone whose top card can be gained like a supply card. */
export function sideIsGainable(s: State): boolean {
  const id = nemesisId.get(s)
  return id !== NONE && mats[id]!.sides.length > 0 && gainableSides[id] === true
}

const gainableSides: readonly boolean[] = matLibrary.list((n) =>
  n.mat.some((d) => d.op === 'sideZone' && d.gainTop === true),
)

/** A04, A05: the text that sends the next gained card elsewhere, or NONE; all that waited is used up. */
export function gainedElsewhere(s: State, p: number): number {
  if (turnRuleCount.get(s) === 0) return NONE
  let text = NONE
  let mandatory = false
  for (let i = 0; i < TURN_RULES; i++) {
    const rule = heldAt(s, i, 'gainTo', p)
    if (rule === null) continue
    useUp(s, i)
    if (mandatory || (text !== NONE && rule.optional)) continue
    text = rule.text
    mandatory = !rule.optional
  }
  return text
}
