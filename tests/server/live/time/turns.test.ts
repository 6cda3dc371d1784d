import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gameNamed } from '../../../../src/games/index.ts'
import { type TurnsRead, turnsBegun, turnsRead } from '../../../../src/server/live/time/turns.ts'
import { Table } from '../../../../src/table/table.ts'

const game = gameNamed('eternal')

/** An answer, or so many answers that are taken back, and how often the log is read. */
const moves = fc.array(
  fc.record({
    answers: fc.integer({ min: 1, max: 25 }),
    back: fc.integer({ min: 0, max: 12 }),
    seed: fc.nat(),
    isRead: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

it('counts on the turns of a log as if it read all of it, also where some of it was taken back', () => {
  fc.assert(
    fc.property(moves, fc.nat(), (all, seed) => {
      const table = Table.begin(game, game.setupFrom({}, 'set-up'), `turns ${seed}`)
      let read: TurnsRead | null = null
      let rolled = seed
      const roll = (sides: number): number => {
        rolled = (rolled * 1103515245 + 12345) % 0x7fffffff
        return rolled % sides
      }
      for (const { answers, back, isRead, seed: more } of all) {
        rolled += more
        for (let n = 0; n < answers && !table.over; n++) table.answer(roll(table.options))
        if (isRead) read = turnsRead(table, read)
        const { length } = table.session.answers
        if (back > 0) table.backTo(Math.max(0, length - back), table.session.acts)
        read = turnsRead(table, read)
        expect(read.turns).toBe(turnsBegun(table))
      }
    }),
    { numRuns: 20 },
  )
})
