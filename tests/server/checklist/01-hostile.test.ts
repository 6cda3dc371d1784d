import { describe, expect, it } from 'vitest'
import { growthOf, withstandInProcess, withstandOverSockets } from '../../../tools/online/hostile.ts'
import { programOf } from '../../../tools/programs.ts'

/* The long form is `npm run hostile -- process 10000000` and `npm run hostile -- sockets 200000`. */

describe('checklist 1: hostile messages', () => {
  it('to tables of this process change no table, break nothing and leave nothing in memory', async () => {
    const { closed, changed, faults, early, late } = await withstandInProcess(6_000)
    expect({ changed, faults }).toEqual({ changed: [], faults: [] })
    // Both kinds were said: what closes a connection, and what is refused and leaves it open.
    expect(closed).toBeGreaterThan(600)
    expect(closed).toBeLessThan(5_400)
    expect(late).toBeLessThan(early * 1.1 + 20)
  })
  it('over sockets change no table, and the server answers the next page', async () => {
    const { messages, closed, changed, faults, early, late } = await withstandOverSockets(
      1_000,
      programOf('server'),
    )
    expect({ changed, faults }).toEqual({ changed: [], faults: [] })
    expect(messages).toBeGreaterThanOrEqual(1_000)
    expect(closed).toBeGreaterThan(10)
    // Nothing is left of connections that are gone: what grows meanwhile is the program itself, as it is compiled.
    expect(early).toBeGreaterThan(1)
    expect(((late - early) * 1024) / closed).toBeLessThan(16)
  })
  it('are told when memory grows with them, and not before everything has been compiled', () => {
    const withstood = { messages: 200_000, closed: 1, early: 100, late: 111, changed: [], faults: [] }
    expect(growthOf(withstood)).toMatch(/100.0 to 111.0 MB/)
    expect(growthOf({ ...withstood, late: 109 })).toBeNull()
    expect(growthOf({ ...withstood, messages: 1_000 })).toBeNull()
  })
})
