import { Refusal } from '../../../kernel/refusal.ts'
import { NONE } from '../../../kernel/state.ts'
import { collectionIn } from '../collection.ts'
import { idOf } from '../content.ts'
import type { Move } from '../rules/why-not.ts'
import { active, BREACHES, playerCount, type State } from '../state.ts'
import { BRIDGE_NAMES } from './names.ts'
import { offered, optionLine, PLACES, type Said } from './offered.ts'
import {
  breachNumber,
  card,
  cardOf,
  type Entries,
  entries,
  inside,
  isEntries,
  oneOf,
  seat,
  shown,
  whole,
} from './parse-values.ts'

const ALONE = [
  'charge',
  'end casting',
  'end main',
  'done',
  'decline',
  'yes',
  'no',
  'keep order',
  'let it resolve',
  'pass',
  'on top',
  'at the bottom',
] as const
const ABOUT = [
  'play',
  'prep',
  'cast',
  'gain',
  'focus',
  'open',
  'ability',
  'use',
  'discard power',
  'choose',
  'target',
  'branch',
  'act',
  'link',
  'first',
  'lose',
  'ward',
] as const

export const isMove = (step: unknown): boolean =>
  typeof step === 'string'
    ? ALONE.some((word) => word === step)
    : isEntries(step) && Object.keys(step).length === 1 && ABOUT.some((word) => word in step)

/** A card of this game: what none of its packs has is never offered. */
const cardId = (s: State, value: unknown, place: string): string =>
  idOf(cardOf(collectionIn(s), value, place))

function aboutBreach(value: unknown, place: string): number {
  return breachNumber(value, place) + 1
}

/** A whole one, and one that has taken damage. */
const HUSKS: readonly string[] = ['husk', 'damaged husk']

function saidChoice(s: State, value: unknown, place: string): Said {
  const players = playerCount.get(s)
  if (typeof value === 'string') {
    if (/^player \d$/.test(value)) return { verb: 'choose', player: seat(value, players, place) }
    const breach = /^breach (\d)$/.exec(value)?.[1]
    if (breach !== undefined) return { verb: 'choose', breach: aboutBreach(Number(breach), place) }
    if (HUSKS.includes(value)) return { verb: 'choose', card: value }
    return { verb: 'choose', card: cardId(s, value, place) }
  }
  const fields = entries(value, ['card', 'from', 'of', 'breach', 'place'], place)
  return {
    verb: 'choose',
    ...(fields.card === undefined ? {} : { card: cardId(s, fields.card, inside(place, 'card')) }),
    ...(fields.from === undefined
      ? {}
      : { from: oneOf(fields.from, PLACES, 'place', inside(place, 'from')) }),
    ...(fields.of === undefined ? {} : { player: seat(fields.of, players, inside(place, 'of')) }),
    ...(fields.breach === undefined ? {} : { breach: aboutBreach(fields.breach, inside(place, 'breach')) }),
    ...(fields.place === undefined ? {} : { place: whole(fields.place, inside(place, 'place'), 1) }),
  }
}

function saidTarget(s: State, value: unknown, place: string): Said {
  if (typeof value === 'string' && /^player \d$/.test(value))
    return { verb: 'target', player: seat(value, playerCount.get(s), place) }
  if (typeof value === 'string' && ['nemesis', 'gravehold', ...HUSKS].includes(value))
    return { verb: 'target', card: value }
  if (!isEntries(value)) return { verb: 'target', card: cardId(s, value, place) }
  const fields = entries(value, ['minion', 'life'], place)
  return {
    verb: 'target',
    card: cardId(s, fields.minion, inside(place, 'minion')),
    ...(fields.life === undefined ? {} : { life: whole(fields.life, inside(place, 'life')) }),
  }
}

function saidSpell(s: State, verb: 'prep' | 'cast', value: unknown, place: string): Said {
  if (!isEntries(value)) return { verb, card: cardId(s, value, place) }
  const where = verb === 'prep' ? 'to' : 'from'
  const fields = entries(value, verb === 'prep' ? ['spell', 'to', 'place'] : ['spell', 'from'], place)
  return {
    verb,
    ...(fields.spell === undefined ? {} : { card: cardId(s, fields.spell, inside(place, 'spell')) }),
    ...(fields[where] === undefined ? {} : { breach: aboutBreach(fields[where], inside(place, where)) }),
    ...(fields.place === undefined ? {} : { place: whole(fields.place, inside(place, 'place'), 1) }),
  }
}

/** `gain: jade`, paid as usual, or keeping the aether that is only for cards; of its pile, or devoured. */
function saidGain(s: State, value: unknown, place: string): Said {
  if (!isEntries(value)) return { verb: 'gain', card: cardId(s, value, place), branch: 1 }
  const fields = entries(value, ['card', 'keeping', 'from'], place)
  if (fields.keeping !== undefined)
    oneOf(fields.keeping, ['cards'], 'kind of aether', inside(place, 'keeping'))
  return {
    verb: 'gain',
    card: cardId(s, fields.card, inside(place, 'card')),
    branch: fields.keeping === undefined ? 1 : 2,
    ...(fields.from === undefined
      ? {}
      : { from: oneOf(fields.from, ['supply', 'devoured'], 'place', inside(place, 'from')) }),
  }
}

