// How much script the first table needs, and how long people wait for a decision: read from the page's own marks in
// a real browser. `npm run measure` prints it; nothing here fails a test, because machines differ.
import type { Page } from 'playwright-core'
import { openSite, scriptsOf } from './site.ts'

/** A whole game, or most of one: of few answers the slowest say little. */
const DECISIONS = 200
const BUDGET = 200
const GAMES = ['aeons-end', 'eternal']

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)
const quantile = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN
const ms = (n: number): string => `${n.toFixed(0)} ms`

async function play(page: Page): Promise<number[]> {
  for (let i = 0; i < DECISIONS; i++) {
    await page.waitForSelector('main.table[data-ready], main.table[data-over]')
    if ((await page.$('main.table[data-over]')) !== null) break
    const answers = page.locator(
      '.answer-bar button:is(.opt, .thumb):not([disabled], [aria-disabled="true"]):visible',
    )
    // The answer bar may change under the pointer: then the next one is taken.
    await answers
      .nth(i % Math.max(1, await answers.count()))
      .click({ timeout: 2_000 })
      .catch(() => {})
    await page.waitForTimeout(60)
  }
  return page.evaluate(() =>
    performance.getEntriesByName('cardwright decision').map(({ duration }) => duration),
  )
}

const site = await openSite()
for (const game of GAMES) {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await page.goto(`${site.at}#/play/${game}?seed=measure`)
  await page.waitForFunction(() => performance.getEntriesByName('cardwright first decision').length > 0)
  const [first, then] = await page.evaluate(() => {
    const { duration } = performance.getEntriesByName('cardwright first decision')[0]!
    return [duration, performance.timeOrigin + duration] as const
  })
  // What comes after the first decision is on the screen was not waited for.
  const needed = scripts.filter(({ at }) => at <= then)
  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const waits = await play(page)
  console.log(`${game}`)
  console.log(
    `  script of the first table: ${total.toFixed(1)} kB compressed (budget ${BUDGET} kB), ${needed.length} files`,
  )
  console.log(`  first decision on screen:  ${ms(first)} after the visit began`)
  console.log(
    `  a decision on screen:      ${ms(quantile(waits, 0.5))} in the middle, ${ms(quantile(waits, 0.95))} for 19 of 20, ` +
      `${ms(Math.max(...waits))} at most, over ${waits.length} answers`,
  )
  await context.close()
}
await site.close()
