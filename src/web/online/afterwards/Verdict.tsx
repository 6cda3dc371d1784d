import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { toolsWords } from '../table/tools-words.ts'
import { type DealtGame, verdictOn } from './deal-verdict.ts'

const w = speaking(toolsWords)

/** The deal of a game: its seal, and once it has been opened, what this page has found. */
export function Verdict({ seal, dealt }: { readonly seal: string; readonly dealt: DealtGame | null }) {
  const found = useSignal<string | null>(null)
  useEffect(() => {
    found.value = null
    if (dealt !== null)
      void verdictOn(dealt).then(
        (verdict) => {
          found.value = verdict
        },
        (error: Error) => {
          found.value = w.value.dealUnchecked(error.message)
        },
      )
  }, [dealt?.record, dealt?.deal, lang.value])
  return (
    <section aria-labelledby="deal">
      <h3 id="deal">{w.value.deal}</h3>
      <p class="quiet">{w.value.dealBefore}</p>
      <p>
        {w.value.seal} <code>{seal}</code>
      </p>
      <p role="status" class="verdict">
        {dealt === null ? w.value.dealOpen : (found.value ?? w.value.dealChecking)}
      </p>
    </section>
  )
}
