import { readRecord, writeRecord } from '../../kernel/record.ts'
import { type BothLanguages, Refusal } from '../../kernel/refusal.ts'
import { isPosition } from '../../lab/is-position.ts'
import type { Lang, Plain, Rules, Words } from '../../language/face.ts'
import { peopleAt } from '../../language/people.ts'
import { contains } from '../../table/contains.ts'
import { momentFor, type Player, type Viewer } from '../../table/moment.ts'
import type { TableBots } from '../../table/people/bots.ts'
import { namedIn } from '../../table/people/people.ts'
import { type Participant, SharedTable } from '../../table/shared-table.ts'
import { Film } from '../../table/shown/film.ts'
import { News } from '../../table/shown/news.ts'
import { Table } from '../../table/table.ts'
import type { Beginning } from '../source/source.ts'
import type { Parts } from './parts.ts'
import type { SentMoment } from './protocol.ts'
import type { AskedTable } from './questions.ts'

/** A table with everything that belongs to it. */
interface OpenTable {
  readonly shared: SharedTable<Rules>
  readonly news: News
  readonly film: Film
}

/** One game at work: answers go to the engine, and what a seat sees of the table comes back. */
export class TableHost {
  /** What there is of the game so far. */
  parts: Parts
  private opened: OpenTable | null = null
  private words: Words | null = null
  /** The same words for the people who sit here. */
  private seatedWords: {
    readonly words: Words
    readonly players: readonly Player[]
    readonly eyes: number
    readonly among: Words
  } | null = null
  private bots: Promise<TableBots> | null = null
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
    const { parts } = this
    const table = await this.open(from)
    if (this.parts !== parts) await this.listen(lang)
    const shared = new SharedTable(table, players)
    this.opened = {
      shared,
      news: new News(table),
      film: new Film(table, () => this.chosenEyes ?? this.lastEyes),
    }
    this.bots = null
    this.lastEyes = Math.max(
      0,
      shared.players.findIndex(({ bot }) => bot === null),
    )
    return { ...this.moment(), differs: this.differs?.[lang] ?? null }
  }

  private async open(from: Beginning): Promise<Table<Rules>> {
    // The usual table names no card; everything else may, in either language.
    if (from.kind !== 'usual') await this.parts.names()
    switch (from.kind) {
      case 'usual': {
        const { rules } = this.parts
        return Table.begin(rules, rules.setupFrom({}, from.seed), from.seed)
      }
      case 'deal':
        return Table.begin(await this.rulesFor(from.setup), from.setup, from.seed)
      case 'position':
        return Table.begin(await this.fromPosition(), { position: from.given }, 'position')
      case 'record': {
        const record = readRecord(from.record)
        const game = isPosition(record.setup) ? await this.fromPosition() : await this.rulesFor(record.setup)
        const { openRecord } = await import('../../table/opening.ts')
        const { made, verdict, differs } = openRecord(game, record)
        this.differs = differs
        if (made === null) throw new Refusal(differs ?? '')
        return from.at === undefined || from.at >= verdict.agreesUntil
          ? made
          : Table.at(game, record, from.at)
      }
    }
  }

  private async fromPosition(): Promise<Rules> {
    const { rules, scenario } = await this.withAll()
    const { fromPosition } = await import('../../lab/position.ts')
    return fromPosition(rules, await scenario())
  }

  /** From now on with every pack that there is. */
  async withAll(): Promise<Parts> {
    if (this.parts.more !== null) this.parts = await this.parts.more()
    return this.parts
  }

  /** The rules for a set-up: what the packs at hand cannot read, all of them may. */
  async rulesFor(document: unknown): Promise<Rules> {
    await this.fetched(({ readSetup }) => readSetup(document))
    return this.parts.rules
  }

  /** What is read with the packs at hand, or else with all of them. */
  async fetched<T>(read: (rules: Rules) => T): Promise<T> {
    try {
      return read(this.parts.rules)
    } catch (error) {
      if (!(error instanceof Refusal) || this.parts.more === null) throw error
    }
    const { rules, names } = await this.withAll()
    await names()
    return read(rules)
  }

  private async listen(lang: Lang): Promise<void> {
    this.words = await this.parts.words(lang)
    this.lang = lang
  }

  /** Everybody at this screen answers for every seat that a person plays. */
  private get people(): Participant {
    const { players } = this.sitting().shared
    return { id: 'here', answersFor: [...players.keys()].filter((seat) => players[seat]!.bot === null) }
  }

  answer(index: number, revision: number): SentMoment {
    const { shared } = this.sitting()
    void this.parts.deepen?.()
    return shared.whole(() => {
      shared.perform(this.people, { do: 'answer', revision, index, id: '' })
      return this.moment()
    })
  }

  async move(scripted?: Plain): Promise<SentMoment> {
    const { shared } = this.sitting()
    const { table, revision } = shared
    if (!shared.botAsked) throw new Refusal('no bot is asked now')
    const { options } = table.game.decision(table.state)
    const scriptedIndex =
      scripted === undefined ? -1 : options.findIndex((option) => contains(option, scripted))
    const bots = scriptedIndex === -1 ? await this.seated() : null
    const bot: Participant = { id: 'bot', answersFor: [...shared.players.keys()] }
    return shared.whole(() => {
      const index = bots?.choose(table.state) ?? scriptedIndex
      shared.perform(bot, { do: 'answer', revision, index, id: '' })
      return this.moment()
    })
  }

  /** The bots of this table, fetched when the first of them is asked. */
  private seated(): Promise<TableBots> {
    this.bots ??= this.seatBots()
    return this.bots
  }

  private async seatBots(): Promise<TableBots> {
    const { table, players } = this.sitting().shared
    const [{ botsOf, TableBots }, advice] = await Promise.all([
      import('../../table/people/bots.ts'),
      this.parts.advice(),
    ])
    return new TableBots({ ...table.game, advice }, botsOf(players, table.session.seed))
  }

  undo(agreed: boolean): SentMoment {
    const { shared, news } = this.sitting()
    const { revision } = shared
    shared.perform(this.people, { do: 'undo', revision, to: null, ask: agreed, id: '' })
    news.received()
    return this.moment()
  }

  act(act: string): SentMoment {
    const { shared } = this.sitting()
    const { revision } = shared
    const by: Participant = { id: 'here', answersFor: [this.eyesAt(shared.table)] }
    return shared.whole(() => {
      shared.perform(by, { do: 'act', revision, act, id: '' })
      return this.moment()
    })
  }

  look(at: number): SentMoment {
    const { table } = this.sitting().shared
    return this.momentOf(after(table, at), true)
  }

  fork(at: number): string {
    return writeRecord(after(this.sitting().shared.table, at).session.record())
  }

  async speak(lang: Lang): Promise<SentMoment> {
    await this.listen(lang)
    return this.moment()
  }

  eyes(seat: number | null): SentMoment {
    this.chosenEyes = seat
    return this.moment()
  }

  /** The table as it is, for whoever asks something about it. */
  get asked(): AskedTable {
    const { table } = this.sitting().shared
    return { table, eyes: this.eyesAt(table), words: this.speech(), lang: this.lang, parts: this.parts }
  }

  private sitting(): OpenTable {
    if (this.opened === null) throw new Refusal('no game has been begun')
    return this.opened
  }

  private speech(): Words {
    if (this.words === null) throw new Refusal('no game has been begun')
    const { words } = this
    const { players, table } = this.sitting().shared
    const eyes = this.eyesAt(table)
    const known = this.seatedWords
    if (known?.words === words && known.players === players && known.eyes === eyes) return known.among
    const among = words.among?.(peopleAt(namedIn(players, this.lang), eyes)) ?? words
    this.seatedWords = { words, players, eyes, among }
    return among
  }

  private moment(): SentMoment {
    return this.momentOf(this.sitting().shared.table, false)
  }

  private momentOf(shown: Table<Rules>, past: boolean): SentMoment {
    const { shared, news, film } = this.sitting()
    const eyes = this.eyesAt(shared.table)
    const words = this.speech()
    const viewer: Viewer = { eyes, answersFor: this.people.answersFor, holdsTable: true }
    const unheard = past ? [] : news.unheard(eyes, words)
    const rest = film.rest(unheard, eyes)
    return {
      ...momentFor(shared, viewer, words, shown),
      players: namedIn(shared.players, this.lang),
      differs: null,
      // Last: what the page has of the log changes only with a moment that reaches it.
      scenes: past ? [] : film.scenes(unheard, eyes, shared.players),
      ...(rest === null ? {} : { rest }),
      ...(past ? news.then(shown.log.length, eyes, words) : news.now(eyes, words)),
    }
  }

  /** A person keeps seeing through her own eyes while a bot is asked. */
  private eyesAt(table: Table<Rules>): number {
    if (this.chosenEyes !== null) return this.chosenEyes
    const asked = table.viewer
    if (this.sitting().shared.players[asked]?.bot == null) this.lastEyes = asked
    return this.lastEyes
  }
}

/** The table as it stood after so many answers, before anybody gave up there. */
function after(table: Table<Rules>, at: number): Table<Rules> {
  const record = table.session.record()
  return Table.at(table.game, record, Math.max(0, Math.min(at, record.answers.length)), false)
}
