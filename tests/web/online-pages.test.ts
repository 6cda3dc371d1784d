import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { skeleton } from '../../src/server/api/texts.ts'
import type { Company } from '../../src/table/messages.ts'
import { Friend } from '../friend.ts'
import { MailServer } from '../server/smtp.ts'
import { DRAWN, everywhere, everywhereInTurn } from './everywhere.ts'
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

const NAMES = {
  en: {
    name: 'Your name',
    enter: /^Come in$/,
    sit: /^Take a seat$|sit down/i,
    ready: /^I am ready$/,
    table: /^Table$/,
    talk: /^Talk$/,
  },
  fr: {
    name: 'Votre nom',
    enter: /^Entrer$/,
    sit: /asseoir$/,
    ready: /^Je suis prêt$/,
    table: /^Table$/,
    talk: /^Parler$/,
  },
} as const

describe.each([
  ['fr', 'light'],
  ['en', 'dark'],
] as const)('the pages around tables with others (%s, %s)', (lang, theme) => {
  it('hold at every size and for everyone', async () => {
    const words = NAMES[lang]
    const anna = await house.somebody({ lang, theme })
    const { tab, complaints } = anna
    const look = everywhereInTurn(tab, lang === 'fr' ? 'on a screen' : 'on a phone')
    await tab.goto(`${house.at}/#/together`)
    await tab.getByLabel(words.name).waitFor()
    await tab.locator('main.entrance summary').click()
    await tab.locator('main.entrance input[type=email]').waitFor()
    await look('entrance')
    // Names may be long.
    await tab.getByLabel(words.name).fill('Anna-Katharina von Weide')
    await anna.press(words.enter)
    await tab.locator('main.lobby').waitFor()
    await look('lobby')
    await go(tab, '#/account')
    await tab.locator('.account .notices').waitFor()
    await look('account')
    await go(tab, '#/c')
    await tab.locator('.new-campaign form').waitFor()
    await look('new campaign')
    await tab.locator('.new-campaign button.go').click()
    await tab.locator('main.interlude').waitFor()
    await look('interlude')
    await tab.locator('.aside button').click()
    await tab.locator('.online-party').waitFor()
    await look('campaign')
    await go(tab, '#/together')
    await tab.locator('.lobby .table-list').waitFor()
    await look('lobby with a campaign')
    const friend = new Friend(house.at)
    friend.plays = false
    await tab.goto(await friend.host('eternal', { windows: 'plain' }))
    await tab.locator('main.entrance button.go').waitFor()
    await look('invitation')
    await tab.locator('main.entrance button.go').click()
    await tab.locator('main.room').waitFor()
    await look('waiting room')
    await anna.press(words.ready)
    await friend.ready()
    await anna.telling(tab.locator('main.table').waitFor())
    await look('table', DRAWN)
    await tab.locator('.company button', { hasText: words.table }).click()
    await tab.locator('.tools-dialog').waitFor()
    await look('table tools', DRAWN)
    await tab.keyboard.press('Escape')
    await tab.locator('.company button.talk').click()
    await tab.locator('.talk-dialog').waitFor()
    await look('talk', DRAWN)
    friend.leave()
    expect(complaints).toEqual([])
    await anna.leave()
  })
})

/** Somebody without a seat finds a listed table and its link, and chooses whose hand she would like to see. */
async function watched(player: Somebody, watcher: Somebody): Promise<void> {
  const { tab } = watcher
  await tab.goto(`${house.at}/#/together`)
  await watcher.telling(tab.getByRole('heading', { name: 'En direct' }).waitFor())
  await tab.locator('.table-list a', { hasText: 'Ours' }).click()
  await tab.locator('main.table').waitFor()
  await player.press(/^Make a link for watching$/)
  await tab.goto(await player.read('Link for watching'))
  await tab.locator('main.table').waitFor()
  await tab.locator('.company button', { hasText: /^Table$/ }).click()
  await tab.getByLabel('Par les yeux de').selectOption({ label: 'Frida' })
  await tab.getByText('La partie est trop jeune').waitFor()
  await tab.keyboard.press('Escape')
  await player.press(/^End the link$/)
  await player.tab.getByText('Nobody can come by the link any more.').waitFor()
}

