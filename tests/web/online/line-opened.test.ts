import { afterAll, describe, expect, it, vi } from 'vitest'
import { CLOSED } from '../../../src/table/messages.ts'
import type { ConnectionState } from '../../../src/table/wire/connection.ts'

/* A browser does not say why a socket was not opened: the page asks who it is. */

class Socket extends EventTarget {
  static readonly made: Socket[] = []

  constructor() {
    super()
    Socket.made.push(this)
  }

  close(): void {}

  send(): void {}

  closed(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

let answer: () => Promise<Response>
vi.stubGlobal('WebSocket', Socket)
vi.stubGlobal('document', new EventTarget())
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('location', { hash: '', pathname: '/', search: '' })
vi.stubGlobal('fetch', () => answer())
afterAll(() => vi.unstubAllGlobals())

const meIs = (me: unknown) => async (): Promise<Response> =>
  Response.json({
    me,
    mutes: [],
    muted: [],
    offers: { push: null, mail: false, webhook: true },
    origin: null,
  })

/** What a page knows of its line after the socket was closed with this code. */
async function statesAfter(code: number, wasOpen: boolean): Promise<readonly ConnectionState[]> {
  const { PageConnection } = await import('../../../src/web/online/source/connection.ts')
  const states: ConnectionState[] = []
  let changed = (): void => {}
  const line = new PageConnection({
    address: () => 'ws://localhost/live',
    changed: (state) => {
      states.push(state)
      changed()
    },
    received: () => {},
  })
  const socket = Socket.made.at(-1)!
  if (wasOpen) socket.dispatchEvent(new Event('open'))
  const next = new Promise<void>((done) => {
    changed = done
  })
  socket.closed(code)
  await next
  line.close()
  return states
}

const away = (): Promise<Response> => Promise.reject(new TypeError('no network'))

describe('a socket that was not opened', () => {
  it('says that the person was signed out, when she was', async () => {
    answer = meIs(null)
    expect((await statesAfter(1006, false)).at(-1)).toBe('signed-out')
  })

  it('is opened again, when she is still here or the server is away', async () => {
    const me = { id: 'mia', name: 'Mia', kind: 'guest', lang: 'en', settings: {}, created: 0 }
    for (const next of [meIs(me), away]) {
      answer = next
      expect((await statesAfter(1006, false)).at(-1)).toBe('lost')
    }
  })

  it('is not asked about when it had been open', async () => {
    answer = meIs(null)
    expect((await statesAfter(1006, true)).at(-1)).toBe('lost')
    expect((await statesAfter(CLOSED.signedOut, true)).at(-1)).toBe('signed-out')
  })
})
