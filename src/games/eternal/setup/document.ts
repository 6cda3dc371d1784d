import { Refusal } from '../../../kernel/refusal.ts'
import { isEntries } from '../../../language/parse-values.ts'
import { anything, between, flag, object, oneWordOf, pairOf } from '../../../language/shapes.ts'
import type { CardNames } from '../card-names.ts'
import { FORMATS, type Format } from '../deck-building/deck-list.ts'
import { ERAS, LIMITS, type Reason, reasonsAgainst } from '../deck-building/legality.ts'
import type { Deck, EternalSetup } from '../protocol/setup.ts'
import { reasonText } from '../text/decks.ts'
import { deckNames, readDeck } from './deck.ts'

/** A deck with the format it is built for. */
export interface BuiltFor {
  readonly deck: Deck
  readonly format: Format
}

const document = object(
  { decks: pairOf(anything) },
  {
    pool: between(1, 999),
    format: oneWordOf(FORMATS, 'format'),
    rules: oneWordOf(ERAS, 'set of rules'),
    first: oneWordOf([0, 1], 'player'),
    secondRedraw: flag,
  },
)

/** Reads a set-up document, or says what is wrong with it and where. */
export function readSetup(outside: unknown, names: CardNames): EternalSetup {
  if (!isEntries(outside) || outside.decks === undefined)
    throw new Refusal(
      {
        en: `a game needs two decks: a list or the name of one of ${deckNames('en')} each`,
        fr: `une partie demande deux decks\u00a0: pour chacun une liste, ou l’un de ${deckNames('fr')}`,
      },
      'decks',
    )
  const { decks, format: said, rules = 'today', pool, first, secondRedraw } = document(outside, '')
  const legal = (deck: unknown, place: string): BuiltFor => {
    const read = readDeck(deck, said, place, names)
    const [reason] = reasonsAgainst(read.deck, { format: read.format, era: rules, pool })
    if (reason !== undefined)
      throw new Refusal(
        {
          en: `${reasonText(reason, 'en', names)} (${reason.rule})`,
          fr: `${reasonText(reason, 'fr', names)} (${reason.rule})`,
        },
        `${place}.${partOf(reason)}`,
      )
    return read
  }
  const one = legal(decks[0], 'decks[0]')
  const two = legal(decks[1], 'decks[1]')
  // Unless a format is said each deck keeps the rules it was built by.
  const format = one.format === two.format ? one.format : 'open'
  return {
    decks: [one.deck, two.deck],
    format,
    era: rules,
    first: first ?? null,
    secondRedraw: secondRedraw ?? LIMITS[format].secondRedraw,
  }
}

const ABOUT_MARKETS: readonly Reason['why'][] = [
  'size of the market',
  'copies in the market',
  'in deck and market',
  'market without use',
]
const partOf = ({ why }: Reason): string => (ABOUT_MARKETS.includes(why) ? 'market' : 'main')
