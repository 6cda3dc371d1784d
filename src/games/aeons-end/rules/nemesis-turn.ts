import { enterAlone } from '../../../kernel/account.ts'
import { emit } from '../../../kernel/events.ts'
import { NO_OPTION, TABLE } from '../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { SELF } from '../../../language/compiler/assembler.ts'
import { FIRST_GAME_OPTION } from '../../../language/compiler/steps.ts'
import {
  ATTACK,
  abilityDrawn,
  effectText,
  immediateText,
  POWER,
  persistentText,
  powerText,
  shieldsOf,
  tierOf,
  typeOf,
  vitalOf,
} from '../content.ts'
import { assembler, DRAW_ONE, ENTER_PLAY, evaluator, steps, UNLEASH } from '../engine.ts'
import {
  CHOSEN,
  clearSilenced,
  DRAWN,
  defOf,
  ENTERED_THIS_TURN,
  entersPlay,
  IMMEDIATELY_FIRST,
  IN_PLAY,
  isSilenced,
  isWithheld,
  machine,
  mageOf,
  marked,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  NO_SHIELDS,
  NO_SILENCE,
  playerCount,
  plays,
  type State,
  setLifeCard,
  setMark,
  setShields,
  setSilenced,
  vital,
  zones,
} from '../state.ts'
import { AFTER_NEMESIS_DRAW, abilityReady, someoneReady, useAbility } from './abilities.ts'
import { POWER as ONE_TOKEN } from './accounts.ts'
import { discard, toBottom } from './cards.ts'
import { checkMat } from './end.ts'
import { MINION_CHANGED, SILENCE_CHANGED } from './events.ts'
import { USE_ABILITY } from './main-phase.ts'
import { DRAW_FROM_EMPTY_DECK, extraDraws, replacedStep } from './modifiers.ts'

export const LET_IT_RESOLVE = FIRST_GAME_OPTION + 17

const UNLEASHES_OF_AN_EMPTY_DECK = 3

// ---- main phase: from the oldest card to the newest

/** R173 to R177: a card that left, or that arrived in this phase, does nothing. */
export const resolveInPlay = machine.op('resolve a nemesis card in play', (s: State, f, local) => {
  const c = s[f + local]!
  // Only a power has to be discarded afterwards.
  if (typeOf[defOf(s, c)] !== POWER) s[f] = s[f]! + 1
  resolveCardInPlay(s, c)
})

/** A minion's PERSISTENT text, or one token off a power. */
export function resolveCardInPlay(s: State, c: number): void {
  if (zones.of(s, c) !== IN_PLAY || marked(s, c, ENTERED_THIS_TURN)) return
  const def = defOf(s, c)
  if (typeOf[def] === POWER) {
    vital.add(s, c, -1)
    enterAlone(1, ONE_TOKEN)
    emit(s, MINION_CHANGED, c, -1, vital.get(s, c))
    if (vital.get(s, c) > 0) return
    assembler.start(s, powerText[def]!, NONE, NONE, c)
  } else if (isSilenced(s, c)) {
    clearSilenced(s, c)
    emit(s, SILENCE_CHANGED, c, 0)
  } else if (persistentText[def] !== NONE) assembler.start(s, persistentText[def]!, NONE, NONE, c)
}

/** LP1, LP2: a token on a minion that has none; the next time its PERSISTENT text would resolve, the token goes instead. */
export function silence(s: State, c: number): void {
  if (zones.of(s, c) !== IN_PLAY || isSilenced(s, c) || isWithheld(s, NO_SILENCE)) return
  setSilenced(s, c)
  emit(s, SILENCE_CHANGED, c, 1)
}

/** N07: a power stays in play until its text is done, and goes unless its text sent it elsewhere. */
export const discardSpentPower = machine.op('discard a spent power', (s: State, f, local) => {
  const c = s[f + local]!
  if (c !== NONE && zones.of(s, c) === IN_PLAY && typeOf[defOf(s, c)] === POWER && vital.get(s, c) === 0)
    discard(s, c)
})

/** Pushes the cards in play on the stack, oldest first. */
const putInPlay = machine.op('cards in play', (s: State, f, local) => {
  s[f + local] = machine.stackTop(s)
  machine.pushValue(s, zones.count(s, IN_PLAY))
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) machine.pushValue(s, c)
})

/** Writes the nemesis main phase into the text of the game. */
export function nemesisMain(): void {
  const all = assembler.local()
  const pushed = assembler.local()
  const card = assembler.local()
  const cursor = assembler.local()
  const end = assembler.label()
  assembler.emit(steps.forget, cursor)
  assembler.emit(steps.clean, pushed, 1)
  assembler.emit(putInPlay, all)
  const again = assembler.here
  assembler.emitTo(end, steps.next, 2, all, card)
  assembler.emit(resolveInPlay, card)
  assembler.emit(discardSpentPower, card)
  assembler.emit(steps.jump, again)
  assembler.place(end)
  assembler.emit(steps.clean, pushed, 0)
}

// ---- draw phase

const countDraws = machine.op('cards to draw', (s: State, f, local) => {
  s[f + local] = 1 + extraDraws(s)
})

