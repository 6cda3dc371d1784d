import { emit } from '../../../kernel/events.ts'
import { NO_OPTION, TABLE } from '../../../kernel/machine.ts'
import { option, optionFirst, optionKind, optionSecond } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { SELF, SUBJECT, YOU } from '../../../language/assembler.ts'
import { FIRST_GAME_OPTION } from '../../../language/steps.ts'
import {
  ACOLYTE,
  bloodMagicText,
  CORRUPTION,
  castText,
  effectText,
  MINION,
  mats,
  persistentText,
  powerText,
  typeOf,
  WILD,
} from '../content.ts'
import { assembler, ENTER_PLAY, evaluator, steps, UNLEASH } from '../engine.ts'
import { ANYTHING_ELSE, gainAether, spendAether } from '../rules/aether.ts'
import { destroyBreach, focus, gainSigil, offerPreps, prep } from '../rules/breaches.ts'
import {
  become,
  destroy,
  discard,
  draw,
  facedown,
  provide,
  reveal,
  shuffle,
  toBottom,
  toTop,
} from '../rules/cards.ts'
import { addedDamage, BONUS, CAST_FROM, castSpell, DEALT } from '../rules/casting.ts'
import { chargeSpaces, gainCharges, loseCharges } from '../rules/charges.ts'
import { changeTokens } from '../rules/counters.ts'
import {
  A_PLAYER,
  HURT_TOKEN,
  healGravehold,
  healMinion,
  healNemesis,
  healPlayer,
  healTokens,
  hit,
  hurtGravehold,
  hurtMinion,
  hurtPlayer,
  loseLife,
  spreadOverTokens,
  THE_GRAVEHOLD,
  THE_NEMESIS,
  WHOLE_TOKEN,
} from '../rules/damage.ts'
import { checkMat, endGame, NEMESIS_LOSS_CONDITION, NEMESIS_WIN_CONDITION } from '../rules/end.ts'
import { HUSKS_CHANGED, MINION_CHANGED } from '../rules/events.ts'
import { gained } from '../rules/gaining.ts'
import { playCard } from '../rules/main-phase.ts'
import {
  cannotGain,
  holdThisTurn,
  matRules,
  nemesisUntargetable,
  ON_CASTER,
  redirected,
  rules,
} from '../rules/modifiers.ts'
import { enterPlay } from '../rules/nemesis-turn.ts'
import { arrangeGrid, BRIDGES, isBridged, setBridge } from '../rules/supply-grid.ts'
import { fireSelf, OUT_OF_POWER } from '../rules/triggers.ts'
import {
  active,
  breachOfZone,
  CARDS,
  CHOSEN,
  charges,
  deckOf,
  defOf,
  discardOf,
  handOf,
  IN_PLAY,
  isBreachZone,
  machine,
  mageOf,
  nemesisId,
  playAreaOf,
  playerCount,
  playerOfZone,
  plays,
  pulse,
  SIDE_ZONES,
  type State,
  setLifeCap,
  setLifeCard,
  setMark,
  splitToken,
  TURN_DISCARD,
  tokensHurt,
  tokensWhole,
  trophies,
  underCard,
  underRule,
  vital,
  WILD_FIXED_TO_TAKER,
  zones,
} from '../state.ts'
import { alliesOf, holderOf, holdersOf, isShared } from './sets.ts'

/** Option kinds of texts. */
export const TARGET = FIRST_GAME_OPTION + 20
export const PREP_NOW = FIRST_GAME_OPTION + 21
export const SHARE = FIRST_GAME_OPTION + 22
export const CHARGE_TO = FIRST_GAME_OPTION + 23
export const ON_TOP = FIRST_GAME_OPTION + 24
export const AT_BOTTOM = FIRST_GAME_OPTION + 25
/** A bridge of the supply grid. */
export const LINK = FIRST_GAME_OPTION + 26
/** In a prep that may be declined: nothing is prepped. */
export const NO_BREACH = 4095

const op = machine.op.bind(machine)
const amount = evaluator.amount.bind(evaluator)

// ---- aether, charges, life, tokens: operand a is the amount