/** Reads a move or an answer. */
export function readMove(s: State, step: unknown, place = ''): Said {
  if (typeof step === 'string') return { verb: oneOf(step, ALONE, 'move', place) }
  if (!isMove(step))
    throw new Refusal(
      {
        en: `${shown(step)} is not a move; choose one of ${[...ALONE, ...ABOUT].join(', ')}`,
        fr: `${shown(step)} n’est pas un coup\u202f; il y a ${[...ALONE, ...ABOUT].join(', ')}`,
      },
      place,
    )
  const [[verb, value]] = Object.entries(step as Entries) as [[(typeof ABOUT)[number], unknown]]
  const at = inside(place, verb)
  switch (verb) {
    case 'gain':
      return saidGain(s, value, at)
    case 'play':
    case 'use':
    case 'discard power':
      return { verb, card: cardId(s, value, at) }
    case 'prep':
    case 'cast':
      return saidSpell(s, verb, value, at)
    case 'focus':
    case 'open':
      return { verb, breach: aboutBreach(value, at) }
    case 'ability':
    case 'ward':
      return { verb, player: seat(value, playerCount.get(s), at) }
    case 'branch':
    case 'act':
      return { verb, branch: whole(value, at, 1) }
    case 'lose':
      return { verb, branch: whole(value, at) }
    case 'link':
      return { verb, from: oneOf(value, BRIDGE_NAMES, 'bridge', at) }
    case 'first':
      return value === 'mat' ? { verb, from: value } : { verb, card: cardId(s, value, at) }
    case 'choose':
      return saidChoice(s, value, at)
    case 'target':
      return saidTarget(s, value, at)
  }
}

const FIELDS = ['card', 'from', 'player', 'breach', 'branch', 'life', 'place'] as const

/** Does what was said fit this option? */
export function fits(said: Said, option: Said): boolean {
  const verb = said.verb === 'decline' ? ['done', 'no'].includes(option.verb) : said.verb === option.verb
  return verb && FIELDS.every((field) => said[field] === undefined || said[field] === option[field])
}

const topmost = (options: readonly Said[], fitting: readonly number[]): number =>
  fitting.reduce((best, i) => ((options[i]!.place ?? 0) < (options[best]!.place ?? 0) ? i : best))

/** The option that is meant; refused when none or several different ones fit. */
export function optionFor(s: State, said: Said, place: string): number {
  const options = offered(s)
  const fitting = options.flatMap((option, i) => (fits(said, option) ? [i] : []))
  const [first] = fitting
  if (first === undefined) {
    const all = options.map(optionLine)
    const there = {
      en: all.length === 0 ? 'nobody is asked anything' : `there are ${all.join('; ')}`,
      fr: all.length === 0 ? 'on ne demande rien à personne' : `il y a ${all.join('\u202f; ')}`,
    }
    throw new Refusal(
      {
        en: `“${optionLine(said)}” is not offered; ${there.en}`,
        fr: `«\u202f${optionLine(said)}\u202f» n’est pas offert\u202f; ${there.fr}`,
      },
      place,
    )
  }
  // Of equal cards in one pile the topmost is meant, unless the place is said.
  const unplaced = ({ place: _, ...option }: Said): string => optionLine(option)
  if (new Set(fitting.map((i) => unplaced(options[i]!))).size === 1) return topmost(options, fitting)
  // Said as it is offered, to the word: that one and none of those that are more than it.
  const exact = fitting.filter((i) => optionLine(options[i]!) === optionLine(said))
  if (exact.length === 0)
    throw new Refusal(
      {
        en: `“${optionLine(said)}” fits several options: ${fitting.map((i) => optionLine(options[i]!)).join('; ')}`,
        fr: `«\u202f${optionLine(said)}\u202f» convient à plusieurs options\u00a0: ${fitting.map((i) => optionLine(options[i]!)).join('\u202f; ')}`,
      },
      place,
    )
  return exact[0]!
}

/** The same as the rules can explain it, or null for answers that they do not speak of. */
export function asMove(s: State, said: Said): Move | null {
  const def = said.card === undefined ? NONE : card(said.card, '')
  const breach = (Math.max(0, said.player ?? active.get(s)) * BREACHES + (said.breach ?? 1) - 1) as number
  switch (said.verb) {
    case 'play':
    case 'gain':
    case 'use':
    case 'discard power':
      return { kind: said.verb, def }
    case 'prep':
      return { kind: 'prep', def, breach }
    case 'cast':
    case 'focus':
    case 'open':
      return { kind: said.verb, breach }
    case 'charge':
    case 'end casting':
      return { kind: said.verb }
    case 'ability':
      return { kind: 'ability', player: said.player! }
    case 'branch':
      return { kind: 'branch', branch: said.branch! - 1 }
    default:
      return null
  }
}
