import type { Estimate } from '../statistics.ts'
import type { Report, Section, Share } from './model.ts'

const COLUMNS = [
  'chapter',
  'section',
  'id',
  'label',
  'games',
  'count',
  'value',
  'low',
  'high',
  'games_without',
  'count_without',
  'value_without',
  'difference',
  'difference_low',
  'difference_high',
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string | number>>

const estimate = ({ value, low, high }: Estimate): Cells => ({ value, low, high })
const difference = ({ value, low, high }: Estimate): Cells => ({
  difference: value,
  difference_low: low,
  difference_high: high,
})
const counted = ({ count, of, share }: Share): Cells => ({ games: of, count, ...estimate(share) })

/** The rows of a section: shares and means under `value`, what they are compared with behind it. */
function rowsOf(section: Section): Cells[] {
  switch (section.kind) {
    case 'shares':
    case 'bars':
      return section.rows.map(({ id, label, ...row }) => ({ id, label, ...counted(row) }))
    case 'means':
      return section.rows.map(({ id, label, mean }) => ({ id, label, ...estimate(mean) }))
    case 'effects':
      return section.rows.map(({ id, label, happened, otherwise, difference: change }) => ({
        id,
        label,
        ...counted(happened),
        games_without: otherwise.of,
        count_without: otherwise.count,
        value_without: otherwise.share.value,
        ...difference(change),
      }))
    case 'share differences':
    case 'mean differences':
      return section.rows.map(({ id, label, first, second, difference: change }) => ({
        id,
        label,
        ...estimate(first),
        value_without: second.value,
        ...difference(change),
      }))
  }
}

const DIGITS = 6

/** A cell that a spreadsheet takes for what it is: quoted where needed, and never for a formula. */
function cell(value: string | number | undefined): string {
  if (value === undefined || (typeof value === 'number' && Number.isNaN(value))) return ''
  if (typeof value === 'number') return String(Number(value.toFixed(DIGITS)))
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The whole report as one table, a row a figure. */
export function writeCsv({ chapters }: Report): string {
  const lines = [COLUMNS.join(',')]
  for (const chapter of chapters)
    for (const section of chapter.sections)
      for (const row of rowsOf(section)) {
        const cells: Cells = { chapter: chapter.id, section: section.id, ...row }
        lines.push(COLUMNS.map((name) => cell(cells[name])).join(','))
      }
  return `${lines.join('\n')}\n`
}
