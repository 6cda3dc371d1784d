import { speaking } from '../../page/words.ts'
import { muted } from '../me.ts'
import { listensToNobody } from '../source/listening.ts'
import { companyWords } from '../table/company-words.ts'
import { mute } from '../who-am-i.ts'
import { onlineWords } from '../words.ts'
import { accountWords } from './account-words.ts'
import type { Attempt } from './attempt.ts'

const w = speaking(accountWords)
const o = speaking(onlineWords)
const c = speaking(companyWords)

/** Whom one does not hear at any table: where nobody talks there is no other place to hear somebody again. */
export function MutedPeople({ attempt }: { readonly attempt: Attempt }) {
  return (
    <section class="slab" aria-labelledby="muted">
      <h2 id="muted">{c.value.listening}</h2>
      <p>{w.value.mutedHint}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={listensToNobody.value}
          onChange={({ currentTarget: { checked } }) => {
            listensToNobody.value = checked
          }}
        />
        <span>{c.value.listenToNobody}</span>
      </label>
      {muted.value.length === 0 ? (
        <p>{w.value.nobodyMuted}</p>
      ) : (
        <ul class="rows">
          {muted.value.map(({ id, name }) => {
            const called = name === '' ? o.value.somebody : name
            return (
              <li key={id}>
                <span>{called}</span>
                <button type="button" class="button" onClick={() => void attempt(() => mute(id, false))}>
                  {c.value.unmute(called)}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
