import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACES, TableClock, WINDOW } from '../../src/table/time/clock.ts'

const { live } = PACES
const START = 1_000_000
const ann = { seat: 0, isWindow: false, turnOf: 0, turn: 1 }
const bob = { seat: 1, isWindow: false, turnOf: 1, turn: 2 }

function begun(): TableClock {
  const clock = new TableClock(live, 2, START)
  clock.step(START, ann)
  return clock
}

describe('the clock of a table', () => {
  it('takes from the bank of whoever is asked, and gives with each own turn', () => {
    const clock = begun()
    expect(clock.at(START).banks).toEqual([live.bank + live.perTurn, live.bank])
    clock.step(START + 5_000, bob)
    expect(clock.at(START + 5_000).banks).toEqual([
      live.bank + live.perTurn - 5_000,
      live.bank + live.perTurn,
    ])
    expect(clock.at(START + 8_000).banks[1]).toBe(live.bank + live.perTurn - 3_000)
  })

  it('lets no turn take longer than a turn may, however much is in the bank', () => {
    const clock = begun()
    expect(clock.deadline).toBe(START + live.turn)
    clock.step(START + 60_000, ann)
    expect(clock.deadline).toBe(START + live.turn)
    expect(clock.at(START + 60_000).running).toEqual({ seat: 0, turnLeft: live.turn - 60_000 })
  })

  it('counts a window only when it has been open for its time', () => {
    const clock = begun()
    clock.step(START + 1_000, { seat: 1, isWindow: true, turnOf: 0, turn: 1 })
    expect(clock.at(START + 1_000 + WINDOW).banks[1]).toBe(live.bank)
    expect(clock.at(START + 1_500 + WINDOW).banks[1]).toBe(live.bank - 500)
    expect(clock.deadline).toBe(START + 1_000 + WINDOW + live.bank)
  })

  it('gives with each own turn, also with the next of two that are one after the other', () => {
    const clock = begun()
    clock.step(START + 60_000, { ...ann, turn: ann.turn + 1 })
    expect(clock.at(START + 60_000).banks[0]).toBe(live.bank + 2 * live.perTurn - 60_000)
    expect(clock.deadline).toBe(START + 60_000 + live.turn)
  })

  it('stands still while the whole table is asked, and when the game is over', () => {
    const clock = begun()
    clock.step(START, { seat: -1, isWindow: false, turnOf: 0, turn: 1 })
    expect(clock.deadline).toBeNull()
    const { banks } = clock.at(START)
    clock.step(START + 500_000, { seat: null, isWindow: false, turnOf: null, turn: -1 })
    expect([clock.at(START + 900_000).banks, clock.deadline]).toEqual([banks, null])
  })

  it('charges nobody for time that was spared', () => {
    const clock = begun()
    clock.spare(30_000)
    clock.step(START + 31_000, ann)
    expect(clock.at(START + 31_000).banks[0]).toBe(live.bank + live.perTurn - 1_000)
  })

  it('never gives more than there is, never runs backwards, and is the same however often it is read', () => {
    const step = fc.record({
      after: fc.nat(200_000),
      seat: fc.constantFrom(0, 1, -1),
      turnOf: fc.constantFrom(0, 1),
      turn: fc.nat(3),
      isWindow: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const [read, unread] = [begun(), begun()]
        let at = START
        for (const { after, ...asked } of steps) {
          at += after
          for (const part of [0.2, 0.9]) read.at(at - after + after * part)
          const before = read.at(at).banks
          read.step(at, asked)
          unread.step(at, asked)
          for (const [seat, bank] of read.at(at).banks.entries()) {
            expect(bank).toBeGreaterThanOrEqual(0)
            expect(bank).toBeLessThanOrEqual(Math.min(live.mostBank, before[seat]! + live.perTurn))
          }
          expect(unread.at(at)).toEqual(read.at(at))
          if (read.deadline !== null) {
            expect(read.at(read.deadline).running!.turnLeft).toBe(0)
            expect(read.deadline).toBeGreaterThanOrEqual(at)
          }
        }
      }),
    )
  })
})
