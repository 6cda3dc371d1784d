import { useSignal } from '@preact/signals'
import type { CampaignShown } from '../../campaign/view.ts'
import { speaking } from '../page/words.ts'
import { Pile } from './Piles.tsx'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)
const EACH = 2

interface UpgradeProps {
  readonly view: CampaignShown
  readonly choose: (...ids: readonly string[]) => Promise<boolean>
}

/** Two piles in, two piles out, in one view; nothing is final before it is sealed. */
export function Upgrade({ view: { question, supply }, choose }: UpgradeProps) {
  const added = useSignal<readonly string[]>([])
  const gone = useSignal<readonly string[]>([])
  const { offered, yourNine, counted, seal, sealHint, startOver, added: isIn, gone: isOut } = w.value
  const toggled = (list: readonly string[], id: string): readonly string[] =>
    list.includes(id) ? list.filter((each) => each !== id) : [...list, id].slice(-EACH)
  const ready = added.value.length === EACH && gone.value.length === EACH
  const row = (
    title: string,
    ids: readonly string[],
    chosen: readonly string[],
    mark: string,
    toggle: (id: string) => void,
  ) => (
    <section class="upgrade-row" aria-label={title}>
      <div class="head">
        <h2>{title}</h2>
        <small>{counted(chosen.length, EACH)}</small>
      </div>
      <ul class="market-piles">
        {ids.map((id) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <Pile
                id={id}
                pressed={isChosen}
                choose={{ label: title, act: () => toggle(id) }}
                {...(isChosen ? { tag: mark } : {})}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
  return (
    <>
      {row(offered, question.cards, added.value, isIn, (id) => {
        added.value = toggled(added.value, id)
      })}
      {row(
        yourNine,
        supply.map(({ id }) => id),
        gone.value,
        isOut,
        (id) => {
          gone.value = toggled(gone.value, id)
        },
      )}
      <p class="quiet">{sealHint}</p>
      <p class="final">
        <button
          type="button"
          class="go"
          aria-disabled={!ready}
          onClick={() => ready && void choose(...added.value, ...gone.value, 'seal')}
        >
          {seal}
        </button>
        <button
          type="button"
          class="button calm"
          onClick={() => {
            added.value = []
            gone.value = []
          }}
        >
          {startOver}
        </button>
      </p>
    </>
  )
}
