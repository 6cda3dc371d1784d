import { pictureOf } from '../../card/pictures/index.ts'
import type { Fact, Side, TableSeats, TableSides } from '../../games/game.ts'
import { later, nothing } from '../../page/later.tsx'
import { library, offerOf } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { setupWords } from '../words.ts'
import { DECK_PICTURES } from './pictures.ts'
import { decksIn, FIRST_PLAN, firstIn } from './plan.ts'

const Picker = later(() => import('./DeckPicker.tsx').then((part) => part.DeckPicker), nothing)

/** What both have agreed on beside their decks. */
function factsOf(setup: unknown): Readonly<Record<string, Fact>> {
  const w = setupWords[lang.peek()]
  const { format, rules = FIRST_PLAN.era } = decksIn(setup)
  return {
    ...(format === undefined ? {} : { format: { title: w.format, text: w.formats[format]?.name ?? format } }),
    era: { title: w.era, text: w.eras[rules] ?? rules },
    first: { title: w.first, text: w.firsts[firstIn(setup)] },
  }
}

/** A deck a seat: a ready one looks as it does where it is chosen. */
async function sides(setup: unknown): Promise<TableSides> {
  const { decks, ...rest } = decksIn(setup)
  const [known] = decks.filter((deck) => deck !== null)
  const facts = factsOf(setup)
  if (known === undefined) return { seats: decks.map(() => null), against: null, facts }
  const language = lang.peek()
  // A game is read with two decks: one that is known stands for one that is not.
  const whole = { ...rest, decks: decks.map((deck) => deck ?? known) }
  const { settled } = await library.read('eternal', whole, '', language)
  const offer = await offerOf('eternal', language)
  return {
    seats: settled.decks.map(({ name }, seat): Side | null => {
      if (decks[seat] === null) return null
      const ready = offer.decks.find((deck) => deck.name === name)
      return ready === undefined
        ? { name, picture: () => DECK_PICTURES.pasted }
        : { name: ready.called, picture: () => pictureOf({ id: ready.card, game: 'eternal', type: 'unit' }) }
    }),
    against: null,
    facts,
  }
}

const seats: TableSeats = {
  sides,
  choose: { en: 'Choose a deck', fr: 'Choisir un deck' },
  fewest: 2,
  Picker: (props) => <Picker {...props} />,
}
export default seats
