import type { Lang, TerminalWords } from '../../../language/face.ts'
import { wholeLine } from '../../../language/text/discourse.ts'
import type { CardDefinition, Effect, Faction } from '../language/nodes.ts'
import type { Event } from '../protocol/events.ts'
import type { EternalSetup } from '../protocol/setup.ts'
import type { Topic } from '../protocol/topics.ts'
import { factionNames as englishFactions } from './english/lexicon.ts'
import { texts as english } from './english/texts.ts'
import { factionNames as frenchFactions } from './french/lexicon.ts'
import { texts as french } from './french/texts.ts'
import { type InfluenceNames, terminalWords } from './terminal-words.ts'
import type { Texts } from './texts.ts'
import { sumsAbout } from './words/battle.ts'
import { boardBook as englishBoard } from './words/english/board.ts'
import { bookFor as englishBookFor } from './words/english/index.ts'
import { boardBook as frenchBoard } from './words/french/board.ts'
import { bookFor as frenchBookFor } from './words/french/index.ts'
import { reasonsOf } from './words/sums.ts'
import { wordsIn } from './words.ts'

/*
 * Both languages side by side. A page that speaks one at a time fetches only that one, from `words/english` or
 * `words/french`.
 */

const texts: Readonly<Record<Lang, Texts>> = { en: english, fr: french }

const letters = (names: Readonly<Record<Faction, string>>): InfluenceNames => ({
  F: names.fire,
  T: names.time,
  J: names.justice,
  P: names.primal,
  S: names.shadow,
})

const explaining = { reasonsOf, sumsAbout }

/** In letters only; the page takes the words with their marks and draws them. */
export const eternalWords: Readonly<Record<Lang, TerminalWords<EternalSetup, Event, Topic>>> = {
  en: terminalWords(
    'en',
    wordsIn(englishBookFor, [], () => explaining),
    englishBoard,
    letters(englishFactions),
  ),
  fr: terminalWords(
    'fr',
    wordsIn(frenchBookFor, [], () => explaining),
    frenchBoard,
    letters(frenchFactions),
  ),
}

export const cardText = (card: CardDefinition, lang: Lang): string[] => texts[lang].card(card).map(wholeLine)
export const cardName = (id: string, lang: Lang): string => texts[lang].names.card(id)
export const effectText = (steps: readonly Effect[], lang: Lang, card: CardDefinition): string =>
  texts[lang].effect(steps, card)
