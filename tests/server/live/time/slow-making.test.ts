import { afterEach, describe, expect, it, vi } from 'vitest'
import { fairNumbers, seedFrom } from '../../../../src/kernel/random.ts'
import { Connection } from '../../../../src/server/live/connections/connection.ts'
import { Seats } from '../../../../src/server/live/people/seats.ts'
import { Channel } from '../../../../src/server/live/shown/channel.ts'
import { SharedTable } from '../../../../src/table/shared-table.ts'
import { WINDOW } from '../../../../src/table/time/clock.ts'
import { type ManualTime, Page } from '../harness.ts'
import { BEAT, beatTable, beatTables, READY } from './beat-table.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** From now on it takes so long to make what a page is sent. */
function making(time: ManualTime, takes: () => number): { readonly count: () => number } {
  const ready = Connection.prototype.ready
  let count = 0
  vi.spyOn(Connection.prototype, 'ready').mockImplementation(function (this: Connection) {
    count += 1
    time.spend(takes())
    ready.call(this)
  })
  return { count: () => count }
}

/** What came after the first so many frames, and when. */
const cameSince = (page: Page, frames: number): { at: number; m: string }[] =>
  page.frames.slice(frames).map(({ at, frame }) => ({ at, m: frame === '0' ? '0' : JSON.parse(frame).m }))

