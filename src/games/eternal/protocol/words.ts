import {
  about,
  between,
  byEntry,
  listOfEach,
  named,
  number,
  object,
  oneWordOf,
  orNothing,
  type Shape,
  type ShapeOf,
  shape,
  text,
} from '../../../language/shapes.ts'
import { INFLUENCE_LETTERS } from '../content.ts'
import { PACK_SKILL, SKILLS, type Skill } from '../language/nodes.ts'
import { PHASES } from '../state.ts'

/* What views, options and events of Eternal are made of. */

export const seat = about('A seat, from 0.', between(0, 1))
export const card = about('The id of a card, or “face-down” for one that this seat has not seen.', text)
export const cardOrUnseen = orNothing(card)
export const zone = about('A place, such as “hand”, “playmat” or “being played”.', text)
export const phase = named('phase', oneWordOf(PHASES, 'phase'))
export const faction = about('One letter a faction.', oneWordOf([...INFLUENCE_LETTERS], 'faction'))
const printedSkill = oneWordOf(SKILLS, 'skill')
/** A skill of the game, or one that a pack brings along. */
export const skill: Shape<Skill> = named(
  'skill',
  shape(
    (value, place) =>
      typeof value === 'string' && PACK_SKILL.test(value) ? (value as Skill) : printedSkill(value, place),
    (known) => ({ anyOf: [printedSkill.schema(known), { type: 'string', pattern: PACK_SKILL.source }] }),
  ),
)
export const skills = listOfEach(skill)

export const playerRef = object({ player: seat }, {})
export const zoneRef = object(
  { zone },
  { of: about('The side that it lies on.', seat), index: about('Its place there.', number), card },
)

/** A thing on the table: a player, or a card by zone, side and place. */
export const ref = named('ref', byEntry({ player: playerRef, zone: zoneRef }))
export type Ref = ShapeOf<typeof ref>
export const refOrNone = orNothing(ref)
