import { lang } from './settings.ts'

const MINUTE = 60_000

const JUST_NOW = { en: 'just now', fr: 'à l’instant' } as const

/** The greatest unit of which there is a whole one. */
function inUnits(milliseconds: number): readonly [count: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE))
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  return days > 0 ? [days, 'day'] : hours > 0 ? [hours, 'hour'] : [minutes, 'minute']
}

/** When something was that was so many milliseconds ago: `3 hours ago`. */
export function ago(milliseconds: number): string {
  const [count, unit] = inUnits(milliseconds)
  if (count === 0) return JUST_NOW[lang.value]
  return new Intl.RelativeTimeFormat(lang.value, { numeric: 'auto' }).format(-count, unit)
}

/** How long so many milliseconds are, in short: `3 hr`; nothing to speak of is null. */
export function duration(milliseconds: number): string | null {
  const [count, unit] = inUnits(milliseconds)
  if (count === 0) return null
  return new Intl.NumberFormat(lang.value, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
}
