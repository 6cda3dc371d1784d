import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { speaking } from '../page/words.ts'
import { setupWords } from './words.ts'
import './setup.css'

const w = speaking(setupWords)

interface PickerFormProps {
  readonly children: ComponentChildren
  /** What is chosen now; refuses with a sentence what cannot be. */
  readonly chosen: () => Promise<unknown>
  /** Takes it; gives the sentence that says why it cannot be taken. */
  readonly take: (part: unknown) => Promise<string | null>
}

/** Things to choose from, and the button that takes what is chosen. */
export function PickerForm({ children, chosen, take }: PickerFormProps) {
  const problem = useSignal<string | null>(null)
  const busy = useSignal(false)
  const submit = async () => {
    if (busy.peek()) return
    busy.value = true
    try {
      problem.value = await take(await chosen())
    } catch (error) {
      problem.value = (error as Error).message
    } finally {
      busy.value = false
    }
  }
  return (
    <form
      class="setup seat-picker"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children}
      <div class="seat-picker-end">
        <p role="alert">{problem.value}</p>
        <button type="submit" class="go" disabled={busy.value}>
          {w.value.take}
        </button>
      </div>
    </form>
  )
}
