import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { Session } from '../../src/kernel/session.ts'

describe.each(games)('a settled set-up of $id', (game) => {
  const documents = Array.from({ length: 60 }, (_, n) => game.anySetup({}, `settled ${n}`))
  documents.push(game.setupFrom({}), ...(game.tables ?? []).map(({ document }) => document))

  it('is a document that is read as the same set-up', () => {
    for (const document of documents) {
      const setup = game.readSetup(document)
      const settled: unknown = JSON.parse(JSON.stringify(game.settled(setup)))
      expect(game.readSetup(settled)).toEqual(setup)
      expect(game.settled(game.readSetup(settled))).toEqual(settled)
    }
  })

  it('leaves nothing to chance or to a name, and no number of a definition in it', () => {
    for (const document of documents) {
      const text = JSON.stringify(game.settled(game.readSetup(document)))
      expect(text).not.toMatch(/random|starter/)
      const record = new Session<unknown>(game, document, 'settled').record()
      expect(JSON.stringify(record.setup)).toBe(text)
      // Numbers are counts of copies, lives and the like: all of them small.
      for (const [number] of text.matchAll(/(?<![\w"-])\d+(?![\w"-])/g)) expect(Number(number)).toBeLessThan(100)
    }
  })
})