describe('what takes long to be made', () => {
  for (const [takes, late] of [
    [9, 0],
    [11, 0],
    // What is said meanwhile is made for the same beat, and is not ready in time.
    [16, 1],
    [29, 0],
    [31, 1],
    [60, 1],
    [200, 4],
  ] as const)
    it(`leaves with a beat, once and in order, where making takes ${takes} ms`, async () => {
      const { time, pages, toBeat, asked, answer, end } = await beatTable()
      await toBeat(30)
      const beat = time.now() + 30
      const other = asked() === pages[0] ? pages[1]! : pages[0]!
      making(time, () => takes / 2)
      const frames = pages.map((page) => page.frames.length)
      answer()
      await time.pass(READY / 2)
      other.say({ c: 'say', text: 'meanwhile' })
      await time.pass(20 * BEAT)
      const came = pages.map((page, n) => cameSince(page, frames[n]!).filter(({ m }) => m !== 'ok'))
      for (const each of came) {
        expect(each.map(({ m }) => m)).toEqual(['patch', 'said'])
        for (const { at } of each) expect(at % BEAT).toBe(0)
        expect(each[0]!.at).toBe(beat + late * BEAT)
      }
      await end()
    })

  it('is not put off again, however much is said meanwhile', async () => {
    const { time, pages, toBeat, answer, end } = await beatTable()
    await toBeat(30)
    const beat = time.now() + 30
    const [ann, bob] = pages
    const frames = ann!.frames.length
    making(time, () => 30)
    answer()
    for (let n = 0; n < 30; n++) {
      await time.pass(20)
      bob!.say({ c: 'listen', watchers: n % 2 === 0 })
    }
    const patch = cameSince(ann!, frames).find(({ m }) => m === 'patch')
    expect(patch?.at).toBeLessThanOrEqual(beat + 2 * BEAT)
    await time.pass(20 * BEAT)
    await end()
  })

  it('has windows that are open for as long as they are seen', async () => {
    const { time, pages, asked, answer, end } = await beatTable({ windows: 'sealed' })
    const roll = fairNumbers(seedFrom('late windows'))
    let takes = 0
    making(time, () => takes)
    let seen = 0
    for (let n = 0; n < 80 && seen < 6; n++) {
      const [page] = pages
      const { revision } = asked()
      takes = [0, 4, 25, 60][roll(4)]!
      await time.pass(roll(BEAT))
      answer()
      for (let waited = 0; asked().revision === revision && waited < 300; waited++) await time.pass(BEAT)
      const { window } = page!.company!
      if (window === null || window.thinking) continue
      seen += 1
      takes = 0
      expect(window.left).toBe(WINDOW)
      const frames = page!.frames.length
      const began = page!.frames.at(-1)!.at
      await time.pass(WINDOW / 2)
      // What is made and is late meanwhile keeps no window open that is seen already.
      takes = 60
      for (const each of pages) each.say({ c: 'listen', watchers: seen % 2 === 0 })
      await time.pass(WINDOW / 4)
      takes = 0
      await time.pass(WINDOW / 4 + 2 * BEAT)
      const next = cameSince(page!, frames).find(({ m }) => m === 'patch')
      expect(next?.at).toBe(began + WINDOW + BEAT)
    }
    expect(seen).toBe(6)
    await end()
  })

  it('makes nothing leave late when a window closes', async () => {
    const { time, pages, asked, answer, end } = await beatTable({ windows: 'sealed' })
    const perform = SharedTable.prototype.perform
    vi.spyOn(SharedTable.prototype, 'perform').mockImplementation(function (this: SharedTable, ...of) {
      time.spend(5)
      return perform.apply(this, of)
    })
    const [page] = pages
    let closed = 0
    for (let n = 0; n < 60 && closed < 3; n++) {
      const { revision } = asked()
      answer()
      for (let waited = 0; asked().revision === revision && waited < 300; waited++) await time.pass(BEAT)
      const { window } = page!.company!
      if (window === null || window.thinking) continue
      closed += 1
      const closes = page!.frames.at(-1)!.at + WINDOW
      await time.pass(closes - time.now() - 30)
      const frames = page!.frames.length
      page!.say({ c: 'say', text: 'now' })
      await time.pass(3 * BEAT)
      expect(cameSince(page!, frames).filter(({ m }) => m === 'said' || m === 'patch')).toEqual([
        { at: closes, m: 'said' },
        { at: closes + BEAT, m: 'patch' },
      ])
    }
    expect(closed).toBe(3)
    await end()
  })

  it('is made once, however many things have happened by then', async () => {
    const { time, pages, toBeat, end } = await beatTable()
    await toBeat(40)
    const made = making(time, () => 0)
    for (const page of pages) for (let n = 0; n < 3; n++) page.say({ c: 'listen', watchers: n === 0 })
    await time.pass(2 * BEAT)
    expect(made.count()).toBe(pages.length)
    await end()
  })

  it('at one table makes nothing leave later at another', async () => {
    const { time, tables, toBeat, end } = await beatTables(3)
    await toBeat(30)
    const beat = time.now() + 30
    const frames = tables.map(({ pages }) => pages.map((page) => page.frames.length))
    for (const { answer } of tables) answer()
    await time.pass(25)
    // It comes too late for this beat: it is made when everything has left.
    for (const { pages } of tables) pages[0]!.say({ c: 'say', text: 'late' })
    await time.pass(1)
    making(time, () => 3)
    await time.pass(10 * BEAT)
    for (const [n, { pages }] of tables.entries())
      for (const [k, page] of pages.entries()) {
        const came = cameSince(page, frames[n]![k]!)
        expect(came.find(({ m }) => m === 'patch')?.at).toBe(beat)
        expect(came.find(({ m }) => m === 'said')?.at).toBe(beat + BEAT)
      }
    await end()
  })
})

describe('whoever would have it sooner', () => {
  it('gets nothing before the beat by saying too much or what cannot be read, or by being closed', async () => {
    for (const way of ['too much', 'unreadable', 'flood', 'pings'] as const) {
      const { time, pages, toBeat, asked, answer, end } = await beatTable()
      const other = asked() === pages[0] ? pages[1]! : pages[0]!
      await toBeat(30)
      const beat = time.now() + 30
      answer()
      await time.pass(5)
      const frames = other.frames.length
      // Each costs a quarter of what may be said at once.
      if (way === 'too much' || way === 'flood')
        for (let n = 0; n < (way === 'flood' ? 8 : 3); n++) other.say({ c: 'hint', q: n })
      else if (way === 'unreadable') other.say('what is that?')
      else for (let n = 0; n < 200; n++) other.say({ c: 'p' })
      await time.pass(1)
      expect(other.closed !== null).toBe(way !== 'too much')
      const early = cameSince(other, frames).filter(({ m }) => m !== '0')
      expect(new Set(early.map(({ m }) => m))).toEqual(new Set(way === 'pings' ? [] : ['no']))
      const left = other.frames.length
      await time.pass(2 * BEAT)
      const later = cameSince(other, left)
      if (way === 'too much')
        expect(later.filter(({ m }) => m === 'patch').map(({ at }) => at)).toEqual([beat])
      else expect(later).toEqual([])
      await end()
    }
  })
})

