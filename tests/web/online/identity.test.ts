import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* What a page has asked for belongs to whoever was there when it asked: whoever comes next sees nothing of it. */

const house = new OnlineHouse()

/** Answers that the server has ready, and that wait until the test lets them go. */
class SlowAnswers {
  private readonly waiting: { readonly address: string; readonly go: () => void }[] = []
  private slow = new Set<string>()

  constructor() {
    beforeAll(() => {
      house.running.server.prependListener(
        'request',
        (request: IncomingMessage, response: ServerResponse) => {
          const address = `${request.method} ${request.url}`
          // Each once: a browser asks one server only so much at a time.
          if (!this.slow.delete(address)) return
          const end = response.end.bind(response)
          // A short answer leaves as a whole when it ends.
          response.end = (...rest: unknown[]) => {
            this.waiting.push({ address, go: () => Reflect.apply(end, response, rest) })
            return response
          }
        },
      )
    })
    afterAll(() => this.end())
  }

  /** The next answer to each of these. */
  begin(...addresses: readonly string[]): void {
    this.slow = new Set(addresses)
  }

  /** All of them have been asked for. */
  get wait(): boolean {
    return this.slow.size === 0
  }

  end(): void {
    this.slow.clear()
    for (const { go } of this.waiting.splice(0)) go()
  }
}

const slow = new SlowAnswers()

/** Somebody with an account, at its page; gives her recovery code. */
async function withAccount(called: string): Promise<{ readonly anna: Somebody; readonly code: string }> {
  const anna = await house.somebody({ lang: 'en' })
  await anna.enter(house.at, called)
  await goTo(anna, '#/account')
  await anna.press(/^Make an account$/)
  const code = await anna.orExplain(anna.tab.locator('.account code').innerText())
  // What is shown once is where she is led.
  await anna.orExplain(anna.tab.locator('#code:focus').waitFor())
  return { anna, code }
}

const goTo = ({ tab }: Somebody, place: string): Promise<void> =>
  tab.evaluate((hash) => {
    location.hash = hash
  }, place)

/** Every answer that was let go has reached the page by the time that this one has. */
const settled = ({ tab }: Somebody): Promise<unknown> =>
  tab.evaluate(() => fetch('/api/health').then(() => new Promise((done) => setTimeout(done))))

describe('what a page has asked for', () => {
  it('is nothing to whoever comes after somebody has signed out, and no fault', async () => {
    const { anna } = await withAccount('Anna Slow')
    const { tab } = anna
    // Where she is asked by another page that is open beside this one.
    const beside = await anna.context.newPage()
    await beside.goto(`${house.at}/#/together`)
    await beside.locator('main.lobby').waitFor()
    slow.begin('GET /api/tables', 'POST /api/me', 'GET /api/notices', 'GET /api/holiday')
    await goTo(anna, '#/together')
    await anna.press(/^Change name$/)
    await tab.getByLabel('Your name').fill('Anna Later')
    await tab.keyboard.press('Enter')
    await goTo(anna, '#/account')
    await expect.poll(() => slow.wait).toBe(true)
    await anna.press(/^Sign out here$/)
    await anna.orExplain(tab.getByLabel('Your name').waitFor())
    slow.end()
    await beside.getByLabel('Your name').waitFor()
    await settled(anna)
    await tab.getByLabel('Your name').fill('Noé')
    await anna.press(/^Come in$/)
    await anna.orExplain(tab.getByRole('heading', { name: 'Make an account' }).waitFor())
    await settled(anna)
    expect(await tab.locator('body').innerText()).not.toMatch(/Anna/)
    expect(anna.complaints).toEqual([])
    await anna.leave()
  })

  it('does not bring in whoever has gone meanwhile', async () => {
    const { anna, code } = await withAccount('Anna Gone')
    const guest = await house.somebody({ lang: 'fr' })
    const { tab } = guest
    await guest.enter(house.at, 'Mia')
    await goTo(guest, '#/account')
    slow.begin('POST /api/sign-in/recovery')
    const form = tab.locator('section[aria-labelledby="sign-in"]')
    await form.getByLabel('Nom', { exact: true }).fill('Anna Gone')
    await form.getByLabel('Votre code de secours').fill(code)
    await form.locator('button[type="submit"]').click()
    await expect.poll(() => slow.wait).toBe(true)
    await tab.locator('#data ~ details summary').click()
    await tab.locator('#data ~ details input').fill('Mia')
    await tab.locator('#data ~ details button').click()
    await tab.waitForURL(/#\/?$/)
    slow.end()
    await settled(guest)
    await goTo(guest, '#/account')
    await guest.orExplain(tab.getByLabel('Votre nom').waitFor())
    await tab.reload()
    await guest.orExplain(tab.getByLabel('Votre nom').waitFor())
    expect(guest.complaints).toEqual([])
    await guest.leave()
    await anna.leave()
  })

  it('leaves by itself a page whose person was signed out elsewhere', async () => {
    const { anna, code } = await withAccount('Anna Twice')
    const phone = await house.somebody({ lang: 'fr' })
    await phone.tab.goto(`${house.at}/#/together`)
    await phone.tab.locator('main.entrance summary').click()
    await phone.tab.getByLabel('Nom', { exact: true }).fill('Anna Twice')
    await phone.tab.getByLabel('Votre code de secours').fill(code)
    await phone.tab.locator('main.entrance details button[type="submit"]').click()
    await phone.orExplain(phone.tab.locator('main.lobby').waitFor())
    await goTo(anna, '#/together')
    await anna.tab.locator('main.lobby').waitFor()
    await goTo(anna, '#/account')
    await anna.press(/^Sign out everywhere else$/)
    await phone.orExplain(phone.tab.getByLabel('Votre nom').waitFor())
    expect(anna.complaints).toEqual([])
    await phone.leave()
    await anna.leave()
  })
})
