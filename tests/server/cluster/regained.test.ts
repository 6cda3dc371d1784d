import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameNamed } from '../../../src/games/index.ts'
import { OpenSessions } from '../../../src/server/access/open-sessions.ts'
import { MemoryHub } from '../../../src/server/cluster/hub.ts'
import { openSite, type Site, share, Visitor } from '../api/site.ts'
import { Page } from '../live/harness.ts'

/* What was said while Redis was away is lost: whoever waits for it looks again when it is back. */

class LossyHub extends MemoryHub {
  isAway = false
  private readonly waiting = new Set<() => void>()

  override publish(topic: string, text: string): void {
    if (!this.isAway) super.publish(topic, text)
  }

  override regained(listener?: () => void): () => void {
    if (listener === undefined) return () => {}
    this.waiting.add(listener)
    return () => this.waiting.delete(listener)
  }

  comesBack(): void {
    this.isAway = false
    for (const listener of this.waiting) listener()
  }
}

const hub = new LossyHub()
let site: Site
beforeAll(async () => {
  site = await openSite({}, Date.now, true, (backend) => ({
    ...backend,
    hub,
    api: { ...backend.api, hub },
  }))
})
afterAll(() => site.end())

const SETUP = gameNamed('aeons-end').setupFrom({}, 'regained')

const idOf = async (who: Visitor): Promise<string> =>
  ((await who.get('/api/me')).body.me as unknown as { id: string }).id

/** Both have a seat, and nobody is ready. */
async function roomOfTwo() {
  const [ada, bo] = [await new Visitor(site).named('Ada'), await new Visitor(site).named('Bo')]
  const made = await ada.post('/api/tables', {
    game: 'aeons-end',
    setup: SETUP,
    seats: [{ who: 'me' }, { who: 'open' }],
  })
  const { id } = made.body.table as unknown as { id: string }
  await bo.post(`/api/tables/${id}/join`, { key: made.body.key })
  return { ada, bo, id }
}

async function sitsDown(who: Visitor, table: string): Promise<Page> {
  const page = new Page()
  const shown = page.next(() => true)
  page.take(await site.playing!.connect(table, page.guest(await idOf(who), 'en'), null, page))
  await shown
  return page
}

it('whoever waits in a room learns that play has begun, though nobody could say so', async () => {
  const { ada, bo, id } = await roomOfTwo()
  const page = await sitsDown(bo, id)
  hub.isAway = true
  for (const each of [ada, bo])
    expect((await each.post(`/api/tables/${id}/ready`, { share: share() })).status).toBe(200)
  expect((await site.backend.store.tables.table(id))!.state).toBe('playing')
  const begins = page.next(({ m }) => m === 'whole')
  hub.comesBack()
  await begins
  page.leave()
})

it('play begins in a room whose server ended between the last word of its people and the deal', async () => {
  const { ada, bo, id } = await roomOfTwo()
  const { tables } = site.backend.store
  await tables.ready(id, await idOf(ada), new Uint8Array(16))
  const early = await sitsDown(ada, id)
  expect((await tables.table(id))!.state).toBe('open')
  await tables.ready(id, await idOf(bo), new Uint8Array(16))
  const page = new Page()
  const begun = [early, page].map((each) => each.next(({ m }) => m === 'whole'))
  page.take(await site.playing!.connect(id, page.guest(await idOf(bo), 'en'), null, page))
  await Promise.all(begun)
  expect((await tables.table(id))!.state).toBe('playing')
  for (const each of [early, page]) each.leave()
  // Where bots have all seats nobody has said anything yet.
  const bots = await ada.post('/api/tables', {
    game: 'aeons-end',
    setup: SETUP,
    seats: [1, 2].map(() => ({ who: 'bot', bot: 'greedy' })),
  })
  const { id: empty } = bots.body.table as unknown as { id: string }
  const looks = await sitsDown(ada, empty)
  expect((await tables.table(empty))!.state).toBe('open')
  looks.leave()
})

it('whoever listens for changes looks once more, and whoever was signed out is not here any more', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const ada = await new Visitor(site).named('Ada')
  const made = await ada.post('/api/tables', {
    game: 'aeons-end',
    setup: SETUP,
    seats: [{ who: 'me' }, { who: 'open' }],
  })
  const { id } = made.body.table as unknown as { id: string }
  const end = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/api/tables/${id}/changes`, {
    signal: end.signal,
    headers: { cookie: ada.cookie! },
  })
  const lines = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await lines.read()).value).toContain('data: open')
  hub.isAway = true
  hub.comesBack()
  expect((await lines.read()).value).toBe('data: changed\n\n')
  end.abort()

  const known = { session: async () => null }
  const sessions = new OpenSessions(hub, known)
  const ended = new Promise((done) => {
    const session = { hash: new Uint8Array(32) }
    sessions.begin({ person: { id: 'ada' }, session } as never, done)
  })
  hub.comesBack()
  expect(await ended).toBe(false)
  sessions.close()
})
