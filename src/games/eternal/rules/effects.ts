import { emit } from '../../../kernel/events.ts'
import type { Question } from '../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { listed, mark, type Operand, release, relist } from '../../../language/evaluator.ts'
import { BRANCH, NO, YES } from '../../../language/steps.ts'
import { CANNOT_BE_SILENCED } from '../abilities.ts'
import { BATTLE, COST, isSpell, KIND, UNIT, WARCRY_BIT, WEAPON } from '../content.ts'
import { ENEMY, evaluator, MANY, SELF, steps, YOU } from '../engine.ts'
import * as state from '../state.ts'
import {
  attached,
  CARDS,
  controllerOf,
  DECK,
  DELAY_ENTRY,
  DELAYS,
  def,
  delayed,
  delayedCount,
  doom,
  isPlayer,
  isPlaymat,
  MARKET,
  machine,
  number,
  onPlaymat,
  ownerOf,
  PICK_STREAM,
  PLAYER,
  power,
  setTrait,
  streams,
  VOID,
  zones,
} from '../state.ts'
import { mayTouch } from './aegis.ts'
import {
  changeCost,
  changeStats,
  exhaust,
  exhaustByEffect,
  gainPlayerSkills,
  gainSkills,
  ready,
  silence,
  stun,
} from './changes.ts'
import { check } from './check.ts'
import { stealUnit } from './control.ts'
import { dealByText, dealExactly, sourceSkills } from './damage.ts'
import { CHOSEN, NEGATED_EVENT, NUMBER_CHANGED, SACRIFICED } from './events.ts'
import {
  gainArmor,
  gainHealth,
  gainInfluence,
  gainMaxPower,
  gainPower,
  setHealth,
  spendPower,
} from './health.ts'
import { FREE } from './how-played.ts'
import { dress, type Maker, make, makers, randomDefinition } from './making.ts'
import { play, playFree } from './playing-cards.ts'
import { forbidden, HOLD, healthLeft, skills, strength, warcry } from './values.ts'
import { SACRIFICED_TRIGGER, tell } from './waiting-line.ts'
import {
  BY_CREATE,
  BY_MOVE,
  BY_RETURN,
  canLeaveVoid,
  count,
  discard as discardCard,
  drawCard,
  drawTop,
  insertAtRandom,
  move,
  toHand,
  transformInto,
  UNITS_SACRIFICED,
} from './zones.ts'

// One instruction of a card is one operation here: it gathers its objects, asks every Aegis, and does it.

type Doer = (s: State, f: number, x: number, b: number, c: number) => void

/** An operation on every object of a set that this text may touch. */
function forObjects(name: string, cardsOnly: boolean, body: Doer): number {
  return machine.op(name, (s, f, objects, b, c) => {
    const from = mark()
    evaluator.gather(s, f, objects)
    const end = mark()
    for (let i = from; i < end; i++) {
      const x = listed(i)
      if ((!cardsOnly || x < CARDS) && mayTouch(s, f, x)) body(s, f, x, b, c)
    }
    release(from)
  })
}

/** Who deals the damage of this text (G13): a unit itself, the wielder of a weapon, a spell, or the player. */
function sourceOf(s: State, f: number, by: Operand): number {
  const x = by === 0 ? s[f + SELF]! : evaluator.first(s, f, by)
  if (x === NONE || isPlayer(x)) return x === NONE ? PLAYER + s[f + YOU]! : x
  const kind = KIND[def.get(s, x)]
  if (kind === UNIT || isSpell(def.get(s, x))) return x
  if (kind === WEAPON && attached.get(s, x) !== NONE) return attached.get(s, x)
  return PLAYER + s[f + YOU]!
}

export const deal = machine.op('deal', (s, f, objects, amount, by) => {
  const n = evaluator.amount(s, f, amount)
  const source = sourceOf(s, f, by)
  const from = mark()
  evaluator.gather(s, f, objects)
  const end = mark()
  for (let i = from; i < end; i++) {
    const x = listed(i)
    if (!mayTouch(s, f, x)) continue
    const rest = dealByText(s, x, n, source, s[f + YOU]!)
    if (rest <= 0) continue
    const player = PLAYER + s[f + ENEMY]!
    if (mayTouch(s, f, player))
      dealExactly(s, player, rest, source, sourceSkills(s, source), s[f + YOU]!, false)
  }
  release(from)
})

