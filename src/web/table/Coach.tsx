import { signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Glyph } from '../card/glyphs.tsx'
import { Rich } from '../card/Rich.tsx'
import { speaking } from '../page/words.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)
const KEY = 'cardwright/coached'

function remembered(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split('\n')
  } catch {
    return []
  }
}

/** Lines that have been read; nothing is told twice. */
const readLines = signal<ReadonlySet<string>>(new Set(remembered()))

function remember(key: string): void {
  if (readLines.peek().has(key)) return
  readLines.value = new Set([...readLines.peek(), key])
  try {
    localStorage.setItem(KEY, [...readLines.peek()].join('\n'))
  } catch {
    // It will be told again next time, which does no harm.
  }
}

/** One line for newcomers at each new kind of decision, gone for good once it was read. */
export function Coach({ line }: { readonly line: { readonly key: string; readonly words: string } | null }) {
  const shown = useSignal<string | null>(null)
  const key = line === null || readLines.value.has(line.key) ? null : line.key
  useEffect(() => {
    // The decision it was about is over: the line has served.
    if (shown.peek() !== null && shown.peek() !== key) remember(shown.peek()!)
    shown.value = key
  }, [key])
  if (line === null || key === null) return null
  return (
    <aside class="coach" role="note">
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
