import { describe, expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import { copyInto, hash } from '../../src/kernel/block.ts'
import type { Game } from '../../src/kernel/game.ts'
import { resumeSession } from '../../src/kernel/opening.ts'
import { readRecord, writeRecord } from '../../src/kernel/record.ts'
import { replayTo } from '../../src/kernel/replay.ts'
import { Session } from '../../src/kernel/session.ts'
import type { State } from '../../src/kernel/state.ts'
import { verify } from '../../src/kernel/verify.ts'
import { PEACEFUL, toy } from './toy.ts'

interface Subject {
  readonly name: string
  readonly game: Game<unknown>
  readonly document: unknown
  readonly games: number
  /** Kinds of question that have to be met for the test to mean anything. */
  readonly kinds: number
}

const subjects: readonly Subject[] = [
  { name: 'toy', game: toy as Game<unknown>, document: PEACEFUL, games: 20, kinds: 3 },
  { name: 'eternal', game: eternal, document: eternal.setupFrom({}), games: 3, kinds: 8 },
  {
    name: 'eternal, other decks',
    game: eternal,
    document: eternal.setupFrom({ deck1: 'Elysian Flyers', deck2: 'Feln Control' }),
    games: 3,
    kinds: 8,
  },
]

/** A copy that the game can be ended in. */
function copied(game: Game<unknown>, s: State): State {
  const copy = game.schema.create()
  copyInto(copy, s)
  return copy
}

/** Nothing can be asked, answered or done any more. */
function expectOver(game: Game<unknown>, s: State, outcome: string | null): void {
  const { machine } = game
  expect(outcome).not.toBeNull()
  expect([machine.waiting(s), machine.options(s)]).toEqual([false, 0])
  expect(() => machine.seat(s)).toThrow('nobody is asked')
  const before = hash(s)
  expect(() => machine.answer(s, 0)).toThrow('nobody is asked')
  machine.run(s)
  machine.withdraw(s)
  expect(hash(s)).toBe(before)
  expect(game.schema.fault(s)).toBeNull()
}

describe.each(subjects)('conceding a game of $name', ({ game, document, games, kinds }) => {
  it('ends it at every question of whole games, whoever concedes', () => {
    const met = new Set<number>()
    for (let n = 0; n < games; n++) {
      const session = new Session(game, document, `concede ${n}`)
      const { machine } = game
      for (let i = 0; machine.waiting(session.state); i++) {
        met.add(machine.asking(session.state))
        for (const seat of [0, 1]) {
          const s = copied(game, session.state)
          expect(game.act!(s, seat, 'concede')).toBe(true)
          expectOver(game, s, game.outcome(s))
        }
        session.answer((i * 13 + n) % machine.options(session.state))
      }
      expectOver(game, session.state, game.outcome(session.state))
    }
    expect(met.size).toBeGreaterThanOrEqual(kinds)
  })

  it('leaves a session that takes no answer and no act, and a record that plays it again', () => {
    const { machine } = game
    for (const answers of [0, 1, 7, 20, 21]) {
      const session = new Session(game, document, 'concede')
      for (let i = 0; i < answers; i++) session.answer((i * 5) % machine.options(session.state))
      const asked = hash(session.state)
      expect(session.act(1, 'concede')).toBe(true)
      const ended = hash(session.state)
      expect(() => session.answer(0)).toThrow('nobody is asked')
      for (const act of game.acts!) for (const seat of [0, 1]) expect(session.act(seat, act)).toBe(false)
      expect([session.answers.length, session.acts, hash(session.state)]).toEqual([answers, 1, ended])
      const record = readRecord(writeRecord(session.record()))
      expect(verify(game, record)).toMatchObject({ ok: true, outcome: game.outcome(session.state) })
      expect(hash(replayTo(game, record, answers))).toBe(ended)
      expect(hash(resumeSession(game, record).state)).toBe(ended)
      expect(session.undo()).toBe(false)
      expect([session.undo(true), hash(session.state)]).toEqual([true, asked])
      session.answer(0)
    }
  })
})

it('the third turn in a row whose time runs out ends a game of Eternal, whatever is asked', () => {
  let ended = 0
  for (let n = 0; n < 20; n++) {
    const session = new Session<unknown>(eternal, eternal.setupFrom({}), `late ${n}`)
    const { machine } = eternal
    for (let i = 0; machine.waiting(session.state); i++) {
      for (const seat of [0, 1])
        if (machine.waiting(session.state) && i % (n + 1) === n) session.act(seat, 'timeout')
      if (eternal.outcome(session.state) !== null) break
      session.answer((i * 3) % machine.options(session.state))
    }
    expectOver(eternal, session.state, eternal.outcome(session.state))
    expect(verify(eternal, session.record())).toMatchObject({ ok: true })
    if (/time/.test(eternal.outcome(session.state)!)) ended++
  }
  expect(ended).toBeGreaterThan(5)
})
