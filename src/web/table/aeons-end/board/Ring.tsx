import { useId, useMemo } from 'preact/hooks'
import { at, ring, seeded, TAU } from '../../../card/art.ts'
import './ring.css'
import type { BreachView } from '../view.ts'

/** A quarter of a ring between two radii, centred on a compass direction (0 is up, then clockwise). */
function quarter(direction: number, inner: number, outer: number, gap: number): string {
  const a = ((direction - 45 + gap - 90) * Math.PI) / 180
  const b = ((direction + 45 - gap - 90) * Math.PI) / 180
  return `M${at(inner, a)}L${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}Z`
}

/** Where each price stands before any turn: a quarter turn brings the one on the left to the top. */
const DIRECTIONS = [0, 270, 180, 90] as const

const hatching = (() => {
  let d = ''
  for (let i = -9; i <= 9; i++) {
    const a = (i * 4.2 * Math.PI) / 180
    d += Math.abs(i) < 4 ? `M${at(69, a)}L${at(71, a)}` : `M${at(70, a)}L${at(91, a)}`
  }
  return d
})()

/** A breach as a ring: closed with its four prices, opened as a well of light, or broken. */
export function Ring({ breach, number }: { readonly breach: BreachView; readonly number: number }) {
  const { state, stage = 0, openCosts: prices = [] } = breach
  return useMemo(() => {
    if (state === 'gone') return <Broken />
    return state === 'closed' ? (
      <Closed stage={stage} prices={prices} />
    ) : (
      <Opened number={number} sigil={state === 'sigil'} />
    )
  }, [number, state, stage, prices.join()])
}

function Closed({ stage, prices }: { readonly stage: number; readonly prices: readonly number[] }) {
  const id = useId()
  const hole = 5 + stage * 7
  let iris = ''
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU
    iris += `M${at(64, a)}Q${at(44, a + 0.5)} ${at(hole, a + 1.35)}`
  }
  return (
    <svg class="ring" viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stop-color="#d7fff6" />
          <stop offset=".5" stop-color="#3ccab3" />
          <stop offset="1" stop-color="#0d3a36" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle class="rim" cx="100" cy="100" r="98" />
      <g class="ring-turn" style={{ transform: `rotate(${stage * 90}deg)` }}>
        {DIRECTIONS.map((direction, i) => (
          <path key={direction} class={`q ${i === 3 ? 'gold' : ''}`} d={quarter(direction, 68, 94, 3)} />
        ))}
        <path class="hatch" d={hatching} />
        {DIRECTIONS.map((direction, i) => (
          <text
            key={direction}
            class={i === stage ? 'now' : ''}
            transform={`rotate(${direction} 100 100)`}
            x="100"
            y="26"
            text-anchor="middle"
          >
            {prices[i]}
          </text>
        ))}
        <circle class="shut" cx="100" cy="100" r="64" />
        <path class="iris" d={iris} />
      </g>
      <circle cx="100" cy="100" r={hole * 2.1} fill={`url(#${id})`} opacity={0.25 + stage * 0.22} />
      <circle class="leak" cx="100" cy="100" r={hole} />
      <path class="hand" d="M100 41l-8 13h16z" />
      <path class="gate" d={quarter(0, 66.5, 95.5, 2)} />
    </svg>
  )
}

function light(number: number): {
  readonly sparks: string
  readonly threads: string
  readonly waves: string
} {
  const rand = seeded(`breach${number}`)
  let sparks = ''
  let threads = ''
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * TAU + rand() * 0.1
    sparks += `M${at(84, a)}L${at(92 + rand() * 7, a)}`
    threads += `M${at(66, a)}L${at(40 - rand() * 22, a + 0.25)}`
  }
  const waves = [60, 52, 43, 33, 22]
    .map((r) => ring(56, (t) => at(r + Math.sin(t * TAU * 5 + r) * 1.6, t * TAU)))
    .join('')
  return { sparks, threads, waves }
}

const LIGHTS = [1, 2, 3, 4].map(light)

function Opened({ number, sigil }: { readonly number: number; readonly sigil: boolean }) {
  const id = useId()
  const { sparks, threads, waves } = LIGHTS[number - 1] ?? LIGHTS[0]!
  return (
    <svg class="ring is-open" viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stop-color="#02100f" />
          <stop offset=".46" stop-color="#06302c" />
          <stop offset=".66" stop-color="#2fb7a2" />
          <stop offset=".72" stop-color="#d7fff6" />
          <stop offset=".78" stop-color="#3ccab3" />
          <stop offset="1" stop-color="#3ccab3" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle cx="100" cy="100" r="100" fill={`url(#${id})`} />
      <path d={sparks} stroke="#9ffbe8" stroke-width="1.3" fill="none" opacity=".8" />
      <path d={threads} stroke="#7df3dc" fill="none" opacity=".55" />
      <path d={waves} stroke="#7df3dc" stroke-width=".9" fill="none" opacity=".5" />
      <circle cx="100" cy="100" r="72" fill="none" stroke="#effffb" stroke-width="2.2" />
      {sigil && (
        <path
          d={ring(7, (t) => at(64, t * TAU * 3))}
          fill="none"
          stroke="#f5c672"
          stroke-width="3"
          stroke-linejoin="round"
        />
      )}
    </svg>
  )
}

/** What is left of a destroyed breach. */
function Broken() {
  return (
    <svg class="ring is-gone" viewBox="0 0 200 200" aria-hidden="true">
      {[10, 95, 200, 290].map((direction, i) => (
        <path key={direction} class="q" d={quarter(direction, 70 + i * 2, 88, 18 + i * 4)} />
      ))}
      <path class="crack" d="M60 40l22 40l-12 22l34 18l-10 40M140 52l-26 34l20 18l-14 40" />
    </svg>
  )
}
