import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { eventNumber, SUBSCRIBES, SUBSCRIBES_ANYWHERE, type Trigger, triggersOf } from '../../abilities.ts'
import { KIND, UNIT } from '../../content.ts'
import { evaluator } from '../../engine.ts'
import {
  ATTACKING,
  attached,
  attackedSite,
  CARDS,
  controllerOf,
  current,
  DECK,
  DRAWN_ENTRY,
  def,
  HAND,
  HOLDS,
  has,
  hasTrait,
  isPlaymat,
  isSpent,
  isUsed,
  logged,
  loggedCount,
  number,
  PLAYMAT,
  SILENCED,
  SPENT_INFILTRATE,
  setMark,
  setSpent,
  setUsed,
  subscriptions,
  VOID,
  zones,
} from '../../state.ts'
import { doneReading, reader } from '../common/evaluate.ts'
import { about, enqueue, type Happening, happening } from './queue-rows.ts'

export const SUMMON = eventNumber('summon')
export const ENTOMB = eventNumber('entomb')
export const INFILTRATE = eventNumber('infiltrate')
export const PLAYED = eventNumber('played')
export const PLAYED_ON = eventNumber('played on this')
export const DRAWN_SELF = eventNumber('drawn')
export const CARD_DRAWN = eventNumber('card drawn')
export const ATTACKS = eventNumber('attacks')
export const UNIT_ATTACKS = eventNumber('unit attacks')
export const ATTACK_DECLARED = eventNumber('attack declared')
export const WARCRIED = eventNumber('warcried')
export const BLOCKS = eventNumber('blocks')
export const DIES = eventNumber('dies')
export const GOES_TO_VOID = eventNumber('goes to void')
export const DISCARDED = eventNumber('discarded')
export const SACRIFICED_TRIGGER = eventNumber('sacrificed')
export const HITS = eventNumber('hits')
export const DAMAGED_TRIGGER = eventNumber('damaged')
export const HEALTH_GAINED = eventNumber('health gained')
export const INFLUENCE_GAINED = eventNumber('influence gained')
export const START_OF_TURN = eventNumber('start of turn')
export const END_OF_TURN = eventNumber('end of turn')
export const BEARER_DIES = eventNumber('bearer dies')
export const PLAYER_HIT = eventNumber('player hit')
export const STUDENT = eventNumber('student')
const ALLY = eventNumber('ally')
export const MASTERY = eventNumber('mastery')

/** Notes everything that a definition subscribes to in this game. */
export function subscribe(s: State, d: number): void {
  for (let half = 0; half < 2; half++) {
    const kinds = SUBSCRIBES[half]!
    for (let kind = 0; kind < kinds.length; kind++) subscribeIn(s, kind * 2, half, kinds[kind]![d]!)
    subscribeIn(s, ANYWHERE, half, SUBSCRIBES_ANYWHERE[half]![d]!)
  }
}

/** Behind the subscriptions of all zones. */
const ANYWHERE = 2 * SUBSCRIBES[0].length

/** Where the subscriptions of a zone begin: those of every kind take four places. */
const placesOf = (zone: number): number => (zone & ~1) * 2

function subscribeIn(s: State, zone: number, half: number, events: number): void {
  if (events === 0) return
  const at = placesOf(zone) + 2 * half
  subscriptions.set(s, at, subscriptions.get(s, at) | ((events << 16) >> 16))
  subscriptions.set(s, at + 1, subscriptions.get(s, at + 1) | (events >> 16))
}

/** Does any card of this game subscribe to this in a zone of the same kind? */
const isSubscribed = (s: State, event: number, zone: number): boolean =>
  (subscriptions.get(s, placesOf(zone) + (event >> 4)) & (1 << (event & 15))) !== 0

function ordinalOf(s: State, t: Trigger, source: Card, you: number, who: number): number {
  let n = 0
  const f = reader(s, you, source)
  for (let i = 0; i < loggedCount.get(s); i++) {
    const entry = logged.get(s, i)
    if (entry >= DRAWN_ENTRY) continue
    const by = entry >= CARDS ? 1 : 0
    if (by === who && evaluator.passes(s, f, t.filter, entry - by * CARDS)) n++
  }
  doneReading(s, f)
  return n
}

