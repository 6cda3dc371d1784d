import { signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Glyph } from '../../card/glyphs.tsx'
import { Rich } from '../../card/Rich.tsx'
import { store, stored } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { tableWords } from '../words.ts'

const w = speaking(tableWords)
const KEY = 'cardwright/coached'

/** Lines that have been read; nothing is told twice, unless nothing can be stored, which does no harm. */
const readLines = signal<readonly string[]>((stored(KEY) ?? '').split('\n'))

function remember(key: string): void {
  if (readLines.peek().includes(key)) return
  readLines.value = [...readLines.peek(), key]
  store(KEY, readLines.peek().join('\n'))
}

/** One line for newcomers at each new kind of decision, gone for good once it was read. */
export function Coach({ line }: { readonly line: { readonly key: string; readonly words: string } | null }) {
  const shown = useSignal<string | null>(null)
  const key = line === null || readLines.value.includes(line.key) ? null : line.key
  useEffect(() => {
    // The decision it was about is over: the line has served.
    if (shown.peek() !== null && shown.peek() !== key) remember(shown.peek()!)
    shown.value = key
  }, [key])
  if (line === null || key === null) return null
  return (
    // A finger that taps it reads it whole.
    <aside class="coach" role="note" tabIndex={-1}>
      <Glyph name="hint" />
      <p>
        <Rich text={line.words} />
      </p>
      <button type="button" class="coach-close" onClick={() => remember(line.key)}>
        {w.value.understood}
      </button>
    </aside>
  )
}
