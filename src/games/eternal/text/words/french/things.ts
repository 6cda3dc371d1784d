import { article } from '../../../../../language/text/french/elision.ts'
import { agree, type Gender, list } from '../../../../../language/text/french/nouns.ts'
import { skillName } from '../../french/lexicon.ts'
import { nameNoun } from '../../french/nouns.ts'
import { signed } from '../board.ts'
import type { Note, Thing } from '../phrasebook.ts'

/** The name with the marks that elision reads; every sentence is elided and set at its end. */
export const name = (id: string): string => nameNoun(id).one
/** As a label; in a sentence a player has an article, which contracts. */
export const seatName = (seat: number): string => `Joueur ${seat + 1}`
export const player = (seat: number): string => `${article('le')} joueur ${seat + 1}`

export const numbered = (thing: Extract<Thing, { is: 'card' }>): string =>
  `${name(thing.id)}${thing.which === 0 ? '' : ` n° ${thing.which}`}`

/** In a sentence, spoken to the seat that is asked. */
export function said(thing: Thing): string {
  if (thing.is === 'hidden') return 'une carte'
  if (thing.is === 'player') return thing.you ? 'vous' : 'votre adversaire'
  return numbered(thing)
}

const zones: Readonly<Record<string, readonly [string, string]>> = {
  void: ['votre Néant', 'Néant adverse'],
  hand: ['', 'main adverse'],
  deck: ['votre deck', 'deck adverse'],
  market: ['marché', 'marché'],
  power: ['votre puissance', 'puissance adverse'],
}

export const genderOf = (thing: Thing): Gender => (thing.is === 'card' ? nameNoun(thing.id).gender : 'm')

/** With what it is worth: « Ronin oni 2/1 ». */
export const worth = (thing: Thing): string =>
  thing.is !== 'card' || thing.values === '' ? said(thing) : `${numbered(thing)} ${thing.values}`

function note(it: Note, gender: Gender): string {
  switch (it.of) {
    case 'skills':
      return list(it.skills.map((skill) => skillName({ op: 'skill', ...skill })))
    case 'number':
      return signed(it.n)
    case 'foreign':
      return 'de votre adversaire'
    case 'depleted':
      return agree('tari', gender, 1)
    case 'silenced':
      return `${agree('réduit', gender, 1)} au silence`
  }
}

/** As an option: with everything that tells it from others. */
export function full(thing: Thing): string {
  if (thing.is === 'hidden') return 'une carte'
  if (thing.is === 'player') return thing.you ? 'vous-même' : 'votre adversaire'
  const zone = zones[thing.zone]
  const gender = genderOf(thing)
  const where =
    zone === undefined ? (thing.yours ? '' : agree('ennemi', gender, 1)) : zone[thing.yours ? 0 : 1]
  const facts = [...thing.notes.map((each) => note(each, gender)), ...(where === '' ? [] : [where])]
  return `${worth(thing)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`
}

export const counted = (n: number, one: string, many: string): string => `${n} ${n >= 2 ? many : one}`
