import {
  about,
  type FieldsOf,
  flag,
  kind,
  listOfEach,
  named,
  number,
  type OneOf,
  object,
  oneKindOf,
  oneWordOf,
  type ShapeOf,
} from '../../../language/shapes.ts'
import { WHY as SUM_REASONS } from '../rules/common/accounts.ts'
import { WHY } from '../rules/zones/zones.ts'
import { card, cardOrUnseen, faction, phase, refOrNone, seat, skills, zone } from './words.ts'

/** Where a part of a number comes from; the parts add up to the size of the number. */
export const sumLine = named(
  'sumLine',
  object(
    { by: number, why: oneWordOf(SUM_REASONS, 'reason') },
    {
      card: about('The card that it comes from; null for one that this seat does not see.', cardOrUnseen),
      player: seat,
      part: about('The part of the amount in its text.', number),
    },
  ),
)
export type SumLine = ShapeOf<typeof sumLine>
const sum = about('Where the number comes from.', listOfEach(sumLine))

const thing = { card: refOrNone }
const player = { player: seat }

const kinds = {
  none: kind(thing, {}),
  moved: kind(
    { from: zone, to: zone, of: number, why: oneWordOf(WHY, 'reason of a move'), card: cardOrUnseen },
    {},
  ),
  drawn: kind({ ...player, card: cardOrUnseen }, {}),
  shuffled: kind(player, {}),
  played: kind({ card, ...player, free: flag }, {}),
  transformed: kind({ ...thing, was: card }, {}),
  damaged: kind({ object: refOrNone, amount: number, source: refOrNone }, { sum }),
  health: kind({ ...player, change: number }, { sum }),
  armor: kind({ ...player, change: number }, { sum }),
  power: kind({ ...player, power: number, maxPower: number }, {}),
  influence: kind({ ...player, faction, change: number }, { sum }),
  exhausted: kind(thing, {}),
  readied: kind(thing, {}),
  stunned: kind(thing, {}),
  silenced: kind(thing, {}),
  changed: kind({ ...thing, strength: number, health: number, thisTurn: flag }, { sum }),
  gained: kind({ ...thing, skills, warcry: number }, {}),
  'cost changed': kind({ ...thing, by: number }, { sum }),
  'player gained': kind({ ...player, skills, thisTurn: flag }, {}),
  aegis: kind(thing, {}),
  killed: kind(thing, {}),
  sacrificed: kind(thing, {}),
  stolen: kind({ ...thing, ...player }, {}),
  negated: kind(thing, {}),
  turn: kind({ ...player, number }, {}),
  phase: kind({ phase }, {}),
  attacks: kind(thing, {}),
  blocks: kind({ ...thing, object: refOrNone }, {}),
  'direct attack': kind({ ...thing, object: refOrNone }, {}),
  window: kind({ ...player, ...thing }, {}),
  passed: kind(player, {}),
  'hand kept': kind(player, {}),
  'hand redrawn': kind({ ...player, cards: number }, {}),
  triggered: kind(thing, {}),
  won: kind(player, {}),
  chosen: kind({ ...player, object: refOrNone, ...thing }, {}),
  'number changed': kind({ card, by: number }, {}),
  warcry: kind({ ...thing, n: number }, { sum }),
  night: kind({ begins: flag }, {}),
  debt: kind({ ...player, debt: number }, {}),
  regen: kind(thing, {}),
  shifted: kind({ ...thing, out: flag }, {}),
  revealed: kind(thing, {}),
}

export type EventKind = keyof typeof kinds
/** An event of these kinds. */
export type EventOf<K extends EventKind> = OneOf<FieldsOf<typeof kinds>, K>

/** What happened, as one seat sees it. */
export const event = named('event', oneKindOf(kinds))
export type Event = ShapeOf<typeof event>
