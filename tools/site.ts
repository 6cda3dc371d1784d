// The built page behind its real server, and a browser to look at it.
import type { AddressInfo } from 'node:net'
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

/** The page that was built into `folder`; in a browser of its own, unless one is lent to it. */
export async function openSite(
  folder = join(import.meta.dirname, '..', 'dist', 'web'),
  lent?: Browser,
): Promise<Site> {
  const server = pageServer(folder)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = lent ?? (await launchBrowser())
  return {
    at: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    browser,
    close: async () => {
      if (lent === undefined) await browser.close()
      server.close()
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
