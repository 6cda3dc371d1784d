import { signal } from '@preact/signals'
import type { GameId } from '../source/source.ts'
import type { Lesson } from './lesson.ts'

/* Lessons that somebody has been through, in this browser. */

const KEY = 'cardwright/lessons'

function stored(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((each) => each !== '')
  } catch {
    return []
  }
}

const done = signal<readonly string[]>(stored())

const nameOf = (game: GameId, id: string): string => `${game}/${id}`

export const isDone = (game: GameId, id: string): boolean => done.value.includes(nameOf(game, id))

export function markDone({ game, id }: Lesson): void {
  if (isDone(game, id)) return
  done.value = [...done.peek(), nameOf(game, id)]
  try {
    localStorage.setItem(KEY, done.peek().join(' '))
  } catch {
    // Then it is forgotten with the page.
  }
}
