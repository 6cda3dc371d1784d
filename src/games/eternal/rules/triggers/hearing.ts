import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { eventNumber, HEARS, HEARS_ANYWHERE, type Trigger, triggersOf } from '../../abilities.ts'
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
  ears,
  HAND,
  HOLDS,
  has,
  hasTrait,
  isPlaymat,
  logged,
  loggedCount,
  number,
  PLAYMAT,
  SILENCED,
  SPENT_INFILTRATE,
  SPENT_ULTIMATE,
  setMark,
  USED,
  VOID,
  zones,
} from '../../state.ts'
import { doneReading, reader } from '../common/reading.ts'
import { join } from './line-rows.ts'

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

/** Lets every ear of a definition be heard in this game. */
export function listenFor(s: State, d: number): void {
  for (let kind = 0; kind < HEARS.length; kind++) listenIn(s, kind * 2, HEARS[kind]![d]!)
  listenIn(s, ANYWHERE, HEARS_ANYWHERE[d]!)
}

/** Behind the ears of all zones. */
const ANYWHERE = 2 * HEARS.length

function listenIn(s: State, zone: number, heard: number): void {
  if (heard === 0) return
  ears.set(s, zone, ears.get(s, zone) | ((heard << 16) >> 16))
  ears.set(s, zone + 1, ears.get(s, zone + 1) | (heard >> 16))
}

/** May any card of this game hear this in a zone of the same kind? */
const heard = (s: State, event: number, zone: number): boolean =>
  (ears.get(s, zone + (event >> 4)) & (1 << (event & 15))) !== 0

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

/** Joins the line if everything about the event fits. `who` is the player the event belongs to. */
function tryJoin(
  s: State,
  t: Trigger,
  source: Card,
  you: number,
  who: number,
  that: number,
  other: number,
  many: number,
): void {
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
  if (t.oncePerTurn && has(s, source, USED)) return
  if (t.ultimate && has(s, source, SPENT_ULTIMATE)) return
  if (t.filter !== 0 || t.guard !== 0) {
    const f = reader(s, you, source, that, other, many)
    const fits =
      (t.filter === 0 || that === NONE || evaluator.passes(s, f, t.filter, that)) &&
      (t.guard === 0 || evaluator.amount(s, f, t.guard) !== 0)
    doneReading(s, f)
    if (!fits) return
  }
  if (t.ordinal !== 0 && ordinalOf(s, t, source, you, who) !== t.ordinal) return
  if (t.oncePerTurn) setMark(s, source, USED)
  if (t.ultimate) setMark(s, source, SPENT_ULTIMATE)
  join(s, t.index, source, you, that, other, many)
}

function hear(
  s: State,
  event: number,
  source: Card,
  you: number,
  who: number,
  that: number,
  other: number,
  many: number,
): void {
  if (hasTrait(s, source, SILENCED)) return
  const list = triggersOf[def.get(s, source)]!
  for (let i = 0; i < list.length; i++)
    if (list[i]!.event === event) tryJoin(s, list[i]!, source, you, who, that, other, many)
}