export const kill = forObjects('kill', true, (s, _f, x) => {
  if (onPlaymat(s, x)) doom(s, x)
})

/** Own cards only, on purpose: an Aegis never asks about its own side. */
export const sacrifice = machine.op('sacrifice', (s, f, objects, paid) => {
  const from = mark()
  evaluator.gather(s, f, objects)
  const end = mark()
  for (let i = from; i < end; i++) {
    const x = listed(i)
    if (x >= CARDS || !onPlaymat(s, x)) continue
    if (controllerOf(s, x) !== s[f + YOU] && !mayTouch(s, f, x)) continue
    doom(s, x)
    emit(s, SACRIFICED, x)
    const p = controllerOf(s, x)
    if (KIND[def.get(s, x)] === UNIT) count(s, p, UNITS_SACRIFICED)
    tell(s, SACRIFICED_TRIGGER, p, x)
  }
  release(from)
  if (paid === 1) check(s)
})

export const stunAll = forObjects('stun', true, (s, _f, x) => {
  if (onPlaymat(s, x)) stun(s, x)
})
export const exhaustAll = forObjects('exhaust', true, (s, _f, x) => {
  if (onPlaymat(s, x)) exhaustByEffect(s, x)
})
/** As a cost: also a unit with Endurance. */
export const exhaustPaid = machine.op('exhaust as a cost', (s, f, objects) => {
  const x = evaluator.first(s, f, objects)
  if (x !== NONE) exhaust(s, x)
})
export const readyAll = forObjects('ready', true, (s, _f, x) => {
  if (onPlaymat(s, x)) ready(s, x)
})
export const silenceAll = forObjects('silence', true, (s, _f, x) => {
  if ((forbidden(s, x) & CANNOT_BE_SILENCED) === 0) silence(s, x)
})

// ---- get

/** What `get` gives, compiled. */
export interface Gift {
  readonly strength: Operand
  readonly health: Operand
  readonly skills: number
  readonly warcry: number
  readonly cost: Operand
  readonly battleSkillsOf: Operand
  /** One of these by chance; 0 for none. */
  readonly chance: readonly number[]
  readonly lacking: boolean
  /** Local with a chosen skill bit, or 0. */
  readonly chosen: number
  readonly maxPower: Operand
  readonly free: boolean
  /** Traits that forbid something. */
  readonly cannot: number
}
/** What a done-once “cannot” writes on the card, for this turn. */
export const FORBIDS: Readonly<Partial<Record<string, number>>> = {
  attack: state.NO_ATTACK_NOW,
  block: state.NO_BLOCK_NOW,
}
export const gifts: Gift[] = []

export const get = machine.op('get', (s, f, objects, at, lasts) => {
  const gift = gifts[at]!
  const strengthBy = evaluator.amount(s, f, gift.strength)
  const healthBy = evaluator.amount(s, f, gift.health)
  const thisTurn = lasts === 1
  const from = mark()
  evaluator.gather(s, f, objects)
  const end = mark()
  for (let i = from; i < end; i++) {
    const x = listed(i)
    if (!mayTouch(s, f, x)) continue
    if (isPlayer(x)) {
      if (healthBy !== 0) gainHealth(s, x - PLAYER, healthBy)
      if (gift.skills !== 0) gainPlayerSkills(s, x - PLAYER, gift.skills, thisTurn)
      if (gift.maxPower !== 0) gainMaxPower(s, x - PLAYER, evaluator.amount(s, f, gift.maxPower))
    } else give(s, f, x, gift, strengthBy, healthBy, thisTurn)
  }
  release(from)
})

