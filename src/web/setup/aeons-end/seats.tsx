import { pictureOf } from '../../card/pictures/index.ts'
import type { TableSeats, TableSides } from '../../games/game.ts'
import { later, nothing } from '../../page/later.tsx'
import { library, offerOf } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { setupWords } from '../words.ts'
import { faceOf } from './grown.ts'

const Picker = later(() => import('./MagePicker.tsx').then((part) => part.MagePicker), nothing)

/** A mage a seat, against the nemesis. */
async function sides(setup: unknown): Promise<TableSides> {
  const language = lang.peek()
  const { settled } = await library.read('aeons-end', setup, '', language)
  const offer = await offerOf('aeons-end', language)
  const { mages, nemesis } = settled
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

const seats: TableSeats = {
  sides,
  choose: { en: 'Choose a mage', fr: 'Choisir un mage' },
  Picker: (props) => <Picker {...props} />,
}
export default seats
