import { beforeEach, describe, expect, it } from 'vitest'
import { AgentView } from '../../src/bots/agent-view.ts'
import { RandomBot } from '../../src/bots/random.ts'
import { definitions } from '../../src/games/eternal/content.ts'
import type { CardDefinition, Pick } from '../../src/games/eternal/language/nodes.ts'
import { texts as englishTexts } from '../../src/games/eternal/text/english/texts.ts'
import { texts as frenchTexts } from '../../src/games/eternal/text/french/texts.ts'
import { accounting, newAccount } from '../../src/kernel/account.ts'
import { listening, type Sink } from '../../src/kernel/events.ts'
import { derivedSeed, seedFrom } from '../../src/kernel/random.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import type { State } from '../../src/kernel/state.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { LANGS, type Lang, type Playable, type SeenEvent } from '../../src/language/face.ts'
import { labelLine, promptLine } from '../../src/language/label.ts'
import type { Person } from '../../src/language/people.ts'
import { Table } from '../../src/table/table.ts'
import { scenariosBelow, someOf } from '../scenarios/all.ts'
import { faultsOf, games, type Place } from './sentences.ts'

/*
 * Reads every sentence that many games and scenarios of every rule and card say, in both languages: cards, prompts, options, events,
 * reasons of numbers, hints, and why something cannot be done. A rule of `sentences.ts` that a text breaks is a fault of the texts, not of one game.
 */

const GAMES = Number(process.env.SENTENCE_GAMES ?? (process.env.DEEP === '1' ? 160 : 8))
const SEATED: readonly Person[] = [{ you: true }, { name: 'Olga' }]

class Reader {
  readonly faults = new Set<string>()
  readonly read = new Set<string>()
  /** What has happened before is told in the same words. */
  readonly happened = new Set<string>()

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

const isPick = (value: object): value is Pick => 'op' in value && value.op === 'pick'

/** Every question of every card of Eternal that lets somebody pick; random games meet only some of them. */
function readPicks(reader: Reader, card: CardDefinition, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (isPick(value) && value.how !== 'random') {
    const { pick } = { en: englishTexts, fr: frenchTexts }[reader.lang]
    // Symbols become words, and English apostrophes are set, where the table says the question.
    const asked = pick(value, card)
      .replace(/\{\w\}/g, 'X')
      .replaceAll("'", '’')
    reader.look(
      promptLine({ why: 'X', what: asked.charAt(0).toLowerCase() + asked.slice(1) }, reader.lang),
      'prompt',
    )
  }
  for (const each of Object.values(value)) readPicks(reader, card, each)
}

/** Things that a player might type, with a card of the game behind some of them. */
const WISHES = [
  'play',
  'gain',
  'prep',
  'cast',
  'use',
  'discard power',
  'attack',
  'block',
  'activate',
  'killer',
] as const
const BARE_WISHES = [
  'charge',
  'focus 2',
  'open 3',
  'cast 1',
  'ability 1',
  'end casting',
  'end main',
  'end turn',
  'avatar player 2',
] as const
const WISHES_EVERY = 7

/** Why it cannot be done, or why it is not understood. */
function readWish(reader: Reader, s: State, text: string): string {
  const { game, lang } = reader
  try {
    return game.wish?.(s, text, lang)?.why?.words ?? ''
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.french === error.message) reader.faults.add(`only in English: ${error.message}`)
    return lang === 'fr' ? error.french : error.message
  }
}

function readWishes(readers: readonly Reader[], s: State, n: number): void {
  const { game } = readers[0]!
  const id = game.cardIds[(n * 31) % game.cardIds.length]!
  const texts = [
    `${WISHES[n % WISHES.length]} ${game.words.en.card(id).name}`,
    BARE_WISHES[n % BARE_WISHES.length]!,
  ]
  for (const reader of readers) for (const text of texts) reader.look(readWish(reader, s, text), 'sentence')
}

function readEvent(readers: readonly Reader[], event: SeenEvent): void {
  const happened = JSON.stringify(event)
  for (const reader of readers) {
    if (reader.happened.has(happened)) continue
    reader.happened.add(happened)
    readNewEvent(reader, event)
  }
}

