import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listening } from '../../src/kernel/events.ts'
import type { Game } from '../../src/kernel/game.ts'
import { EngineLimit } from '../../src/kernel/limits.ts'
import { resumeSession } from '../../src/kernel/opening.ts'
import { optionAt, optionKind } from '../../src/kernel/options.ts'
import { readRecord, writeRecord } from '../../src/kernel/record.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { GameStopped, Session } from '../../src/kernel/session.ts'
import { verify } from '../../src/kernel/verify.ts'
import { DONE, NO, PICK, YES } from '../../src/language/compiler/steps.ts'
import {
  cardsIn,
  type Kind,
  LET,
  machine,
  PEACEFUL,
  PILE,
  STOP,
  schema,
  score,
  type ToySetup,
  toy,
} from './toy.ts'

const sit = (cards: readonly Kind[] = PEACEFUL.cards, seed = 'table') => new Session(toy, { cards }, seed)

/** Answers with the first option of a kind. */
function answer(session: Session<ToySetup>, kind: number): void {
  const n = machine.options(session.state)
  for (let i = 0; i < n; i++)
    if (optionKind(optionAt(i)) === kind) {
      session.answer(i)
      return
    }
  throw new Error(`no option of kind ${kind}`)
}

const seat = (session: Session<ToySetup>) => machine.seat(session.state)

describe('undo', () => {
  it('takes back one answer at a time, and the state is the one before it', () => {
    const session = sit(['echo', 'echo', 'echo', 'echo'])
    answer(session, PICK)
    const asked = session.state.slice()
    answer(session, LET)
    const first = session.state.slice()
    answer(session, YES)
    const second = session.state.slice()
    answer(session, NO)
    const third = session.state.slice()
    expect(session.undoable).toBe(2)
    answer(session, YES)
    // That ends the turn: the next card is drawn.
    expect(session.undoable).toBe(0)
    expect(session.undo()).toBe(false)
    expect(session.undo(true)).toBe(true)
    expect(session.state).toEqual(third)
    expect(session.undo()).toBe(true)
    expect(session.state).toEqual(second)
    expect(session.undo()).toBe(true)
    expect(session.state).toEqual(first)
    expect(session.answers).toHaveLength(2)
    // The next one was given by the other seat.
    expect(session.undo()).toBe(false)
    expect(session.undo(true)).toBe(true)
    expect(session.state).toEqual(asked)
  })

  it('is free while the other seat has been asked but has not answered', () => {
    const session = sit()
    const start = session.state.slice()
    answer(session, PICK)
    expect([seat(session), session.undoable]).toEqual([1, 1])
    expect(session.undo()).toBe(true)
    expect(session.state).toEqual(start)
    expect(session.undo()).toBe(false)
    expect(session.undo(true)).toBe(false)
  })

  it('stops at the answer of another seat, which that seat may take back', () => {
    const session = sit(['gift', 'gift', 'gift'])
    answer(session, PICK)
    const asked = session.state.slice()
    answer(session, LET)
    expect([seat(session), session.undoable]).toEqual([0, 1])
    expect(session.undo()).toBe(true)
    expect(session.state).toEqual(asked)
    expect([session.undoable, session.undo()]).toEqual([0, false])
  })

  it('stops where something new was revealed', () => {
    const session = sit(['coin', 'coin', 'coin'])
    answer(session, DONE)
    expect(session.undoable).toBe(0)
    const drawn = session.state.slice()
    expect(session.undo()).toBe(false)
    expect(session.state).toEqual(drawn)
  })

  it('is not taken away by an answer that is not possible', () => {
    const session = sit()
    answer(session, PICK)
    expect(() => session.answer(99)).toThrow(RangeError)
    expect(session.undoable).toBe(1)
    expect(session.answers).toHaveLength(1)
  })

  it('gives the same game again: run, undone to the start, run again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 45 }), fc.string(), (choices, seed) => {
        const session = sit(PEACEFUL.cards, seed)
        const start = session.state.slice()
        for (const n of choices)
          if (machine.waiting(session.state)) session.answer(n % machine.options(session.state))
        const end = session.state.slice()
        const record = session.record()
        while (session.undo(true)) expect(session.answers.length).toBeGreaterThanOrEqual(0)
        expect(session.state).toEqual(start)
        expect(session.record().answers).toEqual([])
        for (const each of record.answers) session.answer(each)
        expect(session.state).toEqual(end)
        expect(session.record()).toEqual(record)
      }),
      { numRuns: 30 },
    )
  })

  it('never goes beyond a revelation or another seat, in any game', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(1000), fc.boolean()), { maxLength: 40 }),
        fc.string(),
        (deeds, seed) => {
          const session = sit(PEACEFUL.cards, seed)
          // By hand: how much was known and who was asked before each answer.
          const known: number[] = []
          const seats: number[] = []
          let undone = false
          for (const [n, back] of deeds) {
            if (!machine.waiting(session.state)) break
            const now = machine.revealed.get(session.state)
            const count = session.answers.length
            let free = 0
            while (
              free < count &&
              known[count - 1 - free] === now &&
              seats[count - 1 - free] === seats[count - 1]
            )
              free++
            // An answer that was taken back has been heard all the same: the point stays.
            if (undone) expect(session.undoable).toBeLessThanOrEqual(free)
            else expect(session.undoable).toBe(free)
            if (back) {
              undone = true
              const possible = session.undoable > 0
              expect(session.undo()).toBe(possible)
              known.length = session.answers.length
              seats.length = session.answers.length
            } else {
              known.push(now)
              seats.push(seat(session))
              session.answer(n % machine.options(session.state))
            }
          }
        },
      ),
    )
  })

  it('tells nobody again what had happened on the way', () => {
    const session = sit(['gift', 'gift', 'gift', 'gift'])
    answer(session, PICK)
    answer(session, LET)
    answer(session, NO)
    const received: number[] = []
    listening(
      (_s, kind) => received.push(kind),
      () => {
        session.undo(true)
        session.undo(true)
      },
    )
    expect(received).toEqual([])
  })
})

