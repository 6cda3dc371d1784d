import { optionAt, optionFirst, optionKind, optionSecond } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import type { Plain, SeenDecision, SeenOption } from '../../../language/face.ts'
import { BRANCH, DONE, NO, PICK, YES } from '../../../language/steps.ts'
import { idOf } from '../content.ts'
import { assembler, evaluator, steps, type ThingSelection } from '../engine.ts'
import * as texts from '../language/instructions/options.ts'
import { CAST_SPELL, END_CASTING } from '../rules/casting.ts'
import { A_PLAYER, HURT_TOKEN, THE_GRAVEHOLD, THE_NEMESIS, WHOLE_TOKEN } from '../rules/damage.ts'
import { LOSE_BREACH } from '../rules/exhausted.ts'
import * as main from '../rules/main-phase.ts'
import { LET_IT_RESOLVE } from '../rules/nemesis-turn.ts'
import { COMES_FIRST, ON_THE_MAT } from '../rules/triggers.ts'
import { DISCARD_NEXT, KEEP_ORDER, PASS, TAKE_TURN } from '../rules/turn.ts'
import { CARDS, defOf, machine, pileZone, type State, vital, zones } from '../state.ts'
import { between, breachRef, cardRef, shownRef } from '../visibility.ts'

const OPTION_NAMES: Readonly<Record<number, string>> = {
  [PICK]: 'pick',
  [DONE]: 'done',
  [YES]: 'yes',
  [NO]: 'no',
  [BRANCH]: 'branch',
  [CAST_SPELL]: 'cast',
  [END_CASTING]: 'end casting',
  [main.PLAY_CARD]: 'play',
  [main.PREP_SPELL]: 'prep',
  [main.GAIN_CARD]: 'gain',
  [main.GAIN_CHARGE]: 'charge',
  [main.FOCUS_BREACH]: 'focus',
  [main.OPEN_BREACH]: 'open',
  [main.USE_ABILITY]: 'ability',
  [main.USE_PREPPED]: 'use prepped',
  [main.TO_DISCARD]: 'to discard',
  [main.END_MAIN]: 'end main',
  [LOSE_BREACH]: 'lose breach',
  [TAKE_TURN]: 'take turn',
  [PASS]: 'pass',
  [KEEP_ORDER]: 'keep order',
  [DISCARD_NEXT]: 'discard next',
  [LET_IT_RESOLVE]: 'let it resolve',
  [COMES_FIRST]: 'comes first',
  [texts.TARGET]: 'target',
  [texts.PREP_NOW]: 'prep now',
  [texts.SHARE]: 'whose card',
  [texts.CHARGE_TO]: 'charge to',
  [texts.ON_TOP]: 'on top',
  [texts.AT_BOTTOM]: 'at the bottom',
  [main.USE_RULE]: 'use rule',
  [texts.LINK]: 'link',
}

function targetRef(s: State, x: number): { [key: string]: Plain } {
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
  const q = machine.asking(s) * 4
  return machine.code[q] === steps.select
    ? (steps.selections[machine.code[q + 1]!] as ThingSelection)
    : undefined
}

/** How many of a selection were chosen already. */
export function chosenSoFar(s: State, asked: ThingSelection): number {
  const at = s[machine.running(s) + asked.into]!
  return at === NONE ? 0 : s[at]!
}

/** How many things are chosen one after the other, and how many are left to choose. */
function picks(s: State): Pick<SeenDecision, 'picks'> {
  const asked = selection(s)
  if (asked === undefined) return {}
  const of = evaluator.amount(s, machine.running(s), asked.many)
  return of > 1 ? { picks: { left: of - chosenSoFar(s, asked), of } } : {}
}

function pickRef(s: State, x: number): { [key: string]: Plain } {
  switch (selectionThings(s)) {
    case 'players':
      return { player: x }
    case 'breaches':
      return breachRef(x)
    case 'piles':
      return { pile: x - pileZone(0), card: idOf(defOf(s, zones.first(s, x))) }
    default:
      return x >= CARDS ? targetRef(s, x) : { ...shownRef(s, x) }
  }
}

/** One option as a structured reference. */
export function optionRef(s: State, i: number): SeenOption {
  const o = optionAt(i)
  const kind = optionKind(o)
  const x = optionFirst(o)
  const y = optionSecond(o)
  const name = OPTION_NAMES[kind]!
  switch (kind) {
    case PICK:
      return { kind: name, ...pickRef(s, x) }
    case BRANCH:
      return { kind: name, branch: x }
    case CAST_SPELL:
      return { kind: name, ...cardRef(s, x), ...breachRef(y) }
    case main.PREP_SPELL:
      return { kind: name, ...cardRef(s, x), ...breachRef(y) }
    case texts.PREP_NOW:
      return y === texts.NO_BREACH ? { kind: 'done' } : { kind: name, ...cardRef(s, x), ...breachRef(y) }
    case main.GAIN_CARD:
      return { kind: name, ...cardRef(s, x), ...(y === main.KEEP_FOR_CARDS ? { keeping: 'cards' } : {}) }
    case main.PLAY_CARD:
    case main.USE_PREPPED:
    case main.TO_DISCARD:
    case DISCARD_NEXT:
      return { kind: name, ...cardRef(s, x) }
    case texts.ON_TOP:
    case texts.AT_BOTTOM:
      return { kind: name, ...shownRef(s, x) }
    case main.FOCUS_BREACH:
    case main.OPEN_BREACH:
    case LOSE_BREACH:
      return { kind: name, ...breachRef(x) }
    case main.USE_ABILITY:
    case TAKE_TURN:
    case texts.SHARE:
    case texts.CHARGE_TO:
      return { kind: name, player: x }
    case COMES_FIRST:
      return x === ON_THE_MAT ? { kind: name, mat: true } : { kind: name, ...cardRef(s, x) }
    case texts.TARGET:
      return { kind: name, ...targetRef(s, x) }
    case main.USE_RULE:
      return { kind: name, rule: x }
    case texts.LINK:
      return { kind: name, between: between(s, x) }
    default:
      return { kind: name }
  }
}

/** The card, mage or mat whose text asks; a rule when none does. */
export function askingText(s: State): string {
  return assembler.nameAt(machine.asking(s))
}

export function decision(s: State): SeenDecision {
  const n = machine.options(s)
  const options = Array.from({ length: n }, (_, i) => optionRef(s, i))
  const kind = machine.opNames[machine.code[machine.asking(s) * 4]!]!
  return { seat: machine.seat(s), kind, why: askingText(s), ...picks(s), options }
}
