import { emit } from '../../../../kernel/events.ts'
import type { Question } from '../../../../kernel/machine.ts'
import { NO_OPTION } from '../../../../kernel/machine.ts'
import { option, optionKind } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { KIND, POWER_KIND } from '../../content.ts'
import { assembler } from '../../engine.ts'
import {
  CREATED,
  clearTrait,
  current,
  DECK,
  DECK_STREAM,
  def,
  HAND,
  health,
  machine,
  REDRAW_STREAM,
  redraws,
  START_STREAM,
  secondRedraw,
  starter,
  streams,
  zones,
} from '../../state.ts'
import { HAND_KEPT, HAND_REDRAWN } from '../common/events.ts'
import { KEEP, REDRAW } from '../common/options.ts'
import { shuffleDeck } from '../zones/drawing.ts'
import { create, meet } from '../zones/instances.ts'
import { BY_DEAL, move } from '../zones/zones.ts'

export const STARTING_HEALTH = 25
export const OPENING_HAND = 7
const SECOND_HAND = 6

/** Puts the cards of a deck into the game; the order does not matter before the shuffle. */
export function addCards(s: State, p: number, zone: number, ids: readonly number[]): void {
  for (let i = 0; i < ids.length; i++) {
    const c = create(s, ids[i]!, p)
    clearTrait(s, c, CREATED)
    zones.moveToBottom(s, c, zone)
    meet(s, ids[i]!)
  }
}

const isPower = (s: State, c: Card): boolean => KIND[def.get(s, c)] === POWER_KIND

/** Health, starter, shuffle, seven cards, and silent re-deals until the hand is mixed (E082 to E089). */
const deal = machine.op('deal the hands', (s) => {
  for (let p = 0; p < 2; p++) health.set(s, p, STARTING_HEALTH)
  const first = starter.get(s) === CHOSEN_BY_CHANCE ? streams.roll(s, START_STREAM, 2) : starter.get(s)
  starter.set(s, first)
  current.set(s, first)
  for (let p = 0; p < 2; p++) {
    do {
      returnHand(s, p)
      streams.shuffle(s, DECK_STREAM + p, zones, DECK + p)
      dealHand(s, p)
    } while (!mixed(s, p) && canBeMixed(s, p))
  }
})
/** Stands in `starter` before the game begins when nobody was named. */
export const CHOSEN_BY_CHANCE = -1

function dealHand(s: State, p: number): void {
  for (let i = 0; i < OPENING_HAND; i++) {
    const c = zones.first(s, DECK + p)
    if (c !== NONE) zones.moveToBottom(s, c, HAND + p)
  }
}

function returnHand(s: State, p: number): void {
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.first(s, HAND + p))
    zones.moveToBottom(s, c, DECK + p)
}

/** A deck of one sort only (in a scenario) would be dealt for ever. */
function canBeMixed(s: State, p: number): boolean {
  let powers = 0
  for (let c = zones.first(s, DECK + p); c !== NONE; c = zones.after(s, c)) if (isPower(s, c)) powers++
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c)) if (isPower(s, c)) powers++
  return powers > 0 && powers < zones.count(s, DECK + p) + zones.count(s, HAND + p)
}

function mixed(s: State, p: number): boolean {
  let some = 0
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c)) if (isPower(s, c)) some++
  return some > 0 && some < zones.count(s, HAND + p)
}

/** A hand with two, three or four power cards, one third each, the rest without power (E092, E095, ER10). */
function redraw(s: State, p: number, size: number): void {
  returnHand(s, p)
  shuffleDeck(s, p)
  const wanted = 2 + streams.roll(s, REDRAW_STREAM, 3)
  take(s, p, true, wanted)
  take(s, p, false, size - wanted)
  emit(s, HAND_REDRAWN, p, zones.count(s, HAND + p))
}

/** The topmost cards of one sort; a deck with too few gives what it has. */
function take(s: State, p: number, powers: boolean, n: number): void {
  let left = n
  let c = zones.first(s, DECK + p)
  while (c !== NONE && left > 0) {
    const next = zones.after(s, c)
    if (isPower(s, c) === powers) {
      move(s, c, HAND + p, BY_DEAL)
      left--
    }
    c = next
  }
}

/** 0 the starting player, 1 the other: each decides without knowing the other's answer (ER9). */
const seatOf = (s: State, which: number): number => (which === 0 ? starter.get(s) : 1 - starter.get(s))

const keepOrRedraw = machine.question('keep', {
  seat: (s, _f, which) => seatOf(s, which),
  enumerate: (s, _f, which, round) => {
    if (round === 1 && (secondRedraw.get(s) === 0 || redraws.get(s, seatOf(s, which)) === 0)) return
    option(KEEP)
    option(REDRAW)
  },
  settle: (s, _f, chosen, which, round) => {
    const p = seatOf(s, which)
    if (chosen !== NO_OPTION && optionKind(chosen) === REDRAW) redraws.set(s, p, round + 1)
  },
} satisfies Question)

/** Only when both have answered does anything happen, so that nobody learns the other's answer before. */
const doRedraws = machine.op('redraw', (s, _f, round) => {
  for (let which = 0; which < 2; which++) {
    const p = seatOf(s, which)
    if (redraws.get(s, p) === round + 1) redraw(s, p, round === 0 ? OPENING_HAND : SECOND_HAND)
    else if (round === 0) emit(s, HAND_KEPT, p)
  }
  machine.reveal(s)
})

export function writeSetUp(): void {
  assembler.emit(deal)
  for (let round = 0; round < 2; round++) {
    assembler.emit(keepOrRedraw, 0, round)
    assembler.emit(keepOrRedraw, 1, round)
    assembler.emit(doRedraws, round)
  }
}
