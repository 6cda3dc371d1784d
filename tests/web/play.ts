import type { Page } from 'playwright-core'
import { PATIENCE } from './browser.ts'

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
/** Every answer of the answer bar that can be taken now; on a phone the one that goes on stands at the thumb. */
const BUTTONS = '.answer-bar button:is(.opt, .thumb):not([disabled], [aria-disabled="true"])'
export const ANSWERS = `${BUTTONS}:visible`

/** The table when somebody is asked, or when the game is over. */
export interface Asked {
  readonly over: boolean
  readonly at: number
  /** The key that stands on each answer; empty where there is none. */
  readonly keys: readonly string[]
  /** Which answer goes on; -1 where none does. */
  readonly goesOn: number
  /** Different after every answer and for every opened group. */
  readonly sign: string
}

/**
 * Waits until somebody is asked something else than before: the page marks when it waits for an answer. At a table
 * with others only what the strip above it says counts, so that two people do not answer the same question.
 */
export async function asked(page: Page, before = '', whose: readonly string[] | null = null): Promise<Asked> {
  return (await answered(page, before, whose, [])).now
}

/** Presses what these numbers choose, one after the other and each when somebody is asked; then waits to be asked again. */
async function answered(
  page: Page,
  before: string,
  whose: readonly string[] | null,
  draws: readonly number[],
  manner: Manner = 'by chance',
): Promise<{ readonly now: Asked; readonly presses: number }> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('too long')), PATIENCE)
  })
  try {
    const work = page.evaluate(answerInPage, {
      buttons: BUTTONS,
      table: TABLE,
      before,
      whose,
      draws,
      manner,
    })
    return await Promise.race([work, tooLong])
  } catch (error) {
    throw new Error(`nobody is asked anything new after “${before}”; the page shows ${await stateOf(page)}`, {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}

/** What stands on a page at which a wait or a press has failed, and where. */
export const stateOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const text = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.textContent).join(' | ')
      const main = document.querySelector('main')
      const marks = [...(main?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`)
      return JSON.stringify({
        address: location.hash,
        marks,
        state: text('.company .state'),
        prompt: text('.prompt'),
        answers: text('.answer-bar button'),
        notice: text('.notice, [role=alert]'),
        boxes: [...document.querySelectorAll('.answer-bar, .answer-bar > *, .opts button, .thumb')].map(
          (each) => {
            const { left, top, width, height } = each.getBoundingClientRect()
            const hit = document.elementFromPoint(left + width / 2, top + height / 2)
            const what = hit !== null && each.contains(hit) ? '' : ` under ${hit?.tagName}.${hit?.className}`
            return `${each.tagName}.${each.className} ${[left, top, width, height].map(Math.round).join(' ')}${what}`
          },
        ),
      })
    })
    .catch((error) => `nothing: ${error}`)

/**
 * How the page chooses by itself: any answer; whatever goes on, where something does; or everything that there is to play
 * and then an attack with all, which ends a fight soonest.
 */
export type Manner = 'by chance' | 'goes on' | 'attacks'

interface Answering {
  readonly buttons: string
  readonly table: string
  readonly before: string
  readonly whose: readonly string[] | null
  readonly draws: readonly number[]
  readonly manner: Manner
}

/** Runs in the page: asking it once for many answers takes less than asking it for each. */
async function answerInPage({ buttons, table, before, whose, draws, manner }: Answering) {
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>(buttons)].filter(
      (button) => button.getClientRects().length > 0 && button.checkVisibility({ visibilityProperty: true }),
    )
  const look = (last: string): Asked | null => {
    const main = document.querySelector(table)
    const over = main?.hasAttribute('data-over') === true
    // A turn that ended by itself rests, and may be taken back: whoever plays on says so.
    const rests = document.querySelector('.opts li:first-child kbd')?.textContent?.trim() === 'U'
    if (rests && !over) document.querySelector<HTMLElement>('.opts .main')?.click()
    if (main === null || !(over || main.hasAttribute('data-ready'))) return null
    const state = document.querySelector('.company .state')?.textContent ?? ''
    if (!over && whose !== null && !whose.includes(state)) return null
    const answers = shown()
    const words = answers.map((button) => `${button.textContent} ${button.ariaPressed}`)
    const sign = `${main.getAttribute('data-at')} ${words.join('|')}`
    if (!over && (answers.length === 0 || sign === last)) return null
    const keys = answers.map((button) => button.querySelector('kbd')?.textContent?.trim() ?? '')
    const goesOn = answers.findIndex((button) => button.matches('.main, .thumb'))
    return { over, at: Number(main.getAttribute('data-at')), keys, goesOn, sign }
  }
  // Looking whenever something has changed is enough: looking at every frame would make the page draw all of them.
  const asked = (last: string) =>
    new Promise<Asked>((done) => {
      const again = () => {
        const found = look(last)
        if (found === null) return
        watching.disconnect()
        clearInterval(timer)
        done(found)
      }
      const watching = new MutationObserver(again)
      const timer = setInterval(again, 500)
      watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      again()
    })
  const choose = (draw: number): HTMLElement => {
    const answers = shown()
    const drawn = answers[draw % answers.length]!
    const going = answers.find((button) => button.matches('.main, .thumb'))
    if (manner === 'by chance' || going === undefined) return drawn
    if (manner === 'goes on') return going
    const keyOf = (button: HTMLElement) => button.querySelector('kbd')?.textContent?.trim()
    const others = answers.filter((button) => button !== going && keyOf(button) !== 'Esc')
    const all = others.find((button) => keyOf(button) === 'A')
    if (all !== undefined) return all
    const picked = others.some(({ ariaPressed }) => ariaPressed === 'true')
    return picked || others.length === 0 ? going : others[draw % others.length]!
  }
  let now = await asked(before)
  let presses = 0
  for (const draw of draws) {
    if (now.over) break
    // Nobody presses what is not drawn yet; by then something else may be asked.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    now = await asked('')
    if (now.over) break
    choose(draw).click()
    presses += 1
    now = await asked(now.sign)
  }
  return { now, presses }
}

/** A way to take one of the answers that are there. */
export interface Take {
  (page: Page, now: Asked): Promise<void>
  /** Where the page itself presses: what chooses. */
  readonly next?: (below: number) => number
}

const MOST_STEPS = 4_000

/** More than any number of answers; what `numbers` gives below it, it gives below any other number, too. */
const MANY = 2 ** 23
/** So many answers at a time: what hangs is noticed by one of them, not by a whole game. */
const AT_A_TIME = 40

/** The page itself takes so many answers, or as many as the game has; those after the first `drawn` in this manner. */
export async function playByItself(
  page: Page,
  next: (below: number) => number,
  most = MOST_STEPS,
  before = '',
  whose: readonly string[] | null = null,
  drawn = most,
  manner: Manner = 'goes on',
): Promise<{ readonly now: Asked; readonly presses: number }> {
  let now = await asked(page, before, whose)
  let presses = 0
  while (presses < most && !now.over) {
    const chance = presses < drawn
    const left = (chance ? drawn : most) - presses
    const draws = Array.from({ length: Math.min(AT_A_TIME, left) }, () => next(MANY))
    const more = await answered(page, '', whose, draws, chance ? 'by chance' : manner)
    now = more.now
    presses += more.presses
  }
  return { now, presses }
}

/** Takes so many answers, or as many as the game has; gives what is asked then. */
export async function play(
  page: Page,
  take: Take,
  most = MOST_STEPS,
  at?: (step: number) => Promise<void>,
): Promise<Asked> {
  if (take.next !== undefined && at === undefined) return (await playByItself(page, take.next, most)).now
  let now = await asked(page)
  for (let step = 0; step < most && !now.over; step++) {
    if (at !== undefined) await at(step)
    // Whatever was pressed meanwhile may have taken a choice back.
    if (take.next !== undefined) now = (await answered(page, '', null, [take.next(MANY)])).now
    else {
      if (at !== undefined) now = await asked(page)
      if (now.over) break
      await take(page, now)
      now = await asked(page, now.sign)
    }
  }
  return now
}

export async function playToTheEnd(page: Page, take: Take): Promise<Asked> {
  const end = await play(page, take)
  if (!end.over) throw new Error(`the game is not over after ${MOST_STEPS} steps`)
  return end
}

type Point = readonly [x: number, y: number]

/** Two presses that are nearer to each other than this, in time and place, are one gesture to the page. */
const GESTURE = { ms: 400, px: 30 }
/** A press that is not possible for so long is looked at again. */
const LOOK_AGAIN = 20_000

/**
 * A finger that never presses twice in one place: the page takes that for a double tap, and the second press of it
 * for a slip. Of two points on each button it takes the one that is farther from where it was; where both are near, it
 * lets the gesture be over first.
 */
function finger(): (page: Page, nth: number, act: 'click' | 'tap') => Promise<void> {
  let last: Point = [0, 0]
  const away = ([x, y]: Point): number => Math.hypot(x - last[0], y - last[1])
  return async (page, nth, act) => {
    const button = page.locator(ANSWERS).nth(nth)
    // A button may have another size by the time it is pressed: the point that was looked for lies beside it, for ever.
    for (let waited = 0; ; waited += LOOK_AGAIN) {
      const { x, y, width, height } = await button.evaluate((each) => {
        each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        return each.getBoundingClientRect().toJSON() as DOMRectReadOnly
      })
      const [left, right]: readonly [Point, Point] = [
        [x + width * 0.2, y + height / 2],
        [x + width * 0.8, y + height / 2],
      ]
      const next = away(left) > away(right) ? left : right
      if (away(next) < GESTURE.px) await page.waitForTimeout(GESTURE.ms)
      last = next
      try {
        return await button[act]({ position: { x: last[0] - x, y: last[1] - y }, timeout: LOOK_AGAIN })
      } catch (error) {
        if (waited >= PATIENCE) throw error
      }
    }
  }
}

const byPresses =
  (act: 'click' | 'tap') =>
  (next: (below: number) => number): Take => {
    const press = finger()
    return (page, { keys }) => press(page, next(keys.length), act)
  }

export const byClicks = byPresses('click')
export const byTaps = byPresses('tap')

/** The number keys, and Tab and Enter for what has no number. */
export const byKeys =
  (next: (below: number) => number): Take =>
  async (page, { keys }) => {
    const nth = next(keys.length)
    const key = keys[nth]!
    if (/^[1-9]$/.test(key)) {
      await page.keyboard.press(key)
      return
    }
    await page.locator(ANSWERS).nth(nth).focus()
    await page.keyboard.press('Enter')
  }

/** Where it does not matter how: the page itself presses, which takes a third of the time of a finger. */
export function byItself(next: (below: number) => number): Take {
  const take = async (page: Page, { keys }: Asked): Promise<void> => {
    await page.evaluate(
      ([buttons, nth]) => {
        const answers = [...document.querySelectorAll<HTMLElement>(buttons)].filter(
          (button) =>
            button.getClientRects().length > 0 && button.checkVisibility({ visibilityProperty: true }),
        )
        answers[nth]!.click()
      },
      [BUTTONS, next(keys.length)] as const,
    )
  }
  return Object.assign(take, { next })
}
