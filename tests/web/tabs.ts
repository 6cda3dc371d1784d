import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright-core'

/*
 * Tabs for all files of a thread. A tab that has drawn a table knows the compiled scripts of the page: what is opened again in
 * it takes a third of what it takes in a new one. So whoever leaves hands her tab on, empty, to the next who comes to the
 * same address with the same kind of device, in the same language: sizes and colours can be changed.
 */

/** So many wait at most: each holds the memory of a page. */
const MOST = 6

/** What cannot be taken back: whoever has done it takes her tab with her. */
const LASTING = ['exposeBinding', 'exposeFunction', 'emulateMedia', 'install'] as const

/** What is taken back when she leaves. */
const PASSING = ['addInitScript', 'newCDPSession'] as const

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

/** What somebody has done to her tab. */
interface Marks {
  forGood: boolean
  readonly takesBack: (() => Promise<void>)[]
}

const idle: Idle[] = []
const keys = new WeakMap<Page, string>()
const marks = new WeakMap<BrowserContext, Marks>()
/** How the one who has it looks, and how a page of it is made to look so. */
const looks = new WeakMap<BrowserContext, BrowserContextOptions>()
const emulate = new WeakMap<Page, Page['emulateMedia']>()

type Act = (...said: unknown[]) => unknown

/** From now on this act of it is noticed. */
function notice(part: object, name: string, act: (real: Act) => Act): void {
  const real: unknown = Reflect.get(part, name)
  if (typeof real === 'function')
    Reflect.set(
      part,
      name,
      act((...said) => Reflect.apply(real, part, said)),
    )
}

/** From now on it is noticed what is done to it. */
function watch(context: BrowserContext, page: Page): void {
  const all: Marks = { forGood: false, takesBack: [] }
  marks.set(context, all)
  emulate.set(page, page.emulateMedia.bind(page))
  for (const part of [context, page, context.clock]) {
    for (const name of LASTING)
      notice(part, name, (real) => (...said) => {
        all.forGood = true
        return real(...said)
      })
    for (const name of PASSING)
      notice(part, name, (real) => async (...said) => {
        const done = (await real(...said)) as Disposable | CDPSession
        all.takesBack.push(() => ('detach' in done ? done.detach() : done.dispose()))
        return done
      })
  }
  notice(context, 'newPage', (real) => async () => {
    const more = (await real()) as Page
    await dress(more, looks.get(context)!)
    return more
  })
}

/** Makes a page as large as somebody wants it, and of her colours. */
async function dress(page: Page, { viewport, colorScheme }: BrowserContextOptions): Promise<void> {
  if (viewport != null) await page.setViewportSize(viewport)
  const give = emulate.get(page) ?? page.emulateMedia.bind(page)
  await give({ colorScheme: colorScheme ?? null })
}

/** An empty tab for somebody who looks in this way at the pages of this address; a new one is prepared, and so is a fresh one. */
export async function takeTab(
  browser: Browser,
  at: string,
  visit: BrowserContextOptions,
  fresh: boolean,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const { viewport: _, colorScheme: __, hasTouch = false, isMobile = false, ...rest } = visit
  const key = JSON.stringify([new URL(at).origin, hasTouch, isMobile, rest])
  const found = idle.findLastIndex((each) => each.key === key && each.page.context().browser() === browser)
  if (found !== -1 && !fresh) {
    const [{ page }] = idle.splice(found, 1) as [Idle]
    looks.set(page.context(), visit)
    await dress(page, visit)
    return page
  }
  const context = await browser.newContext(visit)
  await prepare(context)
  const page = await context.newPage()
  keys.set(page, key)
  looks.set(context, visit)
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
async function empty(page: Page, origin: string): Promise<void> {
  const context = page.context()
  for (const each of context.pages()) if (each !== page) await each.close()
  for (const takeBack of marks.get(context)!.takesBack.splice(0)) await takeBack()
  for (const name of EVENTS) page.removeAllListeners(name)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.goto(`${origin}/nothing`)
  await page.evaluate(forget)
  await context.clearCookies()
  await page.goto('about:blank')
  await page.mouse.move(-1, -1)
}

/** Somebody leaves; the tab that she came with waits for whoever comes next. The site must still be there. */
export async function leaveTab(page: Page): Promise<void> {
  const context = page.context()
  const key = keys.get(page)
  if (key === undefined || page.isClosed() || marks.get(context)!.forGood) return context.close()
  const [origin] = JSON.parse(key) as [string]
  try {
    await empty(page, origin)
  } catch {
    // What cannot be emptied is of no use to anybody.
    return context.close()
  }
  idle.push({ key, page })
  if (idle.length > MOST) await idle.shift()!.page.context().close()
}
