import { Refusal } from '../../../kernel/refusal.ts'
import type { State } from '../../../kernel/state.ts'
import { type CardNames, namesIn } from '../card-names.ts'
import { definitions } from '../content.ts'
import type { Option } from '../protocol/options.ts'
import { numbered, seatCalled } from './names.ts'

/** What may stand after the verb of a move: a card, a player or a card, or nothing. */
interface Grammar {
  readonly about?: 'card' | 'thing'
  /** `killer Oni Ronin on Pyre Adept`. */
  readonly on?: 'card' | 'thing'
  readonly onIsSaid?: 'always' | 'sometimes'
  /** A faction, one of several ways or abilities, counted from 1. */
  readonly number?: 'always' | 'sometimes'
  /** Only some of these moves are about a thing. */
  readonly alone?: true
}

/** Every kind of option there is, as scenarios say it. */
const MOVES: Readonly<Record<Option['kind'], Grammar>> = {
  pick: { about: 'thing' },
  done: {},
  yes: { about: 'card', alone: true },
  no: { about: 'card', alone: true },
  way: { number: 'always' },
  play: { about: 'card' },
  activate: { about: 'card', number: 'sometimes' },
  killer: { about: 'card', on: 'thing', onIsSaid: 'always' },
  avatar: { about: 'thing' },
  attack: { about: 'card' },
  commit: {},
  'end turn': {},
  pass: {},
  'pass turn': {},
  block: { about: 'card', on: 'card', onIsSaid: 'sometimes' },
  keep: {},
  redraw: {},
  inscribe: { about: 'card', number: 'always' },
  shift: { about: 'card' },
  bond: { about: 'card', on: 'card', onIsSaid: 'always' },
}

// `pass turn` is read before `pass`.
const VERBS = Object.keys(MOVES).sort((a, b) => b.length - a.length) as (keyof typeof MOVES)[]

/** A move as the options say it: with the names of the cards of this game, and how many of the same are meant. */
export interface Said {
  readonly words: string
  readonly nth: number
}

const unreadable = (move: string, place: string): Refusal =>
  new Refusal(`“${move}” is no move; moves begin with ${Object.keys(MOVES).join(', ')}`, place)

/**
 * Reads a move by the words that options have. What can never be offered is refused: that it is not offered would always
 * hold.
 */
export function readMove(s: State, move: string, place: string): Said {
  const { name: said, nth } = numbered(move.trim())
  const verb = VERBS.find((each) => new RegExp(`^${each}(?: |$)`, 'i').test(said))
  if (verb === undefined) throw unreadable(move, place)
  const rest = said.slice(verb.length).trim()
  const about = readRest(namesIn(s), MOVES[verb], rest, verb, place)
  return { words: about === '' ? verb : `${verb} ${about}`, nth }
}

function readRest(names: CardNames, grammar: Grammar, rest: string, verb: string, place: string): string {
  const { about, on, onIsSaid, number, alone } = grammar
  if (rest === '' && (alone === true || (about === undefined && number === undefined))) return ''
  if (about === undefined) {
    if (number === undefined || !isCount(rest))
      throw new Refusal(`“${verb}” is said ${number === undefined ? 'alone' : 'with a number'}`, place)
    return rest
  }
  if (rest === '') throw new Refusal(`“${verb}” is said with ${articleOf(about)}`, place)
  if (on !== undefined) {
    const parts = splitOn(names, rest)
    if (parts !== null) return `${parts[0]} on ${thing(names, on, parts[1], place)}`
    if (onIsSaid === 'always' || / on /i.test(rest)) {
      const [first = '', second] = rest.split(/ on (.*)/is)
      thing(names, about, first, place)
      if (second === undefined) throw new Refusal(`“${verb}” is said with a card and another: A on B`, place)
      return `${first} on ${thing(names, on, second, place)}`
    }
  }
  const [, counted, n] = /^(.*) (\d+)$/.exec(rest) ?? []
  if (number !== undefined && counted !== undefined && isCount(n!))
    return `${thing(names, about, counted, place)} ${n}`
  if (number === 'always') throw new Refusal(`“${verb}” is said with a card and a number`, place)
  return thing(names, about, rest, place)
}

const isCount = (word: string): boolean => /^[1-9]\d?$/.test(word)
const articleOf = (about: 'card' | 'thing'): string => (about === 'card' ? 'a card' : 'a player or a card')

/** Both cards of `A on B`, where a name may itself hold that word; null where no first one is known. */
function splitOn(names: CardNames, rest: string): readonly [string, string] | null {
  for (const { index } of rest.matchAll(/ on /gi)) {
    const first = cardCalled(names, rest.slice(0, index))
    if (first !== undefined) return [first, rest.slice(index + 4)]
  }
  return null
}

/** The name that options call a card by, which is given by name or id. */
function cardCalled(names: CardNames, word: string): string | undefined {
  const { name } = numbered(word)
  const d = names.find(name)
  if (d === undefined) return undefined
  const called = definitions[d]!.name
  return names.withId(name) !== undefined || called.toLowerCase() === name.toLowerCase()
    ? `${called}${word.slice(name.length)}`
    : undefined
}

function thing(names: CardNames, about: 'card' | 'thing', word: string, place: string): string {
  if (about === 'thing' && seatCalled(word.toLowerCase()) >= 0) return word.toLowerCase()
  const found = cardCalled(names, word)
  if (found !== undefined) return found
  // Refuses with the nearest name; options call a card by its name in English, to the letter.
  const d = names.called(numbered(word).name, place)
  throw new Refusal(`there is no card “${word}”; is it “${definitions[d]!.name}”?`, place)
}
