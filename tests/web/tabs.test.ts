import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { House } from './browser.ts'

const house = new House()

/** Everything that a page may keep, named alike. */
const keepsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).filter((key) => key === 'kept'),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    document.cookie,
  ])

it('a tab that somebody has left is as empty as a new one, whatever she kept in it', async () => {
  const first = await house.person()
  const page = await first.visit('#/nowhere')
  await page.route('**/*.json', (route) => route.abort())
  await page.evaluate(async () => {
    localStorage.setItem('kept', '1')
    sessionStorage.setItem('kept', '1')
    // biome-ignore lint/suspicious/noDocumentCookie: a page may keep one this way.
    document.cookie = 'kept=1'
    await caches.open('kept')
    await new Promise((done) => {
      indexedDB.open('kept').onsuccess = done
    })
  })
  expect(await keepsOf(page)).toEqual(['kept', 'kept', 'kept', 'kept', 'kept=1'])
  await page.setViewportSize({ width: 500, height: 500 })
  await first.leave()
  const second = await house.person({ width: 700, height: 600, theme: 'light' })
  expect(second.context).toBe(first.context)
  const next = await second.visit('#/nowhere')
  expect(await keepsOf(next)).toEqual([''])
  const looksOf = (tab: Page) =>
    tab.evaluate(() => [innerWidth, innerHeight, matchMedia('(prefers-color-scheme: light)').matches])
  expect(await looksOf(next)).toEqual([700, 600, true])
  expect(await looksOf(await second.visit('#/nowhere'))).toEqual([700, 600, true])
  expect(await next.evaluate(async () => (await fetch('nothing.json')).status)).toBe(404)
  await second.leave()
  const third = await house.person()
  expect(third.context).toBe(first.context)
  expect(await looksOf(await third.visit('#/nowhere'))).toEqual([1366, 768, false])
  await third.leave()
})

it('a tab forgets what it was told to do whenever it is opened', async () => {
  const first = await house.person()
  const page = await first.emptyTab()
  const say = (name: string) => Reflect.set(window, name, true)
  const said = () => page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('told by ')))
  await first.context.addInitScript(say, 'told by all')
  await page.addInitScript(say, 'told by one')
  await first.context.newCDPSession(page)
  await page.goto(first.addressOf('#/nowhere'))
  expect(await said()).toHaveLength(2)
  await first.leave()
  const second = await house.person()
  expect(await second.visit('#/nowhere')).toBe(page)
  expect(await said()).toEqual([])
  await second.leave()
})

it('a tab that has learnt something for good is nobody else’s', async () => {
  const first = await house.person()
  await first.context.exposeFunction('kept', () => {})
  await first.visit('#/nowhere')
  await first.leave()
  const second = await house.person()
  expect(second.context).not.toBe(first.context)
})