describe('a fork', () => {
  it('stands at the same point and goes its own way', () => {
    const session = sit()
    answer(session, PICK)
    answer(session, LET)
    const fork = session.fork()
    expect(fork.state).toEqual(session.state)
    expect(fork.undoable).toBe(session.undoable)
    const before = session.state.slice()
    while (machine.waiting(fork.state)) fork.answer(0)
    expect(session.state).toEqual(before)
    expect(fork.answers.length).toBeGreaterThan(session.answers.length)
    expect(fork.seed).toBe(session.seed)
  })
})

describe('saving', () => {
  it('and resuming at every decision gives the same game', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 45 }), fc.string(), (choices, seed) => {
        const straight = sit(PEACEFUL.cards, seed)
        let broken = sit(PEACEFUL.cards, seed)
        for (const n of choices) {
          if (!machine.waiting(straight.state)) break
          const i = n % machine.options(straight.state)
          straight.answer(i)
          broken = resumeSession(toy, readRecord(broken.save()))
          broken.answer(i)
          expect(broken.state).toEqual(straight.state)
          expect(broken.undoable).toBe(straight.undoable)
        }
        expect(broken.save()).toBe(straight.save())
        expect(verify(toy, straight.record()).ok).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  it('keeps the undo point', () => {
    const session = sit(['echo', 'echo', 'echo'])
    answer(session, PICK)
    answer(session, LET)
    answer(session, YES)
    const back = resumeSession(toy, readRecord(session.save()))
    expect(back.undoable).toBe(1)
    back.undo()
    expect(back.undoable).toBe(0)
  })

  it('can be resumed in the middle', () => {
    const session = sit()
    for (let i = 0; i < 6; i++) session.answer(0)
    const middle = Session.at(toy, session.record(), 3)
    expect(middle.answers).toEqual([0, 0, 0])
  })

  it('of another game, other content or an impossible answer is refused with the place', () => {
    const session = sit()
    for (let i = 0; i < 4; i++) session.answer(0)
    const record = session.record()
    const refused = (change: object) => {
      try {
        resumeSession(toy, { ...record, ...change })
      } catch (error) {
        return error instanceof Refusal ? error.message : `not refused: ${error}`
      }
      return 'resumed'
    }
    expect(refused({})).toBe('resumed')
    const from = 'this game plays alike until decision 1, then differs'
    expect(refused({ game: 'chess' })).toBe(
      'this game differs from its start: the record is of chess, not of toy',
    )
    // Other versions of the packs say nothing as long as play is the same.
    expect(refused({ packs: { toy: 'toy-0' } })).toBe('resumed')
    const many = machine.options(Session.at(toy, record, 1).state)
    expect(refused({ answers: record.answers.with(1, many) })).toBe(
      `answer 2: ${from}: answer ${many} is not one of the ${many} options`,
    )
    expect(refused({ setup: { cards: 'all' } })).toBe(
      'this game differs from its start: cards: expected a list of cards',
    )
    const all = sit(['coin', 'coin'])
    while (machine.waiting(all.state)) all.answer(0)
    expect(() => resumeSession(toy, { ...all.record(), answers: [...all.answers, 0] })).toThrow(
      'the game is already over',
    )
  })

  it('that leads elsewhere than it led is refused, not played on', () => {
    const session = sit()
    for (let i = 0; i < 4; i++) session.answer(0)
    const record = session.record()
    expect(() => resumeSession(toy, { ...record, seed: 'another' })).toThrow(Refusal)
    expect(() => resumeSession(toy, { ...record, fingerprints: [1] })).toThrow(
      'answer 4: this game plays alike until decision 0, then differs: the table does not look as it did',
    )
    expect(() => resumeSession(toy, { ...record, fingerprints: [] })).toThrow('the record does not say')
  })
})

