import { useId, useMemo } from 'preact/hooks'
import { burin, type GroundName, ground, seeded } from './art.ts'
import { icon } from './icons.ts'

/** A small picture in one colour, as high as the words beside it. */
export function Icon({ name, class: extra = '' }: { readonly name: string | null; readonly class?: string }) {
  return (
    <svg class={`glyph ${extra}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={icon(name)} />
    </svg>
  )
}

interface EngravingProps {
  /** Decides every chance stroke. */
  readonly seed: string
  readonly picture: string | null
  readonly ground: GroundName
}

const SIZE = 122
const PLACE = `translate(${100 - SIZE / 2} ${100 - SIZE / 2}) scale(${(SIZE / 512).toFixed(4)})`

/**
 * A card's picture: the icon cut like an engraving over a ground that follows the card's kind. Its two
 * colours are the custom properties --tint and --tint2 of whatever it stands in.
 */
export function Engraving({ seed, picture, ground: name }: EngravingProps) {
  const id = useId()
  const { lines, tones, strokes, height } = useMemo(() => {
    const rand = seeded(seed)
    const { lines, tones } = ground(name, rand)
    return { lines, tones, strokes: burin(rand), height: 44 + rand() * 10 }
  }, [seed, name])
  const d = icon(picture)
  return (
    <svg class="art" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}b`} cx="50%" cy={`${height}%`} r="72%">
          <stop offset="0" stop-color="var(--tint)" stop-opacity=".62" />
          <stop offset=".5" stop-color="var(--tint2)" stop-opacity=".26" />
          <stop offset="1" stop-color="var(--tint2)" stop-opacity=".06" />
        </radialGradient>
        <linearGradient id={`${id}f`} x1=".15" y1="0" x2=".85" y2="1">
          <stop offset="0" stop-color="#fffaf0" />
          <stop offset=".45" stop-color="#f1e6d0" />
          <stop offset="1" stop-color="var(--tint2)" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <path transform={PLACE} d={d} />
        </clipPath>
      </defs>
      <rect width="200" height="200" fill="#0b1012" />
      <rect width="200" height="200" fill={`url(#${id}b)`} />
      <g fill="var(--tint)" fill-opacity=".5">
        {tones.map((tone) => (
          <path key={tone.d} d={tone.d} opacity={tone.opacity.toFixed(2)} />
        ))}
      </g>
      <path d={lines} fill="none" stroke="var(--tint)" stroke-opacity=".42" stroke-width=".9" />
      <g transform="translate(3.5 4.5)">
        <path
          transform={PLACE}
          d={d}
          fill="#050708"
          fill-opacity=".72"
          stroke="#050708"
          stroke-opacity=".55"
          stroke-width="20"
        />
      </g>
      <path transform={PLACE} d={d} fill={`url(#${id}f)`} stroke="#0a0d0e" stroke-width="7" />
      <path d={strokes} clip-path={`url(#${id}c)`} fill="#10161a" fill-opacity=".62" />
    </svg>
  )
}
