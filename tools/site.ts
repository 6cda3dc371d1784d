// The built page behind its real server, and a browser to look at it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { app } from '../src/server/app.ts'
import { findBrowser, LAUNCH } from './browser.ts'

export interface Site {
  /** The address of the page, with the slash at its end. */
  readonly at: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const executablePath = findBrowser()
  if (executablePath === null) throw new Error('there is no browser; `npm test` fetches one')
  const server = createServer(app(join(import.meta.dirname, '..', 'dist', 'web')))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = await chromium.launch({ executablePath, args: LAUNCH })
  return {
    at: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    browser,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
