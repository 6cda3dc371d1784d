import { type Grammar, opsIn, type Part, type Text, type Use } from '../../../language/linter.ts'
import type {
  Amount,
  Clause,
  Condition,
  Declaration,
  Effect,
  Event,
  Mage,
  Nemesis,
  NemesisCard,
  Pick,
  PlayerCard,
  Rule,
  Source,
} from './nodes.ts'

/*
 * How the linter reads the nodes of Aeon's End. The list of ops is complete by its type: a node that is
 * missing here does not compile, and one that is only here neither.
 */

type Op =
  | Effect['op']
  | Exclude<Amount, number>['op']
  | Condition['op']
  | Rule['op']
  | Event['op']
  | Clause['op']
  | Declaration['op']
  | Pick['op']
  | Source['op']

const OPS: Readonly<Record<Op, true>> = {
  action: true,
  addPower: true,
  all: true,
  and: true,
  atSetup: true,
  become: true,
  block: true,
  bound: true,
  byDifficulty: true,
  byPlayers: true,
  cannotGain: true,
  cast: true,
  castSpell: true,
  chargesOf: true,
  check: true,
  choose: true,
  compare: true,
  costLess: true,
  costOf: true,
  count: true,
  counter: true,
  damageTo: true,
  deal: true,
  dealtDamage: true,
  define: true,
  destroy: true,
  destroyBreach: true,
  discard: true,
  discarded: true,
  draw: true,
  each: true,
  effect: true,
  either: true,
  endOfCasting: true,
  endOfMainPhase: true,
  endOfNemesisTurn: true,
  endOfTurn: true,
  enterPlay: true,
  every: true,
  everything: true,
  exactly: true,
  exhausted: true,
  extraDraws: true,
  firstPossible: true,
  focus: true,
  focusedOrOpened: true,
  forEach: true,
  from: true,
  gain: true,
  gainAether: true,
  gainBreach: true,
  gainCharge: true,
  gainedFromPile: true,
  gainLife: true,
  gainTo: true,
  gainToken: true,
  given: true,
  half: true,
  healFull: true,
  ifPaid: true,
  immediately: true,
  increasedDifficulty: true,
  is: true,
  isEmpty: true,
  killed: true,
  least: true,
  less: true,
  lifeOf: true,
  lookup: true,
  loseCharge: true,
  loseGame: true,
  loseLife: true,
  loseToken: true,
  maxLife: true,
  may: true,
  mayDivide: true,
  most: true,
  native: true,
  nemesisBreaches: true,
  nemesisTier: true,
  newest: true,
  none: true,
  not: true,
  on: true,
  one: true,
  onGain: true,
  onlyAt: true,
  onPower: true,
  onUnleash: true,
  or: true,
  outOfPower: true,
  ownLife: true,
  parameter: true,
  part: true,
  perform: true,
  persistent: true,
  place: true,
  play: true,
  playCard: true,
  prep: true,
  prepRule: true,
  rank: true,
  redirect: true,
  removePower: true,
  repeat: true,
  repeatWhile: true,
  replaceStep: true,
  resolve: true,
  reveal: true,
  room: true,
  rule: true,
  self: true,
  seq: true,
  setLife: true,
  shuffle: true,
  shuffleInto: true,
  sideDeck: true,
  sideZone: true,
  some: true,
  spawn: true,
  spendAether: true,
  startOfCasting: true,
  startOfNemesisTurn: true,
  startOfTurn: true,
  suffer: true,
  sum: true,
  that: true,
  thisTurn: true,
  timesThisTurn: true,
  toDiscard: true,
  toHand: true,
  tokenMinion: true,
  tokens: true,
  top: true,
  turnCardDrawn: true,
  under: true,
  union: true,
  unleash: true,
  untargetable: true,
  upTo: true,
  when: true,
  whilePrepped: true,
  winGame: true,
  wouldBeDestroyed: true,
  wouldBeDiscarded: true,
  yourTurn: true,
}

const CARD = 'card'
const PLAYER = 'player'
const HIT = 'hit'
const PILE = 'pile'
const BREACH = 'breach'

const word = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** `{ bound: 'p' }` is a player, but the life or damage it is about may be a minion's. */
function boundKinds(under: string): readonly string[] {
  if (under === 'who') return [PLAYER, CARD]
  return under === 'target' ? [CARD] : [PLAYER]
}

