import { useId } from 'preact/hooks'
import { speaking } from '../../../page/words.ts'
import type { BoardProps } from '../types.ts'
import { eternalWords } from '../words/words.ts'
import { type Asking, askingNow, askMe, shared } from './asking.ts'

const w = speaking(eternalWords)

/** When to be asked for an answer: always, only with something to answer, or not in this turn. */
export function AskMe({ moment }: BoardProps) {
  const now = askingNow(moment)
  const name = useId()
  const wishes: readonly Asking[] = shared(moment) ? ['always', 'never'] : ['always', 'able', 'never']
  return (
    <fieldset class="ask-when">
      <legend>{w.value.askMe}</legend>
      <span class="seg">
        {wishes.map((wish) => (
          <label key={wish}>
            <input type="radio" name={name} checked={now === wish} onChange={() => askMe(wish, moment)} />
            {w.value.asking[wish]}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
