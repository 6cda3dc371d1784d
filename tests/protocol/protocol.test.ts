import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { games } from '../../src/games/index.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'
import { schemaText } from '../../src/lab/schema.ts'
import { LANGS, type SeenEvent } from '../../src/language/face.ts'
import { Table } from '../../src/table/table.ts'
import { faults } from './json-schema.ts'
import { samplesOf } from './samples.ts'

/* What random games show, ask and tell is what the protocol declares, and nothing else. */

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'protocol')
/** The long searches play more. */
const GAMES = process.env.DEEP === '1' ? 60 : 4

describe.each(games.map((game) => ({ id: game.id, game })))('the protocol of $id', ({ id, game }) => {
  const { protocol } = game
  const written = readFileSync(join(FOLDER, `${id}.json`), 'utf8')
  const schema = JSON.parse(written) as { readonly properties: Readonly<Record<string, object>> }
  /** Reads a value by its shape, which changes nothing about it, and checks it by the schema as it is written. */
  function proven(part: keyof typeof protocol, value: unknown): void {
    expect(protocol[part](value, part)).toEqual(value)
    // What travels is JSON.
    const sent: unknown = JSON.parse(JSON.stringify(value))
    expect(faults({ ...schema.properties[part] }, sent, { ...schema }, part)).toEqual([])
  }

  it('is in docs/protocol as it is (`npx cardwright schema` writes it again)', () => {
    expect(written).toBe(schemaText(game))
  })

  it('is what games show, ask and tell', () => {
    const events = new Map<string, SeenEvent>()
    const questions = new Set<string>()
    const options = new Set<string>()
    for (let i = 0; i < GAMES; i++) {
      const series = `protocol ${i}`
      const document = game.anySetup({}, series)
      proven('setup', game.readSetup(document))
      const playout = new Playout(game, document, new RandomBot())
      playout.play(gameSeed(series, 0))
      const table = Table.begin(game, document, gameSeed(series, 0))
      playout.answers.forEach((answer, at) => {
        const asked = game.decision(table.state)
        questions.add(asked.kind)
        // A card is told apart from whatever else asks: the page puts it beside the question.
        if ('card' in asked.why) expect(game.cardIds).toContain(asked.why.card)
        else expect(game.cardIds).not.toContain(asked.why.text)
        for (const { kind } of asked.options) options.add(kind)
        if (at % 5 === i % 5) {
          proven('decision', asked)
          for (let seat = 0; seat < table.seats; seat++) proven('view', game.observe(table.state, seat))
        }
        table.answer(answer)
      })
      for (const entry of table.log)
        for (const event of table.seenByEach(entry))
          if (event !== null) events.set(JSON.stringify(event), event)
    }
    for (const event of events.values()) proven('event', event)
    expect(new Set([...events.values()].map(({ kind }) => kind)).size).toBeGreaterThan(20)
    expect(questions.size).toBeGreaterThan(8)
    expect(options.size).toBeGreaterThan(12)
  })

  it.each(LANGS)('is what can be chosen before a game (%s)', (lang) => {
    proven('offer', game.offer?.(lang))
  })

  it('refuses what it does not declare', () => {
    for (const part of ['event', 'topic'] as const)
      for (const sample of samplesOf(protocol[part], '1-8')) {
        expect(() => protocol[part]({ ...Object(sample), more: 1 }, part)).toThrow(/more/)
        expect(
          faults({ ...schema.properties[part] }, { ...Object(sample), more: 1 }, { ...schema }),
        ).not.toEqual([])
        expect(() => protocol[part]({ ...Object(sample), kind: 'nothing' }, part)).toThrow(/nothing/)
      }
  })
})

it('there is no schema of a game that is gone', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(games.map(({ id }) => `${id}.json`).toSorted())
})