describe('around a table of Eternal', () => {
  it('orders stand, eyes are lent and taken back, the deal is checked, and the game is looked at together', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.tab.goto(await friend.host('eternal', { windows: 'plain', watchers: 'delayed' }))
    await house.running.backend.store.tables.change(friend.table, { visibility: 'open' })
    await anna.tab.getByLabel('Your name').fill('Anna')
    await anna.press(/^Come in$/)
    await anna.press(/^Sit down$/)
    await anna.press(/^I am ready$/)
    await friend.ready()
    await anna.telling(anna.tab.locator('main.table').waitFor())
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
    const zoe = await house.somebody({ lang: 'fr' })
    await zoe.tab.goto(await anna.read('Link for looking over my shoulder'))
    await zoe.tab.getByLabel('Votre nom').fill('Zoé')
    await zoe.press(/^Entrer$/)
    await zoe.tab.locator('main.table').waitFor()
    await zoe.tab.getByText('Vous regardez').first().waitFor()
    await anna.press(/^End it$/)
    await zoe.tab.locator('main.online h1').waitFor()
    await watched(anna, zoe)
    await zoe.leave()
    await tools.getByLabel('Note').fill('look here')
    await anna.press(/^Mark this moment$/)
    await tools.locator('.marks button').waitFor()
    friend.concede()
    await tools.getByText(/Nobody could choose the deal/).waitFor()
    const table = anna.tab.locator('main.table')
    friend.say({ c: 'lead', at: 0, eyes: 0, fork: [] })
    await tools.getByText('Frida leads.').waitFor()
    await expect.poll(() => table.getAttribute('data-at')).toBe('0')
    // What if: the leader plays on, through any eyes, and the others watch.
    friend.say({ c: 'lead', at: 0, eyes: 0, fork: [0, 0] })
    await expect.poll(() => table.getAttribute('data-at')).toBe('2')
    expect(await anna.tab.locator('.table .replay select').last().inputValue()).toBe('0')
    const replay = await anna.read('Link to this game')
    await anna.press(/^Lead$/)
    await anna.press(/^What if: play on from here$/)
    await anna.tab.locator('main.table[data-ready] .answer-bar :is(.main, .opt)').first().click()
    const forks = () =>
      friend.page.messages.flatMap((message) =>
        message.m === 'led' && message.by === 'Anna' ? message.fork : [],
      )
    await expect.poll(() => forks().length).toBeGreaterThan(0)
    await anna.press(/^Back to the game as it was$/)
    expect(await anna.tab.evaluate(() => location.hash)).toContain('#/t/')
    const bo = await house.somebody({ lang: 'fr' })
    await bo.tab.goto(`${replay}?at=0&eyes=1`)
    await bo.tab.locator('main.table').waitFor()
    await bo.press(/^À propos de cette partie$/)
    const about = bo.tab.locator('.tools-dialog')
    await about.getByText('Anna, après 0 réponses\u00a0: look here').waitFor()
    await about.getByText(/qui n’a pas apporté de part.*se rejoue jusqu’à la fin/).waitFor()
    await bo.tab.keyboard.press('Escape')
    // Through the eyes of who won; the other one has her name.
    await bo.tab.getByText('Vous gagnez la partie\u00a0: Frida a abandonné.').first().waitFor()
    expect([...anna.complaints, ...bo.complaints]).toEqual([])
    friend.leave()
    await anna.leave()
    await bo.leave()
  })
})

describe('an account', () => {
  it('is made, told by mail and otherwise, left, and opened again by a code that is mailed', async () => {
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
    await press(/^Sign out here$/)
    await tab.getByLabel('Your name').waitFor()
    await tab.locator('main.entrance summary').click()
    await tab.getByLabel('E-mail address').fill('anna@example.org')
    await press(/^Mail me a code$/)
    await typed.waitFor()
    await typed.fill(await post.code('anna@example.org', 2))
    await press(/^Sign in$/)
    await tab.getByText('You are signed in as Anna Readall.').waitFor()
    expect(await tab.getByLabel(/^One mail a day/).isChecked()).toBe(true)
    expect(complaints).toEqual([expect.stringMatching(/400/)])
    await anna.leave()
  })
})

