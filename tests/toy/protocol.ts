import { askedBy } from '../../src/language/asked-by.ts'
import {
  about,
  between,
  kind,
  listOfEach,
  named,
  number,
  numberOr,
  object,
  oneKindOf,
  oneWordOf,
  orNothing,
  pairOf,
  type ShapeOf,
} from '../../src/language/shapes.ts'
import { KINDS } from '../kernel/toy.ts'

/* Everything that travels between the toy and whoever plays it, declared once. */

export const QUESTIONS = ['select', 'consent', 'stop'] as const

const card = named('card', oneWordOf(KINDS, 'card'))
const cards = listOfEach(card)
const seat = about('A seat, from 0.', between(0, 1))
const index = about('Its place in the hand, from the top.', number)

const setup = named('setup', object({ cards }, {}))
export type Setup = ShapeOf<typeof setup>

const player = object({ score: number, hand: about('Only how many the other holds.', numberOr(cards)) }, {})
const view = named('view', object({ deck: number, pile: cards, players: pairOf(player) }, {}))
export type View = ShapeOf<typeof view>

const none = kind({}, {})
const options = {
  pick: kind({ card, index }, {}),
  done: none,
  yes: none,
  no: none,
  let: none,
  stop: kind({ card, index }, {}),
}
const option = named('option', oneKindOf(options))
export type Option = ShapeOf<typeof option>

const decision = named(
  'decision',
  object({ seat, kind: oneWordOf(QUESTIONS, 'question'), why: askedBy, options: listOfEach(option) }, {}),
)

const event = named(
  'event',
  oneKindOf({
    moved: kind({ card: orNothing(card), to: oneWordOf(['deck', 'hand', 'pile'], 'place') }, {}),
    scored: kind({ player: seat, n: number }, {}),
    ended: kind({ player: seat }, {}),
  }),
)
export type Event = ShapeOf<typeof event>

const topic = named('topic', oneKindOf({ score: kind({ player: seat }, {}) }))
export type Topic = ShapeOf<typeof topic>

const offer = named('offer', object({ cards }, {}))
export type Offer = ShapeOf<typeof offer>

export const protocol = { offer, setup, view, decision, event, topic }
