import { type Append, type Appended, STEP, type Step, type StepKind, type Steps } from './contract/steps.ts'
import { maybe, number, type Row, type Sql, text } from './sql.ts'

const KINDS: readonly StepKind[] = Object.values(STEP)

function kindOf(row: Row): StepKind {
  const value = number(row, 'kind')
  const kind = KINDS.find((each) => each === value)
  if (kind === undefined) throw new Error(`there is no kind ${value} of steps`)
  return kind
}

const step = (row: Row): Step => ({
  n: number(row, 'n'),
  kind: kindOf(row),
  seat: number(row, 'seat'),
  value: number(row, 'value'),
  data: maybe(row, 'data', text),
  key: text(row, 'key'),
  mark: number(row, 'mark'),
  at: number(row, 'at'),
})

export class SqlSteps implements Steps {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    return this.sql.append(batch)
  }

  async load(game: string, after: number): Promise<readonly Step[]> {
    const rows = await this.sql.all('SELECT * FROM step WHERE game = $1 AND n > $2 ORDER BY n', game, after)
    return rows.map(step)
  }
}
