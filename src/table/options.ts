import { isDocument } from '../kernel/record-parts.ts'
import { Refusal } from '../kernel/refusal.ts'

/** How people play together at one table, chosen before the game. */
export interface TableOptions {
  /** Without a clock, with one for a sitting, or with days for every turn. */
  readonly pace: 'relaxed' | 'live' | 'days'
  /** When the answer to a reaction window is shown: on the next beat, not before W, or exactly at W. */
  readonly windows: 'plain' | 'even' | 'sealed'
  /** Beyond what is free: by asking the others, or not at all. */
  readonly undo: 'ask' | 'none'
  /** A question to the whole table: whoever answers first, or when all who are there point at the same. */
  readonly together: 'first' | 'agree'
  readonly talk: 'text' | 'phrases' | 'none'
  /** Who may look on: nobody, anybody with hands closed, or also with open hands and a delay. */
  readonly watchers: 'none' | 'closed' | 'delayed'
  readonly hints: boolean
  /** Where people bring decks: each knows her own alone, or all know all. */
  readonly decks: 'closed' | 'open'
}

/** What each option may be. */
export const OPTION_CHOICES = {
  pace: ['relaxed', 'live', 'days'],
  windows: ['even', 'plain', 'sealed'],
  undo: ['ask', 'none'],
  together: ['first', 'agree'],
  talk: ['text', 'phrases', 'none'],
  watchers: ['closed', 'none', 'delayed'],
  decks: ['closed', 'open'],
} as const

/** What friends play with unless they say otherwise. */
export const USUAL_OPTIONS: TableOptions = {
  pace: 'relaxed',
  windows: 'even',
  undo: 'ask',
  together: 'first',
  talk: 'text',
  watchers: 'closed',
  hints: true,
  decks: 'closed',
}

function oneOf<T extends string>(value: unknown, choices: readonly T[], usual: T, name: string): T {
  if (value === undefined) return usual
  const found = choices.find((each) => each === value)
  if (found !== undefined) return found
  const list = choices.join(', ')
  throw new Refusal({ en: `expected one of ${list}`, fr: `il faut l’un de ceux-ci\u00a0: ${list}` }, name)
}

/** Reads the options of a table; whatever is not said is as friends usually play. */
export function readOptions(document: unknown): TableOptions {
  if (!isDocument(document))
    throw new Refusal({ en: 'expected the options of a table', fr: 'il faut les options d’une table' })
  const known = ['hints', ...Object.keys(OPTION_CHOICES)]
  const unknown = Object.keys(document).find((key) => !known.includes(key))
  if (unknown !== undefined)
    throw new Refusal(
      { en: 'is not an option of a table', fr: 'n’est pas une option d’une table' },
      unknown.slice(0, 40),
    )
  const { hints = USUAL_OPTIONS.hints } = document
  if (typeof hints !== 'boolean')
    throw new Refusal({ en: 'expected true or false', fr: 'il faut true ou false' }, 'hints')
  return {
    pace: oneOf(document.pace, OPTION_CHOICES.pace, USUAL_OPTIONS.pace, 'pace'),
    windows: oneOf(document.windows, OPTION_CHOICES.windows, USUAL_OPTIONS.windows, 'windows'),
    undo: oneOf(document.undo, OPTION_CHOICES.undo, USUAL_OPTIONS.undo, 'undo'),
    together: oneOf(document.together, OPTION_CHOICES.together, USUAL_OPTIONS.together, 'together'),
    talk: oneOf(document.talk, OPTION_CHOICES.talk, USUAL_OPTIONS.talk, 'talk'),
    watchers: oneOf(document.watchers, OPTION_CHOICES.watchers, USUAL_OPTIONS.watchers, 'watchers'),
    hints,
    decks: oneOf(document.decks, OPTION_CHOICES.decks, USUAL_OPTIONS.decks, 'decks'),
  }
}
