import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang } from '../../../language/face.ts'
import { isEntries, listOf } from '../../../language/parse-values.ts'
import { between, listOfEach, object, type Shape, shape, text } from '../../../language/shapes.ts'
import { type CardNames, folded } from '../card-names.ts'
import { INFLUENCE_LETTERS } from '../content.ts'
import { readDeckCode } from '../deck-building/code.ts'
import type { DeckList, Format } from '../deck-building/deck-list.ts'
import { LARGEST } from '../deck-building/legality.ts'
import { allDecks, missingFrom, offeredDecks } from '../deck-building/offered.ts'
import { randomDeck } from '../deck-building/random.ts'
import { type ReadDeck, readDeckText } from '../deck-building/text.ts'
import { deckSaid, deckTitle } from '../deck-building/titles.ts'
import type { Deck } from '../protocol/setup.ts'
import { faultText } from '../text/decks.ts'
import type { BuiltFor } from './document.ts'

/*
 * The ways to say a deck: the name of one that is offered, a pasted text, a deck code, `random:FJ` or
 * `random:FJ:word`, or an object with the lists `main` and `market`.
 */

export const deckNames = (lang: Lang): string =>
  offeredDecks
    .map(({ name }) => deckTitle(name, lang))
    .map((name) => (lang === 'fr' ? `«\u202f${name}\u202f»` : `“${name}”`))
    .join(', ')

const count = between(1, LARGEST)
const cardLine: Shape<string | readonly [number, string]> = shape(
  (value, place) => {
    if (typeof value === 'string') return value
    const [n, card, ...more] = listOf(value, place)
    if (more.length > 0)
      throw new Refusal(
        {
          en: 'expected a count and a card, such as [4, "Torch"]',
          fr: 'il faut un nombre et une carte, par exemple [4, "Torche"]',
        },
        place,
      )
    return [count(n, `${place}[0]`), text(card, `${place}[1]`)]
  },
  (named) => ({
    anyOf: [
      text.schema(named),
      {
        type: 'array',
        prefixItems: [count.schema(named), text.schema(named)],
        minItems: 2,
        maxItems: 2,
      },
    ],
  }),
)
const lists = object({ main: listOfEach(cardLine) }, { name: text, market: listOfEach(text) })

/** A deck in any of these ways; a list or code that names no format is meant for the throne. */
export function readDeck(
  said: unknown,
  format: Format | undefined,
  place: string,
  names: CardNames,
): BuiltFor {
  if (typeof said === 'string') {
    const list = whole(deckCalled(said, format ?? 'throne', place, names), place, names)
    return { deck: built(list, place, names), format: format ?? list.format }
  }
  if (!isEntries(said))
    throw new Refusal(
      {
        en: 'a deck is a name, a pasted text, a deck code, random:FJ or lists of cards',
        fr: 'un deck est un nom, un texte collé, un code, random:FJ ou des listes de cartes',
      },
      place,
    )
  const { name, main, market = [] } = lists(said, place)
  return {
    deck: {
      name: name ?? 'deck',
      main: main.flatMap((line, i) => readLine(line, `${place}.main[${i}]`, names)),
      market: market.map((id, i) => names.called(id, `${place}.market[${i}]`)),
    },
    format: format ?? 'throne',
  }
}

const RANDOM = /^random(?::([a-z]*))?(?::(.*))?$/i
const CODE = /^[A-Za-z0-9_-]{9,}$/

/** A deck by name, text, code or chance, with everything in it that could not be read. */
export function deckCalled(said: string, format: Format, place: string, names: CardNames): ReadDeck {
  const random = RANDOM.exec(said)
  if (random !== null)
    return complete(randomDeck(factionsOf(random[1] ?? '', place), random[2] ?? '', format))
  if (said.includes('\n')) return readDeckText(said, names)
  const known = deckNamed(deckSaid(said))
  if (known !== undefined) {
    const missing = missingFrom(known)
    if (missing.length === 0) return complete(known)
    throw new Refusal(
      {
        en: `“${known.name}” needs cards that are not there yet: ${missing.join(', ')}`,
        fr: `«\u202f${known.name}\u202f» demande des cartes qui n’existent pas encore ici\u00a0: ${missing.join(', ')}`,
      },
      place,
    )
  }
  const read = CODE.test(said) ? codeOrNothing(said, format, names) : null
  if (read !== null) return read
  throw new Refusal(
    {
      en: `there is no deck called “${said}” (there are ${deckNames('en')})`,
      fr: `aucun deck ne s’appelle «\u202f${said}\u202f» (il y a ${deckNames('fr')})`,
    },
    place,
  )
}

const complete = (deck: DeckList): ReadDeck => ({ deck, faults: [] })

const deckNamed = (name: string): DeckList | undefined =>
  allDecks.find((deck) => folded(deck.name) === folded(name))

function codeOrNothing(said: string, format: Format, names: CardNames): ReadDeck | null {
  try {
    return readDeckCode(said, format, names)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

function factionsOf(letters: string, place: string): string {
  const wanted = letters.toUpperCase()
  for (const letter of wanted)
    if (!INFLUENCE_LETTERS.includes(letter))
      throw new Refusal(
        {
          en: `“${letter}” is not a faction; choose one of ${[...INFLUENCE_LETTERS].join(', ')}`,
          fr: `«\u202f${letter}\u202f» n’est pas une faction\u202f; il y a ${[...INFLUENCE_LETTERS].join(', ')}`,
        },
        place,
      )
  return [...INFLUENCE_LETTERS].filter((letter) => wanted.includes(letter)).join('')
}

/** A game needs every card of its decks: the first thing that could not be read is reported. */
function whole({ deck, faults }: ReadDeck, place: string, names: CardNames): DeckList {
  if (faults.length > 0) {
    const [fault] = faults
    throw new Refusal({ en: faultText(fault!, 'en', names), fr: faultText(fault!, 'fr', names) }, place)
  }
  return deck
}

export function built({ name, main, market }: DeckList, place: string, names: CardNames): Deck {
  return {
    name: name === '' ? 'deck' : name,
    main: main.flatMap((line, i) => readLine(line, `${place}.main[${i}]`, names)),
    market: market.map((id, i) => names.called(id, `${place}.market[${i}]`)),
  }
}

/** `[4, "1-13"]`, `"4 1-13"`, `"4 Oni Ronin"` or one card by id or name. */
function readLine(line: string | readonly [number, string], place: string, names: CardNames): number[] {
  const [count, word] = typeof line === 'string' ? counted(line) : line
  const d = names.called(word, place)
  return Array.from({ length: count }, () => d)
}

function counted(line: string): readonly [number, string] {
  const found = /^(\d+)\s+(\D.*|\d+-.*)$/.exec(line)
  return found === null ? [1, line] : [Number(found[1]), found[2]!]
}
