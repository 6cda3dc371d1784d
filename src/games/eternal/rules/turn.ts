import { emit } from '../../../kernel/events.ts'
import type { Question } from '../../../kernel/machine.ts'
import {
  firstOfKind,
  newLook,
  option,
  optionFirst,
  optionKind,
  optionSecond,
} from '../../../kernel/options.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Text } from '../../../language/assembler.ts'
import { PICK } from '../../../language/steps.ts'
import { ENDURANCE, KIND, SITE, UNBLOCKABLE, UNIT } from '../content.ts'
import { assembler, ENEMY, FIXED_LOCALS, looksLike, MANY, steps, YOU } from '../engine.ts'
import * as state from '../state.ts'
import {
  avatarAttacks,
  CLEANUP,
  clearMark,
  clearTrait,
  current,
  DECLARE,
  DELAY_ENTRY,
  DISCARD,
  damage,
  def,
  delayed,
  delayedCount,
  END_PHASE,
  EXHAUSTED,
  FIRST_MAIN,
  FRESH,
  freePlays,
  HAND,
  HISTORY_KINDS,
  HIT_THIS_TURN,
  has,
  hasTrait,
  historyField,
  INTERRUPT,
  IS_NIGHT,
  isPlaymat,
  logged,
  loggedCount,
  machine,
  night,
  nightTurns,
  ownerOf,
  PLAYER,
  PLAYMAT,
  phase,
  playerTurnSkills,
  powerPlays,
  START_PHASE,
  STUNNED,
  standing,
  starter,
  turn,
  turnHealth,
  turnSkills,
  turnStrength,
  turnsTaken,
  USED,
  warcryPlus,
  zones,
} from '../state.ts'
import { offerActivations, startActivation } from './activating.ts'
import { addAttacker, offerAttackers } from './attacking.ts'
import { writeBattle } from './battle.ts'
import { gainSkills, ready } from './changes.ts'
import { check, runTurnLine } from './check.ts'
import { stealUnit } from './control.ts'
import { dealExactly } from './damage.ts'
import { offerDirectAttacks, startDirectAttack } from './direct-attack.ts'
import { reappear } from './disappearing.ts'
import { AT_END_OF_TURN } from './effects/later.ts'
import { checkDecks, countTime } from './end.ts'
import { SHIFT_OVER } from './entering.ts'
import { READIED, SHIFTED_EVENT, TURN_EVENT } from './events.ts'
import { refillPower } from './health.ts'
import { join } from './line-rows.ts'
import {
  ACTIVATE,
  ATTACK,
  AVATAR_ATTACK,
  END_TURN,
  KILLER_ATTACK,
  PLAY,
  PLAY_AS_SIGIL,
  PLAY_BONDED,
  PLAY_SHIFTED,
} from './options.ts'
import { enterPhase } from './phases.ts'
import { FAST_AND_AMBUSH, FAST_ONLY, IN_MAIN, offerPlays } from './playable.ts'
import { startChosenPlay } from './playing-cards.ts'
import { couldAnswer, offerPass, passed } from './reactions.ts'
import { AGENDA_TRIGGER } from './rule-triggers.ts'
import { writeSetUp } from './set-up.ts'
import { HOLD, hasSkill, heldStunned, relicWeapon, SHIFTED } from './values.ts'
import { END_OF_TURN, START_OF_TURN, tell } from './waiting-line.ts'
import { ATTACKS_THIS_GAME, discard, drawTop, isUnitCard, logDraw, tellDrawn } from './zones.ts'

export const DISCARD_TO = 9

// ---- start phase

/** Everything that is counted by the turn begins again (EG6). */
function newTurn(s: State, f: number): void {
  turn.add(s, 1)
  const p = current.get(s)
  s[f + YOU] = p
  s[f + ENEMY] = 1 - p
  turnsTaken.add(s, p, 1)
  freePlays.set(s, 0)
  for (let i = 0; i < loggedCount.get(s); i++) logged.set(s, i, 0)
  loggedCount.set(s, 0)
  for (let q = 0; q < 2; q++) {
    powerPlays.set(s, q, 0)
    avatarAttacks.set(s, q, 0)
    standing.set(s, q, 0)
    for (let i = 0; i < HISTORY_KINDS; i++)
      if (i < ATTACKS_THIS_GAME) historyField.set(s, q * HISTORY_KINDS + i, 0)
    for (let c = zones.first(s, PLAYMAT + q); c !== NONE; c = zones.after(s, c))
      clearMark(s, c, FRESH | USED | HIT_THIS_TURN)
  }
  emit(s, TURN_EVENT, p, turn.get(s))
}

