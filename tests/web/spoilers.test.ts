import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { Campaign } from '../../src/campaign/campaign.ts'
import { legacyBattles } from '../../src/campaign/legacy/battles.ts'
import { writeMageCode } from '../../src/games/aeons-end/growth/code.ts'
import { newMage } from '../../src/games/aeons-end/growth/options.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { nemeses, nemesisCards, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { cardName, nemesisName } from '../../src/games/aeons-end/text/index.ts'
import { writeRecord } from '../../src/kernel/record.ts'
import { Session } from '../../src/kernel/session.ts'
import type { Lang } from '../../src/language/face.ts'
import type { ReplayShown } from '../../src/table/wire/api.ts'
import { packed } from '../../src/web/source/link.ts'
import { PAGES } from '../../tools/pages.ts'
import { creationOf } from '../campaign/random-campaign.ts'
import { goTo, House } from './browser.ts'
import { READY } from './play.ts'

const house = new House()
const ofLegacy = ({ set }: { readonly set: string }): boolean => set === 'legacy'

/** Names that only Legacy has; one word alone may be a word of any sentence. */
function sealedNames(lang: Lang): string[] {
  const cards = [...playerCards, ...nemesisCards]
  const open = new Set(cards.filter((card) => !ofLegacy(card)).map(({ id }) => cardName(id, lang)))
  return [
    ...cards.filter(ofLegacy).map(({ id }) => cardName(id, lang)),
    ...nemeses.filter(ofLegacy).map(({ id }) => nemesisName(id, lang)),
  ].filter((name) => /\s/.test(name) && !open.has(name))
}

/** Everything that the page says: what can be chosen, what is folded away, and what only the window or a reader shows. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((each) =>
      ['aria-label', 'title', 'alt'].map((name) => each.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.textContent ?? '', ...spoken].join(' ').replace(/\s+/g, ' ')
  })
const spoiled = async (page: Page, lang: Lang): Promise<string[]> => {
  const text = await said(page)
  return sealedNames(lang).filter((name) => text.includes(name))
}

const READY_WHEN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(PAGES)),
  '#/cards/aeons-end': '.gallery li',
  '#/setup/aeons-end': '.piles-chosen li .card',
  '#/learn': '.rulebook-contents .contents',
  '#/ladder/aeons-end': 'main [class*=rung], main a[href*=nemesis]',
  '#/lab/aeons-end': 'main select',
  '#/learn/aeons-end/16-legacy': 'main .button',
  '#/cards/aeons-end/gravity-node': 'main .button',
  '#/play/aeons-end?seed=sealed': READY,
}

const LANGS = ['en', 'fr'] as const
/** The other game has nothing to tell of this one in any language: each of its places is looked at in one of them, and in the long searches in both. */
const ofOthers = Object.keys(READY_WHEN).filter((address) => address.includes('eternal'))
const isLookedAt = (address: string, lang: Lang): boolean =>
  process.env.DEEP === '1' ||
  !ofOthers.includes(address) ||
  LANGS[ofOthers.indexOf(address) % LANGS.length] === lang

/*
 * One tab for each language: what somebody has asked for is known to it until it is opened again, so whoever has asked
 * does that in the end.
 */
describe.each(LANGS)('what the campaign seals, in %s', (lang) => {
  const places = Object.entries(READY_WHEN).filter(([address]) => isLookedAt(address, lang))
  // Whoever has not asked for it may walk through all of the page.
  it.each(places)('is not told by %s', async (address, ready) => {
    const { page } = await house.walker({ lang })
    await goTo(page, address, ready, 'attached')
    expect(await spoiled(page, lang)).toEqual([])
  })
})

const recordOf = (setup: object): string => writeRecord(new Session(aeonsEnd, setup, 'sealed').record())

/** A game as a link: an ordinary one against a nemesis of Legacy, or with its piles, and a battle of the campaign. */
const linkTo = async (setup: object): Promise<string> => `#/link/aeons-end/${await packed(recordOf(setup))}`

const SEALED_TABLES: Readonly<Record<string, object>> = {
  'against one of its nemeses': { mages: ['brama', 'kadir'], nemesis: 'fungal-mesh' },
  'of its first battle': firstBattle(),
}
function firstBattle(): object {
  const campaign = Campaign.create(legacyBattles, creationOf(2, 'sealed'), 'Ysel, Toran')
  while (campaign.state.asked.kind !== 'battle') campaign.answer(0)
  return campaign.battle.document as object
}

/** Somebody in the tab of this language, and what it has complained about since. */
async function comeTo(lang: Lang) {
  const { person, page } = await house.walker({ lang })
  const before = person.complaints.length
  return { page, complaints: () => person.complaints.slice(before) }
}

/** What asks before it shows a sealed table, and tells nothing of it. */
async function asksFirst(page: Page, lang: Lang): Promise<void> {
  await page.waitForSelector('main .button')
  expect(await page.locator('h1').textContent()).toBe(lang === 'en' ? 'A sealed table' : 'Une table scellée')
  expect(await spoiled(page, lang)).toEqual([])
}

