import type { Page } from 'playwright-core'

/** Numbers that are the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let n = seed
  return (below) => {
    n = (Math.imul(n, 1_103_515_245) + 12_345) & 0x7fffffff
    return (n >>> 8) % below
  }
}

const TABLE = 'main.table'
export const READY = `${TABLE}[data-ready]`
export const OVER = `${TABLE}[data-over]`
/** Every answer of the ledge that can be taken now; on a phone the one that goes on stands at the thumb. */
export const ANSWERS = '.ledge button:is(.opt, .thumb):not([disabled], [aria-disabled="true"]):visible'

/** Waits until somebody is asked, or the game is over; gives whether it goes on. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForSelector(`${READY}, ${OVER}`)
  return (await page.$(OVER)) === null
}

/** What the page shows, in short: it changes with every answer and every opened group. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector('main.table')
    const answers = [...document.querySelectorAll('.ledge button')].map((button) => button.textContent)
    return `${table?.getAttribute('data-at')} ${answers.join('|')}`
  })

async function changed(page: Page, before: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await shown(page)) !== before) return
    await page.waitForTimeout(20)
  }
}

const MOST_STEPS = 4_000

/** Takes one answer after the other, by what `take` does with their number, until the game is over. */
export async function playToTheEnd(
  page: Page,
  take: (page: Page, answers: number) => Promise<void>,
  at: (step: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!(await asked(page))) return
    await at(step)
    const before = await shown(page)
    const answers = await page.locator(ANSWERS).count()
    if (answers === 0) {
      await page.waitForTimeout(20)
      continue
    }
    await take(page, answers)
    await changed(page, before)
  }
  throw new Error(`the game is not over after ${MOST_STEPS} steps`)
}

export const byClicks =
  (next: (below: number) => number) =>
  async (page: Page, answers: number): Promise<void> => {
    // The ledge may change under the pointer, when a window passes by itself: then the next step answers.
    await page
      .locator(ANSWERS)
      .nth(next(answers))
      .click({ timeout: 3_000 })
      .catch(() => {})
  }

/** The number keys, and Tab and Enter for what has no number. */
export const byKeys =
  (next: (below: number) => number) =>
  async (page: Page, answers: number): Promise<void> => {
    const nth = next(answers)
    const button = page.locator(ANSWERS).nth(nth)
    const key = await button
      .locator('kbd')
      .first()
      .textContent({ timeout: 1_000 })
      .catch(() => null)
    if (key !== null && /^[1-9]$/.test(key.trim())) await page.keyboard.press(key.trim())
    else {
      // As with clicks: an answer that has gone meanwhile is not pressed.
      const there = await button.focus({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
      if (there) await page.keyboard.press('Enter')
    }
  }
