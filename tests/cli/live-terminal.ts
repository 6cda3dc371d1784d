import { Listening } from '../../src/cli/online/line/listening.ts'
import { OnlineSeat } from '../../src/cli/online/seat.ts'
import type { Lang } from '../../src/language/face.ts'
import type { Line } from '../../src/server/live/connections/lines.ts'
import { CLOSED } from '../../src/table/messages.ts'
import type { TableOptions } from '../../src/table/options.ts'
import type { CommandName } from '../../src/table/wire/commands.ts'
import { readCommand } from '../../src/table/wire/commands.ts'
import { Connection } from '../../src/table/wire/connection.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../server/live/harness.ts'
import { MemoryStore } from '../server/live/memory.ts'

/** Somebody at a terminal, by the time of a test. */
export class LiveTerminal {
  readonly printed: string[] = []
  /** What it has said to its table. */
  readonly said: CommandName[] = []
  readonly seat: OnlineSeat
  private readonly game: LiveGame
  private line: Line | null = null
  private cut: () => void = () => {}

  constructor(game: LiveGame, person: string, lang: Lang, key: string | null = null) {
    this.game = game
    const { time, live, id } = game
    const listening = new Listening({
      known: async () => null,
      mute: async () => {},
      report: async () => {},
      keepSettings: async () => {},
    })
    const asked = async (): Promise<never> => {
      throw new Error('nobody asks the server')
    }
    this.seat = new OnlineSeat({
      server: 'http://table.example',
      table: id,
      token: person,
      key,
      lang,
      listening,
      tables: {
        table: asked,
        bring: asked,
        holiday: asked,
        seat: asked,
        change: asked,
        invite: asked,
        closeTable: asked,
        offerDeal: asked,
      },
      invitation: null,
      print: (text) => this.printed.push(text),
      ready: async () => true,
      changed: () => {},
      timer: time,
      open: (_, hooks) =>
        new Connection(
          {
            socket: (address, events) => {
              const query = new URL(address).searchParams
              const guest = {
                person,
                name: person,
                lang,
                revision: Number(query.get('r')),
                lines: Number(query.get('l')),
                past: query.get('p') ?? '',
              }
              const outlet = {
                buffered: 0,
                send: (frame: string) => events.received(frame),
                close: (code: number) => events.closed(code),
              }
              void Promise.resolve().then(() => {
                events.opened()
                this.line = live.lines.connect(id, guest, key, outlet)
              })
              this.cut = () => {
                this.line?.left()
                events.closed(CLOSED.behind)
              }
              return {
                send: (text) => {
                  this.said.push(readCommand(text).c)
                  this.line?.receive(text)
                },
                end: () => this.line?.left(),
              }
            },
            now: () => time.now(),
            after: (milliseconds, what) => time.after(milliseconds, what),
            random: () => 0.5,
            pingEvery: () => 8_000,
          },
          hooks,
        ),
    })
  }

  /** Types a line; gives all that was printed until the table has answered. */
  async types(line: string): Promise<readonly string[]> {
    const before = this.printed.length
    const done = this.seat.enter(line)
    await this.game.time.pass(200)
    await done
    return this.printed.slice(before)
  }

  /** What was printed while something happened. */
  async printedDuring(what: () => Promise<unknown>): Promise<readonly string[]> {
    const before = this.printed.length
    await what()
    return this.printed.slice(before)
  }

  loseLine(): void {
    this.cut()
  }
}

/** A table that is played by the time of a test, with terminals and pages at it. */
export class LiveGame {
  readonly time = new ManualTime()
  readonly store = new MemoryStore(this.time)
  readonly live = liveTables(this.store.asStore, this.time).live
  id = ''
  private readonly pages: Page[] = []

  async begin(
    kind: string,
    people: readonly string[],
    options: Partial<TableOptions> = {},
    flags: Readonly<Record<string, string>> = {},
    as: Parameters<typeof begunTable>[5] = {},
  ): Promise<this> {
    this.id = await begunTable(this.store.asStore, kind, people, options, flags, as)
    return this
  }

  async terminal(person: string, lang: Lang = 'en', key: string | null = null): Promise<LiveTerminal> {
    const terminal = new LiveTerminal(this, person, lang, key)
    await this.time.pass(300)
    return terminal
  }

  async page(person: string): Promise<Page> {
    const page = new Page(() => this.time.now())
    page.connect(this.live, this.id, person)
    this.pages.push(page)
    await this.time.pass(300)
    return page
  }

  /** So much time goes by while everybody stays. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 10_000) {
      for (const page of this.pages) page.say({ c: 'p' })
      await this.time.pass(Math.min(left, 10_000))
    }
  }

  /** The page answers whatever it is asked, with this option. */
  async answer(page: Page, index = 0): Promise<void> {
    page.say({ c: 'a', r: page.revision, i: page.moment!.question!.choices[index]!.index, id: newId() })
    await this.pass(2_400)
  }
}
