import {
  about,
  between,
  flag,
  listOfEach,
  named,
  number,
  numberOr,
  object,
  oneWordOf,
  orNothing,
  pairOf,
  type ShapeOf,
  text,
  yes,
} from '../../../language/shapes.ts'
import { MARK_NAMES } from '../visibility/marks.ts'
import { card, phase, ref, refOrNone, seat, skills } from './words.ts'

/** A card wherever it lies. */
const anywhere = {
  required: { card, cost: number },
  optional: {
    strength: number,
    health: number,
    skills,
    warcry: number,
    silenced: yes,
    number: about('The number in its own text; spells used of a site’s agenda.', number),
  },
}
const seenCard = named('card', object(anywhere.required, anywhere.optional))
export type SeenCard = ShapeOf<typeof seenCard>

const mark = named(
  'mark',
  oneWordOf(
    MARK_NAMES.map(([, name]) => name),
    'mark',
  ),
)

const cardInPlay = named(
  'cardInPlay',
  object(
    { ...anywhere.required, owner: seat },
    {
      ...anywhere.optional,
      damage: number,
      left: about('Health that is left.', number),
      marks: listOfEach(mark),
      agenda: about('The spells of a site.', listOfEach(card)),
      blocks: about('The attacker that a unit blocks.', ref),
      on: about('The unit or player that an attachment lies on.', ref),
    },
  ),
)
export type CardInPlay = ShapeOf<typeof cardInPlay>

const cardPlayed = named(
  'cardPlayed',
  object(
    { ...anywhere.required, of: seat, on: about('What it is aimed at.', listOfEach(ref)) },
    anywhere.optional,
  ),
)
export type CardPlayed = ShapeOf<typeof cardPlayed>

const cards = listOfEach(seenCard)
const player = named(
  'player',
  object(
    {
      seat,
      health: number,
      armor: number,
      power: number,
      maxPower: number,
      debt: number,
      influence: about('One letter a symbol.', text),
      skills,
      deck: about('How many cards are in the deck.', number),
      warp: about('The top card of the own deck, while it can be played from there.', orNothing(seenCard)),
      hand: about('The own cards; only how many the other holds.', numberOr(cards)),
      market: numberOr(cards),
      playmat: listOfEach(cardInPlay),
      powerZone: listOfEach(card),
      void: cards,
    },
    { away: about('Cards that have disappeared and will come back.', listOfEach(card)) },
  ),
)
export type SeenPlayer = ShapeOf<typeof player>

/** What one seat sees of the table. */
export const view = named(
  'view',
  object(
    {
      turn: number,
      current: about('The seat whose turn it is.', between(-1, 1)),
      starter: between(-1, 1),
      phase,
      winner: between(-1, 1),
      night: flag,
      site: about('The site that is attacked.', refOrNone),
      played: about('What is being played, the latest first.', listOfEach(cardPlayed)),
      window: about(
        'What a player may answer to now.',
        orNothing(object({ card: refOrNone, on: listOfEach(ref) }, {})),
      ),
      asked: about('The seat that is asked.', orNothing(between(-1, 1))),
      players: pairOf(player),
    },
    {},
  ),
)
export type View = ShapeOf<typeof view>
