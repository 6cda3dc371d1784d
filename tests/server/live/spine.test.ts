import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { gameNamed } from '../../../src/games/index.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import { timeOf } from '../../../src/server/live/time/timekeeper.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { checkDeal } from '../../../src/table/deal.ts'
import type { WireMessage } from '../../../src/table/messages.ts'
import { momentFor } from '../../../src/table/moment.ts'
import type { WireCommand } from '../../../src/table/wire/commands.ts'
import { begunTable, environmentOf, newId, ownStore, Page } from './harness.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function server(store: Store): Promise<{ live: LiveTables; url: string; stop: () => Promise<void> }> {
  const live = new LiveTables(environmentOf(store, timeOf(0)))
  const http = createServer()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4096 })
  http.on('upgrade', (request, socket, head) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const person = asked.get('person') ?? ''
      live.lines.receive(opened, {
        person: { id: person, name: person, kind: 'guest', lang: 'en', settings: '{}', created: 0, seen: 0 },
        lang: asked.get('lang') === 'fr' ? 'fr' : 'en',
        table: asked.get('t') ?? '',
        revision: Number(asked.get('r')),
        lines: Number(asked.get('l')),
        past: asked.get('p') ?? '',
        key: asked.get('k'),
        origin: '',
        wire: socket,
      })
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const stop = async (): Promise<void> => {
    for (const each of sockets.clients) each.terminate()
    http.close()
    http.closeAllConnections()
  }
  return { live, url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/live`, stop }
}

/** A page with a real socket. */
class Browser {
  readonly page = new Page()
  private socket: WebSocket | null = null

  async open(url: string, table: string, person: string, lang: string): Promise<void> {
    const { page } = this
    const socket = new WebSocket(
      `${url}?t=${table}&person=${person}&lang=${lang}&r=${page.revision}&l=${page.lines.length}`,
    )
    this.socket = socket
    const first = page.next(({ m }) => m === 'whole' || m === 'company')
    socket.on('message', (data) => page.send(String(data)))
    await once(socket, 'open')
    await first
  }

  say(command: WireCommand): void {
    this.socket?.send(JSON.stringify(command))
  }

  async drop(): Promise<void> {
    const { socket } = this
    if (socket === null) return
    socket.terminate()
    if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close')
  }
}

const isAnswer =
  (id: string) =>
  (message: WireMessage): boolean =>
    (message.m === 'ok' || message.m === 'no') && message.id === id

describe('a table of two people over sockets, kept in a file', () => {
  it('is played to the end: ok means stored, pages agree with the table, a killed server loses nothing', async () => {
    const { store, end } = await ownStore()
    ends.push(end)
    const id = await begunTable(store, 'aeons-end', ['ann', 'bob'])
    let running = await server(store)
    const browsers = [new Browser(), new Browser()]
    const people = ['ann', 'bob']
    const langs = ['en', 'fr'] as const
    for (const i of [0, 1]) await browsers[i]!.open(running.url, id, people[i]!, langs[i]!)
    let decisions = 0
    let restarts = 0
    while (browsers[0]!.page.moment!.outcome === null) {
      const asked = browsers[0]!.page.moment!.asked!
      const who = asked < 0 ? decisions % 2 : asked
      const { page } = browsers[who]!
      const command = {
        c: 'a',
        r: page.revision,
        i: page.moment!.question!.choices[(decisions * 7) % page.moment!.question!.choices.length]!.index,
        id: newId(),
      } as const
      const answered = page.next(isAnswer(command.id))
      const shown = Promise.all(
        browsers.map(({ page: each }) => each.next((m) => m.m === 'patch' || m.m === 'whole')),
      )
      browsers[who]!.say(command)
      if (decisions % 10 === 3) browsers[who]!.say(command)
      const ok = await answered
      expect(ok).toEqual({ m: 'ok', id: command.id, r: command.r + 1 })
      if (decisions % 10 === 0 && page.moment!.outcome === null) {
        // Acknowledged is stored: it is there for whoever opens the file.
        const steps = await store.steps.load(id, 0)
        expect(steps.some(({ key }) => key === command.id)).toBe(true)
      }
      await shown
      decisions += 1
      if (decisions % 15 === 0 && page.moment!.outcome === null) {
        // Nothing is said to the tables: they are gone from one moment to the next.
        restarts += 1
        await running.stop()
        for (const browser of browsers) await browser.drop()
        running = await server(store)
        for (const i of [0, 1]) await browsers[i]!.open(running.url, id, people[i]!, langs[i]!)
      }
      if (page.moment!.outcome === null) {
        const table = (await running.live.open(id))!
        for (const i of [0, 1]) {
          const words = gameNamed('aeons-end').words[langs[i]!]
          const viewer = { eyes: i, answersFor: [i], holdsTable: false }
          expect(browsers[i]!.page.moment).toEqual(
            JSON.parse(JSON.stringify(momentFor(table.shared, viewer, words))),
          )
          expect(browsers[i]!.page.lines).toHaveLength(
            table.shared.table.log.filter((entry) => entry.seenBy(i) !== null).length,
          )
        }
      }
    }
    expect(restarts).toBeGreaterThan(0)
    expect(decisions).toBeGreaterThan(40)
    const replay = (await store.results.replay(id))!
    for (const { page } of browsers) {
      expect(page.moment!.record).toBe(replay.record)
      const over = page.messages.find((message) => message.m === 'over')
      if (over?.m !== 'over') throw new Error('nothing was published')
      expect(over.deal.shares).toEqual([null, null])
      expect(() =>
        checkDeal(over.deal, { commitment: page.company!.commitment, seat: 0, share: '' }),
      ).toThrow('share')
    }
    await running.stop()
  })
})
