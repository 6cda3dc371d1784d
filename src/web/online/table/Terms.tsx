import type { Company } from '../../../table/messages.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { PaceHint } from '../room/PaceHint.tsx'
import { roomWords } from '../room/room-words.ts'
import { termsOf } from '../room/table-terms.ts'

const r = speaking(roomWords)

/** Among the tools of the table: how it is played, as everybody has agreed to before. */
export function Terms({ game, company: { options } }: { readonly game: string; readonly company: Company }) {
  const terms = termsOf({ game, options, visibility: null }, lang.value)
  return (
    <section aria-labelledby="terms">
      <h3 id="terms">{r.value.more}</h3>
      <dl class="room-facts">
        {Object.entries(terms).map(([id, { title, text }]) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <PaceHint table={{ game, options }} />
    </section>
  )
}
