import { afterEach, describe, expect, it, vi } from 'vitest'
import { StoreTime, timeOf } from '../../../src/server/live/timekeeper.ts'

afterEach(() => {
  vi.useRealTimers()
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
})
