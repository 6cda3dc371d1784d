import type { Bookmark, Saying, TableTalk } from '../contract/tables.ts'
import { isHere } from '../people/rows.ts'
import { maybe, number, type Row, type Sql, text } from '../sql.ts'

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

/** So much of what is said at one table is kept: whoever says something for days on end fills no disk. */
const MOST_SAID = 2_000

/** What is said at tables, and what is marked. */
export const sqlTableTalk = (sql: Sql): TableTalk => ({
  say(
    game: string,
    said: { person: string | null; phrase: number | null; text: string | null },
    most = MOST_SAID,
  ): Promise<Saying | null> {
    return sql.transaction(async (sql) => {
      if (said.person !== null && !(await isHere(sql, said.person))) return null
      await sql.all('SELECT id FROM game WHERE id = $1 LOCKED', game)
      const [row] = await sql.all(
        'INSERT INTO saying (game, n, person, phrase, text, at) SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, NOW FROM saying WHERE game = $1 RETURNING *',
        game,
        said.person,
        said.phrase,
        said.text,
      )
      const kept = saying(row!)
      await sql.run('DELETE FROM saying WHERE game = $1 AND n <= $2', game, kept.n - most)
      return kept
    })
  },

  async sayings(game: string, most: number): Promise<readonly (Saying & { readonly name: string })[]> {
    const rows = await sql.all(
      "SELECT saying.*, COALESCE(person.name, '') AS name FROM saying LEFT JOIN person ON person.id = saying.person WHERE saying.game = $1 ORDER BY saying.n DESC LIMIT $2",
      game,
      most,
    )
    return rows.toReversed().map((row) => ({ ...saying(row), name: text(row, 'name') }))
  },

  async bookmark(game: string, { person, at, text: words }: Bookmark): Promise<void> {
    if (words === '')
      await sql.run('DELETE FROM bookmark WHERE game = $1 AND person = $2 AND at = $3', game, person, at)
    else
      await sql.transaction(async (sql) => {
        if (await isHere(sql, person))
          await sql.run(
            'INSERT INTO bookmark (game, person, at, text) VALUES ($1, $2, $3, $4) ON CONFLICT (game, person, at) DO UPDATE SET text = excluded.text',
            game,
            person,
            at,
            words,
          )
      })
  },

  async bookmarks(game: string): Promise<readonly Bookmark[]> {
    const rows = await sql.all('SELECT * FROM bookmark WHERE game = $1 ORDER BY at, person', game)
    return rows.map(bookmark)
  },
})