export const GAIN_AETHER = op('gain aether', (s, f, n, pool) => {
  gainAether(s, s[f + SUBJECT]!, amount(s, f, n), pool)
})
export const SPEND_AETHER = op('spend aether', (s, f, n) => {
  spendAether(s, amount(s, f, n), ANYTHING_ELSE)
})
export const GAIN_CHARGE = op('gain a charge', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) gainCharges(s, s[f + SUBJECT]!, amount(s, f, n))
})
export const LOSE_CHARGE = op('lose charges', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) loseCharges(s, s[f + SUBJECT]!, amount(s, f, n))
})
export const HEAL_PLAYER = op('player gains life', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) healPlayer(s, s[f + SUBJECT]!, amount(s, f, n))
})
export const HEAL_GRAVEHOLD = op('Gravehold gains life', (s, f, n) => {
  healGravehold(s, amount(s, f, n))
})
export const HEAL_NEMESIS = op('nemesis gains life', (s, f, n) => {
  healNemesis(s, amount(s, f, n))
})
export const HEAL_MINION = op('minion gains life', (s, f, n, local) => {
  if (s[f + local] !== NONE && zones.of(s, s[f + local]!) === IN_PLAY)
    healMinion(s, s[f + local]!, amount(s, f, n))
})
/** T05: one charge at a time to somebody who has room; what fits nowhere is lost. */
export const SHARE_CHARGE = machine.question('share out charges', {
  seat: () => TABLE,
  enumerate(s, f, left, alliesOnly) {
    if (s[f + left]! <= 0) return
    const whose = alliesOnly === 1 ? alliesOf(s, s[f + YOU]!) : (1 << playerCount.get(s)) - 1
    for (let p = 0; p < playerCount.get(s); p++)
      if ((whose & (1 << p)) !== 0 && charges.get(s, p) < chargeSpaces(s, p)) option(CHARGE_TO, p)
  },
  settle(s, f, chosen, left) {
    if (chosen === NO_OPTION) return
    gainCharges(s, optionFirst(chosen), 1)
    s[f + left] = s[f + left]! - 1
    s[f] = s[f]! - 1
  },
})
export const HURT_PLAYER = op('player suffers', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) hurtPlayer(s, s[f + SUBJECT]!, amount(s, f, n))
})
export const HURT_GRAVEHOLD = op('Gravehold suffers', (s, f, n) => {
  hurtGravehold(s, amount(s, f, n))
})
export const HURT_MINION = op('minion suffers', (s, f, n, local) => {
  const c = s[f + local]!
  if (c !== NONE && zones.of(s, c) === IN_PLAY) hurtMinion(s, c, amount(s, f, n), NONE)
})
export const CHANGE_TOKENS = op('tokens', (s, f, n, counter, sign) => {
  changeTokens(s, counter, sign * amount(s, f, n))
})
/** Tokens that players keep, by name; at most as many as the state has room for. */
export const PLAYER_TOKENS: Readonly<Record<string, number>> = { trophy: 0, pulse: 1 }
export const playerTokens = [trophies, pulse] as const
/** Operand c: the kind of token, negative to lose (below -1 for kind 0). */
export const CHANGE_PLAYER_TOKENS = op('tokens of a player', (s, f, n, local, kind) => {
  const p = s[f + local]!
  if (p === NONE) return
  const field = playerTokens[kind < 0 ? ~kind : kind]!
  const by = kind < 0 ? -amount(s, f, n) : amount(s, f, n)
  field.set(s, p, Math.max(0, Math.min(field.max, field.get(s, p) + by)))
})
export const LOSE_LIFE = op('minion loses life', (s, f, n, local) => {
  const c = s[f + local]!
  if (c !== NONE && zones.of(s, c) === IN_PLAY) loseLife(s, c, amount(s, f, n))
})
/** Power tokens on powers in play. Taking the last one off tells the card. */
export const CHANGE_POWER = op('power tokens', (s, f, set, n, sign) => {
  for (let i = 0; i < steps.size(s, f, set); i++) {
    const c = steps.thing(s, f, set, i)
    if (zones.of(s, c) !== IN_PLAY) continue
    const before = vital.get(s, c)
    vital.set(s, c, Math.max(0, before + sign * amount(s, f, n)))
    if (vital.get(s, c) === before) continue
    emit(s, MINION_CHANGED, c, vital.get(s, c) - before, vital.get(s, c))
    if (vital.get(s, c) === 0) fireSelf(s, OUT_OF_POWER, c, NONE)
  }
})
export const SET_LIFE = op('set life', (s, f, n) => {
  const c = s[f + SELF]!
  setLifeCard.set(s, c)
  setLifeCap.set(s, amount(s, f, n))
  vital.set(s, c, setLifeCap.get(s))
  // N01: a minion whose text gives it no life at all is gone.
  if (setLifeCap.get(s) === 0) discard(s, c)
})
export const HEAL_TOKENS = op('heal tokens', (s) => {
  healTokens(s)
})

