import type { ComponentChildren } from 'preact'
import { Glyph } from '../../card/glyphs.tsx'
import { speaking } from '../../page/words.ts'
import { tableWords } from '../words.ts'
import { useModal } from './modal.ts'

const w = speaking(tableWords)

interface DialogProps {
  readonly title: string
  readonly close: () => void
  readonly children: ComponentChildren
  readonly class?: string
}

/** Something that lies over the table until it is closed. */
export function Dialog({ title, close, children, class: extra = '' }: DialogProps) {
  const { box, leave } = useModal(close)
  return (
    <dialog ref={box} class={`over ${extra}`} aria-label={title} onClose={leave} onCancel={leave}>
      <button type="button" class="over-close" aria-label={w.value.close} onClick={leave}>
        <Glyph name="close" />
      </button>
      <h2>{title}</h2>
      {children}
    </dialog>
  )
}
