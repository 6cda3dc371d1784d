import { effect, type Signal, signal } from '@preact/signals'
import { store, stored } from '../page/settings.ts'
import { api } from './api.ts'
import { me } from './me.ts'

/** A yes or no that is kept with the person, so that it holds on every device; until she is known, as this browser knew it. */
export function personSetting(name: string): Signal<boolean> {
  const key = `cardwright/${name}`
  const value = signal(stored(key) === 'yes')
  effect(() => {
    // Also where she has never said so: this browser may have been somebody else's.
    if (me.value != null) value.value = me.value.settings[name] === true
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
