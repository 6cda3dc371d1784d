import { aeonsEndLesson } from './aeons-end.ts'
import { breaches, charges, minions, order } from './aeons-end-short.ts'
import type { Lesson } from './lesson.ts'

/** Everything that can be learned of Aeon's End by doing, in the order in which it builds up. */
export const aeonsEndLessons: readonly Lesson[] = [aeonsEndLesson, breaches, charges, minions, order]
