import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { CardEntry, Sum } from '../../language/face.ts'
import type { WhyNot } from '../../language/label.ts'
import { tapping } from '../page/settings.ts'
import type { Badge } from './Card.tsx'

/** A card whose full face is shown beside it. */
export interface Peeked {
  readonly entry: CardEntry
  readonly now?: Readonly<Record<string, number>> | undefined
  readonly badges?: readonly Badge[]
  readonly why?: (() => Promise<WhyNot | null>) | undefined
  readonly note?: string | undefined
  readonly numbers?: (() => Promise<readonly Sum[]>) | undefined
}

/** What choosing a card does. */
export interface Choosing {
  readonly label: string
  readonly act: () => void
  /** It is taken back by choosing it again: a touch does it at once. */
  readonly light?: boolean | undefined
}

/** What else can be said about a thing by its place on the table, where there is something. */
export const aboutPlace = signal<((place: string) => Choosing | null) | null>(null)

interface Peek extends Peeked {
  /** Null for what does not lie on the table. */
  readonly place: string | null
  /** What a press on the button, or a second one on the card, does. */
  readonly choose?: Choosing | undefined
  readonly beside: DOMRect
  /** It stays until it is closed: it was asked for by a press, not by a glance. */
  readonly held: boolean
}

export const peeking = signal<Peek | null>(null)

const GLANCE = 140
const LONG_PRESS = 420

let timer = 0

function show(what: Peeked, element: Element, held: boolean, choose?: Choosing): void {
  clearTimeout(timer)
  const place = element.getAttribute('data-place')
  peeking.value = { ...what, choose, place, beside: element.getBoundingClientRect(), held }
}

/** Where the pointer was when it last moved: what slides under it while it rests is not looked at. */
let rested = { x: Number.NaN, y: Number.NaN }

addEventListener(
  'pointermove',
  ({ clientX: x, clientY: y }) => {
    rested = { x, y }
  },
  { capture: true, passive: true },
)

export function hidePeek(): void {
  clearTimeout(timer)
  peeking.value = null
}

function leave(): void {
  clearTimeout(timer)
  if (peeking.peek()?.held !== true) peeking.value = null
}

type Handlers = Pick<
  JSX.HTMLAttributes<HTMLButtonElement>,
  | 'onClick'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
  | 'onFocus'
  | 'onBlur'
>

let pressedLong = false
/** The last press was a finger's. */
let touched = false

/**
 * A small face carries what is needed from across the room; its words are one gesture away: rest the
 * pointer on it, focus it, or press it for a moment. A press on a card that cannot be chosen shows it too.
 */
export function peekHandlers(what: Peeked, choose: Choosing | undefined): Handlers {
  return {
    onClick(event) {
      if (pressedLong) {
        pressedLong = false
        return
      }
      // A finger cannot look without pressing: the first tap shows, the second acts.
      const looks = touched && tapping.peek() === 'shows' && choose?.light !== true && event.detail > 0
      if (choose !== undefined && !looks) {
        hidePeek()
        choose.act()
      } else show(what, event.currentTarget, true, choose)
    },
    onPointerEnter(event) {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      if (event.clientX === rested.x && event.clientY === rested.y) return
      const element = event.currentTarget
      clearTimeout(timer)
      timer = window.setTimeout(() => show(what, element, false), GLANCE)
    },
    onPointerLeave: leave,
    onPointerDown(event) {
      pressedLong = false
      touched = event.pointerType === 'touch'
      if (event.pointerType === 'mouse') {
        leave()
        return
      }
      const element = event.currentTarget
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        pressedLong = true
        show(what, element, true, choose)
      }, LONG_PRESS)
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    onContextMenu(event) {
      event.preventDefault()
      show(what, event.currentTarget, true, choose)
    },
    onFocus(event) {
      if (event.currentTarget.matches(':focus-visible')) show(what, event.currentTarget, false)
    },
    onBlur: leave,
  }
}
