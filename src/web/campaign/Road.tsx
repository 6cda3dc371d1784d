import type { CampaignShown, ChapterView } from '../../campaign/view.ts'
import { at, ring, seeded, TAU } from '../card/art.ts'
import { Icon } from '../card/Picture.tsx'
import { Said } from '../page/Said.tsx'
import { speaking } from '../page/words.ts'
import { CHAPTER_PICTURES, WAX } from './pictures.ts'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)

/** Where each chapter lies on a wide map and on an upright one, in hundredths. */
const PLACES: readonly (readonly [x: number, y: number, px: number, py: number])[] = [
  [10, 74, 24, 92],
  [23, 44, 74, 82],
  [36, 70, 26, 71],
  [49, 38, 72, 60],
  [61, 70, 26, 49],
  [73, 38, 74, 38],
  [83, 72, 30, 26],
  [92, 42, 72, 13],
]

const WIDE = { x: 10, y: 5 } as const

function way(points: readonly (readonly [number, number])[], upright: boolean): string {
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${x} ${y}`
      const [a, b] = points[i - 1]!
      const [mx, my] = [(a + x) / 2, (b + y) / 2]
      return upright ? `C${a} ${my} ${x} ${my} ${x} ${y}` : `C${mx} ${b} ${mx} ${y} ${x} ${y}`
    })
    .join('')
}

/** Lines of height around four hills: the same land in every campaign. */
const LAND = (() => {
  const rand = seeded('map')
  let d = ''
  for (let k = 0; k < 4; k++) {
    const [cx, cy, phase] = [120 + k * 260, 90 + rand() * 320, rand() * TAU]
    for (let r = 30; r < 210; r += 18)
      d += ring(50, (t) => {
        const wide = r * (1 + 0.18 * Math.sin(t * TAU * 2 + phase) + 0.1 * Math.sin(t * TAU * 3 + r / 60))
        return at(wide, t * TAU, cx, cy)
      })
  }
  return d
})()

/** Peaks between the boxes, and the roofs of the city where the road begins. */
const HILLS = [
  [160, 250, 26],
  [300, 190, 34],
  [430, 400, 22],
  [555, 300, 30],
  [680, 210, 20],
  [790, 250, 28],
  [905, 410, 24],
]
  .map(
    ([x, y, r]) =>
      `M${x! - r!} ${y! + r!}L${x!} ${y! - r!}L${x! + r!} ${y! + r!}M${x!} ${y! - r!}l${r! / 3} ${r!}`,
  )
  .join('')
const CITY =
  'M2 58V34h10V24l6-8 6 8v10h8V18l5-12 5 12v8h8V12l7-10 7 10v20h8V20l6-9 6 9v10h9V26l5-8 5 8v32' +
  'M18 58V46h6v12M50 58V44h8v14M84 58V46h6v12M32 40h4M44 34h4M70 30h4M70 40h4M98 40h4'

/** The road before anybody has set out: every box is sealed. Only a picture. */
export function SealedRoad() {
  const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VII']
  const chapters = numerals.map(
    (numeral, i): ChapterView => ({ id: String(i), numeral, nemesis: null, status: 'sealed', attempts: 0 }),
  )
  return (
    <div class="sealed-road" aria-hidden="true">
      <Road chapters={chapters} />
    </div>
  )
}

/** The road from box to box; what is sealed shows wax and a number, and no name. */
export function Road({ chapters }: Pick<CampaignShown, 'chapters'>) {
  const reached = Math.max(
    0,
    chapters.findLastIndex(({ status }) => status !== 'sealed'),
  )
  const wide = PLACES.map(([x, y]) => [x * WIDE.x, y * WIDE.y] as const)
  const upright = PLACES.map(([, , x, y]) => [x * WIDE.x, y * WIDE.y] as const)
  const behind = chapters.filter(({ status }) => ['won', 'lost', 'movedOn'].includes(status)).length
  return (
    <section class="road-map" aria-label={w.value.mapLabel}>
      <div class="map-title">
        <h2>{w.value.map}</h2>
        <small>{w.value.behind(behind)}</small>
      </div>
      <svg class="wide-road" viewBox="0 0 1000 500" preserveAspectRatio="none" aria-hidden="true">
        <path class="land" d={LAND} />
        <path class="hills" d={HILLS} />
        <path class="road all" d={way(wide, false)} />
        <path class="road gone" d={way(wide.slice(0, reached + 1), false)} />
      </svg>
      <svg class="tall-road" viewBox="0 0 1000 500" preserveAspectRatio="none" aria-hidden="true">
        <path class="road all" d={way(upright, true)} />
        <path class="road gone" d={way(upright.slice(0, reached + 1), true)} />
      </svg>
      <svg class="city-picture" viewBox="0 0 120 60" aria-hidden="true">
        <path d={CITY} />
      </svg>
      <ol>
        {chapters.map((chapter, i) => (
          <Node key={chapter.id} chapter={chapter} place={PLACES[i]!} />
        ))}
      </ol>
    </section>
  )
}

function Node({
  chapter: { id, numeral, nemesis, status, attempts },
  place: [x, y, px, py],
}: {
  readonly chapter: ChapterView
  readonly place: readonly [number, number, number, number]
}) {
  const { chapter, sealed } = w.value
  const name = nemesis ?? sealed
  const note =
    attempts > 1 ? `${w.value.status[status]}, ${w.value.attempt(attempts)}` : w.value.status[status]
  return (
    <li class={`node ${status}`} style={{ '--x': x, '--y': y, '--px': px, '--py': py }}>
      <Said as={`${chapter(numeral, name)}, ${note}`}>
        <span class="box">
          <Icon name={nemesis === null ? WAX : CHAPTER_PICTURES[id]!} />
          {nemesis === null && <i>{numeral}</i>}
        </span>
        <b>{name}</b>
        {status !== 'sealed' && <small>{note}</small>}
      </Said>
    </li>
  )
}
