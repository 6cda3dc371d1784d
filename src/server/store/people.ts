import type { NoticeWishes } from '../../table/api.ts'
import { holidayLeft, holidayUntil } from '../../table/holiday.ts'
import type {
  DailyMail,
  HolidayOf,
  NewPasskey,
  NewPerson,
  NewSubscription,
  Notice,
  Passkey,
  People,
  Person,
  Session,
  Subscription,
} from './contract/people.ts'
import type { Digest, Language } from './contract/values.ts'
import * as notices from './notices.ts'
import { bytes, isTaken, number, type Row, type Sql, text, word } from './sql.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']
/** A session that is used all the time is not written all the time. */
const RENEWED_AFTER = 3_600_000

const person = (row: Row): Person => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  kind: word(row, 'kind', ['guest', 'account', 'gone']),
  lang: word(row, 'lang', LANGUAGES),
  settings: text(row, 'settings'),
  created: number(row, 'created'),
  seen: number(row, 'seen'),
})

const session = (row: Row): Session => ({
  hash: bytes(row, 'hash'),
  person: text(row, 'person'),
  created: number(row, 'created'),
  used: number(row, 'used'),
  expires: number(row, 'expires'),
  agent: text(row, 'agent'),
})

const passkey = (row: Row): Passkey => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  key: bytes(row, 'key'),
  counter: number(row, 'counter'),
  transports: text(row, 'transports'),
  label: text(row, 'label'),
  created: number(row, 'created'),
  used: number(row, 'used'),
})

const subscription = (row: Row): Subscription => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  channel: word(row, 'channel', ['push', 'webhook', 'mail']),
  endpoint: text(row, 'endpoint'),
  p256dh: text(row, 'p256dh'),
  auth: text(row, 'auth'),
  created: number(row, 'created'),
  failures: number(row, 'failures'),
})

const firstOf = <T>(rows: readonly Row[], read: (row: Row) => T): T | null =>
  rows[0] === undefined ? null : read(rows[0])

/** What is kept of a person and is hers alone, each with the statement that finds it. */
const OWN_ROWS: Readonly<Record<string, string>> = {
  person: 'SELECT * FROM person WHERE id = $1',
  session: 'SELECT created, used, expires, agent FROM session WHERE person = $1 ORDER BY created',
  passkey: 'SELECT id, label, created, used FROM passkey WHERE person = $1 ORDER BY created',
  recovery: 'SELECT created FROM recovery WHERE person = $1',
  mute: 'SELECT other FROM mute WHERE person = $1 ORDER BY other',
  subscription: 'SELECT channel, endpoint, created FROM subscription WHERE person = $1 ORDER BY created',
  holiday: 'SELECT begins, ends FROM holiday WHERE person = $1 ORDER BY begins',
  notice: 'SELECT game, kind, due, sent FROM notice WHERE person = $1 ORDER BY due',
  campaignnotice: 'SELECT campaign, kind, due, sent FROM campaignnotice WHERE person = $1 ORDER BY due',
  wish: 'SELECT always, daily FROM wish WHERE person = $1',
  seat: 'SELECT seat.game, seat.seat, seat.name, seat.ready, seat.orders, seat.brings FROM seat WHERE person = $1 ORDER BY game, seat',
  // A running game's record, and its set-up with all that people brought along, would tell what is hidden at the table.
  game: "SELECT id, kind, state, CASE WHEN state = 'over' OR (state = 'open' AND host = $1) THEN setup END AS setup, options, title, created, begun, ended, outcome, CASE WHEN state = 'over' THEN record END AS record FROM game WHERE host = $1 OR id IN (SELECT game FROM seat WHERE person = $1) ORDER BY created, id",
  result: 'SELECT game, seat, day, attempt, won, measures FROM result WHERE person = $1 ORDER BY game, seat',
  saying: 'SELECT game, n, phrase, text, at FROM saying WHERE person = $1 ORDER BY game, n',
  bookmark: 'SELECT game, at, text FROM bookmark WHERE person = $1 ORDER BY game, at',
  // The record holds the seed of battles that are still to come.
  campaign:
    'SELECT campaign.id, campaign.title, party.seat, campaign.created, campaign.changed FROM campaign JOIN party ON party.campaign = campaign.id WHERE party.person = $1 ORDER BY campaign.created, campaign.id, party.seat',
}

