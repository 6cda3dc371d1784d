import { useSignal } from '@preact/signals'
import { Because } from '../card/Because.tsx'
import { inLetters } from '../card/Rich.tsx'
import { announce } from '../page/announce.tsx'
import { speaking } from '../page/words.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

/** Something that cannot be done now: it stays in its place and says why when asked. */
export function Reason({
  title,
  ask,
}: {
  readonly title: string
  readonly ask: () => Promise<string | null>
}) {
  const why = useSignal<string | null>(null)
  const tell = async (aloud: boolean) => {
    why.value ??= (await ask()) ?? w.value.noReason
    if (aloud) announce(inLetters(why.value))
  }
  return (
    <button
      type="button"
      class="opt off"
      aria-disabled="true"
      onPointerEnter={() => void tell(false)}
      onFocus={() => void tell(false)}
      onClick={() => void tell(true)}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() === 'w') void tell(true)
      }}
    >
      <span class="opt-l">
        {title}
        <small>
          <Because words={why.value ?? w.value.whyNot} />
        </small>
      </span>
    </button>
  )
}
