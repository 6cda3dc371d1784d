import { effect, signal } from '@preact/signals'
import { readRecord } from '../../../kernel/record.ts'
import { lang } from '../../page/settings.ts'
import { Closed, localTable, Refused } from '../../source/local.ts'
import type { Moment, TableSource } from '../../source/source.ts'
import { Sitting } from '../../table/sitting/sitting.ts'
import type { Led } from '../source/conversation.ts'
import type { RemoteTable } from '../source/remote.ts'

/** No more is told of a game that is played on. */
const MOST_FORKED = 200

/**
 * Looking back together: one leads through a game that is over, the others follow or look for themselves. Everybody has the
 * record by then: what is shown is played in this browser.
 */
export class Leading {
  readonly leads = signal(false)
  readonly follows = signal(true)
  /** Who leads, as far as this page has heard. */
  readonly leader = signal<string | null>(null)
  /** "What if": the game that whoever leads plays on from the moment that was shown, for the others to watch. */
  readonly forked = signal<{ readonly sitting: Sitting; readonly at: number } | null>(null)
  private readonly remote: RemoteTable
  private readonly sitting: Sitting
  private readonly ends: readonly (() => void)[]
  /** The game as it was, in this browser, and what is played on from it. */
  private replayed: { readonly record: string; readonly table: TableSource } | null = null
  private playedOn: TableSource | null = null
  /** What was asked for last: what comes later than something newer is not shown. */
  private latest: Led | null = null

  constructor(remote: RemoteTable, sitting: Sitting) {
    this.remote = remote
    this.sitting = sitting
    this.ends = [
      effect(() => {
        const now = this.shown()
        if (this.leads.value && now !== null) remote.conversation.lead(now)
      }),
      effect(() => {
        const { value: led } = remote.conversation.led
        if (led === null) return
        this.leader.value = led.by
        if (!this.leads.peek() && this.follows.value) void this.follow(led)
      }),
    ]
  }

  private get moment(): Moment | null {
    const { value: forked } = this.forked
    return forked?.sitting.moment.value ?? this.sitting.past.value ?? this.sitting.moment.value
  }

  /** After how many answers is the table as this page shows it, what was played on from a moment among them. */
  get at(): number {
    return this.moment?.at ?? 0
  }

  /** What is shown here, as the others can be told. */
  private shown(): Led | null {
    const { value: forked } = this.forked
    const { moment } = this
    if (moment === null) return null
    const { at, eyes, record } = moment
    if (forked === null || record === null) return { at, eyes, fork: [] }
    const fork = readRecord(record).answers.slice(forked.at, forked.at + MOST_FORKED)
    return { at: forked.at, eyes, fork }
  }

  private async follow(led: Led): Promise<void> {
    const live = this.sitting.moment.peek()
    if (live === null || live.record === null) return
    this.latest = led
    if (led.fork.length === 0 && led.at >= live.last && led.eyes === live.eyes) {
      this.sitting.past.value = null
      return
    }
    const moment = await this.play(led, live, live.record).catch((error: unknown) => {
      // One that was overtaken is closed with its table; what cannot be played is not shown.
      if (!(error instanceof Closed || error instanceof Refused)) throw error
      return null
    })
    const wanted = this.latest === led && this.follows.peek() && !this.leads.peek()
    if (wanted && moment !== null) this.sitting.past.value = { ...moment, botAsked: false, scenes: [] }
  }

  /** The game of this record as it is led, through any eyes: it is over, and nothing is hidden any more. */
  private async play({ at, eyes, fork }: Led, { game, players }: Moment, record: string): Promise<Moment> {
    const people = peopleOnly(players)
    if (this.replayed?.record !== record) {
      this.replayed?.table.close()
      this.replayed = { record, table: localTable() }
      await this.replayed.table.begin(game, { kind: 'record', record }, people, lang.peek())
    }
    const { table } = this.replayed
    await table.speak(lang.peek())
    await table.eyes(eyes)
    if (fork.length === 0) return table.look(at)
    const from = { kind: 'record', record: await table.fork(at) } as const
    this.playedOn?.close()
    const next = localTable()
    this.playedOn = next
    await next.begin(game, from, people, lang.peek())
    let moment = await next.eyes(eyes)
    for (const index of fork) moment = await next.answer(index)
    return moment
  }

  lead(on: boolean): void {
    // Whoever watched somebody play on leads from the game itself.
    if (on && this.latest !== null && this.latest.fork.length > 0) void this.sitting.look(this.latest.at)
    this.latest = null
    // Whoever leads begins at the beginning, unless she looks at something already.
    if (on && this.sitting.past.peek() === null) void this.sitting.look(0)
    this.leads.value = on
    if (on) this.leader.value = null
    else this.endFork()
  }

  /** Plays on from the moment that is shown, for everybody at the table by oneself. */
  async fork(): Promise<void> {
    const live = this.sitting.moment.peek()
    const shown = this.sitting.past.peek() ?? live
    if (live?.record == null || shown === null || !this.leads.peek()) return
    this.endFork()
    const { at } = shown
    const sitting = new Sitting()
    const from = { kind: 'record', record: await this.remote.fork(at) } as const
    const opened = await sitting.open(live.game, from, peopleOnly(live.players), {
      title: this.sitting.kept.title,
      keeps: 'never',
    })
    if (opened) this.forked.value = { sitting, at }
    else sitting.close()
  }

  endFork(): void {
    this.forked.peek()?.sitting.close()
    this.forked.value = null
  }

  close(): void {
    for (const end of this.ends) end()
    this.endFork()
    this.replayed?.table.close()
    this.playedOn?.close()
  }
}

/** Bots of the game stand still: whoever leads answers for them. */
const peopleOnly = (players: Moment['players']): Moment['players'] =>
  players.map((player) => ({ ...player, bot: null }))
