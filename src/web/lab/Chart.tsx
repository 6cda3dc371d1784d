import { barX, dot, link, plot, ruleX, text } from '@observablehq/plot'
import { useEffect, useRef } from 'preact/hooks'
import type { Section } from '../../lab/report/model.ts'
import type { Estimate } from '../../lab/statistics.ts'
import { isShare, type LabRow } from './rows.ts'

const ROW = 24
const SPACE = 56
const LONGEST = 44

const short = (label: string): string => (label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label)

/** How far from zero the intervals reach. */
const widest = (rows: readonly Estimate[]): number =>
  Math.max(...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]).filter(Number.isFinite), 0)

/** Shares as bars, effects and means as points, each with its interval. */
function draw(section: Section, rows: readonly LabRow[], title: string): Element {
  const known = rows.filter(({ shown }) => Number.isFinite(shown.value))
  // Two rows may have one name: the place keeps them apart.
  const data = known.map(({ label, shown, figure }, i) => ({
    place: `${i}`,
    label: short(label),
    figure,
    end: Math.max(shown.value, shown.high),
    ...shown,
  }))
  const names = new Map(data.map(({ place, label }) => [place, label]))
  const bars = section.kind === 'shares' || section.kind === 'bars'
  const figure = plot({
    ariaLabel: title,
    className: 'lab-plot',
    marginLeft: 290,
    marginRight: 64,
    width: 860,
    height: data.length * ROW + SPACE,
    x: {
      grid: true,
      // A share is seen against the whole.
      ...(section.kind === 'shares' ? { domain: [0, 1] } : {}),
      ...(isShare(section) ? { tickFormat: widest(data) < 0.06 ? '.1%' : '.0%' } : {}),
    },
    y: {
      label: null,
      domain: data.map(({ place }) => place),
      tickFormat: (place: string) => names.get(place) ?? '',
    },
    marks: [
      ruleX([0]),
      ...(bars
        ? [barX(data, { x: 'value', y: 'place', className: 'bars', insetTop: 3, insetBottom: 3 })]
        : []),
      link(data, { x1: 'low', x2: 'high', y1: 'place', y2: 'place', className: 'intervals' }),
      text(data, { x: 'end', y: 'place', text: 'figure', textAnchor: 'start', dx: 6, className: 'figures' }),
      ...(bars ? [] : [dot(data, { x: 'value', y: 'place', r: 4, className: 'points' })]),
    ],
  })
  // Our own style sheet serves; an inline one is not allowed here.
  for (const style of figure.querySelectorAll('style')) style.remove()
  return figure
}

export function Chart({
  section,
  rows,
  title,
}: {
  readonly section: Section
  readonly rows: readonly LabRow[]
  readonly title: string
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(draw(section, rows, title))
  }, [section, rows, title])
  return <div class="chart" ref={place} />
}
