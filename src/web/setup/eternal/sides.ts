import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import type { Plain } from '../../../language/face.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import type { TableSides } from '../../games/game.ts'
import { offerOf } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { DECK_PICTURES } from './pictures.ts'

/** A deck a seat: a ready one looks as it does where it is chosen. */
export async function eternalTableSides(settled: Plain): Promise<TableSides> {
  const offer = await offerOf<EternalOffer>('eternal', lang.peek())
  const { decks } = settled as { readonly decks: readonly { readonly name: string }[] }
  return {
    seats: decks.map(({ name }) => {
      const ready = offer.decks.find((deck) => deck.name === name)
      return ready === undefined
        ? { name, picture: () => DECK_PICTURES.pasted }
        : { name: ready.called, picture: () => pictureOf({ id: ready.card, game: 'eternal', type: 'unit' }) }
    }),
    against: null,
  }
}
