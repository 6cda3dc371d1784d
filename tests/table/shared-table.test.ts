import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { games } from '../../src/games/index.ts'
import { hash } from '../../src/kernel/block.ts'
import type { Playable } from '../../src/language/face.ts'
import { momentFor, type Viewer } from '../../src/table/moment.ts'
import { type Participant, SharedTable, Stale } from '../../src/table/shared-table.ts'
import { rowOf, stepOf } from '../../src/table/steps.ts'
import { Table } from '../../src/table/table.ts'

const ann: Participant = { id: 'ann', answersFor: [0] }
const bob: Participant = { id: 'bob', answersFor: [1] }
const people = [ann, bob]
const watcher: Participant = { id: 'wim', answersFor: [] }

const started = <G extends Playable>(game: G, flags = {}): SharedTable<G> =>
  new SharedTable(Table.begin(game, game.setupFrom(flags), 'shared'), [])

/** Whoever may answer. */
function asked({ table }: SharedTable<Playable>): Participant {
  const seat = table.game.machine.seat(table.state)
  return seat === 1 ? bob : ann
}

function play(shared: SharedTable<Playable>, answers: number): void {
  for (let i = 0; i < answers && !shared.table.over; i++) {
    const index = (i * 7) % shared.table.options
    shared.perform(asked(shared), {
      do: 'answer',
      revision: shared.revision,
      index,
      id: `${shared.revision}`,
    })
  }
}

describe('a command', () => {
  it('counts once, however often it is said', () => {
    const shared = started(aeonsEnd)
    const command = { do: 'answer', revision: 0, index: 0, id: 'first' } as const
    expect(shared.perform(asked(shared), command)).toMatchObject({ is: 'done', revision: 1 })
    const before = hash(shared.table.state)
    expect(shared.perform(asked(shared), command)).toEqual({ is: 'repeat', revision: 1 })
    expect(hash(shared.table.state)).toBe(before)
  })

  it.each(games)('of $id that a fault took back is carried out when it is said again', (game) => {
    const shared = started(game)
    play(shared, 6)
    for (let i = 0; i < 5; i++) {
      const before = [hash(shared.table.state), shared.revision, shared.undoFor(asked(shared))]
      const by = asked(shared)
      const command = { do: 'answer', revision: shared.revision, index: 0, id: `said ${i}` } as const
      expect(() =>
        shared.whole(() => {
          shared.perform(by, command)
          throw new TypeError('no such word')
        }),
      ).toThrow('no such word')
      expect([hash(shared.table.state), shared.revision, shared.undoFor(asked(shared))]).toEqual(before)
      expect(shared.recalled(command.id)).toBeNull()
      expect(shared.perform(by, command)).toMatchObject({ is: 'done', revision: shared.revision })
    }
  })

  it('is stale when the table has moved on', () => {
    const shared = started(aeonsEnd)
    play(shared, 3)
    const before = hash(shared.table.state)
    for (const revision of [0, 2, 4])
      expect(() => shared.perform(ann, { do: 'answer', revision, index: 0, id: `s${revision}` })).toThrow(
        Stale,
      )
    expect(hash(shared.table.state)).toBe(before)
  })

  it('is refused to whoever is not asked, and to whoever only watches', () => {
    const shared = started(eternal)
    const other = asked(shared) === ann ? bob : ann
    const say = (by: Participant) => () =>
      shared.perform(by, { do: 'answer', revision: shared.revision, index: 0, id: 'x' })
    expect(say(other)).toThrow('somebody else is asked now')
    expect(say(watcher)).toThrow('has no seat')
    expect(() => shared.perform(watcher, { do: 'act', revision: 0, act: 'concede', id: 'y' })).toThrow(
      'has no seat',
    )
    expect(() =>
      shared.perform(watcher, { do: 'undo', revision: 0, to: 0, ask: true, id: 'z' }, ['ann', 'bob']),
    ).toThrow('has no seat')
    expect(shared.revision).toBe(0)
  })
})

