import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { speaking } from '../../page/words.ts'
import type { BoardProps } from '../face.ts'
import { type Asking, askingNow, askMe, shared } from './asking.ts'
import { eternalWords } from './words.ts'

const w = speaking(eternalWords)

/** What a player settles beside the answers: when to be asked, and giving up. */
export function Controls(props: BoardProps) {
  return (
    <div class="settle">
      <AskMe {...props} />
      <Concede {...props} />
    </div>
  )
}

const SECOND_THOUGHTS = 4000

/** Giving up takes two presses: it cannot be taken back from the other player. */
function Concede({ moment, act }: BoardProps) {
  const sure = useSignal(false)
  useEffect(() => {
    if (!sure.value) return
    const timer = setTimeout(() => {
      sure.value = false
    }, SECOND_THOUGHTS)
    return () => clearTimeout(timer)
  }, [sure.value])
  if (moment.outcome !== null) return null
  return (
    <button
      type="button"
      class={`concede ${sure.value ? 'sure' : ''}`}
      onClick={() => {
        if (sure.value) act('concede')
        sure.value = !sure.value
      }}
    >
      {sure.value ? w.value.reallyConcede : w.value.concede}
    </button>
  )
}

/** When to be asked for an answer: always, only with something to answer, or not in this turn. */
function AskMe({ moment }: BoardProps) {
  const now = askingNow(moment)
  const wishes: readonly Asking[] = shared(moment) ? ['always', 'never'] : ['always', 'able', 'never']
  return (
    <fieldset class="ask-when">
      <legend>{w.value.askMe}</legend>
      <span class="seg">
        {wishes.map((wish) => (
          <label key={wish}>
            <input type="radio" name="asking" checked={now === wish} onChange={() => askMe(wish, moment)} />
            {w.value.asking[wish]}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
