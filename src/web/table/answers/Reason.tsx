import { useSignal } from '@preact/signals'
import { type WhyNot, whyNotLine } from '../../../language/label.ts'
import { Because } from '../../card/Because.tsx'
import { inLetters } from '../../card/Rich.tsx'
import { speaking } from '../../page/words.ts'
import { tableWords } from '../words.ts'

const w = speaking(tableWords)

/** The look of an answer with much to say: smaller, and on more lines. */
export const longOf = (...words: readonly (string | undefined)[]): string => {
  const letters = words.join(' ').length
  return letters > 48 ? 'long longest' : letters > 22 ? 'long' : ''
}

/** Something that cannot be done now: it stays in its place and says why when asked. */
export function Reason({
  title,
  ask,
  say,
}: {
  readonly title: string
  readonly ask: () => Promise<WhyNot | null>
  /** Shows and tells all of it to whoever presses. */
  readonly say: (words: string) => void
}) {
  const why = useSignal<WhyNot | null>(null)
  const explain = async (aloud: boolean) => {
    why.value ??= (await ask()) ?? { words: w.value.noReason }
    if (aloud) say(inLetters(`${title} – ${whyNotLine(why.value)}`))
  }
  return (
    <button
      type="button"
      class={`opt off ${longOf(title, why.value === null ? '' : whyNotLine(why.value))}`}
      aria-disabled="true"
      onPointerEnter={() => void explain(false)}
      onFocus={() => void explain(false)}
      onClick={() => void explain(true)}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'w') void explain(true)
      }}
    >
      <span class="opt-l">
        {title}
        <small>
          <Because {...(why.value ?? { words: w.value.whyNot })} />
        </small>
      </span>
    </button>
  )
}
