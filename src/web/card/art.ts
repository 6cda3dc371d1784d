/**
 * The ground behind a card's picture: lines and tones that follow its kind or faction. Everything is
 * seeded by the card's id, so a card always looks the same and no two look alike.
 */

export type Rand = () => number

export function seeded(text: string): Rand {
  let h = 2166136261
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return (h >>> 0) / 4294967296
  }
}

export const TAU = Math.PI * 2

/** A point at a distance and angle from the middle of a 200 x 200 picture. */
export const at = (r: number, angle: number, x = 100, y = 100): string =>
  `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`

/** A closed line through points on the way round. */
export const ring = (n: number, point: (turn: number) => string): string =>
  `M${Array.from({ length: n }, (_, i) => point(i / n)).join('L')}Z`

/** A soft shape under the lines. */
export interface Tone {
  readonly d: string
  readonly opacity: number
}

export interface Ground {
  /** One path, stroked. */
  readonly lines: string
  readonly tones: readonly Tone[]
}

const disc = (r: number, opacity: number, x = 100, y = 100): Tone => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  opacity,
})

/** A cut stone seen from above. */
function facets(rand: Rand): Ground {
  const n = 7 + Math.floor(rand() * 3)
  const turn = rand() * TAU
  let lines = ''
  const tones: Tone[] = []
  for (let i = 0; i < n; i++) {
    const a = turn + (i / n) * TAU
    const b = turn + ((i + 1) / n) * TAU
    const m = (a + b) / 2
    const inner = `M${at(54, a)}L${at(54, b)}L${at(96, m)}Z`
    lines += `${inner}M${at(96, m)}L${at(160, a)}M${at(96, m)}L${at(160, b)}M${at(96, m)}L${at(170, m)}`
    tones.push({ d: inner, opacity: rand() * 0.5 })
    tones.push({ d: `M${at(96, m)}L${at(170, m)}L${at(160, b)}Z`, opacity: rand() * 0.35 })
  }
  return { lines, tones }
}

/** A breach that ripples outward. */
function rings(rand: Rand): Ground {
  const k = 3 + Math.floor(rand() * 4)
  const phase = rand() * TAU
  let lines = ''
  for (let r = 34; r < 150; r += 7)
    lines += ring(48, (t) => at(r + Math.sin(t * TAU * k + phase + r / 16) * (r / 22), t * TAU))
  return { lines, tones: [disc(62, 0.35)] }
}

/** The light round a made thing. */
function rays(rand: Rand): Ground {
  const n = 36 + Math.floor(rand() * 3) * 6
  const turn = rand()
  let lines = ring(60, (t) => at(60, t * TAU)) + ring(60, (t) => at(64, t * TAU))
  for (let i = 0; i < n; i++) {
    const a = turn + (i / n) * TAU
    lines += `M${at(i % 2 ? 64 : 56, a)}L${at(i % 3 ? 108 : 150, a)}`
  }
  return { lines, tones: [disc(60, 0.4)] }
}

/** Blows that fall. */
function slashes(rand: Rand): Ground {
  let lines = ''
  for (let i = -10; i < 22; i++) {
    const length = 60 + rand() * 120
    const x = (i * 12 + rand() * 8).toFixed(0)
    lines += `M${x} ${(rand() * 90).toFixed(0)}l${(length * 0.62).toFixed(0)} ${length.toFixed(0)}`
  }
  const tones = Array.from({ length: 4 }, () => ({
    d: `M${(rand() * 160 - 30).toFixed(0)} -5l124 210l14 0z`,
    opacity: 0.25 + rand() * 0.3,
  }))
  return { lines, tones }
}

/** A body under the ground. */
function contours(rand: Rand): Ground {
  const [p, q, s] = [rand() * TAU, rand() * TAU, rand() * TAU]
  const x = 86 + rand() * 28
  const y = 96 + rand() * 20
  let lines = ''
  for (let r = 26; r < 170; r += 8)
    lines += ring(60, (t) => {
      const a = t * TAU
      const swell =
        1 + 0.16 * Math.sin(a * 2 + p) + 0.1 * Math.sin(a * 3 + q) + 0.05 * Math.sin(a * 5 + s + r / 30)
      return at(r * swell, a, x, y)
    })
  return { lines, tones: [disc(64, 0.35, Math.round(x), Math.round(y))] }
}

/** A figure that winds tighter until it goes off. */
function pursuit(rand: Rand): Ground {
  const n = 4 + Math.floor(rand() * 3)
  const step = 0.13
  let lines = ''
  let r = 170
  let turn = rand() * TAU
  for (let i = 0; i < 26; i++) {
    const [size, angle] = [r, turn]
    lines += ring(n, (t) => at(size, angle + t * TAU))
    r *= Math.cos(Math.PI / n) / Math.cos(Math.PI / n - step)
    turn += step
  }
  return { lines, tones: [disc(58, 0.4)] }
}

function burst(rand: Rand): Ground {
  let lines = ''
  const tones: Tone[] = []
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * TAU + rand() * 0.1
    const w = 0.02 + rand() * 0.04
    const r = 50 + rand() * 26
    tones.push({ d: `M${at(r, a)}L${at(170, a - w)}L${at(170, a + w)}Z`, opacity: 0.2 + rand() * 0.5 })
    lines += `M${at(r + 8, a + 0.12)}L${at(150, a + 0.12)}`
  }
  return { lines, tones }
}

