import { readRecord, writeRecord } from '../../kernel/record.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { fromPosition, isPosition } from '../../lab/position.ts'
import { Table } from '../../lab/table.ts'
import type { Lang, Plain, Playable, SeenOption, Sum, Wish } from '../../language/face.ts'
import { contains } from '../source/contains.ts'
import type {
  Advice,
  Beginning,
  GameId,
  Moment,
  Player,
  PreparedSetup,
  Question,
  Told,
  Undo,
} from '../source/source.ts'
import { Opponents } from './opponents.ts'

const CLOCK = 'timeout'

/** One game at work: answers go to the engine, and what a seat sees of the table comes back. */
export class Desk {
  private readonly game: Playable
  private table: Table | null = null
  private players: readonly Player[] = []
  private lang: Lang = 'en'
  private chosenEyes: number | null = null
  private lastEyes = 0
  private toldBefore = 0
  private readonly opponents = new Opponents()

  constructor(game: Playable) {
    this.game = game
  }

  begin(from: Beginning, players: readonly Player[], lang: Lang): Moment {
    this.lang = lang
    this.table = this.open(from)
    this.players = Array.from({ length: this.table.seats }, (_, seat) => players[seat] ?? { bot: null })
    this.opponents.seat(this.players, this.table.session.seed)
    this.lastEyes = Math.max(
      0,
      this.players.findIndex(({ bot }) => bot === null),
    )
    this.toldBefore = this.table.log.length
    return this.moment()
  }

  private open(from: Beginning): Table {
    switch (from.kind) {
      case 'usual':
        return Table.begin(this.game, this.game.setupFrom({}, from.seed), from.seed)
      case 'deal':
        return Table.begin(this.game, from.setup, from.seed)
      case 'position':
        return Table.begin(fromPosition(this.game), { position: from.given }, 'position')
      case 'record': {
        const record = readRecord(from.record)
        const game = isPosition(record.setup) ? fromPosition(this.game) : this.game
        return Table.resume(game, record, from.at ?? record.answers.length)
      }
    }
  }

  answer(index: number): Moment {
    const table = this.sitting()
    if (table.over) throw new Refusal('the game is over: nothing is asked')
    table.answer(index)
    return this.moment()
  }

  move(told?: Plain): Moment {
    const table = this.sitting()
    if (!this.botAsked(table)) throw new Refusal('no bot is asked now')
    const { options } = this.game.decision(table.state)
    const scripted = told === undefined ? -1 : options.findIndex((option) => contains(option, told))
    table.answer(scripted === -1 ? this.opponents.choose(table) : scripted)
    return this.moment()
  }

  undo(agreed: boolean): Moment {
    const table = this.sitting()
    const { session } = table
    // What bots answered in between goes with the person's answer before it.
    do {
      if (!table.undo(agreed)) break
    } while (session.answers.length > 0 && this.botAsked(table))
    this.toldBefore = table.log.length
    return this.moment()
  }

  act(id: string): Moment {
    const table = this.sitting()
    if (!table.act(this.eyesAt(table), id)) throw new Refusal('this is not possible now')
    return this.moment()
  }

  look(at: number): Moment {
    const table = this.sitting()
    return this.momentOf(after(table, at), table, true)
  }

  fork(at: number): string {
    return writeRecord(after(this.sitting(), at).session.record())
  }

  speak(lang: Lang): Moment {
    this.lang = lang
    return this.moment()
  }

  eyes(seat: number | null): Moment {
    this.chosenEyes = seat
    return this.moment()
  }

  whyNot(text: string): Wish {
    const table = this.sitting()
    return this.game.wish?.(table.state, text, this.lang) ?? { possible: false, why: null }
  }

  reasons(line: number): readonly Sum[] {
    const table = this.sitting()
    const event = table.log[line]?.seen[this.eyesAt(table)]
    return event == null ? [] : (this.game.words[this.lang].reasons?.(event) ?? [])
  }

  numbers(about: SeenOption, at: number): readonly Sum[] {
    const table = this.sitting()
    const eyes = this.eyesAt(table)
    const shown = at === table.session.answers.length ? table : after(table, at)
    const log = shown.log.flatMap(({ seen }) => seen[eyes] ?? [])
    return this.game.words[this.lang].numbers?.(shown.state, about, log) ?? []
  }

