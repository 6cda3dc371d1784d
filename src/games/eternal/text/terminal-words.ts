import type { Lang, TerminalWords, Words } from '../../../language/face.ts'
import { mapLabel, mapPrompt } from '../../../language/label.ts'
import type { Person } from '../../../language/people.ts'
import { marksInWords } from '../../../language/text/marks.ts'
import type { Event } from '../protocol/events.ts'
import type { EternalSetup } from '../protocol/setup.ts'
import type { Topic } from '../protocol/topics.ts'
import { boardLines } from './board-lines.ts'
import type { BoardBook } from './words/phrasebook.ts'
import { setupWords } from './words/setup.ts'

/** What the letters of influence stand for. */
export type InfluenceNames = Readonly<Record<'F' | 'T' | 'J' | 'P' | 'S', string>>

/** The words of a game for places that only have letters, with the whole table as lines of them. */
export function terminalWords(
  lang: Lang,
  words: Words<Event, Topic>,
  boardBook: (people: readonly Person[]) => BoardBook,
  names: InfluenceNames,
  people: readonly Person[] = [],
): TerminalWords<EternalSetup, Event, Topic> {
  const plain = (text: string): string => marksInWords(text, names)
  const { reasons, numbers, among } = words
  const book = boardBook(people)
  return {
    ...words,
    decision: (s) => mapPrompt(words.decision(s), plain),
    option: (s, i) => mapLabel(words.option(s, i), plain),
    event: (event) => plain(words.event(event)),
    board: (s, seat) => boardLines(s, seat, book).map(plain),
    card(id) {
      const { named: _, lines: __, ...entry } = words.card(id)
      return { ...entry, text: plain(entry.text) }
    },
    ...(reasons === undefined
      ? {}
      : { reasons: (event) => reasons(event).map((sum) => ({ ...sum, words: plain(sum.words) })) }),
    ...(numbers === undefined
      ? {}
      : {
          numbers: (s, seat, about, log) =>
            numbers(s, seat, about, log).map((sum) => ({ ...sum, words: plain(sum.words) })),
        }),
    setup: (setup) => setupWords(setup, lang),
    among: (others) => terminalWords(lang, among?.(others) ?? words, boardBook, names, others),
  }
}
