import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { crowds } from '../../tools/crowds.ts'
import { goTo, House, PHONE, type Visit } from './browser.ts'
import { asked, byItself, READY } from './play.ts'

const house = new House()

const at = async (page: Page): Promise<number> =>
  Number(await page.locator('main.table').getAttribute('data-at'))

const reaches = (page: Page, n: number) =>
  page.waitForFunction(
    (least) =>
      Number(document.querySelector('main.table[data-ready]')?.getAttribute('data-at') ?? -1) >= least,
    n,
  )

/** On to a main phase with gems in hand. */
async function toGems(page: Page): Promise<void> {
  const first = byItself(() => 0)
  let now = await asked(page)
  while ((await page.locator('.opts button', { hasText: 'Play all gems' }).count()) === 0) {
    await first(page, now)
    now = await asked(page, now.sign)
  }
}

/** The main phase of the first mage, with gems in hand: it is her turn first in this deal. */
async function mainPhase(visit: Visit = {}) {
  const { person, page } = await house.walker(visit)
  await goTo(page, '#/play/aeons-end?seed=whole-14&bot=random', READY)
  await toGems(page)
  return { person, page }
}

const going = (page: Page) => page.locator(':is(.opts .main, .thumb):visible').first()

/** Two taps a tenth of a second apart by the clock of the finger, however long the browser takes over them. */
async function tapTwice(page: Page, x: number, y: number): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  for (const timestamp of [start, start + 0.1]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + 0.03,
    })
  }
  await finger.detach()
}

/** A dialogue is open as soon as it is there: a quick key goes to it, and not to what lies below. */
async function quickKey(page: Page): Promise<void> {
  const isOpen = await page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const watching = new MutationObserver(() => {
          const dialog = document.querySelector('dialog')
          if (dialog === null) return
          watching.disconnect()
          done(dialog.open)
        })
        watching.observe(document, { subtree: true, childList: true })
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }))
      }),
  )
  expect(isOpen).toBe(true)
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
}

