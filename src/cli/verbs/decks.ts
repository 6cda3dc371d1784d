import { writeDeckCode } from '../../games/eternal/deck-building/code.ts'
import { FORMATS } from '../../games/eternal/deck-building/deck-list.ts'
import { ERAS, reasonsAgainst } from '../../games/eternal/deck-building/legality.ts'
import { allDecks, missingFrom } from '../../games/eternal/deck-building/offered.ts'
import { writeDeckText } from '../../games/eternal/deck-building/text.ts'
import { built, deckCalled } from '../../games/eternal/set-up/deck.ts'
import { faultText, reasonText } from '../../games/eternal/text/decks.ts'
import { LANGS } from '../../language/face.ts'
import type { Given, Verb } from '../flags.ts'
import { fromFile } from '../setup.ts'

function list(json: boolean): number {
  const rows = allDecks.map((deck) => ({
    name: deck.name,
    format: deck.format,
    cards: deck.main.reduce((sum, [n]) => sum + n, 0),
    missing: missingFrom(deck),
  }))
  if (json) console.log(JSON.stringify(rows))
  else
    for (const { name, format, cards, missing } of rows)
      console.log(
        `${name} (${format}, ${cards} cards)${missing.length === 0 ? '' : `: ${missing.length} cards are not there yet`}`,
      )
  return 0
}

/** A deck in full: its text, its code, what could not be read of it and what keeps it out of the format. */
function show(word: string, given: Given): number {
  const format = given.oneOf('format', 'throne', FORMATS)
  const era = given.oneOf('rules', 'today', ERAS)
  const lang = given.oneOf('lang', 'en', LANGS)
  const { deck, faults } = deckCalled(fromFile(word), format, 'deck')
  const reasons = reasonsAgainst(built(deck, 'deck'), { format, era })
  const told = {
    text: writeDeckText({ ...deck, format }),
    code: writeDeckCode(deck.main, deck.market),
    faults: faults.map((fault) => faultText(fault, lang)),
    reasons: reasons.map((reason) => ({ ...reason, text: reasonText(reason, lang) })),
  }
  if (given.has('json')) console.log(JSON.stringify(told))
  else {
    console.log(`${told.text}\n${told.code}`)
    for (const line of [...told.faults, ...told.reasons.map(({ text, rule }) => `${text} (${rule})`)])
      console.log(`! ${line}`)
  }
  return faults.length + reasons.length === 0 ? 0 : 1
}

export const decks: Verb = {
  name: 'decks',
  use: '[DECK] [--format F] [--rules R] [--lang fr] [--json]',
  summary: 'lists the decks of Eternal, or checks and writes one',
  help: `Without a word: the decks that can be played by name. With one: that deck as text and code, with what could not be read of it and
every rule that keeps it out of the format. DECK is a name, a deck code, a pasted list, @FILE or random:FJ:WORD.`,
  flags: [
    { name: 'format', value: 'throne', help: 'throne, expedition, draft or open' },
    { name: 'rules', value: 'today', help: 'today, or 2019 for the cards and markets of that year' },
    { name: 'lang', value: 'en', help: 'en or fr' },
    { name: 'json', help: '[{name, format, cards, missing}], or {text, code, faults, reasons}' },
  ],
  words: { least: 0, most: 1 },
  run(given) {
    const [word] = given.words
    return word === undefined ? list(given.has('json')) : show(word, given)
  },
}
