import { Refusal } from '../../../kernel/refusal.ts'
import type { State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import {
  between,
  flag,
  listOfEach,
  number,
  object,
  oneWordOf,
  pairOf,
  type Shape,
  type ShapeOf,
  shape,
  text,
  textOr,
} from '../../../language/shapes.ts'
import { ERAS } from '../deck-building/legality.ts'
import { skills } from '../protocol/words.ts'
import * as history from '../rules/common/history.ts'
import { entries } from '../rules/turn/turn.ts'
import * as state from '../state.ts'

const marked = (mark: number): Spent => ({
  is: (s, c) => state.has(s, c, mark),
  set: (s, c) => state.setMark(s, c, mark),
})
interface Spent {
  is(s: State, c: Card): boolean
  set(s: State, c: Card): void
}
/** What a card can have spent. */
export const SPENT: Readonly<Record<string, Spent>> = {
  aegis: marked(state.SPENT_AEGIS),
  killer: marked(state.SPENT_KILLER),
  // Every ability of the card that is used once.
  ultimate: { is: (s, c) => state.spent.get(s, c) !== 0, set: (s, c) => state.spent.set(s, c, -1) },
  infiltrate: marked(state.SPENT_INFILTRATE),
  berserk: marked(state.SPENT_BERSERK),
}
const attachment = textOr(object({ card: text }, { strength: number, health: number, silenced: flag }))
export type AttachmentDocument = ShapeOf<typeof attachment>
const card = textOr(
  object(
    { card: text },
    {
      damage: number,
      strength: number,
      health: number,
      durability: number,
      cost: number,
      skills: skills,
      warcry: number,
      'this turn': object({}, { strength: number, health: number, skills: skills }),
      attachments: listOfEach(attachment),
      exhausted: flag,
      stunned: flag,
      fresh: flag,
      silenced: flag,
      spent: listOfEach(oneWordOf(Object.keys(SPENT), 'mark')),
      used: flag,
      attacking: flag,
      blocking: text,
      foreign: flag,
      cannot: listOfEach(oneWordOf(['attack', 'block'], 'thing to forbid')),
      number,
    },
  ),
)
export type CardDocument = ShapeOf<typeof card>
const cards = listOfEach(card)

/** What has happened this turn, by the name in scenarios. */
export const HISTORY: Readonly<Record<string, number>> = {
  'cards played': history.CARDS_PLAYED,
  'spells played': history.SPELLS_PLAYED,
  'power played': history.POWER_PLAYED,
  'cards drawn': history.CARDS_DRAWN,
  'cards discarded': history.CARDS_DISCARDED,
  'units died': history.UNITS_DIED,
  'units sacrificed': history.UNITS_SACRIFICED,
  attacks: history.ATTACKS_MADE,
  hits: history.HITS_MADE,
  'damage taken': history.DAMAGE_TAKEN,
  'influence gained': history.INFLUENCE_GAINED_TURN,
}
const happened = object(
  {},
  {
    'cards played': number,
    'spells played': number,
    'power played': number,
    'cards drawn': number,
    'cards discarded': number,
    'units died': number,
    'units sacrificed': number,
    attacks: number,
    hits: number,
    'damage taken': number,
    'influence gained': number,
    'relic weapon attacks': number,
  },
)

const influence = shape(
  (value, place) => {
    const letters = text(value, place)
    if (!/^[FTJPS]*$/.test(letters))
      throw new Refusal(`expected influence such as FFJ, found “${letters}”`, place)
    return letters
  },
  () => ({ type: 'string', pattern: '^[FTJPS]*$' }),
)
const deckSize = between(0, 150)
const deck: Shape<number | readonly CardDocument[]> = shape(
  (value, place) => (typeof value === 'number' ? deckSize(value, place) : cards(value, place)),
  (named) => ({ anyOf: [deckSize.schema(named), cards.schema(named)] }),
)

const player = object(
  {},
  {
    health: number,
    armor: number,
    power: number,
    maxPower: number,
    influence,
    hand: cards,
    deck,
    void: cards,
    market: cards,
    powerZone: cards,
    units: cards,
    relics: cards,
    site: card,
    skills: skills,
    'turns taken': number,
    'late turns': number,
    debt: number,
    'this turn': happened,
  },
)
export type PlayerDocument = ShapeOf<typeof player>

export const PHASE_ENTRIES = {
  start: () => entries.start,
  main: () => entries.firstMain,
  defense: () => entries.defense,
  'pre-fight': () => entries.preFight,
  fight: () => entries.fight,
  'final main': () => entries.finalMain,
  end: () => entries.end,
  'end of turn': () => entries.endTriggers,
  discard: () => entries.discard,
  cleanup: () => entries.cleanup,
} as const
export type PhaseName = keyof typeof PHASE_ENTRIES
export const PHASE_NAMES = Object.keys(PHASE_ENTRIES) as PhaseName[]

export const given = object(
  {},
  {
    players: pairOf(player),
    'player 1': player,
    'player 2': player,
    current: oneWordOf([1, 2], 'player'),
    'first player': oneWordOf([1, 2], 'player'),
    rules: oneWordOf(ERAS, 'set of rules'),
    phase: oneWordOf(PHASE_NAMES, 'phase'),
    attacked: oneWordOf(['player', 'site'], 'thing to attack'),
    'free plays': number,
    night: flag,
    turn: between(1, 999),
    seed: text,
  },
)