/** A stunned unit stays exhausted once more, then the stun is over (ER70). */
function readyUnits(s: State, p: number): void {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    if (!isUnitCard(s, c) || !has(s, c, EXHAUSTED) || heldStunned(s, c)) continue
    if (has(s, c, STUNNED)) clearMark(s, c, STUNNED)
    else {
      clearMark(s, c, EXHAUSTED)
      emit(s, READIED, c)
    }
  }
}

/** Ready, power, draw; what triggers meanwhile waits for the end of it (E099 to E103). */
const startPhase = machine.op('start phase', (s, f) => {
  newTurn(s, f)
  enterPhase(s, START_PHASE)
  const p = current.get(s)
  readyUnits(s, p)
  refillPower(s, p)
  if (turn.get(s) === 1) openingDraws(s)
  else drawTop(s, p, false)
  fallNight(s, p)
  if (delayedCount.get(s) > 0) countShifts(s, p)
  reappear(s)
  tell(s, START_OF_TURN, p)
  if (!state.isBrought(s, 1 << SITE)) return
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === SITE) join(s, AGENDA_TRIGGER, c, p, c, NONE, 0)
})

/** At Night each player draws one more card and takes 1 damage; nothing answers it or stops it. */
function fallNight(s: State, p: number): void {
  night.set(s, nightTurns.get(s) > 0 ? IS_NIGHT : 0)
  if (nightTurns.get(s) === 0) return
  nightTurns.add(s, -1)
  drawTop(s, p)
  dealExactly(s, PLAYER + p, 1, PLAYER + p, 0, p, false)
}

/** A shifted unit comes back ready in the third own turn, and cannot be blocked in it. */
function countShifts(s: State, p: number): void {
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    if (delayed.get(s, at) !== SHIFTED || delayed.get(s, at + 3) !== p) continue
    delayed.set(s, at + 5, delayed.get(s, at + 5) + 1)
    if (delayed.get(s, at + 5) < SHIFT_OVER) continue
    const c = delayed.get(s, at + 2)
    delayed.set(s, at, 0)
    emit(s, SHIFTED_EVENT, c, 0)
    ready(s, c)
    gainSkills(s, c, UNBLOCKABLE, 0, true)
  }
}

/** Draw triggers of the opening hands happen now; the first player draws nothing (E097, E102). */
function openingDraws(s: State): void {
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? starter.get(s) : 1 - starter.get(s)
    for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c)) {
      logDraw(s, c, p)
      tellDrawn(s, c, p)
    }
  }
}

// ---- main phases

/** a: where the end of the turn begins, b: where the battle begins, 0 when there was one (E141). */
const main = machine.question('main', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, _end, battle) => {
    const p = s[f + YOU]!
    offerPlays(s, p, IN_MAIN)
    if (zones.first(s, PLAYMAT + p) === NONE) {
      option(END_TURN)
      return
    }
    offerActivations(s, p)
    offerDirectAttacks(s, p)
    if (battle === 0 || !offerAttackers(s, p)) option(END_TURN)
  },
  settle: (s, f, chosen, end, battle) => {
    const p = s[f + YOU]!
    // Whatever is done comes back here, unless it ends the phase.
    s[f] = s[f]! - 1
    switch (optionKind(chosen)) {
      case PLAY:
      case PLAY_AS_SIGIL:
      case PLAY_SHIFTED:
      case PLAY_BONDED:
        startChosenPlay(s, chosen, p)
        return
      case ACTIVATE:
        startActivation(s, optionFirst(chosen), p, optionSecond(chosen))
        return
      case KILLER_ATTACK:
        startDirectAttack(s, p, optionFirst(chosen), optionSecond(chosen))
        return
      case AVATAR_ATTACK:
        startDirectAttack(s, p, relicWeapon(s, p), optionFirst(chosen))
        return
      case ATTACK:
        enterPhase(s, DECLARE)
        addAttacker(s, optionFirst(chosen))
        s[f] = battle
        return
      case END_TURN:
        s[f] = end
    }
  },
  // A turn that ended by itself would tell the enemy that this hand holds nothing to play.
  always: true,
} satisfies Question)

// ---- end phase

