import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

/* What the service worker does when it is pushed to, and when somebody presses what it shows. No browser can be
 * subscribed here, so it is run by itself. */

interface Shown {
  readonly title: string
  readonly options: { readonly body: string; readonly tag: string; readonly data: { readonly url: string } }
}

interface Listened {
  readonly data?: { json(): unknown }
  readonly notification?: { readonly data: { readonly url: string }; close(): void }
  waitUntil(work: Promise<unknown>): void
}

class Worker {
  readonly shown: Shown[] = []
  readonly opened: string[] = []
  readonly focused: string[] = []
  windows: readonly string[] = []
  private readonly listeners = new Map<string, (event: Listened) => void>()

  constructor() {
    const self = {
      registration: {
        showNotification: async (title: string, options: Shown['options']) =>
          this.shown.push({ title, options }),
      },
      clients: {
        matchAll: async () =>
          this.windows.map((url) => ({ url, focus: async () => void this.focused.push(url) })),
        openWindow: async (url: string) => void this.opened.push(url),
      },
    }
    const scope = createContext({
      self,
      URL,
      location: { href: 'https://cards.example/table/offline.js', origin: 'https://cards.example' },
      addEventListener: (name: string, listener: (event: Listened) => void) =>
        this.listeners.set(name, listener),
    })
    const path = join(import.meta.dirname, '..', '..', '..', 'src', 'web', 'offline', 'worker.js')
    runInContext(readFileSync(path, 'utf8'), scope)
  }

  async dispatch(name: string, event: Omit<Listened, 'waitUntil'>): Promise<void> {
    let work: Promise<unknown> = Promise.resolve()
    const waitUntil = (each: Promise<unknown>): void => {
      work = each
    }
    this.listeners.get(name)!({ ...event, waitUntil })
    await work
  }

  push(message: unknown): Promise<void> {
    return this.dispatch('push', { data: { json: () => message } })
  }

  async press(): Promise<void> {
    const { data } = this.shown.at(-1)!.options
    const close = vi.fn()
    await this.dispatch('notificationclick', { notification: { data, close } })
    expect(close).toHaveBeenCalledOnce()
  }
}

const turn = { title: 'Cardwright', text: 'It is your turn.', url: 'https://cards.example/table/#/t/Ab3' }

describe('a push', () => {
  it('is shown, one notification for each table', async () => {
    const worker = new Worker()
    await worker.push(turn)
    expect(worker.shown).toMatchObject([
      { title: 'Cardwright', options: { body: 'It is your turn.', tag: turn.url, data: { url: turn.url } } },
    ])
  })
  it('opens the table in a window of its own', async () => {
    const worker = new Worker()
    worker.windows = ['https://cards.example/table/#/t/Other']
    await worker.push(turn)
    await worker.press()
    expect([worker.opened, worker.focused]).toEqual([[turn.url], []])
  })
  it('leads to the window that shows the table already', async () => {
    const worker = new Worker()
    worker.windows = ['https://cards.example/table/#/', turn.url]
    await worker.push(turn)
    await worker.press()
    expect([worker.opened, worker.focused]).toEqual([[], [turn.url]])
  })
  it.each([
    ['another site', 'https://evil.example/#/t/Ab3', 'https://cards.example/table/#/t/Ab3'],
    ['no address', 'not an address at all', 'https://cards.example/table/#/together'],
    ['a script', 'javascript:alert(1)', 'https://cards.example/table/#/together'],
  ])('that names %s opens nothing but this page', async (_, url, opened) => {
    const worker = new Worker()
    await worker.push({ ...turn, url })
    await worker.press()
    expect(worker.opened).toEqual([opened])
  })
  it('that cannot be read is shown all the same, as browsers ask for it', async () => {
    const worker = new Worker()
    await worker.dispatch('push', {})
    expect(worker.shown).toMatchObject([{ title: 'Cardwright', options: { body: '' } }])
    await worker.press()
    expect(worker.opened).toEqual(['https://cards.example/table/#/together'])
  })
})
