import { theCard } from '../../../card/naming.ts'
import { doAt, placesNow } from '../board/places.ts'
import { attackersFor, draftAt, objectKey, pickAttackerToBlock, pickBlocker } from '../draft.ts'
import type { BoardProps, Plan } from '../types.ts'
import type { EternalWords } from '../words/words.ts'

/*
 * What is dragged says what a press on it and on what it is dropped on would say: a card onto its row, its target or a player, a
 * unit onto what it attacks or blocks, the weapon onto what it aims at. One handler for the whole table looks what lies there.
 */

/** Where something was dropped: the thing that lies there, and whether that is the other side of the table. */
interface Spot {
  readonly place: string | null
  readonly theirs: boolean
}

export function spotAt(x: number, y: number): Spot | null {
  const under = document.elementsFromPoint(x, y)
  const find = (what: string): Element | undefined =>
    under.map((each) => each.closest(what)).find((each) => each !== null) ?? undefined
  const seat = find('.seat')
  const thing = find('.line [data-place], .seat [data-place]') ?? seat?.querySelector('[data-place]')
  if (thing == null && find('.middle, .line') === undefined) return null
  return {
    place: thing?.getAttribute('data-place') ?? null,
    theirs: find('.line.theirs, .seat.foe, .middle') !== undefined,
  }
}

/** Plays a card and aims it at the thing it was dropped on, if it may be aimed there. */
function playOn(index: number, target: string | null): Plan {
  let played = false
  return (question) => {
    if (!played) {
      played = true
      return index
    }
    return (
      question.choices.find((each) => each.ref.kind === 'pick' && objectKey(each) === target)?.index ?? null
    )
  }
}

/** Does what dropping this there means; nothing where it means nothing. */
export function dropped(board: BoardProps, from: string, spot: Spot, w: EternalWords): void {
  const { moment, choices, cards, choose, follow } = board
  const lit = placesNow(board, w).at(from)
  if (lit === undefined) return
  const [zone] = from.split('/')
  const own = choices.find((choice) => objectKey(choice) === from)
  if (zone === 'hand') {
    const [only, second] = lit.acts
    if (second !== undefined || only?.index === undefined)
      doAt(lit, theCard(cards.get(only?.card ?? '')), from)
    else follow(playOn(only.index, spot.place))
    return
  }
  if (moment.question?.kind === 'block' && own !== undefined && spot.place !== null) {
    if (!attackersFor(own).includes(spot.place)) return
    // Whom it blocked before is let go first.
    if (draftAt(moment).blocks.some(([blocker]) => blocker === from)) pickBlocker(moment, own)
    pickBlocker(moment, own)
    if (draftAt(moment).blocker === from) pickAttackerToBlock(moment, spot.place)
    return
  }
  if (zone === 'weapon') {
    const aimed = choices.find((choice) => choice.ref.kind === 'avatar' && objectKey(choice) === spot.place)
    if (aimed !== undefined) choose(aimed.index)
    return
  }
  const attack = lit.acts.find(({ pressed }) => pressed === false)
  if (spot.theirs) attack?.run()
}
