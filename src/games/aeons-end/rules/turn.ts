import { emit } from '../../../kernel/events.ts'
import { NO_OPTION, TABLE } from '../../../kernel/machine.ts'
import {
  firstOfKind,
  newLook,
  option,
  optionCount,
  optionFirst,
  optionKind,
} from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { type Label, SUBJECT, YOU } from '../../../language/compiler/assembler.ts'
import { FIRST_GAME_OPTION } from '../../../language/compiler/steps.ts'
import { FIRST_TURN_CARD, isNemesisTurn, SPLIT, WILD } from '../content.ts'
import { assembler, GAME, steps } from '../engine.ts'
import {
  active,
  BREACHES,
  breachStage,
  CARD_MARKS,
  defOf,
  dirty,
  discardOf,
  FOCUSED,
  forgetMarks,
  HISTORY,
  handOf,
  history,
  LENT,
  listening,
  listensToAny,
  machine,
  PHASE_CASTING,
  PHASE_DRAW,
  PHASE_MAIN,
  PHASE_NEMESIS_DRAW,
  PHASE_NEMESIS_MAIN,
  PHASE_NONE,
  PLAYERS,
  phase,
  playAreaOf,
  playerCount,
  plays,
  type State,
  splitToken,
  TURN_DECK,
  TURN_DISCARD,
  TURN_TRACES,
  turn,
  WILD_FIXED_TO_TAKER,
  zones,
} from '../state.ts'
import { AFTER_TURN_CARD, abilityReady, someoneReady, useAbility } from './abilities.ts'
import { loseAether } from './aether.ts'
import { draw, provide, toTop } from './cards.ts'
import { castingPhase } from './casting.ts'
import { checkDeckExhausted } from './end.ts'
import { PHASE_BEGAN, TURN_BEGAN } from './events.ts'
import { mainPhase, USE_ABILITY } from './main-phase.ts'
import { endTurnRules } from './modifiers.ts'
import { nemesisDraw, nemesisMain } from './nemesis-turn.ts'
import {
  END_OF_CASTING,
  END_OF_MAIN,
  END_OF_NEMESIS_TURN,
  END_OF_TURN,
  fire,
  fireMat,
  START_OF_CASTING,
  START_OF_NEMESIS_TURN,
  START_OF_TURN,
  TURN_CARD_DRAWN,
} from './triggers.ts'

export const TAKE_TURN = FIRST_GAME_OPTION + 13
export const PASS = FIRST_GAME_OPTION + 14
export const KEEP_ORDER = FIRST_GAME_OPTION + 15
export const DISCARD_NEXT = FIRST_GAME_OPTION + 16

/** R163. */
export const HAND_SIZE = 5

/** R106, R270: the drawn card lies on the discard pile during its turn. */
const drawTurnCard = machine.op('draw a turn order card', (s: State, f, player, nemesis) => {
  provide(s, TURN_DECK)
  const c = zones.first(s, TURN_DECK)
  toTop(s, c, TURN_DISCARD)
  turn.add(s, 1)
  active.set(s, NONE)
  // With one possible taker and nobody who may act before, there is nothing to ask.
  const card = defOf(s, c)
  if ((card >= WILD && !isNemesisTurn(card)) || someoneReady(s, AFTER_TURN_CARD)) return
  if (listening.has(s, 0, TURN_CARD_DRAWN)) return
  takeTurn(s, isNemesisTurn(card) ? NONE : card - FIRST_TURN_CARD)
  s[f] = takesTurn(s, f) ? player : nemesis
})

function takeTurn(s: State, p: number): void {
  active.set(s, p)
  emit(s, TURN_BEGAN, p, turn.get(s))
}

/** M02: after the card is drawn, before wild or split is settled. */
const afterTurnCard = machine.question('after a turn order card', {
  seat: () => TABLE,
  enumerate(s) {
    for (let p = 0; p < playerCount.get(s); p++)
      if (abilityReady(s, p, AFTER_TURN_CARD)) option(USE_ABILITY, p)
    if (optionCount() > 0) option(PASS)
  },
  settle(s, f, chosen) {
    if (chosen === NO_OPTION || optionKind(chosen) === PASS) return
    s[f] = s[f]! - 1
    useAbility(s, optionFirst(chosen), NONE)
  },
})

/** What the mat does about the card itself comes before anybody takes the turn. */
const turnCardDrawn = machine.op('a turn order card was drawn', (s: State) => {
  fireMat(s, TURN_CARD_DRAWN, NONE, zones.first(s, TURN_DISCARD))
})