function readNewEvent(reader: Reader, event: SeenEvent): void {
  const words = reader.game.words[reader.lang]
  reader.look(words.event(event), 'event')
  reader.look((words.among?.(SEATED) ?? words).event(event), 'event')
  for (const { words: why } of words.reasons?.(event) ?? []) reader.look(why, 'reason')
}

function readGame(readers: readonly Reader[], i: number): void {
  const { game } = readers[0]!
  const table = Table.begin(game, game.anySetup({}, `sentences ${i}`), `sentences ${i}`)
  const bot = new RandomBot()
  bot.begin(derivedSeed(seedFrom(`sentences ${i}`), 1))
  for (let n = 0; n < 2_000 && !table.over; n++) {
    readDecision(readers, table.state)
    for (const reader of readers)
      for (let o = 0; o < table.options; o++)
        reader.look(game.words[reader.lang].reason(game.advice.reason(table.state, o)), 'reason')
    if (n % WISHES_EVERY === 0) readWishes(readers, table.state, i * 100 + n / WISHES_EVERY)
    table.answer(bot.choose(new AgentView(game, table.state)))
  }
  for (const entry of table.log)
    for (const event of table.seenByEach(entry)) {
      if (event === null) continue
      readEvent(readers, event)
    }
}

/** Another reader at each decision, in turn; in the long searches all of them. */
let turn = 0
const inTurn = (readers: readonly Reader[]): readonly Reader[] =>
  process.env.DEEP === '1' ? readers : [readers[turn++ % readers.length]!]

function readDecision(readers: readonly Reader[], s: State): void {
  const { game } = readers[0]!
  for (const reader of inTurn(readers)) {
    const words = game.words[reader.lang]
    reader.look(promptLine(words.decision(s), reader.lang), 'prompt')
    reader.look(promptLine((words.among?.(SEATED) ?? words).decision(s), reader.lang), 'prompt')
    for (let o = 0; o < game.machine.options(s); o++) reader.look(labelLine(words.option(s, o)), 'option')
  }
}

/** What every card and rule says while the scenarios that prove it are played. */
function readScenarios(readers: readonly Reader[]): void {
  const { game } = readers[0]!
  const machine = Object.create(game.machine, {
    answer: {
      value: (s: State, index: number) => {
        readDecision(readers, s)
        game.machine.answer(s, index)
      },
    },
  })
  const watched = { ...game, machine }
  const sink: Sink = (s, kind, ...rest) => {
    const event = game.seen(s, 0, kind, ...rest)
    if (event === null) return
    readEvent(readers, event)
    if (event.sum !== undefined) newAccount()
  }
  for (const scenario of someOf(scenariosBelow(game.id)))
    if (scenario.campaign === undefined)
      accounting(() => listening(sink, () => runScenario([watched], scenario, ['plain'])))
}

describe.each(games)('$id', (game) => {
  let readers: readonly Reader[] = []
  beforeEach(() => {
    readers = LANGS.map((lang) => new Reader(game, lang))
    turn = 0
  })

  it('says nothing that is no sentence, on its cards', () => {
    for (const reader of readers) readCards(reader)
    expect(readers.flatMap(({ faults }) => [...faults])).toEqual([])
  })

  it.runIf(game.id === 'eternal')('asks for what is picked in whole sentences', () => {
    for (const reader of readers)
      for (const card of definitions) if (card !== undefined) readPicks(reader, card, card)
    expect(readers.flatMap(({ faults }) => [...faults])).toEqual([])
  })

  it(`says nothing that is no sentence, in ${GAMES} games`, () => {
    for (let i = 0; i < GAMES; i++) readGame(readers, i)
    expect(readers.flatMap(({ faults }) => [...faults])).toEqual([])
    for (const { read } of readers) expect(read.size).toBeGreaterThan(1_000)
  })

  it('says nothing that is no sentence, in scenarios of every rule and card', () => {
    readScenarios(readers)
    expect(readers.flatMap(({ faults }) => [...faults])).toEqual([])
    for (const { read } of readers) expect(read.size).toBeGreaterThan(2_000)
  })
})
