import type { OrderThings, Plain } from '../../../language/face.ts'
import type { View } from './view.ts'

/* What a standing order may be about: spells on something of one's own, and cards to answer them with. */

interface Lying {
  readonly card: string
  readonly place: number
}

/** Things that look alike are one: an order names what is printed, and holds for each of them. */
function alike(things: readonly Lying[]): { readonly card: string; readonly places: readonly number[] }[] {
  const cards = [...new Set(things.map(({ card }) => card))]
  return cards.map((card) => ({
    card,
    places: things.filter((each) => each.card === card).map(({ place }) => place),
  }))
}

/** A spell, whatever else it touches. */
const spellOn = (thing: Plain): Plain => ({ card: { zone: 'being played' }, on: [thing] })

/** What this seat may name in an order now; `isFast` knows cards that can be played in a window. */
export function orderThings(view: View, seat: number, isFast: (card: string) => boolean): OrderThings {
  const player = view.players[seat === 1 ? 1 : 0]
  const of = player.seat
  const hand = typeof player.hand === 'number' ? [] : player.hand
  return {
    to: [
      { card: null, places: [], part: spellOn({ player: of }) },
      ...alike(player.playmat.map(({ card }, place) => ({ card, place }))).map((thing) => ({
        ...thing,
        part: spellOn({ zone: 'playmat', of, card: thing.card }),
      })),
    ],
    with: alike(hand.flatMap(({ card }, place) => (isFast(card) ? [{ card, place }] : []))).map((thing) => ({
      ...thing,
      part: { kind: 'play', object: { zone: 'hand', of, card: thing.card } },
    })),
  }
}
