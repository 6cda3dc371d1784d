import { homeWords } from '../home/words.ts'
import { speaking } from './words.ts'

const w = speaking(homeWords)

/** A page whose parts are still coming. */
export function Busy() {
  return (
    <main class="page" aria-busy="true">
      <h1 class="unseen">{w.value.loading}</h1>
    </main>
  )
}
