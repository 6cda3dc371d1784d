import type { Lang } from '../language/face.ts'
import { messages } from './messages.ts'
import { readable } from './output.ts'

const WIDTH = 24
const ERASE = '\r\x1b[K'
/** Drawn no more often than the eye follows. */
const SELDOM = 100

/** How long something will take, as people say it. */
function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?'
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
  return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, '0')} min`
}

/** One line: a bar, how many games, how many a second, and the time left. */
export function progressText(
  done: number,
  all: number,
  before: number,
  seconds: number,
  lang: Lang = 'en',
): string {
  const full = Math.floor((WIDTH * done) / all)
  const rate = (done - before) / Math.max(seconds, 1e-3)
  const say = (n: number): string => readable(n, lang)
  return (
    `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.floor((100 * done) / all)} %  ` +
    messages[lang].progress(say(done), say(all), say(Math.round(rate)), duration((all - done) / rate))
  )
}

/** A line that is drawn over and over, for people who watch; a program or a file gets none of it. */
export function progressLine(
  all: number,
  before: number,
  lang: Lang,
  out: { readonly isTTY?: boolean; write(text: string): unknown } = process.stderr,
  clock: () => number = () => performance.now(),
): { show(done: number): void; clear(): void } {
  if (out.isTTY !== true) return { show: () => undefined, clear: () => undefined }
  const start = clock()
  let last = Number.NEGATIVE_INFINITY
  return {
    show(done) {
      const now = clock()
      if (now - last < SELDOM) return
      last = now
      out.write(`${ERASE}${progressText(done, all, before, (now - start) / 1000, lang)}`)
    },
    clear: () => out.write(ERASE),
  }
}
