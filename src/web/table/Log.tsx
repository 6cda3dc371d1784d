import { speaking } from '../page/words.ts'
import type { Moment } from '../source/source.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)
const SHOWN = 200

/** What happened, the newest first; an entry opens the moment it tells of. */
export function Log({ moment, look }: { readonly moment: Moment; readonly look: (at: number) => void }) {
  const entries = moment.log.slice(-SHOWN).reverse()
  return (
    <section class="log slab" aria-label={w.value.log}>
      <h2 class="h">{w.value.log}</h2>
      <ol>
        {entries.map((entry, i) => (
          <li key={moment.log.length - i} class={i < moment.fresh ? 'new' : undefined}>
            <button type="button" class="plain" onClick={() => look(entry.after)}>
              {entry.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
