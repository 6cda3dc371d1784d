import type { Plain } from '../../../language/face.ts'
import { theCard } from '../../card/naming.ts'
import type { AnswerParts } from '../../games/game.ts'
import { lang } from '../../page/settings.ts'
import type { Cards } from '../table-parts.ts'
import type { Moment } from './types.ts'
import { keyAt, keyOf, viewOf } from './view.ts'
import { eternalWords } from './words.ts'

/* What a standing order may be about: spells on something of one's own, and cards to answer them with. */

interface Lying {
  readonly card: string
  readonly place: string
}

/** Things that look alike are one: an order names what is printed, and holds for each of them. */
function alike(
  things: readonly Lying[],
): readonly { readonly card: string; readonly places: readonly string[] }[] {
  const cards = [...new Set(things.map(({ card }) => card))]
  return cards.map((card) => ({
    card,
    places: things.filter((each) => each.card === card).map(({ place }) => place),
  }))
}

/** A spell, whatever else it touches. */
const spellOn = (thing: Plain): Plain => ({ card: { zone: 'being played' }, on: [thing] })

function parts(moment: Moment, cards: Cards, seat: number): AnswerParts {
  const player = viewOf(moment).players[seat === 1 ? 1 : 0]
  const you = eternalWords[lang.value].you.toLowerCase()
  const nameOf = (card: string): string => cards.get(card)?.name ?? card
  const onTable = player.playmat.map(({ card }, i) => ({ card, place: keyAt('playmat', player.seat, i) }))
  const hand = typeof player.hand === 'number' ? [] : player.hand
  const fast = hand.flatMap(({ card }, i) =>
    cards.get(card)?.type === 'fast spell' ? [{ card, place: keyAt('hand', player.seat, i) }] : [],
  )
  return {
    to: [
      {
        name: you,
        said: you,
        part: spellOn({ player: player.seat }),
        places: [keyOf({ player: player.seat })],
      },
      ...alike(onTable).map(({ card, places }) => ({
        name: nameOf(card),
        said: theCard(cards.get(card)),
        part: spellOn({ zone: 'playmat', of: player.seat, card }),
        places,
      })),
    ],
    with: alike(fast).map(({ card, places }) => ({
      name: nameOf(card),
      said: theCard(cards.get(card)),
      part: { kind: 'play', object: { zone: 'hand', of: player.seat, card } },
      places,
    })),
  }
}

const answerable = { parts }
export default answerable