describe.each(games)('the steps of a table of $id', (game) => {
  it('give the same table again, also written as rows', () => {
    const shared = started(game)
    play(shared, 60)
    const { acts = [] } = game
    const again = started(game)
    const back = { do: 'undo', revision: shared.revision, to: 31, ask: true, id: 'u' } as const
    shared.perform(asked(shared), back, [])
    play(shared, 10)
    for (const step of shared.steps) again.take(stepOf(JSON.parse(JSON.stringify(rowOf(step, acts))), acts))
    expect(hash(again.table.state)).toBe(hash(shared.table.state))
    expect(again.revision).toBe(shared.revision)
    expect(again.table.log).toEqual(shared.table.log)
  })
})

describe('undo', () => {
  it('is free for own answers until something is revealed, else by a vote of all others', () => {
    const shared = started(aeonsEnd)
    play(shared, 40)
    const before = hash(shared.table.state)
    const undo = { do: 'undo', revision: 40, to: 10, ask: false, id: 'u1' } as const
    expect(() => shared.perform(ann, undo, ['bob'])).toThrow('only if the table agrees')
    expect(shared.perform(ann, { ...undo, ask: true, id: 'u2' }, ['bob', 'cleo'])).toMatchObject({
      is: 'proposed',
    })
    const { number } = shared.proposal!
    expect(shared.proposal).toMatchObject({ by: 'ann', yes: ['ann'], waiting: ['bob', 'cleo'] })
    expect(() => shared.perform(ann, { do: 'vote', proposal: number, yes: true, id: 'v0' })).toThrow(
      'already',
    )
    shared.perform(bob, { do: 'vote', proposal: number, yes: true, id: 'v1' })
    expect(hash(shared.table.state)).toBe(before)
    shared.perform({ id: 'cleo', answersFor: [2] }, { do: 'vote', proposal: number, yes: true, id: 'v2' })
    expect(shared.table.session.answers).toHaveLength(10)
    expect(shared.proposal).toBeNull()
    expect(shared.revision).toBe(41)
    const again = started(aeonsEnd)
    play(again, 10)
    expect(hash(again.table.state)).toBe(hash(shared.table.state))
    expect(again.table.log).toEqual(shared.table.log)
  })

  it('is off the table when anybody says no, or when somebody answers', () => {
    const shared = started(aeonsEnd)
    play(shared, 20)
    const ask = (id: string) =>
      shared.perform(ann, { do: 'undo', revision: shared.revision, to: 2, ask: true, id }, ['bob'])
    ask('a')
    shared.perform(bob, { do: 'vote', proposal: shared.proposal!.number, yes: false, id: 'no' })
    expect(shared.proposal).toBeNull()
    ask('b')
    const { number } = shared.proposal!
    play(shared, 1)
    expect(shared.proposal).toBeNull()
    expect(() => shared.perform(bob, { do: 'vote', proposal: number, yes: true, id: 'late' })).toThrow(Stale)
  })
})

describe.each(games)('a moment of $id', (game) => {
  it('has the question only for whoever is asked, and neither seed nor record before the end', () => {
    const shared = started(game)
    const words = game.words.en
    const viewer = ({ answersFor }: Participant, eyes: number): Viewer => ({
      eyes,
      answersFor,
      holdsTable: false,
    })
    for (let i = 0; i < 50 && !shared.table.over; i++) {
      const seat = game.machine.seat(shared.table.state)
      for (const [eyes, person] of [...people, watcher].entries()) {
        const moment = momentFor(shared, viewer(person, eyes), words)
        expect(moment.question !== null).toBe(person !== watcher && (seat < 0 || seat === eyes))
        expect(moment.record).toBeNull()
        expect(moment.asked).toBe(seat)
        expect(JSON.stringify(moment)).not.toContain('shared')
        if (person === watcher) expect([moment.acts, moment.outlook]).toEqual([[], []])
      }
      expect(momentFor(shared, { eyes: 0, answersFor: [0, 1], holdsTable: true }, words).record).toContain(
        'shared',
      )
      play(shared, 1)
    }
  })
})