/** Whose turn it is: one player's card, the wild card (R077) or a split card (R107, R108). */
const whoseTurn = machine.question('whose turn', {
  seat: () => TABLE,
  enumerate(s) {
    const card = defOf(s, zones.first(s, TURN_DISCARD))
    if (isNemesisTurn(card)) return
    if (card === WILD) {
      for (let p = 0; p < playerCount.get(s); p++) option(TAKE_TURN, p)
      return
    }
    if (card < WILD) {
      option(TAKE_TURN, card - FIRST_TURN_CARD)
      return
    }
    const pair = card - SPLIT
    const holder = splitToken.get(s, pair) - 1
    for (let p = pair * 2; p < pair * 2 + 2; p++) if (p !== holder) option(TAKE_TURN, p)
  },
  settle(s, _f, chosen) {
    const card = defOf(s, zones.first(s, TURN_DISCARD))
    takeTurn(s, chosen === NO_OPTION ? NONE : optionFirst(chosen))
    if (chosen !== NO_OPTION && card === WILD && plays(s, WILD_FIXED_TO_TAKER))
      splitToken.set(s, 0, optionFirst(chosen) + 1)
    if (chosen !== NO_OPTION && card > WILD)
      splitToken.set(s, card - SPLIT, splitToken.get(s, card - SPLIT) === 0 ? optionFirst(chosen) + 1 : 0)
  },
})

/** Prices and choices of the turn read who is active from the running frame. */
function takesTurn(s: State, f: number): boolean {
  const p = active.get(s)
  s[f + YOU] = p
  s[f + SUBJECT] = p
  return p !== NONE
}

const ifNemesis = machine.op('if it is the nemesis', (s, f, to) => {
  if (!takesTurn(s, f)) s[f] = to
})

const beginPhase = machine.op('begin a phase', (s: State, _f, which) => {
  phase.set(s, which)
  emit(s, PHASE_BEGAN, which, active.get(s))
})

/**
 * Goes straight into a phase when nobody listens to the events around it (a mask of them), over the
 * instructions that would report them one by one.
 */
const straightInto = machine.op('straight into a phase', (s: State, f, which, mask, to) => {
  if (listensToAny(s, mask)) return
  phase.set(s, which)
  emit(s, PHASE_BEGAN, which, active.get(s))
  s[f] = to
})

const fireEvent = machine.op('event', (s: State, _f, event) => {
  fire(s, event, active.get(s))
})

/** R161: played gems and relics go on the discard pile in an order of the player's choice. */
const putDownPlayed = machine.question('put down played cards', {
  seat: (s) => active.get(s),
  enumerate(s) {
    const zone = playAreaOf(active.get(s))
    const n = zones.count(s, zone)
    if (n === 0) return
    option(KEEP_ORDER)
    if (n === 1 || allAlike(s, zone)) return
    newLook()
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
      if (firstOfKind(defOf(s, c))) option(DISCARD_NEXT, c)
  },
  settle(s, f, chosen) {
    if (chosen === NO_OPTION) return
    const p = active.get(s)
    if (optionKind(chosen) === DISCARD_NEXT) {
      toTop(s, optionFirst(chosen), discardOf(p))
      s[f] = s[f]! - 1
      return
    }
    for (let c = zones.first(s, playAreaOf(p)); c !== NONE; c = zones.first(s, playAreaOf(p)))
      toTop(s, c, discardOf(p))
  },
})

function allAlike(s: State, zone: number): boolean {
  const first = zones.first(s, zone)
  for (let c = first; c !== NONE; c = zones.after(s, c)) if (defOf(s, c) !== defOf(s, first)) return false
  return true
}

/** R163, R164. */
const refillHand = machine.op('draw up to five', (s: State) => {
  const p = active.get(s)
  draw(s, p, HAND_SIZE - zones.count(s, handOf(p)))
})

/** End-of-turn effects first, W03; then what lasted this turn ends. */
const fireEndOfTurn = machine.op('end of turn effects', (s: State, f, next) => {
  if (!listening.has(s, 0, END_OF_TURN)) finishTurn(s, f, next)
  else fire(s, END_OF_TURN, active.get(s))
})
const endTurn = machine.op('end of turn', (s: State, f, next) => {
  finishTurn(s, f, next)
})

function finishTurn(s: State, f: number, next: number): void {
  s[f] = next
  checkDeckExhausted(s)
  loseAether(s)
  phase.set(s, PHASE_NONE)
  forgetTurn(s)
}

