import { optionAt, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { idOf } from '../content.ts'
import { USE_RULE } from '../rules/main-phase.ts'
import { PAUSE } from '../rules/stepwise.ts'
import {
  BREACHES,
  breachOfZone,
  DRAWN,
  deckOf,
  defOf,
  discardOf,
  handOf,
  IN_PLAY,
  isBreachZone,
  isOrdered,
  machine,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  PILE_ZONES,
  PILES,
  playAreaOf,
  playerOfZone,
  SIDE_ZONES,
  type State,
  TURN_DECK,
  TURN_DISCARD,
  zones,
} from '../state.ts'
import { optionRef } from '../visibility/options.ts'
import { BRIDGE_NAMES } from './names.ts'

/** A move or an answer as scenarios say it: what is done, and to what. Unsaid fields fit anything. */
export interface Said {
  readonly verb: string
  readonly card?: string
  readonly from?: string
  readonly player?: number
  readonly breach?: number
  readonly branch?: number
  readonly life?: number
  /** Counted from the top, where cards have an order. */
  readonly place?: number
}

/** The engine's names of options, in the words of scenarios. */
const VERBS: Readonly<Record<string, string>> = {
  pick: 'choose',
  'use prepped': 'use',
  'to discard': 'discard power',
  'lose breach': 'choose',
  'take turn': 'choose',
  'discard next': 'choose',
  'prep now': 'prep',
  'whose card': 'choose',
  'charge to': 'choose',
  'comes first': 'first',
}

const COMMON: Readonly<Record<number, string>> = {
  [NEMESIS_DECK]: 'nemesis deck',
  [NEMESIS_DISCARD]: 'nemesis discard',
  [IN_PLAY]: 'play',
  [TURN_DECK]: 'turn order deck',
  [TURN_DISCARD]: 'turn order discard',
  [DRAWN]: 'drawn',
}

const IN_BREACHES = ['breach 1', 'breach 2', 'breach 3', 'breach 4'] as const

/** Every place that an option may name. */
export const PLACES: readonly string[] = [
  ...['hand', 'deck', 'discard', 'play', 'supply', 'aside'],
  ...IN_BREACHES,
  ...Object.values(COMMON).filter((place) => place !== 'play'),
]

/** Where a card lies, and with whom. */
function whereabouts(s: State, c: number): { from: string; player?: number } {
  const zone = zones.of(s, c)
  const p = playerOfZone(zone)
  if (p === NONE) {
    const supply = zone >= PILE_ZONES && zone < PILE_ZONES + PILES
    return { from: supply ? 'supply' : (COMMON[zone] ?? 'aside') }
  }
  if (isBreachZone(zone)) return { from: IN_BREACHES[breachOfZone(zone) % BREACHES]!, player: p }
  const names: readonly (readonly [number, string])[] = [
    [handOf(p), 'hand'],
    [deckOf(p), 'deck'],
    [discardOf(p), 'discard'],
    [playAreaOf(p), 'play'],
  ]
  return { from: names.find(([z]) => z === zone)?.[1] ?? 'aside', player: p }
}

const placeOf = (s: State, c: number): { place?: number } =>
  isOrdered(zones.of(s, c)) ? { place: zones.indexOf(s, c) + 1 } : {}

function saidByOption(s: State, i: number): Said {
  const ref = optionRef(s, i)
  const verb = VERBS[ref.kind] ?? ref.kind
  const c = optionFirst(optionAt(i))
  if (ref.kind === 'link') return { verb, from: BRIDGE_NAMES[c]! }
  if (ref.kind === 'use rule') return { verb: 'act', branch: actionsUpTo(i) }
  if (ref.kind === 'how many') return { verb: 'lose', branch: ref.n }
  if (ref.kind === 'branch') return { verb, branch: ref.branch + 1 }
  if (ref.kind === 'gain') {
    const from = zones.of(s, c) >= SIDE_ZONES ? 'devoured' : 'supply'
    return { verb, card: idOf(defOf(s, c)), from, branch: ref.keeping === undefined ? 1 : 2 }
  }
  if ('target' in ref) {
    if (ref.target === 'player') return { verb, player: ref.player }
    if (ref.target === 'minion') return { verb, card: idOf(defOf(s, c)), life: ref.life }
    return { verb, card: ref.target === 'husk' && ref.damaged ? 'damaged husk' : ref.target }
  }
  if ('mat' in ref) return { verb, from: 'mat' }
  if ('pile' in ref) return { verb, card: ref.card, from: 'supply' }
  if ('zone' in ref) {
    const card = idOf(defOf(s, c))
    // A cast or a prep also names the breach.
    if ('breach' in ref) return { verb, card, breach: ref.breach, player: ref.player, ...placeOf(s, c) }
    return { verb, card, ...whereabouts(s, c), ...placeOf(s, c) }
  }
  if ('breach' in ref) return { verb, player: ref.player, breach: ref.breach }
  return 'player' in ref ? { verb, player: ref.player } : { verb }
}

/** Actions of rules are numbered as they are offered. */
function actionsUpTo(i: number): number {
  let n = 0
  for (let j = 0; j <= i; j++) if (optionKind(optionAt(j)) === USE_RULE) n++
  return n
}

/** Is the pending question only the pause between two steps? */
export const paused = (s: State): boolean => !machine.waiting(s) || machine.askedOp(s) === PAUSE

/** Everything that is offered now; nothing while the table only waits for the next step. */
export function offered(s: State): readonly Said[] {
  if (paused(s)) return []
  return Array.from({ length: machine.options(s) }, (_, i) => saidByOption(s, i))
}

function gainSentence({ card, from, branch }: Said): string {
  const more = [
    ...(from === 'devoured' ? ['from: devoured'] : []),
    ...(branch === 2 ? ['keeping: cards'] : []),
  ]
  return more.length === 0 ? `gain: ${card}` : `gain: {${[`card: ${card}`, ...more].join(', ')}}`
}

/** One line that a scenario could say it with. */
export function optionLine(said: Said): string {
  const { verb, card, from, player, breach, branch, life, place } = said
  const who = player === undefined ? '' : `player ${player + 1}`
  const which = place === undefined ? '' : `, place: ${place}`
  if (verb === 'prep')
    return breach === undefined ? `prep: ${card}` : `prep: {spell: ${card ?? 'any'}, to: ${breach}${which}}`
  if (verb === 'cast' && breach === undefined) return `cast: ${card}`
  if (verb === 'cast') return `cast: {spell: ${card ?? 'any'}, from: ${breach}}`
  if (verb === 'focus' || verb === 'open') return `${verb}: ${breach}`
  if (verb === 'branch' || verb === 'act' || verb === 'lose') return `${verb}: ${branch}`
  if (verb === 'gain') return gainSentence(said)
  if (verb === 'link') return `link: ${from}`
  if (breach !== undefined) return `${verb}: {breach: ${breach}, of: ${who}}`
  if (card === undefined) return from === 'mat' ? `${verb}: mat` : who === '' ? verb : `${verb}: ${who}`
  if (verb !== 'choose')
    return life === undefined ? `${verb}: ${card}` : `${verb}: {minion: ${card}, life: ${life}}`
  const where = from === undefined ? '' : `, from: ${from}`
  return `${verb}: {card: ${card}${where}${which}${who === '' ? '' : `, of: ${who}`}}`
}
