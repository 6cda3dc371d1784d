import type { Words } from '../../../language/face.ts'
import { mapLabel, mapPrompt } from '../../../language/label.ts'
import type { Event } from '../protocol/events.ts'
import type { EternalSetup } from '../protocol/setup.ts'
import type { Topic } from '../protocol/topics.ts'

/*
 * Texts carry the marks {F}, {T}, {J}, {P} and {S} where a card shows the signs of influence. Where there are
 * only letters a run of them is read as words: {J}{J}{J} is "3 Justice", {F}{T} is "Fire, Time".
 */

export type InfluenceLetter = 'F' | 'T' | 'J' | 'P' | 'S'
export type InfluenceNames = Readonly<Record<InfluenceLetter, string>>

/** A number before the signs is theirs already: "2 {F}". */
export function influenceInWords(text: string, names: InfluenceNames): string {
  return text.replace(/(\d[ \u00a0])?((?:\{[FTJPS]\})+)/g, (_, number: string | undefined, marks: string) => {
    const letters = [...marks.matchAll(/[FTJPS]/g)].map(([letter]) => letter as InfluenceLetter)
    const runs: { letter: InfluenceLetter; n: number }[] = []
    for (const letter of letters) {
      const last = runs.at(-1)
      if (last?.letter === letter) last.n += 1
      else runs.push({ letter, n: 1 })
    }
    const words = runs.map(({ letter, n }) => (n === 1 ? names[letter] : `${n}\u00a0${names[letter]}`))
    return `${number ?? ''}${words.join(', ')}`
  })
}

type EternalWords = Words<EternalSetup, Event, Topic>

/** The words of a game for places that only have letters: a terminal, a screen reader. */
export function plainWords(words: EternalWords, names: InfluenceNames): EternalWords {
  const plain = (text: string): string => influenceInWords(text, names)
  const { reasons, numbers, among } = words
  return {
    ...words,
    decision: (s) => mapPrompt(words.decision(s), plain),
    option: (s, i) => mapLabel(words.option(s, i), plain),
    event: (event) => plain(words.event(event)),
    board: (s, seat) => words.board(s, seat).map(plain),
    card(id) {
      const { named: _, ...entry } = words.card(id)
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
    ...(among === undefined ? {} : { among: (people) => plainWords(among(people), names) }),
  }
}
