import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gameNamed } from '../../src/games/index.ts'
import { listening } from '../../src/kernel/events.ts'
import { Session } from '../../src/kernel/session.ts'
import { alike } from '../../src/table/shown/alike.ts'
import { Table } from '../../src/table/table.ts'

const plain = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('-0'))

it('values are alike when their texts are', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(alike(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      expect(alike(one, structuredClone(one))).toBe(true)
    }),
  )
  expect(alike({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false)
  expect(alike([], {})).toBe(false)
  expect(alike({ a: undefined }, {})).toBe(false)
})

it('a log that shares what looks the same says to everybody what each of them saw', () => {
  const game = gameNamed('eternal')
  const document = game.setupFrom({}, 'shared events')
  for (let n = 0; n < 6; n++) {
    const table = Table.begin(game, document, `shared ${n}`)
    // The same game beside it, with what each pair of eyes saw written down at once and apart.
    const apart: string[][] = []
    const beside = listening(
      (s, kind, a, b, c, d) => {
        apart.push(
          [0, 1, 2].map((eyes) => JSON.stringify(withoutReasons(game.seen(s, eyes, kind, a, b, c, d)))),
        )
      },
      () => {
        const session = new Session(game, document, `shared ${n}`)
        for (let i = 0; i < 150 && game.machine.waiting(session.state); i++)
          session.answer((i * 7) % game.machine.options(session.state))
        return session
      },
    )
    for (const answer of beside.answers) table.answer(answer)
    const seen = table.log.map((entry) => table.seenByEach(entry))
    const shared = seen.map((each) => each.map((event) => JSON.stringify(withoutReasons(event))))
    expect(shared).toEqual(apart)
    const secret = seen.filter((each) => new Set(each).size > 1).length
    expect(secret).toBeGreaterThan(0)
    expect(secret).toBeLessThan(table.log.length / 2)
  }
})

/** Without the reasons of numbers, which are only kept at a table. */
function withoutReasons(event: object | null): object | null {
  return event === null ? null : { ...event, sum: undefined, spared: undefined }
}
