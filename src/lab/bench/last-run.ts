import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from '../files.ts'
import type { BenchReport } from './bench.ts'
import type { Figure } from './figure.ts'

/** A figure that is not what it was in the last run: every round lies on one side of all rounds of that run. */
export interface Change {
  readonly game: string
  readonly figure: string
  readonly before: number
  readonly now: number
  readonly slower: boolean
}

/** Ratios to the ceiling and to a plain copy hold on any machine and under any load: only they are compared. */
function comparable({ games }: Pick<BenchReport, 'games'>): Map<string, Figure> {
  const figures = new Map<string, Figure>()
  for (const [id, { spreads, tableSpreads, players }] of Object.entries(games)) {
    figures.set(`${id}\nratioOfDecisions`, spreads.ratioOfDecisions)
    figures.set(`${id}\nratioOfGames`, spreads.ratioOfGames)
    figures.set(`${id}\nratioOfCopy`, spreads.ratioOfCopy)
    for (const [name, figure] of Object.entries(tableSpreads)) figures.set(`${id}\n${name}`, figure)
    for (const [name, figure] of Object.entries(players)) figures.set(`${id}\n${name}`, figure)
  }
  return figures
}

export function changesSince(before: Pick<BenchReport, 'games'>, now: Pick<BenchReport, 'games'>): Change[] {
  const old = comparable(before)
  return [...comparable(now)].flatMap(([key, figure]) => {
    const last = old.get(key)
    if (last === undefined || (figure.highest >= last.lowest && figure.lowest <= last.highest)) return []
    const [game, name] = key.split('\n') as [string, string]
    // A copy takes time; everything else is a speed.
    const slower = name === 'ratioOfCopy' ? figure.value > last.value : figure.value < last.value
    return [{ game, figure: name, before: last.value, now: figure.value, slower }]
  })
}

/** The last run that was kept, or null when there is none that can be read: a bench needs no history. */
export function lastRun(file: string): Pick<BenchReport, 'games'> | null {
  if (!existsSync(file)) return null
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Pick<BenchReport, 'games'>
    comparable(report)
    return report
  } catch {
    return null
  }
}

export function keepRun(file: string, report: BenchReport): void {
  writeWhole(file, `${JSON.stringify(report, null, 2)}\n`)
}
