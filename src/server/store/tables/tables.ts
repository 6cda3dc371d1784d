import type { NewNotice, NoticeOnce } from '../contract/people.ts'
import type { Asking } from '../contract/steps.ts'
import type {
  DealtTable,
  NewTable,
  NextTable,
  Progress,
  TableLife,
  Tables,
  TableWithSeats,
  Wish,
} from '../contract/tables.ts'
import type { Digest } from '../contract/values.ts'
import { NOTICE, NOTICE_ONCE } from '../notices.ts'
import { isHere } from '../people/rows.ts'
import { type Sql, text, type Value } from '../sql.ts'
import { sqlClaims } from './claims.ts'
import { openCount, sqlTableLists } from './lists.ts'
import { seatsOf, tableRow } from './rows.ts'
import { sqlTableTalk } from './talk.ts'
import { sqlWaitingRooms } from './waiting-rooms.ts'

async function nextOf(sql: Sql, game: string): Promise<string | null> {
  const [row] = await sql.all(
    "SELECT id FROM game WHERE parent = $1 AND state <> 'closed' ORDER BY created, id LIMIT 1",
    game,
  )
  return row === undefined ? null : text(row, 'id')
}

export async function insertTable(sql: Sql, table: NewTable, repeats: string | null): Promise<void> {
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
  for (const [i, { person, bot, name }] of table.seats.entries()) {
    // Whoever asks for it may have seen her before she went.
    const isGone = person !== null && !(await isHere(sql, person))
    await sql.run(
      'INSERT INTO seat (game, seat, person, bot, name, ready) VALUES ($1, $2, $3, $4, $5, 0)',
      table.id,
      i,
      isGone ? null : person,
      bot,
      isGone ? '' : name,
    )
  }
}

/** Changes the row of a table and queues notices of it; where the row is not as it was, neither. */
const changeAndNotify = (
  sql: Sql,
  notices: readonly NewNotice[],
  change: string,
  game: string,
  ...values: readonly Value[]
): Promise<boolean> =>
  sql.transaction(async (sql) => {
    if ((await sql.run(change, game, ...values)) === 0) return false
    for (const { person, kind, after, here } of notices)
      await sql.run(NOTICE, person, game, kind, after, here ? 1 : 0)
    return true
  })

