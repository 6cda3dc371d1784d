import { orderThings } from '../../../../games/eternal/protocol/order-things.ts'
import type { OrderThing } from '../../../../language/face.ts'
import { theCard } from '../../../card/naming.ts'
import type { AnswerParts, OrderPart } from '../../../games/game.ts'
import { lang } from '../../../page/settings.ts'
import type { Cards } from '../../table-parts.ts'
import type { Moment } from '../types.ts'
import { keyAt, keyOf, viewOf } from '../view.ts'
import { eternalWords } from '../words/words.ts'

/** What a standing order may be about, in words and with its places on the table. */
function parts(moment: Moment, cards: Cards, seat: number): AnswerParts {
  const view = viewOf(moment)
  const owner = view.players[seat === 1 ? 1 : 0].seat
  const you = eternalWords[lang.value].you.toLowerCase()
  const shown = (zone: string, { card, part, places }: OrderThing): OrderPart =>
    card === null
      ? { name: you, said: you, part, places: [keyOf({ player: owner })] }
      : {
          name: cards.get(card)?.name ?? card,
          said: theCard(cards.get(card)),
          part,
          places: places.map((place) => keyAt(zone, owner, place)),
        }
  const things = orderThings(view, seat, (card) => cards.get(card)?.type === 'fast spell')
  return {
    to: things.to.map((thing) => shown('playmat', thing)),
    with: things.with.map((thing) => shown('hand', thing)),
  }
}

const answerable = { parts }
export default answerable
