import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { asked } from '../play.ts'
import { OnlineHouse, type Somebody } from './online-house.ts'

/* Friends in one house come by plain http: the browser gives such a page no clipboard, no service worker, no passkeys. */

const house = new OnlineHouse('192.168.1.7')

/** Somebody who has entered, the same in every test; without https she has no service worker, though she may. */
const guest = (lang: 'en' | 'fr', name: string): Promise<Somebody> =>
  house.walker(name, { lang, serviceWorker: true })

let walking: Promise<Somebody> | null = null

/** Somebody who goes from place to place in one tab. */
const walker = (): Promise<Somebody> => {
  walking ??= house.somebody({ lang: 'fr' })
  return walking
}

/** That a header for https does nothing here is said by the browser, about every such page. */
const complaintsOf = ({ complaints }: Somebody): readonly string[] =>
  complaints.filter((each) => !each.startsWith('The Cross-Origin-Opener-Policy header has been ignored'))

/** What is pasted into an empty field of the page. */
async function pasted(tab: Page): Promise<string> {
  await tab.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'pasted'
    document.body.append(field)
    field.focus()
  })
  await tab.keyboard.press('ControlOrMeta+v')
  return tab.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#pasted')!
    field.remove()
    return field.value
  })
}

describe('without https', () => {
  it('is what these tests are about', async () => {
    const { tab } = await walker()
    await tab.goto(house.at)
    expect(await tab.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false])
  })

  it('two people meet at a table by a copied link', async () => {
    const anna = await guest('en', 'Anna')
    await anna.press(/^Aeon/)
    const link = await anna.read('Link for your friends')
    await anna.press(/^Copy/)
    await anna.orExplain(anna.tab.getByText('The link is copied.').first().waitFor())
    // What went well is no alarm.
    expect(await anna.tab.getByRole('alert').count()).toBe(0)
    expect(await pasted(anna.tab)).toBe(link)
    const bruno = await guest('fr', 'Bruno')
    await bruno.tab.goto(link)
    await bruno.press(/asseoir$/)
    await bruno.press(/^Je suis prêt$/)
    await anna.press(/^I am ready$/)
    await Promise.all([anna, bruno].map((each) => each.orExplain(each.tab.locator('main.table').waitFor())))
    // What lies on the table comes by the socket.
    for (const { tab } of [anna, bruno]) await tab.locator('main.table .card').first().waitFor()
    expect([anna, bruno].flatMap(complaintsOf)).toEqual([])
  })

  it('whoever has opened it as localhost hands out links that lead others to it', async () => {
    const anna = await house.somebody({ lang: 'en' })
    const local = house.at.replace('192.168.1.7', 'localhost')
    // What `npm start -- --lan` tells its page; the test has no network of its own.
    await anna.tab.route('**/api/me', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), origin: house.at } })
    })
    await anna.tab.goto(`${local}/#/together`)
    await anna.tab.getByLabel('Your name').fill('Anna')
    await anna.press(/^Come in$/)
    await anna.press(/^Aeon/)
    const link = await anna.read('Link for your friends')
    expect(link.startsWith(`${house.at}/#/join/`), link).toBe(true)
    const bruno = await guest('fr', 'Bruno')
    await bruno.tab.goto(link)
    await bruno.tab.locator('main.entrance button.go').waitFor()
    await anna.leave()
  })

  const COPIES: readonly (readonly [
    what: string,
    place: string,
    reach: (tab: Page) => Promise<void>,
    button: RegExp,
    text: RegExp,
  ])[] = [
    [
      'the code of a table of Aeon’s End',
      '#/setup/aeons-end',
      (tab) => tab.locator('.code-line').waitFor(),
      /^Copier le code$/,
      /^[\w-]{20,}$/,
    ],
    [
      'a deck',
      '#/decks',
      async (tab) => {
        await tab.getByRole('button', { name: 'Copier et modifier' }).first().click()
        await tab.locator('.deck-lines li').first().waitFor()
      },
      /^Copier le texte$/,
      /\n/,
    ],
    [
      'the code of a mage',
      '#/campaign',
      async (tab) => {
        await tab.locator('.new-campaign .go').click()
        await tab.locator('.story-page').waitFor()
        await tab.keyboard.press('Enter')
        await tab.locator('.party-mat').first().waitFor()
        await tab.locator('.party-mat details.code summary').first().click()
      },
      /^Copier le code$/,
      /\S/,
    ],
    [
      'the link of a game',
      '#/play/aeons-end?seed=link',
      async (tab) => {
        await asked(tab)
        await tab.keyboard.press('m')
      },
      /^Copier le lien de cette partie$/,
      /#\/link\//,
    ],
  ]
  it.each(COPIES)('%s can be copied', async (_, place, reach, button, text) => {
    const somebody = await walker()
    const { tab } = somebody
    // What was said of another copy is gone with its page.
    await tab.goto('about:blank')
    await tab.goto(`${house.at}/${place}`)
    await reach(tab)
    await tab.getByRole('button', { name: button }).first().click()
    await tab
      .getByText(/copié\./i)
      .first()
      .waitFor({ state: 'attached' })
    expect(await pasted(tab)).toMatch(text)
    expect(complaintsOf(somebody)).toEqual([])
  })

  it('nothing else of the page reaches for the clipboard', () => {
    const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'web')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    const reaching = files.filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('navigator.clipboard'),
    )
    expect(reaching).toEqual([join('page', 'clipboard.ts')])
  })
})
