import { useSignal } from '@preact/signals'
import { cardThatAsks } from '../../../language/label.ts'
import { speaking } from '../../page/words.ts'
import type { Moment } from '../../source/source.ts'
import type { Held } from '../reel/held.ts'
import { type Sitting, sharesSecrets } from '../sitting/sitting.ts'
import { tableWords } from '../words.ts'

const w = speaking(tableWords)

/** How somebody at this screen goes back: by the key and the button, and from the question of a card to the card itself. */
export function useTakingBack(
  sitting: Sitting,
  {
    live,
    past,
    resting,
  }: { readonly live: Moment; readonly past: Moment | null; readonly resting: Held | null },
  say: (words: string) => void,
): { readonly undo: () => void; readonly takeBack: () => boolean } {
  /** The moment at which somebody was told that going back would undo what was seen. */
  const sure = useSignal<Moment | null>(null)
  // Nobody at this screen could be wronged by it.
  const alone = sitting.online || !sharesSecrets(live)
  return {
    undo() {
      if (past !== null) void sitting.look(live.last)
      else if (resting !== null) resting.end(false)
      else if (live.undo === 'free') void sitting.undo()
      else if (live.undo === 'seen' && alone && sure.value === live) {
        say('')
        void sitting.undo(true)
      } else if (live.undo === 'seen' && alone) {
        sure.value = live
        say(sitting.online ? w.value.undoAsks : w.value.undoSeen)
      } else say(w.value.undoStops[live.undo])
    },
    // A card asks what it is aimed at: the card itself may still be taken back.
    takeBack() {
      const asks = sitting.cards.value.has(cardThatAsks(live.question) ?? '')
      if (past !== null || !asks || live.undo !== 'free') return false
      void sitting.undo()
      return true
    },
  }
}
