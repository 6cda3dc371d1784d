import { describe, expect, it } from 'vitest'
import { Chair } from '../../src/bots/chair.ts'
import { RandomBot } from '../../src/bots/random.ts'
import { derivedSeed, seedFrom } from '../../src/kernel/random.ts'
import { Table } from '../../src/lab/table.ts'
import { LANGS, type Lang, type Playable } from '../../src/language/face.ts'
import { labelLine, promptLine } from '../../src/language/label.ts'
import type { Person } from '../../src/language/people.ts'
import { faultsOf, games, type Place } from './sentences.ts'

/*
 * Reads every sentence that many games say, in both languages: cards, prompts, options, events, reasons
 * of numbers. A rule of `sentences.ts` that a text breaks is a fault of the texts, not of one game.
 */

const GAMES = Number(process.env.SENTENCE_GAMES ?? 16)
const SEATED: readonly Person[] = [{ you: true }, { name: 'Olga' }]

class Reader {
  readonly faults = new Set<string>()
  readonly read = new Set<string>()

  readonly game: Playable
  readonly lang: Lang

  constructor(game: Playable, lang: Lang) {
    this.game = game
    this.lang = lang
  }

  look(text: string, place: Place): void {
    const shape = `${place} ${text.replace(/\d\d+/g, '99')}`
    if (text === '' || this.read.has(shape)) return
    this.read.add(shape)
    for (const fault of faultsOf(text, this.lang, place, this.game.id)) this.faults.add(fault)
  }
}

function readCards(reader: Reader): void {
  const { game, lang } = reader
  for (const id of game.cardIds)
    for (const line of game.words[lang].card(id).text.split('\n')) reader.look(line, 'card')
}

function readGame(readers: readonly Reader[], i: number): void {
  const { game } = readers[0]!
  const table = Table.begin(game, game.anySetup({}, `sentences ${i}`), `sentences ${i}`)
  const bot = new RandomBot()
  bot.begin(derivedSeed(seedFrom(`sentences ${i}`), 1))
  for (let n = 0; n < 2_000 && !table.over; n++) {
    for (const reader of readers) {
      const words = game.words[reader.lang]
      const seated = words.among?.(SEATED) ?? words
      reader.look(promptLine(words.decision(table.state), reader.lang), 'prompt')
      reader.look(promptLine(seated.decision(table.state), reader.lang), 'prompt')
      for (let o = 0; o < table.options; o++) reader.look(labelLine(words.option(table.state, o)), 'option')
    }
    table.answer(bot.choose(new Chair(game, table.state)))
  }
  for (const { seen } of table.log)
    for (const event of seen) {
      if (event === null || event === undefined) continue
      for (const reader of readers) {
        const words = game.words[reader.lang]
        reader.look(words.event(event), 'event')
        reader.look((words.among?.(SEATED) ?? words).event(event), 'event')
        for (const { words: why } of words.reasons?.(event) ?? []) reader.look(why, 'reason')
      }
    }
}

describe.each(games)('$id', (game) => {
  const readers = LANGS.map((lang) => new Reader(game, lang))

  it('says nothing that is no sentence, on its cards', () => {
    for (const reader of readers) readCards(reader)
    expect(readers.flatMap(({ faults }) => [...faults])).toEqual([])
  })

  it(`says nothing that is no sentence, in ${GAMES} games`, () => {
    for (let i = 0; i < GAMES; i++) readGame(readers, i)
    expect(readers.flatMap(({ faults }) => [...faults])).toEqual([])
    for (const { read } of readers) expect(read.size).toBeGreaterThan(1_500)
  })
})
