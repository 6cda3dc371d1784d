import { describe, expect, it, vi } from 'vitest'
import { Channel } from '../../../../src/server/live/shown/channel.ts'
import { Beats } from '../../../../src/server/live/time/beats.ts'
import { WINDOW } from '../../../../src/table/time/clock.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

const BEAT = 50
/** Whatever begins to be made less long before a beat leaves with the one after it. */
const READY = 10

describe('beats', () => {
  it('come once for all who wait for the same one, and what fails for one keeps no other waiting', async () => {
    const time = new ManualTime()
    const after = vi.spyOn(time, 'after')
    const faults: unknown[] = []
    const beats = new Beats(time, (error) => faults.push(error))
    const done: string[] = []
    const fault = new Error('of one table')
    const { next } = beats
    beats.at(next, () => done.push('first'))
    beats.at(next, () => {
      throw fault
    })
    beats.at(next, () => done.push('third'))
    beats.afterwards(() => done.push('soon'))
    expect(after).toHaveBeenCalledTimes(2)
    await time.pass(next - time.steady() - 1)
    expect(done).toEqual(['soon'])
    await time.pass(1)
    expect(done).toEqual(['soon', 'first', 'third'])
    expect(faults).toEqual([fault])
  })

  it('come never early, whatever timers do', async () => {
    const time = new ManualTime()
    const after = time.after.bind(time)
    vi.spyOn(time, 'after').mockImplementation((milliseconds, what) =>
      after(milliseconds > 3 ? milliseconds - 3 : milliseconds, what),
    )
    const beats = new Beats(time, () => {})
    const { next } = beats
    let at = 0
    beats.at(next, () => {
      at = time.steady()
    })
    await time.pass(100)
    expect(at).toBe(next)
  })

  it('leave time to be ready, whenever something begins', async () => {
    for (let ms = 0; ms < BEAT; ms++) {
      const time = new ManualTime()
      await time.pass(BEAT - (time.steady() % BEAT) + ms)
      const beats = new Beats(time, () => {})
      const left = beats.next - time.steady()
      expect(beats.next % BEAT).toBe(0)
      expect(left).toBeGreaterThan(READY)
      expect(left).toBeLessThanOrEqual(BEAT + READY)
      expect(beats.orNext(beats.next)).toBe(beats.next)
      expect(beats.orNext(time.steady())).toBe(time.steady() + BEAT - ms)
    }
  })
})

async function table(options = {}) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], { windows: 'plain', ...options })
  const pages = ['ann', 'bob'].map((person) => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    return page
  })
  await time.pass(200)
  const toBeat = (before: number): Promise<void> => time.pass(2 * BEAT - (time.now() % BEAT) - before)
  const asked = (): Page => pages[pages[0]!.moment!.asked === 1 ? 1 : 0]!
  const answer = (): void => {
    const page = asked()
    const { index } = page.moment!.question!.choices[0]!
    page.say({ c: 'a', r: page.revision, i: index, id: newId() })
  }
  return { time, live, environment, pages, toBeat, asked, answer }
}

describe('what is shown where hands are hidden', () => {
  it('is made as soon as it is stored, and leaves with the beat', async () => {
    const { time, live, environment, pages, toBeat, answer } = await table()
    const made: number[] = []
    const update = Channel.prototype.update
    vi.spyOn(Channel.prototype, 'update').mockImplementation(function (this: Channel) {
      const before = this.revision
      update.call(this)
      if (this.revision !== before) made.push(time.now())
    })
    for (const before of [49, 30, READY + 1]) {
      await toBeat(before)
      made.length = 0
      const [said, beat] = [time.now(), time.now() + before]
      answer()
      await time.pass(2 * BEAT)
      expect(made).toEqual([said, said])
      for (const page of pages) expect(page.frames.at(-1)!.at).toBe(beat)
    }
    vi.restoreAllMocks()
    await live.close()
    expect(environment.faults).toEqual([])
  })

  it('that comes too late for a beat waits for the next, though something is ready for this one', async () => {
    const { time, live, environment, pages, toBeat, asked, answer } = await table()
    await toBeat(30)
    const beat = time.now() + 30
    const other = asked() === pages[0] ? pages[1]! : pages[0]!
    answer()
    await time.pass(25)
    const frames = other.frames.length
    other.say({ c: 'say', text: 'late' })
    await time.pass(2 * BEAT)
    const since = other.frames.slice(frames).map(({ at, frame }) => ({ at, m: JSON.parse(frame).m }))
    expect(since).toEqual([
      { at: beat, m: 'patch' },
      { at: beat + BEAT, m: 'said' },
    ])
    await live.close()
    expect(environment.faults).toEqual([])
  })

  it('has windows that are open for as long as they are seen', async () => {
    const { live, environment, pages, time, asked, answer } = await table({ windows: 'sealed' })
    let seen = 0
    for (let n = 0; n < 60 && seen < 3; n++) {
      const { revision } = asked()
      await time.pass(7)
      answer()
      for (let waited = 0; asked().revision === revision && waited < 100; waited++) await time.pass(BEAT)
      const window = pages[0]!.company!.window
      if (window === null || window.thinking) continue
      seen += 1
      expect(window.left).toBe(WINDOW)
    }
    expect(seen).toBe(3)
    await live.close()
    expect(environment.faults).toEqual([])
  })
})
