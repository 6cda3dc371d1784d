import { enter, keepsAccount } from '../../../../kernel/account.ts'
import { NO_OPTION, TABLE } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SELF, YOU } from '../../../../language/compiler/assembler.ts'
import { ACOLYTE, MINION, spansTwo, typeOf } from '../../content.ts'
import { assembler } from '../../engine.ts'
import { BREACH, TEXT } from '../../rules/accounts.ts'
import { bonusWhenOpened } from '../../rules/breaches.ts'
import { addedDamage, BONUS, CAST_FROM, DEALT } from '../../rules/casting.ts'
import {
  A_PLAYER,
  HURT_TOKEN,
  hit,
  hurtToken,
  spreadOverTokens,
  THE_GRAVEHOLD,
  THE_NEMESIS,
  tokenLife,
  WHOLE_TOKEN,
} from '../../rules/damage.ts'
import { matRules, nemesisUntargetable, ON_CASTER, redirected, rules } from '../../rules/modifiers.ts'
import {
  CARDS,
  defOf,
  IN_PLAY,
  machine,
  playerCount,
  type State,
  tokensHurt,
  tokensWhole,
  zones,
} from '../../state.ts'
import type { Aimed } from '../nodes.ts'
import { accounted, amount, op } from './instruction.ts'
import { TARGET } from './options.ts'

/** Where the damage of this spell may land, when a rule sends it elsewhere. */
function offerElsewhere(s: State, f: number, where: number): void {
  if (where === ON_CASTER) option(TARGET, A_PLAYER + s[f + YOU]!)
  else {
    for (let p = 0; p < playerCount.get(s); p++) option(TARGET, A_PLAYER + p)
    option(TARGET, THE_GRAVEHOLD)
  }
}

/** What an instance may be aimed at, and how much more a minion is dealt, as one number. */
const AT = ['anything', 'minion', 'nemesis'] as const
const MORE_FOR_MINIONS = 2
export const aimCode = ({ at, toMinion }: Aimed): number =>
  AT.indexOf(at ?? 'anything') | ((toMinion ?? 0) << MORE_FOR_MINIONS)

function offerTargets(
  s: State,
  f: number,
  hurt = tokensHurt.get(s),
  whole = tokensWhole.get(s),
  aim = 0,
): void {
  const where = redirected(s, s[f + SELF]!)
  if (where !== NONE) {
    offerElsewhere(s, f, where)
    return
  }
  const at = AT[aim & 3]
  if (at !== 'minion' && !nemesisUntargetable(s)) option(TARGET, THE_NEMESIS)
  if (at === 'nemesis') return
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    const type = typeOf[defOf(s, c)]!
    if (type === MINION || type === ACOLYTE) option(TARGET, c)
  }
  if (hurt > 0) option(TARGET, HURT_TOKEN)
  if (whole > 0) option(TARGET, WHOLE_TOKEN)
}

const dealt = (s: State, f: number, n: number): number => amount(s, f, n) + addedDamage(s, f)

/** The damage as it lands, with its account: the text, what a card added to the cast, the breaches. */
function accountedDamage(s: State, f: number, n: number): number {
  const base = accounted(s, f, n)
  const added = addedDamage(s, f)
  if (added > 0 && keepsAccount()) enterAdded(s, f, added)
  return base + added
}

function enterAdded(s: State, f: number, added: number): void {
  const under = machine.below(s, f)
  const pc = machine.position(s, under) - 1
  const [op, , more] = machine.instructionAt(pc)
  const plus = machine.opNames[op] === 'cast' ? Math.min(added, amount(s, under, more)) : 0
  if (plus > 0) enter(plus, TEXT, pc, plus, s[under + SELF]!)
  const b = s[f + CAST_FROM]!
  const wide = s[f + SELF]! < CARDS && spansTwo[defOf(s, s[f + SELF]!)] === 1
  const first = wide ? Math.min(added - plus, bonusWhenOpened(s, b)) : added - plus
  enter(first, BREACH, b)
  enter(added - plus - first, BREACH, b + 1)
}

/** Lands one instance where it was aimed. Returns the minion card it killed, or NONE. */
function land(s: State, f: number, target: number, total: number): number {
  const divide = isToken(target) && isTooMuchFor(s, target, total) ? divideRule(s) : NONE
  if (divide === NONE) return hit(s, target, total, s[f + YOU]!)
  const asking = assembler.start(s, rules[divide]!.text, s[f + YOU]!, s[f + YOU]!, NONE)
  s[asking + BONUS] = total
  s[asking + AIMED] = target
  return NONE
}

/** CQ1: is something left for another token, once this one has what it can take? */
const isTooMuchFor = (s: State, token: number, total: number): boolean =>
  total > (token === WHOLE_TOKEN ? tokenLife(s) : 1) && tokensHurt.get(s) + tokensWhole.get(s) > 1

/** Locals of the offer to spread a hit: what waits in BONUS was aimed at this token. */
const AIMED = DEALT

const isToken = (target: number): boolean => target === WHOLE_TOKEN || target === HURT_TOKEN

/** R118, R132: one instance, one target, chosen when the damage is dealt. The hit minion goes to local b if it died. */
export const DEAL = machine.question('deal damage', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f, n, _into, aim) {
    if (dealt(s, f, n) > 0) offerTargets(s, f, tokensHurt.get(s), tokensWhole.get(s), aim)
  },
  settle(s, f, chosen, n, into, aim) {
    const total = accountedDamage(s, f, n)
    s[f + DEALT] = 1
    const killed =
      chosen === NO_OPTION
        ? NONE
        : land(s, f, optionFirst(chosen), total + moreFor(s, f, optionFirst(chosen), aim))
    if (into !== 0) s[f + into] = killed
  },
})