/** Something that spreads: threads that branch away from one spot. */
function threads(rand: Rand): Ground {
  let lines = ''
  const x = 60 + rand() * 80
  const y = 60 + rand() * 80
  for (let i = 0; i < 26; i++) {
    let a = (i / 26) * TAU + rand() * 0.2
    let [px, py] = [x, y]
    lines += `M${px.toFixed(0)} ${py.toFixed(0)}`
    for (let k = 0; k < 14; k++) {
      a += (rand() - 0.5) * 0.9
      px += Math.cos(a) * 12
      py += Math.sin(a) * 12
      lines += `L${px.toFixed(1)} ${py.toFixed(1)}`
    }
  }
  return { lines, tones: [disc(52, 0.4, Math.round(x), Math.round(y))] }
}

/** A ring of kneeling figures, or of candles. */
function circle(rand: Rand): Ground {
  const n = 9 + Math.floor(rand() * 5)
  const turn = rand() * TAU
  let lines = [58, 66, 104, 112].map((r) => ring(72, (t) => at(r, t * TAU))).join('')
  for (let i = 0; i < n; i++)
    for (let k = i + 2; k < n; k += 2)
      lines += `M${at(104, turn + (i / n) * TAU)}L${at(104, turn + (k / n) * TAU)}`
  return { lines, tones: [disc(62, 0.42)] }
}

/** Rising heat. */
function fire(rand: Rand): Ground {
  const phase = rand() * TAU
  const k = 1 + rand()
  let lines = ''
  for (let x = -20; x <= 220; x += 8) {
    const points = Array.from({ length: 21 }, (_, i) => {
      const pull = (x - 100) * (i / 20) * 0.45
      const wave = Math.sin((i / 2.4) * k + phase + x / 34) * (2 + i / 3.2)
      return `${(x - pull + wave).toFixed(1)} ${200 - i * 10}`
    })
    lines += `M${points.join('L')}`
  }
  return { lines, tones: [{ d: 'M30 200Q70 120 100 20Q130 120 170 200Z', opacity: 0.4 }] }
}

/** A sun over dunes. */
function time(rand: Rand): Ground {
  const y = Math.round(118 + rand() * 14)
  let lines = ''
  for (let i = 0; i < 25; i++) {
    const a = Math.PI + (i / 24) * Math.PI
    lines += `M${at(66, a, 100, y)}L${at(i % 2 ? 96 : 170, a, 100, y)}`
  }
  for (let r = 20; r <= 62; r += 7) lines += `M${100 - r} ${y}A${r} ${r} 0 0 1 ${100 + r} ${y}`
  for (let i = 0; i < 9; i++) {
    const dune = y + 4 + i * 8
    lines += `M-4 ${dune}Q60 ${(dune - 8 + (rand() - 0.5) * 18).toFixed(1)} 100 ${dune}T204 ${dune}`
  }
  return { lines, tones: [{ d: `M34 ${y}A66 66 0 0 1 166 ${y}Z`, opacity: 0.45 }] }
}

/** Plates, one over another. */
function justice(rand: Rand): Ground {
  const s = 15 + Math.floor(rand() * 4)
  let lines = ''
  for (let y = -1; y < 16; y++)
    for (let x = -1; x < 8; x++) {
      const px = x * s * 2 + (y % 2 ? s : 0)
      const py = y * s
      lines += `M${px} ${py}l${s} ${s * 0.8}l${s} ${-s * 0.8}`
      lines += `M${px + 4} ${py + 6}l${s - 4} ${s * 0.6}l${s - 4} ${-s * 0.6}`
    }
  return { lines, tones: [{ d: 'M100 18L172 60V120L100 186L28 120V60Z', opacity: 0.42 }] }
}

/** Lightning through ice. */
function primal(rand: Rand): Ground {
  let lines = ''
  for (let i = 0; i < 15; i++) {
    let x = i * 15 - 5
    let y = -5
    lines += `M${x} ${y}`
    while (y < 205) {
      x += (rand() - 0.5) * 26
      y += 12 + rand() * 22
      lines += `L${x.toFixed(0)} ${y.toFixed(0)}`
    }
  }
  const tones = Array.from({ length: 6 }, () => ({
    d: `M${(rand() * 200).toFixed(0)} ${(rand() * 200).toFixed(0)}l${(rand() * 50).toFixed(0)} ${(-rand() * 70).toFixed(0)}l${(rand() * 30).toFixed(0)} 80z`,
    opacity: rand() * 0.4,
  }))
  return { lines, tones }
}

/** Crescents that fall inward. */
function shadow(rand: Rand): Ground {
  const side = rand() < 0.5 ? 1 : -1
  const tilt = (rand() - 0.5) * 1.2
  let lines = ''
  for (let r = 30; r < 170; r += 8) {
    const shift = (170 - r) * 0.2 * side
    lines += ring(54, (t) => at(r, t * TAU, 100 + shift * Math.cos(tilt), 100 + shift * Math.sin(tilt)))
  }
  return { lines, tones: [disc(64, 0.4, 100 + 20 * side)] }
}

const GROUNDS = {
  facets,
  rings,
  rays,
  slashes,
  contours,
  pursuit,
  burst,
  threads,
  circle,
  fire,
  time,
  justice,
  primal,
  shadow,
} as const

export type GroundName = keyof typeof GROUNDS

export const ground = (name: GroundName, rand: Rand): Ground => GROUNDS[name](rand)

/** Burin strokes: wedges that start at nothing on the lit side and swell into the shade. */
export function burin(rand: Rand): string {
  const lean = 0.5 + rand() * 0.35
  let d = ''
  for (let i = 0; i < 64; i++) {
    const y = -50 + i * 4.5
    const x = 62 + rand() * 16
    d += `M${x.toFixed(0)} ${(y + 110 - (x - 20) * lean).toFixed(1)}L200 ${(y + 110 - 180 * lean).toFixed(1)}l0 3.9Z`
  }
  return d
}
