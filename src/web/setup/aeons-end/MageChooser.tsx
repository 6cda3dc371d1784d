import { useSignal } from '@preact/signals'
import { Icon } from '../../card/Picture.tsx'
import { pictureOf } from '../../card/pictures/index.ts'
import { Rich } from '../../card/Rich.tsx'
import { useCards } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import { Dialog } from '../../table/Dialog.tsx'
import { SeatChooser } from '../SeatChooser.tsx'
import { setupWords } from '../words.ts'
import type { ChooserProps } from './chooser.ts'
import { faceOf } from './grown.ts'
import { MageCode } from './MageCode.tsx'
import { MiniBreach } from './MiniBreach.tsx'

const w = speaking(setupWords)
const MOST = 4

/** One to four mages, in the order in which they sit, and who plays each. */
export function MageChooser({ offer, plan, change }: ChooserProps) {
  const read = useSignal<string | null>(null)
  const shown = offer.mages.find(({ id }) => id === read.value)
  const toggle = (id: string) =>
    change({
      mages: plan.mages.includes(id) ? plan.mages.filter((each) => each !== id) : [...plan.mages, id],
    })
  return (
    <fieldset class="mages">
      <legend>
        {w.value.mages} <small>{w.value.magesHelp}</small>
      </legend>
      <ul class="seats">
        {plan.mages.map((id) => {
          const { name, picture } = faceOf(offer, id)
          return (
            <li key={id}>
              <Icon name={picture} />
              <SeatChooser
                label={name}
                value={plan.seats[id] ?? 'person'}
                change={(choice) => change({ seats: { ...plan.seats, [id]: choice } })}
              />
            </li>
          )
        })}
      </ul>
      <ul class="portraits of-mages">
        {offer.mages.map(({ id, name, title, ability, breaches }) => {
          const place = plan.mages.indexOf(id)
          return (
            <li key={id} class={place === -1 ? 'portrait' : 'portrait chosen'}>
              <label>
                <input
                  type="checkbox"
                  checked={place !== -1}
                  disabled={place === -1 ? plan.mages.length === MOST : plan.mages.length === 1}
                  onChange={() => toggle(id)}
                />
                <span class="portrait-face">
                  <Icon name={pictureOf({ id, game: 'aeons-end', type: 'mage' })} />
                  {place !== -1 && <b>{place + 1}</b>}
                </span>
                <strong>
                  {name}
                  {offer.mages.some((other) => other.id !== id && other.name === name) && (
                    <small>{title}</small>
                  )}
                </strong>
                <span class="unseen">{title}</span>
                <span class="minis">
                  {breaches.map((begins, i) => (
                    <MiniBreach key={i} begins={begins} />
                  ))}
                </span>
                <span class="portrait-line">
                  <Rich text={ability.text.at(-1) ?? ''} />
                </span>
              </label>
              <button
                type="button"
                class="portrait-more"
                aria-label={w.value.about(name)}
                onClick={() => {
                  read.value = id
                }}
              >
                ?
              </button>
            </li>
          )
        })}
      </ul>
      <MageCode offer={offer} plan={plan} change={change} full={plan.mages.length === MOST} />
      {shown !== undefined && (
        <Dialog
          title={`${shown.name}, ${shown.title}`}
          close={() => {
            read.value = null
          }}
        >
          <p>
            <b>{w.value.ability(shown.ability.name, shown.ability.charges)}</b>
          </p>
          {shown.ability.text.map((line) => (
            <p key={line}>
              <Rich text={line} />
            </p>
          ))}
          <Starting label={w.value.startingHand} cards={shown.hand} />
          <Starting label={w.value.startingDeck} cards={shown.deck} />
        </Dialog>
      )}
    </fieldset>
  )
}

/** Cards that a mage begins with, each once with its number. */
function Starting({ label, cards }: { readonly label: string; readonly cards: readonly string[] }) {
  const known = useCards('aeons-end')
  const counts = new Map<string, number>()
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1)
  const words = [...counts].map(([id, n]) => `${n} × ${known.get(id)?.name ?? id}`)
  return (
    <p>
      <b>{label}</b> {words.join(', ')}
    </p>
  )
}
