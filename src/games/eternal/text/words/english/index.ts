import { asLabel, mapLabel, mapPrompt } from '../../../../../language/label.ts'
import type { Person } from '../../../../../language/people.ts'
import { capital } from '../../../../../language/text/english/sentence.ts'
import { typeset } from '../../../../../language/text/english/typeset.ts'
import { texts } from '../../english/texts.ts'
import { wordsIn } from '../../words.ts'
import { namesFirst } from '../names-first.ts'
import { eventText, type Phrasebook } from '../phrasebook.ts'
import { eventsAmong } from './events.ts'
import { option } from './options.ts'
import { askedBy, questions } from './questions.ts'
import { sumsAmong } from './sums.ts'
import { does, personOn, type Who, whose } from './things.ts'

/** Why the loser lost. */
const endings: Readonly<Record<string, (loser: Who) => string>> = {
  health: (loser) => `${does(loser, 'have')} no Health left`,
  'empty deck': (loser) => `${whose(loser)} deck is empty`,
  conceded: (loser) => (loser.you ? 'you have conceded' : `${loser.name} has conceded`),
  time: (loser) => `${does(loser, 'be')} out of time`,
}

const finished = (text: string): string => capital(typeset(text))

/** A card's text behind a colon begins small, unless with the name of the card. */
const lowered = (text: string, name: string | undefined): string =>
  name !== undefined && namesFirst(text, name)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

export const bookFor = (people: readonly Person[]): Phrasebook => {
  const events = eventsAmong(people)
  return {
    lang: 'en',
    texts,
    acts: { concede: 'Concede', timeout: 'Out of time', overdue: 'Out of all time' },
    questions,
    askedBy,
    prompt: (seat, source, question) => {
      const { name, you } = personOn(people, seat)
      return mapPrompt(
        {
          ...(you ? {} : { who: name }),
          ...(source === undefined ? {} : { why: source }),
          what: you && source === undefined ? question : lowered(question, source),
        },
        typeset,
      )
    },
    option: (choice) => mapLabel(asLabel(option(choice)), typeset),
    event: (event) => finished(eventText(events, event)),
    sums: sumsAmong(people),
    outcome: (seat, ending) => {
      const why = endings[ending]?.(personOn(people, 1 - seat))
      return finished(`${does(personOn(people, seat), 'win')}${why === undefined ? '' : `: ${why}`}.`)
    },
  }
}

export const words = wordsIn(bookFor)
