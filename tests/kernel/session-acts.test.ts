import { describe, expect, it } from 'vitest'
import { hash, restore, serialise } from '../../src/kernel/block.ts'
import { listening } from '../../src/kernel/events.ts'
import type { Game } from '../../src/kernel/game.ts'
import { resumeSession } from '../../src/kernel/opening.ts'
import { readRecord } from '../../src/kernel/record.ts'
import { onFault } from '../../src/kernel/scratch.ts'
import { GameStopped, Session } from '../../src/kernel/session.ts'
import { verify } from '../../src/kernel/verify.ts'
import { DECK, hand, machine, PEACEFUL, score, type ToySetup, toy, zones } from './toy.ts'

const sit = (game: Game<ToySetup> = toy) => new Session(game, PEACEFUL, 'acts')

const tip = (session: Session<ToySetup>) => [session.act(0, 'tip'), score.get(session.state, 1)]

describe('an act that does not end the game', () => {
  it('leaves the question open, and stands in the record at its place', () => {
    const session = new Session(toy as Game<unknown>, PEACEFUL, 'tip')
    const { machine } = toy
    const done: [number, number][] = []
    for (let i = 0; machine.waiting(session.state); i++) {
      const before = hash(session.state)
      const options = machine.options(session.state)
      if (session.act(i % 2, 'tip')) {
        done.push([i, i % 2])
        expect(hash(session.state)).not.toBe(before)
        expect([machine.waiting(session.state), machine.options(session.state)]).toEqual([true, options])
      } else expect(hash(session.state)).toBe(before)
      session.answer((i * 7) % options)
    }
    expect(done.length).toBeGreaterThan(5)
    const record = readRecord(session.save())
    expect(record.acts).toEqual(done.map(([after, seat]) => ({ after, seat, act: 'tip' })))
    expect(verify(toy, record).ok).toBe(true)
    expect(hash(resumeSession(toy, record).state)).toBe(hash(session.state))
    // The last answer and then everything before it can be taken back by agreement, act by act.
    for (let left = record.answers.length + done.length; left > 0; left--)
      expect(session.undo(true)).toBe(true)
    expect(session.undo(true)).toBe(false)
    expect(hash(session.state)).toBe(hash(new Session(toy as Game<unknown>, PEACEFUL, 'tip').state))
  })
})

it('a block in which somebody is asked after the end is refused', () => {
  const s = new Session(toy as Game<unknown>, PEACEFUL, 'both').state
  s[toy.schema.entries.find(({ name }) => name === 'over')!.at] = 1
  expect(() => restore(toy.schema, serialise(toy.schema, s))).toThrow(
    'the game is over, but somebody is asked',
  )
})

describe('an act', () => {
  it('is listed with its seat and the answers before it', () => {
    const session = sit()
    expect([session.acts, session.actList]).toEqual([0, []])
    session.act(0, 'tip')
    session.answer(0)
    session.answer(0)
    session.act(1, 'concede')
    expect(session.acts).toBe(2)
    expect(session.actList).toEqual([
      { after: 0, seat: 0, act: 'tip' },
      { after: 2, seat: 1, act: 'concede' },
    ])
    expect(session.askedSeats).toEqual([0, 1])
  })

  it('that is not possible changes nothing and is not listed', () => {
    const session = sit()
    const before = session.state.slice()
    // No card to tip with, no such seat, no such act.
    for (const [seat, act] of [
      [1, 'tip'],
      [2, 'concede'],
      [0, 'dance'],
    ] as const)
      expect(session.act(seat, act)).toBe(false)
    expect(session.state).toEqual(before)
    expect([session.acts, session.undo(true)]).toEqual([0, false])
  })

  it('is not possible where a game has none, or does not say what comes of it', () => {
    const { acts, act, ...silent } = toy
    expect(acts).toEqual(['concede', 'tip'])
    expect(sit(silent).act(0, 'concede')).toBe(false)
    expect(sit({ ...silent, acts: ['concede'] }).act(0, 'concede')).toBe(false)
    expect(sit({ ...silent, act: act! }).act(0, 'concede')).toBe(false)
  })

  it('is not possible after the end', () => {
    const session = sit()
    while (machine.waiting(session.state)) session.answer(0)
    const { length } = session.answers
    expect([session.act(0, 'tip'), session.act(0, 'concede'), session.acts]).toEqual([false, false, 0])
    expect(session.answers).toHaveLength(length)
  })

  it('may change what the open question offers', () => {
    const game: Game<ToySetup> = {
      ...toy,
      acts: ['deal'],
      act(s, seat) {
        for (let i = 0; i < 6; i++) zones.moveToTop(s, zones.first(s, DECK), hand(seat))
        return true
      },
    }
    const session = sit(game)
    expect(machine.options(session.state)).toBe(2)
    session.act(0, 'deal')
    expect(machine.options(session.state)).toBeGreaterThan(2)
  })

  it('cannot be taken back freely, nor anything before it', () => {
    const session = sit()
    session.answer(0)
    expect(session.undoable).toBe(1)
    session.act(1, 'tip')
    session.act(0, 'concede')
    const ended = session.state.slice()
    expect([session.undoable, session.undo()]).toEqual([0, false])
    expect([session.acts, session.answers.length]).toEqual([1, 1])
    expect(session.state).toEqual(ended)
  })

  it('is taken back by agreement before the answer that it followed', () => {
    const session = sit()
    const start = session.state.slice()
    expect(tip(session)).toEqual([true, 1])
    const tipped = session.state.slice()
    expect(tip(session)).toEqual([true, 2])
    session.answer(0)
    expect(session.undo()).toBe(true)
    expect([session.acts, session.answers]).toEqual([2, []])
    expect(session.undo()).toBe(false)
    expect(session.undo(true)).toBe(true)
    expect([session.acts, session.state]).toEqual([1, tipped])
    expect(session.undo(true)).toBe(true)
    expect([session.acts, session.state]).toEqual([0, start])
  })

  it('stays when only answers after it are taken back, and goes with the answers before it', () => {
    const session = sit()
    session.answer(0)
    session.answer(0)
    session.act(0, 'concede')
    session.undo(true)
    expect([session.acts, session.answers]).toEqual([0, [0, 0]])
    session.answer(0)
    expect(session.act(0, 'tip') || session.act(1, 'tip')).toBe(true)
    session.answer(0)
    session.answer(0)
    const seats = [...session.askedSeats]
    session.undo(true)
    expect([session.acts, session.answers.length, session.askedSeats]).toEqual([1, 4, seats.slice(0, 4)])
    session.undo(true)
    expect([session.acts, session.answers.length, session.askedSeats]).toEqual([1, 3, seats.slice(0, 3)])
    session.undo(true)
    session.undo(true)
    expect([session.acts, session.answers.length, session.askedSeats]).toEqual([0, 2, seats.slice(0, 2)])
    expect(verify(toy, session.record()).ok).toBe(true)
  })
})

