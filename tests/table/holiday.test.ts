import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACES, TableClock } from '../../src/table/time/clock.ts'
import {
  afterHolidays,
  HOLIDAY_A_YEAR,
  HOLIDAY_DAY,
  holidayLeft,
  holidayUntil,
  holidayWithin,
} from '../../src/table/time/holiday.ts'

const START = 400 * HOLIDAY_DAY
const days = (n: number): number => n * HOLIDAY_DAY
const away = (from: number, to: number) => ({ begins: START + days(from), ends: START + days(to) })

describe('holiday', () => {
  it('is 14 days within any year, whole days of one that is running among them', () => {
    expect(holidayLeft([], START)).toBe(HOLIDAY_A_YEAR)
    expect(holidayLeft([away(-10, -6), away(-1, 4)], START)).toBe(days(5))
    expect(holidayLeft([away(0, 14)], START)).toBe(0)
    // What lies more than a year back is forgotten day by day.
    expect(holidayLeft([away(-370, -360)], START)).toBe(days(9))
    expect(holidayLeft([away(-390, -376)], START)).toBe(HOLIDAY_A_YEAR)
  })
  it('lasts until it ends', () => {
    expect(holidayUntil([away(-3, -1), away(0, 2)], START)).toBe(START + days(2))
    expect(holidayUntil([away(-3, 0)], START)).toBeNull()
    expect(holidayUntil([away(1, 2)], START)).toBeNull()
  })
  it('is what lies between a time and when so much of it has gone by otherwise', () => {
    const stretch = fc.tuple(fc.nat(40), fc.nat(10))
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 5 }), fc.nat(30), (drawn, wanted) => {
        // Nobody is on holiday twice at once.
        let at = -5
        const taken = drawn.map(([gap, length]) => {
          const begins = at + gap
          at = begins + length
          return away(begins, at)
        })
        const end = afterHolidays(taken, START, days(wanted))
        expect(end - START - holidayWithin(taken, START, end)).toBe(days(wanted))
      }),
    )
  })
})

describe('the clock of a game of days', () => {
  const ann = { seat: 0, isWindow: false, turnOf: 0, turn: 1 }
  const bob = { seat: 1, isWindow: false, turnOf: 1, turn: 2 }

  it('stands still for whoever is on holiday, and for nobody else', () => {
    const clock = new TableClock(PACES.days, 2, START, [[away(1, 4)], [away(2, 9)]])
    clock.step(START, ann)
    const bank = clock.at(START).banks[0]!
    expect(bank).toBe(days(5))
    expect(clock.at(START + days(1)).banks[0]).toBe(bank - days(1))
    expect(clock.at(START + days(3)).banks[0]).toBe(bank - days(1))
    expect(clock.at(START + days(5)).banks[0]).toBe(bank - days(2))
    expect(clock.deadline).toBe(START + days(5) + days(3))
    expect(clock.copy().deadline).toBe(clock.deadline)
    clock.step(START + days(5), bob)
    // Four of the days in which she is asked are holiday.
    expect(clock.at(START + days(10)).banks[1]).toBe(days(5) - days(1))
    expect(clock.at(START + days(10)).banks[0]).toBe(bank - days(2))
  })
})