function give(
  s: State,
  f: number,
  c: Card,
  gift: Gift,
  strengthBy: number,
  healthBy: number,
  thisTurn: boolean,
): void {
  changeStats(s, c, strengthBy, healthBy, thisTurn)
  let mask = gift.skills
  let n = gift.warcry
  if (gift.battleSkillsOf !== 0) {
    const of = evaluator.first(s, f, gift.battleSkillsOf)
    if (of !== NONE) {
      mask |= skills(s, of) & BATTLE & ~WARCRY_BIT
      n += warcry(s, of)
    }
  }
  if (gift.chosen !== 0 && s[f + gift.chosen] !== NONE) mask |= 1 << s[f + gift.chosen]!
  if (gift.chance.length > 0) mask |= byChance(s, c, gift)
  if (mask !== 0 || n > 0)
    gainSkills(s, c, mask & ~WARCRY_BIT, (mask & WARCRY_BIT) !== 0 && n === 0 ? 1 : n, thisTurn)
  if (gift.cost !== 0) changeCost(s, c, evaluator.amount(s, f, gift.cost))
  if (gift.free) changeCost(s, c, -COST[def.get(s, c)]! - state.costPlus.get(s, c))
  if (gift.cannot !== 0) state.setTrait(s, c, gift.cannot)
}

function byChance(s: State, c: Card, gift: Gift): number {
  const now = gift.lacking ? skills(s, c) : 0
  let n = 0
  for (let i = 0; i < gift.chance.length; i++) if ((now & gift.chance[i]!) === 0) n++
  if (n === 0) return 0
  machine.reveal(s)
  let left = streams.roll(s, PICK_STREAM, n)
  for (let i = 0; i < gift.chance.length; i++)
    if ((now & gift.chance[i]!) === 0 && left-- === 0) return gift.chance[i]!
  return 0
}

/** Stays stunned while the source is there under its player (R73). */
export const hold = forObjects('hold', true, (s, f, x) => {
  if (!onPlaymat(s, x) || !onPlaymat(s, s[f + SELF]!)) return
  addDelayed(s, HOLD, s[f + SELF]!, x, s[f + YOU]!, -4)
})

function addDelayed(
  s: State,
  text: number,
  source: Card,
  it: number,
  you: number,
  watch: number,
  another = NONE,
): void {
  const n = delayedCount.get(s)
  if (n >= DELAYS) return
  const at = n * DELAY_ENTRY
  delayed.set(s, at, text)
  delayed.set(s, at + 1, source)
  delayed.set(s, at + 2, it)
  delayed.set(s, at + 3, you)
  delayed.set(s, at + 4, watch)
  delayed.set(s, at + 5, another)
  delayedCount.set(s, n + 1)
}

export const AT_END_OF_TURN = -1
/** What a delayed text speaks of, compiled; 0 for nothing. */
export interface Later {
  readonly text: number
  readonly it: Operand
  readonly another: Operand
  /** The card whose death it waits for, 0 for the end of the turn. */
  readonly watch: Operand
}
export const laters: Later[] = []

/** Remembers a text for later. */
export const delay = machine.op('delay', (s, f, which) => {
  const { text, it, another, watch } = laters[which]!
  const thing = it === 0 ? NONE : evaluator.first(s, f, it)
  const second = another === 0 ? NONE : evaluator.first(s, f, another)
  if (it !== 0 && thing === NONE && (another === 0 || second === NONE)) return
  const watched = watch === 0 ? AT_END_OF_TURN : evaluator.first(s, f, watch)
  if (watched !== NONE || watch === 0) addDelayed(s, text, s[f + SELF]!, thing, s[f + YOU]!, watched, second)
})

const BOTH_STATS = 2
/** 0 strength, 1 health, 2 both, 3 cost: worked out once from the whole value, stored for good (G4). */
export const double = forObjects('double', true, (s, _f, x, stat) => {
  // R102: what is ongoing comes after all permanent changes.
  if (stat === 3) changeCost(s, x, Math.max(0, COST[def.get(s, x)]! + state.costPlus.get(s, x)))
  else
    changeStats(
      s,
      x,
      stat === 0 || stat === BOTH_STATS ? strength(s, x) : 0,
      stat === 1 || stat === BOTH_STATS ? healthLeft(s, x) : 0,
      false,
    )
})

