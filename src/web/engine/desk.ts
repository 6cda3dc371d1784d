import { readRecord, writeRecord } from '../../kernel/record.ts'
import { type BothLanguages, Refusal } from '../../kernel/refusal.ts'
import { verdictSentence } from '../../kernel/verify.ts'
import { fromPosition, isPosition } from '../../lab/position.ts'
import { Table } from '../../lab/table.ts'
import type { Lang, Plain, Rules, SeenTopic, Sum, Wish, Words } from '../../language/face.ts'
import { peopleAt } from '../../language/people.ts'
import { contains } from '../source/contains.ts'
import type { Advice, Beginning, GameId, Player, PreparedSetup, Question, Undo } from '../source/source.ts'
import { Film } from './film.ts'
import { News } from './news.ts'
import type { Opponents } from './opponents.ts'
import type { Parts } from './parts.ts'
import type { SentMoment } from './protocol.ts'

const CLOCK = 'timeout'

/** A table with everything that belongs to it. */
interface Laid {
  readonly table: Table<Rules>
  readonly news: News
  readonly film: Film
  readonly players: readonly Player[]
}

/** One game at work: answers go to the engine, and what a seat sees of the table comes back. */
export class Desk {
  private readonly parts: Parts
  private laid: Laid | null = null
  private words: Words | null = null
  /** The same words for the people who sit here. */
  private seatedWords: {
    readonly words: Words
    readonly players: readonly Player[]
    readonly among: Words
  } | null = null
  private opponents: Promise<Opponents> | null = null
  private lang: Lang = 'en'
  private chosenEyes: number | null = null
  private lastEyes = 0
  /** How the record that was opened differs from play with the rules of today, or null. */
  private differs: BothLanguages | null = null

  constructor(parts: Parts) {
    this.parts = parts
  }

  async begin(from: Beginning, players: readonly Player[], lang: Lang): Promise<SentMoment> {
    await this.listen(lang)
    this.differs = null
    const table = await this.open(from)
    this.laid = {
      table,
      news: new News(table),
      film: new Film(table, () => this.chosenEyes ?? this.lastEyes),
      players: Array.from({ length: table.seats }, (_, seat) => players[seat] ?? { bot: null }),
    }
    this.opponents = null
    this.lastEyes = Math.max(
      0,
      this.laid.players.findIndex(({ bot }) => bot === null),
    )
    return { ...this.moment(), differs: this.differs?.[lang] ?? null }
  }

  private async open(from: Beginning): Promise<Table<Rules>> {
    const { rules } = this.parts
    // The usual table names no card; everything else may, in either language.
    if (from.kind !== 'usual') await this.parts.names()
    switch (from.kind) {
      case 'usual':
        return Table.begin(rules, rules.setupFrom({}, from.seed), from.seed)
      case 'deal':
        return Table.begin(rules, from.setup, from.seed)
      case 'position':
        return Table.begin(await this.fromPosition(), { position: from.given }, 'position')
      case 'record': {
        const record = readRecord(from.record)
        const game = isPosition(record.setup) ? await this.fromPosition() : rules
        const { made, verdict } = Table.open(game, record)
        this.differs = verdictSentence(verdict)
        if (made === null) throw new Refusal(this.differs ?? '')
        return from.at === undefined || from.at >= verdict.agreesUntil
          ? made
          : Table.at(game, record, from.at)
      }
    }
  }

  private async fromPosition(): Promise<Rules> {
    return fromPosition(this.parts.rules, await this.parts.scenario())
  }

  private async listen(lang: Lang): Promise<void> {
    this.words = await this.parts.words(lang)
    this.lang = lang
  }

  answer(index: number): SentMoment {
    const { table } = this.sitting()
    if (table.over) throw new Refusal('the game is over: nothing is asked')
    return table.whole(() => {
      table.answer(index)
      return this.moment()
    })
  }

  async move(told?: Plain): Promise<SentMoment> {
    const { table } = this.sitting()
    if (!this.botAsked(table)) throw new Refusal('no bot is asked now')
    const { options } = table.game.decision(table.state)
    const scripted = told === undefined ? -1 : options.findIndex((option) => contains(option, told))
    const bots = scripted === -1 ? await this.seated() : null
    return table.whole(() => {
      table.answer(bots?.choose(table.state) ?? scripted)
      return this.moment()
    })
  }

  /** The bots of this table, fetched when the first of them is asked. */
  private seated(): Promise<Opponents> {
    this.opponents ??= this.seatOpponents()
    return this.opponents
  }

  private async seatOpponents(): Promise<Opponents> {
    const { table, players } = this.sitting()
    const [made, advice] = await Promise.all([import('./opponents.ts'), this.parts.advice()])
    return new made.Opponents({ ...table.game, advice }, players, table.session.seed)
  }

  undo(agreed: boolean): SentMoment {
    const { table, news } = this.sitting()
    const { session } = table
    // What bots answered in between goes with the person's answer before it.
    do {
      if (!table.undo(agreed)) break
    } while (session.answers.length > 0 && this.botAsked(table))
    news.heard()
    return this.moment()
  }

  act(id: string): SentMoment {
    const { table } = this.sitting()
    return table.whole(() => {
      if (!table.act(this.eyesAt(table), id)) throw new Refusal('this is not possible now')
      return this.moment()
    })
  }

  look(at: number): SentMoment {
    const { table } = this.sitting()
    return this.momentOf(after(table, at), true)
  }

  fork(at: number): string {
    return writeRecord(after(this.sitting().table, at).session.record())
  }

