import { describe, expect, it } from 'vitest'
import { gameNamed } from '../../src/games/index.ts'
import { fromPosition } from '../../src/lab/position.ts'
import { contains } from '../../src/table/contains.ts'
import { Table } from '../../src/table/table.ts'
import { aeonsEndLessons } from '../../src/web/lesson/aeons-end-lessons.ts'
import { eternalLessons } from '../../src/web/lesson/eternal-lessons.ts'
import type { Beginning, GameId } from '../../src/web/source/source.ts'

function tableOf(id: GameId, from: Beginning): Table {
  const game = gameNamed(id)
  if (from.kind === 'position')
    return Table.begin(fromPosition(game, game.scenario), { position: from.given }, 'position')
  if (from.kind === 'deal') return Table.begin(game, from.setup, from.seed)
  throw new Error('a lesson is no record')
}

describe.each([...aeonsEndLessons, ...eternalLessons])(
  'the lesson $id of $game',
  ({ game, from, players, steps, goal, title, farewell }) => {
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
      expect(title.en).not.toBe(title.fr)
      for (const { say } of [...steps, { say: goal }, { say: farewell }]) {
        if (say === undefined) continue
        expect(say.en.length).toBeGreaterThan(10)
        expect(say.fr.length).toBeGreaterThan(10)
        expect(say.fr).not.toMatch(/ [:;!?]/)
      }
    })
  },
)
