import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { readLink } from '../../../src/cli/online/line/link.ts'
import { TableServer } from '../../../src/cli/online/line/server.ts'
import { skeleton } from '../../../src/server/api/texts.ts'
import type { Company } from '../../../src/table/messages.ts'
import { Friend } from '../../friend.ts'
import { MailServer } from '../../server/smtp.ts'
import { resized } from '../browser.ts'
import { brokenWords } from '../layout/broken-words.ts'
import { DRAWN, everywhere, everywhereTwice } from '../layout/everywhere.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* Every page and dialogue around tables with others: for everyone, at every size, and what can be done there. */

const post = new MailServer()
const house = new OnlineHouse('127.0.0.1', async () => ({
  SMTP_URL: await post.begin(),
  MAIL_FROM: 'table@cards.example',
  WEBHOOKS: '1',
}))
afterAll(() => post.end())

const go = (tab: Page, hash: string): Promise<void> =>
  tab.evaluate((to) => {
    location.hash = to
  }, hash)

/** Somebody who has entered, the same for every test that asks for her; so far she complains of nothing. */
async function known(name: 'Anna' | 'Zoé'): Promise<Somebody> {
  const somebody = await house.walker(name, { lang: name === 'Anna' ? 'en' : 'fr' })
  somebody.complaints.length = 0
  return somebody
}

/** Speaks the other language in the other colours from now on: by the corner of a page, or by the menu of a table. */
async function turnOver({ tab }: Somebody, ready: string): Promise<void> {
  const before = await tab.evaluate(() => document.documentElement.lang)
  const atTable = (await tab.locator('main.table').count()) > 0
  if (atTable) {
    await tab.keyboard.press('m')
    await tab.locator('input[name="language"]').first().waitFor()
  }
  // At any size: on a phone they may stand behind something else.
  for (const other of atTable
    ? ['input[name="language"]:not(:checked)', 'input[name="theme"]:not(:checked)']
    : ['.corner button[aria-pressed="false"]', '.corner .theme-switch'])
    await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), other)
  await tab.locator(`html:not([lang="${before}"])`).waitFor()
  if (atTable) await tab.keyboard.press('Escape')
  await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await tab.locator(ready).first().waitFor()
}

describe('the pages around tables with others', () => {
  it('hold at every size and for everyone, in both languages and colours', async () => {
    const anna = await house.somebody({ lang: 'fr', theme: 'light' })
    const { tab, complaints } = anna
    const look = everywhereTwice(tab)
    /** What is there once this is to be seen, and in the other language and colours. */
    const both = async (place: string, ready: string) => {
      await tab.locator(ready).first().waitFor()
      await look(place)
      await turnOver(anna, ready)
      await look(place)
    }
    await tab.goto(`${house.at}/#/together`)
    await tab.locator('main.entrance summary').click()
    await both('entrance', 'main.entrance input[type=email]')
    // Names may be long.
    await tab.getByLabel('Your name').fill('Anna-Katharina von Weide')
    await anna.press(/^Come in$/)
    await both('lobby', 'main.lobby')
    await go(tab, '#/account')
    await both('account', '.account .notices')
    await go(tab, '#/c')
    await both('new campaign', '.new-campaign form')
    await tab.locator('.new-campaign button.go').click()
    await both('interlude', 'main.interlude')
    await tab.locator('.aside button').click()
    await both('campaign', '.online-party')
    await go(tab, '#/together')
    await both('lobby with a campaign', '.lobby .table-list')
    const friend = new Friend(house.at)
    friend.plays = false
    await tab.goto(await friend.host('eternal', { windows: 'plain' }))
    await both('invitation', 'main.entrance button.go')
    await tab.locator('main.entrance button.go').click()
    await both('waiting room', 'main.room')
    await anna.press(/^(I am ready|Je suis prêt)$/)
    await friend.ready()
    for (const time of [0, 1]) {
      if (time === 1) await turnOver(anna, 'main.table')
      await anna.orExplain(tab.locator('main.table').waitFor())
      await look('table', DRAWN)
      await tab.locator('.company button', { hasText: /^Table$/ }).click()
      await tab.locator('.tools-dialog').waitFor()
      await look('table tools', DRAWN)
      await tab.keyboard.press('Escape')
      await tab.locator('.company button.talk').click()
      await tab.locator('.talk-dialog').waitFor()
      await look('talk', DRAWN)
      await tab.keyboard.press('Escape')
    }
    friend.leave()
    expect(complaints).toEqual([])
    await anna.leave()
  })
})

