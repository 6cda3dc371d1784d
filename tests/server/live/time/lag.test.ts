import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { MemoryHub } from '../../../../src/server/cluster/hub.ts'
import { Relay } from '../../../../src/server/cluster/relay.ts'
import type { Line } from '../../../../src/server/live/connections/lines.ts'
import type { LiveTables } from '../../../../src/server/live/live-tables.ts'
import { Lag, MOST_LAG } from '../../../../src/server/live/time/lag.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { begunTable, liveTables, ManualTime, newId, ownStore, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

describe('how long a line takes', () => {
  it('is half of the shortest of the last trips, and never more than may be credited', () => {
    const lag = new Lag()
    expect(lag.credit).toBe(0)
    const trip = (milliseconds: number): number => {
      lag.ponged(lag.ping(1_000), 1_000 + milliseconds)
      return lag.credit
    }
    expect([trip(401), trip(90), trip(2_000)]).toEqual([200, 45, 45])
    expect([trip(500), trip(500), trip(90_000)]).toEqual([45, 45, 250])
    expect([trip(90_000), trip(90_000), trip(90_000)]).toEqual([250, 250, MOST_LAG])
  })

  it('is what comes back of a ping of ours, once, and nothing that a page makes up', () => {
    const lag = new Lag()
    lag.ponged('1', 500)
    const first = lag.ping(1_000)
    const second = lag.ping(6_000)
    lag.ponged(first, 6_300)
    lag.ponged('', 6_300)
    lag.ponged('3', 6_300)
    expect(lag.credit).toBe(0)
    lag.ponged(second, 6_100)
    expect(lag.credit).toBe(50)
    lag.ponged(second, 7_000)
    for (let n = 0; n < 4; n++) lag.ponged(lag.ping(1_000), 1_400)
    expect(lag.credit).toBe(200)
  })
})

/** A page whose socket answers pings so many milliseconds after they left; never with null. */
class DistantPage extends Page {
  private readonly time: ManualTime
  private readonly trip: number | null

  constructor(time: ManualTime, trip: number | null) {
    super(() => time.now())
    this.time = time
    this.trip = trip
  }

  ping(token: string): void {
    if (this.trip !== null) this.time.after(this.trip, () => this.ponged(token))
  }
}

/** An evening of Eternal at which the line of Ann takes so long, and that of Bob nothing. */
async function evening(trip: number | null, options: Partial<TableOptions> = { pace: 'live' }) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  // Whatever is compared was dealt alike.
  const deal = { id: 'table', secret: new Uint8Array(32).fill(7) }
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], options, {}, deal)
  const [ann, bob] = [new DistantPage(time, trip), new DistantPage(time, 0)] as const
  ann.connect(live, id, 'ann')
  bob.connect(live, id, 'bob')
  await time.pass(1_000)
  const asked = (): Page => (ann.moment!.asked === 1 ? bob : ann)
  const wait = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 8_000) {
      for (const page of [ann, bob]) page.say({ c: 'p' })
      await time.pass(Math.min(left, 8_000))
    }
  }
  const isWindow = (): boolean => asked().moment!.question!.choices.some(({ ref }) => ref.kind === 'pass')
  let given = 0
  /** Whoever is asked thinks for so long, and answers. */
  const answer = async (after: number): Promise<Page> => {
    await wait(after)
    const page = asked()
    const { choices } = page.moment!.question!
    const choice = choices.find(({ ref }) => ref.kind === 'pass') ?? choices[(given * 5) % choices.length]!
    given += 1
    page.say({ c: 'a', r: page.revision, i: choice.index, id: `answer-${String(given).padStart(8, '0')}` })
    await wait(2_500)
    return page
  }
  const steps = () => store.kept.get(id)!.steps
  return { time, store, id, live, ann, bob, asked, answer, wait, isWindow, steps, faults: environment.faults }
}

const THOUGHT = 10_000

