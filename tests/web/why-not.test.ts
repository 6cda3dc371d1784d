import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, House, PHONE, type Visit } from './browser.ts'
import { asked, numbers, playByItself, READY } from './play.ts'

const house = new House()

/** Own cards and everything that a player could want to use and cannot choose now. */
const REFUSED: Readonly<Record<string, string>> = {
  'aeons-end': ':is(.hand, .supply, .breaches) .card:not(.can), .breach.closed button.breach-name',
  eternal: ':is(.hand, .line.mine) .card:not(.can)',
}

/** Asks everything that cannot be chosen why not, by pressing it, one of those that look alike; gives what had no reason. */
async function askAll(
  page: Page,
  what: string,
): Promise<{ readonly asked: number; readonly dumb: string[] }> {
  return page.evaluate(async (refused) => {
    const answer = (): string =>
      document.querySelector('.peek .no')?.textContent ??
      document.querySelector('[popover]:popover-open')?.textContent ??
      ''
    const PATIENCE = 600_000
    const waits = async (until: () => boolean) => {
      for (const start = performance.now(); !until() && performance.now() - start < PATIENCE; )
        await new Promise((done) => setTimeout(done))
    }
    const dumb: string[] = []
    const looksOf = (thing: HTMLElement): string =>
      `${thing.closest('section, ul, ol')?.className} ${thing.className} ${thing.textContent}`
    const all = [
      ...new Map(
        [...document.querySelectorAll<HTMLElement>(refused)].map((thing) => [looksOf(thing), thing]),
      ).values(),
    ]
    for (const thing of all) {
      const press = thing.matches('.card') ? 'contextmenu' : 'click'
      thing.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }))
      await waits(() => answer() !== '')
      if (!/\p{L}{3}/u.test(answer())) dumb.push(thing.textContent ?? '')
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      thing.blur()
      // What is still drawn would pass for the next answer, and the next Escape would close nothing.
      await waits(() => answer() === '')
    }
    return { asked: all.length, dumb }
  }, what)
}

/** What the answers that cannot be chosen say of why, once somebody points at them, and have no room for: the number of a rule stands behind its sentence. */
const reasonsCutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const cut: string[] = []
    for (const each of document.querySelectorAll<HTMLElement>('.answer-bar .opt.off')) {
      const words = each.textContent
      each.focus()
      for (let n = 0; n < 600 && each.textContent === words; n++) await new Promise(requestAnimationFrame)
      const rule = each.querySelector('.rule-number')
      const below = rule !== null && getComputedStyle(rule).display !== 'inline'
      if (below || each.scrollHeight > each.clientHeight) cut.push(each.textContent)
    }
    return cut
  })

const stands = async (page: Page): Promise<string> => (await asked(page)).sign

/** So many decisions, of which every fourth is asked about; the long searches ask about more. */
const DECISIONS = process.env.DEEP === '1' ? 80 : 24

/** Who asks, and at which of four decisions: each is asked about on a screen or on a phone. */
const VISITS: readonly (readonly [string, Visit, number])[] = [
  ['on a screen', { lang: 'en' }, 0],
  ['on a phone, in French', { ...PHONE, lang: 'fr' }, 2],
]

describe.each(['aeons-end', 'eternal'] as const)('why not, at the table of %s', (game) => {
  it.each(VISITS)(
    'is answered by every card and breach that cannot be chosen, decision after decision, %s',
    async (_, visit, nth) => {
      const { person, page } = await house.walker(visit)
      // No window passes by itself under the question.
      await page.evaluate(() => localStorage.setItem('cardwright/eternal-asking', 'always'))
      await goTo(page, `#/play/${game}?seed=why-not&bot=greedy`, READY)
      let refused = 0
      const next = numbers(5)
      // What lies between is answered in one go.
      let { over } = (await playByItself(page, next, nth)).now
      for (let step = nth; step < DECISIONS && !over; step += 4) {
        const before = await stands(page)
        const found = await askAll(page, REFUSED[game]!)
        refused += found.asked
        expect(found.dumb, `step ${step}`).toEqual([])
        expect(await stands(page), `step ${step}: asking changes nothing`).toBe(before)
        over = (await playByItself(page, next, Math.min(4, DECISIONS - step))).now.over
      }
      expect(refused).toBeGreaterThan(20)
      expect(await reasonsCutOff(page)).toEqual([])
      expect(person.complaints).toEqual([])
    },
  )
})
