import type { Estimate } from '../statistics.ts'
import { element, worded } from './markup.ts'

/** One line of a chart: a name, a value and its interval. */
export interface ChartRow extends Estimate {
  readonly label: string
  /** The value in words. */
  readonly text: string
}

export interface Chart {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly rows: readonly ChartRow[]
  /** Bars grow from zero; points with their interval stand on a line through zero. */
  readonly shape: 'bars' | 'points'
  /** A number of the axis in words. */
  readonly tick: (value: number) => string
}

const ROW = 22
const PLOT = 430
const VALUE = 80
const TOP = 8
const AXIS = 24
const MOST_TICKS = 6
const LONGEST_LABEL = 60
/** About as wide as a letter, so that names get the room they need. */
const LETTER = 6.4

/** A step of 1, 2 or 5 times a power of ten. */
function stepFor(range: number): number {
  const rough = range / MOST_TICKS
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough)!
}

/** Room for the longest name. */
const roomFor = (rows: readonly ChartRow[]): number =>
  Math.ceil(LETTER * Math.max(...rows.map(({ label }) => shortened(label).length))) + 24

/** Places of values in the plot, and the ticks below it. */
function axisOf(rows: readonly ChartRow[], left: number) {
  const known = (n: number): boolean => Number.isFinite(n)
  const least = Math.min(0, ...rows.map(({ low }) => low).filter(known))
  const most = Math.max(0, ...rows.map(({ high }) => high).filter(known))
  const step = stepFor(Math.max(most - least, 1e-6))
  const first = Math.floor(least / step) * step
  const last = Math.ceil(most / step - 1e-9) * step
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step)
  const x = (value: number): number =>
    Number((left + ((value - first) / Math.max(last - first, 1e-9)) * PLOT).toFixed(1))
  return { x, ticks }
}

const shortened = (label: string): string =>
  label.length <= LONGEST_LABEL ? label : `${label.slice(0, LONGEST_LABEL - 1)}…`

/** A chart as a picture that needs no script: names, bars or points, intervals, values. */
export function drawChart({ id, title, description, rows, shape, tick }: Chart): string {
  const left = roomFor(rows)
  const { x, ticks } = axisOf(rows, left)
  const bottom = TOP + rows.length * ROW
  const lines = ticks.map((value) =>
    [
      element('line', {
        class: value === 0 ? 'zero' : 'grid',
        x1: x(value),
        x2: x(value),
        y1: TOP,
        y2: bottom,
      }),
      worded('text', tick(value), { class: 'tick', x: x(value), y: bottom + AXIS - 8 }),
    ].join(''),
  )
  const marks = rows.map((row, i) => drawRow(row, TOP + i * ROW, left, x, shape))
  return element(
    'svg',
    {
      width: left + PLOT + VALUE,
      viewBox: `0 0 ${left + PLOT + VALUE} ${bottom + AXIS}`,
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
    },
    worded('title', title, { id: `${id}-title` }),
    worded('desc', description, { id: `${id}-desc` }),
    ...lines,
    ...marks,
  )
}

function drawRow(
  { label, text, value, low, high }: ChartRow,
  top: number,
  left: number,
  x: (value: number) => number,
  shape: Chart['shape'],
): string {
  const middle = top + ROW / 2
  const name = worded('text', shortened(label), { class: 'name', x: left - 8, y: middle + 4 })
  const said = worded('text', text, { class: 'value', x: left + PLOT + 6, y: middle + 4 })
  if (!Number.isFinite(value)) return name + said
  const interval = element('line', { class: 'interval', x1: x(low), x2: x(high), y1: middle, y2: middle })
  const mark =
    shape === 'points'
      ? element('circle', { class: 'point', cx: x(value), cy: middle, r: 4 })
      : element('rect', {
          class: 'bar',
          x: x(Math.min(0, value)),
          width: Number(Math.abs(x(value) - x(0)).toFixed(1)),
          y: top + 3,
          height: ROW - 6,
        })
  return shape === 'points' ? name + interval + mark + said : name + mark + interval + said
}
