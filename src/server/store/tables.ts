import type { Asking } from './contract/steps.ts'
import {
  type Bookmark,
  type Claim,
  type Joined,
  type NewSeat,
  type NewTable,
  type NextTable,
  type Saying,
  type SeatRow,
  type TableRow,
  type Tables,
  type TableWithSeats,
  WISHES,
  type Wish,
} from './contract/tables.ts'
import type { Digest, Time } from './contract/values.ts'
import { NOTICE } from './notices.ts'
import { bytes, maybe, number, type Row, type Sql, text, word } from './sql.ts'

const tableRow = (row: Row): TableRow => ({
  id: text(row, 'id'),
  kind: text(row, 'kind'),
  state: word(row, 'state', ['open', 'playing', 'over', 'closed', 'frozen']),
  engine: text(row, 'engine'),
  content: text(row, 'content'),
  setup: text(row, 'setup'),
  options: text(row, 'options'),
  host: maybe(row, 'host', text),
  visibility: word(row, 'visibility', ['private', 'open']),
  title: text(row, 'title'),
  invite: maybe(row, 'invite', bytes),
  watch: maybe(row, 'watch', bytes),
  secret: bytes(row, 'secret'),
  commitment: text(row, 'commitment'),
  seed: maybe(row, 'seed', text),
  steps: number(row, 'steps'),
  epoch: number(row, 'epoch'),
  owner: maybe(row, 'owner', text),
  asked: maybe(row, 'asked', number),
  due: maybe(row, 'due', number),
  day: maybe(row, 'day', text),
  parent: maybe(row, 'parent', text),
  repeats: maybe(row, 'repeats', text),
  created: number(row, 'created'),
  changed: number(row, 'changed'),
  begun: maybe(row, 'begun', number),
  ended: maybe(row, 'ended', number),
  outcome: maybe(row, 'outcome', text),
  record: maybe(row, 'record', text),
})

const seatRow = (row: Row): SeatRow => ({
  game: text(row, 'game'),
  seat: number(row, 'seat'),
  person: maybe(row, 'person', text),
  bot: maybe(row, 'bot', text),
  name: text(row, 'name'),
  standin: maybe(row, 'standin', text),
  ready: number(row, 'ready') === 1,
  share: maybe(row, 'share', bytes),
  orders: maybe(row, 'orders', text),
  brings: maybe(row, 'brings', text),
  wish: maybe(row, 'wish', (of, name): Wish => word(of, name, WISHES)),
})

const saying = (row: Row): Saying => ({
  n: number(row, 'n'),
  person: maybe(row, 'person', text),
  phrase: maybe(row, 'phrase', number),
  text: maybe(row, 'text', text),
  at: number(row, 'at'),
})

const bookmark = (row: Row): Bookmark => ({
  person: text(row, 'person'),
  at: number(row, 'at'),
  text: text(row, 'text'),
})

const sameBytes = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a === b || (a !== null && b !== null && Buffer.compare(a, b) === 0)

const sameSeat = (a: SeatRow, b: SeatRow): boolean =>
  a.seat === b.seat &&
  a.person === b.person &&
  a.bot === b.bot &&
  a.ready === b.ready &&
  a.brings === b.brings &&
  sameBytes(a.share, b.share)

const seatsOf = async (sql: Sql, game: string): Promise<readonly SeatRow[]> =>
  (await sql.all('SELECT * FROM seat WHERE game = $1 ORDER BY seat', game)).map(seatRow)

/** Keeps a table from others until the end of the transaction; is play still to begin there? */
async function isOpen(sql: Sql, game: string): Promise<boolean> {
  const [row] = await sql.all('SELECT state FROM game WHERE id = $1 LOCKED', game)
  return row !== undefined && text(row, 'state') === 'open'
}

const touch = (sql: Sql, game: string): Promise<number> =>
  sql.run('UPDATE game SET changed = NOW WHERE id = $1', game)

const unready = (sql: Sql, game: string): Promise<number> =>
  sql.run('UPDATE seat SET ready = 0, share = NULL WHERE game = $1', game)

/** Adds open seats or takes away the last ones; false while somebody sits on one of those. */
async function resize(sql: Sql, game: string, count: number): Promise<boolean> {
  const seats = await seatsOf(sql, game)
  if (seats.some(({ seat, person }) => seat >= count && person !== null)) return false
  await sql.run('DELETE FROM seat WHERE game = $1 AND seat >= $2', game, count)
  for (let seat = seats.length; seat < count; seat++)
    await sql.run("INSERT INTO seat (game, seat, name, ready) VALUES ($1, $2, '', 0)", game, seat)
  return true
}

