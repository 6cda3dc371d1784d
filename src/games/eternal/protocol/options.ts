import { askedBy } from '../../../language/asked-by.ts'
import {
  about,
  between,
  byEntry,
  kind,
  listOfEach,
  named,
  number,
  object,
  oneKindOf,
  oneWordOf,
  orNothing,
  type ShapeOf,
} from '../../../language/shapes.ts'
import { QUESTIONS } from '../visibility/questions.ts'
import { card, playerRef, refOrNone, zoneRef } from './words.ts'

const thing = { object: refOrNone }
const none = kind({}, {})
const kinds = {
  pick: kind(
    {
      object: about(
        'A thing on the table, or a card that is not there yet.',
        orNothing(byEntry({ player: playerRef, zone: zoneRef, card: object({ card }, {}) })),
      ),
    },
    { alike: about('So many things look like this one and are offered once.', number) },
  ),
  done: none,
  yes: kind({}, thing),
  no: kind({}, thing),
  way: kind({ way: about('Which of the ways, from 0.', number) }, {}),
  play: kind(thing, {}),
  activate: kind({ ...thing, ability: about('Which of its abilities, from 0.', number) }, {}),
  killer: kind({ ...thing, on: refOrNone }, {}),
  avatar: kind(thing, {}),
  attack: kind(thing, {}),
  commit: none,
  'end turn': none,
  pass: none,
  'pass turn': none,
  block: kind({ ...thing, attackers: listOfEach(refOrNone) }, {}),
  keep: none,
  redraw: none,
  inscribe: kind({ ...thing, way: about('The faction, from 0.', number) }, {}),
  shift: kind(thing, {}),
  bond: kind({ ...thing, on: refOrNone }, {}),
} as const

/** An answer that may be given, as a reference to what it is about. */
export const option = named('option', oneKindOf(kinds))
export type Option = ShapeOf<typeof option>

/** What is asked now, of whom, because of what, with everything that may be answered. */
export const decision = named(
  'decision',
  object(
    {
      seat: about('The seat that is asked.', between(-1, 1)),
      kind: oneWordOf(QUESTIONS, 'question'),
      why: askedBy,
      options: listOfEach(option),
    },
    {
      picks: about(
        'Several things are chosen one after the other: how many are left of how many.',
        object({ left: number, of: number }, {}),
      ),
    },
  ),
)
export type Decision = ShapeOf<typeof decision>