describe('what the host chooses in a waiting room', () => {
  it('stays chosen while the server takes its time and somebody comes, and no choice undoes another', async () => {
    const anna = await known('Anna')
    const { tab } = anna
    await tab.goto(`${house.at}/#/together`)
    await anna.press(/Aeon/)
    const { table, key } = readLink(await anna.read('Link for your friends'))
    await tab.locator('main.room summary', { hasText: 'How we play' }).click()
    const held = Promise.withResolvers<void>()
    const slow = /\/api\/tables\/[^/]+\/(?:change|seat)$/
    await tab.route(slow, async (route) => {
      await held.promise
      await route.continue()
    })
    const fields = [tab.getByLabel('Pace'), tab.getByLabel('Talking'), tab.getByLabel('Watchers')]
    const chosen = ['days', 'phrases', 'none']
    for (const [i, field] of fields.entries()) await field.selectOption(chosen[i]!)
    const boxes = [tab.getByLabel('Hints are allowed'), tab.getByLabel(/^Anyone may sit down/)]
    const [hints] = await Promise.all(boxes.map((box) => box.isChecked()))
    for (const box of boxes) await box.click()
    const shown = async () => [
      ...(await Promise.all(fields.map((field) => field.inputValue()))),
      ...(await Promise.all(boxes.map((box) => box.isChecked()))),
    ]
    // Somebody comes: the room is drawn again.
    const server = new TableServer(house.at, 'en', null)
    await server.enter('Frida')
    await server.join(table, key)
    await anna.orExplain(tab.locator('.room-seat', { hasText: 'Frida' }).waitFor())
    expect(await shown()).toEqual([...chosen, !hints, true])
    held.resolve()
    const stored = async () => {
      const { options, visibility } = (await house.running.backend.store.tables.table(table))!
      const { pace, talk, watchers, hints } = JSON.parse(options)
      return [pace, talk, watchers, hints, visibility === 'open']
    }
    await expect.poll(stored).toEqual([...chosen, !hints, true])
    expect(await shown()).toEqual([...chosen, !hints, true])
    await tab.unroute(slow)
    // However much there is to choose, whoever is ready need not look for where to say so.
    const before = tab.viewportSize()!
    const places = async (): Promise<readonly (readonly number[])[]> => {
      const found: (readonly number[])[] = []
      for (const [width, height] of othersFrom(1)) {
        await resized(tab, width, height)
        expect(await tab.evaluate(outOfSight, '.room-acts button'), `${width} × ${height}`).toEqual([])
        found.push(await tab.evaluate(cornersOf, '.room-acts button'))
      }
      return found
    }
    const placed = await places()
    await anna.press(/^I am ready$/)
    await anna.orExplain(tab.getByText('Waiting for the others …').waitFor())
    expect(await places()).toEqual(placed)
    await tab.locator('.room-seat button').first().click()
    await tab.locator('.seat-dialog .portrait').first().waitFor()
    for (const [width, height] of othersFrom(0)) {
      await resized(tab, width, height)
      expect(await tab.evaluate(brokenWords), `${width} × ${height}`).toEqual([])
    }
    await tab.keyboard.press('Escape')
    await resized(tab, before.width, before.height)
    // Others would lose their seats: a double click has not read what it asks.
    await tab.getByRole('button', { name: /^Close the table$/ }).dblclick()
    await tab.getByRole('button', { name: /^Really close it for everybody/ }).waitFor()
    expect((await house.running.backend.store.tables.table(table))?.state).toBe('open')
    await anna.press(/^Really close it for everybody/)
    await anna.orExplain(tab.locator('main.lobby').waitFor())
    expect((await house.running.backend.store.tables.table(table))?.state).toBe('closed')
    expect(anna.complaints).toEqual([])
  })
})

/** Windows that many people have, and the smallest. */
const WINDOWS = [
  [844, 390],
  [390, 664],
  [360, 640],
  [700, 900],
  [1180, 600],
  [1366, 768],
  [1920, 1080],
] as const

