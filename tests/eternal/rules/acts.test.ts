import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { hash } from '../../../src/kernel/block.ts'
import { resumeSession } from '../../../src/kernel/opening.ts'
import { readRecord, writeRecord } from '../../../src/kernel/record.ts'
import { replayTo } from '../../../src/kernel/replay.ts'
import { Session } from '../../../src/kernel/session.ts'
import { verify } from '../../../src/kernel/verify.ts'
import { Table } from '../../../src/table/table.ts'

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