// ---- dealing damage

/** Where the damage of this spell may land, when a rule sends it elsewhere. */
function offerElsewhere(s: State, f: number, where: number): void {
  if (where === ON_CASTER) option(TARGET, A_PLAYER + s[f + YOU]!)
  else {
    for (let p = 0; p < playerCount.get(s); p++) option(TARGET, A_PLAYER + p)
    option(TARGET, THE_GRAVEHOLD)
  }
}

function offerTargets(s: State, f: number): void {
  const where = redirected(s, s[f + SELF]!)
  if (where !== NONE) {
    offerElsewhere(s, f, where)
    return
  }
  if (!nemesisUntargetable(s)) option(TARGET, THE_NEMESIS)
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    const type = typeOf[defOf(s, c)]!
    if (type === MINION || type === ACOLYTE) option(TARGET, c)
  }
  if (tokensHurt.get(s) > 0) option(TARGET, HURT_TOKEN)
  if (tokensWhole.get(s) > 0) option(TARGET, WHOLE_TOKEN)
}

const dealt = (s: State, f: number, n: number): number => amount(s, f, n) + addedDamage(s, f)

/** R118, R132: one instance, one target, chosen when the damage is dealt. The hit minion goes to local b if it died. */
export const DEAL = machine.question('deal damage', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f, n) {
    if (dealt(s, f, n) > 0) offerTargets(s, f)
  },
  settle(s, f, chosen, n, into) {
    const total = dealt(s, f, n)
    s[f + DEALT] = 1
    if (into !== 0) s[f + into] = NONE
    if (chosen === NO_OPTION) return
    const target = optionFirst(chosen)
    if (target < THE_NEMESIS && target >= CARDS && total > 1 && mayDivide(s)) {
      assembler.start(s, rules[divideRule(s)]!.text, s[f + YOU]!, s[f + YOU]!, NONE)
      s[machine.running(s) + BONUS] = total
      return
    }
    const killed = hit(s, target, total, s[f + YOU]!)
    if (into !== 0) s[f + into] = killed
  },
})

function divideRule(s: State): number {
  for (const i of matRules(s)) if (rules[i]!.op === 'mayDivide') return i
  return NONE
}
const mayDivide = (s: State): boolean => divideRule(s) !== NONE

/** CQ1: the hit that waits in BONUS lands on one token, or is spread once the price is paid. */
export const HIT_TOKENS = op('hit tokens', (s, f, spread) => {
  const total = s[f + BONUS]!
  if (spread === 1) spreadOverTokens(s, total)
  else hit(s, tokensHurt.get(s) > 0 ? HURT_TOKEN : WHOLE_TOKEN, total, s[f + YOU]!)
})

/** B03: a bonus that no damage of the spell carried is an instance of its own. */
export const DEAL_REST = machine.question('deal the bonus', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f) {
    if (s[f + DEALT] === 0 && addedDamage(s, f) > 0) offerTargets(s, f)
  },
  settle(s, f, chosen) {
    if (chosen !== NO_OPTION) hit(s, optionFirst(chosen), addedDamage(s, f), s[f + YOU]!)
  },
})

