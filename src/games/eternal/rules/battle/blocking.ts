import { emit } from '../../../../kernel/events.ts'
import { NO_OPTION, type Question } from '../../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { DONE, PICK } from '../../../../language/compiler/steps.ts'
import { CANNOT_BE_BLOCKED, CANNOT_BLOCK } from '../../abilities.ts'
import { FLYING, KIND, TAUNT, UNBLOCKABLE, UNIT, VALOR } from '../../content.ts'
import { ENEMY, YOU } from '../../engine.ts'
import {
  ATTACKING,
  attached,
  BLOCKED,
  BLOCKING,
  controllerOf,
  current,
  DEFENSE,
  def,
  EXHAUSTED,
  has,
  isAround,
  machine,
  PLAYMAT,
  setMark,
  zones,
} from '../../state.ts'
import { BLOCKS_EVENT } from '../common/events.ts'
import { BLOCK } from '../common/options.ts'
import { enterPhase } from '../common/phases.ts'
import { FAST_AND_AMBUSH, offerPlays } from '../playing/playable.ts'
import { startChosenPlay } from '../playing/playing-cards.ts'
import { couldAnswer, offerPass, passed } from '../playing/reactions.ts'
import { isShifted } from '../triggers/delayed.ts'
import { BLOCKS, dispatchOwnAbout } from '../triggers/dispatch.ts'
import { about, enqueue } from '../triggers/queue-rows.ts'
import { VALOR_TRIGGER } from '../triggers/rule-triggers.ts'
import { isForbidden } from '../values/prohibitions.ts'
import { skills } from '../values/skills.ts'

/** The defender may play fast spells and Ambush units before blocking (E119, E120). */
export const defend = machine.question('defend', {
  seat: (s, f) => s[f + ENEMY]!,
  enumerate: (s, f) => {
    if (!couldAnswer(s, s[f + ENEMY]!)) return
    offerPlays(s, s[f + ENEMY]!, FAST_AND_AMBUSH)
    offerPass()
  },
  settle: (s, f, chosen) => {
    if (passed(s, s[f + ENEMY]!, chosen)) return
    s[f] = s[f]! - 1
    startChosenPlay(s, chosen, s[f + ENEMY]!)
  },
  always: true,
} satisfies Question)

function canBlock(s: State, c: Card): boolean {
  if (KIND[def.get(s, c)] !== UNIT || has(s, c, EXHAUSTED) || has(s, c, BLOCKING) || isShifted(s, c))
    return false
  return !isForbidden(s, c, CANNOT_BLOCK)
}

const EVADES = UNBLOCKABLE | FLYING

function canBeBlockedBy(s: State, attacker: Card, c: Card): boolean {
  if (isForbidden(s, attacker, CANNOT_BE_BLOCKED)) return false
  if (!isAround(s, EVADES)) return true
  const its = skills(s, attacker)
  if ((its & UNBLOCKABLE) !== 0) return false
  return (its & FLYING) === 0 || (skills(s, c) & FLYING) !== 0
}

function canBlockSomebody(s: State, c: Card, p: number): boolean {
  for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
    if (has(s, a, ATTACKING) && canBeBlockedBy(s, a, c)) return true
  return false
}

/** The attackers that this unit may block. */
export function blockable(s: State, c: Card): Card[] {
  const found: Card[] = []
  for (let a = zones.first(s, PLAYMAT + current.get(s)); a !== NONE; a = zones.after(s, a))
    if (has(s, a, ATTACKING) && canBeBlockedBy(s, a, c)) found.push(a)
  return found
}

/** An unblocked attacker with Taunt must be blocked by whoever can. */
function mustBeBlocked(s: State, attacker: Card, c: Card): boolean {
  if (has(s, attacker, BLOCKED) || !has(s, attacker, ATTACKING)) return false
  return (skills(s, attacker) & TAUNT) !== 0 && canBeBlockedBy(s, attacker, c)
}

function mustBlock(s: State, c: Card, p: number): boolean {
  for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
    if (mustBeBlocked(s, a, c)) return true
  return false
}

