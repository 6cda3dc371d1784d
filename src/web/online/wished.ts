import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'

/**
 * What somebody has chosen, until the server has said what holds: a box that was ticked stays ticked when the page is
 * drawn again meanwhile, and whatever is chosen next is added to it. Choices are sent one after the other.
 */
export function useWished<T>(
  held: T,
): readonly [shown: T, wish: (value: T, send: () => Promise<unknown>) => void] {
  const wished = useSignal<{ readonly value: T } | null>(null)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const wish = (value: T, send: () => Promise<unknown>): void => {
    const own = { value }
    wished.value = own
    sent.current = sent.current.then(send).finally(() => {
      if (wished.peek() === own) wished.value = null
    })
  }
  return [wished.value === null ? held : wished.value.value, wish]
}
