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
  type Shapes,
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

/** The card whose text does it, if it is done by one that this seat sees. */
const happening = <R extends Shapes, O extends Shapes>(required: R, optional: O) =>
  kind(required, { ...optional, cause: about('The card whose text does this.', card) })

const kinds = {
  none: happening(thing, {}),
  moved: happening(
    { from: zone, to: zone, of: number, why: oneWordOf(WHY, 'reason of a move'), card: cardOrUnseen },
    {},
  ),
  drawn: happening({ ...player, card: cardOrUnseen }, {}),
  shuffled: happening(player, {}),
  played: happening({ card, ...player, free: flag }, {}),
  transformed: happening({ ...thing, was: card }, {}),
  damaged: happening(
    { object: refOrNone, amount: number, source: refOrNone },
    {
      sum,
      lost: about('Health that a player lost by it, where armor took damage or the blow was deadly.', number),
    },
  ),
  health: happening({ ...player, change: number }, { sum }),
  armor: happening({ ...player, change: number }, { sum }),
  power: happening({ ...player, power: number, maxPower: number }, {}),
  influence: happening({ ...player, faction, change: number }, { sum }),
  exhausted: happening(thing, {}),
  readied: happening(thing, {}),
  stunned: happening(thing, {}),
  silenced: happening(thing, {}),
  changed: happening({ ...thing, strength: number, health: number, thisTurn: flag }, { sum }),
  gained: happening({ ...thing, skills, warcry: number }, {}),
  'cost changed': happening({ ...thing, by: number }, { sum }),
  'player gained': happening({ ...player, skills, thisTurn: flag }, {}),
  aegis: happening(thing, {}),
  killed: happening(thing, {}),
  sacrificed: happening(thing, {}),
  stolen: happening({ ...thing, ...player }, {}),
  negated: happening(thing, {}),
  turn: happening({ ...player, number }, {}),
  phase: happening({ phase }, {}),
  attacks: happening(thing, {}),
  blocks: happening({ ...thing, object: refOrNone }, {}),
  'direct attack': happening({ ...thing, object: refOrNone }, {}),
  window: happening({ ...player, ...thing }, {}),
  passed: happening(player, {}),
  'hand kept': happening(player, {}),
  'hand redrawn': happening({ ...player, cards: number }, {}),
  triggered: happening(thing, {}),
  won: happening(player, {}),
  chosen: happening({ ...player, object: refOrNone, ...thing }, {}),
  'number changed': happening({ card, by: number }, {}),
  warcry: happening({ ...thing, n: number }, { sum }),
  night: happening({ begins: flag }, {}),
  debt: happening({ ...player, debt: number }, {}),
  regen: happening(thing, {}),
  shifted: happening({ ...thing, out: flag }, {}),
  revealed: happening(thing, {}),
  'no room': happening({}, {}),
}

export type EventKind = keyof typeof kinds
/** An event of these kinds. */
export type EventOf<K extends EventKind> = OneOf<FieldsOf<typeof kinds>, K>

/** What happened, as one seat sees it. */
export const event = named('event', oneKindOf(kinds))
export type Event = ShapeOf<typeof event>
