import type { Setup } from '../../../games/aeons-end/protocol/setup.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import type { TableSides } from '../../games/game.ts'
import { offerOf } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { setupWords } from '../words.ts'
import { faceOf } from './grown.ts'

/** A mage a seat, against the nemesis. */
export async function aeonsEndTableSides({ mages, nemesis }: Setup): Promise<TableSides> {
  const language = lang.peek()
  const offer = await offerOf('aeons-end', language)
  return {
    seats: mages.map((mage) => ({
      name: faceOf(offer, mage).name,
      picture: () => faceOf(offer, mage).picture,
    })),
    against: {
      title: setupWords[language].nemesis,
      name: offer.nemeses.find(({ id }) => id === nemesis)?.name ?? nemesis,
      picture: () => pictureOf({ id: nemesis, game: 'aeons-end', type: 'nemesis' }),
    },
  }
}