/** Joins the queue if everything about what has happened fits. */
function tryEnqueue(s: State, t: Trigger, source: Card, you: number): void {
  const { who, that, other, many } = happening
  if ((t.places & (1 << (zones.of(s, source) >> 1))) === 0) return
  if (t.side !== 2 && (who === you) !== (t.side === 0)) return
  if (t.other && that === source) return
  if (t.exceptByThis && other === source) return
  if (t.exactlyOne && many !== 1) return
  if (t.event === BLOCKS && !t.orIsBlocked && many === 0) return
  if (number.get(s, source) < t.least) return
  if (t.additional && many === 0) return
  if (t.event === HEALTH_GAINED && other !== NONE && !t.orArmor) return
  if (t.onPlayer && attackedSite.get(s) !== NONE) return
  if (t.onceATurn !== 0 && isUsed(s, source, t.onceATurn)) return
  if (t.once !== 0 && isSpent(s, source, t.once)) return
  if (t.filter !== 0 || t.guard !== 0) {
    const f = reader(s, you, source, that, other, many)
    const fits =
      (t.filter === 0 || that === NONE || evaluator.passes(s, f, t.filter, that)) &&
      (t.guard === 0 || evaluator.amount(s, f, t.guard) !== 0)
    doneReading(s, f)
    if (!fits) return
  }
  if (t.ordinal !== 0 && ordinalOf(s, t, source, you, who) !== t.ordinal) return
  if (t.onceATurn !== 0) setUsed(s, source, t.onceATurn)
  if (t.once !== 0) setSpent(s, source, t.once)
  enqueue(s, t.index, source, you, happening)
}

function happens(event: number, who: number, what: Happening): void {
  what.event = event
  what.who = who
}

function notify(s: State, source: Card, you: number): void {
  if (hasTrait(s, source, SILENCED)) return
  const list = triggersOf[def.get(s, source)]!
  for (let i = 0; i < list.length; i++)
    if (list[i]!.event === happening.event) tryEnqueue(s, list[i]!, source, you)
}

/** A whole attack is watched: how many of the attackers fit, and which one if there is only one. */
export function dispatchAttack(s: State, p: number): void {
  if (!isSubscribed(s, ATTACK_DECLARED, PLAYMAT)) return
  for (let i = 0; i < 2; i++) {
    const you = i === 0 ? current.get(s) : 1 - current.get(s)
    for (let c = zones.first(s, PLAYMAT + you); c !== NONE; c = zones.after(s, c)) {
      if (!subscribes(s, c, ATTACK_DECLARED) || hasTrait(s, c, SILENCED)) continue
      const list = triggersOf[def.get(s, c)]!
      for (let k = 0; k < list.length; k++)
        if (list[k]!.event === ATTACK_DECLARED) watchAttack(s, list[k]!, c, you, p)
    }
  }
}

function watchAttack(s: State, t: Trigger, source: Card, you: number, p: number): void {
  let all = 0
  let fitting = 0
  let first = NONE
  const f = reader(s, you, source)
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    if (!has(s, c, ATTACKING)) continue
    all++
    if (!evaluator.passes(s, f, t.filter, c)) continue
    fitting++
    if (first === NONE) first = c
  }
  doneReading(s, f)
  if (fitting === 0 || (t.exactlyOne && all !== 1)) return
  happens(ATTACK_DECLARED, p, about(first, fitting))
  tryEnqueue(s, t, source, you)
}

const bit = (event: number): number => 1 << (event & 31)
const [FIRST, LATER] = SUBSCRIBES
const [FIRST_ANYWHERE, LATER_ANYWHERE] = SUBSCRIBES_ANYWHERE
const IN_PLAY = FIRST[PLAYMAT >> 1]!
const LATER_IN_PLAY = LATER[PLAYMAT >> 1]!
const subscribes = (s: State, c: Card, event: number): boolean =>
  ((event < 32 ? IN_PLAY : LATER_IN_PLAY)[def.get(s, c)]! & bit(event)) !== 0
/** Each ability looks by itself whether it works where its card is. */
const subscribesAnywhere = (s: State, c: Card, event: number): boolean =>
  ((event < 32 ? FIRST_ANYWHERE : LATER_ANYWHERE)[def.get(s, c)]! & bit(event)) !== 0

/** An event that happened to this card: its own abilities, then those of its attachments. */
export function dispatchOwn(s: State, event: number, c: Card, many = 0, other = NONE): void {
  if (!isSubscribed(s, event, ANYWHERE)) return
  const you = controllerOf(s, c)
  happens(event, you, about(c, many, other))
  if (subscribesAnywhere(s, c, event)) notify(s, c, you)
  if (hasTrait(s, c, HOLDS) && isPlaymat(zones.of(s, c)) && isSubscribed(s, event, PLAYMAT))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
        if (attached.get(s, a) === c && subscribes(s, a, event) && event !== SUMMON && event !== ENTOMB)
          notify(s, a, p)
}

