import type { Section } from '../../lab/report/model.ts'
import type { Estimate } from '../../lab/statistics.ts'

/** A line of a chart or table, whatever the section is about. */
export interface LabRow {
  readonly label: string
  readonly shown: Estimate
  /** The number that stands at its bar. */
  readonly figure: string
  /** The cells of the table beside the chart, after the label. */
  readonly cells: readonly string[]
}

export interface Numbers {
  readonly share: (n: number) => string
  readonly number: (n: number) => string
  readonly signed: (n: number) => string
}

export function numbersIn(lang: string): Numbers {
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 })
  const points = new Intl.NumberFormat(lang, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const plain = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 })
  return {
    share: (n) => (Number.isFinite(n) ? percent.format(n) : '–'),
    number: (n) => (Number.isFinite(n) ? plain.format(n) : '–'),
    signed: (n) => (Number.isFinite(n) ? points.format(n) : '–'),
  }
}

/** The heads of a section's table by the keys of the Lab's words. */
export const HEADS = {
  shares: ['games2', 'value', 'interval'],
  bars: ['games2', 'value', 'interval'],
  effects: ['happened', 'otherwise', 'difference', 'interval'],
  means: ['mean', 'interval', 'range'],
  'share differences': ['first', 'second', 'difference', 'interval'],
  'mean differences': ['first', 'second', 'difference', 'interval'],
} as const

const between = ({ low, high }: Estimate, say: (n: number) => string): string => `${say(low)} … ${say(high)}`

/** The rows of a section: what the chart shows, and the words of the table. */
export function rowsOf(section: Section, { share, number, signed }: Numbers): readonly LabRow[] {
  switch (section.kind) {
    case 'shares':
    case 'bars':
      return section.rows.map(({ label, count, of, share: shown }) => ({
        label,
        shown,
        figure: share(shown.value),
        cells: [`${count} / ${of}`, share(shown.value), between(shown, share)],
      }))
    case 'effects':
      return section.rows.map(({ label, happened, otherwise, difference: shown }) => ({
        label,
        shown,
        figure: signed(shown.value),
        cells: [
          `${share(happened.share.value)} (${happened.of})`,
          `${share(otherwise.share.value)} (${otherwise.of})`,
          signed(shown.value),
          between(shown, signed),
        ],
      }))
    case 'means':
      return section.rows.map(({ label, mean: shown, least, most }) => ({
        label,
        shown,
        figure: number(shown.value),
        cells: [number(shown.value), between(shown, number), `${number(least)} … ${number(most)}`],
      }))
    case 'share differences':
    case 'mean differences': {
      const say = section.kind === 'share differences' ? share : number
      const by = section.kind === 'share differences' ? signed : number
      return section.rows.map(({ label, first, second, difference: shown }) => ({
        label,
        shown,
        figure: by(shown.value),
        cells: [say(first.value), say(second.value), by(shown.value), between(shown, by)],
      }))
    }
  }
}

/** Are the values of this section parts of one? */
export const isShare = ({ kind }: Section): boolean => kind !== 'means' && kind !== 'mean differences'
