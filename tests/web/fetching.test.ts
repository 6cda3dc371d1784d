import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo, House, type Visit } from './browser.ts'

declare global {
  interface Window {
    held: (() => void)[] | null
  }
}

const house = new House()
const HOME = /\/HomePage-[^/]*\.js$/

/** What a page does after drawing waits while `held` is a list. */
function holdTimers(): void {
  window.held = null
  const { setTimeout: later } = window
  window.setTimeout = ((run: () => void, ...rest: unknown[]) => {
    if (window.held !== null) return window.held.push(run)
    return Reflect.apply(later, window, [run, ...rest])
  }) as typeof setTimeout
}

const turn = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

describe('a page that is fetched when it is first shown', () => {
  it('stands when it comes between a drawing and what is done after it', async () => {
    const person = await house.person({}, { fresh: true })
    await person.context.addInitScript(holdTimers)
    const page = await person.visit('#/nowhere')
    await page.waitForSelector('main h1')
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(HOME, (route) => held.then(() => route.continue()))
    const asked = page.waitForRequest(HOME)
    await turn(page, '#/')
    await asked
    await goTo(page, '#/nowhere', 'main h1')
    await page.evaluate(() => {
      window.held = []
    })
    await turn(page, '#/')
    await page.waitForSelector('main[aria-busy]')
    const come = page.waitForResponse(HOME)
    release()
    await (await come).finished()
    await page.evaluate(async () => {
      for (let n = 0; n < 1_000; n++)
        await new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done()
          port2.postMessage(null)
        })
      const { held } = window
      window.held = null
      for (const run of held!) run()
    })
    await page.waitForSelector('.game-tile')
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it.each<[string, Visit, RegExp, string]>([
    ['in English', { lang: 'en' }, /could not be fetched/, 'Try again'],
    ['in French', { lang: 'fr' }, /n’a pas pu être chargée/, 'Réessayer'],
  ])('says so when it does not come, and comes when it can, %s', async (_, visit, sentence, again) => {
    const person = await house.person(visit, { fresh: true })
    const page = await person.visit('#/nowhere')
    await page.waitForSelector('main h1')
    await page.route(HOME, (route) => route.abort())
    await turn(page, '#/')
    await page.getByText(sentence).waitFor()
    await page.unroute(HOME)
    await page.getByRole('button', { name: again }).click()
    await page.waitForSelector('.game-tile')
    await person.leave()
  })
})