/** X17: one point at a time; the shares land when all are announced. Local a holds what is left. */
export const DIVIDE = machine.question('divide damage', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f, left) {
    if (s[f + left]! > 0) offerTargets(s, f)
  },
  settle(s, f, chosen, left) {
    if (chosen === NO_OPTION) return
    machine.lay(s, optionFirst(chosen))
    s[f + left] = s[f + left]! - 1
    s[f] = s[f]! - 1
  },
})
/** Lands the shares laid by DIVIDE: equal targets in one instance. */
export const LAND_SHARES = op('land shares', (s, f, from) => {
  const first = s[f + from]!
  const shares = new Map<number, number>()
  for (let i = first; i < machine.laid(s); i++) shares.set(s[i]!, (shares.get(s[i]!) ?? 0) + 1)
  // Taken away first: a hit may start a text, which stands where the shares lay.
  machine.unlay(s, first)
  for (const [target, share] of shares)
    if (target >= CARDS || zones.of(s, target) === IN_PLAY) hit(s, target, share, s[f + YOU]!)
})
export const MARK_SHARES = op('announce shares', (s, f, left, n, from) => {
  s[f + left] = amount(s, f, n)
  s[f + from] = machine.laid(s)
})

// ---- cards: operand a is the local with the set

export const DRAW = op('draw', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) draw(s, s[f + SUBJECT]!, amount(s, f, n))
})

function each(name: string, doIt: (s: State, c: number, f: number, b: number) => void): number {
  return op(name, (s, f, set, b) => {
    for (let i = 0; i < steps.size(s, f, set); i++) doIt(s, steps.thing(s, f, set, i), f, b)
  })
}

export const DISCARD = each('discard', (s, c) => {
  if (c === WHOLE_TOKEN) tokensWhole.add(s, -1)
  else if (c === HURT_TOKEN) tokensHurt.add(s, -1)
  else {
    discard(s, c)
    return
  }
  emit(s, HUSKS_CHANGED, tokensWhole.get(s), tokensHurt.get(s))
})
export const DESTROY = each('destroy', (s, c) => {
  destroy(s, c)
})
export const TO_HAND = each('to hand', (s, c, f, local) => {
  if (s[f + local] !== NONE) toBottom(s, c, handOf(s[f + local]!))
})
/** For good. */
export const BECOME = each('become another card', (s, c, _f, def) => {
  become(s, c, def)
})
/** Into the leftmost (1) or rightmost (-1) breach of the nemesis without a spell, as long as there is one. */
export const PLACE_IN_BREACH = op('prep for the nemesis', (s, f, set, direction) => {
  for (let i = 0; i < steps.size(s, f, set); i++) {
    const zone = emptyBreachOf(s, direction)
    if (zone !== NONE) toBottom(s, steps.thing(s, f, set, i), zone)
  }
})
/** The zone of that breach, or NONE. */
export function emptyBreachOf(s: State, direction: number): number {
  const { firstBreach, breaches } = mats[nemesisId.get(s)]!
  for (let i = 0; i < breaches; i++) {
    const zone = SIDE_ZONES + firstBreach + (direction > 0 ? i : breaches - 1 - i)
    if (zones.count(s, zone) === 0) return zone
  }
  return NONE
}
export const REVEAL = each('reveal', (s, c) => {
  reveal(s, c)
})
export const MARK_CHOSEN = each('mark as chosen', (s, c) => {
  setMark(s, c, CHOSEN)
})
/** On top of a zone: the first of the set ends on top. A pile may have run dry, W07. */
export const PLACE_TOP = op('place on top', (s, f, set, zone) => {
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--) toTop(s, steps.thing(s, f, set, i), zone)
  checkMat(s)
})
/** T12: on top or at the bottom, whichever the reader of the text prefers. */
export const TOP_OR_BOTTOM = machine.question('top or bottom', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f, set) {
    if (steps.size(s, f, set) === 0) return
    option(ON_TOP, steps.thing(s, f, set, 0))
    option(AT_BOTTOM, steps.thing(s, f, set, 0))
  },
  settle(s, _f, chosen, _set, zone) {
    if (chosen === NO_OPTION) return
    if (optionKind(chosen) === ON_TOP) toTop(s, optionFirst(chosen), zone)
    else toBottom(s, optionFirst(chosen), zone)
  },
})
/** T06: without a card nothing is shuffled, unless the text always shuffles. */
export const SHUFFLE_INTO = op('shuffle into', (s, f, set, zone, always) => {
  for (let i = 0; i < steps.size(s, f, set); i++) toBottom(s, steps.thing(s, f, set, i), zone)
  if (always === 1 || steps.size(s, f, set) > 0) shuffle(s, zone)
})
export const SHUFFLE_INTO_DECK = op('shuffle into a deck', (s, f, set, local, always) => {
  const p = s[f + local]!
  if (p === NONE) return
  for (let i = 0; i < steps.size(s, f, set); i++) toBottom(s, steps.thing(s, f, set, i), deckOf(p))
  if (always === 1 || steps.size(s, f, set) > 0) shuffle(s, deckOf(p))
})
export const PLACE_BOTTOM = each('place at the bottom', (s, c, _f, zone) => {
  toBottom(s, c, zone)
})
/** Zones of a player in a local: deck (0), discard pile (1), hand (2). */
const zoneOf = (p: number, which: number): number =>
  which === 0 ? deckOf(p) : which === 1 ? discardOf(p) : handOf(p)
