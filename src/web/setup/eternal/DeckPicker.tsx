import { useSignal } from '@preact/signals'
import { ownDecks } from '../../decks/store.ts'
import type { SeatPickerProps } from '../../games/game.ts'
import { Busy } from '../../page/Busy.tsx'
import { library, useOffer } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { newId } from '../../source/store.ts'
import { PickerForm } from '../PickerForm.tsx'
import { setupWords } from '../words.ts'
import '../../card/card.css'
import { DeckTiles } from './DeckTiles.tsx'
import { decksIn, FIRST_PLAN, OWN, ownDeckIn, withDecks } from './plan.ts'

const w = speaking(setupWords)

/** How the tiles call a deck of a set-up. */
function tileOf(deck: unknown): string {
  if (typeof deck === 'string') return deck
  if (typeof deck !== 'object' || deck === null || !('name' in deck)) return FIRST_PLAN.decks[0]
  const own = ownDecks().find(({ name }) => name === deck.name)
  return own === undefined ? FIRST_PLAN.decks[0] : OWN + own.id
}

/** The deck of one seat, for a table whose format and rules are settled. */
export function DeckPicker({ setup, seat, take }: SeatPickerProps) {
  const { decks, format, rules = FIRST_PLAN.era } = decksIn(setup)
  const value = useSignal(tileOf(decks[seat]))
  const offer = useOffer('eternal')
  if (offer === null) return <Busy />
  const fitting = { ...offer, decks: offer.decks.filter(({ eras }) => eras.some((era) => era === rules)) }
  async function chosen(): Promise<unknown> {
    const own = ownDeckIn(value.value)
    const said = own === null ? value.value : FIRST_PLAN.decks[0]
    const flags = { deck1: said, deck2: said, rules, ...(format === undefined ? {} : { format }) }
    const { setup: both, seed } = await library.setup('eternal', flags, newId(), lang.peek())
    const read = await library.read('eternal', withDecks(both, [own, own]), seed, lang.peek())
    return decksIn(read.setup).decks[0] ?? null
  }
  return (
    <PickerForm chosen={chosen} take={take}>
      <p class="quiet">
        {[format === undefined ? null : w.value.formats[format]?.name, w.value.eras[rules]]
          .filter((part) => part != null)
          .join(' · ')}
      </p>
      <DeckTiles
        name={`deck of seat ${seat}`}
        offer={fitting}
        value={value.value}
        change={(deck) => {
          value.value = deck
        }}
      />
    </PickerForm>
  )
}
