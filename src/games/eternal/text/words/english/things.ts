import { list } from '../../../../../language/text/english/nouns.ts'
import { skillName } from '../../english/lexicon.ts'
import { texts } from '../../english/texts.ts'
import { signed } from '../board.ts'
import type { Note, Thing } from '../phrasebook.ts'

export const { card: name } = texts.names
export const player = (seat: number): string => `Player ${seat + 1}`

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
