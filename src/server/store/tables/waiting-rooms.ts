import type { Joined, NewSeat, SeatRow, TableRow, TableWithSeats, WaitingRooms } from '../contract/tables.ts'
import type { Digest } from '../contract/values.ts'
import { isHere } from '../people/rows.ts'
import { bytes, maybe, type Row, type Sql, text } from '../sql.ts'
import { seatsOf } from './rows.ts'

const sameBytes = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a === b || (a !== null && b !== null && Buffer.compare(a, b) === 0)

/** Is the invitation by which somebody came still the one of this row, where it was looked at? */
export const isStillInvited = (row: Row, invite: Digest | null | undefined): boolean =>
  invite === undefined || (invite !== null && sameBytes(maybe(row, 'invite', bytes), invite))

const sameSeat = (a: SeatRow, b: SeatRow): boolean =>
  a.seat === b.seat &&
  a.person === b.person &&
  a.bot === b.bot &&
  a.ready === b.ready &&
  a.brings === b.brings &&
  sameBytes(a.share, b.share)

/** Table, seed, and perhaps another set-up. It is due at once: some node has to ask the first question. */
export const BEGIN =
  "UPDATE game SET state = 'playing', seed = $2, setup = COALESCE(CAST($3 AS TEXT), setup), begun = NOW, changed = NOW, due = NOW, invite = NULL WHERE id = $1"

/** Keeps a table from others until the end of the transaction. */
async function kept(sql: Sql, game: string): Promise<Row | undefined> {
  const [row] = await sql.all('SELECT state, visibility, host, invite FROM game WHERE id = $1 LOCKED', game)
  return row
}