export const PLACE_WITH = op('place with a player', (s, f, set, local, which) => {
  const p = s[f + local]!
  if (p === NONE) return
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--) {
    const c = steps.thing(s, f, set, i)
    if ((which & 4) !== 0) toBottom(s, c, zoneOf(p, which & 3))
    else toTop(s, c, zoneOf(p, which & 3))
  }
})
/** Only cards that still lie in a discard pile: a bound spell that went elsewhere is not fetched. B08 */
export const KEEP_DISCARDED = op('keep those still discarded', (s, f, set) => {
  const at = s[f + set]!
  if (at === NONE) return
  let n = 0
  for (let i = 1; i <= s[at]!; i++) {
    const c = s[at + i]!
    const z = zones.of(s, c)
    if (z < 32 && z % 8 === 2) s[at + ++n] = c
  }
  s[at] = n
})
export const SHUFFLE = op('shuffle', (s, _f, zone) => {
  shuffle(s, zone)
})
export const SHUFFLE_DECK_OF = op('shuffle a deck', (s, f, local) => {
  if (s[f + local] !== NONE) shuffle(s, deckOf(s[f + local]!))
})
/** Lays the top cards of a zone on the frame, rebuilding the deck where the rules do. */
function takeTop(s: State, f: number, zone: number, n: number, into: number): void {
  const at = machine.laid(s)
  s[f + into] = at
  machine.lay(s, 0)
  for (let i = 0; i < n; i++) {
    if (zones.count(s, zone) <= i) refill(s, zone)
    const c = zones.nth(s, zone, i)
    if (c === NONE) return
    machine.lay(s, c)
    s[at] = i + 1
  }
}

/** The deck runs out in the middle: the discard pile is turned over under what was taken. R165 */
function refill(s: State, zone: number): void {
  const p = playerOfZone(zone)
  if (p !== NONE && zone === deckOf(p)) zones.flipUnder(s, discardOf(p), zone)
  else if (zones.count(s, zone) === 0) provide(s, zone)
}

export const TAKE_TOP = op('top of a zone', (s, f, zone, n, into) => {
  takeTop(s, f, zone, amount(s, f, n), into)
})
export const TAKE_TOP_OF_DECK = op('top of a deck', (s, f, local, n, into) => {
  const p = s[f + local]!
  if (p === NONE) {
    s[f + into] = NONE
    return
  }
  takeTop(s, f, deckOf(p), amount(s, f, n), into)
})
export const TAKE_TOP_OF_BOUND = op('top of a pile', (s, f, set, n, into) => {
  s[f + into] = NONE
  if (steps.size(s, f, set) > 0) takeTop(s, f, steps.thing(s, f, set, 0), amount(s, f, n), into)
})
/** Lays this card alone on the frame. */
export const LAY_SELF = op('this card', (s, f, into) => {
  s[f + into] = machine.laid(s)
  machine.lay(s, 1)
  machine.lay(s, s[f + SELF]!)
})
/** The last chosen thing only, if that many were chosen. */
export const KEEP_LAST = op('keep the last', (s, f, set, wanted) => {
  const at = s[f + set]!
  if (at === NONE) return
  if (s[at]! < wanted) {
    s[at] = 0
    return
  }
  s[at + 1] = s[at + s[at]!]!
  s[at] = 1
})
/** What is missing from a set of this size, as a counter. */
export const MISSING = op('how many are missing', (s, f, set, n, into) => {
  s[f + into] = Math.max(0, amount(s, f, n) - steps.size(s, f, set))
})

