import { askedBy } from '../../../language/asked-by.ts'
import {
  about,
  type FieldsOf,
  flag,
  between as from,
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
import { QUESTIONS } from '../visibility/questions.ts'
import { between, card, inBreach, seat, zone } from './words.ts'

const index = about('How many cards lie above it.', number)
/** A card by its place; which it is only where it lies open. */
const inZone = kind({ zone }, { index, card })
/** A card that whoever chooses has been shown. */
const shown = kind({ zone, card }, { index })
const player = kind({ player: seat }, {})
const breach = kind(inBreach, {})
const spellIntoBreach = kind({ zone, ...inBreach }, { index, card })

const target = [
  kind({ target: oneWordOf(['nemesis', 'gravehold'], 'target') }, {}),
  kind({ target: oneWordOf(['player'], 'target'), player: seat }, {}),
  kind({ target: oneWordOf(['husk'], 'target'), damaged: flag }, {}),
  kind({ target: oneWordOf(['minion'], 'target'), zone, life: number }, { index, card }),
] as const

const none = kind({}, {})
const kinds = {
  pick: [
    player,
    breach,
    kind({ pile: about('A supply pile, from 0.', from(0, 8)), card }, {}),
    shown,
    ...target,
  ],
  done: none,
  yes: none,
  no: none,
  branch: kind({ branch: about('Which of the ways, from 0.', number) }, {}),
  cast: spellIntoBreach,
  'end casting': none,
  play: inZone,
  prep: spellIntoBreach,
  gain: kind({ zone }, { index, card, keeping: oneWordOf(['cards'], 'way to pay') }),
  charge: none,
  focus: breach,
  open: breach,
  ability: player,
  'use prepped': inZone,
  'to discard': inZone,
  'end main': none,
  'lose breach': breach,
  'take turn': player,
  pass: none,
  'keep order': none,
  'discard next': inZone,
  'let it resolve': none,
  'comes first': [kind({ mat: flag }, {}), inZone],
  target,
  'prep now': spellIntoBreach,
  'whose card': player,
  'charge to': player,
  'on top': shown,
  'at the bottom': shown,
  'use rule': kind({ rule: number }, {}),
  link: kind({ between }, {}),
  ward: player,
  'how many': kind({ n: about('So many, from 0.', number) }, {}),
} as const

export type OptionKind = keyof typeof kinds
/** An option of these kinds. */
export type OptionOf<K extends OptionKind> = OneOf<FieldsOf<typeof kinds>, K>
/** What damage may be dealt to. */
export type Target = FieldsOf<typeof kinds>['target']

/** An answer that may be given, as a reference to what it is about. */
export const option = named('option', oneKindOf(kinds))
export type Option = ShapeOf<typeof option>

/** What is asked now, of whom, because of what, with everything that may be answered. */
export const decision = named(
  'decision',
  object(
    {
      seat: about('The seat that is asked, or -1 for the whole table.', from(-1, 3)),
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
