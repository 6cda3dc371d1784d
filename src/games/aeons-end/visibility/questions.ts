import { askedAmong } from '../../../language/asked.ts'
import { machine } from '../state.ts'

/** What may be asked. */
export const QUESTIONS = [
  'select',
  'fork',
  'consent',
  'casting phase',
  'main phase',
  'after a turn order card',
  'whose turn',
  'put down played cards',
  'exhausted: destroy a breach',
  'after a nemesis card is drawn',
  'share out charges',
  'deal damage',
  'deal the bonus',
  'divide damage',
  'divide damage among the players',
  'top or bottom',
  'prep a spell',
  'whose card',
  'whose shared card',
  'which comes first',
  'place a bridge',
  'discard a bridge',
  'prep with any player',
  'how many tokens to lose',
  'ward off an attack',
  'pause',
] as const
export type QuestionKind = (typeof QUESTIONS)[number]

/** What is asked now. */
export const questionKind = askedAmong(machine, QUESTIONS)
