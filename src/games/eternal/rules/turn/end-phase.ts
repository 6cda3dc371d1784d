import type { Question } from '../../../../kernel/machine.ts'
import { firstOfKind, newLook, option, optionFirst } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { PICK } from '../../../../language/compiler/steps.ts'
import { ENDURANCE, KIND, UNIT } from '../../content.ts'
import { ENEMY, looksLike, MANY, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import {
  CLEANUP,
  clearTrait,
  current,
  DISCARD,
  damage,
  def,
  END_PHASE,
  EXHAUSTED,
  HAND,
  has,
  hasTrait,
  INTERRUPT,
  isPlaymat,
  machine,
  ownerOf,
  PLAYMAT,
  phase,
  playerTurnSkills,
  queueEnd,
  queueHead,
  turnHealth,
  turnSkills,
  zones,
} from '../../state.ts'
import { enterPhase } from '../common/phases.ts'
import { check } from '../damage/check.ts'
import { checkDecks, countTime } from '../damage/end.ts'
import { endPowerThisTurn } from '../damage/health.ts'
import { FAST_AND_AMBUSH, FAST_ONLY, offerPlays } from '../playing/playable.ts'
import { startChosenPlay } from '../playing/playing-cards.ts'
import { couldAnswer, offerPass, passed } from '../playing/reactions.ts'
import { joinAtEndOfTurn } from '../triggers/delayed.ts'
import { dispatch, END_OF_TURN } from '../triggers/dispatch.ts'
import { about } from '../triggers/queue-rows.ts'
import { ready } from '../values/changes.ts'
import { hasSkill } from '../values/skills.ts'
import { stealUnit } from '../zones/control.ts'
import { discard, isUnitCard } from '../zones/zones.ts'

export const DISCARD_TO = 9

/** The enemy may act; after an Ambush the current player may too (E144 to E148). MANY remembers the Ambush. */
export const interrupt = machine.question('interrupt', {
  seat: (s, f, side) => (s[f + side]! <= 0 ? s[f + ENEMY]! : s[f + YOU]!),
  enumerate: (s, f, side) => {
    const enemy = s[f + side]! <= 0
    const p = enemy ? s[f + ENEMY]! : s[f + YOU]!
    if (!enemy && s[f + MANY] !== 1) return
    if (!couldAnswer(s, p)) return
    offerPlays(s, p, enemy ? FAST_AND_AMBUSH : FAST_ONLY)
    offerPass()
  },
  settle: (s, f, chosen, side) => {
    const enemy = s[f + side]! <= 0
    const p = enemy ? s[f + ENEMY]! : s[f + YOU]!
    if (passed(s, p, chosen)) {
      if (enemy && s[f + MANY] === 1) {
        s[f + side] = 1
        s[f] = s[f]! - 1
      } else s[f + MANY] = 0
      return
    }
    const c = optionFirst(chosen)
    if (enemy && isUnitCard(s, c)) s[f + MANY] = 1
    s[f] = s[f]! - 1
    startChosenPlay(s, chosen, p)
  },
  always: true,
} satisfies Question)

export const toInterrupt = machine.op('to interrupt', (s, f, side) => {
  enterPhase(s, INTERRUPT)
  s[f + side] = 0
  s[f + MANY] = 0
})

/** End-of-turn abilities, then what was delayed to this moment (E149). */
export const endTriggers = machine.op('end of turn', (s) => {
  enterPhase(s, END_PHASE)
  dispatch(s, END_OF_TURN, current.get(s), about(NONE))
  joinAtEndOfTurn(s)
})

/** The Discard Step is over when nine cards or fewer are left (E150). */
export const toDiscard = machine.op('to discard', (s, f, past) => {
  if (phase.get(s) !== DISCARD) enterPhase(s, DISCARD)
  if (zones.count(s, HAND + s[f + YOU]!) <= DISCARD_TO) s[f] = past
})

/** Down to nine cards, one by one, each with its own line (E150 to E152). */
export const discardDown = machine.question('discard', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    const hand = HAND + s[f + YOU]!
    newLook()
    for (let c = zones.first(s, hand); c !== NONE; c = zones.after(s, c))
      if (firstOfKind(looksLike(s, c))) option(PICK, c)
  },
  settle: (s, _f, chosen) => discard(s, optionFirst(chosen)),
} satisfies Question)

/**
 * Empty decks, damage, Endurance, "this turn", in this order (E153 to E157, E265). What dies of it has its abilities in
 * this turn still; whatever they did ends in a Cleanup Step again.
 */
export const cleanup = machine.op('cleanup', (s, f, turnIsOver) => {
  enterPhase(s, CLEANUP)
  checkDecks(s)
  if (machine.over.get(s) !== 0) return
  const enduring = state.isAround(s, ENDURANCE)
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
      if (KIND[def.get(s, c)] === UNIT) {
        damage.set(s, c, 0)
        if (enduring && has(s, c, EXHAUSTED) && hasSkill(s, c, ENDURANCE)) ready(s, c)
      }
  let borrowed = false
  for (let p = 0; p < 2; p++) {
    for (let at = p; at < playerTurnSkills.count; at += 2) playerTurnSkills.set(s, at, 0)
    endPowerThisTurn(s, p)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (hasTrait(s, c, state.BORROWED)) borrowed = true
      if (turnHealth.get(s, c) !== 0 || (turnSkills.get(s, c) & ENDURANCE) !== 0) state.unchecked.set(s, 1)
      state.turnEnds(s, c)
    }
  }
  if (borrowed) giveBack(s)
  check(s)
  if (queueHead.get(s) >= queueEnd.get(s)) s[f] = turnIsOver
})

export const nextTurn = machine.op('next turn', (s, f, start) => {
  countTime(s, current.get(s))
  current.set(s, 1 - current.get(s))
  s[f] = start
})

/** What was stolen for the turn goes back as it is (ER94). */
function giveBack(s: State): void {
  for (let p = 0; p < 2; p++) {
    let c = zones.first(s, PLAYMAT + p)
    while (c !== NONE) {
      const next = zones.after(s, c)
      if (isUnitCard(s, c) && hasTrait(s, c, state.BORROWED) && isPlaymat(zones.of(s, c))) {
        clearTrait(s, c, state.BORROWED)
        stealUnit(s, c, ownerOf(s, c))
      }
      c = next
    }
  }
}
