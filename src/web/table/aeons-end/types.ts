import type { Event } from '../../../games/aeons-end/protocol/events.ts'
import type { Option } from '../../../games/aeons-end/protocol/options.ts'
import type { Topic } from '../../../games/aeons-end/protocol/topics.ts'
import type { View } from '../../../games/aeons-end/protocol/view.ts'
import type { Merged } from '../../../language/shapes.ts'
import type * as source from '../../source/source.ts'
import type * as face from '../table-parts.ts'

/* What every table shows and asks, with the types of this game. */

export type Moment = source.Moment<View, Option, Event>
export type Question = source.Question<Option>
export type Choice = source.Choice<Option>
export type BoardProps = face.BoardProps<View, Option, Event, Topic>
export type Plan = face.Plan<Option>
export type GameFace = face.GameFace<View, Option, Event, Topic>
/** Any choice, by what it may refer to on the table. */
export type Reference = Merged<Option>
