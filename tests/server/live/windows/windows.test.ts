import { describe, expect, it, vi } from 'vitest'
import { gameNamed } from '../../../../src/games/index.ts'
import { Channel } from '../../../../src/server/live/shown/channel.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { WINDOW } from '../../../../src/table/time/clock.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'
import { fitted, guessed, type Habits, windowsMet } from './windows.ts'

/** People who hold something think longer, but not too long for an even window. */
const usual: Habits = { holding: { least: 300, more: 1500 }, empty: { least: 50, more: 600 } }
/** Some think longer than any window is open. */
const slow: Habits = { holding: { least: 300, more: 5000 }, empty: { least: 50, more: 600 } }
const WINDOWS = 60

describe('checklist 3: how long an answer to a window takes', () => {
  it('tells what somebody holds where nothing protects it, so this test can tell', async () => {
    const met = await windowsMet('plain', WINDOWS, usual)
    expect(guessed(met)).toBeGreaterThan(0.75)
    expect(fitted(met)).toBeGreaterThan(0.75)
  })
  it('tells nothing in even windows, as long as people answer within them', async () => {
    const met = await windowsMet('even', WINDOWS, usual)
    expect(guessed(met)).toBeLessThanOrEqual(0.52)
    expect(fitted(met)).toBeLessThanOrEqual(0.52)
    expect(Math.min(...met.map(({ after }) => after))).toBeGreaterThanOrEqual(WINDOW)
  })
  it('tells nothing in sealed windows, however long people think', async () => {
    const met = await windowsMet('sealed', WINDOWS, slow)
    expect(guessed(met)).toBeLessThanOrEqual(0.52)
    expect(fitted(met)).toBeLessThanOrEqual(0.52)
    expect([...new Set(met.map(({ after }) => after))]).toEqual([WINDOW + 50])
  })
})

async function eternal(options: Partial<TableOptions>) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], options)
  const pages = [new Page(() => time.now()), new Page(() => time.now())] as const
  pages[0].connect(live, id, 'ann')
  pages[1].connect(live, id, 'bob')
  await time.pass(100)
  const asked = (): Page => pages[pages[0].moment!.asked === 1 ? 1 : 0]
  const answer = async (index: number): Promise<string> => {
    const page = asked()
    const command = newId()
    page.say({ c: 'a', r: page.revision, i: index, id: command })
    await time.pass(60)
    return command
  }
  const isWindow = (): boolean => asked().moment!.question!.choices.some(({ ref }) => ref.kind === 'pass')
  /** Plays until a window is open. */
  const untilWindow = async (): Promise<Page> => {
    for (let n = 0; !isWindow(); n++) {
      const { choices } = asked().moment!.question!
      const { revision } = asked()
      await answer(choices[(n * 5) % choices.length]!.index)
      while (pages[0].revision === revision) await time.pass(50)
    }
    return asked()
  }
  return { time, store, live, environment, id, pages, asked, answer, untilWindow }
}

describe('checklist 3: how long it takes to make what is shown', () => {
  it.each([1, 6, 20])('tells nothing, at %i ms for each choice: it leaves on the beat', async (each) => {
    const { time, pages, asked, answer, environment } = await eternal({ windows: 'plain' })
    const update = Channel.prototype.update
    const making = vi.spyOn(Channel.prototype, 'update').mockImplementation(function (this: Channel) {
      const before = this.revision
      update.call(this)
      if (this.revision === before || this.viewer.eyes !== asked().moment?.asked) return
      time.spend(each * (asked().moment?.question?.choices.length ?? 0))
    })
    const frames = pages.map((page) => page.frames.length)
    for (let n = 0; n < 30; n++) {
      const { choices } = asked().moment!.question!
      const { revision } = asked()
      await answer(choices[(n * 5) % choices.length]!.index)
      while (pages[0].revision === revision) await time.pass(50)
    }
    expect(making).toHaveBeenCalled()
    making.mockRestore()
    expect(environment.faults).toEqual([])
    for (const [i, page] of pages.entries()) {
      const times = page.frames.slice(frames[i]).map(({ at }) => at % 50)
      expect(times.length).toBeGreaterThan(20)
      expect(new Set(times)).toEqual(new Set([0]))
    }
  })
})

/** Notes in which order pages are sent something with each beat. */
class QueuedPage extends Page {
  private readonly order: Page[]

  constructor(now: () => number, order: Page[]) {
    super(now)
    this.order = order
  }

  override send(frame: string): void {
    if (frame !== '0') this.order.push(this)
    super.send(frame)
  }
}

describe('checklist 3: in which order pages are served', () => {
  it('nobody after whoever is asked, of whose choices only she may know', async () => {
    const time = new ManualTime()
    const store = new MemoryStore(time)
    const { live, environment } = liveTables(store.asStore, time)
    const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], { windows: 'plain' })
    const order: Page[] = []
    const people = ['ann', 'wim', 'bob', 'ann']
    const pages = people.map((person) => {
      const page = new QueuedPage(() => time.now(), order)
      page.connect(live, id, person)
      return page
    })
    await time.pass(100)
    const beats = [0, 0]
    for (let n = 0; n < 60 && pages[0]!.moment!.outcome === null; n++) {
      const { asked } = pages[0]!.moment!
      const page = pages[asked === 1 ? 2 : 0]!
      const { choices } = page.moment!.question!
      const { revision } = page
      order.length = 0
      page.say({ c: 'a', r: revision, i: choices[(n * 5) % choices.length]!.index, id: newId() })
      while (page.revision === revision) await time.pass(50)
      const next = pages[0]!.moment!.asked
      if (next === null) break
      const isAsked = order.map((each) => people[pages.indexOf(each as QueuedPage)] === people[next * 2])
      expect(isAsked).toEqual([...isAsked].sort((a, b) => Number(a) - Number(b)))
      beats[next]! += 1
    }
    expect(Math.min(...beats)).toBeGreaterThan(5)
    expect(environment.faults).toEqual([])
    await live.close()
  })
})

