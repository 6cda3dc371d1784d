import type { Event } from '../../../games/aeons-end/protocol/events.ts'
import type { View } from '../../../games/aeons-end/text/words/view.ts'
import type { SeenOption } from '../../../language/face.ts'
import type * as source from '../../source/source.ts'
import type * as face from '../face.ts'

/* What every table shows and asks, with the types of this game. */

export type Moment = source.Moment<View, SeenOption, Event>
export type Question = source.Question<SeenOption>
export type Choice = source.Choice<SeenOption>
export type BoardProps = face.BoardProps<View, SeenOption, Event>
export type Plan = face.Plan<SeenOption>
export type GameFace = face.GameFace<View, SeenOption, Event>
