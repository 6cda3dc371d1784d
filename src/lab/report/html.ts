import { type Chart, type ChartRow, drawChart } from './chart.ts'
import { element, escaped, worded } from './markup.ts'
import type { DifferenceRow, EffectRow, MeanRow, Report, Section, ShareRow } from './model.ts'
import { style } from './style.ts'
import { numbersIn, type ReportWords, reportWords } from './words.ts'

/** More rows than this make a chart that nobody reads; the table has them all. */
const MOST_CHART_ROWS = 40

interface Locale {
  readonly words: ReportWords
  readonly numbers: ReturnType<typeof numbersIn>
}

const intervalText = (low: number, high: number, write: (n: number) => string): string =>
  `${write(low)} … ${write(high)}`

function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const heads = head.map((name) => worded('th', name, { scope: 'col' }))
  const body = rows.map(([first = '', ...rest]) =>
    element('tr', {}, worded('th', first, { scope: 'row' }), ...rest.map((text) => worded('td', text))),
  )
  return element(
    'div',
    // Wide tables scroll by themselves, also by keyboard.
    { class: 'table', tabindex: 0, role: 'region', 'aria-label': caption },
    element(
      'table',
      {},
      worded('caption', caption),
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, ...body),
    ),
  )
}

function shareTable(
  { title, rows }: { title: string; rows: readonly ShareRow[] },
  { words, numbers }: Locale,
) {
  const { columns } = words
  return table(
    title,
    [columns.what, columns.games, columns.won, columns.share, columns.interval],
    rows.map(({ label, of, count, share }) => [
      label,
      numbers.number(of),
      numbers.number(count),
      numbers.percent(share.value),
      intervalText(share.low, share.high, numbers.percent),
    ]),
  )
}

/** In a histogram and in the ways games ended, the number is counted, not won. */
function countTable(
  { title, rows }: { title: string; rows: readonly ShareRow[] },
  { words, numbers }: Locale,
) {
  const { columns } = words
  return table(
    title,
    [columns.what, columns.games, columns.share, columns.interval],
    rows.map(({ label, count, share }) => [
      label,
      numbers.number(count),
      numbers.percent(share.value),
      intervalText(share.low, share.high, numbers.percent),
    ]),
  )
}

function effectTable(
  { title, rows }: { title: string; rows: readonly EffectRow[] },
  { words, numbers }: Locale,
) {
  const { columns } = words
  return table(
    title,
    [
      columns.what,
      columns.games,
      columns.share,
      columns.otherGames,
      columns.otherShare,
      `${columns.difference} (${words.points})`,
      columns.interval,
    ],
    rows.map(({ label, happened, otherwise, difference }) => [
      label,
      numbers.number(happened.of),
      numbers.percent(happened.share.value),
      numbers.number(otherwise.of),
      numbers.percent(otherwise.share.value),
      numbers.points(difference.value),
      intervalText(difference.low, difference.high, numbers.points),
    ]),
  )
}

function meanTable({ title, rows }: { title: string; rows: readonly MeanRow[] }, { words, numbers }: Locale) {
  const { columns } = words
  return table(
    title,
    [columns.what, columns.mean, columns.interval, columns.deviation, columns.least, columns.most],
    rows.map(({ label, mean, deviation, least, most }) => [
      label,
      numbers.number(mean.value),
      intervalText(mean.low, mean.high, numbers.number),
      numbers.number(deviation),
      numbers.number(least),
      numbers.number(most),
    ]),
  )
}

function differenceTable(
  title: string,
  rows: readonly DifferenceRow[],
  write: (n: number) => string,
  change: (n: number) => string,
  { columns }: ReportWords,
): string {
  return table(
    title,
    [columns.what, columns.first, columns.second, columns.difference, columns.interval],
    rows.map(({ label, first, second, difference }) => [
      label,
      write(first.value),
      write(second.value),
      change(difference.value),
      intervalText(difference.low, difference.high, change),
    ]),
  )
}

function tableOf(section: Section, locale: Locale): string {
  const { words, numbers } = locale
  switch (section.kind) {
    case 'shares':
      return section.id === 'outcomes' ? countTable(section, locale) : shareTable(section, locale)
    case 'bars':
      return countTable(section, locale)
    case 'effects':
      return effectTable(section, locale)
    case 'means':
      return meanTable(section, locale)
    case 'share differences':
      return differenceTable(section.title, section.rows, numbers.percent, numbers.points, words)
    case 'mean differences':
      return differenceTable(section.title, section.rows, numbers.number, numbers.change, words)
  }
}

/** The rows with the largest differences, in the order of the table. */
function largest(rows: readonly ChartRow[]): readonly ChartRow[] {
  if (rows.length <= MOST_CHART_ROWS) return rows
  const size = [...rows].sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
  const kept = new Set(size.slice(0, MOST_CHART_ROWS))
  return rows.filter((row) => kept.has(row))
}

function chartOf(section: Section, id: string, { words, numbers }: Locale): string {
  const draw = (rows: readonly ChartRow[], shape: Chart['shape'], tick: (n: number) => string): string => {
    const shown = largest(rows)
    const chart = drawChart({
      id,
      title: section.title,
      description: words.chartOf(section.title, shown.length),
      rows: shown,
      shape,
      tick,
    })
    return shown.length === rows.length
      ? chart
      : chart + worded('p', words.leftOut(shown.length, rows.length), { class: 'note' })
  }
  const differences = (rows: readonly (EffectRow | DifferenceRow)[], write: (n: number) => string) =>
    draw(
      rows.map(({ label, difference }) => ({ label, ...difference, text: write(difference.value) })),
      'points',
      write,
    )
  switch (section.kind) {
    case 'shares':
    case 'bars':
      return draw(
        section.rows.map(({ label, share }) => ({ label, ...share, text: numbers.percent(share.value) })),
        'bars',
        numbers.percent,
      )
    case 'effects':
    case 'share differences':
      return differences(section.rows, numbers.points)
    case 'mean differences':
      return differences(section.rows, numbers.change)
    // Turns and life left are no values of one axis.
    case 'means':
      return ''
  }
}

function sectionHtml(section: Section, id: string, locale: Locale): string {
  return element(
    'section',
    { 'aria-labelledby': id },
    worded('h3', section.title, { id }),
    worded('p', section.note),
    ...(section.kind === 'effects' ? [worded('p', locale.words.causes, { class: 'note' })] : []),
    chartOf(section, `${id}-chart`, locale),
    tableOf(section, locale),
  )
}

/** The name by which the page's policy knows its own style sheet. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** The report as one page: nothing is loaded from anywhere, and nothing in it runs. */
export async function writeHtml(report: Report): Promise<string> {
  const locale = { words: reportWords[report.lang], numbers: numbersIn(report.lang) }
  const policy = `default-src 'none'; style-src 'sha256-${await hashOf(style)}'; base-uri 'none'; form-action 'none'`
  const facts = report.facts.map(([name, value]) => worded('dt', name) + worded('dd', value))
  const chapters = report.chapters.map(({ id, title, sections }) =>
    element(
      'article',
      { 'aria-labelledby': id },
      worded('h2', title, { id }),
      ...sections.map((section) => sectionHtml(section, `${id}-${section.id}`, locale)),
    ),
  )
  return [
    '<!doctype html>',
    `<html lang="${report.lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    worded('title', report.title),
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<main>',
    worded('h1', report.title),
    element('dl', {}, ...facts),
    worded('p', locale.words.intervals, { class: 'note' }),
    ...chapters,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