/** Everything that goes when a person goes, in an order that leaves no row without what it refers to. */
const FORGOTTEN: readonly string[] = [
  'DELETE FROM session WHERE person = $1',
  'DELETE FROM passkey WHERE person = $1',
  'DELETE FROM recovery WHERE person = $1',
  'DELETE FROM mute WHERE person = $1 OR other = $1',
  'DELETE FROM subscription WHERE person = $1',
  'DELETE FROM holiday WHERE person = $1',
  'DELETE FROM notice WHERE person = $1',
  'DELETE FROM campaignnotice WHERE person = $1',
  'DELETE FROM wish WHERE person = $1',
  'DELETE FROM bookmark WHERE person = $1',
  'DELETE FROM saying WHERE person = $1',
  "UPDATE game SET title = '' WHERE host = $1",
  "UPDATE game SET state = 'closed', ended = NOW, outcome = 'left' WHERE host = $1 AND state = 'open'",
  'UPDATE game SET host = NULL WHERE host = $1',
  "UPDATE campaign SET title = '' WHERE host = $1",
  'UPDATE campaign SET host = NULL WHERE host = $1',
  'UPDATE party SET person = NULL WHERE person = $1',
  'UPDATE result SET person = NULL WHERE person = $1',
  "UPDATE person SET kind = 'gone', name = '', skeleton = NULL, settings = '{}' WHERE id = $1",
]

async function holidaysOf(sql: Sql, ids: readonly string[]): Promise<readonly HolidayOf[]> {
  const rows = await sql.all(
    'SELECT person, begins, ends FROM holiday WHERE person IN (EACH($1)) ORDER BY person, begins',
    JSON.stringify(ids),
  )
  return rows.map((row) => ({
    person: text(row, 'person'),
    begins: number(row, 'begins'),
    ends: number(row, 'ends'),
  }))
}

/** Games in which the time of somebody runs otherwise from now on are due: some node looks until when. */
const lookAgain = (sql: Sql, person: string): Promise<number> =>
  sql.run(
    "UPDATE game SET due = NOW WHERE state = 'playing' AND due IS NOT NULL AND id IN (SELECT game FROM seat WHERE person = $1)",
    person,
  )

export class SqlPeople implements People {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  async create({ id, name, lang }: NewPerson): Promise<Person> {
    const rows = await this.sql.all(
      "INSERT INTO person (id, name, kind, lang, settings, created, seen) VALUES ($1, $2, 'guest', $3, '{}', NOW, NOW) RETURNING *",
      id,
      name,
      lang,
    )
    return person(rows[0]!)
  }

  async person(id: string): Promise<Person | null> {
    return firstOf(await this.sql.all('SELECT * FROM person WHERE id = $1', id), person)
  }

  async persons(ids: readonly string[]): Promise<readonly Person[]> {
    const rows = await this.sql.all(
      'SELECT * FROM person WHERE id IN (EACH($1)) ORDER BY id',
      JSON.stringify(ids),
    )
    return rows.map(person)
  }

  async account(skeleton: string): Promise<Person | null> {
    return firstOf(await this.sql.all('SELECT * FROM person WHERE skeleton = $1', skeleton), person)
  }

  async change(id: string, to: { readonly lang?: Language; readonly settings?: string }): Promise<void> {
    await this.sql.run(
      'UPDATE person SET lang = COALESCE(CAST($2 AS TEXT), lang), settings = COALESCE(CAST($3 AS TEXT), settings) WHERE id = $1',
      id,
      to.lang ?? null,
      to.settings ?? null,
    )
  }

  rename(id: string, name: string, skeleton: string | null): Promise<boolean> {
    return this.named(id, name, skeleton, 'UPDATE person SET name = $2, skeleton = $3 WHERE id = $1')
  }

  promote(id: string, name: string, skeleton: string): Promise<boolean> {
    return this.named(
      id,
      name,
      skeleton,
      "UPDATE person SET name = $2, skeleton = $3, kind = 'account' WHERE id = $1 AND kind <> 'gone'",
    )
  }

  private async named(id: string, name: string, skeleton: string | null, update: string): Promise<boolean> {
    try {
      return await this.sql.transaction(async (sql) => {
        const others = await sql.all('SELECT id FROM person WHERE skeleton = $1 AND id <> $2', skeleton, id)
        if (others.length > 0 || (await sql.run(update, id, name, skeleton)) === 0) return false
        await sql.run(
          "UPDATE seat SET name = $2 WHERE person = $1 AND game IN (SELECT id FROM game WHERE state IN ('open', 'playing'))",
          id,
          name,
        )
        return true
      })
    } catch (error) {
      // Two wanted the name at the same moment, and this one came second.
      if (isTaken(error)) return false
      throw error
    }
  }

  async openSession(opened: { hash: Digest; person: string; agent: string; life: number }): Promise<void> {
    await this.sql.run(
      'INSERT INTO session (hash, person, created, used, expires, agent) VALUES ($1, $2, NOW, NOW, NOW + $3, $4)',
      opened.hash,
      opened.person,
      opened.life,
      opened.agent,
    )
  }

