import type { Person } from '../../../../../language/people.ts'
import { article } from '../../../../../language/text/french/elision.ts'
import { agree, type Gender, list } from '../../../../../language/text/french/nouns.ts'
import { conjugate } from '../../../../../language/text/french/verbs.ts'
import { skillName } from '../../french/lexicon.ts'
import { aCard, nameNoun, theCard } from '../../french/nouns.ts'
import { signed } from '../board.ts'
import type { Note, Thing } from '../phrasebook.ts'

/** The name with the marks that elision reads; every sentence is elided and set at its end. */
export const name = (id: string): string => nameNoun(id).one

/** Somebody or something in a sentence, and as a label. */
export interface Who {
  readonly words: string
  readonly label: string
  /** At the head of a line; a number says whether it is you. */
  heading(yours: boolean): string
  readonly gender: Gender
  readonly you: boolean
}

/** In a sentence a player without a name has an article, which contracts. */
export function personOn(people: readonly Person[], seat: number): Who {
  const person = people[seat]
  if (person === undefined || person === null) {
    const words = `${article('le')} joueur ${seat + 1}`
    const label = `Joueur ${seat + 1}`
    const heading = (yours: boolean): string => `${label} (${yours ? 'vous' : 'adversaire'})`
    return { words, label, heading, gender: 'm', you: false }
  }
  if ('you' in person) return named('vous', 'Vous', true)
  if ('opponent' in person) return named('votre adversaire', 'Votre adversaire', false)
  return named(person.name, person.name, false)
}

const named = (words: string, label: string, you: boolean): Who => ({
  words,
  label,
  heading: () => label,
  gender: 'm',
  you,
})

/** « vous piochez », « Vess pioche ». */
export const does = ({ words, you }: Who, verb: string, rest = ''): string =>
  `${words} ${conjugate(verb, you ? 'you' : 'one')}${rest === '' ? '' : ` ${rest}`}`
/** « votre main », « la main de Vess ». */
export const whose = ({ words, you }: Who, noun: string, the: 'le' | 'la'): string =>
  you ? `votre ${noun}` : `${article(the)} ${noun} de ${words}`

export const numbered = (thing: Extract<Thing, { is: 'card' }>): string =>
  `${name(thing.id)}${thing.which === 0 ? '' : ` n° ${thing.which}`}`

/** Which one of its name: one that is known, or any one. */
type Which = 'the' | 'a'
const withArticle = (thing: Extract<Thing, { is: 'card' }>, which: Which): string => {
  const { words } = which === 'the' ? theCard(thing.id) : aCard(thing.id)
  return `${words}${thing.which === 0 ? '' : ` n° ${thing.which}`}`
}

/** In a sentence, spoken to the seat that is asked. */
export function said(thing: Thing, which: Which = 'the'): string {
  if (thing.is === 'hidden') return 'une carte'
  if (thing.is === 'player') return thing.you ? 'vous' : 'votre adversaire'
  return withArticle(thing, which)
}

const zones: Readonly<Record<string, readonly [string, string]>> = {
  void: ['votre Néant', 'Néant adverse'],
  hand: ['', 'main adverse'],
  deck: ['votre deck', 'deck adverse'],
  market: ['marché', 'marché'],
  power: ['votre puissance', 'puissance adverse'],
}

export const genderOf = (thing: Thing): Gender => (thing.is === 'card' ? theCard(thing.id).gender : 'm')

const valued = (thing: Thing, words: string): string =>
  thing.is !== 'card' || thing.values === '' ? words : `${words} ${thing.values}`

/** With what it is worth: « le Ronin oni 2/1 ». */
export const worth = (thing: Thing): string => valued(thing, said(thing))

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

function facts(thing: Extract<Thing, { is: 'card' }>): string {
  const zone = zones[thing.zone]
  const gender = genderOf(thing)
  const where =
    zone === undefined ? (thing.yours ? '' : agree('ennemi', gender, 1)) : zone[thing.yours ? 0 : 1]
  const all = [...thing.notes.map((each) => note(each, gender)), ...(where === '' ? [] : [where])]
  return all.length === 0 ? '' : ` (${all.join(', ')})`
}

/** As an option: with everything that tells it from others. */
export function full(thing: Thing): string {
  if (thing.is === 'hidden') return 'une carte'
  if (thing.is === 'player') return thing.you ? 'vous-même' : 'votre adversaire'
  return `${valued(thing, numbered(thing))}${facts(thing)}`
}

/** The same behind a verb: « Jouer une Torche ». */
export const fully = (thing: Thing, which: Which): string =>
  thing.is === 'card' ? `${valued(thing, said(thing, which))}${facts(thing)}` : full(thing)

export const counted = (n: number, one: string, many: string): string => `${n} ${n >= 2 ? many : one}`
