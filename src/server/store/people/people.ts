import type { Companion, NewPerson, People, Person, Persons } from '../contract/people.ts'
import type { Language } from '../contract/values.ts'
import { sqlNotices } from '../notices.ts'
import { isTaken, number, type Sql, text } from '../sql.ts'
import { sqlHolidays } from './holidays.ts'
import { sqlOwnData } from './own-data.ts'
import { sqlPersonReports } from './reports.ts'
import { firstOf, isHere, personOf, personRow } from './rows.ts'
import { sqlSignIns } from './sign-ins.ts'
import { sqlSubscriptions } from './subscriptions.ts'

async function named(
  sql: Sql,
  id: string,
  name: string,
  skeleton: string | null,
  update: string,
): Promise<boolean> {
  try {
    return await sql.transaction(async (sql) => {
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

const sqlPersons = (sql: Sql): Persons => ({
  async create({ id, name, lang }: NewPerson): Promise<Person> {
    const rows = await sql.all(
      "INSERT INTO person (id, name, kind, lang, settings, created, seen) VALUES ($1, $2, 'guest', $3, '{}', NOW, NOW) RETURNING *",
      id,
      name,
      lang,
    )
    return personRow(rows[0]!)
  },

  person(id: string): Promise<Person | null> {
    return personOf(sql, id)
  },

  async persons(ids: readonly string[]): Promise<readonly Person[]> {
    const rows = await sql.all('SELECT * FROM person WHERE id IN (EACH($1)) ORDER BY id', JSON.stringify(ids))
    return rows.map(personRow)
  },

  async account(skeleton: string): Promise<Person | null> {
    return firstOf(await sql.all('SELECT * FROM person WHERE skeleton = $1', skeleton), personRow)
  },

  async change(id: string, to: { readonly lang?: Language; readonly settings?: string }): Promise<void> {
    await sql.run(
      "UPDATE person SET lang = COALESCE(CAST($2 AS TEXT), lang), settings = COALESCE(CAST($3 AS TEXT), settings) WHERE id = $1 AND kind <> 'gone'",
      id,
      to.lang ?? null,
      to.settings ?? null,
    )
  },

  rename(id: string, name: string, skeleton: string | null): Promise<boolean> {
    return named(
      sql,
      id,
      name,
      skeleton,
      "UPDATE person SET name = $2, skeleton = $3 WHERE id = $1 AND kind <> 'gone'",
    )
  },

  promote(id: string, name: string, skeleton: string): Promise<boolean> {
    return named(
      sql,
      id,
      name,
      skeleton,
      "UPDATE person SET name = $2, skeleton = $3, kind = 'account' WHERE id = $1 AND kind <> 'gone'",
    )
  },

  async mute(id: string, other: string, on: boolean): Promise<void> {
    if (on)
      await sql.transaction(async (sql) => {
        if (await isHere(sql, id))
          await sql.run(
            "INSERT INTO mute (person, other) SELECT $1, id FROM person WHERE id = $2 AND kind <> 'gone' ON CONFLICT (person, other) DO NOTHING",
            id,
            other,
          )
      })
    else await sql.run('DELETE FROM mute WHERE person = $1 AND other = $2', id, other)
  },

  async mutes(id: string): Promise<readonly string[]> {
    const rows = await sql.all('SELECT other FROM mute WHERE person = $1 ORDER BY other', id)
    return rows.map((row) => text(row, 'other'))
  },

  async companions(id: string, within: number, limit: number): Promise<readonly Companion[]> {
    const rows = await sql.all(
      "SELECT person.*, MAX(game.changed) AS met FROM seat mine JOIN game ON game.id = mine.game JOIN seat theirs ON theirs.game = game.id JOIN person ON person.id = theirs.person WHERE mine.person = $1 AND theirs.person <> $1 AND game.begun IS NOT NULL AND game.changed > NOW - $2 AND (person.kind = 'account' OR EXISTS (SELECT 1 FROM session WHERE session.person = person.id AND session.expires > NOW)) AND NOT EXISTS (SELECT 1 FROM mute WHERE (mute.person = $1 AND mute.other = person.id) OR (mute.person = person.id AND mute.other = $1)) GROUP BY person.id ORDER BY met DESC, person.id LIMIT $3",
      id,
      within,
      limit,
    )
    return rows.map((row) => ({ person: personRow(row), met: number(row, 'met') }))
  },

  async noteSeen(ids: readonly string[]): Promise<void> {
    await sql.run(
      'UPDATE person SET seen = NOW WHERE id IN (SELECT id FROM person WHERE id IN (EACH($1)) FREE)',
      JSON.stringify(ids),
    )
  },

  async mutedBy(other: string): Promise<readonly string[]> {
    const rows = await sql.all('SELECT person FROM mute WHERE other = $1 ORDER BY person', other)
    return rows.map((row) => text(row, 'person'))
  },
})

export const sqlPeople = (sql: Sql): People => ({
  ...sqlPersons(sql),
  ...sqlSignIns(sql),
  ...sqlHolidays(sql),
  ...sqlSubscriptions(sql),
  ...sqlNotices(sql),
  ...sqlPersonReports(sql),
  ...sqlOwnData(sql),
})
