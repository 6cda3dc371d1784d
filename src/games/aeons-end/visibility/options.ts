import { onceForOptions, optionAt, optionFirst, optionKind, optionSecond } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import type { AskedBy } from '../../../language/asked-by.ts'
import { BRANCH, DONE, NO, PICK, YES } from '../../../language/compiler/steps.ts'
import { defNamed, idOf } from '../content.ts'
import { assembler, evaluator, steps, type ThingSelection } from '../engine.ts'
import * as texts from '../language/instructions/options.ts'
import type { Decision, Option, OptionOf, Target } from '../protocol/options.ts'
import { CAST_SPELL, END_CASTING } from '../rules/casting.ts'
import { A_PLAYER, HURT_TOKEN, THE_GRAVEHOLD, THE_NEMESIS, WHOLE_TOKEN } from '../rules/damage.ts'
import { LOSE_BREACH } from '../rules/exhausted.ts'
import * as main from '../rules/main-phase.ts'
import { LET_IT_RESOLVE } from '../rules/nemesis-turn.ts'
import { COMES_FIRST, ON_THE_MAT } from '../rules/triggers.ts'
import { DISCARD_NEXT, KEEP_ORDER, PASS, TAKE_TURN } from '../rules/turn.ts'
import { USE_WARD } from '../rules/wards.ts'
import { CARDS, defOf, isVeiled, machine, pileZone, type State, vital, zones } from '../state.ts'
import { between, breachRef, cardRef, shownRef } from '../visibility.ts'
import { questionKind } from './questions.ts'

function targetRef(s: State, x: number): Target {
  if (x === THE_NEMESIS) return { target: 'nemesis' }
  if (x === THE_GRAVEHOLD) return { target: 'gravehold' }
  if (x >= A_PLAYER) return { target: 'player', player: x - A_PLAYER }
  if (x === WHOLE_TOKEN || x === HURT_TOKEN) return { target: 'husk', damaged: x === HURT_TOKEN }
  return { target: 'minion', ...cardRef(s, x), life: vital.get(s, x) }
}

/** What the things of the running selection are. */
export const selectionThings = (s: State): ThingSelection['things'] | null => selection(s)?.things ?? null

/** The selection that asks, if one does. */
export function selection(s: State): ThingSelection | undefined {
  return machine.askedOp(s) === steps.select
    ? (steps.selections[machine.askedOperand(s, 0)] as ThingSelection)
    : undefined
}

/** How many of a selection were chosen already. */
export function chosenSoFar(s: State, asked: ThingSelection): number {
  const at = s[machine.running(s) + asked.into]!
  return at === NONE ? 0 : s[at]!
}

/** How many things are chosen one after the other, and how many are left to choose. */
function picks(s: State): Pick<Decision, 'picks'> {
  const asked = selection(s)
  if (asked === undefined) return {}
  const of = evaluator.amount(s, machine.running(s), asked.many)
  return of > 1 ? { picks: { left: of - chosenSoFar(s, asked), of } } : {}
}

function pickRef(s: State, x: number): OptionOf<'pick'> {
  const kind = 'pick'
  switch (selectionThings(s)) {
    case 'players':
      return { kind, player: x }
    case 'breaches':
      return { kind, ...breachRef(x) }
    case 'piles':
      return { kind, pile: x - pileZone(0), card: idOf(defOf(s, zones.first(s, x))) }
    default:
      if (x >= CARDS) return { kind, ...targetRef(s, x) }
      // Where a card lies that was just revealed is no secret.
      return { kind, ...shownRef(s, x), ...(isVeiled(s, x) ? {} : { index: zones.indexOf(s, x) }) }
  }
}

type PlainKind =
  | 'done'
  | 'yes'
  | 'no'
  | 'end casting'
  | 'charge'
  | 'end main'
  | 'pass'
  | 'keep order'
  | 'let it resolve'