  async speak(lang: Lang): Promise<SentMoment> {
    await this.listen(lang)
    return this.moment()
  }

  eyes(seat: number | null): SentMoment {
    this.chosenEyes = seat
    return this.moment()
  }

  async whyNot(text: string): Promise<Wish> {
    const { table } = this.sitting()
    const wish = await this.parts.wish()
    return wish(table.state, text, this.lang, this.eyesAt(table))
  }

  reasons(line: number): readonly Sum[] {
    const { table } = this.sitting()
    const event = table.log[line]?.seen[this.eyesAt(table)]
    return event == null ? [] : (this.speech().reasons?.(event) ?? [])
  }

  numbers(about: SeenTopic, at: number): readonly Sum[] {
    const { table } = this.sitting()
    const eyes = this.eyesAt(table)
    const shown = at === table.session.answers.length ? table : after(table, at)
    const log = shown.log.flatMap(({ seen }) => seen[eyes] ?? [])
    return this.speech().numbers?.(shown.state, eyes, about, log) ?? []
  }

  async hint(): Promise<readonly Advice[]> {
    const opponents = await this.seated()
    return opponents.hint(this.sitting().table.state, this.speech())
  }

  async setup(flags: Readonly<Record<string, string>>, seed: string, lang: Lang): Promise<PreparedSetup> {
    const { rules } = this.parts
    const own = flags.code === undefined ? seed : (rules.sharing?.seed(flags.code) ?? '')
    return this.read(rules.setupFrom(flags, seed), own, lang)
  }

  async read(document: unknown, seed: string, lang: Lang): Promise<PreparedSetup> {
    const { rules } = this.parts
    const [words] = await Promise.all([this.parts.words(lang), this.parts.names()])
    const setup = rules.readSetup(document)
    return {
      setup: document as Plain,
      settled: setup as Plain,
      seed,
      seats: rules.seats(setup),
      words: words.setup?.(setup) ?? [],
      code: rules.sharing?.code(setup, seed) ?? null,
    }
  }

  private sitting(): Laid {
    if (this.laid === null) throw new Refusal('no game has been begun')
    return this.laid
  }

  private speech(): Words {
    if (this.words === null) throw new Refusal('no game has been begun')
    const { words } = this
    const { players } = this.sitting()
    if (this.seatedWords?.words !== words || this.seatedWords.players !== players) {
      const people = peopleAt(players.map(({ bot }) => bot !== null))
      this.seatedWords = { words, players, among: words.among?.(people) ?? words }
    }
    return this.seatedWords.among
  }

  private botAsked(table: Table<Rules>): boolean {
    if (table.over) return false
    const { players } = this.sitting()
    const seat = table.game.machine.seat(table.state)
    // The whole table is asked: the people at it answer, bots only when they are among themselves.
    if (seat < 0) return players.every(({ bot }) => bot !== null)
    return players[seat]?.bot != null
  }

  private moment(): SentMoment {
    return this.momentOf(this.sitting().table, false)
  }

  private momentOf(shown: Table<Rules>, past: boolean): SentMoment {
    const { table: live, news, film, players } = this.sitting()
    const eyes = this.eyesAt(live)
    const words = this.speech()
    const { game, state } = shown
    return {
      game: game.id as GameId,
      at: shown.session.answers.length,
      last: live.session.answers.length,
      eyes,
      differs: null,
      players,
      view: game.observe(state, eyes),
      question: past || shown.over || this.botAsked(shown) ? null : this.question(shown),
      botAsked: !past && this.botAsked(shown),
      outcome: shown.outcome === null ? null : { id: shown.outcome, words: words.outcome(shown.outcome) },
      undo: undoOf(live),
      acts: past || shown.over ? [] : this.acts(),
      forecast: words.forecast?.(state) ?? [],
      outlook: words.outlook?.(state, eyes) ?? [],
      standing: words.standing?.(state) ?? [],
      record: writeRecord(live.session.record()),
      // Last: what the page has of the log changes only with a moment that reaches it.
      scenes: past ? [] : film.scenes(news.unheard(eyes, words), eyes, players),
      ...(past ? news.then(shown.log.length, eyes, words) : news.now(eyes, words)),
    }
  }

  /** A person keeps seeing through her own eyes while a bot is asked. */
  private eyesAt(table: Table<Rules>): number {
    if (this.chosenEyes !== null) return this.chosenEyes
    const asked = table.viewer
    if (this.sitting().players[asked]?.bot == null) this.lastEyes = asked
    return this.lastEyes
  }

  private question({ game, state }: Table<Rules>): Question {
    const words = this.speech()
    const { seat, kind, why, picks, options } = game.decision(state)
    return {
      seat,
      kind,
      why,
      prompt: words.decision(state),
      ...(picks === undefined ? {} : { picks }),
      choices: options.map((ref, index) => ({ index, ref, label: words.option(state, index) })),
    }
  }

  /** The time of a turn runs out by a clock, which this table does not have. */
  private acts(): SentMoment['acts'] {
    const say = this.speech().act
    if (say === undefined) return []
    return (this.parts.rules.acts ?? []).filter((id) => id !== CLOCK).map((id) => ({ id, words: say(id) }))
  }
}

/** The table as it stood after so many answers. */
function after(table: Table<Rules>, at: number): Table<Rules> {
  const record = table.session.record()
  return Table.at(table.game, record, Math.max(0, Math.min(at, record.answers.length)))
}

function undoOf({ session }: Table<Rules>): Undo {
  if (session.answers.length === 0) return 'start'
  return session.undoable > 0 ? 'free' : 'seen'
}
