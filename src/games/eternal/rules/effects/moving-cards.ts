import { emit } from '../../../../kernel/events.ts'
import type { Question } from '../../../../kernel/machine.ts'
import { NO_OPTION } from '../../../../kernel/machine.ts'
import { firstOfKind, newLook, option, optionFirst, optionKind } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { spend } from '../../../../kernel/work.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { listed, mark, release } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { BRANCH, DONE, NO, PICK, YES } from '../../../../language/compiler/steps.ts'
import { defIndex, definitionOf, FACTION, KIND, POWER_KIND, sigilOf } from '../../content.ts'
import { evaluator, looksLike, steps, YOU } from '../../engine.ts'
import { know } from '../../knowledge.ts'
import * as state from '../../state.ts'
import {
  DECK,
  DEFINITION,
  def,
  HAND,
  isDeck,
  isHand,
  isPlayer,
  isPlaymat,
  MARKET,
  machine,
  onPlaymat,
  ownerOf,
  PLAYER,
  setTrait,
  VOID,
  zones,
} from '../../state.ts'
import { NEGATED_EVENT } from '../common/events.ts'
import { mayTouch } from '../values/aegis.ts'
import { stealUnit } from '../zones/control.ts'
import { disappear } from '../zones/disappearing.ts'
import { drawCard, drawTop, insertAtRandom } from '../zones/drawing.ts'
import { create } from '../zones/instances.ts'
import { randomDefinition } from '../zones/making.ts'
import {
  BY_MOVE,
  BY_RETURN,
  canLeaveVoid,
  discard as discardCard,
  isUnitCard,
  move,
  toHand,
  transformInto,
} from '../zones/zones.ts'
import { gifts, giveTo } from './changes.ts'
import { forObjects } from './objects.ts'

export const draw = machine.op('draw', (s, f, who, amount) => {
  const n = evaluator.amount(s, f, amount)
  const from = mark()
  evaluator.gather(s, f, who)
  const end = mark()
  for (let i = from; i < end; i++)
    if (isPlayer(listed(i)) && mayTouch(s, f, listed(i))) drawSome(s, listed(i) - PLAYER, n)
  release(from)
})

function drawSome(s: State, p: number, n: number): void {
  for (let k = 0; k < n; k++) {
    spend(1)
    drawTop(s, p)
  }
}

/** b: what those that are drawn get, counted from 1. */
export const drawFrom = forObjects('draw from', true, (s, f, x, gift) => {
  if (drawCard(s, x, s[f + YOU]!) && gift > 0) giveTo(s, f, x, gifts[gift - 1]!)
})

/** Only what is in a hand or deck can be discarded. */
export const discard = forObjects('discard cards', true, (s, _f, x) => {
  const z = zones.of(s, x)
  if (isHand(z) || isDeck(z)) discardCard(s, x)
})

export const TO = ['hand', 'deck top', 'deck bottom', 'deck random', 'void', 'market'] as const

export const put = forObjects('put cards', true, (s, _f, x, to) => {
  if (!canLeaveVoid(s, x)) return
  const p = ownerOf(s, x)
  putInto(s, x, p, to, isPlaymat(zones.of(s, x)) ? BY_RETURN : BY_MOVE)
})

export function putInto(s: State, c: Card, p: number, to: number, why: number): void {
  const place = TO[to]!
  switch (place) {
    case 'hand':
      toHand(s, c, p, why)
      return
    case 'deck top':
      move(s, c, DECK + p, why, 0)
      return
    case 'deck bottom':
      move(s, c, DECK + p, why)
      return
    case 'deck random':
      insertAtRandom(s, c, p, why)
      return
    case 'void':
      move(s, c, VOID + p, why)
      return
    case 'market':
      move(s, c, MARKET + p, why)
      return
    default:
      missing(place)
  }
}

export const steal = forObjects('steal', true, (s, f, x, lasts) => {
  if (onPlaymat(s, x) && stealUnit(s, x, s[f + YOU]!) && lasts === 1) setTrait(s, x, state.BORROWED)
})

export const disappearAll = forObjects('disappear', true, (s, _f, x) => {
  if (onPlaymat(s, x) && isUnitCard(s, x)) disappear(s, x)
})