async function nextOf(sql: Sql, game: string): Promise<string | null> {
  const [row] = await sql.all(
    "SELECT id FROM game WHERE parent = $1 AND state <> 'closed' ORDER BY created, id LIMIT 1",
    game,
  )
  return row === undefined ? null : text(row, 'id')
}

export class SqlTables implements Tables {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  create(table: NewTable): Promise<void> {
    return this.sql.transaction((sql) => this.insert(sql, table, null))
  }

  createNext(table: NextTable): Promise<string> {
    return this.sql.transaction(async (sql) => {
      // Two who wish for it at the same time, perhaps at two nodes, come to the same table.
      await sql.all('SELECT id FROM game WHERE id = $1 LOCKED', table.parent)
      const there = await nextOf(sql, table.parent)
      if (there === null) await this.insert(sql, table, table.repeats)
      return there ?? table.id
    })
  }

  nextOf(game: string): Promise<string | null> {
    return nextOf(this.sql, game)
  }

  private async insert(sql: Sql, table: NewTable, repeats: string | null): Promise<void> {
    await sql.run(
      "INSERT INTO game (id, kind, state, engine, content, setup, options, host, visibility, title, invite, secret, commitment, steps, epoch, day, parent, repeats, created, changed) VALUES ($1, $2, 'open', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, 0, $13, $14, $15, NOW, NOW)",
      table.id,
      table.kind,
      table.engine,
      table.content,
      table.setup,
      table.options,
      table.host,
      table.visibility,
      table.title,
      table.invite,
      table.secret,
      table.commitment,
      table.day,
      table.parent,
      repeats,
    )
    for (const [i, seat] of table.seats.entries())
      await sql.run(
        'INSERT INTO seat (game, seat, person, bot, name, ready) VALUES ($1, $2, $3, $4, $5, 0)',
        table.id,
        i,
        seat.person,
        seat.bot,
        seat.name,
      )
  }

  async table(id: string): Promise<TableWithSeats | null> {
    const [row] = await this.sql.all('SELECT * FROM game WHERE id = $1', id)
    return row === undefined ? null : { ...tableRow(row), seats: await seatsOf(this.sql, id) }
  }

  join(game: string, person: { id: string; name: string }, seat: number | null): Promise<Joined> {
    return this.sql.transaction(async (sql): Promise<Joined> => {
      const open = await isOpen(sql, game)
      const seats = await seatsOf(sql, game)
      if (seats.length === 0) return { refused: 'unknown' }
      const own = seats.filter((each) => each.person === person.id).map((each) => each.seat)
      if (own.length > 0 && (seat === null || own.includes(seat) || !open))
        return { seats: own, fresh: false }
      if (!open) return { refused: 'begun' }
      const free = seats.filter((each) => each.person === null && each.bot === null)
      const chosen = seat === null ? free[0] : free.find((each) => each.seat === seat)
      if (chosen === undefined) return { refused: seat === null || free.length === 0 ? 'full' : 'taken' }
      await sql.run(
        'UPDATE seat SET person = $3, name = $4, ready = 0, share = NULL WHERE game = $1 AND seat = $2',
        game,
        chosen.seat,
        person.id,
        person.name,
      )
      await touch(sql, game)
      return { seats: [...own, chosen.seat].sort((a, b) => a - b), fresh: true }
    })
  }

