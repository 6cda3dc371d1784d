import type { Report, Section } from './model.ts'
import { numbersIn, reportWords } from './words.ts'

const PRINTED: readonly string[] = ['won', 'outcomes', 'length', 'paired-won', 'paired-length']

function linesOf(section: Section, lang: Report['lang']): string[] {
  const { number, percent, points, change } = numbersIn(lang)
  const row = (value: string, interval: string, label: string): string =>
    `  ${value.padStart(10)}  ${interval.padEnd(20)} ${label}`
  const between = (low: string, high: string): string => `(${low} … ${high})`
  switch (section.kind) {
    case 'shares':
    case 'bars':
      return section.rows.map(({ label, share, count }) =>
        row(
          percent(share.value),
          between(percent(share.low), percent(share.high)),
          `${label} [${number(count)}]`,
        ),
      )
    case 'means':
      return section.rows.map(({ label, mean }) =>
        row(number(mean.value), between(number(mean.low), number(mean.high)), label),
      )
    case 'effects':
    case 'share differences':
      return section.rows.map(({ label, difference: { value, low, high } }) =>
        row(points(value), between(points(low), points(high)), label),
      )
    case 'mean differences':
      return section.rows.map(({ label, difference: { value, low, high } }) =>
        row(change(value), between(change(low), change(high)), label),
      )
  }
}

/** What a terminal shows of a report: what was played, who won, how, how long it took, and the comparison. */
export function writeText({ lang, facts, chapters }: Report): string {
  const width = Math.max(...facts.map(([name]) => name.length))
  const lines = facts.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
  for (const { title, sections } of chapters) {
    if (chapters.length > 1) lines.push('', title)
    for (const section of sections)
      if (PRINTED.includes(section.id)) lines.push('', section.title, ...linesOf(section, lang))
  }
  lines.push('', reportWords[lang].intervals)
  return lines.join('\n')
}