describe('a table that an address opens', () => {
  it('opens at once where nothing is sealed', async () => {
    const { page } = await house.walker({ lang: 'en' })
    await goTo(page, await linkTo({ mages: ['brama', 'kadir'], nemesis: 'rageborne' }), READY)
  })

  it.each(Object.entries(SEALED_TABLES))('asks first: a link to a game %s', async (_, setup) => {
    const { page, complaints } = await comeTo('en')
    await goTo(page, await linkTo(setup), 'main .button')
    await asksFirst(page, 'en')
    await page.locator('main .button').click()
    await page.waitForSelector(READY)
    expect(complaints()).toEqual([])
    await page.reload()
  })

  it.each(Object.entries(SEALED_TABLES))('asks first: a stored replay %s', async (_, setup) => {
    const { page, complaints } = await comeTo('fr')
    const replay: ReplayShown = {
      id: 'sealed',
      game: 'aeons-end',
      title: 'Ysel',
      outcome: '',
      record: recordOf(setup),
      steps: 0,
      engine: '',
      begun: 0,
      ended: 0,
      seats: [0, 1].map((seat) => ({ seat, name: '', bot: null, you: false })),
      bookmarks: [],
      deal: { table: 'sealed', commitment: '', secret: '', setup: '', shares: [null, null] },
    }
    await page.route('**/api/replays/*', (route) => route.fulfill({ json: { replay } }))
    await page.route('**/api/me', (route) => route.fulfill({ json: { me: null, muted: [], origin: '' } }))
    await goTo(page, '#/replay/sealed', 'main .button')
    await asksFirst(page, 'fr')
    await page.locator('main .button').click()
    await page.waitForSelector(READY)
    expect(complaints()).toEqual([])
    await page.unrouteAll()
    await goTo(page, '#/nowhere', 'main h1')
    await page.reload()
  })

  it('asks first: an example of a sealed card, in French', async () => {
    const { page } = await house.walker({ lang: 'fr' })
    await goTo(page, '#/cards/aeons-end/gravity-node', 'main .button')
    await page.locator('main .button').click()
    const address = await page.locator('a[href*="#/example/"]').first().getAttribute('href')
    await goTo(page, '#/nowhere', 'main h1')
    await page.reload()
    await goTo(page, address!.slice(address!.indexOf('#')), 'main .button')
    await asksFirst(page, 'fr')
  })
})

describe('the search of the rulebook', () => {
  it.each(LANGS)('finds nothing of what is sealed (%s)', async (lang) => {
    const { page } = await house.walker({ lang })
    await goTo(page, '#/learn/aeons-end', 'main [type=search]')
    for (const wish of ['Legacy', nemesisName('fungal-mesh', lang), cardName('gravity-node', lang)]) {
      await page.locator('main [type=search]').fill(wish)
      await page.waitForFunction(() => document.querySelector('main [aria-live]') !== null)
      expect(await spoiled(page, lang), wish).toEqual([])
    }
  })
})

describe('asking for it', () => {
  it('opens the page of a card', async () => {
    const { page } = await house.walker({ lang: 'en' })
    await goTo(page, '#/cards/aeons-end/gravity-node', 'main .button')
    expect(await spoiled(page, 'en')).toEqual([])
    await page.locator('main .button').click()
    await page.waitForSelector('.card-page h1')
    await expect.poll(() => page.locator('h1').textContent()).toBe('Gravity Node')
    await page.reload()
  })

  it('lists nemeses, piles, sets and basic cards in the set-up, and hides them again', async () => {
    const { page } = await house.walker({ lang: 'en' })
    await goTo(page, '#/setup/aeons-end', '.piles-chosen li .card')
    const box = page.getByLabel(/spoils the campaign/)
    await box.check()
    await expect
      .poll(() => spoiled(page, 'en'))
      .toEqual(expect.arrayContaining(['Gravity Node', 'Haze Fiend']))
    await page.locator('.portrait label', { hasText: 'Haze Fiend' }).click()
    await box.uncheck()
    await expect.poll(() => spoiled(page, 'en')).toEqual([])
  })
})

describe('the code of a mage in the set-up', () => {
  it.each([
    ['en', 'This code of a mage is mistyped or incomplete.'],
    ['fr', 'Ce code de mage est mal tapé ou incomplet.'],
  ] as const)('seats the mage, or says in one sentence what is wrong (%s)', async (lang, sentence) => {
    const { page, complaints } = await comeTo(lang)
    await goTo(page, '#/setup/aeons-end', '.piles-chosen li .card')
    const code = writeMageCode({ ...newMage('Ysel', 2), gem: 'hearth-amber' })
    const field = page.locator('.mage-code input')
    const seat = page.locator('.mage-code .field button')
    await field.fill(`${code.slice(0, -2)}`)
    await seat.click()
    await expect.poll(() => page.locator('.mage-code [role=alert]').textContent()).toBe(sentence)
    await field.fill(code)
    await seat.click()
    await expect.poll(() => page.locator('.mage-code [role=alert]').textContent()).toBe('')
    await page.waitForFunction(() => document.querySelectorAll('.seats li').length === 3)
    await expect.poll(() => page.locator('.seats').textContent()).toContain('Ysel')
    await page.locator('form button[type=submit]').click()
    await page.waitForSelector('[data-phase], .table, main.table-page', { state: 'attached' })
    await page.waitForFunction(() => document.body.textContent?.includes('Ysel'))
    expect(complaints()).toEqual([])
  })
})