// ---- gaining, prepping, casting, playing

/** Gains each card of the set; operand b says where to: -1 the usual place, else as PLACE_WITH. */
export const GAIN = op('gain', (s, f, set, where, local) => {
  const p = s[f + SUBJECT]!
  if (p === NONE) return
  for (let i = 0; i < steps.size(s, f, set); i++) {
    const c = steps.thing(s, f, set, i)
    if (cannotGain(s, c)) continue
    gained(s, p, c, where < 0 ? discardOf(p) : zoneOf(s[f + local]!, where))
  }
})

export const PREP = machine.question('prep a spell', {
  seat: (s, f) => s[f + SUBJECT]!,
  enumerate(s, f, set, anyState, optional) {
    const p = s[f + SUBJECT]!
    if (p === NONE) return
    offerFrom(s, f, set, p, anyState === 1)
    if (optional === 1) option(PREP_NOW, 0, NO_BREACH)
  },
  settle(s, _f, chosen) {
    if (chosen !== NO_OPTION && optionSecond(chosen) !== NO_BREACH)
      prep(s, optionFirst(chosen), optionSecond(chosen))
  },
})

/** Zones a spell may be prepped from: hand (0) or discard pile (1) of the player. */
function offerFrom(s: State, _f: number, which: number, p: number, anyState: boolean): void {
  offerPreps(s, p, which === 0 ? handOf(p) : discardOf(p), PREP_NOW, anyState)
}

/** On a text of the nemesis it is the player at hand who casts. */
export const CAST_SPELL = op('cast', (s, f, set, plus, stay) => {
  const caster = s[f + YOU] === NONE ? s[f + SUBJECT]! : s[f + YOU]!
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--) {
    const c = steps.thing(s, f, set, i)
    if (isBreachZone(zones.of(s, c))) castSpell(s, caster, c, amount(s, f, plus), stay === 1)
  }
})
export const PLAY = op('play', (s, f, set) => {
  const p = s[f + YOU]!
  if (steps.size(s, f, set) === 0) return
  const c = steps.thing(s, f, set, 0)
  if (zones.of(s, c) === handOf(p)) toBottom(s, c, playAreaOf(p))
  playCard(s, p, c)
})

// ---- breaches

export const FOCUS = each('focus', (s, b) => {
  focus(s, b)
})
export const DESTROY_BREACH = each('destroy a breach', (s, b, _f, toHand) => {
  destroyBreach(s, b, toHand === 1)
})
export const GAIN_SIGIL = each('gain a sigil breach', (s, b) => {
  gainSigil(s, b)
})

// ---- the nemesis

export const UNLEASH_TIMES = op('unleash', (s, f, n) => {
  for (let i = amount(s, f, n); i > 0; i--) assembler.start(s, UNLEASH, NONE, NONE, NONE)
})
/** A procedure of the mat; its parameters lie behind the usual locals. */
export const PERFORM = op('perform', (s, f, procedure, n, set) => {
  const name = procedureNames[procedure]!
  const text = mats[nemesisId.get(s)]?.procedures.get(name)
  if (text === undefined) return
  const k = n === NO_PARAMETER ? 0 : amount(s, f, n)
  const pile = set > 0 && steps.size(s, f, set) > 0 ? steps.thing(s, f, set, 0) : NONE
  const g = assembler.start(s, text, s[f + YOU]!, s[f + SUBJECT]!, s[f + SELF]!)
  s[g + FIRST_PARAMETER] = k
  s[g + FIRST_PARAMETER + 1] = pile
})
export const NO_PARAMETER = 32000
/** Behind the locals that every text of this game has: you, subject, self, and the three of a cast. */
export const FIRST_PARAMETER = CAST_FROM + 1
export const procedureNames: string[] = []

export const PARTS: Readonly<Record<string, number>> = { bloodMagic: 1, cast: 2, persistent: 3, power: 4 }
const PART_TEXTS = [effectText, bloodMagicText, castText, persistentText, powerText] as const

