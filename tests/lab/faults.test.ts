import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { evaluator as aeonsEndEvaluator } from '../../src/games/aeons-end/engine.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { evaluator as eternalEvaluator } from '../../src/games/eternal/engine.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { hash } from '../../src/kernel/block.ts'
import { forgetOptionsOf } from '../../src/kernel/options.ts'
import { writeRecord } from '../../src/kernel/record.ts'
import { GameStopped } from '../../src/kernel/session.ts'
import type { State } from '../../src/kernel/state.ts'
import { verify } from '../../src/kernel/verify.ts'
import { Playout } from '../../src/lab/playout.ts'
import type { Evaluator } from '../../src/language/compiler/evaluator.ts'
import type { Playable } from '../../src/language/face.ts'
import { Table } from '../../src/table/table.ts'
import { Faults } from './faults.ts'

/** So many answers of a game: a fault costs a replay of all before it. The long searches go further. */
const MOST = process.env.DEEP === '1' ? 140 : 40

interface Subject {
  readonly game: Playable
  readonly evaluator: Evaluator
  readonly documents: readonly unknown[]
}

const subjects: readonly Subject[] = [
  {
    game: aeonsEnd,
    evaluator: aeonsEndEvaluator,
    documents: [
      aeonsEnd.setupFrom({}),
      aeonsEnd.setupFrom({ nemesis: 'crooked-mask', mages: 'xaxos,brama' }),
    ],
  },
  {
    game: eternal,
    evaluator: eternalEvaluator,
    documents: [
      eternal.setupFrom({}),
      eternal.setupFrom({ deck1: 'Praxis Tokens', deck2: 'Xenan Recursion' }),
    ],
  },
]

/** Everything that a table is: what is in the block, what has been recorded and what each seat has seen. */
const everythingOf = (table: Table): unknown => ({
  block: hash(table.state),
  record: writeRecord(table.session.record()),
  undoable: table.session.undoable,
  log: table.log.length,
  last: table.log.at(-1),
  views: Array.from({ length: table.seats }, (_, seat) => table.game.observe(table.state, seat)),
  decision: table.over ? null : table.game.decision(table.state),
  asked: table.over ? null : table.decision,
})

function fault(body: () => void): GameStopped {
  try {
    body()
  } catch (error) {
    if (error instanceof GameStopped) return error
    throw error
  }
  throw new Error('nothing failed')
}