  leave(game: string, person: string): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return false
      const count = await sql.run(
        "UPDATE seat SET person = NULL, name = '', ready = 0, share = NULL, orders = NULL, brings = NULL WHERE game = $1 AND person = $2",
        game,
        person,
      )
      await touch(sql, game)
      return count > 0
    })
  }

  setSeat(game: string, seat: number, to: NewSeat): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return false
      const count = await sql.run(
        'UPDATE seat SET person = $3, bot = $4, name = $5, orders = NULL, brings = CASE WHEN person IS NULL THEN brings END WHERE game = $1 AND seat = $2',
        game,
        seat,
        to.person,
        to.bot,
        to.name,
      )
      await unready(sql, game)
      await touch(sql, game)
      return count === 1
    })
  }

  change(
    game: string,
    to: Partial<Pick<TableRow, 'setup' | 'options' | 'title' | 'visibility'>> & {
      readonly seats?: number
      readonly drop?: readonly number[]
    },
  ): Promise<'changed' | 'begun' | 'seated'> {
    return this.sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return 'begun'
      if (to.seats !== undefined && !(await resize(sql, game, to.seats))) return 'seated'
      await sql.run(
        'UPDATE game SET setup = COALESCE(CAST($2 AS TEXT), setup), options = COALESCE(CAST($3 AS TEXT), options), title = COALESCE(CAST($4 AS TEXT), title), visibility = COALESCE(CAST($5 AS TEXT), visibility), changed = NOW WHERE id = $1',
        game,
        to.setup ?? null,
        to.options ?? null,
        to.title ?? null,
        to.visibility ?? null,
      )
      for (const seat of to.drop ?? [])
        await sql.run('UPDATE seat SET brings = NULL WHERE game = $1 AND seat = $2', game, seat)
      // A title or who may see it changes nothing that anybody has agreed to.
      if (to.setup !== undefined || to.options !== undefined) await unready(sql, game)
      return 'changed'
    })
  }

  bring(
    { id, setup, seats }: TableWithSeats,
    seat: number,
    brings: string,
    everybody: boolean,
  ): Promise<'brought' | 'begun' | 'overtaken'> {
    return this.sql.transaction(async (sql) => {
      if (!(await isOpen(sql, id))) return 'begun'
      const [row] = await sql.all('SELECT setup FROM game WHERE id = $1', id)
      const now = await seatsOf(sql, id)
      const asSeen =
        row !== undefined &&
        text(row, 'setup') === setup &&
        now.length === seats.length &&
        now.every((each, i) => each.person === seats[i]?.person && each.brings === seats[i].brings)
      if (!asSeen) return 'overtaken'
      await sql.run('UPDATE seat SET brings = $3 WHERE game = $1 AND seat = $2', id, seat, brings)
      if (everybody) await unready(sql, id)
      else
        await sql.run(
          'UPDATE seat SET ready = 0, share = NULL WHERE game = $1 AND (seat = $2 OR person = $3)',
          id,
          seat,
          now[seat]?.person ?? null,
        )
      await touch(sql, id)
      return 'brought'
    })
  }

  ready(game: string, person: string, share: Uint8Array | null): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return false
      const count = await sql.run(
        'UPDATE seat SET ready = $3, share = $4 WHERE game = $1 AND person = $2',
        game,
        person,
        share === null ? 0 : 1,
        share,
      )
      await touch(sql, game)
      return count > 0
    })
  }

  async setInvite(game: string, invite: Digest | null): Promise<void> {
    await this.sql.run('UPDATE game SET invite = $2 WHERE id = $1', game, invite)
  }

  async setWatch(game: string, watch: Digest | null): Promise<void> {
    await this.sql.run('UPDATE game SET watch = $2 WHERE id = $1', game, watch)
  }

  begin(game: string, seed: string, seats: readonly SeatRow[], setup?: string): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return false
      const now = await seatsOf(sql, game)
      if (now.length !== seats.length || !now.every((seat, i) => sameSeat(seat, seats[i]!))) return false
      // It is due at once: some node has to ask the first question.
      const count = await sql.run(
        "UPDATE game SET state = 'playing', seed = $2, setup = COALESCE(CAST($3 AS TEXT), setup), begun = NOW, changed = NOW, due = NOW, invite = NULL WHERE id = $1",
        game,
        seed,
        setup ?? null,
      )
      await sql.run('UPDATE seat SET brings = NULL WHERE game = $1', game)
      return count === 1
    })
  }

  ask(game: string, epoch: number, { asked, dueAfter, notices }: Asking): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const count = await sql.run(
        "UPDATE game SET asked = $3, due = NOW + $4 WHERE id = $1 AND epoch = $2 AND state = 'playing'",
        game,
        epoch,
        asked,
        dueAfter,
      )
      if (count === 0) return false
      for (const { person, kind, after, here } of notices)
        await sql.run(NOTICE, person, game, kind, after, here ? 1 : 0)
      return true
    })
  }

  async standIn(game: string, epoch: number, seat: number, bot: string | null): Promise<boolean> {
    const count = await this.sql.run(
      'UPDATE seat SET standin = $4 WHERE game = $1 AND seat = $3 AND EXISTS (SELECT 1 FROM game WHERE id = $1 AND epoch = $2)',
      game,
      epoch,
      seat,
      bot,
    )
    return count === 1
  }

  async setOrders(game: string, epoch: number, seat: number, orders: string | null): Promise<boolean> {
    const count = await this.sql.run(
      'UPDATE seat SET orders = $4 WHERE game = $1 AND seat = $3 AND EXISTS (SELECT 1 FROM game WHERE id = $1 AND epoch = $2)',
      game,
      epoch,
      seat,
      orders,
    )
    return count === 1
  }

  async setWish(game: string, person: string, wish: Wish | null): Promise<void> {
    await this.sql.run('UPDATE seat SET wish = $3 WHERE game = $1 AND person = $2', game, person, wish)
  }

  async clearWishes(game: string): Promise<void> {
    await this.sql.run('UPDATE seat SET wish = NULL WHERE game = $1', game)
  }

  async close(
    game: string,
    state: 'closed' | 'frozen',
    reason: string,
    epoch: number | null = null,
  ): Promise<boolean> {
    const count = await this.sql.run(
      "UPDATE game SET state = $2, outcome = $3, ended = NOW, changed = NOW, due = NULL, asked = NULL, owner = NULL, epoch = epoch + 1 WHERE id = $1 AND state IN ('open', 'playing') AND epoch = COALESCE(CAST($4 AS INTEGER), epoch)",
      game,
      state,
      reason,
      epoch,
    )
    return count === 1
  }

  async thaw(game: string): Promise<boolean> {
    // It is due at once: nobody knows whose turn it is.
    const count = await this.sql.run(
      "UPDATE game SET state = 'playing', outcome = NULL, ended = NULL, changed = NOW, due = NOW, epoch = epoch + 1 WHERE id = $1 AND state = 'frozen'",
      game,
    )
    return count === 1
  }

  async setEngine(game: string, epoch: number, engine: string, content: string): Promise<boolean> {
    const count = await this.sql.run(
      'UPDATE game SET engine = $3, content = $4 WHERE id = $1 AND epoch = $2',
      game,
      epoch,
      engine,
      content,
    )
    return count === 1
  }

  async engines(): Promise<readonly string[]> {
    const rows = await this.sql.all(
      "SELECT DISTINCT engine FROM game WHERE state IN ('open', 'playing', 'frozen') ORDER BY engine",
    )
    return rows.map((row) => text(row, 'engine'))
  }

  ofPerson(person: string, limit: number): Promise<readonly TableWithSeats[]> {
    return this.listed(
      this.sql.all(
        "SELECT game.* FROM game WHERE host = $1 OR id IN (SELECT game FROM seat WHERE person = $1) ORDER BY CASE WHEN state = 'playing' AND (asked = -1 OR EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.seat = game.asked AND seat.person = $1)) THEN 0 ELSE 1 END, CASE WHEN state IN ('open', 'playing') THEN 0 ELSE 1 END, changed DESC, id LIMIT $2",
        person,
        limit,
      ),
    )
  }

  open(kind: string | null, limit: number): Promise<readonly TableWithSeats[]> {
    return this.listed(
      this.sql.all(
        "SELECT game.* FROM game WHERE state = 'open' AND visibility = 'open' AND (CAST($1 AS TEXT) IS NULL OR kind = $1) AND EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND person IS NULL AND bot IS NULL) ORDER BY created DESC, id LIMIT $2",
        kind,
        limit,
      ),
    )
  }

  live(kind: string | null, within: number, limit: number): Promise<readonly TableWithSeats[]> {
    return this.listed(
      this.sql.all(
        "SELECT game.* FROM game WHERE state = 'playing' AND visibility = 'open' AND (CAST($1 AS TEXT) IS NULL OR kind = $1) AND changed > NOW - $2 ORDER BY changed DESC, id LIMIT $3",
        kind,
        within,
        limit,
      ),
    )
  }

  private async listed(asked: Promise<readonly Row[]>): Promise<readonly TableWithSeats[]> {
    const found = (await asked).map(tableRow)
    const seats = await this.sql.all(
      'SELECT * FROM seat WHERE game IN (EACH($1)) ORDER BY game, seat',
      JSON.stringify(found.map(({ id }) => id)),
    )
    const by = Map.groupBy(seats.map(seatRow), ({ game }) => game)
    return found.map((table) => ({ ...table, seats: by.get(table.id) ?? [] }))
  }

  async openCount(host: string, lately: number): Promise<number> {
    const [row] = await this.sql.all(
      "SELECT COUNT(*) AS n FROM game WHERE host = $1 AND (state = 'open' OR (state = 'playing' AND changed > NOW - $2))",
      host,
      lately,
    )
    return number(row!, 'n')
  }

  async claim(game: string, node: string): Promise<Claim | null> {
    const [row] = await this.sql.all(
      "UPDATE game SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND state = 'playing' AND (owner IS NULL OR owner = $2 OR owner NOT IN (SELECT name FROM node WHERE lease > NOW)) RETURNING epoch, steps",
      game,
      node,
    )
    return row === undefined ? null : { epoch: number(row, 'epoch'), steps: number(row, 'steps') }
  }

  async release(game: string, node: string, epoch: number): Promise<void> {
    await this.sql.run(
      'UPDATE game SET owner = NULL WHERE id = $1 AND owner = $2 AND epoch = $3',
      game,
      node,
      epoch,
    )
  }

  async releaseAll(node: string): Promise<void> {
    await this.sql.run('UPDATE game SET owner = NULL WHERE owner = $1', node)
  }

  async due(node: string, limit: number, after: string): Promise<readonly string[]> {
    const rows = await this.sql.all(
      "SELECT id FROM game WHERE state = 'playing' AND due <= NOW AND id > $3 AND (owner IS NULL OR owner = $1 OR owner NOT IN (SELECT name FROM node WHERE lease > NOW)) ORDER BY id LIMIT $2",
      node,
      limit,
      after,
    )
    return rows.map((row) => text(row, 'id'))
  }

  async beat(node: string, address: string, lease: number): Promise<void> {
    await this.sql.run(
      'INSERT INTO node (name, address, lease) VALUES ($1, $2, NOW + $3) ON CONFLICT (name) DO UPDATE SET address = excluded.address, lease = excluded.lease',
      node,
      address,
      lease,
    )
  }

  async gone(node: string): Promise<void> {
    await this.sql.run('DELETE FROM node WHERE name = $1', node)
  }

  async owner(game: string): Promise<{ node: string; address: string } | null> {
    const [row] = await this.sql.all(
      'SELECT node.name, node.address FROM game JOIN node ON node.name = game.owner WHERE game.id = $1 AND node.lease > NOW',
      game,
    )
    return row === undefined ? null : { node: text(row, 'name'), address: text(row, 'address') }
  }

  async now(): Promise<Time> {
    const [row] = await this.sql.all('SELECT NOW AS now')
    return number(row!, 'now')
  }

  say(
    game: string,
    said: { person: string | null; phrase: number | null; text: string | null },
  ): Promise<Saying> {
    return this.sql.transaction(async (sql) => {
      await sql.all('SELECT id FROM game WHERE id = $1 LOCKED', game)
      const [row] = await sql.all(
        'INSERT INTO saying (game, n, person, phrase, text, at) SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, NOW FROM saying WHERE game = $1 RETURNING *',
        game,
        said.person,
        said.phrase,
        said.text,
      )
      return saying(row!)
    })
  }

  async sayings(game: string, most: number): Promise<readonly (Saying & { readonly name: string })[]> {
    const rows = await this.sql.all(
      "SELECT saying.*, COALESCE(person.name, '') AS name FROM saying LEFT JOIN person ON person.id = saying.person WHERE saying.game = $1 ORDER BY saying.n DESC LIMIT $2",
      game,
      most,
    )
    return rows.toReversed().map((row) => ({ ...saying(row), name: text(row, 'name') }))
  }

  async bookmark(game: string, { person, at, text: words }: Bookmark): Promise<void> {
    if (words === '')
      await this.sql.run('DELETE FROM bookmark WHERE game = $1 AND person = $2 AND at = $3', game, person, at)
    else
      await this.sql.run(
        'INSERT INTO bookmark (game, person, at, text) VALUES ($1, $2, $3, $4) ON CONFLICT (game, person, at) DO UPDATE SET text = excluded.text',
        game,
        person,
        at,
        words,
      )
  }

  async bookmarks(game: string): Promise<readonly Bookmark[]> {
    const rows = await this.sql.all('SELECT * FROM bookmark WHERE game = $1 ORDER BY at, person', game)
    return rows.map(bookmark)
  }
}