/** Options that are about nothing on the table. */
const PLAIN: Readonly<Record<number, PlainKind>> = {
  [DONE]: 'done',
  [YES]: 'yes',
  [NO]: 'no',
  [END_CASTING]: 'end casting',
  [main.GAIN_CHARGE]: 'charge',
  [main.END_MAIN]: 'end main',
  [PASS]: 'pass',
  [KEEP_ORDER]: 'keep order',
  [LET_IT_RESOLVE]: 'let it resolve',
}

function plainOption(kind: number): Option {
  const name = PLAIN[kind]
  if (name === undefined) throw new Error(`option ${kind} has no name`)
  return { kind: name }
}

/** One option as a structured reference. */
export function optionRef(s: State, i: number): Option {
  const o = optionAt(i)
  const x = optionFirst(o)
  const y = optionSecond(o)
  switch (optionKind(o)) {
    case PICK:
      return pickRef(s, x)
    case BRANCH:
      return { kind: 'branch', branch: x }
    case CAST_SPELL:
      return { kind: 'cast', ...cardRef(s, x), ...breachRef(y) }
    case main.PREP_SPELL:
      return { kind: 'prep', ...cardRef(s, x), ...breachRef(y) }
    case texts.PREP_NOW:
      return y === texts.NO_BREACH
        ? { kind: 'done' }
        : { kind: 'prep now', ...cardRef(s, x), ...breachRef(y) }
    case main.GAIN_CARD:
      return { kind: 'gain', ...cardRef(s, x), ...(y === main.KEEP_FOR_CARDS ? { keeping: 'cards' } : {}) }
    case main.PLAY_CARD:
      return { kind: 'play', ...cardRef(s, x) }
    case main.USE_PREPPED:
      return { kind: 'use prepped', ...cardRef(s, x) }
    case main.TO_DISCARD:
      return { kind: 'to discard', ...cardRef(s, x) }
    case DISCARD_NEXT:
      return { kind: 'discard next', ...cardRef(s, x) }
    case texts.ON_TOP:
      return { kind: 'on top', ...shownRef(s, x) }
    case texts.AT_BOTTOM:
      return { kind: 'at the bottom', ...shownRef(s, x) }
    case main.FOCUS_BREACH:
      return { kind: 'focus', ...breachRef(x) }
    case main.OPEN_BREACH:
      return { kind: 'open', ...breachRef(x) }
    case LOSE_BREACH:
      return { kind: 'lose breach', ...breachRef(x) }
    case main.USE_ABILITY:
      return { kind: 'ability', player: x }
    case TAKE_TURN:
      return { kind: 'take turn', player: x }
    case texts.SHARE:
      return { kind: 'whose card', player: x }
    case texts.CHARGE_TO:
      return { kind: 'charge to', player: x }
    case COMES_FIRST:
      return x === ON_THE_MAT ? { kind: 'comes first', mat: true } : { kind: 'comes first', ...cardRef(s, x) }
    case texts.TARGET:
      return { kind: 'target', ...targetRef(s, x) }
    case main.USE_RULE:
      return { kind: 'use rule', rule: x }
    case USE_WARD:
      return { kind: 'ward', player: x }
    case texts.HOW_MANY:
      return { kind: 'how many', n: x }
    case texts.LINK:
      return { kind: 'link', between: between(s, x) }
    default:
      return plainOption(optionKind(o))
  }
}

/** The card, ability or nemesis whose text asks; a rule when none does. */
export function asking(s: State): AskedBy {
  const text = assembler.textAt(machine.asking(s))
  const name = assembler.names[text]!
  const part = assembler.parts[text]!
  return {
    ...(defNamed(name) === NONE ? { text: name } : { card: name }),
    ...(part === '' ? {} : { part }),
  }
}

/** What is asked: for the digest of a record and for people, who mostly want it right after each other. */
export function decision(s: State): Decision {
  const n = machine.options(s)
  return onceForOptions(() => decisionOf(s, n))
}

function decisionOf(s: State, n: number): Decision {
  const options = Array.from({ length: n }, (_, i) => optionRef(s, i))
  return { seat: machine.seat(s), kind: questionKind(s), why: asking(s), ...picks(s), options }
}
