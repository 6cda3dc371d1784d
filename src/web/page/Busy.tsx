import { homeWords } from '../home/words.ts'
import { speaking } from './words.ts'

const w = speaking(homeWords)

export interface MeanwhileProps {
  /** The parts did not come. */
  readonly failed?: boolean
}

/** A page whose parts are still coming, or did not come. */
export function Busy({ failed = false }: MeanwhileProps) {
  if (failed)
    return (
      <main class="page">
        <h1>{w.value.notFetched}</h1>
        <button type="button" class="button" onClick={() => location.reload()}>
          {w.value.fetchAgain}
        </button>
      </main>
    )
  return (
    <main class="page" aria-busy="true">
      <h1 class="unseen">{w.value.loading}</h1>
    </main>
  )
}
