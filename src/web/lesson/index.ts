import type { GameId } from '../source/source.ts'
import { aeonsEndLesson } from './aeons-end.ts'
import { eternalLesson } from './eternal.ts'
import type { Lesson } from './lesson.ts'

/** The first game of each game. */
export const lessons: Readonly<Record<GameId, Lesson>> = {
  'aeons-end': aeonsEndLesson,
  eternal: eternalLesson,
}
