import {
  entriesOf,
  type Grammar,
  isPart,
  LARGEST_NUMBER,
  type Part,
  repeatWhile,
  type Use,
  word,
} from '../../../language/linter.ts'
import { BREACH, BRIDGE, CARD, HIT, PILE, PLAYER, TOKENS } from './grammar/kinds.ts'
import { OPS } from './grammar/ops.ts'

/* How the linter reads the nodes of Aeon's End. */

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
    case 'costOf':
      use(part.name, CARD)
      break
    case 'is':
      use(part.name, CARD, PILE)
      break
    case 'killed':
      use(part.hit, HIT)
      break
    case 'lostTokens':
      use(part.name, TOKENS)
      break
    case 'gainBreach':
      use(part.at, BREACH)
      break
    case 'redirect':
      use(part.spell, CARD)
      break
    case 'lost':
      use(part.name, TOKENS)
      break
    case 'discardBridges':
      use(part.except, BRIDGE)
      break
    case undefined:
      if (typeof part.bound === 'string') use(part.bound, ...boundKinds(under))
      use(part.ownerOf, CARD)
      use(part.anotherThan, PLAYER)
      use(part.except, CARD)
      use(part.breachOf, CARD)
      use(part.sameTypeAs, CARD)
      use(part.minion, CARD)
      if (part.pile !== 'sameName' && Object.keys(part).length === 1) use(part.pile, PILE, CARD)
      break
    default:
    // others: most words speak of nothing that was named before
  }
  return out
}

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
  'degrade',
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
const OPAQUE = new Set(['unleash', 'perform', 'resolve', 'castSpell', 'playCard', 'drawNemesisCard'])

function readBy(condition: unknown, out: string[] = []): string[] {
  if (Array.isArray(condition)) for (const child of condition) readBy(child, out)
  else if (isPart(condition)) {
    if (condition.op === 'tokens') out.push(`tokens ${String(condition.name)}`)
    else if (condition.op === 'lifeOf') out.push('life')
    else if (condition.op === 'powerOf') out.push('power')
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
    if (op === 'gainToken' || op === 'loseToken' || op === 'loseAny') out.push(`tokens ${String(steps.name)}`)
    if (op === 'addPower' || op === 'removePower') out.push('power')
    if (op === 'suffer' || op === 'gainLife' || op === 'loseLife' || op === 'setLife') out.push('life')
    for (const value of Object.values(steps)) changedBy(value, out)
  }
  return out
}

/** Numbers that count places, of which there are only so many. */
const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  '.numbered': [1, 4],
  '.tier': [0, 3],
  'every.k': [1, LARGEST_NUMBER],
  'rank.rank': [1, LARGEST_NUMBER],
}

export const grammar: Grammar = {
  ops: entriesOf(OPS),
  uses: usesOf,
  gives(part) {
    const name = word(part.as)
    if (name === undefined) return null
    if (part.op === 'block') return { name, kind: blockKind(part.who), inside: true }
    if (part.op === 'forEach') return { name, kind: zoneKind(part.of), inside: true }
    if (part.op === 'loseAny') return { name, kind: TOKENS, inside: false }
    if (part.op === 'loseToken') return { name, kind: TOKENS, inside: false }
    if (part.op === 'placeBridges') return { name, kind: BRIDGE, inside: false }
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
      case 'loseAny':
        return [{ kind: 'token of players', id: String(part.name) }]
      case 'become':
      case 'copiesAtMost':
      case 'powerOf':
        return [{ kind: 'card', id: String(part.card) }]
      case undefined: {
        const named = word(part.named) ?? word(part.canBecome)
        const side = word(part.side)
        const mage = word(part.mage)
        return [
          ...(named === undefined ? [] : [{ kind: 'card', id: named }]),
          ...(side === undefined ? [] : [{ kind: 'side zone', id: side }]),
          ...(mage === undefined ? [] : [{ kind: 'mage', id: mage }]),
        ]
      }
      default:
        // others: most words name nothing that stands elsewhere
        return []
    }
  },
  belongsOn(part) {
    return part.op === 'byDifficulty' || part.op === 'onlyAt' ? ['mat'] : null
  },
  loop: repeatWhile,
  reads: readBy,
  changes: changedBy,
  limits: (part, key) => LIMITS[`${word(part.op) ?? ''}.${key}`] ?? [0, LARGEST_NUMBER],
  // One instance of damage is one `deal` whose amount is a sum.
  onceOnly: new Set(['deal']),
}