const sqlTableLife = (sql: Sql): TableLife => ({
  create(table: NewTable): Promise<void> {
    return sql.transaction((sql) => insertTable(sql, table, null))
  },

  createWithin(table: NewTable | DealtTable, most: number, lately: number): Promise<boolean> {
    return sql.transaction(async (sql) => {
      // What the same person asks for at the same time, perhaps at two nodes, comes one after the other.
      const { host } = table
      if (host !== null && (!(await isHere(sql, host)) || (await openCount(sql, host, lately)) >= most))
        return false
      await insertTable(sql, table, 'repeats' in table ? table.repeats : null)
      return true
    })
  },

  createNext(table: NextTable): Promise<string> {
    return sql.transaction(async (sql) => {
      // Two who wish for it at the same time, perhaps at two nodes, come to the same table.
      await sql.all('SELECT id FROM game WHERE id = $1 LOCKED', table.parent)
      const there = await nextOf(sql, table.parent)
      if (there === null) await insertTable(sql, table, table.repeats)
      return there ?? table.id
    })
  },

  nextOf(game: string): Promise<string | null> {
    return nextOf(sql, game)
  },

  async table(id: string): Promise<TableWithSeats | null> {
    const [row] = await sql.all('SELECT * FROM game WHERE id = $1', id)
    return row === undefined ? null : { ...tableRow(row), seats: await seatsOf(sql, id) }
  },

  async setInvite(game: string, invite: Digest | null): Promise<boolean> {
    return (await sql.run("UPDATE game SET invite = $2 WHERE id = $1 AND state = 'open'", game, invite)) > 0
  },

  async setWatch(game: string, watch: Digest | null): Promise<void> {
    await sql.run('UPDATE game SET watch = $2 WHERE id = $1', game, watch)
  },

  ask(game: string, epoch: number, { asked, dueAfter, notices }: Asking): Promise<boolean> {
    return changeAndNotify(
      sql,
      notices,
      "UPDATE game SET asked = $3, due = NOW + $4 WHERE id = $1 AND epoch = $2 AND state = 'playing'",
      game,
      epoch,
      asked,
      dueAfter,
    )
  },

  propose(
    game: string,
    epoch: number,
    steps: number,
    proposal: string | null,
    notices: readonly NewNotice[],
  ): Promise<boolean> {
    return changeAndNotify(
      sql,
      notices,
      "UPDATE game SET proposal = $4 WHERE id = $1 AND epoch = $2 AND steps = $3 AND state = 'playing'",
      game,
      epoch,
      steps,
      proposal,
    )
  },

  async notifyOnce(game: string, epoch: number, notices: readonly NoticeOnce[]): Promise<void> {
    for (const { person, kind, after, since } of notices)
      await sql.run(NOTICE_ONCE, person, game, kind, after, epoch, since)
  },

  async standIn(game: string, epoch: number, seat: number, bot: string | null): Promise<boolean> {
    const count = await sql.run(
      'UPDATE seat SET standin = $4 WHERE game = $1 AND seat = $3 AND EXISTS (SELECT 1 FROM game WHERE id = $1 AND epoch = $2)',
      game,
      epoch,
      seat,
      bot,
    )
    return count === 1
  },

  async setOrders(game: string, epoch: number, seat: number, orders: string | null): Promise<boolean> {
    const count = await sql.run(
      'UPDATE seat SET orders = $4 WHERE game = $1 AND seat = $3 AND EXISTS (SELECT 1 FROM game WHERE id = $1 AND epoch = $2)',
      game,
      epoch,
      seat,
      orders,
    )
    return count === 1
  },

  async setLent(game: string, epoch: number, seat: number, lent: Digest | null): Promise<boolean> {
    const count = await sql.run(
      'UPDATE seat SET lent = $4 WHERE game = $1 AND seat = $3 AND EXISTS (SELECT 1 FROM game WHERE id = $1 AND epoch = $2)',
      game,
      epoch,
      seat,
      lent,
    )
    return count === 1
  },

  setProgress(all: readonly Progress[]): Promise<void> {
    return sql.transaction(async (sql) => {
      // A table that is being written to is left for the next time: waiting for one while having others could go in circles.
      const ids = JSON.stringify(all.map(({ game }) => game))
      const rows = await sql.all('SELECT id FROM game WHERE id IN (EACH($1)) FREE', ids)
      const free = new Set(rows.map((row) => text(row, 'id')))
      for (const { game, epoch, turn, watchers } of all)
        if (free.has(game))
          await sql.run(
            'UPDATE game SET turn = $3, watchers = $4 WHERE id = $1 AND epoch = $2',
            game,
            epoch,
            turn,
            watchers,
          )
    })
  },

  async setWish(game: string, person: string, wish: Wish | null): Promise<void> {
    await sql.run('UPDATE seat SET wish = $3 WHERE game = $1 AND person = $2', game, person, wish)
  },

  async clearWishes(game: string): Promise<void> {
    await sql.run('UPDATE seat SET wish = NULL WHERE game = $1', game)
  },

  async close(
    game: string,
    state: 'closed' | 'frozen',
    reason: string,
    epoch: number | null = null,
  ): Promise<boolean> {
    const count = await sql.run(
      "UPDATE game SET state = $2, outcome = $3, ended = NOW, changed = NOW, due = NULL, asked = NULL, owner = NULL, epoch = epoch + 1 WHERE id = $1 AND state IN ('open', 'playing') AND epoch = COALESCE(CAST($4 AS INTEGER), epoch)",
      game,
      state,
      reason,
      epoch,
    )
    return count === 1
  },

  async thaw(game: string): Promise<boolean> {
    // It is due at once: nobody knows whose turn it is.
    const count = await sql.run(
      "UPDATE game SET state = 'playing', outcome = NULL, ended = NULL, changed = NOW, due = NOW, epoch = epoch + 1 WHERE id = $1 AND state = 'frozen'",
      game,
    )
    return count === 1
  },

  async setEngine(game: string, epoch: number, engine: string, content: string): Promise<boolean> {
    const count = await sql.run(
      'UPDATE game SET engine = $3, content = $4 WHERE id = $1 AND epoch = $2',
      game,
      epoch,
      engine,
      content,
    )
    return count === 1
  },
})

export const sqlTables = (sql: Sql): Tables => ({
  ...sqlTableLife(sql),
  ...sqlWaitingRooms(sql),
  ...sqlTableLists(sql),
  ...sqlClaims(sql),
  ...sqlTableTalk(sql),
})
