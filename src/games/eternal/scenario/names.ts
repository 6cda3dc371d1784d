import { Refusal } from '../../../kernel/refusal.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card, Zone } from '../../../kernel/zones.ts'
import { definitions } from '../content.ts'
import * as state from '../state.ts'
import { PLAYER, zones } from '../state.ts'

export const nameOf = (s: State, c: Card): string => definitions[state.def.get(s, c)]!.name

/** `player 2` is seat 1, anything else nobody. */
export function seatCalled(word: string): number {
  const found = /^player ([12])$/.exec(word)
  return found === null ? NONE : Number(found[1]) - 1
}

/** `Pyre Adept #2` is the second of that name. */
export function numbered(word: string): { readonly name: string; readonly nth: number } {
  const [, name, nth] = /^(.*?)(?:\s+#(\d+))?$/.exec(word)!
  return { name: name!, nth: Number(nth ?? 1) }
}

/** Is this the card's name, or its id? */
function isCalled(s: State, c: Card, word: string): boolean {
  const { name, id } = definitions[state.def.get(s, c)]!
  return name.toLowerCase() === word.toLowerCase() || id === word
}

/** The first card of this name or id in these zones, in their order; NONE when there is none. */
export function cardIn(s: State, word: string, places: readonly Zone[]): Card {
  const { name, nth } = numbered(word)
  let left = nth
  for (const zone of places)
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
      if (isCalled(s, c, name) && --left === 0) return c
  return NONE
}

/** A player, or a card on a playmat: of several, those of the player whose turn it is come first. */
export function objectCalled(s: State, word: string): number {
  const seat = seatCalled(word)
  if (seat !== NONE) return PLAYER + seat
  const mine = state.current.get(s)
  const c = cardIn(s, word, [state.PLAYMAT + mine, state.PLAYMAT + 1 - mine])
  if (c === NONE) throw new Refusal({ en: `“${word}” is not in play`, fr: `“${word}” n’est pas en jeu` })
  return c
}
