import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { announce } from '../page/announce.tsx'
import { copyText } from '../page/clipboard.ts'
import { speaking } from '../page/words.ts'
import { onlineWords } from './words.ts'

const w = speaking(onlineWords)

interface LinkFieldProps {
  readonly label: string
  readonly address: string
  /** What the link is for stands above it already. */
  readonly isLabelUnseen?: boolean
}

/** A link that can be copied, and selected where the page may not copy. */
export function LinkField({ label, address, isLabelUnseen = false }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const said = useSignal<{ readonly of: string; readonly words: string } | null>(null)
  const copy = async () => {
    const words = await copyText(address, w.value.copied, w.value.selectAndCopy)
    said.value = { of: address, words }
    field.current?.select()
    announce(words)
  }
  return (
    <>
      <div class="link-line">
        <label class={isLabelUnseen ? '' : 'field'}>
          <span class={isLabelUnseen ? 'unseen' : ''}>{label}</span>
          <input ref={field} type="text" readOnly value={address} onFocus={() => field.current?.select()} />
        </label>
        <button type="button" class="button" onClick={() => void copy()}>
          {w.value.copy}
        </button>
      </div>
      {said.value?.of === address && <p class="quiet">{said.value.words}</p>}
    </>
  )
}
