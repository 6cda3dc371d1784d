import { effect, type Signal, signal } from '@preact/signals'
import type { SayingShown } from '../../table/messages.ts'
import { me, muted } from './me.ts'

/* Whom this browser shows of those who talk at tables. */

/** A yes or no that this browser keeps. */
function kept(name: string): Signal<boolean> {
  const key = `cardwright/${name}`
  let before = false
  try {
    before = localStorage.getItem(key) === 'yes'
  } catch {
    // A browser that keeps nothing asks again.
  }
  const value = signal(before)
  effect(() => {
    try {
      if (value.value) localStorage.setItem(key, 'yes')
      else localStorage.removeItem(key)
    } catch {
      // As above.
    }
  })
  return value
}

/** Nobody is heard. */
export const listensToNobody = kept('hears-nobody')
/** A player hears those who watch, too. */
export const listensToWatchers = kept('hears-watchers')

/** What of all that was said is shown to somebody, with a seat or without. What she said herself always is. */
export const audibleOf = (sayings: readonly SayingShown[], seated: boolean): readonly SayingShown[] =>
  sayings.filter(({ person, seat }) => {
    if (person !== null && person === me.value?.id) return true
    if (listensToNobody.value || (person !== null && muted.value.some(({ id }) => id === person)))
      return false
    return seat !== null || !seated || listensToWatchers.value
  })
