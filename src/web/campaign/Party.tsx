import { useSignal } from '@preact/signals'
import type { MageView } from '../../campaign/view.ts'
import { Icon } from '../card/Picture.tsx'
import { Rich } from '../card/Rich.tsx'
import { announce } from '../page/announce.tsx'
import { copyText } from '../page/clipboard.ts'
import { speaking } from '../page/words.ts'
import { LOOK_PICTURES } from './pictures.ts'
import { SeatSelect } from './SeatSelect.tsx'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)

/** The mages as mats on which stickers gather. */
export function Party({
  mages,
  seat,
}: {
  readonly mages: readonly MageView[]
  readonly seat: ((seats: readonly string[]) => void) | null
}) {
  const { party, stay } = w.value
  return (
    <section class="party" aria-labelledby="party">
      <div class="head">
        <h2 id="party">{party}</h2>
        <small>{stay}</small>
      </div>
      {mages.map((mage, i) => (
        <Mat
          key={mage.name}
          mage={mage}
          change={seat === null ? null : (who) => seat(mages.map((each, k) => (k === i ? who : each.seat)))}
        />
      ))}
    </section>
  )
}

export function Portrait({ look }: { readonly look: number }) {
  return (
    <span class={`party-face look-${look}`}>
      <Icon name={LOOK_PICTURES[look] ?? LOOK_PICTURES[0]} />
    </span>
  )
}

function Mat({ mage, change }: { readonly mage: MageView; readonly change: ((who: string) => void) | null }) {
  const { free, flawed, code, copyCode, copied, seat } = w.value
  const said = useSignal<string | null>(null)
  return (
    <div class="party-mat slab">
      <Portrait look={mage.look} />
      <div class="mat-name">
        <h3>{mage.name}</h3>
        {mage.title !== null && <small>{mage.title}</small>}
        {mage.flawed > 0 && <small class="threat">{flawed(mage.flawed)}</small>}
      </div>
      {change !== null && <SeatSelect label={seat(mage.name)} value={mage.seat} change={change} />}
      <ul class="stickers">
        {mage.stickers.map(({ id, name, text, grows, empty }) =>
          empty ? (
            <li key={id} class="sticker free">
              {free(name)}
            </li>
          ) : (
            <li key={id} class="sticker">
              <details>
                <summary>
                  {name} <small>{grows}</small>
                </summary>
                <p>
                  <Rich text={text} />
                </p>
              </details>
            </li>
          ),
        )}
      </ul>
      <details class="code">
        <summary>{code}</summary>
        <code>{mage.code}</code>{' '}
        <button
          type="button"
          class="button calm"
          onClick={async () => {
            said.value = await copyText(mage.code, copied)
            announce(said.value)
          }}
        >
          {said.value ?? copyCode}
        </button>
      </details>
    </div>
  )
}
