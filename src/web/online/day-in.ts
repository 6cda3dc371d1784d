import { lang } from '../page/settings.ts'

/** The day that it will be after so many milliseconds. */
export const dayIn = (milliseconds: number): string =>
  new Date(Date.now() + milliseconds).toLocaleDateString(lang.value, { day: 'numeric', month: 'short' })
