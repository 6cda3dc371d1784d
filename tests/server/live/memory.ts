import type { Timekeeper } from '../../../src/server/live/timekeeper.ts'
import type { HolidayOf, NewNotice } from '../../../src/server/store/contract/people.ts'
import type { Finish, Result } from '../../../src/server/store/contract/results.ts'
import type { Append, Asking, Step } from '../../../src/server/store/contract/steps.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import type {
  Bookmark,
  NewTable,
  NextTable,
  Saying,
  SeatRow,
  TableRow,
  TableWithSeats,
  Wish,
} from '../../../src/server/store/contract/tables.ts'

interface Kept {
  row: TableRow
  seats: SeatRow[]
  steps: Step[]
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
  readonly said: (Saying & { readonly game: string; readonly name: string })[] = []
  marks: (Bookmark & { readonly game: string })[] = []
  holidays: HolidayOf[] = []
  /** Who does not want to hear whom. */
  readonly mutes: (readonly [person: string, other: string])[] = []

  constructor(time: Timekeeper) {
    const of = (id: string): Kept => {
      const found = this.kept.get(id)
      if (found === undefined) throw new Error(`there is no table ${id}`)
      return found
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
          created: time.now(),
          changed: time.now(),
          begun: null,
          ended: null,
          outcome: null,
          record: null,
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
            wish: null,
          }),
        )
        this.kept.set(table.id, { row, seats: rows, steps: [] })
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
        kept.row = { ...kept.row, owner, epoch: kept.row.epoch + 1 }
        return { epoch: kept.row.epoch, steps: kept.row.steps }
      },
      ask: async (id: string, epoch: number, { asked, dueAfter, notices }: Asking) => {
        const kept = of(id)
        if (kept.row.epoch !== epoch) return false
        kept.row = { ...kept.row, asked, due: dueAfter === null ? null : time.now() + dueAfter }
        this.notices.push(...notices)
        return true
      },
      release: async () => {},
      releaseAll: async () => {},
      due: async () => [],
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
          kept.row = { ...kept.row, steps: n, asked: entry.asked, due }
          this.notices.push(...entry.notices)
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
      person: async () => ({ id: 'somebody' }),
    }
    this.asStore = { people, tables, steps, results } as unknown as Store
  }
}
