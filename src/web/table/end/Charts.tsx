import { Icon } from '../../card/Picture.tsx'
import { numeral, speaking } from '../../page/words.ts'
import type { Bars, Curve } from '../table-parts.ts'
import { endWords } from './words.ts'

const w = speaking(endWords)

/** Rows of numbers with bars as long as they are large; what hit something aside is striped. */
export function BarChart({ title, note, rows }: Bars) {
  const most = Math.max(1, ...rows.map(({ n, aside = 0 }) => n + aside))
  return (
    <section class="end-part slab">
      <h3>
        {title} <small>{note}</small>
      </h3>
      <ul class="end-bars">
        {rows.map(({ name, picture, n, aside = 0 }) => (
          <li key={name}>
            <span class="end-bar-name">
              {picture !== null && <Icon name={picture} />} {name}
            </span>
            <span class="end-bar" aria-hidden="true">
              <i style={{ width: `${(100 * n) / most}%` }} />
              <i class="aside" style={{ width: `${(100 * aside) / most}%` }} />
            </span>
            <b>{n + aside}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const [WIDE, HIGH] = [300, 110]

/** Numbers over the turns as lines, each with its first and last value in words. */
export function CurveChart({ title, lines }: Curve) {
  const most = Math.max(1, ...lines.flatMap(({ points }) => points))
  const turns = Math.max(1, ...lines.map(({ points }) => points.length - 1))
  const path = (points: readonly number[]): string =>
    points
      .map(
        (n, i) => `${((WIDE * i) / turns).toFixed(1)},${(HIGH - (HIGH * Math.max(0, n)) / most).toFixed(1)}`,
      )
      .join(' ')
  return (
    <section class="end-part slab">
      <h3>{title}</h3>
      <svg
        class="end-curve"
        viewBox={`-4 -6 ${WIDE + 8} ${HIGH + 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line x1="0" x2={WIDE} y1={HIGH} y2={HIGH} />
        <line x1="0" x2={WIDE} y1="0" y2="0" />
        {lines.map(({ name, points }, i) => (
          <polyline key={name} class={`line${i}`} points={path(points)} />
        ))}
      </svg>
      <ul class="end-legend">
        {lines.map(({ name, points }, i) => (
          <li key={name} class={`line${i}`}>
            {w.value.end.from(name, numeral(points[0] ?? 0), numeral(points.at(-1) ?? 0))}
          </li>
        ))}
      </ul>
    </section>
  )
}
