import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'
import type { Plain } from '../../../language/face.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import type { TableSides } from '../../games/game.ts'
import { offerOf } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { setupWords } from '../words.ts'
import { faceOf } from './grown.ts'

/** A mage a seat, against the nemesis. */
export async function aeonsEndTableSides(settled: Plain): Promise<TableSides> {
  const language = lang.peek()
  const offer = await offerOf<AeonsEndOffer>('aeons-end', language)
  const { mages, nemesis } = settled as { readonly mages: readonly string[]; readonly nemesis: string }
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