describe('talk at a table', () => {
  it('somebody is muted and heard again, also after a reload; watchers are heard by choice, and nobody on wish', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.tab.goto(await friend.host('aeons-end'))
    await anna.tab.getByLabel('Your name').fill('Anna')
    await anna.press(/^Come in$/)
    await anna.press(/^Sit down$/)
    await anna.press(/^I am ready$/)
    await friend.ready()
    await anna.telling(anna.tab.locator('main.table').waitFor())
    const sayings = anna.tab.locator('.talk-dialog .sayings li')
    const heard = (...texts: readonly string[]) => expect.poll(() => sayings.allInnerTexts()).toEqual(texts)
    const talk = async () => {
      await anna.tab.locator('.company button.talk').click()
      await anna.tab.locator('.talk-dialog').waitFor()
    }
    friend.say({ c: 'say', text: 'one' })
    await talk()
    await heard('Frida: one')
    // Nobody is asked whether she wants to hear herself.
    await anna.tab.getByRole('button', { name: 'Do not hear Anna' }).waitFor({ state: 'detached' })
    await anna.press(/^Do not hear Frida$/)
    await heard()
    friend.say({ c: 'say', text: 'two' })
    await anna.tab.getByLabel('Say something').fill('hello')
    await anna.tab.keyboard.press('Enter')
    await heard('Anna: hello')
    // Neither what was said nor who is muted is lost with the page.
    await anna.tab.reload()
    await anna.telling(anna.tab.locator('main.table').waitFor())
    await talk()
    await heard('Anna: hello')
    await anna.press(/^Hear Frida again$/)
    await heard('Frida: one', 'Frida: two', 'Anna: hello')
    friend.say({ c: 'say', text: 'three' })
    await heard('Frida: one', 'Frida: two', 'Anna: hello', 'Frida: three')
    await anna.tab.getByLabel('Nobody').check()
    await heard('Anna: hello')
    await anna.tab.getByLabel('Nobody').uncheck()
    await anna.tab.getByLabel('Those who watch, too').check()
    await expect.poll(() => anna.frames.some((frame) => frame.startsWith('said {"c":"listen"'))).toBe(true)
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
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
    await anna.telling(tab.locator('main.table').waitFor())
    expect(await tab.locator('.people .bank').allInnerTexts()).toEqual([
      expect.stringMatching(/^\d:\d\d$/),
      expect.stringMatching(/^\d:\d\d$/),
    ])
    await anna.telling(tab.evaluate(playUntilThinking))
    const thinking = friend.page.messages.some(({ m, ...rest }) => m === 'company' && isThinking(rest))
    expect(thinking).toBe(true)
    expect(await tab.locator('.company .window button').count()).toBe(0)
    // No clock runs on old news.
    await tab.context().setOffline(true)
    house.running.upgrade.terminate()
    await expect.poll(() => tab.locator('.people .bank').allInnerTexts()).toEqual(['–:––', '–:––'])
    expect(anna.complaints.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([])
    friend.leave()
    await anna.leave()
  })
})

