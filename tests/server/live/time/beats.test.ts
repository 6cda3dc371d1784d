import { describe, expect, it, vi } from 'vitest'
import { Channel } from '../../../../src/server/live/shown/channel.ts'
import { Beats } from '../../../../src/server/live/time/beats.ts'
import { guarded } from '../../../../src/server/live/time/timekeeper.ts'
import { WINDOW } from '../../../../src/table/time/clock.ts'
import { ManualTime, newId } from '../harness.ts'
import { BEAT, beatTable, READY } from './beat-table.ts'

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

  it('come for the others also when nobody can hear of what failed, and again when they were waited for before', async () => {
    const time = new ManualTime()
    const beats = new Beats(
      guarded(time, () => {}),
      () => {
        throw new Error('the disk is full')
      },
    )
    const done: string[] = []
    const fail = (): void => {
      throw new Error('of one table')
    }
    const { next } = beats
    beats.at(next, fail)
    beats.at(next, () => done.push('second'))
    beats.afterwards(fail)
    beats.afterwards(() => done.push('soon'))
    await time.pass(100)
    expect(done).toEqual(['soon', 'second'])
    beats.at(next, () => done.push('at last'))
    beats.afterwards(() => done.push('soon again'))
    await time.pass(100)
    expect(done.slice(2).sort()).toEqual(['at last', 'soon again'])
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

describe('what is shown where hands are hidden', () => {
  it('is made as soon as it is stored, and leaves with the beat', async () => {
    const { time, pages, toBeat, answer, end } = await beatTable()
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
    await end()
  })

  it('that comes too late for a beat waits for the next, though something is ready for this one', async () => {
    const { time, pages, toBeat, asked, answer, end } = await beatTable()
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
    await end()
  })

  it('has windows that are open for as long as they are seen', async () => {
    const { pages, time, asked, answer, end } = await beatTable({ windows: 'sealed' })
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
    await end()
  })

  it('has windows in which an answer that comes before they are seen is held as long as one that comes at once', async () => {
    const { live, id, pages, time, toBeat, asked, answer, end } = await beatTable({ windows: 'sealed' })
    const { shared } = (await live.open(id))!
    let held = 0
    for (let n = 0; n < 60 && held < 3; n++) {
      const { revision } = asked()
      await toBeat(30)
      const beat = time.now() + 30
      answer()
      await time.pass(READY / 2)
      const { decision, game } = shared.table
      const passing = decision.options.findIndex(({ kind }) => kind === game.reactions?.pass)
      // In a window that was open before it is the answer that waits.
      if (shared.revision === revision || passing < 0) {
        for (let waited = 0; asked().revision === revision && waited < 300; waited++) await time.pass(BEAT)
        continue
      }
      const page = pages[decision.seat]!
      page.say({ c: 'a', r: revision + 1, i: passing, id: newId() })
      await time.pass(2 * BEAT)
      const said = page.messages.findLast((message) => message.m === 'held')
      const window = page.company!.window!
      if (window.thinking) continue
      held += 1
      expect(said?.left).toBe(WINDOW)
      expect(page.frames.find(({ frame }) => frame === JSON.stringify(said))?.at).toBe(beat)
      await time.pass(WINDOW + BEAT)
      expect(page.frames.findLast(({ frame }) => frame.startsWith('{"m":"patch"'))?.at).toBe(
        beat + WINDOW + BEAT,
      )
    }
    expect(held).toBe(3)
    await end()
  })
})
