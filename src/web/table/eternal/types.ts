import type { Event } from '../../../games/eternal/protocol/events.ts'
import type { SeenOption } from '../../../language/face.ts'
import type * as source from '../../source/source.ts'
import type * as face from '../face.ts'
import type { EternalView } from './view.ts'

/* What every table shows and asks, with the types of this game. */

export type Moment = source.Moment<EternalView, SeenOption, Event>
export type Question = source.Question<SeenOption>
export type Choice = source.Choice<SeenOption>
export type BoardProps = face.BoardProps<EternalView, SeenOption, Event>
export type Plan = face.Plan<SeenOption>
export type GameFace = face.GameFace<EternalView, SeenOption, Event>
