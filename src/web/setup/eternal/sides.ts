import type { EternalSetup } from '../../../games/eternal/protocol/setup.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import type { TableSides } from '../../games/game.ts'
import { offerOf } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { DECK_PICTURES } from './pictures.ts'

/** A deck a seat: a ready one looks as it does where it is chosen. */
export async function eternalTableSides({ decks }: EternalSetup): Promise<TableSides> {
  const offer = await offerOf('eternal', lang.peek())
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
