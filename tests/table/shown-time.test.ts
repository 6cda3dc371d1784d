import { describe, expect, it } from 'vitest'
import type { Company } from '../../src/table/messages.ts'
import { THINK } from '../../src/table/time/clock.ts'
import { openWindow, timeLeft } from '../../src/table/time/shown-time.ts'

/* What somebody has left, as a page and a terminal count on from what they were told. */

const SECOND = 1_000

const company = (turnLeft: number, holiday: number | null = null): Pick<Company, 'clock' | 'seats'> => ({
  clock: { banks: [180 * SECOND, 100 * SECOND], running: { seat: 0, turnLeft } },
  seats: [holiday, null].map((each) => ({
    name: 'Ann',
    person: 'ann',
    bot: null,
    presence: 'here',
    awayFor: null,
    holiday: each,
  })),
})
const window = (left: number, thinking: boolean) => openWindow({ left, exactly: true, thinking }, left, 0)

describe('the time that somebody has left', () => {
  it.each([
    ['of her turn, where that is less', company(90 * SECOND), 0, null, 80, 170, true],
    ['of the whole game, where that is less', company(180 * SECOND), 0, null, 170, 170, false],
    ['all of it while somebody else is asked', company(90 * SECOND), 1, null, 100, 100, false],
    ['all of it on holiday', company(90 * SECOND, SECOND), 0, null, 180, 180, false],
    [
      'without a window, which is nobody’s',
      company(90 * SECOND),
      0,
      window(2 * SECOND, false),
      82,
      172,
      true,
    ],
    ['with what “think” buys', company(90 * SECOND), 0, window(2 * SECOND + THINK, true), 82, 172, true],
    ['all of it while a window is open', company(90 * SECOND), 0, window(20 * SECOND, false), 90, 180, true],
  ] as const)('is %s', (_, known, seat, open, left, all, ofTurn) => {
    const shown = timeLeft(known, seat, { knownAt: 0, window: open, now: 10 * SECOND })
    expect(shown).toMatchObject({ left: left * SECOND, all: all * SECOND, ofTurn })
  })

  it('is unknown where there is no clock', () => {
    expect(timeLeft({ ...company(0), clock: null }, 0, { knownAt: 0, window: null, now: 0 })).toBeNull()
  })
})