/** Runs another card's text where it lies; from a hand it goes to the play area first. CM5 */
export const RESOLVE = op('resolve', (s, f, set, part) => {
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--) {
    const c = steps.thing(s, f, set, i)
    const def = defOf(s, c)
    const type = typeOf[def]!
    const text =
      part > 0 ? PART_TEXTS[part]![def]! : effectText[def]! !== NONE ? effectText[def]! : persistentText[def]!
    if (text === NONE) continue
    // A card drawn from a facedown deck is shown to all.
    if (facedown(s, zones.of(s, c))) reveal(s, c)
    const you = type === CORRUPTION ? s[f + SUBJECT]! : NONE
    if (type === CORRUPTION && you !== NONE && zones.of(s, c) === handOf(you)) toBottom(s, c, playAreaOf(you))
    assembler.start(s, text, you, you, c)
  }
})
/** Newest last, so that the first of the set enters first. */
export const ENTER = op('enter play', (s, f, set) => {
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--)
    assembler.start(s, ENTER_PLAY, NONE, NONE, steps.thing(s, f, set, i))
})
export const ENTER_SILENTLY = op('enter play silently', (s, f, set) => {
  for (let i = 0; i < steps.size(s, f, set); i++) enterPlay(s, steps.thing(s, f, set, i), true)
})
export const SPAWN = op('token minions', (s, f, n) => {
  const mat = tokenMinions[nemesisId.get(s)]
  if (mat === undefined) return
  for (let i = amount(s, f, n); i > 0; i--) {
    if (tokensWhole.get(s) + tokensHurt.get(s) < mat.max) tokensWhole.add(s, 1)
    else assembler.start(s, mat.overflow, NONE, NONE, NONE)
  }
  emit(s, HUSKS_CHANGED, tokensWhole.get(s), tokensHurt.get(s))
})
export const tokenMinions: (
  | { readonly max: number; readonly start: number; readonly overflow: number }
  | undefined
)[] = []

// ---- rules for a while, and the end

export const HOLD = op('a rule this turn', (s, f, rule) => {
  const p = s[f + SUBJECT]!
  holdThisTurn(s, rule, p === NONE ? 0 : p)
})
/** The rule before it is kept in two locals, so that one may hold inside another. */
export const UNDER = op('under a rule', (s, f, rule, local, kept) => {
  s[f + kept] = underRule.get(s)
  s[f + kept + 1] = underCard.get(s)
  underRule.set(s, rule)
  underCard.set(s, local === 0 ? NONE : s[f + local]!)
})
export const NO_LONGER_UNDER = op('no longer under a rule', (s, f, kept) => {
  underRule.set(s, s[f + kept]!)
  underCard.set(s, s[f + kept + 1]!)
})

// ---- natives: the supply grid

export const GRID_ARRANGE = op('arrange the supply', (s) => {
  arrangeGrid(s)
})
const bridging = (name: string, place: boolean): number =>
  machine.question(name, {
    seat: (s, f) => (s[f + YOU] === NONE ? TABLE : s[f + YOU]!),
    enumerate(s, f, left) {
      if (s[f + left]! <= 0) return
      for (let b = 0; b < BRIDGES; b++) if (isBridged(s, b) !== place) option(LINK, b)
    },
    settle(s, f, chosen, left) {
      if (chosen === NO_OPTION) return
      setBridge(s, optionFirst(chosen), place)
      s[f + left] = s[f + left]! - 1
      s[f] = s[f]! - 1
    },
  })
/** Local a: how many are left to place or to discard. */
export const GRID_LINK = bridging('place a bridge', true)
export const GRID_UNLINK = bridging('discard a bridge', false)

export const WIN = op('win', (s) => {
  endGame(s, NEMESIS_WIN_CONDITION)
})
export const LOSE = op('lose', (s) => {
  endGame(s, NEMESIS_LOSS_CONDITION)
})

// ---- subjects

