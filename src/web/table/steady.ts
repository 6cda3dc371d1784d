import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Two presses so near in time and place are one gesture. */
const GESTURE = { ms: 320, px: 24 }

/**
 * What comes under a finger that is still tapping was not meant: the second press of a double tap is taken out
 * when the first one has changed what is asked.
 */
export function useSteadyHand(table: RefObject<HTMLElement>): void {
  useEffect(() => {
    const at = () => table.current?.getAttribute('data-at')
    let last: {
      readonly time: number
      readonly x: number
      readonly y: number
      at: string | null | undefined
    } | null = null
    const onClick = (event: MouseEvent) => {
      // A key press is a click without a place.
      if (event.detail === 0) return
      const { clientX: x, clientY: y, timeStamp: time } = event
      const again =
        last !== null &&
        time - last.time < GESTURE.ms &&
        Math.hypot(x - last.x, y - last.y) < GESTURE.px &&
        last.at !== at()
      if (again) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      last = { time, x, y, at: at() }
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
}
