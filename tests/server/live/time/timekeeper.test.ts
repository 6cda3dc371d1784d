import { afterEach, describe, expect, it, vi } from 'vitest'
import { StoreTime, timeOf } from '../../../../src/server/live/time/timekeeper.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the time of a node', () => {
  it('goes on as before when somebody sets the clock of its machine', () => {
    const time = timeOf(0)
    const before = time.now()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    expect(time.now() - before).toBeLessThan(3_500_000)
    vi.setSystemTime(0)
    expect(time.now()).toBeGreaterThanOrEqual(before)
  })

  it('is that of the store, however far off its own clock is', async () => {
    const time = new StoreTime(
      async () => 5_000_000,
      () => 60_000,
    )
    await time.follow()
    expect(time.now()).toBe(5_000_000)
  })

  it('is found again after its machine has slept, and does not leap for what an answer takes', async () => {
    let [slept, travel] = [0, 0]
    let clock = 1_000
    const time = new StoreTime(
      async () => {
        clock += travel
        return clock + slept
      },
      () => clock,
    )
    await time.follow()
    slept = 200
    await time.follow()
    expect(time.now()).toBe(1_000)
    travel = 3_000
    await time.follow()
    expect(time.now()).toBe(4_000)
    travel = 0
    slept = 3_600_000
    await time.follow()
    expect(time.now()).toBe(4_000 + 3_600_000)
  })

  it('comes when it has come, also where a timer of this process is early or cannot wait for so long', () => {
    const weeks = 2 ** 31 + 1_000_000
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    const came: string[] = []
    timeOf(0).after(50, () => came.push('soon'))
    timeOf(0).after(weeks, () => came.push('late'))
    const stop = timeOf(0).after(50, () => came.push('never'))
    clock.mockReturnValue(1_048)
    vi.advanceTimersByTime(50)
    expect(came).toEqual([])
    stop()
    clock.mockReturnValue(1_051)
    vi.advanceTimersByTime(3)
    expect(came).toEqual(['soon'])
    clock.mockReturnValue(2 ** 31)
    vi.advanceTimersByTime(2 ** 31)
    expect(came).toEqual(['soon'])
    clock.mockReturnValue(weeks + 1_001)
    vi.advanceTimersByTime(1_100_000)
    expect(came).toEqual(['soon', 'late'])
  })
})
