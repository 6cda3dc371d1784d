// The built page behind its real server, and a browser to look at it.
import { existsSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { pageServer } from '../src/server/page/app.ts'
import { launchBrowser } from './browser.ts'

export interface Site {
  /** The address of the page, with the slash at its end. */
  readonly at: string
  readonly browser: Browser
  close(): Promise<void>
}

/** At this port, or at any where somebody else has it; gives which. */
export async function listen(server: Server, port = 0): Promise<number> {
  const listens = (at: number) =>
    new Promise<void>((done, fail) => {
      server.once('error', fail)
      server.listen(at, '127.0.0.1', () => {
        server.off('error', fail)
        done()
      })
    })
  await listens(port).catch(() => listens(0))
  return (server.address() as AddressInfo).port
}

/** The page that was built into `folder`; in a browser of its own, unless one is lent to it. */
export async function openSite(
  folder = join(import.meta.dirname, '..', 'dist', 'web'),
  lent?: Browser,
  port = 0,
): Promise<Site> {
  // A browser would wait for it, for as long as a test may take.
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`there is no page in ${folder}: npm run build makes it`)
  const server = pageServer(folder)
  const found = await listen(server, port)
  const browser = lent ?? (await launchBrowser())
  return {
    at: `http://127.0.0.1:${found}/`,
    browser,
    close: async () => {
      if (lent === undefined) await browser.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

export interface Script {
  readonly name: string
  /** As it travels: compressed. */
  readonly bytes: number
  /** When it was asked for, in milliseconds of the clock. */
  readonly at: number
}

/** The scripts that a page fetches from now on, those of its workers among them; the list grows as they come. */
export function scriptsOf(page: Page): readonly Script[] {
  const scripts: Script[] = []
  page.on('response', (response) => {
    const headers = response.headers()
    if (!/javascript/.test(headers['content-type'] ?? '')) return
    scripts.push({
      name: new URL(response.url()).pathname,
      bytes: Number(headers['content-length'] ?? Number.NaN),
      at: response.request().timing().startTime,
    })
  })
  return scripts
}
