import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'
import { LANGS } from '../../src/language/face.ts'
import { labelLine, promptLine } from '../../src/language/label.ts'
import { schemaOf } from '../../src/language/protocol.ts'
import { Table } from '../../src/table/table.ts'
import { PEACEFUL } from '../kernel/toy.ts'
import { faults } from '../protocol/json-schema.ts'
import { playableToy } from './playable.ts'

/* The example of docs/adding-a-game.md is a game like the others: shared code plays it without knowing it. */

describe('a game that nobody else knows', () => {
  const schema = schemaOf('toy', playableToy.protocol)
  const properties = schema.properties as Readonly<Record<string, Readonly<Record<string, unknown>>>>

  it('is played by a bot, logged, put into words and held against its protocol', () => {
    let asked = 0
    for (let i = 0; i < 20; i++) {
      const playout = new Playout(playableToy, PEACEFUL, new RandomBot())
      playout.play(gameSeed('toy', i))
      const table = Table.begin(playableToy, PEACEFUL, gameSeed('toy', i))
      for (const answer of playout.answers) {
        const decision = playableToy.decision(table.state)
        expect(faults(properties.decision!, decision, schema)).toEqual([])
        for (const seat of [0, 1])
          expect(faults(properties.view!, playableToy.observe(table.state, seat), schema)).toEqual([])
        for (const lang of LANGS) {
          const words = playableToy.words[lang]
          expect(promptLine(words.decision(table.state), lang)).toMatch(/[12]\u00a0?: /)
          const labels = decision.options.map((_, o) => labelLine(words.option(table.state, o)))
          expect(labels.every((label) => label !== '')).toBe(true)
        }
        table.answer(answer)
        asked += 1
      }
      expect(table.over).toBe(true)
      for (const entry of table.log) {
        for (const event of table.seenByEach(entry))
          expect(faults(properties.event!, event, schema)).toEqual([])
        expect(table.describe(entry, 0, playableToy.words.en)).toMatch(/\.$/)
      }
    }
    expect(asked).toBeGreaterThan(200)
  })

  it('shows a seat nothing of the other’s hand', () => {
    const table = Table.begin(playableToy, PEACEFUL, 'toy')
    const { players } = playableToy.observe(table.state, 1)
    expect(players[0].hand).toBeTypeOf('number')
    expect(players[1].hand).toBeInstanceOf(Array)
  })
})