describe('a session in the middle of a record', () => {
  /** Two answers, a tip, two more, and another tip. */
  function played(): Session<ToySetup> {
    const session = sit()
    session.answer(1)
    session.answer(1)
    session.act(0, 'tip')
    session.answer(0)
    session.answer(0)
    session.act(0, 'tip')
    return session
  }

  it('has the acts between its answers, and the last ones only if that is asked for', () => {
    const record = played().record()
    const acts = (count?: number, last?: boolean) => {
      const { answers, actList } = Session.at(toy, record, count, last)
      return [answers.length, actList.map(({ after }) => after)]
    }
    expect(acts()).toEqual([4, [2, 4]])
    expect(acts(4)).toEqual([4, [2, 4]])
    expect(acts(4, false)).toEqual([4, [2]])
    expect(acts(3)).toEqual([3, [2]])
    expect(acts(2)).toEqual([2, []])
    expect(acts(2, true)).toEqual([2, [2]])
    expect(acts(0)).toEqual([0, []])
  })

  it('is refused, with the place, when an act is not possible there', () => {
    const record = played().record()
    const acts = [{ after: 0, seat: 1, act: 'tip' }]
    expect(() => Session.at(toy, { ...record, acts })).toThrow('answer 0: “tip” is not possible here')
  })

  it('goes back to any answer and act of it', () => {
    const session = played()
    const states = [
      [4, 1],
      [3, 1],
      [2, 1],
      [2, 0],
      [0, 0],
    ].map(([answers, acts]) => {
      session.rollBack(answers!, acts!)
      expect([session.answers.length, session.acts]).toEqual([answers, acts])
      return hash(session.state)
    })
    expect(new Set(states).size).toBe(states.length)
    expect(states.at(-1)).toBe(hash(sit().state))
  })

  it('stays where it is when nothing is said', () => {
    const session = played()
    const before = session.record()
    const { undoable } = session
    session.rollBack()
    expect([session.record(), session.undoable]).toEqual([before, undoable])
  })

  it('tells nobody what happens again on the way back', () => {
    const session = played()
    let received = 0
    listening(
      () => {
        received++
      },
      () => {
        session.rollBack(3, 1)
        session.undo(true)
      },
    )
    expect(received).toBe(0)
  })
})

describe('what rules keep beside the state', () => {
  let resets = 0
  onFault(() => {
    resets++
  })
  const fault = () => {
    throw new TypeError('a fault of ours')
  }

  /** How often it was put at rest by something that fails. */
  function restsAfter(body: () => unknown): number {
    const before = resets
    expect(body).toThrow(GameStopped)
    return resets - before
  }

  it('is at rest after an answer, an act or a beginning that failed, and not before', () => {
    const session = sit()
    const before = resets
    session.answer(1)
    session.act(1, 'tip')
    session.answer(0)
    expect(resets).toBe(before)
    expect(restsAfter(() => listening(fault, () => session.act(0, 'concede')))).toBeGreaterThan(0)
    const another = sit()
    expect(restsAfter(() => listening(fault, () => another.answer(0)))).toBeGreaterThan(0)
    expect(restsAfter(() => sit({ ...toy, begin: fault }))).toBeGreaterThan(0)
  })

  it('keeps the reason with what is thrown', () => {
    const session = sit()
    let thrown: unknown
    try {
      listening(fault, () => session.act(0, 'concede'))
    } catch (error) {
      thrown = error
    }
    expect((thrown as GameStopped).cause).toEqual(new TypeError('a fault of ours'))
    expect((thrown as GameStopped).record.acts).toEqual([{ after: 0, seat: 0, act: 'concede' }])
  })
})
