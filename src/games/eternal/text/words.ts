import type { CardEntry, Words } from '../../../language/face.ts'
import type { Person } from '../../../language/people.ts'
import { wholeLine } from '../../../language/text/discourse.ts'
import { defIndex, definitions } from '../content.ts'
import { todaysId } from '../era.ts'
import type { CardDefinition } from '../language/nodes.ts'
import type { Event } from '../protocol/events.ts'
import type { Topic } from '../protocol/topics.ts'
import { setOf } from '../sets.ts'
import { cardWords } from './card-words.ts'
import type { Texts } from './texts.ts'
import { type Explaining, fetched } from './words/fetched.ts'
import { readOption } from './words/from-state/option.ts'
import { readQuestion } from './words/from-state/question.ts'
import { outlook } from './words/outlook.ts'
import { ASKED_BY_CARD, type Phrasebook } from './words/phrasebook.ts'
import { reasonWords } from './words/reasons.ts'

/** The values that are printed on a card of this kind. */
function printedValues({ kind, strength, health }: CardDefinition): Record<string, number> | null {
  if (kind === 'unit' || kind === 'weapon') return { strength, health }
  if (kind === 'relic weapon') return { strength, armor: health }
  return kind === 'site' ? { health } : null
}

function card(id: string, texts: Texts): CardEntry {
  const definition = definitions[defIndex(id)]!
  const numbers = printedValues(definition)
  const lines = texts.card(definition)
  return {
    id,
    game: 'eternal',
    set: setOf(id),
    type: definition.kind,
    cost: definition.cost,
    name: texts.names.card(id),
    ...(texts.names.named === undefined ? {} : { named: texts.names.named(id) }),
    text: lines.map(wholeLine).join('\n'),
    lines,
    ...(numbers === null ? {} : { numbers }),
    influence: definition.influence,
    kin: definition.types.map(texts.names.type),
    skills: definition.skills.map(({ skill }) => skill),
    ...(definition.created ? { created: true } : {}),
    ...(todaysId(id) === id ? {} : { older: true }),
  }
}

function outcome(id: string, book: Phrasebook): string {
  const read = /^player (\d+): (.*)$/.exec(id)
  return read === null ? id : book.outcome(Number(read[1]) - 1, read[2]!)
}

/** Everything that the game says in the language of this phrasebook; `explaining` gives what explains numbers, once it is there. */
export function wordsIn(
  bookFor: (people: readonly Person[]) => Phrasebook,
  people: readonly Person[] = [],
  explaining: () => Explaining | null = fetched,
): Words<Event, Topic> {
  const book = bookFor(people)
  const { lang, texts } = book
  return {
    decision(s) {
      const { name, asked } = readQuestion(s, texts)
      const { self } = asked
      const source =
        ASKED_BY_CARD.has(name) && self.is === 'card' ? texts.names.card(self.id) : book.askedBy[name]
      return book.prompt(asked.seat, source, book.questions[name](asked))
    },
    option: (s, index) => ({
      ...book.option(readOption(s, index, texts)),
      ...explaining()?.ranked?.(s, index),
    }),
    event: (event) => book.event(event),
    reasons: (event) => explaining()?.reasonsOf(event, book) ?? [],
    numbers: (s, seat, about) => explaining()?.sumsAbout(s, seat, about, book) ?? [],
    outlook: (s, seat) => outlook(s, seat, book),
    outcome: (id) => outcome(id, book),
    act: (act) => book.acts[act] ?? act,
    reason: reasonWords(lang),
    card: (id) => card(id, texts),
    cardWords: cardWords[lang],
    among: (others) => wordsIn(bookFor, others, explaining),
  }
}
