import { namesOfCards } from '../../games/eternal/card-names.ts'
import { writeDeckCode } from '../../games/eternal/deck-building/code.ts'
import { type DeckList, FORMATS } from '../../games/eternal/deck-building/deck-list.ts'
import { ERAS, reasonsAgainst } from '../../games/eternal/deck-building/legality.ts'
import { allDecks, missingFrom } from '../../games/eternal/deck-building/offered.ts'
import { writeDeckText } from '../../games/eternal/deck-building/text.ts'
import { deckTitle } from '../../games/eternal/deck-building/titles.ts'
import { built, deckCalled } from '../../games/eternal/setup/deck.ts'
import { faultText, reasonText } from '../../games/eternal/text/decks.ts'
import { frenchName } from '../../games/eternal/text/french/names.ts'
import { gameNamed } from '../../games/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { packsMustBeOf } from '../../lab/own-packs.ts'
import { LANGS } from '../../language/face.ts'
import type { Given, Verb } from '../flags.ts'
import { messages } from '../messages.ts'
import { PACKS_FLAG } from '../packs.ts'
import { fromFile } from '../setup.ts'

/** All decks, or those of one format. */
function list(given: Given): number {
  const lang = given.oneOf('lang', 'en', LANGS)
  const format = given.has('format') ? given.oneOf('format', 'throne', FORMATS) : null
  given.oneOf('rules', 'today', ERAS)
  const listed = allDecks.filter((deck) => format === null || deck.format === format)
  const rows = listed.map((deck) => ({
    name: deck.name,
    format: deck.format,
    cards: deck.main.reduce((sum, [n]) => sum + n, 0),
    missing: missingFrom(deck),
  }))
  if (given.has('json')) console.log(JSON.stringify(rows))
  else
    for (const { name, format, cards, missing } of rows)
      console.log(messages[lang].deck(deckTitle(name, lang), format, cards, missing.length))
  return 0
}

/** Null for a deck with cards that have no number. */
function codeOf({ main, market }: DeckList): string | null {
  try {
    return writeDeckCode(main, market)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** A deck in full: its text, its code, what could not be read of it and what keeps it out of the format. */
function show(word: string, given: Given): number {
  const format = given.oneOf('format', 'throne', FORMATS)
  const era = given.oneOf('rules', 'today', ERAS)
  const lang = given.oneOf('lang', 'en', LANGS)
  const names = namesOfCards(gameNamed('eternal'), frenchName)
  const { deck, faults } = deckCalled(fromFile(word), format, 'deck', names)
  const reasons = reasonsAgainst(built(deck, 'deck', names), { format, era })
  const written = {
    text: writeDeckText({ ...deck, format }),
    code: codeOf(deck),
    faults: faults.map((fault) => faultText(fault, lang, names)),
    reasons: reasons.map((reason) => ({ ...reason, text: reasonText(reason, lang, names) })),
  }
  if (given.has('json')) console.log(JSON.stringify(written))
  else {
    console.log(written.code === null ? written.text : `${written.text}\n${written.code}`)
    for (const line of [...written.faults, ...written.reasons.map(({ text, rule }) => `${text} (${rule})`)])
      console.log(`! ${line}`)
  }
  return faults.length + reasons.length === 0 ? 0 : 1
}

export const decks: Verb = {
  name: 'decks',
  use: '[DECK] [--format F] [--rules R] [--lang fr] [--json]',
  summary: {
    en: 'lists the decks of Eternal, or checks and writes one',
    fr: 'liste les decks d’Eternal, ou en vérifie et écrit un',
  },
  help: {
    en: `Without a word: the decks that can be played by name, or those of one format. With one: that deck as text and code, with what could not be read of it and
every rule that keeps it out of the format. DECK is a name, a deck code, a pasted list, @FILE or random:FJ:WORD.`,
    fr: `Sans rien\u00a0: les decks qu’on peut jouer par leur nom, ou ceux d’un format. Avec un mot\u00a0: ce deck en texte et en code, ce qui n’a pas pu être lu et
chaque règle qui l’écarte du format. DECK est un nom, un code, une liste collée, @FICHIER ou random:FJ:MOT.`,
  },
  flags: [
    {
      name: 'format',
      value: 'throne',
      help: { en: 'throne, expedition, draft or open', fr: 'throne, expedition, draft ou open' },
    },
    {
      name: 'rules',
      value: 'today',
      help: {
        en: 'today, or 2019 for the cards and markets of that year',
        fr: 'today, ou 2019 pour les cartes et marchés de cette année-là',
      },
    },
    PACKS_FLAG,
    { name: 'lang', value: 'en', help: { en: 'en or fr', fr: 'en ou fr' } },
    {
      name: 'json',
      help: {
        en: '[{name, format, cards, missing}], or {text, code, faults, reasons}',
        fr: '[{name, format, cards, missing}], ou {text, code, faults, reasons}',
      },
    },
  ],
  words: { least: 0, most: 1 },
  run(given) {
    packsMustBeOf('eternal')
    const [word] = given.words
    return word === undefined ? list(given) : show(word, given)
  },
}
