import type { Timekeeper } from '../../../src/server/live/time/timekeeper.ts'
import type { HolidayOf, NewNotice, NoticeOnce } from '../../../src/server/store/contract/people.ts'
import type { Finish, Result } from '../../../src/server/store/contract/results.ts'
import type { Append, Asking, Step } from '../../../src/server/store/contract/steps.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import type {
  Bookmark,
  NewTable,
  NextTable,
  Progress,
  Saying,
  SeatRow,
  TableRow,
  TableWithSeats,
  Wish,
} from '../../../src/server/store/contract/tables.ts'
import type { Digest } from '../../../src/server/store/contract/values.ts'

interface Due {
  readonly person: string
  readonly game: string
  readonly kind: NewNotice['kind']
  readonly due: number
  sent: number | null
}

interface Kept {
  row: TableRow
  seats: SeatRow[]
  steps: Step[]
  freed: number | null
}

/**
 * The part of a store that live tables use, in memory and by manual time. It can be told to lose its grip on a table or
 * to be slow; what the real stores promise is tested with them.
 */
export class MemoryStore {
  readonly kept = new Map<string, Kept>()
  readonly asStore: Store
  /** Appends wait for this. */
  gate: Promise<void> = Promise.resolve()
  fails = false
  readonly results: Result[] = []
  /** All that were ever written, whoever has come since. */
  readonly notices: NewNotice[] = []
  /** Those that are to be told or were, by person, table and kind. */
  readonly outbox = new Map<string, Due>()
  /** Who always wants to be told. */
  readonly always = new Set<string>()
  /** Sends what is due, as the outbox of a server does; gives who is told what. */
  readonly send: () => readonly string[]
  readonly said: (Saying & { readonly game: string; readonly name: string })[] = []
  marks: (Bookmark & { readonly game: string })[] = []
  holidays: HolidayOf[] = []
  /** Nodes that have ended, and when. */
  readonly ended = new Map<string, number>()
  /** Who does not want to hear whom. */
  readonly mutes: (readonly [person: string, other: string])[] = []

