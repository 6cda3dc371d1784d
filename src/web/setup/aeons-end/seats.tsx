import { pictureOf } from '../../card/pictures/index.ts'
import type { SettledOf } from '../../games/declared.ts'
import type { Fact, TableSeats, TableSides } from '../../games/game.ts'
import { later, nothing } from '../../page/later.tsx'
import { library, offerOf } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { setupWords } from '../words.ts'
import { faceOf } from './grown.ts'
import { ALL_SETS, variantsIn } from './plan.ts'

const Picker = later(() => import('./MagePicker.tsx').then((part) => part.MagePicker), nothing)

const NAMED_APART = ', '

/** What the mages have agreed on beside whom they play and fight. */
async function factsOf(settled: SettledOf<'aeons-end'>): Promise<Readonly<Record<string, Fact>>> {
  const language = lang.peek()
  const w = setupWords[language]
  const [offer, cards] = await Promise.all([
    offerOf('aeons-end', language),
    library.cards('aeons-end', language),
  ])
  const nameOf = (id: string): string => cards.find((card) => card.id === id)?.name ?? id
  const { difficulty, supply, basics, nemesis, balanced } = settled
  const usual = offer.nemeses.find(({ id }) => id === nemesis)?.set
  const pools = ALL_SETS.filter((set) => basics.includes(set))
  const variants = variantsIn(settled)
  return {
    difficulty: { title: w.difficulty, text: w.difficulties[difficulty].name },
    supply: { title: w.supply, text: supply.map(nameOf).join(NAMED_APART) },
    ...(pools.length === 1 && pools[0] === usual
      ? {}
      : { basics: { title: w.basics, text: pools.map((pool) => w.pools[pool]).join(NAMED_APART) } }),
    ...(balanced ? { balanced: { title: w.more, text: w.balanced } } : {}),
    ...Object.fromEntries(
      offer.variants
        .filter(({ id }) => variants[id] !== undefined)
        .map(({ id, text }) => [id, { title: w.variants, text }]),
    ),
  }
}

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
    facts: await factsOf(settled),
  }
}

const seats: TableSeats = {
  sides,
  choose: { en: 'Choose a mage', fr: 'Choisir un mage' },
  fewest: 1,
  Picker: (props) => <Picker {...props} />,
}
export default seats
