import { tooMuchThisTurn } from '../../../kernel/limits.ts'
import { NONE } from '../../../kernel/state.ts'
import { gainPlaces, gainText, remembered } from '../content.ts'
import { assembler } from '../engine.ts'
import {
  defOf,
  dirty,
  discardOf,
  HISTORY,
  history,
  PILE_ZONES,
  PILES,
  type State,
  TURN_TRACES,
  zones,
} from '../state.ts'
import { toTop } from './cards.ts'
import { checkMat } from './end.ts'
import { noteGained } from './prices.ts'
import { gainedElsewhere } from './supply.ts'
import { fireMat, GAINED_FROM_PILE } from './triggers.ts'

/** Remembers a play or a gain of this turn, for the few cards that ask. */
export function remember(s: State, def: number, gained: boolean): void {
  if (remembered[def] === 0) return
  for (let i = 0; i < HISTORY; i++)
    if (history.get(s, i) === NONE) {
      history.set(s, i, def * 2 + Number(gained))
      dirty.set(s, dirty.get(s) | TURN_TRACES)
      return
    }
  throw tooMuchThisTurn()
}

/** How often a card of this name was played or gained this turn. */
export function timesThisTurn(s: State, def: number, gained: boolean): number {
  const key = def * 2 + Number(gained)
  let n = 0
  for (let i = 0; i < HISTORY; i++) if (history.get(s, i) === key) n++
  return n
}

/** R142: a gained card goes on top of the gainer's discard pile, unless something says otherwise. */
export function gained(s: State, p: number, c: number, zone: number = discardOf(p)): void {
  const from = zones.of(s, c)
  toTop(s, c, zone)
  remember(s, defOf(s, c), true)
  checkMat(s)
  const elsewhere = gainedElsewhere(s, p)
  const settled = elsewhere !== NONE || zone !== discardOf(p)
  const text = gainText[defOf(s, c)]!
  // A05: a card goes to one place; its own offer of another yields to what sends it there.
  if (text !== NONE && !(settled && gainPlaces[defOf(s, c)] === 1)) assembler.start(s, text, p, p, c)
  if (from >= PILE_ZONES && from < PILE_ZONES + PILES) {
    noteGained(s, p, from)
    fireMat(s, GAINED_FROM_PILE, p, from)
  }
  if (elsewhere !== NONE) assembler.start(s, elsewhere, p, p, c)
}
