import { speaking } from '../page/words.ts'
import type { Moment } from '../source/source.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

/** Steps through the game; looking changes nothing. */
export function Replay({ moment, look }: { readonly moment: Moment; readonly look: (at: number) => void }) {
  const { at, last } = moment
  const { step, replay, position } = w.value
  return (
    <fieldset class="replay">
      <legend>{replay}</legend>
      <button type="button" aria-label={step.back} disabled={at === 0} onClick={() => look(at - 1)}>
        ◂
      </button>
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={position(at, last)}
        onInput={(event) => look(Number(event.currentTarget.value))}
      />
      <button type="button" aria-label={step.on} disabled={at === last} onClick={() => look(at + 1)}>
        ▸
      </button>
    </fieldset>
  )
}
