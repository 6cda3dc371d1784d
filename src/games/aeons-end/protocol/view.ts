import {
  about,
  listOfEach,
  named,
  number,
  numberOr,
  object,
  oneWordOf,
  orNothing,
  type ShapeOf,
  tableOf,
  yes,
} from '../../../language/shapes.ts'
import { ENDINGS } from '../rules/end.ts'
import { DIFFICULTIES } from '../setup/difficulties.ts'
import { WITHHELD_NAMES } from '../setup/withheld.ts'
import { BREACH_STATES } from '../visibility.ts'
import { between, card, mageId, phase, seat, word } from './words.ts'

const cards = listOfEach(card)

const breach = named(
  'breach',
  object(
    { state: oneWordOf(BREACH_STATES, 'state of a breach'), prepped: about('The spells in it.', cards) },
    {
      stage: about('Quarter turns that it has been focused.', number),
      focusCost: number,
      openCost: number,
      openCosts: about(
        'What opening costs after none, one, two and three quarter turns.',
        listOfEach(number),
      ),
      bonus: about('Damage that it adds to spells cast from it, once it is opened.', number),
      lends: about('Once per turn an ally focuses after a cast from it, once it is opened.', yes),
      focusedThisTurn: yes,
      spanned: about('A wide spell lies over it and the breach before.', yes),
    },
  ),
)
export type BreachView = ShapeOf<typeof breach>

const player = named(
  'player',
  object(
    {
      mage: orNothing(mageId),
      life: number,
      charges: number,
      chargeSpaces: number,
      hand: cards,
      deck: about('How many cards are in the deck.', number),
      nextHand: about(
        'The next five to be drawn: so many from the deck, then these of the discard pile.',
        object({ deck: number, discard: cards }, {}),
      ),
      discard: about('Newest first.', cards),
      play: cards,
      breaches: listOfEach(breach),
    },
    { trophy: number, pulse: number },
  ),
)
export type PlayerView = ShapeOf<typeof player>

const inPlay = named(
  'inPlay',
  object(
    { card },
    {
      life: number,
      shields: about('Each takes the place of the life lost to one hit.', number),
      power: number,
      price: about('A power that a player may pay to discard.', yes),
      silenced: about('A minion whose next PERSISTENT text does not happen.', yes),
    },
  ),
)
export type InPlayView = ShapeOf<typeof inPlay>

const nemesis = object(
  {
    id: orNothing(word),
    life: number,
    max: number,
    tier: number,
    tokens: about('The counters of its mat, by name.', tableOf(number)),
    husks: number,
    deck: number,
    discard: cards,
    inPlay: listOfEach(inPlay),
    drawn: about('The card that is being resolved.', cards),
    sides: about(
      'Piles of its own, by name: the cards, or how many there are where they lie facedown.',
      tableOf(numberOr(cards)),
    ),
  },
  {},
)

/** What a seat sees of the table; all seats see the same. */
export const view = named(
  'view',
  object(
    {
      outcome: orNothing(oneWordOf(ENDINGS, 'outcome')),
      turn: number,
      phase,
      active: about('The seat whose turn it is; null in the turn of the nemesis.', orNothing(seat)),
      difficulty: oneWordOf(DIFFICULTIES, 'difficulty'),
      gravehold: object({ life: number, max: number }, {}),
      nemesis,
      turnOrder: object(
        { discard: cards, deck: about('Sorted, unless this table plays with an open deck.', cards) },
        { next: about('The top card of the deck, where a treasure lets the party look at it.', card) },
      ),
      supply: listOfEach(
        object(
          { card: orNothing(card), count: number },
          {
            short: about('Aether that is missing to gain it, in a main phase.', number),
            less: about('So much less than printed it costs the player whose main phase it is.', number),
          },
        ),
      ),
      maxLife: number,
      players: listOfEach(player),
      aether: about('Aether by what it may be spent on.', listOfEach(number)),
      destroyed: cards,
    },
    {
      bridges: listOfEach(between),
      withheld: about(
        'Rules that a campaign has not unlocked yet.',
        listOfEach(oneWordOf(WITHHELD_NAMES, 'rule of a campaign')),
      ),
    },
  ),
)
export type View = ShapeOf<typeof view>