describe('a game that never ends', () => {
  /** Up to the answer that lets the endless card be read. */
  function doomed(card: Kind): Session<ToySetup> {
    const session = sit([card, card, card])
    answer(session, PICK)
    return session
  }

  it.each([
    ['endless', 'the game was stopped: no decision within 200000 steps (in endless)'],
    ['abyss', 'the game was stopped: texts are nested too deeply (in abyss)'],
  ] as const)('is stopped with a clear error and the record that reproduces it: %s', (card, message) => {
    const session = doomed(card)
    let stopped: unknown
    try {
      answer(session, LET)
    } catch (error) {
      stopped = error
    }
    expect(stopped).toBeInstanceOf(GameStopped)
    const { record } = stopped as GameStopped
    expect((stopped as GameStopped).message).toBe(message)
    expect(record.answers).toEqual([0, 0])
    const again = readRecord(writeRecord(record))
    expect(() => Session.at(toy, again)).toThrow(message)
    expect(() => resumeSession(toy, again)).toThrow(
      message.replace('the game was', 'the engine').replace('stopped:', 'stopped the game:'),
    )
    expect(verify(toy, again)).toMatchObject({ ok: false, differsAt: 2 })
  })

  it('is not lost: the table stands before the answer and may choose another', () => {
    const session = sit(['endless', 'endless', 'endless'])
    answer(session, DONE)
    answer(session, PICK)
    const before = session.state.slice()
    const answers = [...session.answers]
    expect(() => answer(session, LET)).toThrow(GameStopped)
    expect(session.state).toEqual(before)
    expect(session.answers).toEqual(answers)
    answer(session, STOP)
    expect(verify(toy, session.record()).ok).toBe(true)
  })

  it('can be stopped before it began', () => {
    const early: Game<ToySetup> = {
      ...toy,
      begin() {
        throw new EngineLimit({ en: 'the deal never ends', fr: 'la donne ne finit pas' })
      },
    }
    let stopped: unknown
    try {
      new Session(early, PEACEFUL, 'early')
    } catch (error) {
      stopped = error
    }
    expect(stopped).toBeInstanceOf(GameStopped)
    expect((stopped as GameStopped).message).toBe('the game was stopped before it began: the deal never ends')
    expect((stopped as GameStopped).french).toBe(
      'la partie a été arrêtée avant de commencer\u00a0: la donne ne finit pas',
    )
    expect((stopped as GameStopped).record).toMatchObject({ seed: 'early', answers: [], fingerprints: [] })
    expect(verify(early, (stopped as GameStopped).record)).toMatchObject({
      ok: false,
      reason: 'the engine stopped the set-up: the deal never ends',
    })
  })

  it('is stopped by a fault of ours too, and stands before the answer or act that met it', () => {
    const reason = 'a rule failed (a fault of ours)'
    const broken: Game<ToySetup> = {
      ...toy,
      begin() {
        throw new TypeError('a fault of ours')
      },
    }
    const early = thrownBy(() => new Session(broken, PEACEFUL, 'x'))
    expect(early.message).toBe(`the game was stopped before it began: ${reason}`)
    expect(early.cause).toEqual(new TypeError('a fault of ours'))
    expect(verify(broken, sit().record())).toMatchObject({
      ok: false,
      reason: `the engine stopped the set-up: ${reason}`,
    })
    const session = sit()
    const deaf = () => {
      throw new TypeError('a fault of ours')
    }
    for (let i = 0; i < 6; i++) {
      const before = session.state.slice()
      const { undoable } = session
      const record = session.record()
      const late = thrownBy(() => listening(deaf, () => session.act(0, 'concede')))
      expect(late.record.acts).toEqual([{ after: i, seat: 0, act: 'concede' }])
      expect(session.state).toEqual(before)
      // Not every answer makes something happen; those that do are not taken.
      try {
        listening(deaf, () => session.answer(0))
        session.undo(true)
      } catch (error) {
        expect((error as GameStopped).message).toBe(`the game was stopped: ${reason}`)
        expect((error as GameStopped).french).toBe(
          'la partie a été arrêtée\u00a0: une règle a échoué (a fault of ours)',
        )
        expect((error as GameStopped).record.answers).toEqual([...record.answers, 0])
        expect([session.undoable, session.record()]).toEqual([undoable, record])
      }
      expect(session.state).toEqual(before)
      session.answer(0)
    }
    expect(verify(toy, session.record())).toMatchObject({ ok: true, decisions: 6 })
  })

  it('lets a refusal of the set-up through as it is', () => {
    const picky: Game<ToySetup> = {
      ...toy,
      begin() {
        throw new Refusal('no such place', 'position')
      },
    }
    expect(() => new Session(picky, PEACEFUL, 'x')).toThrow(new Refusal('no such place', 'position'))
  })
})

/** What is thrown when a game is stopped. */
function thrownBy(body: () => unknown): GameStopped {
  try {
    body()
  } catch (error) {
    if (error instanceof GameStopped) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('a stopped turn', () => {
  it('costs both seats a card', () => {
    const session = sit(['coin', 'coin', 'coin', 'coin'])
    answer(session, DONE)
    answer(session, PICK)
    answer(session, STOP)
    expect(cardsIn(session.state, PILE)).toBe('coin coin')
    expect([score.get(session.state, 0), score.get(session.state, 1)]).toEqual([0, 0])
    expect(schema.fault(session.state)).toBeNull()
  })
})