/** A whole attack is watched: how many of the attackers fit, and which one if there is only one. */
export function tellAttack(s: State, p: number): void {
  if (!heard(s, ATTACK_DECLARED, PLAYMAT)) return
  for (let i = 0; i < 2; i++) {
    const you = i === 0 ? current.get(s) : 1 - current.get(s)
    for (let c = zones.first(s, PLAYMAT + you); c !== NONE; c = zones.after(s, c)) {
      if (!hears(s, c, ATTACK_DECLARED) || hasTrait(s, c, SILENCED)) continue
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
  tryJoin(s, t, source, you, p, first, NONE, fitting)
}

const bit = (event: number): number => 1 << event
const IN_PLAY = HEARS[PLAYMAT >> 1]!
const hears = (s: State, c: Card, event: number): boolean => (IN_PLAY[def.get(s, c)]! & bit(event)) !== 0
/** Each ability looks by itself whether it works where its card is. */
const hearsAnywhere = (s: State, c: Card, event: number): boolean =>
  (HEARS_ANYWHERE[def.get(s, c)]! & bit(event)) !== 0

/** An event that happened to this card: its own abilities, then those of its attachments. */
export function tellOwn(s: State, event: number, c: Card, other = NONE, many = 0): void {
  if (!heard(s, event, ANYWHERE)) return
  const you = controllerOf(s, c)
  if (hearsAnywhere(s, c, event)) hear(s, event, c, you, you, c, other, many)
  if (hasTrait(s, c, HOLDS) && isPlaymat(zones.of(s, c)) && heard(s, event, PLAYMAT))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
        if (attached.get(s, a) === c && hears(s, a, event) && event !== SUMMON && event !== ENTOMB)
          hear(s, event, a, p, you, c, other, many)
}

/** An event of this card that is about another one: "that unit" is the other. */
export function tellOwnAbout(
  s: State,
  event: number,
  c: Card,
  about: Card,
  who = controllerOf(s, c),
  many = 0,
): void {
  if (hears(s, c, event)) hear(s, event, c, controllerOf(s, c), who, about, NONE, many)
}

/** An event that cards watch, in the order of EG3: current player first, playmat, hand, deck, void. */
export function tell(s: State, event: number, who: number, that = NONE, other = NONE, many = 0): void {
  if (!heard(s, event, ANYWHERE)) return
  const playmat = heard(s, event, PLAYMAT)
  const hand = heard(s, event, HAND)
  const deck = heard(s, event, DECK)
  const gone = heard(s, event, VOID)
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? current.get(s) : 1 - current.get(s)
    if (playmat) tellZone(s, event, PLAYMAT + p, p, who, that, other, many)
    if (hand) tellZone(s, event, HAND + p, p, who, that, other, many)
    if (deck) tellZone(s, event, DECK + p, p, who, that, other, many)
    if (gone) tellZone(s, event, VOID + p, p, who, that, other, many)
  }
}

function tellZone(
  s: State,
  event: number,
  zone: number,
  you: number,
  who: number,
  that: number,
  other: number,
  many: number,
): void {
  const ear = HEARS[zone >> 1]!
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if ((ear[def.get(s, c)]! & bit(event)) !== 0) hear(s, event, c, you, who, that, other, many)
}

/** Watchers of several events at once: each watcher looks at all of them before the next (EG3, key 4). */
export function tellEach(s: State, event: number, marked: number): void {
  if (!heard(s, event, PLAYMAT)) return
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? current.get(s) : 1 - current.get(s)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (!hears(s, c, event)) continue
      for (let k = 0; k < 2; k++) {
        const q = k === 0 ? current.get(s) : 1 - current.get(s)
        for (let x = zones.first(s, PLAYMAT + q); x !== NONE; x = zones.after(s, x))
          if (has(s, x, marked)) hear(s, event, c, p, q, x, NONE, 0)
      }
    }
  }
}

/** Is there a unit for an Ally ability that waits for one? Looked at in every check. */
export function tellAllies(s: State): void {
  if (!heard(s, ALLY, PLAYMAT)) return
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (!hears(s, c, ALLY) || hasTrait(s, c, SILENCED)) continue
      const list = triggersOf[def.get(s, c)]!
      for (let i = 0; i < list.length; i++) if (list[i]!.event === ALLY) findAlly(s, list[i]!, c, p)
    }
}

function findAlly(s: State, t: Trigger, source: Card, p: number): void {
  if (has(s, source, SPENT_ULTIMATE)) return
  const f = reader(s, p, source)
  let ally = NONE
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE && ally === NONE; c = zones.after(s, c))
    if (c !== source && KIND[def.get(s, c)] === UNIT && evaluator.passes(s, f, t.filter, c)) ally = c
  doneReading(s, f)
  if (ally !== NONE) tryJoin(s, t, source, p, p, ally, NONE, 0)
}

/** "When the cursed unit dies": what is on a unit that dies. */
export function tellBearerDies(s: State, c: Card): void {
  if (!hasTrait(s, c, HOLDS) || !heard(s, BEARER_DIES, PLAYMAT)) return
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (attached.get(s, a) === c && hears(s, a, BEARER_DIES)) hear(s, BEARER_DIES, a, p, p, c, NONE, 0)
}

/** Infiltrate of a unit and of its weapons happens once per stay (ER68, ER69). */
export function tellInfiltrate(s: State, c: Card): void {
  if (!has(s, c, SPENT_INFILTRATE) && hears(s, c, INFILTRATE)) {
    setMark(s, c, SPENT_INFILTRATE)
    hear(s, INFILTRATE, c, controllerOf(s, c), controllerOf(s, c), c, NONE, 0)
  }
  if (!hasTrait(s, c, HOLDS)) return
  for (let a = zones.first(s, PLAYMAT + controllerOf(s, c)); a !== NONE; a = zones.after(s, a))
    if (attached.get(s, a) === c && hears(s, a, INFILTRATE) && !has(s, a, SPENT_INFILTRATE)) {
      setMark(s, a, SPENT_INFILTRATE)
      hear(s, INFILTRATE, a, controllerOf(s, a), controllerOf(s, a), c, NONE, 0)
    }
}
