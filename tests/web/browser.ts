import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { app } from '../../src/server/app.ts'
import { findBrowser, LAUNCH } from '../../tools/browser.ts'

export interface Visit {
  readonly lang?: 'en' | 'fr'
  readonly theme?: 'dark' | 'light'
  readonly width?: number
  readonly height?: number
  readonly touch?: boolean
}

export const PHONE: Visit = { width: 390, height: 844, touch: true }

/** The built page behind its real server, and a real browser; one of each for a file of tests. */
export class Site {
  private server: Server | null = null
  private browser: Browser | null = null
  at = ''

  constructor() {
    beforeAll(() => this.open(), 60_000)
    afterAll(() => this.close())
  }

  private async open(): Promise<void> {
    const executablePath = findBrowser()
    if (executablePath === null) throw new Error('there is no browser; `npm test` fetches one')
    const server = createServer(app(join(import.meta.dirname, '..', '..', 'dist', 'web')))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    this.server = server
    this.at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    this.browser = await chromium.launch({ executablePath, args: LAUNCH })
  }

  private async close(): Promise<void> {
    await this.browser?.close()
    this.server?.close()
  }

  /** A browser of its own storage, as somebody new has it. */
  async person({
    lang = 'en',
    theme = 'dark',
    width = 1366,
    height = 768,
    touch = false,
  }: Visit = {}): Promise<Person> {
    const context = await this.browser!.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    return new Person(context, this.at)
  }
}

/** Somebody at the page. Whatever the page complains about is kept, and must stay empty. */
export class Person {
  readonly complaints: string[] = []
  private readonly context: BrowserContext
  private readonly at: string

  constructor(context: BrowserContext, at: string) {
    this.context = context
    this.at = at
  }

  /** Opens a place of the page in a new tab. */
  async visit(place: string): Promise<Page> {
    const page = await this.context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
    page.on('request', (request) => {
      const { protocol } = new URL(request.url())
      if (!request.url().startsWith(this.at) && protocol !== 'blob:')
        this.complaints.push(`asks ${request.url()}`)
    })
    await page.goto(this.at + place)
    return page
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}
