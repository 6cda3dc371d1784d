import { eternalLesson } from './eternal.ts'
import { attack, blocking, fast, market } from './eternal-short.ts'
import type { Lesson } from './lesson.ts'

/** Everything that can be learned of Eternal by doing, in the order in which it builds up. */
export const eternalLessons: readonly Lesson[] = [eternalLesson, attack, blocking, fast, market]