/** Is play still to begin there? Nobody else changes it until the end of the transaction. */
async function isOpen(sql: Sql, game: string): Promise<boolean> {
  const row = await kept(sql, game)
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

/** Has nobody changed the set-up, who sits where, or what somebody brings, since this was seen? */
async function isAsSeen(sql: Sql, { id, setup, seats }: TableWithSeats): Promise<boolean> {
  const [row] = await sql.all('SELECT setup FROM game WHERE id = $1', id)
  const now = await seatsOf(sql, id)
  return (
    row !== undefined &&
    text(row, 'setup') === setup &&
    now.length === seats.length &&
    now.every((each, i) => each.person === seats[i]?.person && each.brings === seats[i].brings)
  )
}

async function isRemoved(sql: Sql, game: string, person: string): Promise<boolean> {
  const rows = await sql.all('SELECT person FROM removal WHERE game = $1 AND person = $2', game, person)
  return rows.length > 0
}

/** Whoever sits at the table no more was removed; a host removes herself from nothing. */
async function noteRemoval(sql: Sql, game: string, person: string): Promise<void> {
  await sql.run(
    "INSERT INTO removal (game, person) SELECT game.id, person.id FROM game, person WHERE game.id = $1 AND person.id = $2 AND person.id <> game.host AND person.kind <> 'gone' AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id AND seat.person = person.id) ON CONFLICT (game, person) DO NOTHING",
    game,
    person,
  )
}

/** Who sits there; null while nobody does. */
async function sitterOf(sql: Sql, game: string, seat: number): Promise<string | null> {
  const [row] = await sql.all('SELECT person FROM seat WHERE game = $1 AND seat = $2', game, seat)
  return row === undefined ? null : maybe(row, 'person', text)
}

/** Gives a seat to somebody else; overtaken where somebody has sat down or got up at this very moment. */
async function giveSeat(
  sql: Sql,
  game: string,
  seat: number,
  to: NewSeat,
  invite: Digest,
): Promise<'set' | 'renewed' | 'begun' | 'overtaken'> {
  // People before tables, and always in the same order: whoever goes for good just now waits for neither.
  const before = await sitterOf(sql, game, seat)
  for (const person of [to.person, before].flatMap((each) => each ?? []).sort())
    if (!(await isHere(sql, person)) && person === to.person) return 'begun'
  if (!(await isOpen(sql, game))) return 'begun'
  if ((await sitterOf(sql, game, seat)) !== before) return 'overtaken'
  const renewed = await sql.run(
    'UPDATE game SET invite = $3 WHERE id = $1 AND invite IS NOT NULL AND EXISTS (SELECT 1 FROM seat WHERE game = $1 AND seat = $2 AND person <> host)',
    game,
    seat,
    invite,
  )
  const count = await sql.run(
    'UPDATE seat SET person = $3, bot = $4, name = $5, orders = NULL, brings = CASE WHEN person IS NULL THEN brings END WHERE game = $1 AND seat = $2',
    game,
    seat,
    to.person,
    to.bot,
    to.name,
  )
  if (count === 0) return 'begun'
  if (before !== null) await noteRemoval(sql, game, before)
  await unready(sql, game)
  await touch(sql, game)
  return renewed > 0 ? 'renewed' : 'set'
}

/** Who sits where and what is played, until play begins. */
export const sqlWaitingRooms = (sql: Sql): WaitingRooms => ({
  join(
    game: string,
    person: { id: string; name: string },
    seat: number | null,
    invite?: Digest | null,
  ): Promise<Joined> {
    return sql.transaction(async (sql): Promise<Joined> => {
      if (!(await isHere(sql, person.id))) return { refused: 'unknown' }
      const row = await kept(sql, game)
      const seats = await seatsOf(sql, game)
      if (row === undefined || seats.length === 0) return { refused: 'unknown' }
      const open = text(row, 'state') === 'open'
      const own = seats.filter((each) => each.person === person.id).map((each) => each.seat)
      const isFree = text(row, 'visibility') === 'open' || maybe(row, 'host', text) === person.id
      if (own.length === 0 && !isStillInvited(row, invite)) {
        if (!isFree) return { refused: 'unknown' }
        if (await isRemoved(sql, game, person.id)) return { refused: 'removed' }
      }
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
      await sql.run('DELETE FROM removal WHERE game = $1 AND person = $2', game, person.id)
      await touch(sql, game)
      return { seats: [...own, chosen.seat].sort((a, b) => a - b), fresh: true }
    })
  },

  async closeRoom(game: string): Promise<boolean> {
    const count = await sql.run(
      "UPDATE game SET state = 'closed', outcome = 'left', ended = NOW, changed = NOW WHERE id = $1 AND state = 'open'",
      game,
    )
    return count === 1
  },

  leave(game: string, person: string): Promise<boolean> {
    return sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return false
      const count = await sql.run(
        "UPDATE seat SET person = NULL, name = '', ready = 0, share = NULL, orders = NULL, brings = NULL WHERE game = $1 AND person = $2",
        game,
        person,
      )
      if (count > 0) await touch(sql, game)
      return count > 0
    })
  },

  async setSeat(
    game: string,
    seat: number,
    to: NewSeat,
    invite: Digest,
  ): Promise<'set' | 'renewed' | 'begun'> {
    for (;;) {
      const set = await sql.transaction((sql) => giveSeat(sql, game, seat, to, invite))
      if (set !== 'overtaken') return set
    }
  },

  closeSeat(seen: TableWithSeats, seat: number, setup: string): Promise<'closed' | 'begun' | 'overtaken'> {
    const { id, seats } = seen
    return sql.transaction(async (sql) => {
      if (!(await isOpen(sql, id))) return 'begun'
      if (!(await isAsSeen(sql, seen))) return 'overtaken'
      await sql.run('DELETE FROM seat WHERE game = $1 AND seat = $2', id, seat)
      // One after the other: no two have the same number meanwhile.
      for (let next = seat + 1; next < seats.length; next++)
        await sql.run('UPDATE seat SET seat = seat - 1 WHERE game = $1 AND seat = $2', id, next)
      await sql.run('UPDATE game SET setup = $2, changed = NOW WHERE id = $1', id, setup)
      await unready(sql, id)
      return 'closed'
    })
  },

  change(
    game: string,
    to: Partial<Pick<TableRow, 'setup' | 'options' | 'title' | 'visibility'>> & {
      readonly seats?: number
      readonly drop?: readonly number[]
    },
  ): Promise<'changed' | 'begun' | 'seated'> {
    return sql.transaction(async (sql) => {
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
  },

  bring(
    seen: TableWithSeats,
    seat: number,
    brings: string,
    everybody: boolean,
  ): Promise<'brought' | 'begun' | 'overtaken'> {
    const { id, seats } = seen
    return sql.transaction(async (sql) => {
      if (!(await isOpen(sql, id))) return 'begun'
      if (!(await isAsSeen(sql, seen))) return 'overtaken'
      await sql.run('UPDATE seat SET brings = $3 WHERE game = $1 AND seat = $2', id, seat, brings)
      if (everybody) await unready(sql, id)
      else
        await sql.run(
          'UPDATE seat SET ready = 0, share = NULL WHERE game = $1 AND (seat = $2 OR person = $3)',
          id,
          seat,
          seats[seat]?.person ?? null,
        )
      await touch(sql, id)
      return 'brought'
    })
  },

  replaceDeal(game: string, secret: Uint8Array, commitment: string): Promise<void> {
    return sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return
      await sql.run(
        'UPDATE game SET repeats = NULL, secret = $2, commitment = $3, changed = NOW WHERE id = $1',
        game,
        secret,
        commitment,
      )
      await unready(sql, game)
    })
  },

  ready(game: string, person: string, share: Uint8Array | null): Promise<boolean> {
    return sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return false
      const count = await sql.run(
        'UPDATE seat SET ready = $3, share = $4 WHERE game = $1 AND person = $2',
        game,
        person,
        share === null ? 0 : 1,
        share,
      )
      if (count > 0) await touch(sql, game)
      return count > 0
    })
  },

  begin(game: string, seed: string, seats: readonly SeatRow[], setup?: string): Promise<boolean> {
    return sql.transaction(async (sql) => {
      if (!(await isOpen(sql, game))) return false
      const now = await seatsOf(sql, game)
      if (now.length !== seats.length || !now.every((seat, i) => sameSeat(seat, seats[i]!))) return false
      const count = await sql.run(BEGIN, game, seed, setup ?? null)
      await sql.run('UPDATE seat SET brings = NULL WHERE game = $1', game)
      return count === 1
    })
  },
})
