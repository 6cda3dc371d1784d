import { useMemo } from 'preact/hooks'
import { at, type Rand, ring, seeded, TAU } from '../card/art.ts'
import { glyphPath } from '../card/glyphs.tsx'
import { icon } from '../card/icons.ts'
import { type Faction, LETTERS } from '../card/Rich.tsx'
import './scenes.css'

/** The two tiles. Both scenes are drawn by rule and chance, with one light each. */

const WIDE = 800
const HIGH = 600

function Emblem({
  name,
  x,
  y,
  size,
}: {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`
  return <path class="emblem" transform={place} d={icon(name)} />
}

interface House {
  readonly walls: string
  readonly hatching: string
  readonly windows: readonly (readonly [x: number, y: number])[]
}

/** One house of the city: higher near the light, with a roof, a tower or battlements. */
function house(x: number, width: number, light: number, rand: Rand): House {
  const near = 1 - Math.abs(x + width / 2 - light) / 470
  const top = 556 - (38 + rand() * 54 + near * 64)
  const kind = rand()
  const roof =
    kind < 0.6
      ? `L${x + width / 2} ${top - 12 - rand() * 36}`
      : kind < 0.8
        ? `v-8h${width / 5}v8h${width / 5}v-8h${width / 5}v8h${width / 5}v-8`
        : ''
  let hatching = ''
  for (let y = top + 9; y < HIGH; y += 5) hatching += `M${x + width * 0.58} ${y}h${width * 0.38}`
  const windows: [number, number][] = []
  for (let y = top + 14; y < HIGH - 14; y += 17) if (rand() < 0.55) windows.push([x + width * 0.22, y])
  return { walls: `M${x} ${HIGH + 20}V${top}${roof}L${x + width} ${top}V${HIGH + 20}Z`, hatching, windows }
}

export function BreachScene() {
  const { ripples, threads, cracks, houses } = useMemo(() => {
    const rand = seeded('the breach above the city')
    const [x, y] = [400, 246]
    let ripples = ''
    for (let r = 122; r < 640; r += 12)
      ripples += ring(96, (turn) =>
        at(
          r + Math.sin(turn * TAU * 5 + r / 36) * (r / 55) + Math.sin(turn * TAU * 11 + r) * 1.3,
          turn * TAU,
          x,
          y,
        ),
      )
    let threads = ''
    for (let i = 0; i < 116; i++) {
      const turn = (i / 116) * TAU + rand() * 0.05
      threads += `M${at(151 + rand() * 9, turn, x, y)}L${at(174 + rand() * rand() * 160, turn, x, y)}`
    }
    let cracks = ''
    for (let i = 0; i < 64; i++) {
      const turn = (i / 64) * TAU
      cracks += `M${at(145, turn, x, y)}L${at(66 + rand() * 46, turn + 0.24, x, y)}`
    }
    const houses: House[] = []
    for (let from = -12; from < WIDE + 20; ) {
      const width = 17 + rand() * 29
      houses.push(house(from, width, x, rand))
      from += width * 0.9
    }
    return { ripples, threads, cracks, houses }
  }, [])
  return (
    <svg
      class="scene breach-scene"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="breach-light" gradientUnits="userSpaceOnUse" cx="400" cy="246" r="470">
          <stop offset="0" stop-color="#021413" />
          <stop offset=".27" stop-color="#0b413b" />
          <stop offset=".315" stop-color="#e8fffa" />
          <stop offset=".36" stop-color="#38c4ae" />
          <stop offset=".62" stop-color="#0f4743" />
          <stop offset="1" stop-color="#0a1516" />
        </radialGradient>
        <linearGradient id="breach-city" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1b3a39" />
          <stop offset="1" stop-color="#070d0e" />
        </linearGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill="url(#breach-light)" />
      <path class="ripples" d={ripples} />
      <path class="threads" d={threads} />
      <path class="cracks" d={cracks} />
      <Emblem name="daemon-skull" x={400} y={252} size={196} />
      <circle class="rim" cx="400" cy="246" r="147" />
      <g fill="url(#breach-city)" class="city-walls">
        {houses.map(({ walls }) => (
          <path key={walls} d={walls} />
        ))}
      </g>
      <path class="hatching" d={houses.map(({ hatching }) => hatching).join('')} />
      <g class="windows">
        {houses.flatMap(({ windows }) =>
          windows.map(([x, y]) => <rect key={`${x} ${y}`} x={x} y={y} width="3.6" height="6" />),
        )}
      </g>
    </svg>
  )
}

const ORDER: readonly Faction[] = ['fire', 'time', 'justice', 'primal', 'shadow']
const SPREAD = 1.28
const HALF_RAY = Math.PI * 0.126
const point = (r: number, angle: number): readonly [number, number] => [
  400 + Math.cos(angle) * r,
  300 + Math.sin(angle) * r,
]

export function ThroneScene() {
  const rays = useMemo(() => {
    const rand = seeded('the throne of five lights')
    return ORDER.map((faction, i) => {
      const middle = Math.PI * 0.86 + ((i + 0.5) / ORDER.length) * Math.PI * SPREAD
      let lines = ''
      for (let k = -6; k <= 6; k++) {
        const angle = middle + (k / 6) * HALF_RAY * 0.92
        const end = k % 2 === 0 ? 640 : 262 + rand() * 22
        lines += `M${at(150 + rand() * 16, angle, 400, 300)}L${at(end, angle, 400, 300)}`
      }
      const wedge = `M${at(60, middle, 400, 300)}L${at(700, middle - HALF_RAY, 400, 300)}L${at(700, middle + HALF_RAY, 400, 300)}Z`
      return { faction, lines, wedge, sign: point(214, middle) }
    })
  }, [])
  let floor = ''
  for (let i = 0; i < 9; i++) floor += `M0 ${470 + i * i * 2.1}H${WIDE}`
  for (let i = -12; i <= 12; i++) floor += `M${400 + i * 22} 470L${400 + i * 78} 620`
  return (
    <svg
      class="scene throne-scene"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="throne-light" gradientUnits="userSpaceOnUse" cx="400" cy="300" r="430">
          <stop offset="0" stop-color="#fff1c9" />
          <stop offset=".16" stop-color="#c99b3f" />
          <stop offset=".42" stop-color="#3c2f24" />
          <stop offset="1" stop-color="#0f1113" />
        </radialGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill="url(#throne-light)" />
      {rays.map(({ faction, wedge, lines }) => (
        <g key={faction} style={{ color: `var(--${faction})` }}>
          <path d={wedge} fill="currentColor" fill-opacity=".2" />
          <path d={lines} fill="none" stroke="currentColor" stroke-opacity=".5" stroke-width="1.2" />
        </g>
      ))}
      <rect y="468" width={WIDE} height="140" fill="#0c0b0b" />
      <path d={floor} class="floor-lines" />
      <circle class="halo" cx="400" cy="300" r="150" />
      <Emblem name="stone-throne" x={400} y={356} size={262} />
      {rays.map(({ faction, sign: [x, y] }) => (
        <g
          key={faction}
          class="sign"
          transform={`translate(${x - 26} ${y - 26}) scale(2.17)`}
          style={{ color: `var(--${faction})` }}
        >
          <path d={glyphPath(faction)} />
          <text x="12" y={faction === 'fire' ? 19.5 : 16.8} text-anchor="middle">
            {LETTERS[faction]}
          </text>
        </g>
      ))}
    </svg>
  )
}