/** What the browser says late of the last dialogue does not close the next. */
async function lateWords(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await page.waitForSelector('dialog[open] .keys')
  const last = await page.waitForSelector('dialog[open]')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  await page.keyboard.press('m')
  await page.waitForSelector('dialog.menu[open]')
  await last.evaluate((gone) => {
    gone.dispatchEvent(new Event('close'))
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  expect(await page.locator('dialog.menu[open]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
}

/** At the end of a turn gems in hand ask once, on the same button. */
async function endOfTurn(page: Page, start: number): Promise<void> {
  const place = await going(page).boundingBox()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.opts .main')?.textContent?.includes('unplayed'))
  expect(await at(page)).toBe(start)
  expect(await going(page).boundingBox()).toEqual(place)
  await page.keyboard.press('Enter')
  await reaches(page, start + 1)
}

/** Alone, a second undo goes back beyond what was seen, and the log says so. */
async function backBeyondSeen(page: Page, start: number): Promise<void> {
  await page.keyboard.press('u')
  await page.waitForSelector('.notice')
  await page.keyboard.press('u')
  await page.waitForFunction(
    (n) => Number(document.querySelector('main.table[data-ready]')?.getAttribute('data-at')) <= n,
    start,
  )
  await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('Taken back after'))
}

/** A held key answers once. */
async function heldKey(page: Page): Promise<void> {
  const start = await at(page)
  await page.keyboard.down('g')
  await reaches(page, start + 2)
  const played = await at(page)
  for (let i = 0; i < 5; i++) await page.keyboard.down('g')
  await page.keyboard.up('g')
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  // The first of them asked whether to leave the aether; those that followed said nothing.
  await page.waitForFunction(() => document.querySelector('.opts .main')?.textContent?.includes('unspent'))
  expect(await at(page)).toBe(played)
}

describe('no trap at the table', () => {
  it('lies in Enter after a card was clicked: it says what the button with its sign says', async () => {
    const { person, page } = await mainPhase()
    const start = await at(page)
    await page.keyboard.press('g')
    await reaches(page, start + 2)
    const before = await at(page)
    await page.locator('.supply .card.can').first().click()
    await reaches(page, before + 1)
    const bought = await at(page)
    const words = await going(page).textContent()
    await page.keyboard.press('Enter')
    // Either the turn ended, or the button asks whether the rest is to be left: nothing was bought.
    await page.waitForFunction(
      ([n, said]) => {
        const table = document.querySelector('main.table')
        const button = document.querySelector('.opts .main')
        return Number(table?.getAttribute('data-at')) > Number(n) || button?.textContent !== said
      },
      [bought, words] as const,
    )
    const bare = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '')
    if ((await at(page)) === bought) expect(bare(await going(page).textContent())).toContain('unspent')
    // Nor does the clicked card wear the frame of what is walked to.
    await expect.poll(() => page.locator('main.table .card:focus').count()).toBe(0)
    expect(person.complaints).toEqual([])
  })

  it('lies under a thumb that taps twice: the second tap does not take the first back', async () => {
    const { page } = await mainPhase(PHONE)
    const start = await at(page)
    const box = (await page.locator('.opts .opt').first().boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await tapTwice(page, x, y)
    await reaches(page, start + 1)
    const words = await page.locator('.opts .opt').first().textContent()
    expect(words).not.toContain('Play all gems')
  })

  it('lies in a target: Escape and a right click take the card back', async () => {
    const { person, page } = await house.walker()
    await goTo(page, (await crowds())['eternal-target']!, `${READY}, .hand-over button`)
    const taken = page.locator('.hand-over button')
    if ((await taken.count()) > 0) await taken.first().click()
    await page.waitForSelector(READY)
    const target = await at(page)
    await page.keyboard.press('Escape')
    await page.waitForFunction(
      (n) => Number(document.querySelector('main.table[data-ready]')?.getAttribute('data-at')) === n,
      target - 1,
    )
    expect(person.complaints).toEqual([])
  })

  // One sitting: each begins in the same main phase, to which the one before has come back.
  it('lies in a dialogue, in the end of a turn, in what was seen, or in a held key', async () => {
    const { person, page } = await mainPhase()
    const start = await at(page)
    await lateWords(page)
    await quickKey(page)
    await endOfTurn(page, start)
    await backBeyondSeen(page, start)
    await toGems(page)
    await heldKey(page)
    expect(person.complaints).toEqual([])
  })
})

/** Presses a key as soon as the page says that the turn is over, whatever the clock does. */
function answerRest(key: string): void {
  let done = false
  new MutationObserver(() => {
    if (done || !document.querySelector('.opts')?.textContent?.includes('Go on')) return
    done = true
    document.documentElement.dataset.rested = String(document.querySelectorAll('.hand .card').length)
    dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Brama's first turn in this deal: four Crystals, two Jades; prepping her spell leaves nothing to do. */
async function lastAct(key: string) {
  const person = await house.person()
  await person.context.addInitScript(answerRest, key)
  const page = await person.visit('#/play/aeons-end?seed=reel')
  const press = async (pressed: string) => {
    await page.waitForSelector(READY)
    const words = await page.locator('.opts').textContent()
    await page.keyboard.press(pressed)
    await page.waitForFunction(
      (said) => document.querySelector('main.table[data-ready] .opts')?.textContent !== said,
      words,
    )
  }
  for (const pressed of ['g', 'b', '1', 'b', '1']) await press(pressed)
  await page.waitForSelector(READY)
  await page.keyboard.press('1')
  await page.waitForSelector('html[data-rested="0"]')
  await page.waitForSelector(READY)
  return { person, page, press }
}

describe('a turn that ends by itself', () => {
  it('waits: undo takes the last act back as if nothing had been seen', async () => {
    const { person, page } = await lastAct('u')
    expect(await page.locator('.hand .card').count()).toBe(1)
    expect(await page.locator('.log').textContent()).not.toContain('Taken back')
    expect(await page.locator('.opts').textContent()).toContain('Prep Buried Light')
    expect(person.complaints).toEqual([])
    await person.leave()
  })

  it('goes on at once when somebody says so; then a gem with a standing answer stops nobody', async () => {
    const { person, page, press } = await lastAct('Enter')
    expect(await page.locator('.mat .who-name').first().textContent()).toContain('Kadir')
    const start = await at(page)
    await press('g')
    // The Emerald Shard asks: the answer is to stand, and the other gems follow.
    await page.waitForSelector(READY)
    await page.keyboard.press('k')
    await page.waitForSelector('.opts button[aria-pressed="true"]')
    await press('1')
    const allPlayed = () =>
      page.waitForFunction(() => document.querySelectorAll('main.table[data-ready] .hand .card').length === 1)
    await allPlayed()
    while ((await at(page)) > start) {
      const before = await at(page)
      await page.keyboard.press('u')
      await page.waitForFunction(
        (n) => Number(document.querySelector('main.table[data-ready]')?.getAttribute('data-at') ?? n) < n,
        before,
      )
    }
    await press('g')
    await allPlayed()
    expect(await page.locator('.opts').textContent()).not.toContain('Remember my choice')
    expect(person.complaints).toEqual([])
    await person.leave()
  })
})

describe('on a phone', () => {
  it('a tap on an ally shows her mat, and another one leads back', async () => {
    const { person, page } = await house.walker(PHONE)
    await goTo(page, (await crowds())['aeons-end-crowd']!, READY)
    const front = () => page.locator('.mat .who .who-name').textContent()
    const own = await front()
    const names = await page.locator('.ally').evaluateAll((all) => all.map((each) => each.ariaLabel!))
    expect(names).toHaveLength(3)
    for (const name of names) {
      await page.locator(`.ally[aria-label="${name}"] .who-life`).scrollIntoViewIfNeeded()
      const box = (await page.locator(`.ally[aria-label="${name}"] .who-life`).boundingBox())!
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await page.locator('.mat .who .who-name', { hasText: name }).waitFor()
      await page.locator('.mat-back').tap()
      await page.locator('.mat .who .who-name', { hasText: own! }).waitFor()
    }
    expect(await page.locator('main.table').getAttribute('data-at')).toBe('0')
    expect(person.complaints).toEqual([])
  })

  it('a tap shows a card, the next one plays it, and the tap that closes it does nothing else', async () => {
    const { person, page } = await mainPhase(PHONE)
    const start = await at(page)
    const card = page.locator('.hand .card.can').first()
    const tap = async () => {
      const box = (await card.boundingBox())!
      await page.touchscreen.tap(box.x + 8, box.y + box.height / 2)
    }
    await tap()
    await page.waitForSelector('.peek.held .peek-act')
    expect(await at(page)).toBe(start)
    // All of it is on the screen, also what closes it.
    const { width, height } = page.viewportSize()!
    for (const part of ['.peek.held', '.peek-close', '.peek-act']) {
      const box = (await page.locator(part).boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(-1)
      expect(box.x + box.width).toBeLessThanOrEqual(width + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1)
    }
    // Beside it lies the supply: nothing of it is bought by closing.
    const pile = (await page.locator('.supply .card').nth(2).boundingBox())!
    await page.touchscreen.tap(pile.x + pile.width / 2, pile.y + pile.height / 2)
    await page.waitForSelector('.peek', { state: 'detached' })
    expect(await at(page)).toBe(start)
    await tap()
    await page.waitForSelector('.peek.held')
    await page.locator('.peek-act').tap()
    await page.waitForFunction(
      (n) =>
        Number(document.querySelector('main.table')?.getAttribute('data-at')) > n ||
        document.querySelector('.opts')?.textContent?.includes('Esc'),
      start,
    )
    expect(person.complaints).toEqual([])
  })
})
