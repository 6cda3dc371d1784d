import { describe, expect, it } from 'vitest'
import { gameNamed } from '../../src/games/index.ts'
import { fromPosition } from '../../src/lab/position.ts'
import { Table } from '../../src/lab/table.ts'
import { aeonsEndLesson } from '../../src/web/lesson/aeons-end.ts'
import { eternalLesson } from '../../src/web/lesson/eternal.ts'
import { contains } from '../../src/web/source/contains.ts'
import type { Beginning, GameId } from '../../src/web/source/source.ts'

function tableOf(id: GameId, from: Beginning): Table {
  const game = gameNamed(id)
  if (from.kind === 'position')
    return Table.begin(fromPosition(game, game.scenario), { position: from.given }, 'position')
  if (from.kind === 'deal') return Table.begin(game, from.setup, from.seed)
  throw new Error('a lesson is no record')
}

describe.each([aeonsEndLesson, eternalLesson])(
  'the first game of $game',
  ({ game, from, players, steps, farewell }) => {
    it('has exactly one fitting option at every step, and goes on afterwards', () => {
      const table = tableOf(game, from)
      steps.forEach(({ take, byItself }, at) => {
        const { seat, options } = table.game.decision(table.state)
        const fitting = options.flatMap((option, index) => (contains(option, take) ? [index] : []))
        expect(fitting, `step ${at}`).toHaveLength(1)
        expect(byItself === true, `step ${at}`).toBe(seat >= 0 && players[seat]?.bot != null)
        table.answer(fitting[0]!)
      })
      expect(table.over).toBe(false)
    })
    it('speaks both languages, and begins with words', () => {
      expect(steps[0]!.say).toBeDefined()
      for (const { say } of [...steps, { say: farewell }]) {
        if (say === undefined) continue
        expect(say.en.length).toBeGreaterThan(10)
        expect(say.fr.length).toBeGreaterThan(10)
        expect(say.fr).not.toMatch(/ [:;!?]/)
      }
    })
  },
)
