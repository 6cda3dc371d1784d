import { useSignal } from '@preact/signals'
import { announce } from '../page/announce.tsx'
import { copyText } from '../page/clipboard.ts'
import { speaking } from '../page/words.ts'
import { setupWords } from './words.ts'

const w = speaking(setupWords)

/** The code of this table to give away, and a place for one that was given. */
export function CodeField({
  code,
  use,
}: {
  readonly code: string | null
  readonly use: (code: string) => void
}) {
  const typed = useSignal('')
  const said = useSignal<string | null>(null)
  return (
    <section class="code" aria-labelledby="code">
      <h2 id="code">{w.value.code}</h2>
      <p>{w.value.codeHelp}</p>
      {code !== null && (
        <p class="code-line">
          <code>{code}</code>
          <button
            type="button"
            class="button calm"
            onClick={async () => {
              said.value = await copyText(code, w.value.codeCopied)
              announce(said.value)
            }}
          >
            {said.value ?? w.value.codeCopy}
          </button>
        </p>
      )}
      <div class="field row">
        <label>
          <span>{w.value.codeUse}</span>
          <input
            value={typed.value}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value
            }}
          />
        </label>
        <button
          type="button"
          class="button calm"
          disabled={typed.value.trim() === ''}
          onClick={() => use(typed.value)}
        >
          {w.value.codeUse}
        </button>
      </div>
    </section>
  )
}