function usesOf(part: Part, under: string): Use[] {
  const out: Use[] = []
  const use = (value: unknown, ...kinds: string[]): void => {
    const name = word(value)
    if (name !== undefined) out.push({ name, kinds })
  }
  switch (part.op) {
    case 'that':
      use(part.name, CARD, PILE, BREACH)
      break
    case 'bound':
      use(part.name, CARD)
      break
    case 'costOf':
      use(part.name, CARD)
      break
    case 'is':
      use(part.name, CARD, PILE)
      break
    case 'killed':
      use(part.hit, HIT)
      break
    case 'gainBreach':
      use(part.at, BREACH)
      break
    case 'redirect':
      use(part.spell, CARD)
      break
    case undefined:
      if (typeof part.bound === 'string') use(part.bound, ...boundKinds(under))
      use(part.ownerOf, CARD)
      use(part.anotherThan, PLAYER)
      use(part.except, CARD)
      use(part.breachOf, CARD)
      use(part.minion, CARD)
      if (part.pile !== 'sameName' && Object.keys(part).length === 1) use(part.pile, PILE, CARD)
      break
  }
  return out
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** Minions are cards; every other block is about players. */
const blockKind = (who: unknown): string => (isPart(who) && 'minion' in who ? CARD : PLAYER)

function zoneKind(source: unknown): string {
  const zone = isPart(source) ? source.zone : undefined
  return zone === 'piles' ? PILE : zone === 'players' ? PLAYER : CARD
}

function pickKind(pick: unknown): string {
  const of = isPart(pick) ? pick.of : undefined
  if (isPart(of) && of.zone === 'breaches') return BREACH
  return zoneKind(of)
}

const WAYS: Readonly<Record<string, readonly string[]>> = {
  when: ['steps', 'otherwise'],
  either: ['ways'],
  firstPossible: ['ways'],
  repeat: ['steps'],
  repeatWhile: ['steps'],
  forEach: ['steps'],
  lookup: ['rows'],
  byDifficulty: ['normal', 'increased'],
  onlyAt: ['steps'],
}

const ALONE = new Set(['action', 'check', 'replaceStep', 'wouldBeDestroyed', 'gainTo', 'mayDivide'])

/** Cards that change place change what lies in a zone. */
const MOVING = new Set([
  'castSpell',
  'destroy',
  'discard',
  'draw',
  'enterPlay',
  'gain',
  'place',
  'playCard',
  'prep',
  'resolve',
  'shuffleInto',
  'spawn',
  'toHand',
])
/** What runs other texts can change anything. */
const OPAQUE = new Set(['unleash', 'perform', 'resolve', 'castSpell', 'playCard', 'native'])

function readBy(condition: unknown, out: string[] = []): string[] {
  if (Array.isArray(condition)) for (const child of condition) readBy(child, out)
  else if (isPart(condition)) {
    if (condition.op === 'tokens') out.push(`tokens ${String(condition.name)}`)
    else if (condition.op === 'lifeOf') out.push('life')
    else if (condition.op === 'from') out.push('cards')
    for (const value of Object.values(condition)) readBy(value, out)
  }
  return out
}

function changedBy(steps: unknown, out: string[] = []): string[] {
  if (Array.isArray(steps)) for (const child of steps) changedBy(child, out)
  else if (isPart(steps)) {
    const op = word(steps.op) ?? ''
    if (OPAQUE.has(op)) out.push('*')
    if (MOVING.has(op)) out.push('cards')
    if (op === 'gainToken' || op === 'loseToken') out.push(`tokens ${String(steps.name)}`)
    if (op === 'suffer' || op === 'gainLife' || op === 'loseLife' || op === 'setLife') out.push('life')
    for (const value of Object.values(steps)) changedBy(value, out)
  }
  return out
}

export const grammar: Grammar = {
  ops: new Set(Object.keys(OPS)),
  uses: usesOf,
  gives(part) {
    const name = word(part.as)
    if (name === undefined) return null
    if (part.op === 'block') return { name, kind: blockKind(part.who), inside: true }
    if (part.op === 'forEach') return { name, kind: zoneKind(part.of), inside: true }
    if (part.op === 'deal') return { name, kind: HIT, inside: false }
    return { name, kind: pickKind(part.pick), inside: false }
  },
  ways: (part) => WAYS[word(part.op) ?? ''] ?? [],
  alone: (part) => ALONE.has(word(part.op) ?? ''),
  references(part) {
    switch (part.op) {
      case 'perform':
        return [{ kind: 'procedure', id: String(part.name) }]
      case 'tokens':
      case 'gainToken':
      case 'loseToken':
        return [{ kind: part.of === undefined ? 'counter' : 'token of players', id: String(part.name) }]
      case 'become':
        return [{ kind: 'card', id: String(part.card) }]
      case undefined: {
        const named = word(part.named)
        const side = word(part.side)
        const mage = word(part.mage)
        return [
          ...(named === undefined ? [] : [{ kind: 'card', id: named }]),
          ...(side === undefined ? [] : [{ kind: 'side zone', id: side }]),
          ...(mage === undefined ? [] : [{ kind: 'mage', id: mage }]),
        ]
      }
      default:
        return []
    }
  },
  belongsOn(part) {
    if (part.op === 'byDifficulty' || part.op === 'onlyAt') return ['mat']
    return part.op === 'native' ? ['mat', 'nemesis card'] : null
  },
  loop: (part) =>
    part.op === 'repeatWhile' && Array.isArray(part.steps)
      ? { condition: part.condition, steps: part.steps }
      : null,
  reads: readBy,
  changes: changedBy,
  // One instance of damage is one `deal` whose amount is a sum.
  onceOnly: new Set(['deal']),
}

// ---- the texts of a game

export interface Shelf {
  readonly playerCards: readonly PlayerCard[]
  readonly nemesisCards: readonly NemesisCard[]
  readonly mages: readonly Mage[]
  readonly nemeses: readonly Nemesis[]
  /** Ids of cards that are written elsewhere: the turn order cards. */
  readonly otherCards: readonly string[]
}

const named = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

/** Every text of these definitions, with what it may refer to. */
export function textsOf(shelf: Shelf): Text[] {
  const cards = new Set([...named(shelf.playerCards), ...named(shelf.nemesisCards), ...shelf.otherCards])
  const common = {
    card: cards,
    mage: new Set(named(shelf.mages)),
    'token of players': new Set(['pulse', ...shelf.mages.flatMap(({ counter }) => counter ?? [])]),
  }
  const declaredBy = ({ mat }: Nemesis): Text['declared'] => ({
    ...common,
    procedure: new Set(mat.flatMap((d) => (d.op === 'define' ? [d.name] : []))),
    counter: new Set(mat.flatMap((d) => (d.op === 'counter' ? [d.name] : []))),
    'side zone': new Set(
      mat.flatMap((d) =>
        d.op === 'sideDeck'
          ? [d.name, ...(d.discardTo === undefined ? [] : [d.discardTo])]
          : d.op === 'sideZone'
            ? [d.name]
            : [],
      ),
    ),
  })
  const clauses = (card: PlayerCard | NemesisCard, on: string, declared: Text['declared']): Text[] =>
    card.clauses.map((tree) => ({ place: `${card.id}.${tree.op}`, tree, on, declared, known: knownIn(tree) }))
  return [
    ...shelf.playerCards.flatMap((card) => clauses(card, 'player card', common)),
    ...shelf.nemesisCards.flatMap((card) => {
      const owner = shelf.nemeses.find(({ id }) => id === card.nemesis)
      return clauses(card, 'nemesis card', owner === undefined ? common : declaredBy(owner))
    }),
    ...shelf.mages.map(
      ({ id, ability }): Text => ({
        place: `${id}.ability`,
        tree: ability.steps,
        on: 'mage',
        declared: common,
        known: ability.window === 'afterNemesisDraw' ? { drawn: CARD } : {},
      }),
    ),
    ...shelf.nemeses.flatMap((nemesis) =>
      nemesis.mat.map(
        (tree): Text => ({
          place: `${nemesis.id}.${tree.op}`,
          tree,
          on: 'mat',
          declared: declaredBy(nemesis),
          known: knownIn(tree),
        }),
      ),
    ),
  ]
}

/** A procedure is told a pile; events tell what they are about. */
function knownIn(tree: Clause | Declaration): Readonly<Record<string, string>> {
  if (tree.op === 'define') return { pile: PILE }
  const ops = opsIn(tree)
  return {
    ...(ops.has('gainedFromPile') ? { pile: PILE } : {}),
    ...(ops.has('turnCardDrawn') ? { drawn: CARD } : {}),
  }
}