/** An event of this card that is about another one: "that unit" is the other. */
export function dispatchOwnAbout(
  s: State,
  event: number,
  c: Card,
  what: Happening,
  who = controllerOf(s, c),
): void {
  if (!subscribes(s, c, event)) return
  happens(event, who, what)
  notify(s, c, controllerOf(s, c))
}

/** An event that cards watch, in the order of EG3: current player first, playmat, hand, deck, void. */
export function dispatch(s: State, event: number, who: number, what: Happening): void {
  if (!isSubscribed(s, event, ANYWHERE)) return
  happens(event, who, what)
  const playmat = isSubscribed(s, event, PLAYMAT)
  const hand = isSubscribed(s, event, HAND)
  const deck = isSubscribed(s, event, DECK)
  const gone = isSubscribed(s, event, VOID)
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? current.get(s) : 1 - current.get(s)
    if (playmat) dispatchIn(s, PLAYMAT + p, p)
    if (hand) dispatchIn(s, HAND + p, p)
    if (deck) dispatchIn(s, DECK + p, p)
    if (gone) dispatchIn(s, VOID + p, p)
  }
}

function dispatchIn(s: State, zone: number, you: number): void {
  const subscribed = (happening.event < 32 ? FIRST : LATER)[zone >> 1]!
  const asked = bit(happening.event)
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if ((subscribed[def.get(s, c)]! & asked) !== 0) notify(s, c, you)
}

/** Watchers of several events at once: each watcher looks at all of them before the next (EG3, key 4). */
export function dispatchEach(s: State, event: number, marked: number): void {
  if (!isSubscribed(s, event, PLAYMAT)) return
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? current.get(s) : 1 - current.get(s)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (!subscribes(s, c, event)) continue
      for (let k = 0; k < 2; k++) {
        const q = k === 0 ? current.get(s) : 1 - current.get(s)
        for (let x = zones.first(s, PLAYMAT + q); x !== NONE; x = zones.after(s, x))
          if (has(s, x, marked)) {
            happens(event, q, about(x))
            notify(s, c, p)
          }
      }
    }
  }
}

/** Is there a unit for an Ally ability that waits for one? Looked at in every check. */
export function dispatchAllies(s: State): void {
  if (!isSubscribed(s, ALLY, PLAYMAT)) return
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (!subscribes(s, c, ALLY) || hasTrait(s, c, SILENCED)) continue
      const list = triggersOf[def.get(s, c)]!
      for (let i = 0; i < list.length; i++) if (list[i]!.event === ALLY) findAlly(s, list[i]!, c, p)
    }
}

function findAlly(s: State, t: Trigger, source: Card, p: number): void {
  if (isSpent(s, source, t.once)) return
  const f = reader(s, p, source)
  let ally = NONE
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE && ally === NONE; c = zones.after(s, c))
    if (c !== source && KIND[def.get(s, c)] === UNIT && evaluator.passes(s, f, t.filter, c)) ally = c
  doneReading(s, f)
  if (ally === NONE) return
  happens(ALLY, p, about(ally))
  tryEnqueue(s, t, source, p)
}

/** "When the cursed unit dies": what is on a unit that dies. */
export function dispatchBearerDies(s: State, c: Card): void {
  if (!hasTrait(s, c, HOLDS) || !isSubscribed(s, BEARER_DIES, PLAYMAT)) return
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (attached.get(s, a) === c && subscribes(s, a, BEARER_DIES)) {
        happens(BEARER_DIES, p, about(c))
        notify(s, a, p)
      }
}

/** Infiltrate of a unit and of its weapons happens once per stay (ER68, ER69). */
export function dispatchInfiltrate(s: State, c: Card): void {
  happens(INFILTRATE, controllerOf(s, c), about(c))
  infiltrates(s, c)
  if (!hasTrait(s, c, HOLDS)) return
  for (let a = zones.first(s, PLAYMAT + controllerOf(s, c)); a !== NONE; a = zones.after(s, a))
    if (attached.get(s, a) === c) infiltrates(s, a)
}

function infiltrates(s: State, c: Card): void {
  if (has(s, c, SPENT_INFILTRATE) || !subscribes(s, c, INFILTRATE)) return
  setMark(s, c, SPENT_INFILTRATE)
  notify(s, c, controllerOf(s, c))
}
