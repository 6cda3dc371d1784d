import { lang } from '../page/settings.ts'

/** The day that it will be after so many milliseconds. */
export const dayIn = (milliseconds: number): string =>
  new Date(Date.now() + milliseconds).toLocaleDateString(lang.value, { day: 'numeric', month: 'short' })

/** A day and a time of day, as people say them. */
export const momentAt = (time: number): readonly [day: string, hour: string] => [
  new Date(time).toLocaleDateString(lang.value, { day: 'numeric', month: 'short' }),
  new Date(time).toLocaleTimeString(lang.value, { hour: '2-digit', minute: '2-digit' }),
]
