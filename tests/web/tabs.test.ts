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
  const second = await house.person()
  expect(second.context).toBe(first.context)
  const next = await second.visit('#/nowhere')
  expect(await keepsOf(next)).toEqual([''])
  expect(await next.evaluate(() => [innerWidth, innerHeight])).toEqual([1366, 768])
  expect(await next.evaluate(async () => (await fetch('nothing.json')).status)).toBe(404)
  await second.leave()
})

it('a tab that has learnt something for good is nobody else’s', async () => {
  const first = await house.person()
  await first.context.addInitScript(() => {})
  await first.visit('#/nowhere')
  await first.leave()
  const second = await house.person()
  expect(second.context).not.toBe(first.context)
})