/** What Ann has left after her first answer. */
async function leftAfterAnswer(trip: number | null, pace: TableOptions['pace'] = 'live'): Promise<number> {
  const { ann, bob, answer, asked, faults } = await evening(trip, { pace })
  while (asked() === bob) await answer(0)
  expect(await answer(THOUGHT)).toBe(ann)
  expect(faults).toEqual([])
  return ann.company!.clock!.banks[0]!
}

describe('the clock of a live table', () => {
  it('does not count what an answer takes to arrive, up to what may be credited', async () => {
    const near = await leftAfterAnswer(0)
    expect((await leftAfterAnswer(200)) - near).toBe(100)
    expect((await leftAfterAnswer(600)) - near).toBe(300)
    expect((await leftAfterAnswer(4_000)) - near).toBe(MOST_LAG)
    expect(await leftAfterAnswer(null)).toBe(near)
  })

  it('counts everything where people have days', async () => {
    expect(await leftAfterAnswer(600, 'days')).toBe(await leftAfterAnswer(0, 'days'))
  })

  it('is the same for whoever opens the table after it', async () => {
    const { time, store, id, ann, bob, answer, steps } = await evening(500)
    for (let n = 0; n < 20; n++) await answer(1_500)
    expect(steps().filter(({ seat, data }) => seat === 0 && data === '250').length).toBeGreaterThan(3)
    expect(steps().filter(({ seat, data }) => seat === 1 && data !== null)).toEqual([])
    await answer(0)
    const { live: another } = liveTables(store.asStore, time, 'another')
    // The table asks for what it sends now: both pages are told at the same beat.
    const [before, after] = [bob, new DistantPage(time, 0)]
    after.connect(another, id, 'ann')
    ann.leave()
    await time.pass(60)
    expect(before.frames.at(-1)!.at).toBe(after.frames.findLast(({ frame }) => frame.includes('"clock"'))!.at)
    expect(after.company!.clock).toEqual(before.company!.clock)
  })

  it('takes an answer that was given in time and comes a little later, and no other', async () => {
    for (const [trip, late, taken] of [
      [400, 150, true],
      [400, 250, false],
      [0, 50, false],
      [4_000, 250, true],
      [4_000, 350, false],
    ] as const) {
      const { ann, answer, asked, bob, time, wait, isWindow, steps } = await evening(trip)
      do await answer(4_000)
      while (asked() === bob || isWindow())
      const { at, frame } = ann.frames.findLast((each) => each.frame.includes('"turnLeft"'))!
      const { turnLeft } = ann.company!.clock!.running!
      expect(frame).toContain(`"turnLeft":${turnLeft}`)
      const { revision } = ann
      const { index } = ann.moment!.question!.choices[0]!
      // It was made a little before it left.
      await wait(at - 10 + turnLeft + late - time.now())
      const key = newId()
      ann.say({ c: 'a', r: revision, i: index, id: key })
      await time.pass(60)
      expect([trip, late, steps().some((step) => step.key === key)]).toEqual([trip, late, taken])
    }
  })
})

const CLOCK = /"clock":\{"banks":\[[\d,]*\],"running":(?:null|\{[^}]*\})\}/g

describe('what others are shown', () => {
  it('is the same at the same time however long a line takes, but for the clock itself', async () => {
    for (const windows of ['even', 'sealed', 'plain'] as const) {
      const shownTo = async (trip: number) => {
        const { bob, answer, faults } = await evening(trip, { pace: 'live', windows })
        for (let n = 0; n < 25; n++) await answer((n * 700) % 3_000)
        expect(faults).toEqual([])
        return bob.frames.map(({ at, frame }) => `${at} ${frame.replaceAll(CLOCK, '')}`)
      }
      expect(await shownTo(600)).toEqual(await shownTo(0))
    }
  })

  it('has nothing of a line in a window: else its clock would tell who answers by herself, and who by an order', async () => {
    const { answer, asked, isWindow, steps } = await evening(600)
    let windows = 0
    for (let n = 0; n < 60 && windows < 4; n++) {
      const open = isWindow() && asked().moment!.asked === 0
      const before = steps().length
      await answer(n % 2 === 0 ? 100 : 4_000)
      if (open) expect(steps()[before]).toMatchObject({ seat: 0, data: null })
      windows += open ? 1 : 0
    }
    expect(windows).toBe(4)
  })
})

