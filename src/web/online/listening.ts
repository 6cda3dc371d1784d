import { effect, type Signal, signal } from '@preact/signals'
import { LISTENS_TO_NOBODY, LISTENS_TO_WATCHERS } from '../../table/api.ts'
import type { SayingShown } from '../../table/messages.ts'
import { store, stored } from '../page/settings.ts'
import { api } from './api.ts'
import { me, muted } from './me.ts'

/* Whom somebody hears of those who talk at tables. */

/** A yes or no that is kept with the person, so that it holds on every device; until she is known, as this browser knew it. */
function kept(name: string): Signal<boolean> {
  const key = `cardwright/${name}`
  const value = signal(stored(key) === 'yes')
  effect(() => {
    const known = me.value?.settings[name]
    if (typeof known === 'boolean') value.value = known
  })
  effect(() => {
    const { value: on } = value
    if (on || stored(key) !== null) store(key, on ? 'yes' : 'no')
    const person = me.peek()
    if (person == null || (person.settings[name] ?? false) === on) return
    const settings = { ...person.settings, [name]: on }
    // At once: what is changed next must not take this back.
    me.value = { ...person, settings }
    api.change({ settings }).catch(() => {
      // This browser keeps it all the same.
    })
  })
  return value
}

/** Nobody is heard. */
export const listensToNobody = kept(LISTENS_TO_NOBODY)
/** A player hears those who watch, too. */
export const listensToWatchers = kept(LISTENS_TO_WATCHERS)

/** What of all that was said is shown to somebody, with a seat or without. What she said herself always is. */
export const audibleOf = (sayings: readonly SayingShown[], seated: boolean): readonly SayingShown[] =>
  sayings.filter(({ person, seat }) => {
    if (person !== null && person === me.value?.id) return true
    if (listensToNobody.value || (person !== null && muted.value.some(({ id }) => id === person)))
      return false
    return seat !== null || !seated || listensToWatchers.value
  })