/** What is looked at in windows is so in every other one of them; the long searches look at it in all. */
const othersFrom = (first: 0 | 1): readonly (typeof WINDOWS)[number][] =>
  WINDOWS.filter((_, i) => process.env.DEEP === '1' || i % 2 === first)

describe('whoever waits for friends', () => {
  it('has the link for them before her eyes, for a game and for a campaign', async () => {
    const anna = await known('Zoé')
    const { tab } = anna
    await tab.goto(`${house.at}/#/together`)
    await anna.press(/Aeon/)
    await tab.locator('main.room .invitation').waitFor()
    const room = await tab.evaluate(() => location.hash)
    await go(tab, '#/c')
    await tab.locator('.new-campaign button.go').click()
    await tab.locator('main.interlude').waitFor()
    await tab.locator('.aside button').click()
    const hidden: Record<string, readonly string[]> = {}
    for (const place of ['campaign', 'room'] as const) {
      if (place === 'room') await go(tab, room)
      await tab.locator(`main.${place} .invitation .link-line input`).waitFor()
      for (const [width, height] of othersFrom(1)) {
        await resized(tab, width, height)
        await tab.evaluate(() => scrollTo(0, 0))
        const found = await tab.evaluate(outOfSight, '.invitation .link-line :is(input, button)')
        if (found.length > 0) hidden[`${place} ${width} × ${height}`] = found
      }
    }
    expect(hidden).toEqual({})
    await resized(tab, 1366, 768)
    await anna.press(/^Fermer la table$/)
    expect(anna.complaints).toEqual([])
  })
})

/** What of these does not lie in the window, or under something else; runs in the page. */
function outOfSight(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)]
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const isMet = [top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
        each.contains(document.elementFromPoint((left + right) / 2, y)),
      )
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !isMet
    })
    .map((each) => each.outerHTML)
}

/** Where the outer edges and the feet of these are above the fold; runs in the page. */
function cornersOf(selector: string): readonly number[] {
  scrollTo(0, 0)
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
  return [boxes[0]!.left, boxes.at(-1)!.right, ...boxes.map(({ bottom }) => bottom)].map(Math.round)
}

/** By the corner of the page, which stands at every entrance: nobody has chosen a language yet who comes by a link. */
async function inOtherLanguage({ tab }: Somebody, lang: 'en' | 'fr'): Promise<void> {
  await tab.locator(`header.top .corner button[lang="${lang}"]`).click()
  await tab.locator(`html[lang="${lang}"]`).waitFor()
}

/** Somebody without a seat finds a listed table and its link, and chooses whose hand she would like to see. */
async function watched(player: Somebody, watcher: Somebody): Promise<void> {
  const { tab } = watcher
  await tab.goto(`${house.at}/#/together`)
  await watcher.orExplain(tab.getByRole('heading', { name: 'En direct' }).waitFor())
  await tab.locator('.table-list a', { hasText: 'Ours' }).click()
  await tab.locator('main.table').waitFor()
  await player.press(/^Make a link for watching$/)
  // There is one now: another would end it, and the button says so.
  await player.tab.getByRole('button', { name: 'New link (the old one stops working)' }).waitFor()
  expect(await player.tab.getByRole('button', { name: 'Make a link for watching' }).count()).toBe(0)
  const link = await player.read('Link for watching')
  await tab.goto(link)
  await tab.locator('main.table').waitFor()
  // She is never asked anything, and reads what happens all the same.
  await watcher.orExplain(tab.locator('main.table .log').waitFor())
  await tab.locator('.company button', { hasText: /^Table$/ }).click()
  await tab.getByLabel('Par les yeux de').selectOption({ label: 'Frida' })
  await tab.getByText('La partie est trop jeune').waitFor()
  await tab.keyboard.press('Escape')
  const stranger = await house.somebody({ lang: 'fr' })
  await stranger.tab.goto(link)
  await stranger.tab.getByLabel('Votre nom').waitFor()
  await inOtherLanguage(stranger, 'en')
  await stranger.tab.getByLabel('Your name').waitFor()
  await player.press(/^End the link$/)
  await player.tab.getByText('Nobody can come by the link any more.').waitFor()
  await player.tab.getByRole('button', { name: 'Make a link for watching' }).waitFor()
  // Nor does a link that leads nowhere leave anybody on a page without a way on.
  await go(stranger.tab, '#/t/nowhere?k=nothing')
  await stranger.tab.getByLabel('Your name').fill('Nora')
  await stranger.press(/^Come in$/)
  await stranger.tab.locator('main.page h1', { hasText: 'no such table' }).waitFor()
  await inOtherLanguage(stranger, 'fr')
  expect(stranger.complaints.filter((each) => !/40[0-9]/.test(each))).toEqual([])
  await stranger.leave()
}

