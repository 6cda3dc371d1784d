import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** What can be chosen, where it lies; the list of answers stands for what lies nowhere. */
const LIT = [
  'main.table .card.can',
  'main.table :is(.hit, .breach-hit, .mat .chip, .ability .chip)',
  '.answer-bar .opt:not(.off)',
].join(', ')

interface Places {
  readonly thing: DOMRect
  readonly box: DOMRect
}

interface SpotlightProps {
  /** The box with the sentence. */
  readonly from: RefObject<HTMLElement>
  readonly step: number
  /** The box lies over the thing. */
  readonly covered: () => void
}

const overlap = ({ thing, box }: Places): boolean =>
  thing.left < box.right && box.left < thing.right && thing.top < box.bottom && box.top < thing.bottom

const isSeen = (e: Element): boolean => e.getClientRects().length > 0 && e.checkVisibility()

/** A ring around the thing that the teacher speaks of, and a line from the sentence to it. Nothing of it can be pressed. */
export function Spotlight({ from, step, covered }: SpotlightProps) {
  const places = useSignal<Places | null>(null)
  useEffect(() => {
    let moved = false
    const look = () => {
      const thing = [...document.querySelectorAll(LIT)].find(isSeen)
      const box = from.current?.getBoundingClientRect()
      places.value =
        thing === undefined || box === undefined ? null : { thing: thing.getBoundingClientRect(), box }
      // Once a step, so that nothing dances where both places are taken.
      if (moved || places.value === null || !overlap(places.value)) return
      moved = true
      covered()
      requestAnimationFrame(look)
    }
    // What moved has come to rest.
    const frame = requestAnimationFrame(look)
    const watcher = new ResizeObserver(look)
    watcher.observe(document.body)
    const timer = setInterval(look, 400)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
      watcher.disconnect()
    }
  }, [step])
  if (places.value === null) return null
  const { thing, box } = places.value
  const end = { x: thing.left + thing.width / 2, y: thing.top + (box.top > thing.top ? thing.height : 0) }
  const start = {
    x: box.left > end.x ? box.left : Math.min(box.right, Math.max(box.left, end.x)),
    y: box.top + box.height / 2,
  }
  return (
    <div class="spotlight" aria-hidden="true">
      <span
        class="spot"
        style={{
          left: `${thing.left - 6}px`,
          top: `${thing.top - 6}px`,
          width: `${thing.width + 12}px`,
          height: `${thing.height + 12}px`,
        }}
      />
      <svg aria-hidden="true">
        <path d={`M${start.x} ${start.y}Q${end.x} ${start.y} ${end.x} ${end.y}`} />
        <circle cx={end.x} cy={end.y} r="5" />
      </svg>
    </div>
  )
}
