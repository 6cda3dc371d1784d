import type { Lang, Sum, TerminalWords } from '../../../language/face.ts'
import { mapLabel, mapPrompt } from '../../../language/label.ts'
import type { Collection } from '../collection.ts'
import type { Event } from '../protocol/events.ts'
import type { Setup } from '../protocol/setup.ts'
import type { Topic } from '../protocol/topics.ts'
import type { Reason } from '../rules/why-not.ts'
import { speakBothLanguages } from './both-languages.ts'
import { cardWords } from './card-words.ts'
import { plainText } from './plain.ts'
import { spokenIn } from './spoken.ts'
import { nemesisName } from './texts.ts'
import { boardLines } from './words/board.ts'
import { whyNot } from './words/english/why-not.ts'
import { forecast, outlook, unleashNow } from './words/forecast.ts'
import { markedWords } from './words/marked.ts'
import { setupLines } from './words/setup.ts'
import { sheets } from './words/sheets.ts'
import { reasonsOf, tableSums } from './words/sums.ts'

export { markedWords } from './words/marked.ts'

/** The same for places that only have letters: a terminal, a screen reader. */
function plainWords(lang: Lang, of: Collection): TerminalWords<Setup, Event, Topic> {
  const marked = markedWords(lang, of)
  const v = spokenIn(of, lang).voice
  const plain = (line: string): string => plainText(line, lang)
  const plainly = (sums: readonly Sum[]): Sum[] => sums.map(({ n, words }) => ({ n, words: plain(words) }))
  return {
    decision: (s) => mapPrompt(marked.decision(s), plain),
    option: (s, i) => mapLabel(marked.option(s, i), plain),
    event: (event) => plain(marked.event(event)),
    reasons: (event) => plainly(reasonsOf(event, v)),
    numbers: (s, _seat, about, log) => plainly(tableSums(s, about, log, v)),
    board: (s, seat) => boardLines(s, seat, v, plain),
    outcome: marked.outcome,
    reason: marked.reason,
    card(id) {
      const { named: _, lines: __, ...entry } = marked.card(id)
      return { ...entry, text: plain(entry.text) }
    },
    cardWords: cardWords[lang],
    sheets: () =>
      sheets(v.language, of).map((sheet) => ({
        ...sheet,
        sections: sheet.sections.map((part) => ({ ...part, lines: part.lines.map(plain) })),
      })),
    forecast: (s) => forecast(s, v).map((each) => ({ ...each, words: plain(each.words) })),
    outlook: (s) => outlook(s, v),
    standing: (s) => unleashNow(s, v).map(plain),
    setup: (setup) => setupLines(of, setup, lang),
    against: ({ nemesis }) => nemesisName(nemesis, v.language),
  }
}

/** What a game with this collection says. */
export function wordsOf(of: Collection): Readonly<Record<Lang, TerminalWords<Setup, Event, Topic>>> {
  speakBothLanguages(of)
  return { en: plainWords('en', of), fr: plainWords('fr', of) }
}

export const whyNotReasons = Object.keys(whyNot) as Reason[]