describe('around a table of Eternal', () => {
  it('orders stand, eyes are lent and taken back, the deal is checked, and the game is looked at together', async () => {
    const anna = await known('Anna')
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.tab.goto(await friend.host('eternal', { windows: 'plain', watchers: 'delayed' }))
    await house.running.backend.store.tables.change(friend.table, { visibility: 'open' })
    await anna.press(/^Sit down$/)
    await anna.press(/^I am ready$/)
    await friend.ready()
    await anna.orExplain(anna.tab.locator('main.table').waitFor())
    const tools = anna.tab.locator('.tools-dialog')
    await anna.press(/^Table$/)
    // The seal is shown before the end, and nothing is claimed about it yet.
    await tools.getByText('It is checked here when the game is over.').waitFor()
    const untouched = tools.getByLabel(/until something of mine is touched/)
    await untouched.check()
    await expect
      .poll(async () => (await house.running.backend.store.tables.table(friend.table))?.seats[1]?.orders)
      .toContain('pass untouched')
    await anna.press(/^Make a link$/)
    const zoe = await known('Zoé')
    await zoe.tab.goto(await anna.read('Link for looking over my shoulder'))
    await zoe.tab.locator('main.table').waitFor()
    await zoe.tab.getByText('Vous regardez').first().waitFor()
    await tools.locator('section', { hasText: 'Over my shoulder' }).getByText('Copy', { exact: true }).click()
    await tools.getByText(/^The link is (copied|selected)/).waitFor()
    // A page that does not know the link any more still knows that there is one.
    await anna.tab.reload()
    await anna.orExplain(anna.tab.locator('main.table').waitFor())
    await anna.press(/^Table$/)
    await tools.getByText('Whoever has the link that you made earlier sees what you see.').waitFor()
    expect(await tools.getByLabel('Link for looking over my shoulder').count()).toBe(0)
    await tools.getByText('Make another link').waitFor()
    await anna.press(/^End it$/)
    // The button is gone: what stands in its place has the focus.
    await expect.poll(() => anna.tab.evaluate(() => document.activeElement?.textContent)).toBe('Make a link')
    await zoe.tab.locator('main.online h1').waitFor()
    await watched(anna, zoe)
    await tools.getByLabel('Note').fill('look here')
    await anna.press(/^Mark this moment$/)
    await tools.locator('.marks button').waitFor()
    // A double click says once that she gives up: the game goes on until she has read what is asked.
    await anna.tab.keyboard.press('Escape')
    await anna.tab.keyboard.press('m')
    await anna.tab.getByRole('button', { name: /^Concede/ }).dblclick()
    await anna.orExplain(anna.tab.getByText('Concede: really?').waitFor())
    await anna.tab.keyboard.press('Escape')
    await anna.press(/^Table$/)
    friend.concede()
    await tools.getByText(/Nobody could choose the deal/).waitFor()
    const table = anna.tab.locator('main.table')
    friend.say({ c: 'lead', at: 0, eyes: 0, fork: [] })
    await tools.getByText('Frida leads through the game.').waitFor()
    await expect.poll(() => table.getAttribute('data-at')).toBe('0')
    // What if: the leader plays on, through any eyes, and the others watch.
    friend.say({ c: 'lead', at: 0, eyes: 0, fork: [0, 0] })
    await expect.poll(() => table.getAttribute('data-at')).toBe('2')
    expect(await anna.tab.locator('.table .replay select').last().inputValue()).toBe('0')
    const replay = await anna.read('Link to this game')
    await anna.press(/^Lead$/)
    // What is led through lies open at once.
    await tools.waitFor({ state: 'detached' })
    await anna.orExplain(anna.tab.getByText('You lead: the others see what you look at.').waitFor())
    await anna.press(/^Table$/)
    await anna.press(/^What if: play on from here$/)
    await anna.tab.locator('main.table[data-ready] .answer-bar :is(.main, .opt)').first().click()
    const forks = () =>
      friend.page.messages.flatMap((message) =>
        message.m === 'led' && message.by === 'Anna' ? message.fork : [],
      )
    await expect.poll(() => forks().length).toBeGreaterThan(0)
    await anna.press(/^Back to the game as it was$/)
    expect(await anna.tab.evaluate(() => location.hash)).toContain('#/t/')
    await anna.press(/^Rematch$/)
    await anna.orExplain(anna.tab.getByText('You would like to play again. The others are asked.').waitFor())
    await zoe.tab.goto(`${replay}?at=0&eyes=1`)
    await zoe.tab.locator('main.table').waitFor()
    for (const [width, height] of othersFrom(1)) {
      await resized(zoe.tab, width, height)
      const hidden = await zoe.tab.evaluate(outOfSight, '.replay :is(button:enabled, input, select)')
      expect(hidden, `${width} × ${height}`).toEqual([])
    }
    await resized(zoe.tab, 1366, 768)
    await zoe.press(/^À propos de cette partie$/)
    const about = zoe.tab.locator('.tools-dialog')
    await about.getByText('Anna, après 0 réponse\u00a0: look here').waitFor()
    await about.getByText(/qui n’a pas apporté de part.*se rejoue jusqu’à la fin/).waitFor()
    await zoe.tab.keyboard.press('Escape')
    // Through the eyes of who won; the other one has her name.
    await zoe.tab.getByText('Vous gagnez la partie\u00a0: Frida a abandonné.').first().waitFor()
    friend.leave()
    await friend.erase()
    await zoe.tab.reload()
    await zoe.tab.getByText('Vous gagnez la partie\u00a0: Quelqu’un a abandonné.').first().waitFor()
    expect([...anna.complaints, ...zoe.complaints]).toEqual([])
  })
})

