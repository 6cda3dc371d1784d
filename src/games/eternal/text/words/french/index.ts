import { asLabel, mapLabel, mapPrompt } from '../../../../../language/label.ts'
import type { Person } from '../../../../../language/people.ts'
import { capital } from '../../../../../language/text/french/sentence.ts'
import { texts } from '../../french/texts.ts'
import { wordsIn } from '../../words.ts'
import { namesFirst } from '../names-first.ts'
import { eventText, type Phrasebook } from '../phrasebook.ts'
import { eventsAmong } from './events.ts'
import { option } from './options.ts'
import { askedBy, questions } from './questions.ts'
import { sentence, set } from './setting.ts'
import { sumsAmong } from './sums.ts'
import { does, personOn, type Who, whose } from './things.ts'

/** Why the loser lost. */
const endings: Readonly<Record<string, (loser: Who) => string>> = {
  health: (loser) => `${loser.words} ${loser.you ? "n'avez" : "n'a"} plus de points de vie`,
  'empty deck': (loser) => `${whose(loser, 'deck', 'le')} est vide`,
  conceded: (loser) => does(loser, 'avoir', 'abandonné'),
  time: (loser) => `${loser.words} ${loser.you ? "n'avez" : "n'a"} plus de temps`,
}

/** Behind a colon French goes on in small letters, unless with the name of the card. */
const lowered = (text: string, name: string | undefined): string =>
  name !== undefined && namesFirst(text, name)
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll}*[ ’])/u, (first) => first.toLowerCase())

export const bookFor = (people: readonly Person[]): Phrasebook => {
  const events = eventsAmong(people)
  return {
    lang: 'fr',
    texts,
    acts: { concede: 'Abandonner', timeout: 'Temps écoulé', overdue: 'Temps épuisé' },
    questions,
    askedBy,
    prompt: (seat, source, question) => {
      const { label, you } = personOn(people, seat)
      return mapPrompt(
        {
          ...(you ? {} : { who: label }),
          ...(source === undefined ? {} : { why: source }),
          what: you && source === undefined ? question : lowered(question, source),
        },
        set,
      )
    },
    option: (choice) => {
      const label = mapLabel(asLabel(option(choice)), set)
      return { ...label, title: capital(label.title) }
    },
    event: (event) => sentence(eventText(events, event)),
    sums: sumsAmong(people),
    outcome: (seat, ending) => {
      const why = endings[ending]?.(personOn(people, 1 - seat))
      return sentence(
        `${does(personOn(people, seat), 'gagner', 'la partie')}${why === undefined ? '' : ` : ${why}`}.`,
      )
    },
  }
}

export const words = wordsIn(bookFor)
