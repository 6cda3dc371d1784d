import { expects, type Scenario } from './document.ts'
import { type Games, statementsOf, thingsOf } from './run.ts'

export interface Covered {
  readonly total: number
  readonly covered: number
  readonly missing: readonly string[]
}

export interface Coverage {
  /** Numbered statements of the rules, worked examples and rulings. */
  readonly statements: Covered
  /** Cards, mages and nemeses. */
  readonly cards: Covered
}

function covered(all: readonly string[], proven: ReadonlySet<string>): Covered {
  const missing = all.filter((id) => !proven.has(id))
  return { total: all.length, covered: all.length - missing.length, missing }
}

/** What the scenarios prove, game by game. */
export function coverage(games: Games, scenarios: readonly Scenario[]): Readonly<Record<string, Coverage>> {
  return Object.fromEntries(
    games.map((game) => {
      const proven = new Set(
        scenarios.filter((one) => one.game === game.id && expects(one)).flatMap((one) => one.proves),
      )
      return [
        game.id,
        {
          statements: covered(statementsOf(game), proven),
          cards: covered(thingsOf(game), proven),
        },
      ]
    }),
  )
}
