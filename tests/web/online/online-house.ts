import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { StartPlaying } from '../../../src/server/backend.ts'
import { readConfig } from '../../../src/server/config.ts'
import { playTables, type Running, startServer } from '../../../src/server/start.ts'
import { launchBrowser } from '../../../tools/browser.ts'
import { listen } from '../../../tools/site.ts'
import type { Friend } from '../../friend.ts'
import { sharedBrowser } from '../../thread.ts'
import { PATIENCE, prepared } from '../browser.ts'
import { stateOf } from '../play.ts'
import { leaveTab, portOfThread, takeTab } from '../tabs.ts'

/** Names that are this machine's own wherever somebody asks. */
const OWN = ['127.0.0.1', 'localhost']

const folder = join(import.meta.dirname, '..', '..', '..', 'dist', 'web')

interface Visit {
  readonly lang: 'en' | 'fr'
  readonly theme?: 'dark' | 'light'
  /** As people have it; what a test holds back on its way must pass none. */
  readonly serviceWorker?: boolean
  /** Another device of the same person. */
  readonly of?: BrowserContext
}

const SITTING_DOWN = {
  en: { name: 'Your name', enter: /^Come in$/, sit: /^Sit down$/, ready: /^I am ready$/ },
  fr: { name: 'Votre nom', enter: /^Entrer$/, sit: /^S’asseoir$/, ready: /^Je suis prêt$/ },
} as const

/** A frame is long: its beginning says what it is. */
const SHOWN = 200
const KEPT = 6

/** Somebody at a page, and what was said between the page and its table last. */
export class Somebody {
  readonly complaints: string[] = []
  readonly frames: string[] = []
  readonly context: BrowserContext
  readonly tab: Page
  readonly lang: Visit['lang']
  /** How often the page has opened a line to a table. */
  lines = 0
  private readonly listeners = new Set<(frame: string) => void>()
  private hasLeft = false

  constructor(tab: Page, lang: Visit['lang']) {
    this.context = tab.context()
    this.tab = tab
    this.lang = lang
    tab.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text())
    })
    tab.on('pageerror', (error) => this.complaints.push(error.message))
    const note = (what: string, payload: string | Buffer = ''): void => {
      this.frames.push(`${what} ${String(payload).slice(0, SHOWN)}`)
      if (this.frames.length > KEPT) this.frames.shift()
    }
    tab.on('websocket', (line) => {
      this.lines += 1
      note('line', line.url())
      line.on('framesent', ({ payload }) => note('said', payload))
      line.on('framereceived', ({ payload }) => {
        note('received', payload)
        for (const listener of this.listeners) listener(String(payload))
      })
      line.on('close', () => note('line lost'))
    })
  }

  /** Does something; where it fails, the error says what went over the line last. */
  async orExplain<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      const said = [...this.frames, ...this.complaints].join('\n')
      const shown = await stateOf(this.tab)
      throw new Error(`${(error as Error).message}\nat ${this.tab.url()}: ${shown}, and last:\n${said}`, {
        cause: error,
      })
    }
  }

  /** The next time that her table says exactly this. */
  receives(frame: string): Promise<void> {
    return new Promise((done) => {
      const listener = (received: string): void => {
        if (received !== frame) return
        this.listeners.delete(listener)
        done()
      }
      this.listeners.add(listener)
    })
  }

  press(name: RegExp): Promise<void> {
    return this.orExplain(this.tab.getByRole('button', { name }).first().click())
  }

  /** What stands in a field, once something does. */
  async read(label: string): Promise<string> {
    const field = this.tab.getByLabel(label)
    await this.orExplain(field.waitFor())
    await expect.poll(() => field.inputValue()).not.toBe('')
    return field.inputValue()
  }

  /** Comes into the lobby of a house under this name. */
  async enter(at: string, called: string): Promise<void> {
    const { name, enter } = SITTING_DOWN[this.lang]
    await this.tab.goto(`${at}/#/together`)
    await this.tab.getByLabel(name).fill(called)
    await this.press(enter)
    await this.orExplain(this.tab.locator('main.lobby').waitFor())
  }

  /**
   * Comes by the link of a friend under this name, or as whoever has entered already where it is null, sits down, and
   * plays as soon as both are ready.
   */
  async playWith(friend: Friend, link: string, called: string | null = 'Anna'): Promise<void> {
    const { name, enter, sit, ready } = SITTING_DOWN[this.lang]
    await this.tab.goto(link)
    if (called !== null) {
      await this.tab.getByLabel(name).fill(called)
      await this.press(enter)
    }
    await this.press(sit)
    await this.press(ready)
    await friend.ready()
    await this.orExplain(this.tab.locator('main.table').waitFor())
  }

  async leave(): Promise<void> {
    if (this.hasLeft) return
    this.hasLeft = true
    await leaveTab(this.tab)
  }
}