  constructor(time: Timekeeper) {
    const of = (id: string): Kept => {
      const found = this.kept.get(id)
      if (found === undefined) throw new Error(`there is no table ${id}`)
      return found
    }
    const rowFor = (game: string, person: string, kind: string): string => `${person} ${game} ${kind}`
    const queue = (game: string, notices: readonly NewNotice[]): void => {
      this.notices.push(...notices)
      for (const { person, kind, after, here } of notices)
        if (!here || this.always.has(person))
          this.outbox.set(rowFor(game, person, kind), {
            person,
            game,
            kind,
            due: time.now() + after,
            sent: null,
          })
    }
    const tables = {
      create: async ({ seats, ...table }: NewTable, repeats: string | null = null) => {
        const row: TableRow = {
          ...table,
          state: 'open',
          seed: null,
          watch: null,
          repeats,
          steps: 0,
          epoch: 0,
          owner: null,
          asked: null,
          due: null,
          proposal: null,
          created: time.now(),
          changed: time.now(),
          begun: null,
          ended: null,
          outcome: null,
          record: null,
          turn: null,
          watchers: null,
        }
        const rows = seats.map(
          (seat, n): SeatRow => ({
            ...seat,
            game: table.id,
            seat: n,
            standin: null,
            ready: false,
            share: null,
            orders: null,
            brings: null,
            lent: null,
            wish: null,
          }),
        )
        this.kept.set(table.id, { row, seats: rows, steps: [], freed: null })
      },
      table: async (id: string): Promise<TableWithSeats | null> => {
        const found = this.kept.get(id)
        return found === undefined ? null : { ...found.row, seats: found.seats }
      },
      begin: async (id: string, seed: string) => {
        const kept = of(id)
        kept.row = { ...kept.row, state: 'playing', seed, begun: time.now() }
        return true
      },
      claim: async (id: string, owner: string) => {
        const kept = of(id)
        if (kept.row.state !== 'playing') return null
        const before = kept.row.owner
        if (before !== null) kept.freed = before === owner ? time.now() : (this.ended.get(before) ?? null)
        kept.row = { ...kept.row, owner, epoch: kept.row.epoch + 1 }
        return { epoch: kept.row.epoch, steps: kept.row.steps, freed: kept.freed }
      },
      ask: async (id: string, epoch: number, { asked, dueAfter, notices }: Asking) => {
        const kept = of(id)
        if (kept.row.epoch !== epoch) return false
        kept.row = { ...kept.row, asked, due: dueAfter === null ? null : time.now() + dueAfter }
        queue(id, notices)
        return true
      },
      propose: async (
        id: string,
        epoch: number,
        steps: number,
        proposal: string | null,
        notices: readonly NewNotice[],
      ) => {
        const kept = of(id)
        if (this.fails) throw new Error('the disk is full')
        if (kept.row.epoch !== epoch || kept.row.steps !== steps) return false
        kept.row = { ...kept.row, proposal }
        queue(id, notices)
        return true
      },
      notifyOnce: async (id: string, epoch: number, notices: readonly NoticeOnce[]) => {
        const { row } = of(id)
        if (row.epoch !== epoch || row.state !== 'playing') return
        for (const { person, kind, after, since } of notices) {
          const known = this.outbox.get(rowFor(id, person, kind))
          if (known === undefined || (known.sent ?? known.due) < since)
            queue(id, [{ person, kind, after, here: false }])
        }
      },
      owner: async (id: string) => {
        const { owner } = of(id).row
        return owner === null ? null : { node: owner, address: '' }
      },
      release: async (id: string, node: string, epoch: number) => {
        const kept = of(id)
        if (kept.row.owner !== node || kept.row.epoch !== epoch) return
        kept.row = { ...kept.row, owner: null }
        kept.freed = time.now()
      },
      releaseAll: async (node: string) => {
        for (const { row } of this.kept.values()) await tables.release(row.id, node, row.epoch)
      },
      due: async () => [],
      ended: async () => [...this.ended.keys()],
      leftBy: async (node: string) =>
        [...this.kept.values()].flatMap(({ row }) => (row.owner === node ? row : [])),
      forget: async (node: string) => {
        for (const kept of this.kept.values())
          if (kept.row.owner === node) {
            kept.row = { ...kept.row, owner: null }
            kept.freed = this.ended.get(node) ?? null
          }
        this.ended.delete(node)
      },
      now: async () => time.now(),
      close: async (id: string, state: 'closed' | 'frozen', outcome: string, epoch?: number) => {
        const kept = of(id)
        if (epoch !== undefined && epoch !== kept.row.epoch) return false
        kept.row = { ...kept.row, state, outcome, owner: null, epoch: kept.row.epoch + 1 }
        return true
      },
      setWish: async (id: string, person: string, wish: Wish | null) => {
        const kept = of(id)
        kept.seats = kept.seats.map((row) => (row.person === person ? { ...row, wish } : row))
      },
      clearWishes: async (id: string) => {
        const kept = of(id)
        kept.seats = kept.seats.map((row) => ({ ...row, wish: null }))
      },
      nextOf: async (id: string) =>
        [...this.kept.values()].find(({ row }) => row.parent === id && row.state !== 'closed')?.row.id ??
        null,
      createNext: async ({ repeats, ...table }: NextTable) => {
        const there = await tables.nextOf(table.parent)
        if (there === null) await tables.create(table, repeats)
        return there ?? table.id
      },
      thaw: async (id: string) => {
        const kept = of(id)
        if (kept.row.state !== 'frozen') return false
        kept.row = { ...kept.row, state: 'playing', outcome: null, epoch: kept.row.epoch + 1 }
        return true
      },
      setEngine: async (id: string, epoch: number, engine: string, content: string) => {
        const kept = of(id)
        if (epoch === kept.row.epoch) kept.row = { ...kept.row, engine, content }
        return epoch === kept.row.epoch
      },
      standIn: async (id: string, epoch: number, seat: number, standin: string | null) => {
        const kept = of(id)
        kept.seats = kept.seats.map((row) => (row.seat === seat ? { ...row, standin } : row))
        return kept.row.epoch === epoch
      },
      setLent: async (id: string, epoch: number, seat: number, lent: Digest | null) => {
        const kept = of(id)
        kept.seats = kept.seats.map((row) => (row.seat === seat ? { ...row, lent } : row))
        return kept.row.epoch === epoch
      },
      setProgress: async (all: readonly Progress[]) => {
        for (const { game, epoch, turn, watchers } of all) {
          const kept = of(game)
          if (kept.row.epoch === epoch) kept.row = { ...kept.row, turn, watchers }
        }
      },
      setOrders: async (id: string, epoch: number, seat: number, orders: string | null) => {
        const kept = of(id)
        kept.seats = kept.seats.map((row) => (row.seat === seat ? { ...row, orders } : row))
        return kept.row.epoch === epoch
      },
      say: async (id: string, said: Pick<Saying, 'person' | 'phrase' | 'text'>) => {
        const saying = { ...said, n: this.said.length + 1, at: time.now(), name: said.person ?? '' }
        this.said.push({ ...saying, game: id })
        return saying
      },
      sayings: async (id: string, most: number) => this.said.filter(({ game }) => game === id).slice(-most),
      bookmark: async (id: string, { person, at, text }: Bookmark) => {
        this.marks = this.marks.filter((each) => each.person !== person || each.at !== at)
        if (text !== '') this.marks.push({ game: id, person, at, text })
      },
      bookmarks: async (id: string) => this.marks.filter(({ game }) => game === id),
    }
    const steps = {
      append: async (batch: readonly Append[]) => {
        await this.gate
        if (this.fails) throw new Error('the disk is full')
        return batch.map((entry) => {
          const kept = of(entry.game)
          if (kept.row.epoch !== entry.epoch || entry.n !== kept.steps.length + 1) return { stored: false }
          const { n, kind, seat, value, data, key, mark } = entry
          kept.steps.push({ n, kind, seat, value, data, key, mark, at: time.now() })
          const due = entry.dueAfter === null ? null : time.now() + entry.dueAfter
          kept.row = { ...kept.row, steps: n, asked: entry.asked, due, proposal: null }
          queue(entry.game, entry.notices)
          return { stored: true, at: time.now() }
        })
      },
      load: async (id: string, after: number) => of(id).steps.slice(after),
    }
    const results = {
      finish: async ({ game, outcome, record, results: ended }: Finish) => {
        const kept = of(game)
        this.results.push(...ended)
        kept.row = { ...kept.row, state: 'over', outcome, record }
        return true
      },
    }
    const people = {
      holidays: async (ids: readonly string[]) => this.holidays.filter(({ person }) => ids.includes(person)),
      mutes: async (person: string) => this.mutes.flatMap(([who, other]) => (who === person ? [other] : [])),
      mutedBy: async (other: string) => this.mutes.flatMap(([who, whom]) => (whom === other ? [who] : [])),
      dropNotices: async (person: string, game: string) => {
        for (const [key, each] of this.outbox) {
          const soon = each.due <= time.now() + 60_000
          const isSent = each.sent !== null && (each.kind === 'turn' || each.kind === 'undo')
          const hers = each.person === person && each.game === game
          if (hers && soon && !isSent && !this.always.has(person)) this.outbox.delete(key)
        }
      },
      person: async () => ({ id: 'somebody' }),
      noteSeen: async () => {},
    }
    this.send = () => {
      const due = [...this.outbox.values()].filter((each) => each.sent === null && each.due <= time.now())
      for (const each of due) each.sent = time.now()
      return due.map(({ person, kind }) => `${kind} ${person}`)
    }
    this.asStore = { people, tables, steps, results } as unknown as Store
  }
}
