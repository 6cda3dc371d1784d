import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { at, seeded } from '../../../card/art.ts'

interface DialProps {
  readonly value: number
  readonly max: number
  readonly label: string
  /** How many answers had been given. */
  readonly at: number
  readonly class: string
  readonly children?: ComponentChildren
}

/** Every tenth mark has its number, unless the next one stands too near. */
const figures = (most: number, every: number): readonly number[] =>
  Array.from({ length: Math.floor(most / every) + 1 }, (_, i) => i * every).filter(
    (n) => n > 0 || most % every > 2,
  )

/** How the value changed last, for two seconds. */
function useDelta(value: number, at: number): number {
  const before = useRef(value)
  const then = useRef(at)
  const timer = useRef(0)
  const delta = useSignal(0)
  useEffect(() => {
    const change = value - before.current
    const jump = Math.abs(at - then.current) > 1
    before.current = value
    then.current = at
    // A jump through the game is no event.
    if (change === 0 || jump) return
    delta.value = change
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      delta.value = 0
    }, 2000)
  }, [value, at])
  useEffect(() => () => clearTimeout(timer.current), [])
  return delta.value
}

/** A dial with as many marks as points: its ring turns until the present value stands under the pointer. */
export function Dial({ value, max, label, at: now, class: extra, children }: DialProps) {
  const delta = useDelta(value, now)
  const most = Math.max(max, value, 1)
  const step = 360 / (most + 1)
  const marks = useMemo(() => <Marks value={value} most={most} step={step} />, [value, most])
  return (
    <span class={`dial ${extra}`}>
      <svg viewBox="0 0 200 200" role="img" aria-label={label}>
        <circle class="rim" cx="100" cy="100" r="97" />
        <circle class="face" cx="100" cy="100" r="93" />
        <g class="dial-ring" style={{ transform: `rotate(${-value * step}deg)` }}>
          {marks}
        </g>
        <circle class="hub" cx="100" cy="100" r="59" />
        {children}
        <path class="hand" d="M100 22l-8 -17h16z" />
      </svg>
      <b class="dial-n" aria-hidden="true">
        {value}
      </b>
      {delta !== 0 && (
        <span class={`delta ${delta > 0 ? 'up' : ''}`} aria-hidden="true">
          {delta > 0 ? `+${delta}` : `−${-delta}`}
        </span>
      )}
    </span>
  )
}

interface MarksProps {
  readonly value: number
  readonly most: number
  readonly step: number
}

function Marks({ value, most, step }: MarksProps) {
  const every = most > 120 ? 20 : 10
  return (
    <>
      {Array.from({ length: most + 1 }, (_, i) => {
        const a = ((i * step - 90) * Math.PI) / 180
        const long = i % every === 0
        const inner = long ? 77 : i % 5 === 0 ? 81 : 84
        return (
          <path
            key={i}
            class={i <= value ? 'lit' : 'spent'}
            d={`M${at(inner, a)}L${at(91, a)}`}
            stroke-width={long ? 2.6 : i % 5 === 0 ? 1.8 : 1.2}
          />
        )
      })}
      {figures(most, every).map((i) => (
        <text key={i} transform={`rotate(${i * step} 100 100)`} x="100" y="34" text-anchor="middle">
          {i}
        </text>
      ))}
    </>
  )
}

interface Tower {
  readonly outline: string
  readonly shade: string
  readonly windows: readonly (readonly [number, number])[]
}

/** Gravehold as an engraved skyline, always the same. */
const towers: readonly Tower[] = (() => {
  const rand = seeded('gravehold')
  const made: Tower[] = []
  for (let x = 38; x < 160; ) {
    const w = 8 + rand() * 10
    const middle = 1 - Math.abs(x + w / 2 - 100) / 70
    const top = 138 - (16 + middle * 40 * (0.6 + rand() * 0.5))
    const roof = rand() < 0.6 ? `L${(x + w / 2).toFixed(1)} ${(top - 9 - rand() * 10).toFixed(1)}` : ''
    let shade = ''
    for (let y = top + 5; y < 134; y += 3.2)
      shade += `M${(x + w * 0.55).toFixed(1)} ${y.toFixed(1)}h${(w * 0.4).toFixed(1)}`
    const windows: (readonly [number, number])[] = []
    for (let y = top + 6; y < 130; y += 8) windows.push([x + w * 0.3, y])
    made.push({
      outline: `M${x.toFixed(1)} 140V${top.toFixed(1)}${roof}L${(x + w).toFixed(1)} ${top.toFixed(1)}V140Z`,
      shade,
      windows,
    })
    x += w * 0.86
  }
  return made
})()

/** Windows in the order in which they go dark. */
const windows = (() => {
  const rand = seeded('windows')
  return towers
    .flatMap((tower) => tower.windows)
    .map((place) => ({ place, chance: rand() }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ place }) => place)
})()

/** The city in its dial: as many windows are lit as life is left. */
export function Skyline({ share }: { readonly share: number }) {
  const lit = Math.round(windows.length * share)
  return useMemo(
    () => (
      <g class="skyline">
        {towers.map(({ outline, shade }) => (
          <g key={outline}>
            <path d={outline} />
            <path class="shade" d={shade} />
          </g>
        ))}
        {windows.slice(0, lit).map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x - 1.1} y={y} width="2.3" height="3.4" />
        ))}
      </g>
    ),
    [lit],
  )
}
