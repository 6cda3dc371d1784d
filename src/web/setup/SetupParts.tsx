import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { speaking } from '../page/words.ts'
import { setupWords } from './words.ts'

const w = speaking(setupWords)

interface SetupPartsProps {
  /** What each part is about, and what is chosen there now. */
  readonly parts: readonly (readonly [title: string, chosen: string])[]
  readonly class?: string
  /** As many as there are parts. */
  readonly children: ComponentChildren
}

/** The parts of a set-up side by side; where there is no room, one at a time, with what the others say. */
export function SetupParts({ parts, class: extra = '', children }: SetupPartsProps) {
  const at = useSignal(0)
  return (
    <>
      <fieldset class="row setup-parts">
        <legend class="unseen">{w.value.part}</legend>
        {parts.map(([title, chosen], i) => (
          <label key={title}>
            <input
              type="radio"
              name="part"
              checked={at.value === i}
              onChange={() => {
                at.value = i
              }}
            />
            <strong>{title}</strong>
            <small>{chosen}</small>
          </label>
        ))}
      </fieldset>
      <div class={`setup-grid ${extra}`} data-part={at.value}>
        {children}
      </div>
    </>
  )
}