describe('pings of the server', () => {
  it('go over the socket itself, and what comes back counts', async () => {
    const time = new ManualTime()
    const store = new MemoryStore(time)
    const { live } = liveTables(store.asStore, time)
    const id = await begunTable(store.asStore, 'aeons-end', ['ann', 'bob'], { pace: 'live' })
    const url = await listening(live, id)
    const socket = new WebSocket(url, { autoPong: false })
    ends.push(() => socket.terminate())
    const page = new Page()
    socket.on('message', (data) => page.send(String(data)))
    const [shown, [token]] = await Promise.all([page.next(({ m }) => m === 'whole'), once(socket, 'ping')])
    time.spend(500)
    socket.pong(token)
    const accepted = page.next(({ m }) => m === 'ok')
    if (shown.m !== 'whole') throw new Error('the table was not shown')
    const { index } = shown.moment.question!.choices[0]!
    socket.send(JSON.stringify({ c: 'a', r: shown.r, i: index, id: newId() }))
    await accepted
    expect(store.kept.get(id)!.steps.at(-1)!.data).toBe('250')
  })

  it('reach a page whose socket is at another node', async () => {
    const { store, end } = await ownStore()
    ends.push(end)
    const time = new ManualTime()
    const hub = new MemoryHub()
    const { live } = liveTables(store, time, 'a')
    const id = await begunTable(store, 'aeons-end', ['ann', 'bob'], { pace: 'live' })
    await store.tables.beat('a', 'http://a', 600_000)
    await live.open(id)
    const nowhere = {
      connect: (): Line => {
        throw new Error('the table is not here')
      },
      receive: () => {},
    }
    const owner = new Relay(hub, 'a', store.tables, live.lines)
    const other = new Relay(hub, 'b', store.tables, nowhere)
    ends.push(
      () => owner.close(),
      () => other.close(),
    )
    const page = new Page()
    const shown = page.next(({ m }) => m === 'whole')
    const pings = new EventEmitter()
    const pinged = once(pings, 'ping')
    const outlet = {
      send: (frame: string) => page.send(frame),
      ping: (token: string) => void pings.emit('ping', token),
      buffered: 0,
      close: () => {},
    }
    const guest = { person: 'ann', name: 'ann', lang: 'en', revision: 0, lines: 0 } as const
    const line = await other.connect(id, guest, null, outlet)
    const whole = await shown
    const [token] = await pinged
    time.spend(300)
    line.ponged(token)
    const accepted = page.next(({ m }) => m === 'ok')
    if (whole.m !== 'whole') throw new Error('the table was not shown')
    const { index } = whole.moment.question!.choices[0]!
    line.receive(JSON.stringify({ c: 'a', r: whole.r, i: index, id: newId() }))
    await accepted
    expect((await store.steps.load(id, 0)).at(-1)!.data).toBe('150')
  })
})

/** A server of sockets at which Ann comes to this table; gives its address. */
async function listening(live: LiveTables, table: string): Promise<string> {
  const http = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, (opened) => {
      live.lines.receive(opened, {
        person: { id: 'ann', name: 'ann', kind: 'guest', lang: 'en', settings: '{}', created: 0, seen: 0 },
        lang: 'en',
        table,
        revision: 0,
        lines: 0,
        past: '',
        key: null,
        origin: '',
        wire,
      })
    })
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  ends.push(() => {
    http.close()
    http.closeAllConnections()
  })
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('it does not listen')
  return `ws://127.0.0.1:${address.port}/live`
}
