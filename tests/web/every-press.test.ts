import { describe, expect, it, vi } from 'vitest'
import { gameNamed } from '../../src/games/index.ts'
import type { Plain, Playable } from '../../src/language/face.ts'
import { noDecks } from '../../src/web/engine/no-decks.ts'
import type { SentMoment } from '../../src/web/engine/protocol.ts'
import { TableHost } from '../../src/web/engine/table-host.ts'
import { gameIdOf } from '../../src/web/games/game-id.ts'
import { GAMES, type GameId } from '../../src/web/games/ids.ts'
import type { LogLine, Moment } from '../../src/web/source/source.ts'
import type { Slot } from '../../src/web/table/answers/slots.ts'
import type { BoardProps, Cards, GameFace, Plan, Sheets } from '../../src/web/table/table-parts.ts'
import { numbers } from './play.ts'

/*
 * Whole games by random presses on the answers that the answer bar would show, without a browser: whatever is pressed, the table
 * goes on or the answers change. A press that leaves everything as it was is what stops a person and a test alike.
 */

// What the page asks of its window while its parts are fetched.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('addEventListener', () => {})
const { slotsNow } = await import('../../src/web/table/answers/slots.ts')
const FACES: Readonly<Record<GameId, GameFace>> = {
  'aeons-end': (await import('../../src/web/table/aeons-end/parts.tsx')).default as GameFace,
  eternal: (await import('../../src/web/table/eternal/parts.tsx')).default as GameFace,
}

vi.unstubAllGlobals()

const hostOf = (game: Playable): TableHost =>
  new TableHost({
    rules: game,
    words: async (lang) => game.words[lang],
    advice: async () => game.advice,
    scenario: async () => game.scenario,
    wish: async () => game.wish!,
    offer: async () => game.offer!,
    setupWords: async (lang) => (setup) => game.words[lang].setup?.(setup) ?? [],
    decks: async () => noDecks,
    names: async () => undefined,
    more: null,
  })

/** What a page fetches of a game once, however many tables it shows. */
interface Fetched {
  readonly game: Playable
  readonly face: GameFace
  readonly cards: Cards
  readonly sheets: Sheets
}

function fetchedOf(id: GameId): Fetched {
  const game = gameNamed(id)
  return {
    game,
    face: FACES[id],
    cards: new Map(game.cardIds.map((card) => [card, game.words.en.card(card)])),
    sheets: new Map((game.words.en.sheets?.() ?? []).map((sheet) => [sheet.id, sheet])),
  }
}

/** A person before the answer bar of one table who answers for every seat. */
class Presser {
  private readonly fetched: Fetched
  private readonly host: TableHost
  private log: readonly LogLine[] = []
  private inside: string | null = null
  moment!: Moment

  constructor(fetched: Fetched) {
    this.fetched = fetched
    this.host = hostOf(fetched.game)
  }

  /** Sits down at a table that is drawn by this seed. */
  async begin(seed: string): Promise<void> {
    const { game } = this.fetched
    const setup = game.anySetup({}, seed) as Plain
    const players = Array.from({ length: game.seats(game.readSetup(setup)) }, () => ({ bot: null }))
    this.see(await this.host.begin({ kind: 'deal', setup, seed }, players, 'en'))
  }

  private see({ log: { keep, add }, ...rest }: SentMoment): void {
    this.log = [...this.log.slice(0, keep), ...add]
    this.moment = { ...rest, game: gameIdOf(this.fetched.game.id), log: this.log }
    this.inside = null
  }

  private answer(index: number): void {
    this.see(this.host.answer(index, this.moment.revision))
  }

  /** As long as it has an answer to what is asked. */
  private follow(plan: Plan): void {
    for (let { question } = this.moment; question !== null; { question } = this.moment) {
      const index = plan(question)
      if (index === null) return
      this.answer(index)
    }
  }

  slots(): readonly Slot[] {
    const { moment, inside } = this
    const { face, cards, sheets } = this.fetched
    const asked: Partial<BoardProps> = {
      moment,
      cards,
      sheets,
      inside,
      choices: moment.question?.choices ?? [],
      choose: (index) => this.answer(index),
      follow: (plan) => this.follow(plan),
      enter: (group) => {
        this.inside = group
      },
    }
    return slotsNow(face, asked as BoardProps)
  }

  /** What can be seen of all that: after every press it is another. */
  sign(slots: readonly Slot[]): string {
    const { moment, inside } = this
    const words = slots.map(({ title, note, cost, key, pressed }) => [title, note, cost, key, pressed])
    return JSON.stringify([moment.at, moment.outcome, inside, words])
  }
}

/** Each at a table of its own; the long searches have more. */
const TABLES = process.env.DEEP === '1' ? 240 : 6
const SEEDS = Array.from({ length: TABLES }, (_, i) => `press ${i}`)
const PRESSES = 200

describe.each(GAMES)('every press on an answer of %s', (id) => {
  const fetched = fetchedOf(id)
  it.each(SEEDS)('is answered, whatever is pressed in whatever order: %s', async (seed) => {
    const next = numbers(SEEDS.indexOf(seed) + 1)
    const presser = new Presser(fetched)
    await presser.begin(seed)
    let slots = presser.slots()
    for (let press = 0; press < PRESSES && presser.moment.outcome === null; press++) {
      expect(slots.length, presser.moment.question?.kind).toBeGreaterThan(0)
      const before = presser.sign(slots)
      const slot = slots[next(slots.length)]!
      slot.run()
      slots = presser.slots()
      expect(presser.sign(slots), `${slot.id}: ${slot.title}`).not.toBe(before)
    }
    expect(presser.moment.at).toBeGreaterThan(20)
  })
})
