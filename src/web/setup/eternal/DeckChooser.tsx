import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import type { OwnDeck } from '../../decks/deck.ts'
import { ownDeck, ownDecks } from '../../decks/store.ts'
import { speaking } from '../../page/words.ts'
import { setupWords } from '../words.ts'

const w = speaking(setupWords)
const RANDOM = 'random:'
const PASTED = 'pasted'
/** A deck of the builder, by its id. */
const OWN = 'own:'

/** The deck of the builder that this value names, or null. */
export const ownDeckIn = (value: string): OwnDeck | null =>
  value.startsWith(OWN) ? ownDeck(value.slice(OWN.length)) : null

/** A ready deck, a random one of some factions, or a pasted list or code. */
export function DeckChooser({
  offered,
  factions,
  value,
  change,
}: {
  readonly offered: EternalOffer['decks']
  readonly factions: EternalOffer['factions']
  readonly value: string
  readonly change: (deck: string) => void
}) {
  const random = value.startsWith(RANDOM)
  const own = ownDecks()
  const ready = offered.some(({ name }) => name === value) || ownDeckIn(value) !== null
  const letters = random ? value.slice(RANDOM.length) : ''
  const group = (title: string, starter: boolean) => {
    const decks = offered.filter((deck) => deck.starter === starter)
    return decks.length === 0 ? null : (
      <optgroup label={title}>
        {decks.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </optgroup>
    )
  }
  return (
    <>
      <label class="field">
        <span>{w.value.deckField}</span>
        <select
          value={random ? RANDOM : ready ? value : PASTED}
          onChange={({ currentTarget }) => change(currentTarget.value === PASTED ? '' : currentTarget.value)}
        >
          {own.length > 0 && (
            <optgroup label={w.value.ownDecks}>
              {own.map(({ id, name }) => (
                <option key={id} value={OWN + id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {group(w.value.starters, true)}
          {group(w.value.tournament, false)}
          <option value={RANDOM}>{w.value.randomDeck}</option>
          <option value={PASTED}>{w.value.pasted}</option>
        </select>
      </label>
      {random && (
        <fieldset class="row">
          <legend>{w.value.factions}</legend>
          {factions.map(({ letter, name }) => (
            <label key={letter}>
              <input
                type="checkbox"
                checked={letters.includes(letter)}
                onChange={() =>
                  change(RANDOM + (letters.includes(letter) ? letters.replace(letter, '') : letters + letter))
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {!random && !ready && (
        <label class="field">
          <span>{w.value.pasted}</span>
          <textarea
            rows={8}
            spellcheck={false}
            placeholder="4 Torch (Set1 #8)"
            value={value}
            onInput={({ currentTarget }) => change(currentTarget.value)}
          />
        </label>
      )}
    </>
  )
}
