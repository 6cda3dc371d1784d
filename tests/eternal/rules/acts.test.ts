import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { current, lateTurns } from '../../../src/games/eternal/state.ts'
import { copyInto, hash } from '../../../src/kernel/block.ts'
import { resumeSession } from '../../../src/kernel/opening.ts'
import { readRecord, writeRecord } from '../../../src/kernel/record.ts'
import { replayTo } from '../../../src/kernel/replay.ts'
import { Session } from '../../../src/kernel/session.ts'
import { verify } from '../../../src/kernel/verify.ts'
import { Table } from '../../../src/table/table.ts'
import { chooser, richTable } from '../playing.ts'

const setup = eternal.setupFrom({})
const begun = (answers: number): Session<unknown> => {
  const session = new Session<unknown>(eternal as never, setup, 'acts')
  for (let i = 0; i < answers; i++) session.answer(0)
  return session
}

describe('conceding and running out of time', () => {
  it('ends the game on either turn, and the record plays it again', () => {
    for (const answers of [0, 7, 20, 33]) {
      const session = begun(answers)
      expect(session.act(1, 'concede')).toBe(true)
      expect(eternal.outcome(session.state)).toBe('player 1: conceded')
      const text = writeRecord(session.record())
      const verdict = verify(eternal, readRecord(text))
      expect([verdict.ok, verdict.reason, verdict.outcome]).toEqual([true, '', 'player 1: conceded'])
      expect(hash(replayTo(eternal, readRecord(text), answers))).toBe(hash(session.state))
      expect(hash(resumeSession(eternal, readRecord(text)).state)).toBe(hash(session.state))
    }
  })

  it('is over then: nothing more can be done', () => {
    const session = begun(5)
    expect(session.act(0, 'concede')).toBe(true)
    expect(session.act(1, 'concede')).toBe(false)
    expect(session.record().acts).toEqual([{ after: 5, seat: 0, act: 'concede' }])
  })

  it('leaves nobody asked, whatever is asked at that moment, and whoever does it', () => {
    const met = new Set<string>()
    for (let g = 0; g < 12; g++) {
      const pick = chooser(g + 1)
      const s = eternal.scenario.given(richTable(pick))
      const other = eternal.schema.create()
      const { machine } = eternal
      for (let n = 0; machine.waiting(s) && n < 120; n++) {
        const question = machine.opNames[machine.askedOp(s)]!
        const seat = pick(2)
        for (const act of ['concede', 'overdue', 'timeout']) {
          if (act !== 'timeout' && met.has(`${question} ${act}`)) continue
          copyInto(other, s)
          // The third turn in a row whose time runs out.
          lateTurns.set(other, current.get(other), 2)
          const by = act === 'timeout' ? current.get(other) : seat
          expect(eternal.act!(other, by, act)).toBe(true)
          met.add(`${question} ${act}`)
          const what = `${act} at ${question}`
          expect([machine.waiting(other), machine.options(other)], what).toEqual([false, 0])
          expect([eternal.schema.fault(other), machine.fault(other)], what).toEqual([null, null])
          expect(eternal.outcome(other), what).toMatch(/conceded|time/)
          for (const again of ['concede', 'overdue', 'timeout'])
            for (const player of [0, 1]) expect(eternal.act!(other, player, again), what).toBe(false)
          expect(() => machine.answer(other, 0), what).toThrow('nobody is asked')
        }
        machine.answer(s, pick(machine.options(s)))
      }
    }
    expect(met.size).toBeGreaterThan(40)
  })

  it('is taken back only if the table agrees', () => {
    const session = begun(9)
    const before = hash(session.state)
    session.act(0, 'concede')
    expect(session.undo()).toBe(false)
    expect(session.undo(true)).toBe(true)
    expect(hash(session.state)).toBe(before)
    expect(session.record().acts).toBeUndefined()
    session.answer(0)
    expect(verify(eternal, session.record()).ok).toBe(true)
  })

  it('goes on after a turn whose time ran out, in the middle of the record', () => {
    const session = begun(12)
    const late = eternal.machine.seat(session.state)
    const other = session.act(1 - late, 'timeout')
    const own = session.act(late, 'timeout')
    expect([other, own].filter((done) => done)).toHaveLength(1)
    for (let i = 0; i < 15; i++) session.answer(0)
    expect(verify(eternal, session.record()).ok).toBe(true)
    expect(session.undo(true)).toBe(true)
    expect(session.record().acts).toHaveLength(1)
  })

  it('is lost by whoever has no time left at all, at any moment, whoever is asked', () => {
    for (const answers of [0, 5, 12, 30])
      for (const seat of [0, 1]) {
        const session = begun(answers)
        expect(session.act(seat, 'overdue')).toBe(true)
        expect(eternal.outcome(session.state)).toMatch(/time/)
        expect(eternal.advice.won(session.state, 1 - seat)).toBe(true)
        expect(verify(eternal, session.record()).ok).toBe(true)
        expect(session.act(1 - seat, 'overdue')).toBe(false)
      }
  })

  it('refuses an act that the game does not know, and a record that holds one', () => {
    const session = begun(3)
    expect(session.act(0, 'cheat')).toBe(false)
    const record = { ...session.record(), acts: [{ after: 2, seat: 0, act: 'cheat' }] }
    expect(verify(eternal, record)).toMatchObject({ ok: false, differsAt: 2 })
    expect(() =>
      readRecord(writeRecord({ ...record, acts: [{ after: 9, seat: 0, act: 'concede' }] })),
    ).toThrow('acts[0]')
  })

  it('is told in the log of the table, and forgotten with it', () => {
    const table = Table.begin(eternal as never, setup, 'acts')
    table.answer(0)
    const before = table.log.length
    expect(table.act(1, 'concede')).toBe(true)
    expect(table.describe(table.log.at(-1)!, 0, eternal.words.en)).toBe('Player 1 wins.')
    expect(table.undo(true)).toBe(true)
    expect(table.log).toHaveLength(before)
  })
})
