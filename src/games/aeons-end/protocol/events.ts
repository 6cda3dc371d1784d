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
  type Shapes,
} from '../../../language/shapes.ts'
import { ENDINGS } from '../rules/end.ts'
import { between, card, inBreach, mageId, phase, seat, seatOrNemesis, word, zone } from './words.ts'

/** Where a part of a number comes from; the parts add up to the size of the number. */
export const sumLine = named(
  'sumLine',
  oneBy('why', {
    text: kind(
      { by: number, text: about('Whose text says so.', word) },
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
    'first focus': kind({ by: number }, {}),
    refined: kind({ by: number }, {}),
  }),
)
export type SumLine = ShapeOf<typeof sumLine>

const mages = about('The mages by seat, null for a seat without one.', listOfEach(orNothing(mageId)))
const sum = about('Where the number comes from.', listOfEach(sumLine))

/** A number that changed, and what it is now. */
const change = { by: number, now: number }
const player = { player: seat }

/** Who sits at the table, and the card whose text does it, if it is done by one. */
const happening = <R extends Shapes, O extends Shapes>(required: R, optional: O) =>
  kind({ ...required, mages }, { ...optional, cause: about('The card whose text does this.', card) })

const kinds = {
  moved: happening({ from: zone, to: zone, top: flag }, { card }),
  revealed: happening({ card, zone }, {}),
  shuffled: happening({ zone }, {}),
  deckTurnedOver: happening({ ...player, n: number }, {}),
  turnBegan: happening({ who: seatOrNemesis, turn: number }, {}),
  phaseBegan: happening({ phase, who: seatOrNemesis }, {}),
  aetherGained: happening(
    { ...player, n: number, pool: about('What it may be spent on, by number.', number) },
    { sum },
  ),
  aetherSpent: happening({ ...player, n: number }, { sum }),
  chargesChanged: happening({ ...player, ...change }, { sum }),
  lifeChanged: happening({ ...player, ...change }, { sum }),
  graveholdChanged: happening({ ...change }, { sum }),
  nemesisChanged: happening({ ...change }, { sum }),
  minionChanged: happening({ card, ...change }, { sum }),
  tokensChanged: happening({ token: word, ...change }, { sum }),
  breachFocused: happening({ ...inBreach, stage: number }, {}),
  breachOpened: happening({ ...inBreach }, {}),
  breachDestroyed: happening({ ...inBreach }, {}),
  unleashed: happening({}, {}),
  exhausted: happening({ ...player, n: number }, {}),
  spellCast: happening({ ...inBreach, card, caster: seat }, {}),
  abilityUsed: happening({ ...player, n: number }, {}),
  prevented: happening(
    { card: orNothing(card), n: number },
    { spared: about('The rules that prevented it.', listOfEach(sumLine)) },
  ),
  husksChanged: happening({ ...change }, { sum }),
  gameEnded: happening({ outcome: oneWordOf(ENDINGS, 'outcome') }, {}),
  became: happening({ card, into: card, zone }, {}),
  linksChanged: happening({ between, there: flag }, {}),
  silenceChanged: happening({ card, silenced: flag }, {}),
  playerTokensChanged: happening({ ...player, token: word, ...change }, { sum }),
  shieldsChanged: happening({ card, ...change }, {}),
}

export type EventKind = keyof typeof kinds
/** An event of these kinds. */
export type EventOf<K extends EventKind> = OneOf<FieldsOf<typeof kinds>, K>

/** What happened, as any seat sees it. */
export const event = named('event', oneKindOf(kinds))
export type Event = ShapeOf<typeof event>
