import { useLayoutEffect, useState } from 'preact/hooks'

/** From one place of the table to another. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly kind: 'aim' | 'block' | 'draft'
}

interface Drawn extends Arrow {
  readonly d: string
  readonly tip: string
}

const boxAt = (place: string): DOMRect | null =>
  document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null

/** A line that leaves its source on the side of its target and lands on the near edge. */
function draw(arrow: Arrow): Drawn[] {
  const a = boxAt(arrow.from)
  const b = boxAt(arrow.to)
  if (a === null || b === null || a.width === 0 || b.width === 0) return []
  const x1 = a.left + a.width / 2
  const x2 = b.left + b.width / 2
  const down = b.top + b.height / 2 >= a.top + a.height / 2
  const y1 = down ? a.bottom - 4 : a.top + 4
  const y2 = down ? b.top - 2 : b.bottom + 2
  const back = down ? -12 : 12
  const apart = (down ? y2 - y1 : y1 - y2) > 8
  const sideways = x2 > x1 ? a.right - 4 : a.left + 4
  const middle = a.top + a.height * (down ? 0.8 : 0.2)
  const d = apart
    ? `M${x1} ${y1}C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2 + back}`
    : `M${sideways} ${middle}Q${x2} ${middle} ${x2} ${y2 + back}`
  return [{ ...arrow, d, tip: `M${x2} ${y2 + (down ? 3 : -3)}l-9 ${down ? -16 : 16}h18z` }]
}

const NONE: readonly Drawn[] = []

/** Arrows over the whole table; they follow when its layout changes. */
export function Arrows({ arrows }: { readonly arrows: readonly Arrow[] }) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>(NONE)
  const wanted = JSON.stringify(arrows)
  useLayoutEffect(() => {
    const list = JSON.parse(wanted) as readonly Arrow[]
    const again = () => setDrawn(list.length === 0 ? NONE : list.flatMap(draw))
    again()
    if (list.length === 0) return
    // Cards step forward and pictures arrive: look once more when they have.
    const later = [120, 420].map((wait) => setTimeout(again, wait))
    addEventListener('resize', again)
    addEventListener('scroll', again, true)
    return () => {
      for (const timer of later) clearTimeout(timer)
      removeEventListener('resize', again)
      removeEventListener('scroll', again, true)
    }
  }, [wanted])
  return (
    <svg class="arrows" aria-hidden="true">
      {drawn.map(({ from, to, kind, d, tip }) => (
        <g key={`${from} ${to}`} class={kind}>
          <path class="under" d={d} />
          <path d={d} />
          <path class="flow" d={d} />
          <path class="tip" d={tip} />
        </g>
      ))}
    </svg>
  )
}