/** A server with tables, and whoever comes there, for a file of tests. */
export class OnlineHouse {
  private readonly walkers = new Map<string, Promise<Somebody>>()
  private readonly people: Somebody[] = []
  private browser: Browser | null = null
  private server: Running | null = null
  private port = 0
  private readonly data = mkdtempSync(join(tmpdir(), 'cardwright-online-'))
  private readonly name: string

  /** Under another name than this machine's own a browser does not trust a page without https; `settings` of the server; `play` plays its tables. */
  constructor(
    name = '127.0.0.1',
    settings: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
    play: StartPlaying = playTables,
  ) {
    this.name = name
    beforeAll(async () => {
      const own = { DATA: this.data, LOG: 'silent', THREADS: '1', ...(await settings()) }
      const config = readConfig(own, [], this.data)
      this.server = await startServer(config, folder, play)
      await portOfThread(async (port) => {
        this.port = await listen(this.running.server, port)
        return this
      })
      this.browser = await (OWN.includes(name)
        ? sharedBrowser()
        : launchBrowser(`--host-resolver-rules=MAP ${name} 127.0.0.1`))
    }, PATIENCE)
    afterAll(async () => {
      for (const somebody of this.people) await somebody.leave()
      if (!OWN.includes(name)) await this.browser?.close()
      await this.server?.close()
      rmSync(this.data, { recursive: true, force: true })
    }, PATIENCE)
  }

  get running(): Running {
    return this.server!
  }

  /** Where it is, without a slash at the end. */
  get at(): string {
    return `http://${this.name}:${this.port}`
  }

  /**
   * Somebody who has entered under this name and goes from place to place in one tab, the same for all tests of a file
   * that ask for her.
   */
  walker(called: string, visit: Visit): Promise<Somebody> {
    const walker = this.walkers.get(called) ?? this.walk(called, visit)
    this.walkers.set(called, walker)
    return walker
  }

  private async walk(called: string, visit: Visit): Promise<Somebody> {
    const somebody = await this.somebody(visit)
    await somebody.enter(this.at, called)
    return somebody
  }

  async somebody({ lang, theme = 'light', serviceWorker = false, of }: Visit): Promise<Somebody> {
    const looks: BrowserContextOptions = {
      viewport: { width: 1366, height: 768 },
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: theme,
      reducedMotion: 'reduce',
      serviceWorkers: serviceWorker ? 'allow' : 'block',
    }
    const tab = await (serviceWorker || of !== undefined || !OWN.includes(this.name)
      ? this.ownTab({ ...looks, ...(of === undefined ? {} : { storageState: await of.storageState() }) })
      : takeTab(this.browser!, this.at, looks, false, prepared))
    const somebody = new Somebody(tab, lang)
    this.people.push(somebody)
    return somebody
  }

  /** What it has stays with it: nobody gets it afterwards. */
  private async ownTab(looks: BrowserContextOptions): Promise<Page> {
    const context = await this.browser!.newContext(looks)
    await prepared(context)
    return await context.newPage()
  }
}
