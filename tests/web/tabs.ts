import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/*
 * Tabs for all files of a thread. A tab that has drawn a table knows the compiled scripts of the page: what is opened anew in
 * it takes a third of what it takes in a new one. So whoever leaves hands her tab on, empty, to the next who looks in the
 * same way at the same address.
 */

/** So many wait at most: each holds the memory of a page. */
const MOST = 6

/** What cannot be taken back: whoever has done it takes her tab with her. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession'] as const

/** What tests listen to. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'response', 'websocket'] as const

/** Where sites of this thread are, one after the other; 0 before the first. */
let port = 0

/** Opens a site where those before it were, so that their tabs know its scripts. */
export async function portOfThread<S extends { readonly at: string }>(
  open: (port: number) => Promise<S>,
): Promise<S> {
  const site = await open(port)
  port = Number(new URL(site.at).port)
  return site
}

interface Idle {
  readonly key: string
  readonly page: Page
}

const idle: Idle[] = []
const keys = new WeakMap<Page, string>()
const changed = new WeakSet<BrowserContext>()

/** From now on it is noticed when something is done to it that cannot be taken back. */
function watch(context: BrowserContext, page: Page): void {
  for (const part of [context, page, context.clock])
    for (const name of [...LASTING, 'emulateMedia', 'install'] as const) {
      const act: unknown = Reflect.get(part, name)
      if (typeof act !== 'function') continue
      Reflect.set(part, name, (...said: unknown[]): unknown => {
        changed.add(context)
        return Reflect.apply(act, part, said)
      })
    }
}

/** An empty tab for somebody who looks in this way at the pages of this address; a new one is prepared, and so is a fresh one. */
export async function takeTab(
  browser: Browser,
  at: string,
  visit: BrowserContextOptions,
  fresh: boolean,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const key = JSON.stringify([new URL(at).origin, visit])
  const found = idle.findLastIndex((each) => each.key === key && each.page.context().browser() === browser)
  if (found !== -1 && !fresh) return idle.splice(found, 1)[0]!.page
  const context = await browser.newContext(visit)
  await prepare(context)
  const page = await context.newPage()
  keys.set(page, key)
  watch(context, page)
  return page
}

/** Empties everything that a page may keep; runs at an address of the site where nothing is. */
async function forget(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}

/** Makes it as empty as a new one, by way of an address of its site where nothing is. */
async function empty(page: Page, origin: string, { viewport }: BrowserContextOptions): Promise<void> {
  const context = page.context()
  for (const each of context.pages()) if (each !== page) await each.close()
  for (const name of EVENTS) page.removeAllListeners(name)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.goto(`${origin}/nothing`)
  await page.evaluate(forget)
  await context.clearCookies()
  await page.goto('about:blank')
  if (viewport != null) await page.setViewportSize(viewport)
  await page.mouse.move(-1, -1)
}

/** Somebody leaves; the tab that she came with waits for whoever comes next. The site must still be there. */
export async function leaveTab(page: Page, visit: BrowserContextOptions): Promise<void> {
  const context = page.context()
  const key = keys.get(page)
  if (key === undefined || page.isClosed() || changed.has(context)) return context.close()
  const [origin] = JSON.parse(key) as [string]
  try {
    await empty(page, origin, visit)
  } catch {
    // What cannot be emptied is of no use to anybody.
    return context.close()
  }
  idle.push({ key, page })
  if (idle.length > MOST) await idle.shift()!.page.context().close()
}