describe('a fault', () => {
  it('while something leaves keeps no other page waiting, and the page is sent everything again', async () => {
    const { time, live, environment, pages, toBeat, answer } = await beatTable()
    await toBeat(30)
    const send = pages[0]!.send.bind(pages[0])
    let fails = true
    vi.spyOn(pages[0]!, 'send').mockImplementation((frame) => {
      if (fails && frame.startsWith('{"m":"patch"')) {
        fails = false
        throw new Error('of one page')
      }
      send(frame)
    })
    const { revision } = pages[1]!
    answer()
    await time.pass(2 * BEAT)
    expect(pages[1]!.revision).toBe(revision + 1)
    await time.pass(2_000)
    expect(pages[0]!.revision).toBe(revision + 1)
    expect(pages[0]!.moment?.revision).toBe(revision + 1)
    expect(environment.faults).toHaveLength(1)
    await live.close()
  })

  it('that hits a page whose place cannot be found keeps no other page waiting', async () => {
    const { time, live, pages, toBeat, asked, answer } = await beatTable()
    await toBeat(30)
    const [page, other] = asked() === pages[0] ? [pages[0]!, pages[1]!] : [pages[1]!, pages[0]!]
    const { revision } = page
    const placeOf = Seats.prototype.placeOf
    vi.spyOn(Seats.prototype, 'placeOf').mockImplementation(function (this: Seats, connection) {
      if (connection.person === (other === pages[0] ? 'ann' : 'bob')) throw new Error('of one page')
      return placeOf.call(this, connection)
    })
    answer()
    await time.pass(3 * BEAT)
    expect(page.revision).toBe(revision + 1)
    expect(other.revision).toBe(revision)
    vi.restoreAllMocks()
    await time.pass(2_000)
    expect(other.revision).toBe(revision + 1)
    await live.close()
  })

  it('that cannot even be reported stops no table for good', async () => {
    const { time, live, environment, pages, toBeat, asked, answer } = await beatTable()
    await toBeat(30)
    const beat = time.now() + 30
    vi.spyOn(environment, 'report').mockImplementation(() => {
      throw new Error('the disk is full')
    })
    const send = pages[0]!.send.bind(pages[0])
    let fails = true
    vi.spyOn(pages[0]!, 'send').mockImplementation((frame) => {
      if (fails) throw new Error('of one page')
      send(frame)
    })
    const other = asked() === pages[0] ? pages[1]! : pages[0]!
    const { revision } = pages[1]!
    answer()
    await time.pass(25)
    other.say({ c: 'listen', watchers: true })
    await time.pass(beat - time.now())
    fails = false
    await time.pass(2 * BEAT)
    for (const page of pages) page.say({ c: 'lang', lang: 'fr' })
    await time.pass(2 * BEAT)
    for (const page of pages) expect(page.revision).toBe(revision + 1)
    vi.restoreAllMocks()
    await live.close()
  })
})

describe('a table that is closed while something is ready', () => {
  it('says what was said, and makes nothing afterwards', async () => {
    const { time, live, pages, toBeat, answer, end } = await beatTable()
    await toBeat(30)
    const { revision } = pages[0]!
    answer()
    await time.pass(5)
    pages[0]!.say({ c: 'listen', watchers: true })
    await end()
    const update = vi.spyOn(Channel.prototype, 'update')
    const frames = pages.map((page) => page.frames.length)
    for (const page of pages) {
      expect(page.closed).not.toBeNull()
      expect(page.revision).toBe(revision + 1)
    }
    await time.pass(60_000)
    expect(update).not.toHaveBeenCalled()
    expect(pages.map((page) => page.frames.length)).toEqual(frames)
    expect(live.counts.tables).toBe(0)
  })

  it('serves whoever is asked last', async () => {
    for (let n = 0; n < 6; n++) {
      const { time, pages, toBeat, asked, answer, end } = await beatTable()
      for (let k = 0; k < n; k++) {
        answer()
        await time.pass(3 * BEAT)
      }
      const closed: Page[] = []
      for (const page of pages)
        vi.spyOn(page, 'send').mockImplementation((frame) => {
          closed.push(page)
          if (frame !== '0') page.receive(JSON.parse(frame))
        })
      await toBeat(30)
      answer()
      await time.pass(5)
      expect(closed).toEqual([])
      await end()
      expect(closed.at(-1)).toBe(asked())
      vi.restoreAllMocks()
    }
  })
})

