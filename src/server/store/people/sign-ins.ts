import type { NewPasskey, Passkey, Person, Session, SignIns } from '../contract/people.ts'
import type { Digest } from '../contract/values.ts'
import { bytes, number, type Row, type Sql, text } from '../sql.ts'
import { firstOf, isHere, personOf } from './rows.ts'

/** A session that is used all the time is not written all the time. */
const RENEWED_AFTER = 3_600_000
/** That somebody is here is written so often. */
const SEEN_AFTER = 60_000

const sessionRow = (row: Row): Session => ({
  hash: bytes(row, 'hash'),
  person: text(row, 'person'),
  created: number(row, 'created'),
  used: number(row, 'used'),
  expires: number(row, 'expires'),
  agent: text(row, 'agent'),
})

const passkeyRow = (row: Row): Passkey => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  key: bytes(row, 'key'),
  counter: number(row, 'counter'),
  transports: text(row, 'transports'),
  label: text(row, 'label'),
  created: number(row, 'created'),
  used: number(row, 'used'),
})

/** With what people come in: sessions, passkeys, and codes for whoever has lost them. */
export const sqlSignIns = (sql: Sql): SignIns => ({
  openSession(opened: { hash: Digest; person: string; agent: string; life: number }): Promise<void> {
    return sql.transaction(async (sql) => {
      if (!(await isHere(sql, opened.person))) return
      await sql.run(
        'INSERT INTO session (hash, person, created, used, expires, agent) VALUES ($1, $2, NOW, NOW, NOW + $3, $4)',
        opened.hash,
        opened.person,
        opened.life,
        opened.agent,
      )
    })
  },

  async session(hash: Digest, life: number): Promise<{ session: Session; person: Person } | null> {
    const [row] = await sql.all(
      "SELECT session.*, CASE WHEN session.used < NOW - $2 THEN 1 ELSE 0 END AS stale, CASE WHEN person.seen < NOW - $3 THEN 1 ELSE 0 END AS unseen FROM session JOIN person ON person.id = session.person WHERE session.hash = $1 AND session.expires > NOW AND person.kind <> 'gone'",
      hash,
      RENEWED_AFTER,
      SEEN_AFTER,
    )
    if (row === undefined) return null
    const found = sessionRow(row)
    if (number(row, 'stale') === 1)
      await sql.run('UPDATE session SET used = NOW, expires = NOW + $2 WHERE hash = $1', hash, life)
    if (number(row, 'unseen') === 1) await sql.run('UPDATE person SET seen = NOW WHERE id = $1', found.person)
    const who = await personOf(sql, found.person)
    return who === null ? null : { session: found, person: who }
  },

  async sessions(id: string): Promise<readonly Session[]> {
    const rows = await sql.all(
      'SELECT * FROM session WHERE person = $1 AND expires > NOW ORDER BY used DESC, created DESC',
      id,
    )
    return rows.map(sessionRow)
  },

  async endSession(id: string, hash: Digest): Promise<void> {
    await sql.run('DELETE FROM session WHERE person = $1 AND hash = $2', id, hash)
  },

  endSessions(id: string, except: Digest | null): Promise<number> {
    return except === null
      ? sql.run('DELETE FROM session WHERE person = $1', id)
      : sql.run('DELETE FROM session WHERE person = $1 AND hash <> $2', id, except)
  },

  addPasskey(added: NewPasskey): Promise<boolean> {
    return sql.transaction(async (sql) => {
      if (!(await isHere(sql, added.person))) return false
      const count = await sql.run(
        'INSERT INTO passkey (id, person, key, counter, transports, label, created, used) VALUES ($1, $2, $3, $4, $5, $6, NOW, NOW) ON CONFLICT (id) DO NOTHING',
        added.id,
        added.person,
        added.key,
        added.counter,
        added.transports,
        added.label,
      )
      return count === 1
    })
  },

  async passkey(id: string): Promise<Passkey | null> {
    return firstOf(await sql.all('SELECT * FROM passkey WHERE id = $1', id), passkeyRow)
  },

  async passkeys(id: string): Promise<readonly Passkey[]> {
    const rows = await sql.all('SELECT * FROM passkey WHERE person = $1 ORDER BY created, id', id)
    return rows.map(passkeyRow)
  },

  async usePasskey(id: string, counter: number): Promise<boolean> {
    const count = await sql.run(
      'UPDATE passkey SET counter = $2, used = NOW WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))',
      id,
      counter,
    )
    return count === 1
  },

  async removePasskey(id: string, key: string): Promise<void> {
    await sql.run('DELETE FROM passkey WHERE person = $1 AND id = $2', id, key)
  },

  setRecovery(id: string, hash: Digest): Promise<void> {
    return sql.transaction(async (sql) => {
      if (!(await isHere(sql, id))) return
      await sql.run(
        'INSERT INTO recovery (person, hash, created) VALUES ($1, $2, NOW) ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, created = excluded.created',
        id,
        hash,
      )
    })
  },

  async isRecovery(id: string, hash: Digest): Promise<boolean> {
    const rows = await sql.all('SELECT person FROM recovery WHERE person = $1 AND hash = $2', id, hash)
    return rows.length === 1
  },
})
