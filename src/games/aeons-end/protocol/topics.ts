import { about, kind, named, number, oneKindOf, type ShapeOf } from '../../../language/shapes.ts'
import { inBreach } from './words.ts'

/** Something on the table whose numbers can be asked for their reasons. */
export const topic = named(
  'topic',
  oneKindOf({
    aether: kind({}, {}),
    gems: kind({}, {}),
    breach: kind(inBreach, {}),
    prepped: kind({ ...inBreach, index: about('Which of the spells in it, from 0.', number) }, {}),
  }),
)
export type Topic = ShapeOf<typeof topic>