  async session(hash: Digest, life: number): Promise<{ session: Session; person: Person } | null> {
    const [row] = await this.sql.all(
      'SELECT session.*, CASE WHEN used < NOW - $2 THEN 1 ELSE 0 END AS stale FROM session WHERE hash = $1 AND expires > NOW',
      hash,
      RENEWED_AFTER,
    )
    if (row === undefined) return null
    const found = session(row)
    if (number(row, 'stale') === 1) {
      await this.sql.run('UPDATE session SET used = NOW, expires = NOW + $2 WHERE hash = $1', hash, life)
      await this.sql.run('UPDATE person SET seen = NOW WHERE id = $1', found.person)
    }
    const who = await this.person(found.person)
    return who === null ? null : { session: found, person: who }
  }

  async sessions(id: string): Promise<readonly Session[]> {
    const rows = await this.sql.all(
      'SELECT * FROM session WHERE person = $1 AND expires > NOW ORDER BY used DESC, created DESC',
      id,
    )
    return rows.map(session)
  }

  async endSession(id: string, hash: Digest): Promise<void> {
    await this.sql.run('DELETE FROM session WHERE person = $1 AND hash = $2', id, hash)
  }

  endSessions(id: string, except: Digest | null): Promise<number> {
    return except === null
      ? this.sql.run('DELETE FROM session WHERE person = $1', id)
      : this.sql.run('DELETE FROM session WHERE person = $1 AND hash <> $2', id, except)
  }

  async addPasskey(added: NewPasskey): Promise<boolean> {
    const count = await this.sql.run(
      'INSERT INTO passkey (id, person, key, counter, transports, label, created, used) VALUES ($1, $2, $3, $4, $5, $6, NOW, NOW) ON CONFLICT (id) DO NOTHING',
      added.id,
      added.person,
      added.key,
      added.counter,
      added.transports,
      added.label,
    )
    return count === 1
  }

  async passkey(id: string): Promise<Passkey | null> {
    return firstOf(await this.sql.all('SELECT * FROM passkey WHERE id = $1', id), passkey)
  }

  async passkeys(id: string): Promise<readonly Passkey[]> {
    const rows = await this.sql.all('SELECT * FROM passkey WHERE person = $1 ORDER BY created, id', id)
    return rows.map(passkey)
  }

  async usePasskey(id: string, counter: number): Promise<boolean> {
    const count = await this.sql.run(
      'UPDATE passkey SET counter = $2, used = NOW WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))',
      id,
      counter,
    )
    return count === 1
  }

  async removePasskey(id: string, key: string): Promise<void> {
    await this.sql.run('DELETE FROM passkey WHERE person = $1 AND id = $2', id, key)
  }

  async setRecovery(id: string, hash: Digest): Promise<void> {
    await this.sql.run(
      'INSERT INTO recovery (person, hash, created) VALUES ($1, $2, NOW) ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created',
      id,
      hash,
    )
  }

  async isRecovery(id: string, hash: Digest): Promise<boolean> {
    const rows = await this.sql.all('SELECT person FROM recovery WHERE person = $1 AND hash = $2', id, hash)
    return rows.length === 1
  }