describe('an account', () => {
  it('is made, told by mail and otherwise, and opened elsewhere by its code and by a code that is mailed', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const { tab, complaints } = anna
    const press = (name: RegExp) => anna.press(name)
    await tab.goto(`${house.at}/#/account`)
    await tab.getByLabel('Your name').fill('Anna')
    await press(/^Come in$/)
    await tab.locator('.notices').waitFor()
    // A guest has a browser, and nothing else that could be told.
    expect(await tab.locator('.notices input[type=email], .notices input[type=url]').count()).toBe(0)
    await tab.getByLabel('Name', { exact: true }).first().fill('Anna Readall')
    await press(/^Make an account$/)
    const code = await tab.locator('.account code').innerText()
    expect(code.length).toBeGreaterThan(20)
    await tab.getByLabel('Address (https)').fill('https://10.0.0.1/hook')
    await press(/^Call this address$/)
    await tab.getByText(/must begin with https and lie in the public network/).waitFor()
    await tab.getByLabel('Address (https)').fill('https://example.org/hook')
    await tab.keyboard.press('Enter')
    await tab.getByText('by calling https://example.org/hook').waitFor()
    await press(/^Remove: by calling/)
    await tab.getByText('Nowhere yet.').waitFor()
    await tab.getByLabel('E-mail address').fill('anna@example.org')
    await press(/^Mail me a code$/)
    // The next thing to type has the focus.
    const typed = tab.getByLabel('Code of six digits')
    await typed.waitFor()
    await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(true)
    await tab.keyboard.type(await post.code('anna@example.org'))
    await tab.keyboard.press('Enter')
    await tab.getByText('by mail to anna@example.org').waitFor()
    await tab.getByLabel(/^One mail a day/).check()
    const { store } = house.running.backend
    const person = await store.people.account(skeleton('Anna Readall'))
    await expect.poll(() => store.people.wishes(person!.id)).toEqual({ always: false, daily: true })
    // A browser that knows nothing of her.
    const elsewhere = await house.somebody({ lang: 'en' })
    const { tab: other } = elsewhere
    await other.goto(`${house.at}/#/account`)
    await elsewhere.press(/^Come in$/)
    const form = other.locator('section', { hasText: 'You have an account already?' })
    await form.getByLabel('Name', { exact: true }).fill('Anna Readall')
    await form.getByLabel('Your recovery code').fill(code)
    await elsewhere.press(/^With name and code$/)
    await other.getByText('You are signed in as Anna Readall.').waitFor()
    await elsewhere.press(/^Sign out here$/)
    await other.getByLabel('Your name').waitFor()
    await other.locator('main.entrance summary').click()
    await other.getByLabel('E-mail address').fill('anna@example.org')
    await elsewhere.press(/^Mail me a code$/)
    const asked = other.getByLabel('Code of six digits')
    await asked.waitFor()
    await asked.fill(await post.code('anna@example.org', 2))
    await elsewhere.press(/^Sign in$/)
    await other.getByText('You are signed in as Anna Readall.').waitFor()
    expect(await other.getByLabel(/^One mail a day/).isChecked()).toBe(true)
    expect(complaints).toEqual([expect.stringMatching(/400/)])
    expect(elsewhere.complaints).toEqual([])
    await anna.leave()
    await elsewhere.leave()
  })
})

