import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { motion } from '../page/settings.ts'
import type { Moment } from '../source/source.ts'
import type { GameFace, Spark } from './table-parts.ts'

/**
 * Motion that explains: a card flies from where it was to where it is now, and what hurts leaves its source
 * and lands on its target. Nothing waits for it: it is drawn over a table that is already as it will be.
 */
const FLIGHT: Readonly<Record<string, number>> = { off: 0, fast: 150, normal: 280 }
const LAND = 'cubic-bezier(0.2, 0.9, 0.25, 1)'
/** A card that only makes room for others is not worth a look. */
const NUDGE = 3

interface Lying {
  readonly zone: string
  readonly card: string
  readonly box: DOMRect
}

interface Laid extends Lying {
  readonly element: HTMLElement
}

/** Everything with a place, by zone, card and how many of the same lie before it. */
function laid(root: HTMLElement): Map<string, Laid> {
  const found = new Map<string, Laid>()
  const counts = new Map<string, number>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-place][data-card]')) {
    const place = element.dataset.place ?? ''
    const zone = place.slice(0, place.lastIndexOf('/'))
    const card = element.dataset.card ?? ''
    const n = counts.get(`${zone} ${card}`) ?? 0
    counts.set(`${zone} ${card}`, n + 1)
    found.set(`${zone} ${card} ${n}`, { zone, card, box: element.getBoundingClientRect(), element })
  }
  return found
}

const centre = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
]

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  if (to.width === 0 || from.width === 0) return
  const [x, y] = centre(from)
  const [u, v] = centre(to)
  if (Math.abs(x - u) < NUDGE && Math.abs(y - v) < NUDGE) return
  element.animate(
    [
      { transform: `translate(${x - u}px, ${y - v}px) scale(${from.width / to.width})`, zIndex: 30 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration, easing: LAND },
  )
}

/** Where a card came from: what the game told, else one of the same name that is gone. */
function origin(
  { zone, card }: Laid,
  gone: Map<string, Lying>,
  before: Map<string, Lying>,
  moment: Moment,
  moved: GameFace['moved'],
  root: HTMLElement,
): DOMRect | null {
  for (const { event } of moment.log.slice(moment.log.length - moment.fresh).reverse()) {
    const move = moved(event)
    if (move === null || !zone.startsWith(move.to)) continue
    if (move.card !== undefined && move.card !== card) continue
    const { from } = move
    const pile = root.querySelector(`[data-zone="${CSS.escape(from)}"]`)
    const lay = [...before.values()].find((each) => each.zone.startsWith(from) && each.card === card)
    const box = lay?.box ?? pile?.getBoundingClientRect()
    if (box !== undefined) return box
  }
  for (const [key, lay] of gone)
    if (lay.card === card) {
      gone.delete(key)
      return lay.box
    }
  return null
}

/** A spark from one place to another, drawn over everything. */
function spark(root: HTMLElement, { from, to, kind }: Spark, delay: number, duration: number): void {
  const [source, target] = [root.querySelector(from), root.querySelector(to)]
  if (source === null || target === null) return
  const [start, end] = [source.getBoundingClientRect(), target.getBoundingClientRect()]
  if (start.width === 0 || end.width === 0) return
  const [x, y] = centre(start)
  const [u, v] = centre(end)
  const dot = document.createElement('span')
  dot.className = `table-spark ${kind}`
  root.append(dot)
  const turn = Math.atan2(v - y, u - x)
  const at = (px: number, py: number, size: number) =>
    `translate(${px}px, ${py}px) rotate(${turn}rad) scale(${size})`
  const flight = dot.animate(
    [
      { transform: at(x, y, 0.4), opacity: 0 },
      { transform: at(x, y, 1), opacity: 1, offset: 0.15 },
      { transform: at(u, v, 1), opacity: 1, offset: 0.8 },
      { transform: at(u, v, 2.4), opacity: 0 },
    ],
    { duration: duration * 1.5, delay, easing: 'ease-in', fill: 'backwards' },
  )
  flight.onfinish = () => dot.remove()
  flight.oncancel = () => dot.remove()
}

const NOWHERE: Map<string, Lying> = new Map()

/** Follows the cards of the table from moment to moment. */
export function useFlights(root: RefObject<HTMLElement>, moment: Moment, face: GameFace): void {
  const before = useRef<Map<string, Lying>>(NOWHERE)
  const at = useRef(moment)
  const duration = FLIGHT[motion.peek()] ?? 0
  // Nothing has moved yet while this is drawn: that is when looking costs least.
  if (at.current !== moment && duration > 0 && root.current !== null) before.current = laid(root.current)
  useLayoutEffect(() => {
    const { current } = root
    const last = before.current
    before.current = NOWHERE
    if (current !== null && last.size > 0 && at.current !== moment) {
      const now = laid(current)
      const gone = new Map([...last].filter(([key]) => !now.has(key)))
      for (const [key, each] of now) {
        const from = last.get(key)?.box ?? origin(each, gone, last, moment, face.moved, current)
        if (from !== null) fly(each.element, from, each.box, duration)
      }
      if (moment.log.length > at.current.log.length)
        face.sparks?.(moment).forEach((each, i) => {
          spark(current, each, i * 90, duration)
        })
    }
    at.current = moment
  }, [moment])
}