export const become = forObjects('become', true, (s, f, x, stat, n) => {
  const to = evaluator.amount(s, f, n)
  if (stat === 0) changeStats(s, x, to - strength(s, x), 0, false)
  else changeStats(s, x, 0, to - healthLeft(s, x), false)
})

export const changeNumber = forObjects('change number', true, (s, f, x, by) => {
  number.set(s, x, number.get(s, x) + evaluator.amount(s, f, by))
  emit(s, NUMBER_CHANGED, def.get(s, x), evaluator.amount(s, f, by), x)
})

// ---- cards between zones

export const draw = machine.op('draw', (s, f, who, amount) => {
  const n = evaluator.amount(s, f, amount)
  const from = mark()
  evaluator.gather(s, f, who)
  const end = mark()
  for (let i = from; i < end; i++)
    if (isPlayer(listed(i)) && mayTouch(s, f, listed(i)))
      for (let k = 0; k < n; k++) drawTop(s, listed(i) - PLAYER)
  release(from)
})

export const drawFrom = forObjects('draw from', true, (s, f, x) => drawCard(s, x, s[f + YOU]!))

export const discard = forObjects('discard', true, (s, _f, x) => discardCard(s, x))

export const TO = ['hand', 'deck top', 'deck bottom', 'deck random', 'void', 'market'] as const
export const put = forObjects('put', true, (s, _f, x, to) => {
  if (!canLeaveVoid(s, x)) return
  const p = ownerOf(s, x)
  putInto(s, x, p, to, isPlaymat(zones.of(s, x)) ? BY_RETURN : BY_MOVE)
})

function putInto(s: State, c: Card, p: number, to: number, why: number): void {
  switch (to) {
    case 0:
      toHand(s, c, p, why)
      return
    case 1:
      move(s, c, DECK + p, why, 0)
      return
    case 2:
      move(s, c, DECK + p, why)
      return
    case 3:
      insertAtRandom(s, c, p, why)
      return
    case 4:
      move(s, c, VOID + p, why)
      return
    default:
      move(s, c, MARKET + p, why)
  }
}

export const EXHAUSTED_PLAY = 1
export const DEPLETED_PLAY = 2
/** Plays the card in a local for free; `on` is the set of its wielder, or 0. */
export const playOne = machine.op('play', (s, f, local, how, on) => {
  const c = s[f + local]!
  if (c === NONE || c >= CARDS || onPlaymat(s, c) || !canLeaveVoid(s, c) || !mayTouch(s, f, c)) return
  const wielder = on === 0 ? NONE : evaluator.first(s, f, on)
  playFree(s, c, s[f + YOU]!, how, wielder, s[f + SELF]!)
})

/** Makes a card and plays it; local `into` remembers it. */
export const playNew = machine.op('play new', (s, f, maker, on, into) => {
  const you = s[f + YOU]!
  if (into !== 0) s[f + into] = NONE
  if (!play.allowed(s)) return
  const wielder = on === 0 ? NONE : evaluator.first(s, f, on)
  const c = make(s, f, makers[maker]!, you)
  if (c === NONE) return
  if (into !== 0) s[f + into] = c
  playFree(s, c, you, FREE, wielder, s[f + SELF]!)
})

/** Makes cards and draws them; the last one goes into a local. */
export const drawNew = machine.op('draw new', (s, f, maker, amount, into) => {
  const n = evaluator.amount(s, f, amount)
  for (let i = 0; i < n; i++) {
    const c = make(s, f, makers[maker]!, s[f + YOU]!)
    if (into !== 0) s[f + into] = c
    if (c !== NONE) drawCard(s, c, s[f + YOU]!)
  }
})

