import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { DESTINY, ECHO } from '../../content.ts'
import { noteRandomPlace, noteShuffle } from '../../knowledge.ts'
import * as state from '../../state.ts'
import { CARDS, DECK, DRAWN_ENTRY, isHand, logsDraws, machine, streams, zones } from '../../state.ts'
import { DRAWN, SHUFFLED } from '../common/events.ts'
import { CARDS_DRAWN, count } from '../common/history.ts'
import { log } from '../common/turn-log.ts'
import { CARD_DRAWN, DRAWN_SELF, dispatch, dispatchOwn } from '../triggers/dispatch.ts'
import { about, enqueue } from '../triggers/queue-rows.ts'
import { DESTINY_TRIGGER, ECHO_TRIGGER } from '../triggers/rule-triggers.ts'
import { skills } from '../values/skills.ts'
import { BY_DRAW, canLeaveVoid, move, toHand } from './zones.ts'

/** Draws this very card, wherever it lies (ER85); false when it cannot leave the void. */
export function drawCard(s: State, c: Card, p: number, additional = true): boolean {
  if (!canLeaveVoid(s, c)) return false
  toHand(s, c, p, BY_DRAW)
  count(s, p, CARDS_DRAWN)
  logDraw(s, c, p)
  machine.reveal(s)
  emit(s, DRAWN, c, p)
  dispatchDrawn(s, c, p, additional)
  return true
}

export function logDraw(s: State, c: Card, p: number): void {
  if (logsDraws.get(s) !== 0) log(s, DRAWN_ENTRY + p * CARDS + c)
}

/** Echo, Destiny and Fate, then those who watch (EG3, key 1). */
export function dispatchDrawn(s: State, c: Card, p: number, additional = false): void {
  if (state.isAround(s, ECHO | DESTINY)) {
    const has = skills(s, c)
    if ((has & ECHO) !== 0) enqueue(s, ECHO_TRIGGER, c, p, about(c))
    if ((has & DESTINY) !== 0 && isHand(zones.of(s, c))) enqueue(s, DESTINY_TRIGGER, c, p, about(c))
  }
  dispatchOwn(s, DRAWN_SELF, c)
  dispatch(s, CARD_DRAWN, p, about(c, additional ? 1 : 0))
}

/** Draws the top card of a player's own deck; an empty deck gives nothing (E101). */
export function drawTop(s: State, p: number, additional = true): void {
  const c = zones.first(s, DECK + p)
  if (c !== NONE) drawCard(s, c, p, additional)
}

/** Puts a card at a random place of a deck, top and bottom included; nothing else moves (EG15). */
export function insertAtRandom(s: State, c: Card, p: number, why: number): void {
  move(s, c, DECK + p, why, streams.roll(s, state.PLACE_STREAM, zones.count(s, DECK + p) + 1))
  noteRandomPlace(s, c, DECK + p)
}

export function shuffleDeck(s: State, p: number): void {
  streams.shuffle(s, state.DECK_STREAM + p, zones, DECK + p)
  noteShuffle(s, p)
  machine.reveal(s)
  emit(s, SHUFFLED, p)
}