/** The enemy may act; after an Ambush the current player may too (E144 to E148). MANY remembers the Ambush. */
const interrupt = machine.question('interrupt', {
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

const toInterrupt = machine.op('to interrupt', (s, f, side) => {
  enterPhase(s, INTERRUPT)
  s[f + side] = 0
  s[f + MANY] = 0
})

/** End-of-turn abilities, then what was delayed to this moment (E149). */
const endTriggers = machine.op('end of turn', (s) => {
  enterPhase(s, END_PHASE)
  tell(s, END_OF_TURN, current.get(s))
  let to = 0
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    const watch = delayed.get(s, at + 4)
    if (watch === AT_END_OF_TURN)
      join(
        s,
        -1 - delayed.get(s, at),
        delayed.get(s, at + 1),
        delayed.get(s, at + 3),
        delayed.get(s, at + 2),
        delayed.get(s, at + 5),
        delayed.get(s, at + 6),
      )
    else if (delayed.get(s, at) === HOLD || delayed.get(s, at) === SHIFTED || watch >= 0) {
      for (let k = 0; k < DELAY_ENTRY; k++) delayed.set(s, to * DELAY_ENTRY + k, delayed.get(s, at + k))
      to++
    }
  }
  for (let i = to * DELAY_ENTRY; i < delayedCount.get(s) * DELAY_ENTRY; i++) delayed.set(s, i, 0)
  delayedCount.set(s, to)
})

/** The Discard Step is over when nine cards or fewer are left (E150). */
const toDiscard = machine.op('to discard', (s, f, past) => {
  if (phase.get(s) !== DISCARD) enterPhase(s, DISCARD)
  if (zones.count(s, HAND + s[f + YOU]!) <= DISCARD_TO) s[f] = past
})

/** Down to nine cards, one by one, each with its own line (E150 to E152). */
const discardDown = machine.question('discard', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    const hand = HAND + s[f + YOU]!
    newLook()
    for (let c = zones.first(s, hand); c !== NONE; c = zones.after(s, c))
      if (firstOfKind(looksLike(s, c, null))) option(PICK, c)
  },
  settle: (s, _f, chosen) => discard(s, optionFirst(chosen)),
} satisfies Question)

/** Empty decks, damage, Endurance, "this turn", in this order (E153 to E157, E265). */
const cleanup = machine.op('cleanup', (s, f, nextTurn) => {
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
    playerTurnSkills.set(s, p, 0)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (hasTrait(s, c, state.BORROWED)) borrowed = true
      if (turnHealth.get(s, c) !== 0) state.unchecked.set(s, 1)
      turnStrength.set(s, c, 0)
      turnHealth.set(s, c, 0)
      turnSkills.set(s, c, 0)
      clearTrait(s, c, state.NO_ATTACK_NOW | state.NO_BLOCK_NOW)
      warcryPlus.set(s, c, warcryPlus.get(s, c) & 255)
    }
  }
  if (borrowed) giveBack(s)
  check(s)
  countTime(s, current.get(s))
  current.set(s, 1 - current.get(s))
  s[f] = nextTurn
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

/** Where the parts of a turn begin, so that a position can be set up in any of them. */
export const entries = {
  start: 0,
  firstMain: 0,
  defense: 0,
  preFight: 0,
  fight: 0,
  finalMain: 0,
  end: 0,
  endTriggers: 0,
  discard: 0,
  cleanup: 0,
}

/** Writes the whole game: set-up, then one turn after the other. */
export function writeGame(): Text {
  return assembler.text('game', () => {
    for (let i = 0; i < FIXED_LOCALS; i++) assembler.local()
    const side = assembler.local()
    const write = assembler.emit.bind(assembler)
    writeSetUp()
    const start = assembler.here
    entries.start = start
    write(startPhase)
    write(runTurnLine, FIRST_MAIN)
    entries.firstMain = assembler.here
    const ending = assembler.label()
    assembler.emitTo(ending, main, 0, 0, assembler.here + 1)
    Object.assign(entries, writeBattle())
    entries.finalMain = assembler.here
    assembler.emitTo(ending, main, 0)
    assembler.place(ending)
    entries.end = assembler.here
    write(toInterrupt, side)
    write(interrupt, side)
    entries.endTriggers = assembler.here
    write(endTriggers)
    write(runTurnLine)
    const cleaning = assembler.label()
    const discarding = assembler.here
    entries.discard = discarding
    assembler.emitTo(cleaning, toDiscard, 0)
    write(discardDown)
    write(runTurnLine)
    write(steps.jump, discarding)
    assembler.place(cleaning)
    entries.cleanup = assembler.here
    write(cleanup, start)
  })
}

export type { Text }