/** R180: an empty deck is three Unleashes, once for each such draw. */
const drawCard = machine.op('draw a nemesis card', (s: State, f, local) => {
  const c = zones.first(s, NEMESIS_DECK)
  s[f + local] = c
  if (c === NONE) {
    const instead = replacedStep(s, DRAW_FROM_EMPTY_DECK)
    if (instead !== NONE) {
      assembler.start(s, instead, NONE, NONE, NONE)
      return
    }
    for (let i = 0; i < UNLEASHES_OF_AN_EMPTY_DECK; i++) assembler.start(s, UNLEASH, NONE, NONE, NONE)
    return
  }
  toBottom(s, c, DRAWN)
  // Nobody could ward it: on to the card itself.
  if (!someoneReady(s, AFTER_NEMESIS_DRAW)) s[f] = s[f]! + 1
})

function mayWard(s: State, p: number, c: number): boolean {
  if (!abilityReady(s, p, AFTER_NEMESIS_DRAW)) return false
  return evaluator.passes(s, machine.running(s), abilityDrawn[mageOf.get(s, p)]!, c)
}

/** N02: after the draw, before anything of the card resolves. */
const afterNemesisDraw = machine.question('after a nemesis card is drawn', {
  seat: () => TABLE,
  enumerate(s, f, local) {
    const c = s[f + local]!
    if (c === NONE || zones.of(s, c) !== DRAWN) return
    let any = false
    for (let p = 0; p < playerCount.get(s); p++)
      if (mayWard(s, p, c)) {
        option(USE_ABILITY, p)
        any = true
      }
    if (any) option(LET_IT_RESOLVE)
  },
  settle(s, _f, chosen, local) {
    if (chosen === NO_OPTION || optionKind(chosen) === LET_IT_RESOLVE) return
    useAbility(s, optionFirst(chosen), s[_f + local]!)
  },
})

/** R181 to R183: an attack resolves and is discarded; minions and powers enter play. */
const resolveDrawn = machine.op('resolve the drawn card', (s: State, f, local) => {
  const c = s[f + local]!
  if (c === NONE || zones.of(s, c) !== DRAWN) return
  const def = defOf(s, c)
  if (typeOf[def] === ATTACK) assembler.start(s, effectText[def]!, NONE, NONE, c)
  else enterPlay(s, c)
})

/** The rule "discard after resolving" only acts if the card is still where it was. */
const discardDrawn = machine.op('discard the resolved attack', (s: State, f, local) => {
  const c = s[f + local]!
  if (c !== NONE && zones.of(s, c) === DRAWN) discard(s, c)
})

export function nemesisDraw(): void {
  const left = assembler.local()
  const card = assembler.local()
  const end = assembler.label()
  assembler.emit(countDraws, left)
  const again = assembler.here
  assembler.emitTo(end, steps.count, 1, left)
  drawOne(card)
  assembler.emit(steps.jump, again)
  assembler.place(end)
}

function drawOne(card: number): void {
  assembler.emit(drawCard, card)
  assembler.emit(afterNemesisDraw, card)
  assembler.emit(resolveDrawn, card)
  assembler.emit(discardDrawn, card)
}

/** Writes the text of a card that is drawn because another one says so. */
export function writeDrawOne(): void {
  assembler.write(DRAW_ONE, () => {
    drawOne(assembler.local())
    assembler.emit(steps.end)
  })
}

// ---- entering play

/** N01: into play with its tokens first, then IMMEDIATELY; the other way round by a switch. */
export function enterPlay(s: State, c: number, silently = false): void {
  const def = defOf(s, c)
  const resolved = marked(s, c, CHOSEN)
  const immediately = immediateText[def] !== NONE && !silently && !resolved
  if (immediately && plays(s, IMMEDIATELY_FIRST)) {
    setMark(s, c, CHOSEN)
    assembler.start(s, ENTER_PLAY, NONE, NONE, c)
    assembler.start(s, immediateText[def]!, NONE, NONE, c)
    return
  }
  entersPlay(s, c)
  toBottom(s, c, IN_PLAY)
  setMark(s, c, ENTERED_THIS_TURN)
  if (!resolved || setLifeCard.get(s) !== c) vital.set(s, c, vitalOf[def]!)
  // R184
  if (!resolved) setShields(s, c, isWithheld(s, NO_SHIELDS) ? 0 : shieldsOf[def]!)
  if (immediately) assembler.start(s, immediateText[def]!, NONE, NONE, c)
  checkMat(s)
}

const enterPlayOp = machine.op('a card enters play', (s: State, f) => {
  enterPlay(s, s[f + SELF]!)
})

/** Writes the text of a nemesis card that enters play. */
export function writeEnterPlay(): void {
  assembler.write(ENTER_PLAY, () => {
    assembler.emit(enterPlayOp)
    assembler.emit(steps.end)
  })
}

/** N06: the highest tier in play or in the nemesis discard pile. */
export function nemesisTier(s: State): number {
  let tier = 0
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c))
    tier = Math.max(tier, tierOf[defOf(s, c)]!)
  for (let c = zones.first(s, NEMESIS_DISCARD); c !== NONE; c = zones.after(s, c))
    tier = Math.max(tier, tierOf[defOf(s, c)]!)
  return tier
}