const MUCH =
  'Shall we take the strike now, or wait until Gravehold is safer? I can heal, and you have two gems. '
    .repeat(2)
    .trim()

/** What of the last saying does not lie in the window; null when it is gone. Runs in the page. */
function faultsOfLatest(): readonly string[] | null {
  const latest = document.querySelector('.company .latest')
  if (latest === null) return null
  const words = document.createRange()
  words.selectNodeContents(latest)
  return [latest, words].flatMap((each) => {
    const { left, right } = each.getBoundingClientRect()
    return left < 0 || right > innerWidth ? [`from ${left} to ${right}`] : []
  })
}

describe('talk at a table', () => {
  it('somebody is muted and heard again, also after a reload; watchers are heard by choice, and nobody on wish', async () => {
    const anna = await known('Anna')
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.playWith(friend, await friend.host('aeons-end'), null)
    const sayings = anna.tab.locator('.talk-dialog .sayings li')
    const listed = (...texts: readonly string[]) => expect.poll(() => sayings.allInnerTexts()).toEqual(texts)
    const talk = async () => {
      await anna.tab.locator('.company button.talk').click()
      await anna.tab.locator('.talk-dialog').waitFor()
    }
    // What is said while nobody looks at the talk stands beside the table, and leads there.
    friend.say({ c: 'say', text: 'one' })
    await anna.orExplain(anna.tab.locator('.company .latest', { hasText: 'Frida: one' }).click())
    await listed('Frida: one')
    await expect.poll(() => anna.tab.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await anna.tab.locator('.company .latest').waitFor({ state: 'detached' })
    // Nobody is asked whether she wants to hear herself.
    await anna.tab.getByRole('button', { name: 'Do not hear Anna' }).waitFor({ state: 'detached' })
    await anna.press(/^Do not hear Frida$/)
    await listed()
    friend.say({ c: 'say', text: 'two' })
    await anna.tab.getByLabel('Say something').fill('hello')
    await anna.tab.keyboard.press('Enter')
    await listed('Anna: hello')
    // Neither what was said nor who is muted is lost with the page.
    await anna.tab.reload()
    await anna.orExplain(anna.tab.locator('main.table').waitFor())
    await talk()
    await listed('Anna: hello')
    await anna.press(/^Hear Frida again$/)
    await listed('Frida: one', 'Frida: two', 'Anna: hello')
    friend.say({ c: 'say', text: 'three' })
    await listed('Frida: one', 'Frida: two', 'Anna: hello', 'Frida: three')
    await anna.tab.getByLabel('Nobody').check()
    await listed('Anna: hello')
    await anna.tab.getByLabel('Nobody').uncheck()
    await anna.tab.getByLabel('Those who watch, too').check()
    await expect.poll(() => anna.frames.some((frame) => frame.startsWith('said {"c":"listen"'))).toBe(true)
    await anna.tab.keyboard.press('Escape')
    // However much is said, none of it is cut off by the window.
    const latest = anna.tab.locator('.company .latest', { hasText: MUCH })
    for (const [width, height] of othersFrom(0)) {
      await resized(anna.tab, width, height)
      for (let found: readonly string[] | null = null; found === null; ) {
        if ((await latest.count()) === 0) friend.say({ c: 'say', text: MUCH })
        await anna.orExplain(latest.waitFor())
        found = await anna.tab.evaluate(faultsOfLatest)
        expect(found ?? [], `${width} × ${height}`).toEqual([])
      }
    }
    await resized(anna.tab, 1366, 768)
    expect(anna.complaints).toEqual([])
    friend.leave()
  })
})

/** Runs in the page, for a window is short: goes on with the game, and presses “think” where that is offered. */
function playUntilThinking(): Promise<void> {
  return new Promise((done) => {
    const timer = setInterval(() => {
      const window = document.querySelector('.company .window')
      if ((window?.querySelector('progress')?.max ?? 0) > 2_000) {
        clearInterval(timer)
        done()
      } else if (window?.querySelector('button') != null)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }))
      else document.querySelector<HTMLElement>('.answer-bar :is(.main, .thumb)')?.click()
    }, 50)
  })
}