/** One beat as it came: who was served, in that order, and whom the table asked by what came with it; null where nothing said so. */
interface Served {
  readonly at: number
  readonly pages: Page[]
  asked: number | null
}

it('whatever happens, everything leaves with a beat, in order, and whoever is asked is served last', async () => {
  for (const [game, windows] of (['plain', 'even', 'sealed'] as const).entries()) {
    const { time, store, live, id, pages, answer, end } = await beatTable({ windows, watchers: 'delayed' })
    const roll = fairNumbers(seedFrom(`whatever happens ${game}`))
    const served: Served[] = []
    const noted = (page: Page): Page => {
      const send = page.send.bind(page)
      vi.spyOn(page, 'send').mockImplementation((frame) => {
        send(frame)
        if (frame === '0') return
        const at = time.now()
        if (served.at(-1)?.at !== at) served.push({ at, pages: [], asked: null })
        const now = served.at(-1)!
        now.pages.push(page)
        const isMoment = frame.startsWith('{"m":"patch"') || frame.startsWith('{"m":"whole"')
        if (isMoment && pages.includes(page)) now.asked = page.moment?.asked ?? null
        if (isMoment) expect(page.revision).toBeLessThanOrEqual(store.kept.get(id)!.steps.length)
      })
      return page
    }
    for (const page of pages) noted(page)
    const watcher = noted(new Page(() => time.now()))
    watcher.connect(live, id, 'wim')
    const slow = [0, 0, 0, 0, 1, 5, 9, 11, 30, 60, 200]
    let takes = 0
    making(time, () => takes)
    const [ann, bob] = pages
    for (let n = 0; n < 400; n++) {
      takes = slow[roll(slow.length)]!
      switch (roll(8)) {
        case 0:
          bob!.leave()
          await time.pass(roll(40))
          bob!.connect(live, id, 'bob')
          break
        case 1:
          bob!.say({ c: 'lang', lang: roll(2) === 0 ? 'fr' : 'en' })
          break
        case 2:
          watcher.say({ c: 'eyes', seat: roll(3) })
          break
        case 3:
          // The store is slow for a while.
          store.gate = new Promise((done) => void time.after(roll(120), done))
          break
        case 4:
          ann!.buffered = roll(2) === 0 ? 100_000 : 0
          break
        default:
          if (pages[ann!.moment!.asked === 1 ? 1 : 0]!.moment?.question) answer()
      }
      await time.pass(roll(3) === 0 ? roll(12) : roll(90))
      if (roll(10) === 0) await time.pass(WINDOW)
      for (const page of [...pages, watcher]) page.say({ c: 'p' })
    }
    takes = 0
    ann!.buffered = 0
    await time.pass(2_000)
    for (const page of pages) expect(page.moment?.revision).toBe(store.kept.get(id)!.steps.length)
    expect(ann!.revision).toBeGreaterThan(20)
    let askedLast = 0
    for (const { at, pages: order, asked } of served) {
      expect(at % BEAT).toBe(0)
      const last = asked === null ? undefined : pages[asked]
      if (last === undefined || !order.includes(last) || order.every((page) => page === last)) continue
      expect(order.slice(order.indexOf(last)).every((page) => page === last)).toBe(true)
      askedLast += 1
    }
    expect(askedLast).toBeGreaterThan(20)
    await end()
    vi.restoreAllMocks()
  }
})
