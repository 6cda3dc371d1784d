import { useLayoutEffect, useRef } from 'preact/hooks'

const PRESSED = 'button:not(:disabled), input, select, a[href]'

/**
 * A dialogue that lies over everything while it is shown. It is left once: the browser says that one has closed only
 * some time after, when the next one may be open already, and that word must not close the next one.
 */
export function useModal(close: () => void) {
  const box = useRef<HTMLDialogElement>(null)
  const left = useRef(false)
  // As soon as it is there: a key that is pressed before the next frame is for it, and not for what lies below.
  useLayoutEffect(() => {
    const { current } = box
    current?.showModal()
    const end = current === null ? () => {} : keepFocusIn(current)
    return () => {
      end()
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

/** A button that is gone once it was pressed leaves the focus to what stands in its part of the dialogue now. */
function keepFocusIn(box: HTMLElement): () => void {
  let part: Element = box
  const focused = ({ target }: FocusEvent): void => {
    part = (target instanceof Element ? target.closest('section, form') : null) ?? box
  }
  const changes = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== null) return
    const from = part.isConnected ? part : box
    const next = from.querySelector<HTMLElement>(PRESSED) ?? box.querySelector<HTMLElement>(PRESSED)
    next?.focus({ preventScroll: from === box })
  })
  box.addEventListener('focusin', focused)
  changes.observe(box, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    box.removeEventListener('focusin', focused)
  }
}