/** Makes cards into a zone: `where` is the place, plus 8 for the enemy's. */
export const putNew = machine.op('put new', (s, f, maker, amount, where) => {
  const p = (where & 8) === 0 ? s[f + YOU]! : s[f + ENEMY]!
  if (p !== s[f + YOU] && !mayTouch(s, f, PLAYER + p)) return
  const n = evaluator.amount(s, f, amount)
  for (let i = 0; i < n; i++) {
    const c = make(s, f, makers[maker]!, p)
    if (c !== NONE) putInto(s, c, p, where & 7, BY_CREATE)
  }
})

export const transform = forObjects('transform', true, (s, f, x, at) => {
  const maker: Maker = makers[at]!
  if (maker.copyOf !== 0) {
    const original = evaluator.first(s, f, maker.copyOf)
    if (original !== NONE && original !== x) becomeCopy(s, x, original)
    return
  }
  const d = maker.filter !== 0 ? randomDefinition(s, f, maker.filter) : maker.definition
  if (d === NONE) return
  transformInto(s, x, d)
  dress(s, f, x, maker)
})

function becomeCopy(s: State, x: Card, original: Card): void {
  transformInto(s, x, def.get(s, original))
  state.strengthPlus.set(s, x, state.strengthPlus.get(s, original))
  state.healthPlus.set(s, x, state.healthPlus.get(s, original))
  state.costPlus.set(s, x, state.costPlus.get(s, original))
  state.skillsPlus.set(s, x, state.skillsPlus.get(s, original))
  state.skillsHigh.set(s, x, state.skillsHigh.get(s, original))
  state.warcryPlus.set(s, x, state.warcryPlus.get(s, original) & 255)
  if (state.hasTrait(s, original, state.SILENCED)) setTrait(s, x, state.SILENCED)
}

export const steal = forObjects('steal', true, (s, f, x, lasts) => {
  if (onPlaymat(s, x) && stealUnit(s, x, s[f + YOU]!) && lasts === 1) setTrait(s, x, state.BORROWED)
})

export const negate = forObjects('negate', true, (s, _f, x) => {
  if (zones.of(s, x) !== state.STACK_ZONE) return
  setTrait(s, x, state.NEGATED)
  emit(s, NEGATED_EVENT, x)
})

// ---- players

function forPlayers(name: string, body: (s: State, p: number, n: number) => void): number {
  return machine.op(name, (s, f, who, amount) => {
    const n = evaluator.amount(s, f, amount)
    const from = mark()
    evaluator.gather(s, f, who)
    const end = mark()
    for (let i = from; i < end; i++)
      if (isPlayer(listed(i)) && mayTouch(s, f, listed(i))) body(s, listed(i) - PLAYER, n)
    release(from)
  })
}
export const gainHealthOp = forPlayers('gain health', gainHealth)
export const gainArmorOp = forPlayers('gain armor', gainArmor)
export const healthBecomes = forPlayers('health becomes', setHealth)
export const gainMaxPowerOp = machine.op('gain max power', (s, f, n) =>
  gainMaxPower(s, s[f + YOU]!, evaluator.amount(s, f, n)),
)
export const gainPowerOp = machine.op('gain power', (s, f, n) =>
  gainPower(s, s[f + YOU]!, evaluator.amount(s, f, n)),
)
export const gainInfluenceOp = machine.op('gain influence', (s, f, faction, n) =>
  gainInfluence(s, s[f + YOU]!, faction, n),
)
export const getPlayer = machine.op('player gets', (s, f, who, bit, lasts) => {
  const x = evaluator.first(s, f, who)
  if (x !== NONE && isPlayer(x) && mayTouch(s, f, x)) gainPlayerSkills(s, x - PLAYER, bit, lasts === 1)
})
export const markDepleted = forObjects('mark depleted', true, (s, _f, x) =>
  setTrait(s, x, state.WILL_DEPLETE),
)

export const chooseInfluence: number = machine.question('influence', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: () => {
    for (let i = 0; i < 5; i++) option(BRANCH, i)
  },
  settle: (s, f, chosen) => gainInfluence(s, s[f + YOU]!, optionFirst(chosen), 1),
} satisfies Question)

// ---- costs

