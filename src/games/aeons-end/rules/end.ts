import { emit } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { assembler, evaluator } from '../engine.ts'
import {
  IN_PLAY,
  life,
  machine,
  NEMESIS_DECK,
  playerCount,
  type State,
  tokensHurt,
  tokensWhole,
  zones,
} from '../state.ts'
import { GAME_ENDED } from './events.ts'
import { matRules, rules } from './modifiers.ts'

/** How a game can end. The first event ends it, whatever else was pending. W01, W02 */
export const ENDINGS = [
  'won: nemesis defeated',
  'won: nemesis deck exhausted',
  'won: nemesis condition',
  'lost: Gravehold',
  'lost: all exhausted',
  'lost: nemesis condition',
] as const
/** The same by the number in the state, where 0 is a game that goes on. */
export const OUTCOMES = ['', ...ENDINGS] as const

export const NEMESIS_DEFEATED = 1
export const DECK_EXHAUSTED = 2
export const NEMESIS_WIN_CONDITION = 3
export const GRAVEHOLD_FELL = 4
export const ALL_EXHAUSTED = 5
export const NEMESIS_LOSS_CONDITION = 6

export function endGame(s: State, outcome: number): void {
  if (machine.over.get(s) !== 0) return
  machine.finish(s, outcome)
  emit(s, GAME_ENDED, outcome)
}

/** R206, R218: everybody is exhausted. True solo goes on. R231 */
export function allExhausted(s: State): boolean {
  const n = playerCount.get(s)
  if (n === 1) return false
  for (let p = 0; p < n; p++) if (life.get(s, p) > 0) return false
  return true
}

/** R216: no card left to draw and nothing left to fight, looked at when a turn ends. */
export function checkDeckExhausted(s: State): void {
  if (zones.count(s, NEMESIS_DECK) > 0 || zones.count(s, IN_PLAY) > 0) return
  if (tokensWhole.get(s) + tokensHurt.get(s) > 0) return
  endGame(s, DECK_EXHAUSTED)
}

/** W07: the mat's own conditions, after every change they can depend on. */
export function checkMat(s: State): void {
  for (const i of matRules(s)) {
    const rule = rules[i]!
    if (rule.op !== 'check' || evaluator.amount(s, machine.running(s), rule.when) === 0) continue
    assembler.start(s, rule.text, NONE, NONE, NONE)
    return
  }
}
