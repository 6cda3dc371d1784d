import { REPORT_KINDS, type ReportKind } from '../../../table/wire/api.ts'
import type { NewReport, PersonReports, Report } from '../contract/people.ts'
import { maybe, number, type Row, type Sql, text, word } from '../sql.ts'
import { isHere } from './rows.ts'

const reportOf = (row: Row): Omit<Report, 'said'> => ({
  person: text(row, 'person'),
  about: text(row, 'about'),
  game: text(row, 'game'),
  kind: word(row, 'kind', REPORT_KINDS) satisfies ReportKind,
  text: text(row, 'text'),
  at: number(row, 'at'),
  name: text(row, 'name'),
  aboutName: text(row, 'aboutname'),
})

/** What people report of each other, for whoever runs the server. */
export const sqlPersonReports = (sql: Sql): PersonReports => ({
  report({ person, about, game, kind, text: words }: NewReport, most: number, within: number) {
    return sql.transaction(async (sql) => {
      // What she asks for at the same time, perhaps at two nodes, comes one after the other.
      if (!(await isHere(sql, person))) return 'unknown'
      const [met] = await sql.all(
        'SELECT id FROM game WHERE id = $1 AND (EXISTS (SELECT 1 FROM seat WHERE game = $1 AND person = $2) OR EXISTS (SELECT 1 FROM saying WHERE game = $1 AND person = $2))',
        game,
        about,
      )
      if (met === undefined) return 'unknown'
      const [lately] = await sql.all(
        'SELECT COUNT(*) AS n FROM report WHERE person = $1 AND at > NOW - $2',
        person,
        within,
      )
      if (number(lately!, 'n') >= most) return 'full'
      await sql.run(
        'INSERT INTO report (person, about, game, kind, text, at) VALUES ($1, $2, $3, $4, $5, NOW) ON CONFLICT (person, about, game) DO UPDATE SET kind = excluded.kind, text = excluded.text, at = excluded.at',
        person,
        about,
        game,
        kind,
        words,
      )
      return 'kept'
    })
  },

  async reports(limit: number): Promise<readonly Report[]> {
    const rows = await sql.all(
      'SELECT report.*, mine.name AS name, theirs.name AS aboutname FROM report JOIN person mine ON mine.id = report.person JOIN person theirs ON theirs.id = report.about ORDER BY report.at DESC, report.game, report.person, report.about LIMIT $1',
      limit,
    )
    const all: Report[] = []
    for (const row of rows.toReversed()) {
      const report = reportOf(row)
      const said = await sql.all(
        'SELECT phrase, text FROM saying WHERE game = $1 AND person = $2 ORDER BY n',
        report.game,
        report.about,
      )
      all.push({
        ...report,
        said: said.map((each) => ({
          phrase: maybe(each, 'phrase', number),
          text: maybe(each, 'text', text),
        })),
      })
    }
    return all
  },
})