describe('a waiting room', () => {
  const titles = ({ tab }: Somebody) => tab.locator('.room-seat > strong').allInnerTexts()

  it('shows whom each plays and against whom, and lets each choose what is hers alone to know', async () => {
    const anna = await house.somebody({ lang: 'fr' })
    const friend = new Friend(house.at)
    await anna.tab.goto(await friend.host('aeons-end'))
    await anna.tab.getByLabel('Votre nom').fill('Anna')
    await anna.press(/^Entrer$/)
    await anna.press(/asseoir$/)
    await expect
      .poll(() => anna.tab.locator('.room-against').allInnerTexts())
      .toEqual([expect.stringMatching(/^Némésis\s+\S/)])
    const mages = await titles(anna)
    // Each has its picture, once it is fetched.
    await expect
      .poll(() => anna.tab.locator('.room-seat path[d^="M"], .room-against path[d^="M"]').count())
      .toBe(3)
    expect(new Set(mages).size).toBe(2)
    for (const mage of mages) expect(mage).not.toMatch(/^(Place|$)/)
    // By keyboard: to the dialogue, to a mage that is free, and back where she was.
    const change = anna.tab.getByRole('button', { name: /^Choisir un mage$/ })
    await change.press('Enter')
    await anna.tab.getByRole('radio', { name: /^Jian/ }).press('Space')
    expect(await anna.tab.getByRole('radio', { name: new RegExp(mages[0]!) }).isDisabled()).toBe(true)
    await anna.tab.getByRole('radio', { name: /^Jian/ }).press('Enter')
    await expect.poll(() => titles(anna)).toEqual([mages[0], 'Jian'])
    await expect.poll(() => change.evaluate((each) => each === document.activeElement)).toBe(true)

    const other = new Friend(house.at)
    await anna.tab.goto(await other.host('eternal'))
    await anna.press(/asseoir$/)
    await expect.poll(() => titles(anna)).toEqual(['Place 1', expect.stringMatching(/^(?!Place)\S/)])
    await anna.press(/^Choisir un deck$/)
    await anna.tab.getByRole('radio', { name: /^Contrôle de Feln/ }).waitFor({ state: 'attached' })
    await everywhere(anna.tab, 'choosing a deck')
    await anna.tab.getByRole('radio', { name: /^Contrôle de Feln/ }).press('Space')
    await anna.press(/^Prendre$/)
    await expect.poll(() => titles(anna)).toEqual(['Place 1', 'Contrôle de Feln'])
    await anna.tab.goto(`${house.at}/#/together`)
    await anna.press(/^Eternal$/)
    await expect
      .poll(() => titles(anna))
      .toEqual([expect.stringMatching(/^(?!Place)\S/), expect.stringMatching(/^(?!Place)\S/)])
    expect(await anna.tab.locator('.room-against').count()).toBe(0)
    expect(anna.complaints).toEqual([])
    friend.leave()
    other.leave()
    await anna.leave()
  })

  it('tells the host who comes, and lets her remove a stranger, who is told', async () => {
    const [anna, zoe] = [await house.somebody({ lang: 'en' }), await house.somebody({ lang: 'fr' })]
    await anna.tab.goto(`${house.at}/#/together`)
    await anna.tab.getByLabel('Your name').fill('Anna')
    await anna.press(/^Come in$/)
    await anna.press(/^Eternal$/)
    await zoe.tab.goto(await anna.read('Link for your friends'))
    await zoe.tab.getByLabel('Votre nom').fill('Zoé')
    await zoe.press(/^Entrer$/)
    await zoe.press(/asseoir$/)
    await anna.telling(anna.tab.locator('.room-news', { hasText: 'Zoé has sat down.' }).waitFor())
    // What she brings is hers from the moment that she sits there.
    await expect.poll(() => titles(anna)).toEqual([expect.stringMatching(/^(?!Seat)\S/), 'Seat 2'])
    await anna.press(/^Remove Zoé from the table$/)
    await zoe.telling(zoe.tab.getByText('L’hôte vous a retiré de la table.').waitFor())
    await expect
      .poll(() => titles(anna))
      .toEqual([expect.stringMatching(/^(?!Seat)\S/), expect.stringMatching(/^(?!Seat)\S/)])
    expect(anna.complaints).toEqual([])
    await anna.leave()
    await zoe.leave()
  })

  it('leads to the table though the answer to “I am ready” comes after play has begun', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const friend = new Friend(house.at)
    friend.plays = false
    await anna.tab.goto(await friend.host('aeons-end'))
    await anna.tab.getByLabel('Your name').fill('Anna')
    await anna.press(/^Come in$/)
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
    await anna.telling(anna.tab.locator('main.table').waitFor())
    expect(anna.complaints).toEqual([])
    friend.leave()
    await anna.leave()
  })
})
