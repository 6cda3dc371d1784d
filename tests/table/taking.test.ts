import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { hash } from '../../src/kernel/block.ts'
import type { Playable } from '../../src/language/face.ts'
import { turnNow } from '../../src/server/live/time/turns.ts'
import { SharedTable } from '../../src/table/shared-table.ts'
import { pointsOfReturn, type Step } from '../../src/table/steps.ts'
import { Table } from '../../src/table/table.ts'

/** What somebody does at a table; numbers are chosen among what is possible there. */
type Deed = readonly ['answer' | 'act' | 'back' | 'seat' | 'pause', number]

const deed: fc.Arbitrary<Deed> = fc.tuple(
  fc.oneof(
    { weight: 12, arbitrary: fc.constant('answer' as const) },
    { weight: 1, arbitrary: fc.constant('act' as const) },
    { weight: 5, arbitrary: fc.constant('back' as const) },
    { weight: 1, arbitrary: fc.constantFrom('seat' as const, 'pause' as const) },
  ),
  fc.nat(10_000),
)

describe.each(games)('steps of $id that are all known', (game) => {
  const begun = (): SharedTable<Playable> =>
    new SharedTable(Table.begin(game, game.setupFrom({}), 'known'), [{ bot: null }, { bot: null }])

  /** Everything that anybody can know of a table, and what is kept of it. */
  function known(shared: SharedTable<Playable>) {
    const { table } = shared
    const { session, over, log } = table
    return {
      block: hash(table.state),
      record: session.save(),
      asked: [...session.askedSeats],
      undoable: session.undoable,
      free: [[0], [1], [0, 1]].map((answersFor) => shared.undoFor({ answersFor })),
      log: log.map((entry) => [entry.after, table.seenByEach(entry)]),
      turn: turnNow(table),
      decision: over ? null : table.decision,
      players: [...shared.players],
      revision: shared.revision,
      takenBack: shared.takenBack,
    }
  }

  /** Does it at the table, step by step, and gives the steps with what was known after each. */
  function done(deeds: readonly Deed[]) {
    const shared = begun()
    const { table } = shared
    const after: ReturnType<typeof known>[] = []
    for (const [is, n] of deeds) {
      const { session, over } = table
      const seat = n % 2
      let step: Step | null = null
      if (is === 'answer' && !over) step = { is, seat, index: n % table.options }
      if (is === 'back' && session.answers.length > 0) {
        // Mostly a little, as people do.
        const answers = Math.max(0, session.answers.length - 1 - (n % 5 === 0 ? n % 40 : n % 3))
        step = { is, seat, answers, acts: session.actList.filter((each) => each.after <= answers).length }
      }
      if (is === 'act' && !over && game.acts !== undefined)
        step = { is, seat, act: game.acts[n % game.acts.length]! }
      if (is === 'seat') step = { is, seat, bot: n % 3 === 0 ? null : 'greedy' }
      if (is === 'pause') step = { is, milliseconds: n }
      if (step === null) continue
      try {
        shared.take(step)
      } catch (error) {
        // Not every act is possible everywhere.
        if (step.is === 'act') continue
        throw error
      }
      after.push(known(shared))
    }
    return { steps: shared.steps, after }
  }

  it('lead to the same table as one after the other, at each of them', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 20, maxLength: 70 }), fc.nat(40), (deeds, cut) => {
        const { steps, after } = done(deeds)
        const shared = begun()
        // As a table that follows another: some now, the rest later.
        const first = Math.min(cut, steps.length)
        for (const n of shared.taking(steps.slice(0, first))) expect(known(shared)).toEqual(after[n])
        for (const n of shared.taking(steps.slice(first))) expect(known(shared)).toEqual(after[first + n])
        expect(shared.revision).toBe(steps.length)
        // And it goes on as any other does.
        const plain = begun()
        for (const step of steps) plain.take(step)
        const answers = Math.floor(plain.table.session.answers.length / 2)
        const acts = plain.table.session.actList.filter((each) => each.after <= answers).length
        for (const each of [plain, shared]) each.take({ is: 'back', seat: 0, answers, acts })
        expect(known(shared)).toEqual(known(plain))
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 25) },
    )
  })

  it('play every answer once, however often they are taken back', () => {
    const shared = begun()
    const steps: Step[] = []
    const take = (step: Step): void => {
      shared.take(step)
      steps.push(step)
    }
    for (let n = 0; n < 30 && !shared.table.over; n++) {
      take({ is: 'answer', seat: 0, index: n % shared.table.options })
      if (n % 3 > 0) {
        const { answers, acts } = shared.table.session
        take({ is: 'back', seat: 0, answers: answers.length - (n % 3), acts })
      }
    }
    take({ is: 'back', seat: 0, answers: 0, acts: 0 })
    take({ is: 'answer', seat: 0, index: 0 })
    const dealt = begun()
    let played = 0
    const { machine } = dealt.table.game
    const answer = machine.answer.bind(machine)
    machine.answer = (...given) => {
      played += 1
      return answer(...given)
    }
    try {
      for (const _ of dealt.taking(steps));
    } finally {
      machine.answer = answer
    }
    expect(played).toBe(steps.filter(({ is }) => is === 'answer').length)
    expect(known(dealt)).toEqual(known(shared))
  })
})

it('a table is returned to where it was last on the way', () => {
  const answer: Step = { is: 'answer', seat: 0, index: 0 }
  const back = (answers: number, acts = 0): Step => ({ is: 'back', seat: 0, answers, acts })
  const returned = (...steps: Step[]) => [...pointsOfReturn(steps, { answers: 0, acts: 0 })]
  expect(returned(answer, answer, back(1), answer, back(1))).toEqual([1])
  expect(returned(answer, answer, back(0), answer, back(1))).toEqual([0, 4])
  expect(returned(answer, { is: 'act', seat: 0, act: 'x' }, answer, back(1, 1), back(1, 0))).toEqual([2, 1])
  expect(returned(answer, { is: 'pause', milliseconds: 1 }, back(1))).toEqual([2])
})