  hint(): readonly Advice[] {
    return this.opponents.hint(this.sitting(), this.lang)
  }

  setup(flags: Readonly<Record<string, string>>, seed: string, lang: Lang): PreparedSetup {
    return this.read(
      this.game.setupFrom(flags, seed),
      flags.code === undefined ? seed : this.seedIn(flags.code),
      lang,
    )
  }

  private seedIn(code: string): string {
    return this.game.sharing?.seed(code) ?? ''
  }

  read(document: unknown, seed: string, lang: Lang): PreparedSetup {
    const setup = this.game.readSetup(document)
    return {
      setup: document as Plain,
      settled: setup as Plain,
      seed,
      seats: this.game.seats(setup),
      words: this.game.words[lang].setup?.(setup) ?? [],
      code: this.game.sharing?.code(setup, seed) ?? null,
    }
  }

  private sitting(): Table {
    if (this.table === null) throw new Refusal('no game has been begun')
    return this.table
  }

  private botAsked(table: Table): boolean {
    if (table.over) return false
    const seat = this.game.machine.seat(table.state)
    // The whole table is asked: the people at it answer, bots only when they are among themselves.
    if (seat < 0) return this.players.every(({ bot }) => bot !== null)
    return this.players[seat]?.bot != null
  }

  private moment(): Moment {
    const table = this.sitting()
    const moment = this.momentOf(table, table, false)
    this.toldBefore = table.log.length
    return moment
  }

  private momentOf(shown: Table, live: Table, past: boolean): Moment {
    const eyes = this.eyesAt(live)
    const words = this.game.words[this.lang]
    const log = this.told(shown, eyes)
    const lines = past ? 0 : shown.log.slice(this.toldBefore).filter((e) => e.seen[eyes] != null).length
    return {
      game: this.game.id as GameId,
      at: shown.session.answers.length,
      last: live.session.answers.length,
      eyes,
      players: this.players,
      view: this.game.observe(shown.state, eyes),
      question: past || shown.over || this.botAsked(shown) ? null : this.question(shown),
      botAsked: !past && this.botAsked(shown),
      outcome: shown.outcome === null ? null : { id: shown.outcome, words: words.outcome(shown.outcome) },
      undo: undoOf(live),
      acts: past || shown.over ? [] : this.acts(),
      forecast: words.forecast?.(shown.state) ?? [],
      standing: words.standing?.(shown.state) ?? [],
      log,
      fresh: Math.min(lines, log.length),
      record: writeRecord(live.session.record()),
    }
  }

  /** A person keeps seeing through her own eyes while a bot is asked. */
  private eyesAt(table: Table): number {
    if (this.chosenEyes !== null) return this.chosenEyes
    const asked = table.viewer
    if (this.players[asked]?.bot == null) this.lastEyes = asked
    return this.lastEyes
  }

  private question(table: Table): Question {
    const { state } = table
    const words = this.game.words[this.lang]
    const { seat, kind, why, picks, options } = this.game.decision(state)
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
  private acts(): Moment['acts'] {
    const say = this.game.words[this.lang].act
    if (say === undefined) return []
    return (this.game.acts ?? []).filter((id) => id !== CLOCK).map((id) => ({ id, words: say(id) }))
  }

  private told(table: Table, eyes: number): readonly Told[] {
    return table.log.flatMap((entry, line) => {
      const seen = entry.seen[eyes]
      const text = seen == null ? null : table.told(entry, eyes, this.lang)
      if (seen == null || text === null) return []
      // The reasons stay here until somebody asks for them.
      const { sum, spared, ...event } = seen
      const asked = sum === undefined && spared === undefined ? {} : { line }
      return [{ after: entry.after, event, text, ...asked }]
    })
  }
}

/** The table as it stood after so many answers. */
function after(table: Table, at: number): Table {
  const record = table.session.record()
  return Table.resume(table.game, record, Math.max(0, Math.min(at, record.answers.length)))
}

function undoOf({ session }: Table): Undo {
  if (session.answers.length === 0) return 'start'
  return session.undoable > 0 ? 'free' : 'seen'
}
