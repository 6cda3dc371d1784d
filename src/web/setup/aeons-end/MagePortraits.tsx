import { useSignal } from '@preact/signals'
import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'
import { Icon } from '../../card/Picture.tsx'
import { pictureOf } from '../../card/pictures/index.ts'
import { Rich } from '../../card/Rich.tsx'
import { useCards } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import { Dialog } from '../../table/menus/Dialog.tsx'
import { setupWords } from '../words.ts'
import { MiniBreach } from './MiniBreach.tsx'

const w = speaking(setupWords)

interface MagePortraitsProps {
  readonly offer: AeonsEndOffer
  /** Several mages, or one: then all have this name. */
  readonly one: string | null
  readonly isChosen: (id: string) => boolean
  readonly isDisabled: (id: string) => boolean
  readonly choose: (id: string) => void
  /** What stands at the portrait: the seat of the mage, or nothing. */
  readonly badge: (id: string) => number | null
}

/** All mages, to choose from and to read about. */
export function MagePortraits({ offer, one, isChosen, isDisabled, choose, badge }: MagePortraitsProps) {
  const read = useSignal<string | null>(null)
  const shown = offer.mages.find(({ id }) => id === read.value)
  return (
    <>
      <ul class="portraits of-mages">
        {offer.mages.map(({ id, name, title, ability, breaches }) => (
          <li key={id} class={isChosen(id) ? 'portrait chosen' : 'portrait'}>
            <label>
              <input
                type={one === null ? 'checkbox' : 'radio'}
                name={one ?? undefined}
                checked={isChosen(id)}
                disabled={isDisabled(id)}
                onChange={() => choose(id)}
              />
              <span class="portrait-face">
                <Icon name={pictureOf({ id, game: 'aeons-end', type: 'mage' })} />
                {badge(id) !== null && <b>{badge(id)}</b>}
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
        ))}
      </ul>
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
    </>
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