const isThinking = (message: object): boolean =>
  'company' in message && (message.company as Company).window?.thinking === true

describe('a sealed window', () => {
  it('shows its time, and whoever is asked may buy more of it with a key', async () => {
    const anna = await house.somebody({ lang: 'fr' })
    const friend = new Friend(house.at)
    await anna.tab.goto(await friend.host('eternal', { windows: 'sealed', pace: 'live' }))
    await anna.tab.getByLabel('Votre nom').fill('Anna')
    await anna.press(/^Entrer$/)
    await anna.press(/asseoir$/)
    await anna.press(/^Je suis prêt$/)
    await friend.ready()
    const { tab } = anna
    await anna.orExplain(tab.locator('main.table').waitFor())
    expect(await tab.locator('.people .bank').allInnerTexts()).toEqual([
      expect.stringMatching(/^\d:\d\d$/),
      expect.stringMatching(/^\d:\d\d$/),
    ])
    await anna.orExplain(tab.evaluate(playUntilThinking))
    const thinking = friend.page.messages.some(({ m, ...rest }) => m === 'company' && isThinking(rest))
    expect(thinking).toBe(true)
    expect(await tab.locator('.company .window button').count()).toBe(0)
    // The page asks how long its line takes as soon as nothing else is said.
    const bars = tab.locator('.people .own .line-bars')
    await anna.orExplain(bars.waitFor())
    expect(await bars.getAttribute('aria-label')).toMatch(
      /^Votre liaison\u00a0: \d+\u00a0ms jusqu’à la table/,
    )
    expect(await bars.locator('.on').count()).toBeGreaterThan(0)
    // No clock runs on old news.
    await tab.context().setOffline(true)
    house.running.upgrade.terminate()
    await expect.poll(() => tab.locator('.people .bank').allInnerTexts()).toEqual(['–:––', '–:––'])
    expect(await bars.count()).toBe(0)
    expect(anna.complaints.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([])
    friend.leave()
    await anna.leave()
  })
})

describe('a waiting room', () => {
  const titles = ({ tab }: Somebody) => tab.locator('.room-seat > strong').allInnerTexts()

  it('shows whom each plays and against whom, and lets each choose what is hers alone to know', async () => {
    const zoe = await known('Zoé')
    const friend = new Friend(house.at)
    await zoe.tab.goto(await friend.host('aeons-end'))
    await zoe.press(/asseoir$/)
    await expect
      .poll(() => zoe.tab.locator('.room-against').allInnerTexts())
      .toEqual([expect.stringMatching(/^Némésis\s+\S/)])
    const mages = await titles(zoe)
    // Each has its picture, once it is fetched.
    await expect
      .poll(() => zoe.tab.locator('.room-seat path[d^="M"], .room-against path[d^="M"]').count())
      .toBe(3)
    expect(new Set(mages).size).toBe(2)
    for (const mage of mages) expect(mage).not.toMatch(/^(Place|$)/)
    // By keyboard: to the dialogue, to a mage that is free, and back where she was.
    const change = zoe.tab.getByRole('button', { name: /^Choisir un mage$/ })
    await change.press('Enter')
    await zoe.tab.getByRole('radio', { name: /^Jian/ }).press('Space')
    expect(await zoe.tab.getByRole('radio', { name: new RegExp(mages[0]!) }).isDisabled()).toBe(true)
    await zoe.tab.getByRole('radio', { name: /^Jian/ }).press('Enter')
    await expect.poll(() => titles(zoe)).toEqual([mages[0], 'Jian'])
    await expect.poll(() => change.evaluate((each) => each === document.activeElement)).toBe(true)

    const other = new Friend(house.at)
    await zoe.tab.goto(await other.host('eternal'))
    await zoe.press(/asseoir$/)
    await expect.poll(() => titles(zoe)).toEqual(['Place 1', expect.stringMatching(/^(?!Place)\S/)])
    await zoe.press(/^Choisir un deck$/)
    await zoe.tab.getByRole('radio', { name: /^Contrôle de Feln/ }).waitFor({ state: 'attached' })
    await everywhere(zoe.tab, 'choosing a deck', 0, 'on a phone')
    await zoe.tab.getByRole('radio', { name: /^Contrôle de Feln/ }).press('Space')
    await zoe.press(/^Prendre$/)
    await expect.poll(() => titles(zoe)).toEqual(['Place 1', 'Contrôle de Feln'])
    await zoe.tab.goto(`${house.at}/#/together`)
    await zoe.press(/^Eternal$/)
    await expect
      .poll(() => titles(zoe))
      .toEqual([expect.stringMatching(/^(?!Place)\S/), expect.stringMatching(/^(?!Place)\S/)])
    expect(await zoe.tab.locator('.room-against').count()).toBe(0)
    expect(zoe.complaints).toEqual([])
    friend.leave()
    other.leave()
  })

  it('tells the host who comes, and lets her remove a stranger, who is told', async () => {
    const [anna, zoe] = [await known('Anna'), await known('Zoé')]
    await anna.tab.goto(`${house.at}/#/together`)
    await anna.press(/^Eternal$/)
    const link = await anna.read('Link for your friends')
    await zoe.tab.goto(link)
    await zoe.press(/asseoir$/)
    await anna.orExplain(anna.tab.locator('.room-news', { hasText: 'Zoé has sat down.' }).waitFor())
    // What she brings is hers from the moment that she sits there.
    await expect.poll(() => titles(anna)).toEqual([expect.stringMatching(/^(?!Seat)\S/), 'Seat 2'])
    await anna.press(/^Remove Zoé from the table$/)
    await zoe.orExplain(zoe.tab.getByText('L’hôte vous a retiré de la table.').waitFor())
    const room = zoe.tab.url()
    // The link that she knows has ended, and the host has another one.
    expect(await anna.read('Link for your friends')).not.toBe(link)
    await zoe.tab.goto(link)
    await zoe.orExplain(zoe.tab.getByText('Cette table n’existe pas').waitFor())
    await expect
      .poll(() => titles(anna))
      .toEqual([expect.stringMatching(/^(?!Seat)\S/), expect.stringMatching(/^(?!Seat)\S/)])
    // Whoever looks at a listed table without a seat has none to leave.
    await anna.tab.getByText('How we play').click()
    const changed = anna.tab.waitForResponse(
      (response) => /tables/.test(response.url()) && response.request().method() !== 'GET',
    )
    await anna.tab.getByLabel(/^Anyone may sit down/).check()
    await changed
    await zoe.tab.goto(room)
    await zoe.tab.reload()
    await zoe.orExplain(zoe.tab.locator('.room-seats').waitFor())
    expect(await zoe.tab.getByRole('button', { name: 'Quitter la table' }).count()).toBe(0)
    await zoe.tab.getByRole('link', { name: 'Vers les tables' }).click()
    await zoe.orExplain(zoe.tab.locator('main.lobby').waitFor())
    expect(anna.complaints).toEqual([])
  })

  it('leads to the table though the answer to “I am ready” comes after play has begun', async () => {
    const anna = await known('Anna')
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.tab.goto(await friend.host('aeons-end'))
    await anna.press(/^Sit down$/)
    // What the page hears of its own act is overtaken by what it hears of the others.
    let letGo: () => void = () => {}
    const held = new Promise<void>((done) => {
      letGo = done
    })
    await anna.tab.route('**/ready', async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    const said = anna.tab.waitForRequest('**/ready')
    await anna.press(/^I am ready$/)
    await said
    await expect
      .poll(async () => (await house.running.backend.store.tables.table(friend.table))?.seats[1]?.ready)
      .toBe(true)
    await friend.ready()
    const answered = anna.tab.waitForResponse('**/ready')
    letGo()
    await answered
    await anna.orExplain(anna.tab.locator('main.table').waitFor())
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.tab.unroute('**/ready')
  })
})