/** Additional damage for a minion, with its line in the account. */
function moreFor(s: State, f: number, target: number, aim: number): number {
  const more = aim >> MORE_FOR_MINIONS
  if (more === 0 || target >= THE_NEMESIS) return 0
  if (keepsAccount()) enter(more, TEXT, machine.position(s, f) - 1, more, s[f + SELF]!)
  return more
}

/** What the damage that is being asked about will be, with its account; 0 when something else is asked. */
export function askedDamage(s: State): number {
  const op = machine.askedOp(s)
  if (op !== DEAL && op !== DEAL_REST) return 0
  return accountedDamage(s, machine.running(s), op === DEAL ? machine.askedOperand(s, 0) : 0)
}

function divideRule(s: State): number {
  for (const i of matRules(s)) if (rules[i]!.op === 'mayDivide') return i
  return NONE
}

/** CQ1: the hit that waits in BONUS lands on the token it was aimed at, or is spread once the price is paid. */
export const HIT_TOKENS = op('hit tokens', (s, f, spread) => {
  const total = s[f + BONUS]!
  // The text that dealt the hit waits below the offer to spread it.
  const dealer = machine.below(s, f)
  if (spread === 1) spreadOverTokens(s, s[f + AIMED]!, total, dealer)
  else hurtToken(s, s[f + AIMED]!, total, dealer)
})

/** B03: a bonus that no damage of the spell carried is an instance of its own. */
export const DEAL_REST = machine.question('deal the bonus', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f) {
    if (s[f + DEALT] === 0 && addedDamage(s, f) > 0) offerTargets(s, f)
  },
  settle(s, f, chosen) {
    if (chosen !== NO_OPTION) land(s, f, optionFirst(chosen), accountedDamage(s, f, 0))
  },
})

/** X17: one point at a time; the shares land when all are announced. Local a holds what is left, b where they lie. */
export const DIVIDE = machine.question('divide damage', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f, left, from) {
    if (s[f + left]! > 0) offerShares(s, f, s[f + from]!)
  },
  settle(s, f, chosen, left) {
    if (chosen === NO_OPTION) return
    machine.pushValue(s, optionFirst(chosen))
    s[f + left] = s[f + left]! - 1
    s[f] = s[f]! - 1
  },
})

/** The same among the players, by all of them. */
export const DIVIDE_AMONG_PLAYERS = machine.question('divide damage among the players', {
  seat: () => TABLE,
  enumerate(s, f, left) {
    if (s[f + left]! > 0) for (let p = 0; p < playerCount.get(s); p++) option(TARGET, A_PLAYER + p)
  },
  settle(s, f, chosen, left) {
    if (chosen === NO_OPTION) return
    machine.pushValue(s, optionFirst(chosen))
    s[f + left] = s[f + left]! - 1
    s[f] = s[f]! - 1
  },
})

/** Each point on a token is announced on one of them; when all have as much as they can take, more is wasted. */
function offerShares(s: State, f: number, first: number): void {
  const life = tokenLife(s)
  let hurt = tokensHurt.get(s)
  let whole = tokensWhole.get(s)
  const wasted = whole > 0 ? WHOLE_TOKEN : HURT_TOKEN
  const any = hurt + whole > 0
  for (let i = first; i < machine.stackTop(s); i++) {
    if (s[i] === HURT_TOKEN && hurt > 0) hurt--
    else if (s[i] === WHOLE_TOKEN && whole > 0) {
      whole--
      if (life > 1) hurt++
    }
  }
  if (any && hurt + whole === 0)
    offerTargets(s, f, Number(wasted === HURT_TOKEN), Number(wasted === WHOLE_TOKEN))
  else offerTargets(s, f, hurt, whole)
}

/**
 * Lands the shares pushed by DIVIDE in the order in which they were announced: on each minion and on the nemesis in one
 * instance, on tokens one by one. What one of them sets off happens before the next lands.
 */
export const LAND_SHARES = op('land shares', (s, f, from) => {
  const first = s[f + from]!
  const end = machine.stackTop(s)
  for (let i = first; i < end && machine.over.get(s) === 0; i++) {
    if (s[i] === NONE) continue
    const target = s[i]!
    const share = isToken(target) ? takeShare(s, i) : takeShares(s, i, end)
    if (isThere(s, target)) hit(s, target, accounted(s, f, share), s[f + YOU]!)
    if (machine.running(s) === f) continue
    // A text has begun: this instruction goes on when it is done.
    s[f] = s[f]! - 1
    return
  }
  machine.popTo(s, first)
})

function takeShare(s: State, i: number): number {
  s[i] = NONE
  return 1
}

function takeShares(s: State, first: number, end: number): number {
  const target = s[first]!
  let n = 0
  for (let i = first; i < end; i++) if (s[i] === target) n += takeShare(s, i)
  return n
}

/** Can it still be hit? */
function isThere(s: State, target: number): boolean {
  if (target === WHOLE_TOKEN) return tokensWhole.get(s) > 0
  if (target === HURT_TOKEN) return tokensHurt.get(s) > 0
  return target >= CARDS || zones.of(s, target) === IN_PLAY
}
export const MARK_SHARES = op('announce shares', (s, f, left, n, from) => {
  s[f + left] = amount(s, f, n)
  s[f + from] = machine.stackTop(s)
})
