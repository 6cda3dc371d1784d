/** How long people wait, as marks that the browser's own tools and `npm run measure` read. */

const DECISION = 'cardwright decision'
const FIRST = 'cardwright first decision'

/** Calls back when what was just changed stands on the screen. */
function shown(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** From an answer to the next thing on the screen. */
export async function timed<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  shown(() => performance.measure(DECISION, { start }))
  return result
}

/** From the beginning of the visit to the first decision on the screen; only the first counts. */
export function firstShown(): void {
  if (performance.getEntriesByName(FIRST).length > 0) return
  shown(() => performance.measure(FIRST, { start: 0 }))
}