  takeHoliday(id: string, milliseconds: number): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const [row] = await sql.all('SELECT NOW AS now FROM person WHERE id = $1 LOCKED', id)
      if (row === undefined) return false
      const now = number(row, 'now')
      const taken = await holidaysOf(sql, [id])
      if (holidayUntil(taken, now) !== null || milliseconds > holidayLeft(taken, now)) return false
      await sql.run(
        'INSERT INTO holiday (person, begins, ends) VALUES ($1, $2, $3) ON CONFLICT (person, begins) DO UPDATE SET ends = excluded.ends',
        id,
        now,
        now + milliseconds,
      )
      await lookAgain(sql, id)
      return true
    })
  }

  endHoliday(id: string): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const count = await sql.run('UPDATE holiday SET ends = NOW WHERE person = $1 AND ends > NOW', id)
      if (count > 0) await lookAgain(sql, id)
      return count > 0
    })
  }

  holidays(ids: readonly string[]): Promise<readonly HolidayOf[]> {
    return holidaysOf(this.sql, ids)
  }

  async mute(id: string, other: string, on: boolean): Promise<void> {
    if (on)
      await this.sql.run(
        'INSERT INTO mute (person, other) SELECT $1, id FROM person WHERE id = $2 ON CONFLICT (person, other) DO NOTHING',
        id,
        other,
      )
    else await this.sql.run('DELETE FROM mute WHERE person = $1 AND other = $2', id, other)
  }

  async mutes(id: string): Promise<readonly string[]> {
    const rows = await this.sql.all('SELECT other FROM mute WHERE person = $1 ORDER BY other', id)
    return rows.map((row) => text(row, 'other'))
  }

  async mutedBy(other: string): Promise<readonly string[]> {
    const rows = await this.sql.all('SELECT person FROM mute WHERE other = $1 ORDER BY person', other)
    return rows.map((row) => text(row, 'person'))
  }

  async subscribe(added: NewSubscription): Promise<void> {
    await this.sql.run(
      'INSERT INTO subscription (id, person, channel, endpoint, p256dh, auth, created, failures) VALUES ($1, $2, $3, $4, $5, $6, NOW, 0) ON CONFLICT (id) DO UPDATE SET person = excluded.person, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, failures = 0',
      added.id,
      added.person,
      added.channel,
      added.endpoint,
      added.p256dh,
      added.auth,
    )
  }

  async subscriptions(id: string): Promise<readonly Subscription[]> {
    const rows = await this.sql.all('SELECT * FROM subscription WHERE person = $1 ORDER BY created, id', id)
    return rows.map(subscription)
  }

  async subscriber(subscribed: string): Promise<Person | null> {
    return firstOf(
      await this.sql.all(
        'SELECT * FROM person WHERE id = (SELECT person FROM subscription WHERE id = $1)',
        subscribed,
      ),
      person,
    )
  }

  async unsubscribe(id: string, subscribed: string): Promise<void> {
    await this.sql.run('DELETE FROM subscription WHERE person = $1 AND id = $2', id, subscribed)
  }

  async undelivered(id: string): Promise<void> {
    await this.sql.run('UPDATE subscription SET failures = failures + 1 WHERE id = $1', id)
  }

  dueNotices(limit: number, hold: number): Promise<readonly Notice[]> {
    return notices.dueNotices(this.sql, limit, hold)
  }

  noticeSent(notice: Notice): Promise<void> {
    return notices.noticeSent(this.sql, notice)
  }

  dropNotices(id: string, game: string): Promise<void> {
    return notices.dropNotices(this.sql, id, game)
  }

  async wishes(id: string): Promise<NoticeWishes> {
    const [row] = await this.sql.all('SELECT always, daily FROM wish WHERE person = $1', id)
    if (row === undefined) return { always: false, daily: false }
    return { always: number(row, 'always') === 1, daily: number(row, 'daily') === 1 }
  }

  async setWishes(id: string, { always, daily }: NoticeWishes): Promise<void> {
    await this.sql.run(
      'INSERT INTO wish (person, always, daily, mailed, held) VALUES ($1, $2, $3, NOW - 86400000, 0) ON CONFLICT (person) DO UPDATE SET always = excluded.always, daily = excluded.daily',
      id,
      always ? 1 : 0,
      daily ? 1 : 0,
    )
  }

  dueDigests(limit: number, hold: number): Promise<readonly DailyMail[]> {
    return notices.dueDigests(this.sql, limit, hold)
  }

  async digestSent(id: string): Promise<void> {
    await this.sql.run('UPDATE wish SET mailed = NOW WHERE person = $1', id)
  }

  async everything(id: string): Promise<Readonly<Record<string, readonly Row[]>>> {
    const found: Record<string, readonly Row[]> = {}
    for (const [kind, statement] of Object.entries(OWN_ROWS)) found[kind] = await this.sql.all(statement, id)
    return found
  }

  erase(id: string): Promise<readonly string[]> {
    return this.sql.transaction(async (sql) => {
      const rows = await sql.all(
        "SELECT DISTINCT game.id FROM game JOIN seat ON seat.game = game.id WHERE seat.person = $1 AND game.state = 'playing' ORDER BY game.id",
        id,
      )
      for (const statement of FORGOTTEN) await sql.run(statement, id)
      await sql.run(
        "UPDATE seat SET person = NULL, name = '', share = CASE WHEN game IN (SELECT id FROM game WHERE state = 'open') THEN NULL ELSE share END, orders = NULL, brings = NULL, ready = CASE WHEN game IN (SELECT id FROM game WHERE state = 'open') THEN 0 ELSE ready END, bot = CASE WHEN game IN (SELECT id FROM game WHERE state = 'playing') THEN 'greedy' ELSE bot END WHERE person = $1",
        id,
      )
      // Some node has to let the bot play on, also where nobody looks.
      for (const row of rows) await sql.run('UPDATE game SET due = NOW WHERE id = $1', text(row, 'id'))
      return rows.map((row) => text(row, 'id'))
    })
  }
}
