import { to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import { homeWords } from './words.ts'

const w = speaking(homeWords)

/** While a table is being prepared; or why it cannot be. */
export function Starting({ problem }: { readonly problem: string | null }) {
  return (
    <main class="page" aria-busy={problem === null}>
      <h1>{problem ?? w.value.starting}</h1>
      {problem !== null && <a href={to([])}>Cardwright</a>}
    </main>
  )
}