/** What lasted for this turn ends, and nobody remembers what was done in it. */
export function forgetTurn(s: State): void {
  const left = dirty.get(s)
  if (left === 0) return
  dirty.set(s, 0)
  if ((left & CARD_MARKS) !== 0) forgetMarks(s)
  if ((left & TURN_TRACES) === 0) return
  endTurnRules(s)
  for (let i = 0; i < HISTORY; i++) history.set(s, i, NONE)
  for (let b = 0; b < PLAYERS * BREACHES; b++)
    breachStage.set(s, b, breachStage.get(s, b) & ~(FOCUSED | LENT))
}

/** Begins a phase at once where the game can; the label stands behind the long way round. */
function into(which: number, ...events: number[]): Label {
  if (events.some((event) => event > 15))
    throw new Error('events around a phase have the first sixteen numbers')
  const begun = assembler.label()
  assembler.emitTo(
    begun,
    straightInto,
    2,
    which,
    events.reduce((mask, event) => mask | (1 << event), 0),
  )
  return begun
}

/** Positions of a text of turns at which it can be entered. */
export interface Entries {
  readonly turn: number
  readonly casting: number
  readonly main: number
  readonly draw: number
  readonly nemesisTurn: number
  readonly nemesisMain: number
  readonly nemesisDraw: number
  readonly endOfNemesisTurn: number
  readonly endOfTurn: number
}

/** Writes turn after turn, with these questions for the casting and main phase and `between` after every turn. */
export function writeTurns(
  text: number,
  casting: number,
  main: number,
  between: readonly number[] = [],
): Entries {
  const at = {
    turn: 0,
    casting: 0,
    main: 0,
    draw: 0,
    nemesisTurn: 0,
    nemesisMain: 0,
    nemesisDraw: 0,
    endOfNemesisTurn: 0,
    endOfTurn: 0,
  }
  assembler.write(text, () => {
    const { jump } = steps
    const nemesis = assembler.label()
    const over = assembler.label()
    const begun = assembler.label()
    const start = assembler.here
    at.turn = start
    for (const op of between) assembler.emit(op)
    const drawn = assembler.emitTo(begun, drawTurnCard, 0)
    assembler.pointTo(nemesis, drawn, 1)
    assembler.emit(afterTurnCard)
    assembler.emit(turnCardDrawn)
    assembler.emit(whoseTurn)
    assembler.emitTo(nemesis, ifNemesis, 0)
    assembler.place(begun)

    const toCast = into(PHASE_CASTING, START_OF_TURN, START_OF_CASTING)
    assembler.emit(fireEvent, START_OF_TURN)
    at.casting = assembler.here
    assembler.emit(beginPhase, PHASE_CASTING)
    assembler.emit(fireEvent, START_OF_CASTING)
    assembler.place(toCast)
    assembler.emit(casting)
    const toMain = into(PHASE_MAIN, END_OF_CASTING)
    assembler.emit(fireEvent, END_OF_CASTING)
    at.main = assembler.here
    assembler.emit(beginPhase, PHASE_MAIN)
    assembler.place(toMain)
    assembler.emit(main)
    const toDraw = into(PHASE_DRAW, END_OF_MAIN)
    assembler.emit(fireEvent, END_OF_MAIN)
    at.draw = assembler.here
    assembler.emit(beginPhase, PHASE_DRAW)
    assembler.place(toDraw)
    assembler.emit(putDownPlayed)
    assembler.emit(refillHand)
    assembler.place(over)
    at.endOfTurn = assembler.here
    assembler.emit(fireEndOfTurn, start)
    assembler.emit(endTurn, start)

    assembler.place(nemesis)
    at.nemesisTurn = assembler.here
    assembler.emit(fireEvent, START_OF_NEMESIS_TURN)
    at.nemesisMain = assembler.here
    assembler.emit(beginPhase, PHASE_NEMESIS_MAIN)
    nemesisMain()
    at.nemesisDraw = assembler.here
    assembler.emit(beginPhase, PHASE_NEMESIS_DRAW)
    nemesisDraw()
    at.endOfNemesisTurn = assembler.here
    assembler.emit(fireEvent, END_OF_NEMESIS_TURN)
    assembler.emitTo(over, jump, 0)
  })
  return at
}

/** Writes the text of the game. */
export function writeGame(): void {
  writeTurns(GAME, castingPhase, mainPhase)
}