export const payPower = machine.op('pay', (s, f, n) => spendPower(s, s[f + YOU]!, n))
/** Spends all that is left, and remembers how much (R100). */
export const spendAll = machine.op('spend all', (s, f) => {
  const n = power.get(s, s[f + YOU]!)
  s[f + MANY] = n
  spendPower(s, s[f + YOU]!, n)
})

/** What an inline cost needs: power and objects. */
export interface Payable {
  readonly pay: number
  readonly needs: readonly Operand[]
}
export const payables: Payable[] = []
export const canPay = evaluator.amountKind((s, f, at) => {
  const { pay, needs } = payables[at]!
  if (power.get(s, s[f + YOU]!) < pay) return 0
  for (let i = 0; i < needs.length; i++) if (evaluator.count(s, f, needs[i]!) === 0) return 0
  return 1
})

// ---- chance and counting

/** Lays n things of a set, by chance, on the frame. */
export const pickRandom = machine.op('pick random', (s, f, set, amount, into) => {
  const n = evaluator.amount(s, f, amount)
  const from = mark()
  evaluator.gather(s, f, set)
  let end = mark()
  const take = Math.min(n, end - from)
  if (take > 0 && end - from > take) machine.reveal(s)
  s[f + into] = machine.laid(s)
  machine.lay(s, take)
  for (let i = 0; i < take; i++) {
    const at = from + (end - from === 1 ? 0 : streams.roll(s, PICK_STREAM, end - from))
    machine.lay(s, listed(at))
    end--
    for (let k = at; k < end; k++) relist(k, listed(k + 1))
  }
  release(from)
})

export const randomWays: (readonly number[])[] = []
export const jumpRandom = machine.op('random way', (s, f, at) => {
  const ways = randomWays[at]!
  machine.reveal(s)
  s[f] = ways[streams.roll(s, PICK_STREAM, ways.length)]!
})

/** Counts on this copy; goes on only when the number is reached. */
export const countTo = machine.op('count to', (s, f, n, otherwise) => {
  const c = s[f + SELF]!
  number.set(s, c, number.get(s, c) + 1)
  if (number.get(s, c) < n) s[f] = otherwise
})

/** Swaps a market card with one from hand (R113): a draw, and no discard. */
export const swapMarket = machine.op('swap with market', (s, f, fromMarket, fromHand) => {
  if (steps.size(s, f, fromMarket) === 0 || steps.size(s, f, fromHand) === 0) return
  const wanted = steps.thing(s, f, fromMarket, 0)
  const given = steps.thing(s, f, fromHand, 0)
  move(s, given, MARKET + s[f + YOU]!, BY_MOVE)
  drawCard(s, wanted, s[f + YOU]!)
})

export const scout: number = machine.question('scout', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (zones.count(s, DECK + s[f + YOU]!) === 0) return
    option(YES)
    option(NO)
  },
  settle: (s, f, chosen) => {
    if (chosen < 0 || optionKind(chosen) === NO) return
    const c = zones.first(s, DECK + s[f + YOU]!)
    move(s, c, DECK + s[f + YOU]!, BY_MOVE)
  },
} satisfies Question)

/** What was chosen before the window and no longer fits is dropped: nothing happens to it (G11). */
export const recheck = machine.op('recheck', (s, f, local, set) => {
  const n = steps.size(s, f, local)
  if (n === 0) return
  const at = s[f + local]!
  const from = mark()
  evaluator.gather(s, f, set)
  const end = mark()
  let kept = 0
  for (let i = 0; i < n; i++) {
    const x = s[at + 1 + i]!
    for (let k = from; k < end; k++)
      if (listed(k) === x) {
        s[at + 1 + kept++] = x
        break
      }
  }
  release(from)
  s[at] = kept
})

/** Tells everybody what was chosen before the window (174). */
export const tellChosen = machine.op('tell chosen', (s, f, local) => {
  for (let i = 0; i < steps.size(s, f, local); i++) {
    const x = steps.thing(s, f, local, i)
    if (isPlayer(x) || isPlaymat(zones.of(s, x))) emit(s, CHOSEN, s[f + YOU]!, x, s[f + SELF]!)
  }
})