export const negate = forObjects('negate', true, (s, _f, x) => {
  if (zones.of(s, x) !== state.STACK_ZONE) return
  setTrait(s, x, state.NEGATED)
  emit(s, NEGATED_EVENT, x)
})

/** Swaps a market card with one from hand (ER113): a draw, and no discard. */
export const swapMarket = machine.op('swap with market', (s, f, fromMarket, fromHand) => {
  if (steps.size(s, f, fromMarket) === 0 || steps.size(s, f, fromHand) === 0) return
  const wanted = steps.thing(s, f, fromMarket, 0)
  const given = steps.thing(s, f, fromHand, 0)
  move(s, given, MARKET + s[f + YOU]!, BY_MOVE)
  drawCard(s, wanted, s[f + YOU]!)
})

const TREASURE_TROVE = '5-t-treasure-trove'
const canPlunder = (s: State, c: Card): boolean => {
  const d = def.get(s, c)
  return KIND[d] === POWER_KIND ? definitionOf(TREASURE_TROVE) !== undefined : FACTION[d] !== 0
}

/** A card of the hand to plunder; local a keeps it. */
export const plunder: number = machine.question('plunder', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    newLook()
    let any = false
    for (let c = zones.first(s, HAND + s[f + YOU]!); c !== NONE; c = zones.after(s, c))
      if (canPlunder(s, c) && firstOfKind(looksLike(s, c))) {
        option(PICK, c)
        any = true
      }
    if (any) option(DONE)
  },
  settle: (s, f, chosen, card) => {
    s[f + card] = chosen === NO_OPTION || optionKind(chosen) === DONE ? NONE : optionFirst(chosen)
  },
} satisfies Question)

/** A power card becomes a Treasure Trove, another one a Sigil of one of its factions. */
export const plunderAs: number = machine.question('plunder as', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, card) => {
    const c = s[f + card]!
    if (c === NONE || KIND[def.get(s, c)] === POWER_KIND) return
    for (let i = 0; i < 5; i++) if ((FACTION[def.get(s, c)]! & (1 << i)) !== 0) option(BRANCH, i)
  },
  settle: (s, f, chosen, card) => {
    const c = s[f + card]!
    if (c === NONE) return
    transformInto(s, c, chosen === NO_OPTION ? defIndex(TREASURE_TROVE) : sigilOf(optionFirst(chosen)))
  },
} satisfies Question)

const INVOKED = 3

/** Pushes three different random cards of the format that fit on the frame. */
export const showNew = machine.op('show new', (s, f, filter, into) => {
  s[f + into] = machine.stackTop(s)
  machine.pushValue(s, 0)
  const at = s[f + into]!
  for (let tries = 0; tries < 4 * INVOKED && s[at]! < INVOKED; tries++) {
    const d = randomDefinition(s, f, filter)
    if (d === NONE) return
    let there = false
    for (let i = 1; i <= s[at]!; i++) if (s[at + i] === DEFINITION + d) there = true
    if (there) continue
    machine.pushValue(s, DEFINITION + d)
    s[at] = s[at]! + 1
  }
})

/** One of them is created and drawn. */
export const invoke: number = machine.question('invoke', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, options) => {
    for (let i = 0; i < steps.size(s, f, options); i++) option(BRANCH, steps.thing(s, f, options, i))
  },
  settle: (s, f, chosen) => {
    if (chosen === NO_OPTION) return
    const c = create(s, optionFirst(chosen) - DEFINITION, s[f + YOU]!)
    if (c !== NONE) drawCard(s, c, s[f + YOU]!)
  },
} satisfies Question)

export const scout: number = machine.question('scout', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (zones.first(s, DECK + s[f + YOU]!) === NONE) return
    option(YES)
    option(NO)
  },
  noted: (s, f) => {
    const c = zones.first(s, DECK + s[f + YOU]!)
    if (c !== NONE) know(s, s[f + YOU]!, c)
  },
  settle: (s, f, chosen) => {
    if (chosen === NO_OPTION || optionKind(chosen) === NO) return
    const c = zones.first(s, DECK + s[f + YOU]!)
    move(s, c, DECK + s[f + YOU]!, BY_MOVE)
  },
} satisfies Question)
