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
const BUTTONS = '.ledge button:is(.opt, .thumb):not([disabled], [aria-disabled="true"])'
export const ANSWERS = `${BUTTONS}:visible`

/** The table when somebody is asked, or when the game is over. */
export interface Asked {
  readonly over: boolean
  readonly at: number
  /** The key that stands on each answer; empty where there is none. */
  readonly keys: readonly string[]
  /** Different after every answer and for every opened group. */
  readonly sign: string
}

/** How long something may go unheard before it is said again: no test depends on it. */
const PATIENCE = 3_000

/** Waits until somebody is asked something else than before; what was not heard is asked again after a while. */
export async function asked(page: Page, before = ''): Promise<Asked> {
  const handle = await page.waitForFunction(
    ({ buttons, table, last, until }) => {
      const main = document.querySelector(table)
      const over = main?.hasAttribute('data-over') === true
      if (main === null || !(over || main.hasAttribute('data-ready'))) return null
      const answers = [...document.querySelectorAll<HTMLElement>(buttons)].filter(
        (button) =>
          button.getClientRects().length > 0 && button.checkVisibility({ visibilityProperty: true }),
      )
      const words = answers.map((button) => `${button.textContent} ${button.ariaPressed}`)
      const sign = `${main.getAttribute('data-at')} ${words.join('|')}`
      if (!over && (answers.length === 0 || (sign === last && Date.now() < until))) return null
      const keys = answers.map((button) => button.querySelector('kbd')?.textContent?.trim() ?? '')
      return { over, at: Number(main.getAttribute('data-at')), keys, sign }
    },
    { buttons: BUTTONS, table: TABLE, last: before, until: Date.now() + PATIENCE },
  )
  return (await handle.jsonValue())!
}

/** A way to take one of the answers that are there. */
export type Take = (page: Page, now: Asked) => Promise<void>

const MOST_STEPS = 4_000

/** Takes so many answers, or as many as the game has; gives what is asked then. */
export async function play(
  page: Page,
  take: Take,
  most = MOST_STEPS,
  at: (step: number) => Promise<void> = async () => {},
): Promise<Asked> {
  let now = await asked(page)
  for (let step = 0; step < most && !now.over; step++) {
    await at(step)
    await take(page, now)
    now = await asked(page, now.sign)
  }
  return now
}

export async function playToTheEnd(page: Page, take: Take): Promise<Asked> {
  const end = await play(page, take)
  if (!end.over) throw new Error(`the game is not over after ${MOST_STEPS} steps`)
  return end
}

/** The ledge may change under the hand, when a window passes by itself: then the next step answers. */
const unlessGone = async (act: Promise<void>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  )

export const byClicks =
  (next: (below: number) => number): Take =>
  async (page, { keys }) => {
    await unlessGone(page.locator(ANSWERS).nth(next(keys.length)).click({ timeout: PATIENCE }))
  }

/** The number keys, and Tab and Enter for what has no number. */
export const byKeys =
  (next: (below: number) => number): Take =>
  async (page, { keys }) => {
    const nth = next(keys.length)
    const key = keys[nth]!
    if (/^[1-9]$/.test(key)) await page.keyboard.press(key)
    else if (await unlessGone(page.locator(ANSWERS).nth(nth).focus({ timeout: PATIENCE })))
      await page.keyboard.press('Enter')
  }
