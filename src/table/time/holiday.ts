import { readOptions } from '../options.ts'

/** A time in which somebody is on holiday, in milliseconds. */
export interface Holiday {
  readonly begins: number
  readonly ends: number
}

/** Does time stand still at this table for somebody on holiday? Only where it is measured in days, while people play. */
export const heedsHolidays = ({
  state,
  options,
}: {
  readonly state: string
  readonly options: string
}): boolean => state === 'playing' && readOptions(JSON.parse(options)).pace === 'days'

export const HOLIDAY_DAY = 86_400_000
const YEAR = 365 * HOLIDAY_DAY
/** So much holiday somebody may take within a year. */
export const HOLIDAY_A_YEAR = 14 * HOLIDAY_DAY

/** How much holiday somebody may take at this time; one that is running counts whole. */
export function holidayLeft(taken: readonly Holiday[], now: number): number {
  const used = taken.reduce(
    (sum, { begins, ends }) => sum + Math.max(0, ends - Math.max(begins, now - YEAR)),
    0,
  )
  return Math.max(0, HOLIDAY_A_YEAR - used)
}

/** How much of a stretch of time somebody was on holiday. */
export const holidayWithin = (taken: readonly Holiday[], from: number, to: number): number =>
  taken.reduce((sum, { begins, ends }) => sum + Math.max(0, Math.min(ends, to) - Math.max(begins, from)), 0)

/** When so much time has gone by that was no holiday. */
export function afterHolidays(taken: readonly Holiday[], from: number, milliseconds: number): number {
  let at = from + milliseconds
  for (const { begins, ends } of taken.toSorted((a, b) => a.begins - b.begins)) {
    if (begins >= at) break
    at += Math.max(0, ends - Math.max(begins, from))
  }
  return at
}

/** Until when somebody is on holiday; null when she is not. */
export const holidayUntil = (taken: readonly Holiday[], now: number): number | null =>
  taken.find(({ begins, ends }) => begins <= now && ends > now)?.ends ?? null
