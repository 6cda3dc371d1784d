import type { Daily, Finish, PersonResult, Replay, Results } from './contract/results.ts'
import { bytes, maybe, number, type Row, type Sql, text } from './sql.ts'

const personResult = (row: Row): PersonResult => ({
  game: text(row, 'game'),
  kind: text(row, 'kind'),
  seat: number(row, 'seat'),
  person: maybe(row, 'person', text),
  won: number(row, 'won') === 1,
  measures: text(row, 'measures'),
  outcome: text(row, 'outcome'),
  ended: number(row, 'ended'),
})

const daily = (row: Row): Daily => ({
  day: text(row, 'day'),
  kind: text(row, 'kind'),
  setup: text(row, 'setup'),
  secret: bytes(row, 'secret'),
  commitment: text(row, 'commitment'),
  par: maybe(row, 'par', text),
})

export class SqlResults implements Results {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  finish({ game, epoch, steps, outcome, record, results }: Finish): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const [row] = await sql.all(
        "UPDATE game SET state = 'over', outcome = $4, record = $5, ended = NOW, changed = NOW, due = NULL, asked = NULL, proposal = NULL, owner = NULL WHERE id = $1 AND epoch = $2 AND steps = $3 AND state = 'playing' RETURNING day, kind",
        game,
        epoch,
        steps,
        outcome,
        record,
      )
      if (row === undefined) return false
      for (const { seat, person, won, measures } of results)
        await sql.run(
          // A day's deal counts the first time a person plays it; later games are practice.
          'INSERT INTO result (game, seat, person, day, attempt, won, measures) SELECT $1, $2, $3, $4, 1 + COUNT(DISTINCT r.game), $5, $6 FROM result r JOIN game g ON g.id = r.game WHERE r.person = $3 AND r.day = $4 AND g.kind = $7 AND r.game <> $1',
          game,
          seat,
          person,
          maybe(row, 'day', text),
          won ? 1 : 0,
          measures,
          text(row, 'kind'),
        )
      await sql.run('DELETE FROM step WHERE game = $1', game)
      await sql.run("DELETE FROM notice WHERE game = $1 AND kind <> 'over'", game)
      return true
    })
  }

  async replay(id: string): Promise<Replay | null> {
    const [row] = await this.sql.all(
      "SELECT * FROM game WHERE id = $1 AND state = 'over' AND record IS NOT NULL",
      id,
    )
    if (row === undefined) return null
    const seats = await this.sql.all(
      'SELECT seat, name, bot, share FROM seat WHERE game = $1 ORDER BY seat',
      id,
    )
    return {
      id,
      kind: text(row, 'kind'),
      engine: text(row, 'engine'),
      title: text(row, 'title'),
      setup: text(row, 'setup'),
      outcome: text(row, 'outcome'),
      record: text(row, 'record'),
      steps: number(row, 'steps'),
      commitment: text(row, 'commitment'),
      secret: bytes(row, 'secret'),
      begun: number(row, 'begun'),
      ended: number(row, 'ended'),
      seats: seats.map((seat) => ({
        seat: number(seat, 'seat'),
        name: text(seat, 'name'),
        bot: maybe(seat, 'bot', text),
        share: maybe(seat, 'share', bytes),
      })),
    }
  }

  async ofPerson(person: string, limit: number): Promise<readonly PersonResult[]> {
    const rows = await this.sql.all(
      'SELECT result.*, game.kind, game.outcome, game.ended FROM result JOIN game ON game.id = result.game WHERE result.person = $1 ORDER BY game.ended DESC, result.game, result.seat LIMIT $2',
      person,
      limit,
    )
    return rows.map(personResult)
  }

  async daily(made: Daily): Promise<Daily> {
    await this.sql.run(
      'INSERT INTO daily (day, kind, setup, secret, commitment, par) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (day, kind) DO NOTHING',
      made.day,
      made.kind,
      made.setup,
      made.secret,
      made.commitment,
      made.par,
    )
    return (await this.dailyOf(made.day, made.kind))!
  }

  async dailyOf(day: string, kind: string): Promise<Daily | null> {
    const [row] = await this.sql.all('SELECT * FROM daily WHERE day = $1 AND kind = $2', day, kind)
    return row === undefined ? null : daily(row)
  }

  async setPar(day: string, kind: string, par: string): Promise<void> {
    await this.sql.run('UPDATE daily SET par = $3 WHERE day = $1 AND kind = $2', day, kind, par)
  }

  async ofDay(day: string, kind: string): Promise<readonly PersonResult[]> {
    const rows = await this.sql.all(
      'SELECT result.*, game.kind, game.outcome, game.ended FROM result JOIN game ON game.id = result.game WHERE result.day = $1 AND game.kind = $2 AND result.attempt = 1 ORDER BY game.ended, result.game, result.seat',
      day,
      kind,
    )
    return rows.map(personResult)
  }
}