/** Puts the i-th player of a set into the subject. */
export const TAKE_SUBJECT = op('subject', (s, f, set, i) => {
  const n = steps.size(s, f, set)
  // P01: alone, "two different players" are you twice.
  const at = i >= n && playerCount.get(s) === 1 ? 0 : i
  s[f + SUBJECT] = n > at ? steps.thing(s, f, set, at) : NONE
})
export const SET_SUBJECT = op('subject is', (s, f, local) => {
  s[f + SUBJECT] = s[f + local]!
})
export const SUBJECT_ACTIVE = op('subject is the active player', (s, f) => {
  s[f + SUBJECT] = active.get(s)
})
/** The owner of the first card of a set. Wild and split turn order cards are settled by the table. R079, R080 */
export const SUBJECT_OWNER = machine.question('whose card', {
  seat: () => TABLE,
  enumerate(s, f, set) {
    if (steps.size(s, f, set) === 0) return
    const c = steps.thing(s, f, set, 0)
    offerHolders(s, c)
  },
  settle(s, f, chosen) {
    s[f + SUBJECT] = chosen === NO_OPTION ? NONE : optionFirst(chosen)
  },
})
/** T09, switch: who took the turn of the wild card that lies in the discard pile, or NONE. */
const takerOf = (s: State, c: number): number =>
  defOf(s, c) === WILD && zones.of(s, c) === TURN_DISCARD ? splitToken.get(s, 0) - 1 : NONE
function offerHolders(s: State, c: number): void {
  const taker = plays(s, WILD_FIXED_TO_TAKER) ? takerOf(s, c) : NONE
  const bits = taker === NONE ? holdersOf(s, c) : 1 << taker
  for (let p = 0; p < playerCount.get(s); p++) if ((bits & (1 << p)) !== 0) option(SHARE, p)
}

/**
 * R079, R080, T09: the table says whom each wild or split card in the turn order discard pile stands
 * for, before its cards are counted. Lays [how many, card, player, ...] on the frame.
 */
export const ASSIGN_SHARED = machine.question('whose shared card', {
  seat: () => TABLE,
  enumerate(s, f, into) {
    const c = nextShared(s, f, into)
    if (c !== NONE) offerHolders(s, c)
  },
  settle(s, f, chosen, into) {
    if (s[f + into] === NONE) {
      s[f + into] = machine.laid(s)
      machine.lay(s, 0)
    }
    if (chosen === NO_OPTION) return
    const c = nextShared(s, f, into)
    machine.lay(s, c)
    machine.lay(s, optionFirst(chosen))
    const at = s[f + into]!
    s[at] = s[at]! + 1
    s[f] = s[f]! - 1
  },
})

function nextShared(s: State, f: number, into: number): number {
  const at = s[f + into]!
  let left = at === NONE ? 0 : s[at]!
  for (let c = zones.first(s, TURN_DISCARD); c !== NONE; c = zones.after(s, c)) {
    if (!isShared(s, c)) continue
    if (left === 0) return c
    left--
  }
  return NONE
}

export const SUBJECT_MAGE = op('subject is a mage', (s, f, mage) => {
  s[f + SUBJECT] = NONE
  for (let p = 0; p < playerCount.get(s); p++) if (mageOf.get(s, p) === mage) s[f + SUBJECT] = p
})
export const HOLDER_TO_LOCAL = op('holder of a card', (s, f, set, into) => {
  s[f + into] = steps.size(s, f, set) > 0 ? holderOf(s, steps.thing(s, f, set, 0)) : NONE
})
/** The breach a prepped spell lies in, before it leaves. */
export const BREACH_TO_LOCAL = op('breach of a spell', (s, f, set, into) => {
  const c = steps.size(s, f, set) > 0 ? steps.thing(s, f, set, 0) : NONE
  // Token minions lie in no zone.
  const z = c !== NONE && c < CARDS ? zones.of(s, c) : NONE
  s[f + into] = z !== NONE && isBreachZone(z) ? breachOfZone(z) : NONE
})
/** Lays one thing, held in a local, on the frame as a set. */
export const LAY_LOCAL = op('that one', (s, f, local, into) => {
  s[f + into] = machine.laid(s)
  machine.lay(s, s[f + local] === NONE ? 0 : 1)
  if (s[f + local] !== NONE) machine.lay(s, s[f + local]!)
})
export const SAVE = op('save', (s, f, from, to) => {
  s[f + to] = s[f + from]!
})
export const FIRST_TO_LOCAL = op('first of a set', (s, f, set, into) => {
  s[f + into] = steps.size(s, f, set) > 0 ? steps.thing(s, f, set, 0) : NONE
})
