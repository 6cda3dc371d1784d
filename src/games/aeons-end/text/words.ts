import type { CardEntry, Lang, Sum, Words } from '../../../language/face.ts'
import { mapLabel, mapPrompt } from '../../../language/label.ts'
import { nemesisCards, playerCards } from '../content.ts'
import type { NemesisCard } from '../language/nodes.ts'
import type { Event } from '../protocol/events.ts'
import type { Setup } from '../protocol/setup.ts'
import type { Topic } from '../protocol/topics.ts'
import type { Reason } from '../rules/why-not.ts'
import type { State } from '../state.ts'
import { cardWords } from './card-words.ts'
import { cardName, cardText } from './index.ts'
import { plainText } from './plain.ts'
import { boardLines } from './words/board.ts'
import { decisionText } from './words/decisions.ts'
import { english as englishVoice } from './words/english/index.ts'
import { eventText } from './words/events.ts'
import { forecast, outlook, unleashNow } from './words/forecast.ts'
import { french as frenchVoice } from './words/french/index.ts'
import { optionText } from './words/options.ts'
import { reasonWords } from './words/reasons.ts'
import { setupLines } from './words/set-up.ts'
import { sheets } from './words/sheets.ts'
import { reasonsOf, tableSums } from './words/sums.ts'
import type { Outcome, Voice } from './words/voice.ts'

const voices: Readonly<Record<Lang, Voice>> = { en: englishVoice, fr: frenchVoice }

/** Tier, life and power tokens of a nemesis card, as far as it has them. */
function numbersOf({ tier, life, power }: NemesisCard): Record<string, number> {
  return { tier, ...(life === undefined ? {} : { life }), ...(power === undefined ? {} : { power }) }
}

function card(id: string, lang: Lang): CardEntry {
  const found = playerCards.find((c) => c.id === id) ?? nemesisCards.find((c) => c.id === id)!
  return {
    id,
    game: 'aeons-end',
    set: found.set,
    type: found.type,
    cost: found.cost ?? null,
    name: cardName(id, lang),
    text: cardText(found, lang).join('\n'),
    ...('tier' in found ? { numbers: numbersOf(found) } : {}),
  }
}

/** Everything the game says, with the mark {ae} where a table may draw the icon. */
export function markedWords(lang: Lang): Words<Setup, Event, Topic> {
  const v = voices[lang]
  return {
    decision: (s: State) => decisionText(s, v),
    option: (s: State, i: number) => optionText(s, i, v),
    event: (event) => eventText(event, v),
    reasons: (event) => reasonsOf(event, v),
    numbers: (s, _seat, about, log) => tableSums(s, about, log, v),
    board: (s: State, seat: number) => boardLines(s, seat, v),
    outcome: (id: string) => v.set(v.outcomes[id as Outcome]),
    reason: reasonWords(lang),
    card: (id: string) => card(id, lang),
    cardWords: cardWords[lang],
    sheets: () => sheets(lang),
    forecast: (s: State) => forecast(s, v),
    outlook: (s: State) => outlook(s, v),
    standing: (s: State) => unleashNow(s, v),
    setup: (setup) => setupLines(setup, lang),
  }
}

/** The same for places that only have letters: a terminal, a screen reader. */
function plainWords(lang: Lang): Words<Setup, Event, Topic> {
  const marked = markedWords(lang)
  const plain = (line: string): string => plainText(line, lang)
  const plainly = (sums: readonly Sum[]): Sum[] => sums.map(({ n, words }) => ({ n, words: plain(words) }))
  return {
    decision: (s) => mapPrompt(marked.decision(s), plain),
    option: (s, i) => mapLabel(marked.option(s, i), plain),
    event: (event) => plain(marked.event(event)),
    reasons: (event) => plainly(reasonsOf(event, voices[lang])),
    numbers: (s, _seat, about, log) => plainly(tableSums(s, about, log, voices[lang])),
    board: (s, seat) => boardLines(s, seat, voices[lang], plain),
    outcome: marked.outcome,
    reason: marked.reason,
    card(id) {
      const entry = marked.card(id)
      return { ...entry, text: plain(entry.text) }
    },
    cardWords: cardWords[lang],
    sheets: () =>
      sheets(lang).map((sheet) => ({
        ...sheet,
        sections: sheet.sections.map((part) => ({ ...part, lines: part.lines.map(plain) })),
      })),
    forecast: (s) => forecast(s, voices[lang]).map((each) => ({ ...each, words: plain(each.words) })),
    outlook: (s) => outlook(s, voices[lang]),
    standing: (s) => unleashNow(s, voices[lang]).map(plain),
    setup: (setup) => setupLines(setup, lang),
  }
}

export const english = plainWords('en')
export const french = plainWords('fr')

export const whyNotReasons = Object.keys(englishVoice.whyNot) as Reason[]

/** How much aether is missing, and what so many gems in hand would give. */
export const shortText = (short: number, gems: number, gives: number, lang: Lang): string =>
  plainText(voices[lang].set(voices[lang].short(short, gems, gives)), lang)

/** Why something is not possible now. */
export const whyNotText = (reason: Reason, lang: Lang): string =>
  plainText(voices[lang].set(voices[lang].whyNot[reason]), lang)
