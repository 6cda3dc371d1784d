import { describe, expect, it } from 'vitest'
import { withstandAtDoor, withstandOverSockets } from '../../../tools/online/hostile.ts'
import { programOf } from '../../../tools/programs.ts'

/* The long form is `npm run hostile -- door 10000000` and `npm run hostile -- sockets 200000`. */

describe('checklist 1: hostile messages', () => {
  it('at the door of this process change no table, break nothing and leave nothing in memory', async () => {
    const { closed, changed, faults, early, late } = await withstandAtDoor(6_000)
    expect({ changed, faults }).toEqual({ changed: [], faults: [] })
    // Both kinds were said: what closes a connection, and what is refused and leaves it open.
    expect(closed).toBeGreaterThan(600)
    expect(closed).toBeLessThan(5_400)
    expect(late).toBeLessThan(early * 1.1 + 20)
  })
  it('over sockets change no table, and the server answers the next page', async () => {
    const { messages, closed, changed, faults } = await withstandOverSockets(400, programOf('server'))
    expect({ changed, faults }).toEqual({ changed: [], faults: [] })
    expect(messages).toBeGreaterThanOrEqual(400)
    expect(closed).toBeGreaterThan(10)
  })
})
