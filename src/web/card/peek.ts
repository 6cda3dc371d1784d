import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { CardEntry, Sum } from '../../language/face.ts'
import type { Badge } from './Card.tsx'

/** A card whose full face is shown beside it. */
export interface Peeked {
  readonly entry: CardEntry
  readonly now?: Readonly<Record<string, number>> | undefined
  readonly badges?: readonly Badge[]
  readonly why?: string | (() => Promise<string | null>) | undefined
  readonly note?: string | undefined
  readonly numbers?: (() => Promise<readonly Sum[]>) | undefined
}

interface Peek extends Peeked {
  readonly beside: DOMRect
  /** It stays until it is closed: it was asked for by a press, not by a glance. */
  readonly held: boolean
}

export const peeking = signal<Peek | null>(null)

const GLANCE = 140
const LONG_PRESS = 420

let timer = 0

function show(what: Peeked, element: Element, held: boolean): void {
  clearTimeout(timer)
  peeking.value = { ...what, beside: element.getBoundingClientRect(), held }
}

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

/**
 * A small face carries what is needed from across the room; its words are one gesture away: rest the
 * pointer on it, focus it, or press it for a moment. A press on a card that cannot be chosen shows it too.
 */
export function peekHandlers(what: Peeked, choose: (() => void) | undefined): Handlers {
  return {
    onClick(event) {
      if (pressedLong) {
        pressedLong = false
        return
      }
      if (choose !== undefined) {
        hidePeek()
        choose()
      } else show(what, event.currentTarget, true)
    },
    onPointerEnter(event) {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return
      const element = event.currentTarget
      clearTimeout(timer)
      timer = window.setTimeout(() => show(what, element, false), GLANCE)
    },
    onPointerLeave: leave,
    onPointerDown(event) {
      pressedLong = false
      if (event.pointerType === 'mouse') {
        leave()
        return
      }
      const element = event.currentTarget
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        pressedLong = true
        show(what, element, true)
      }, LONG_PRESS)
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    onContextMenu(event) {
      event.preventDefault()
      show(what, event.currentTarget, true)
    },
    onFocus(event) {
      if (event.currentTarget.matches(':focus-visible')) show(what, event.currentTarget, false)
    },
    onBlur: leave,
  }
}
