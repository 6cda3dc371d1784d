import type { ComponentType } from 'preact'
import type { Choice, Moment, Question } from '../source/source.ts'

export interface BoardProps {
  readonly moment: Moment
  /** What can be chosen now; empty while somebody else is asked or the past is looked at. */
  readonly choices: readonly Choice[]
  readonly choose: (index: number) => void
}

/** How a choice stands in the ledge. */
export interface ChoiceLook {
  readonly title: string
  /** A second, smaller line. */
  readonly note?: string
  /** Choices of one group stand behind one button. */
  readonly group?: string
}

/** What a game brings to the table page. */
export interface GameFace {
  readonly Board: ComponentType<BoardProps>
  look(choice: Choice, moment: Moment): ChoiceLook
  /** The choice that Enter takes: going on, confirming. */
  confirm(question: Question): number | null
  /** The choice that Escape takes: declining. */
  decline(question: Question): number | null
}
