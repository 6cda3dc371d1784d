import type { Reactions } from '../../../language/face.ts'
import type { View } from './view.ts'

/** Windows as tables over the network treat them: they open whatever a hand holds (EG12). */
export const reactions: Reactions<View> = {
  pass: 'pass',
  passTurn: 'pass turn',
  endTurn: 'end turn',
  turn: ({ turn }) => turn,
  window: ({ window }) => window,
  touches: ({ window }, seat) =>
    window?.on.some((ref) => ('player' in ref ? ref.player === seat : ref.of === seat)) ?? false,
}
