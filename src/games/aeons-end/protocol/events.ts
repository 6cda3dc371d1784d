import {
  about,
  type FieldsOf,
  flag,
  kind,
  listOfEach,
  named,
  number,
  type OneOf,
  oneBy,
  oneKindOf,
  oneWordOf,
  orNothing,
  type ShapeOf,
} from '../../../language/shapes.ts'
import { ENDINGS } from '../rules/end.ts'
import { between, card, inBreach, mageId, phase, seat, seatOrNemesis, word, zone } from './words.ts'

/** Where a part of a number comes from; the parts add up to the size of the number. */
export const sumLine = named(
  'sumLine',
  oneBy('why', {
    text: kind(
      { by: number, text: about('The text that says so.', word) },
      { part: about('The part of its amount.', number), card, nemesis: orNothing(word) },
    ),
    breach: kind({ by: number, ...inBreach }, {}),
    focus: kind({ by: number, ...inBreach }, {}),
    quarters: kind({ by: number, ...inBreach, quarters: number }, {}),
    rule: kind({ by: number, rule: number }, {}),
    cost: kind({ by: number, card }, {}),
    charge: kind({ by: number }, {}),
    ability: kind({ by: number, player: seat }, {}),
    exhausted: kind({ by: number, player: seat }, {}),
    excess: kind({ by: number, player: seat }, {}),
    twice: kind({ by: number, player: seat }, {}),
    limit: kind({ by: number }, {}),
    power: kind({ by: number }, {}),
  }),
)
export type SumLine = ShapeOf<typeof sumLine>

const mages = about('The mages by seat, null for a seat without one.', listOfEach(orNothing(mageId)))
const sum = about('Where the number comes from.', listOfEach(sumLine))

/** A number that changed, and what it is now. */
const change = { by: number, now: number }
const player = { player: seat }

const kinds = {
  moved: kind({ from: zone, to: zone, top: flag, mages }, { card }),
  revealed: kind({ card, zone, mages }, {}),
  shuffled: kind({ zone, mages }, {}),
  deckTurnedOver: kind({ ...player, n: number, mages }, {}),
  turnBegan: kind({ who: seatOrNemesis, turn: number, mages }, {}),
  phaseBegan: kind({ phase, who: seatOrNemesis, mages }, {}),
  aetherGained: kind(
    { ...player, n: number, pool: about('What it may be spent on, by number.', number), mages },
    { sum },
  ),
  aetherSpent: kind({ ...player, n: number, mages }, { sum }),
  chargesChanged: kind({ ...player, ...change, mages }, { sum }),
  lifeChanged: kind({ ...player, ...change, mages }, { sum }),
  graveholdChanged: kind({ ...change, mages }, { sum }),
  nemesisChanged: kind({ ...change, mages }, { sum }),
  minionChanged: kind({ card, ...change, mages }, { sum }),
  tokensChanged: kind({ token: word, ...change, mages }, { sum }),
  breachFocused: kind({ ...inBreach, stage: number, mages }, {}),
  breachOpened: kind({ ...inBreach, mages }, {}),
  breachDestroyed: kind({ ...inBreach, mages }, {}),
  unleashed: kind({ mages }, {}),
  exhausted: kind({ ...player, n: number, mages }, {}),
  spellCast: kind({ ...inBreach, card, caster: seat, mages }, {}),
  abilityUsed: kind({ ...player, n: number, mages }, {}),
  prevented: kind(
    { card: orNothing(card), n: number, mages },
    { spared: about('The rules that prevented it.', listOfEach(sumLine)) },
  ),
  husksChanged: kind({ now: number, mages }, {}),
  gameEnded: kind({ outcome: oneWordOf(ENDINGS, 'outcome'), mages }, {}),
  became: kind({ card, into: card, zone, mages }, {}),
  linksChanged: kind({ between, there: flag, mages }, {}),
}

export type EventKind = keyof typeof kinds
/** An event of these kinds. */
export type EventOf<K extends EventKind> = OneOf<FieldsOf<typeof kinds>, K>

/** What happened, as any seat sees it. */
export const event = named('event', oneKindOf(kinds))
export type Event = ShapeOf<typeof event>
