import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { motion } from '../../page/settings.ts'
import type { Moment } from '../../source/source.ts'
import type { GameFace, Spark } from '../table-parts.ts'

/**
 * Motion that explains: a card flies from where it was to where it is now, and what hurts leaves its source
 * and lands on its target. Nothing waits for it: it is drawn over a table that is already as it will be.
 */
const FLIGHT: Readonly<Record<string, number>> = { off: 0, fast: 150, normal: 280 }
const LAND = 'cubic-bezier(0.2, 0.9, 0.25, 1)'
/** A card that only makes room for others is not worth a look. */
const NUDGE = 3

interface PlacedCard {
  readonly zone: string
  readonly card: string
  readonly box: DOMRect
}

interface PlacedElement extends PlacedCard {
  readonly element: HTMLElement
}

/** Everything with a place, by zone, card and how many of the same lie before it. */
function placedElements(root: HTMLElement): Map<string, PlacedElement> {
  const found = new Map<string, PlacedElement>()
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
  { zone, card }: PlacedElement,
  gone: Map<string, PlacedCard>,
  before: Map<string, PlacedCard>,
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
    const previous = [...before.values()].find((each) => each.zone.startsWith(from) && each.card === card)
    const box = previous?.box ?? pile?.getBoundingClientRect()
    if (box !== undefined) return box
  }
  for (const [key, previous] of gone)
    if (previous.card === card) {
      gone.delete(key)
      return previous.box
    }
  return null
}

/** Where the first of these lies that can be seen. */
function boxOf(root: HTMLElement, selector: string): DOMRect | null {
  for (const element of root.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect()
    if (box.width > 0) return box
  }
  return null
}

/** How long a number stands at what was hit. */
const STANDS = 1_800

/** By how much something changed, at the thing itself. */
function pop(root: HTMLElement, by: number, box: DOMRect, delay: number, moves: boolean): void {
  const [x, y] = centre(box)
  const number = document.createElement('span')
  number.className = `table-pop ${by < 0 ? 'harm' : 'good'}`
  number.ariaHidden = 'true'
  number.textContent = by < 0 ? `−${-by}` : `+${by}`
  number.style.left = `${x}px`
  number.style.top = `${y}px`
  root.append(number)
  const still = { transform: 'translate(-50%, -50%)', opacity: 1 }
  const shown = number.animate(
    moves
      ? [
          { transform: 'translate(-50%, -20%) scale(0.6)', opacity: 0 },
          { ...still, offset: 0.12 },
          { ...still, offset: 0.75 },
          { transform: 'translate(-50%, -110%)', opacity: 0 },
        ]
      : [still, still],
    { duration: STANDS, delay, fill: 'backwards' },
  )
  shown.onfinish = () => number.remove()
  shown.oncancel = () => number.remove()
}

/** A spark from one place to another, drawn over everything. */
function spark(
  root: HTMLElement,
  { from, kind }: Spark,
  end: DOMRect,
  delay: number,
  duration: number,
): void {
  const start = boxOf(root, from)
  if (start === null) return
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

const NOWHERE: Map<string, PlacedCard> = new Map()

/** What flies, with the place of what it hits: that may be gone when it is drawn. */
interface Aimed {
  readonly spark: Spark
  readonly box: DOMRect | null
}
const NOTHING: readonly Aimed[] = []

/** Follows the cards of the table from moment to moment. */
export function useFlights(root: RefObject<HTMLElement>, moment: Moment, face: GameFace): void {
  const before = useRef<Map<string, PlacedCard>>(NOWHERE)
  const aimed = useRef(NOTHING)
  const at = useRef(moment)
  const duration = FLIGHT[motion.peek()] ?? 0
  // Nothing has moved yet while this is drawn: that is when looking costs least.
  if (at.current !== moment && root.current !== null) {
    const { current } = root
    if (duration > 0) before.current = placedElements(current)
    if (moment.log.length > at.current.log.length)
      aimed.current = (face.sparks?.(moment) ?? []).map((each) => ({
        spark: each,
        box: boxOf(current, each.to),
      }))
  }
  useLayoutEffect(() => {
    const { current } = root
    const last = before.current
    const hits = aimed.current
    before.current = NOWHERE
    aimed.current = NOTHING
    if (current !== null && at.current !== moment) {
      // Numbers that do not move away stand until the next thing happens, at most.
      if (duration === 0) for (const number of current.querySelectorAll('.table-pop')) number.remove()
      if (last.size > 0) {
        const now = placedElements(current)
        const gone = new Map([...last].filter(([key]) => !now.has(key)))
        for (const [key, each] of now) {
          const from = last.get(key)?.box ?? origin(each, gone, last, moment, face.moved, current)
          if (from !== null) fly(each.element, from, each.box, duration)
        }
      }
      hits.forEach(({ spark: each, box: then }, i) => {
        const box = then ?? boxOf(current, each.to)
        if (box === null) return
        const delay = duration === 0 ? 0 : i * 90
        if (duration > 0) spark(current, each, box, delay, duration)
        if (each.by !== undefined) pop(current, each.by, box, delay, duration > 0)
      })
    }
    at.current = moment
  }, [moment])
}
