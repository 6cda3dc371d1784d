import type { PlayerView, View } from '../../../games/aeons-end/protocol/view.ts'
import type { Moment } from './types.ts'

export type { BreachView, PlayerView, View } from '../../../games/aeons-end/protocol/view.ts'

export const viewOf = ({ view }: Moment): View => view

/** The seat whose mat lies in front: who is asked, else whose turn it is. */
export function frontSeat(moment: Moment): number {
  const { question, eyes } = moment
  if (question !== null && question.seat >= 0) return question.seat
  const { active, players } = viewOf(moment)
  return active ?? Math.min(eyes, players.length - 1)
}

export const mageOf = ({ players }: View, seat: number): string | null => players[seat]?.mage ?? null

/** Cards of a player's discard pile in the order in which they came there. */
export const oldestFirst = ({ discard }: PlayerView): readonly string[] => [...discard].reverse()
