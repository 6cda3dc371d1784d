import type { Person } from '../../../../../language/people.ts'
import { genitive, list } from '../../../../../language/text/english/nouns.ts'
import { conjugated } from '../../../../../language/text/english/verbs.ts'
import { skillName } from '../../english/lexicon.ts'
import { texts } from '../../english/texts.ts'
import { signed } from '../board.ts'
import type { Note, Thing } from '../phrasebook.ts'

export const { card: name } = texts.names

/** Somebody in a sentence: you, or a name. */
export interface Who {
  readonly name: string
  /** At the head of a line; a number says whether it is you. */
  label(yours: boolean): string
  readonly you: boolean
}
export function personOn(people: readonly Person[], seat: number): Who {
  const person = people[seat]
  if (person === undefined || person === null) {
    const number = `Player ${seat + 1}`
    return { name: number, label: (yours) => `${number} (${yours ? 'you' : 'opponent'})`, you: false }
  }
  if ('you' in person) return { name: 'you', label: () => 'You', you: true }
  if ('opponent' in person) return { name: 'your opponent', label: () => 'Your opponent', you: false }
  return { name: person.name, label: () => person.name, you: false }
}

/** "you draw", "Vess draws". */
export const does = ({ name: who, you }: Who, verb: string, rest = ''): string =>
  `${who} ${conjugated(verb, you ? 'you' : 'one')}${rest === '' ? '' : ` ${rest}`}`
export const whose = ({ name: who, you }: Who): string => (you ? 'your' : genitive(who))

export const numbered = (thing: Extract<Thing, { is: 'card' }>): string =>
  `${name(thing.id)}${thing.which === 0 ? '' : ` #${thing.which}`}`

/** In a sentence, spoken to the seat that is asked. */
export function said(thing: Thing): string {
  if (thing.is === 'hidden') return 'a card'
  if (thing.is === 'player') return thing.you ? 'you' : 'your opponent'
  return numbered(thing)
}

const zones: Readonly<Record<string, readonly [string, string]>> = {
  void: ['your void', 'enemy void'],
  hand: ['', 'enemy hand'],
  deck: ['your deck', 'enemy deck'],
  market: ['market', 'market'],
  power: ['your power', 'enemy power'],
}

/** With what it is worth: "Oni Ronin 2/1". */
export const worth = (thing: Thing): string =>
  thing.is !== 'card' || thing.values === '' ? said(thing) : `${numbered(thing)} ${thing.values}`

function note(it: Note): string {
  switch (it.of) {
    case 'skills':
      return list(it.skills.map((skill) => skillName({ op: 'skill', ...skill })))
    case 'number':
      return signed(it.n)
    case 'foreign':
      return "your opponent's"
    case 'depleted':
    case 'silenced':
      return it.of
  }
}

/** As an option: with everything that tells it from others. */
export function full(thing: Thing): string {
  if (thing.is === 'hidden') return 'a card'
  if (thing.is === 'player') return thing.you ? 'yourself' : 'your opponent'
  const zone = zones[thing.zone]
  const where = zone === undefined ? (thing.yours ? '' : 'enemy') : zone[thing.yours ? 0 : 1]
  const facts = [...thing.notes.map(note), ...(where === '' ? [] : [where])]
  return `${worth(thing)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`
}