const passOf = (page: Page): number =>
  page.moment!.question!.choices.find(({ ref }) => ref.kind === 'pass')!.index

describe('an answer to a window', () => {
  it('is kept until it closes, and acknowledged when it is stored', async () => {
    const { time, pages, answer, untilWindow } = await eternal({ windows: 'even' })
    const page = await untilWindow()
    const { revision } = page
    expect(page.company!.window).toMatchObject({ exactly: false, thinking: false })
    const id = await answer(passOf(page))
    expect(page.messages.at(-1)).toMatchObject({ m: 'held', id })
    // A second thought is refused, the same one again is not.
    page.say({ c: 'a', r: revision, i: passOf(page), id: newId() })
    await time.pass(60)
    expect(page.messages.at(-1)).toMatchObject({ m: 'no', code: 'refused' })
    expect(pages.map((each) => each.revision)).toEqual([revision, revision])
    await time.pass(WINDOW)
    expect(pages.map((each) => each.revision)).toEqual([revision + 1, revision + 1])
    expect(page.messages).toContainEqual({ m: 'ok', id, r: revision + 1 })
  })

  it('is kept until it closes though it comes with answers to what may be asked next', async () => {
    const { time, pages, untilWindow } = await eternal({ windows: 'even' })
    const page = await untilWindow()
    const { revision } = page
    const id = newId()
    page.say({ c: 'f', r: revision, refs: [{ kind: 'pass' }, { kind: 'pass' }], id })
    await time.pass(60)
    expect(page.messages.at(-1)).toMatchObject({ m: 'held', id })
    expect(pages.map((each) => each.revision)).toEqual([revision, revision])
    await time.pass(WINDOW)
    expect(pages.map((each) => each.revision)).toEqual([revision + 1, revision + 1])
    expect(page.messages).toContainEqual({ m: 'ok', id, r: revision + 1 })
  })

  it('is to pass when none comes in a sealed window, and thinking makes it longer for everybody to see', async () => {
    const { time, pages, untilWindow } = await eternal({ windows: 'sealed' })
    const first = await untilWindow()
    const { revision } = first
    await time.pass(WINDOW + 100)
    expect(pages[0].revision).toBeGreaterThan(revision)
    const page = await untilWindow()
    const at = page.revision
    page.say({ c: 'think', r: at, id: newId() })
    await time.pass(60)
    expect(pages.map(({ company }) => company!.window!.thinking)).toEqual([true, true])
    await time.pass(WINDOW)
    expect(page.revision).toBe(at)
    await time.pass(10_000)
    expect(page.revision).toBeGreaterThan(at)
  })

  it('is never to pass for the whole turn: that is an order, and takes as long', async () => {
    const { time, pages, untilWindow, asked, answer } = await eternal({ windows: 'even' })
    const page = await untilWindow()
    const { choices } = page.moment!.question!
    expect(choices.map(({ ref }) => ref.kind)).not.toContain('pass turn')
    const hidden = Math.max(...choices.map(({ index }) => index)) + 1
    await answer(hidden)
    expect(page.messages.at(-1)).toMatchObject({ m: 'no', code: 'refused' })
    const seat = pages.indexOf(page as (typeof pages)[number])
    page.say({ c: 'order', seat, orders: [{ do: 'pass untouched' }], id: newId() })
    await answer(passOf(page))
    await time.pass(WINDOW)
    // From now on the windows of this seat close by themselves, each in its time, unless they touch something of it.
    const { reactions } = gameNamed('eternal')
    let closed = 0
    for (let n = 0; n < 240 && closed < 3 && page.moment!.outcome === null; n++) {
      const who = asked()
      const { revision } = who
      const window = who.moment!.question!.choices.some(({ ref }) => ref.kind === 'pass')
      const touched = reactions!.touches(page.moment!.view, seat)
      // She alone is told that she need not answer.
      expect(page.company!.you.ordered).toBe(window && who === page && !touched ? true : undefined)
      expect(pages[1 - seat]!.company!.you.ordered).toBeUndefined()
      if (window && who === page && !touched) {
        const opened = time.now()
        while (page.revision === revision && time.now() - opened < 2 * WINDOW) await time.pass(50)
        expect(page.revision).toBeGreaterThan(revision)
        closed += 1
      } else {
        const list = who.moment!.question!.choices
        const pass = list.find(({ ref }) => ref.kind === 'pass') ?? list[(n * 3) % list.length]!
        await answer(pass.index)
        while (who.revision === revision) await time.pass(50)
      }
    }
    expect(closed).toBe(3)
    expect(pages[1 - seat]!.company!.you.orders).toEqual([])
    expect(page.company!.you.orders).toEqual([{ do: 'pass untouched' }])
  })

  it('and everything else leaves on the beat', async () => {
    const { pages, untilWindow } = await eternal({ windows: 'plain' })
    await untilWindow()
    for (const page of pages) expect(page.frames.every(({ at }) => at % 50 === 0)).toBe(true)
  })
})
