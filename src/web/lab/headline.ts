import type { Report, ShareRow } from '../../lab/report/model.ts'
import type { Lang } from '../../language/face.ts'
import { labWords } from './words.ts'

/** Who plays in a series, as a sentence names them. */
export interface Sides {
  readonly who: string
  readonly against: string
}

/** What is compared: two tables, or two bots at one. */
export interface Compared {
  readonly first: string
  readonly second: string
}

function wonIn(report: Report, series: number): ShareRow | null {
  const sections = report.chapters.find(({ id }) => id === `series-${series}`)?.sections ?? []
  const won = sections.find(({ id }) => id === 'won')
  return won?.kind === 'shares' ? (won.rows[0] ?? null) : null
}

const inHundred = (share: number): number => Math.round(share * 100)

/** What came of the games in one sentence, or two where two series are compared. */
export function headlineOf(report: Report, sides: Sides, compared: Compared | null, lang: Lang): string {
  const w = labWords[lang]
  const one = wonIn(report, 1)
  if (one === null) return report.title
  const bounds = [inHundred(one.share.low), inHundred(one.share.high)] as const
  const other = wonIn(report, 2)
  if (other === null || compared === null)
    return w.headline(sides.who, sides.against, one.count, one.of, ...bounds)
  const paired = report.chapters.find(({ id }) => id === 'comparison')?.sections[0]
  const row = paired?.kind === 'share differences' ? paired.rows[0] : undefined
  const scores = w.scores(compared.first, one.count, compared.second, other.count, one.of)
  if (row === undefined) return scores
  const { low, high } = row.difference
  return `${scores} ${low > 0 ? w.better(compared.first) : high < 0 ? w.better(compared.second) : w.chance}`
}
