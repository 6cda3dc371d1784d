import { useEffect, useRef } from 'preact/hooks'

/**
 * A dialogue that lies over everything while it is shown. It is left once: the browser says that one has closed only
 * some time after, when the next one may be open already, and that word must not close the next one.
 */
export function useModal(close: () => void) {
  const box = useRef<HTMLDialogElement>(null)
  const left = useRef(false)
  useEffect(() => {
    const { current } = box
    current?.showModal()
    return () => {
      left.current = true
      current?.close()
    }
  }, [])
  function leave(): void {
    if (left.current) return
    left.current = true
    close()
  }
  return { box, leave }
}