describe.each(subjects)(
  'a fault while an answer of $game.id is carried out',
  ({ game, evaluator, documents }) => {
    const faults = new Faults(game.machine, evaluator)
    const failing: Playable = {
      ...game,
      seen: (...words) => {
        faults.step()
        return game.seen(...words)
      },
    }

    it.each(documents)('takes nothing when a word fails after the answer, or an act: %j', (document) => {
      const table = Table.begin(failing, document, 'words')
      for (let i = 0; i < 25; i++) {
        const before = everythingOf(table)
        const speak = () => {
          table.answer((i * 7) % table.options)
          if (i % 2 === 0 && game.acts !== undefined) table.act(1, 'timeout')
          throw new TypeError('no such word')
        }
        const stopped = fault(() => table.whole(speak))
        expect(stopped.message).toBe('the game was stopped: a rule failed (no such word)')
        expect(stopped.record.answers).toHaveLength(i + 1)
        expect(everythingOf(table)).toEqual(before)
        if (game.acts !== undefined) {
          faults.plant(0)
          const acted = fault(() => table.act(0, 'concede'))
          expect(acted.record.acts).toEqual([{ after: i, seat: 0, act: 'concede' }])
          expect(everythingOf(table)).toEqual(before)
        }
        table.answer((i * 7) % table.options)
      }
      expect(verify(game, table.session.record())).toMatchObject({ ok: true })
    })

    it.each(documents)(
      'takes nothing when the record cannot be written on, or nobody can look at it: %j',
      (document) => {
        for (const digest of ['askedDigest', 'shownDigest'] as const) {
          // From this decision on, and when the game is over.
          let from = Number.POSITIVE_INFINITY
          const blind: Playable = {
            ...game,
            [digest]: (s: State) => {
              if (game.machine.decisions.get(s) >= from || (from < 1e9 && !game.machine.waiting(s)))
                throw new TypeError('nothing to see')
              return game[digest](s)
            },
          }
          const table = Table.begin(blind, document, 'records')
          for (let i = 0; i < 22; i++) {
            const before = everythingOf(table)
            const answer = (i * 7) % table.options
            const failing = (body: () => void) => () => {
              from = game.machine.decisions.get(table.state) + 1
              try {
                body()
              } finally {
                from = Number.POSITIVE_INFINITY
              }
            }
            const writes = digest === 'askedDigest' || (i + 1) % 20 === 0
            for (const each of [
              ...(writes ? [() => table.answer(answer), () => table.session.answer(answer)] : []),
              ...(digest === 'askedDigest' && game.acts !== undefined ? [() => table.act(1, 'concede')] : []),
              () =>
                table.whole(() => {
                  if (!writes) table.answer(answer)
                  throw new TypeError('no such word')
                }),
            ]) {
              expect(failing(each)).toThrow(/nothing to see|no such word/)
              expect(everythingOf(table)).toEqual(before)
            }
            table.answer(answer)
          }
          expect(verify(game, table.session.record())).toMatchObject({ ok: true })
        }
      },
    )

    it.each(documents)('takes nothing when what is asked next cannot be said: %j', (document) => {
      let fails = false
      const table = Table.begin(
        {
          ...game,
          decision: (s) => {
            if (fails) throw new TypeError('no such question')
            return game.decision(s)
          },
        },
        document,
        'questions',
      )
      for (let i = 0; i < 25; i++) {
        const before = everythingOf(table)
        const answer = (i * 7) % table.options
        fails = true
        const stopped = fault(() => table.answer(answer))
        fails = false
        expect(stopped.message).toBe('the game was stopped: a rule failed (no such question)')
        expect(stopped.record.answers).toEqual([...table.session.answers, answer])
        expect(everythingOf(table)).toEqual(before)
        table.answer(answer)
      }
    })

    it.each(documents)('leaves the table where it stood, whatever fails and wherever: %j', (document) => {
      const playout = new Playout(game, document, new RandomBot())
      let planted = 0
      let most = 0
      let read = 0
      const seed = 'fault'
      playout.play(seed)
      const undisturbed = Table.begin(game, document, seed)
      const table = Table.begin(failing, document, seed)
      for (const [i, answer] of playout.answers.slice(0, MOST).entries()) {
        const before = everythingOf(table)
        faults.plant(-1)
        undisturbed.answer(answer)
        const { steps, reads } = faults
        const reading = [reads[0], reads[reads.length >> 1], reads.at(-1)].flatMap((at) => at ?? [])
        read += reading.length
        most = Math.max(most, steps)
        for (const at of new Set([
          0,
          i % steps,
          Math.floor((steps * ((i * 7) % 11)) / 11),
          steps - 1,
          ...reading,
        ])) {
          // Options that are known are not listed again, and would not fail.
          forgetOptionsOf(table.state)
          faults.plant(at)
          const stopped = fault(() => table.answer(answer))
          planted++
          expect(stopped.message).toBe('the game was stopped: a rule failed (planted)')
          expect(stopped.french).toBe('la partie a été arrêtée\u00a0: une règle a échoué (planted)')
          expect(stopped.record.answers).toEqual([...table.session.answers, answer])
        }
        expect(everythingOf(table)).toEqual(before)
        table.answer(answer)
      }
      expect(everythingOf(table)).toEqual(everythingOf(undisturbed))
      expect(table.log).toEqual(undisturbed.log)
      expect(verify(game, table.session.record())).toMatchObject({ ok: true })
      expect(planted).toBeGreaterThan(2 * MOST)
      expect(most).toBeGreaterThan(15)
      expect(read).toBeGreaterThan(MOST / 8)
    })
  },
)