/** Offers only those who can block a taunting attacker, if there are any. */
function offerTaunted(s: State, f: number): boolean {
  if (!isAround(s, TAUNT)) return false
  let any = false
  for (let c = zones.first(s, PLAYMAT + s[f + ENEMY]!); c !== NONE; c = zones.after(s, c))
    if (canBlock(s, c) && mustBlock(s, c, s[f + YOU]!)) {
      option(BLOCK, c)
      any = true
    }
  return any
}

/** Blockers one after the other (E121 to E125). */
export const block = machine.question('block', {
  seat: (s, f) => s[f + ENEMY]!,
  enumerate: (s, f) => {
    if (offerTaunted(s, f)) return
    for (let c = zones.first(s, PLAYMAT + s[f + ENEMY]!); c !== NONE; c = zones.after(s, c))
      if (canBlock(s, c) && canBlockSomebody(s, c, s[f + YOU]!)) option(BLOCK, c)
    option(DONE)
  },
  settle: (s, f, chosen, blocker, past) => {
    if (chosen === NO_OPTION || optionKind(chosen) === DONE) s[f] = past
    else s[f + blocker] = optionFirst(chosen)
  },
} satisfies Question)

export const blockWhich = machine.question('block which', {
  seat: (s, f) => s[f + ENEMY]!,
  enumerate: (s, f, blocker) => {
    const must = isAround(s, TAUNT) && mustBlock(s, s[f + blocker]!, s[f + YOU]!)
    for (let a = zones.first(s, PLAYMAT + s[f + YOU]!); a !== NONE; a = zones.after(s, a))
      if (
        has(s, a, ATTACKING) &&
        (must ? mustBeBlocked(s, a, s[f + blocker]!) : canBeBlockedBy(s, a, s[f + blocker]!))
      )
        option(PICK, a)
  },
  settle: (s, f, chosen, blocker) => {
    const c = s[f + blocker]!
    const attacker = optionFirst(chosen)
    setMark(s, c, BLOCKING)
    setMark(s, attacker, BLOCKED)
    attached.set(s, c, attacker)
    s[f + blocker] = NONE
    emit(s, BLOCKS_EVENT, c, attacker)
  },
} satisfies Question)

/** Abilities that trigger on blocking, after blocks are confirmed (ER67). */
export const confirmBlocks = machine.op('confirm blocks', (s, f) => {
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? current.get(s) : 1 - current.get(s)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (has(s, c, BLOCKING)) dispatchBlock(s, c, attached.get(s, c), true)
      if (has(s, c, ATTACKING) && has(s, c, BLOCKED)) joinValor(s, c, blockersOf(s, c, s[f + ENEMY]!))
      if (has(s, c, ATTACKING) && has(s, c, BLOCKED))
        for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b))
          if (has(s, b, BLOCKING) && attached.get(s, b) === c) dispatchBlock(s, c, b, false)
    }
  }
})

function blockersOf(s: State, c: Card, enemy: number): number {
  let n = 0
  for (let b = zones.first(s, PLAYMAT + enemy); b !== NONE; b = zones.after(s, b))
    if (has(s, b, BLOCKING) && attached.get(s, b) === c) n++
  return n
}

/** +1/+1 for each unit that blocks it. */
export function joinValor(s: State, c: Card, blockers: number): void {
  if (isAround(s, VALOR) && (skills(s, c) & VALOR) !== 0)
    enqueue(s, VALOR_TRIGGER, c, controllerOf(s, c), about(c, blockers))
}

/** "Blocks" and "blocks or is blocked by": the ability of c about the other unit. */
export function dispatchBlock(s: State, c: Card, other: Card, blocks: boolean): void {
  dispatchOwnAbout(s, BLOCKS, c, about(other, blocks ? 1 : 0))
}

/** Does anybody still attack? Without attackers the rest of the battle is empty. */
export const toDefense = machine.op('to defense', (s, f, past) => {
  enterPhase(s, DEFENSE)
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) return
  s[f] = past
})
