import { emit } from '../../../kernel/events.ts'
import { NO_OPTION, type Question } from '../../../kernel/machine.ts'
import { firstOfKind, newLook, option, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import type { Text } from '../../../language/assembler.ts'
import type { Operand } from '../../../language/evaluator.ts'
import { NO, PICK, YES } from '../../../language/steps.ts'
import {
  CANNOT_SPELLS,
  extraText,
  FREE_IF,
  ONLY_ON,
  ongoingBearer,
  playNeeds,
  playRules,
  playText,
} from '../abilities.ts'
import {
  AMBUSH,
  CURSE,
  CURSED_RELIC,
  DEPLETED,
  FAST,
  GRANTED,
  hasInfluence,
  isSpell,
  KIND,
  PACKED_NEED,
  POWER_KIND,
  RELIC,
  RELIC_WEAPON,
  SITE,
  SPELL,
  UNIT,
  WEAPON,
} from '../content.ts'
import {
  assembler,
  ENEMY,
  evaluator,
  looksLike,
  MODE,
  OTHER,
  SELF,
  startText,
  steps,
  THAT,
  YOU,
} from '../engine.ts'
import * as state from '../state.ts'
import {
  armor,
  attached,
  CARDS,
  controllerOf,
  DOOMED,
  def,
  doom,
  freePlays,
  HAND,
  HOLDS,
  hasTrait,
  healthPlus,
  influence,
  instances,
  machine,
  maxPower,
  NEW_WEAPON,
  ownerOf,
  PLAYED_LIMIT,
  PLAYER,
  PLAYMAT,
  POWER,
  playedCards,
  playedCount,
  power,
  powerPlays,
  reach,
  STACK_ZONE,
  setTrait,
  traits,
  VOID,
  zones,
} from '../state.ts'
import { mayTouch, settleAegis } from './aegis.ts'
import { exhaust } from './changes.ts'
import { check, checkNow } from './check.ts'
import { ARMOR_EVENT, PLAYED_EVENT, POWER_EVENT } from './events.ts'
import { gainInfluence, spendPower } from './health.ts'
import { PLAY } from './options.ts'
import { writeWindow } from './reactions.ts'
import { AGENDA_TRIGGER, SUMMON_DONE_TRIGGER } from './rule-triggers.ts'
import {
  cost,
  doneReading,
  forbidden,
  hasSkill,
  healthTotal,
  maximumPower,
  mayHave,
  reader,
  relicWeapon,
} from './values.ts'
import { join, PLAYED, PLAYED_ON, SUMMON, startAction, tell, tellOwn, writeAction } from './waiting-line.ts'
import {
  BY_PLAY,
  CARDS_PLAYED,
  claim,
  count,
  isUnitCard,
  move,
  POWER_PLAYED,
  room,
  SPELLS_PLAYED,
} from './zones.ts'

export const EXHAUSTED_PLAY = 1
export const DEPLETED_PLAY = 2
export const FREE = 4
const DIES_AT_ONCE = 8

export const FREE_LIMIT = 50

// ---- legality

/** When a card may be played: own main phase, fast spells only, or fast spells and Ambush units. */
export const IN_MAIN = 0
export const FAST_ONLY = 1
export const FAST_AND_AMBUSH = 2

/** What this card costs its player now (R102). */
export function priceOf(s: State, c: Card, p: number): number {
  const free = FREE_IF[def.get(s, c)]!
  if (free !== 0) {
    const f = reader(s, p, c)
    const yes = evaluator.amount(s, f, free) !== 0
    doneReading(s, f)
    if (yes) return 0
  }
  return cost(s, c)
}

/** A player's influence as one number. */
export function influenceNow(s: State, p: number): number {
  let packed = 0
  for (let i = 0; i < 5; i++) packed |= Math.min(31, influence.get(s, p * 5 + i)) << (6 * i)
  return packed
}

/** May this weapon or curse be put on that unit? */
function fitsOn(s: State, c: Card, p: number, unit: Card): boolean {
  const only = ONLY_ON[def.get(s, c)]!
  if (only === 0) return true
  const f = reader(s, p, c)
  const yes = evaluator.passes(s, f, only, unit)
  doneReading(s, f)
  return yes
}

export function hasBearer(s: State, c: Card, p: number): boolean {
  const side = KIND[def.get(s, c)] === WEAPON ? p : 1 - p
  for (let u = zones.first(s, PLAYMAT + side); u !== NONE; u = zones.after(s, u))
    if (isUnitCard(s, u) && fitsOn(s, c, p, u)) return true
  return false
}

function objectsAreThere(s: State, c: Card, p: number, needs: readonly Operand[]): boolean {
  if (needs.length === 0) return true
  const f = reader(s, p, c)
  let yes = true
  for (let i = 0; i < needs.length && yes; i++) yes = evaluator.count(s, f, needs[i]!) > 0
  doneReading(s, f)
  return yes
}

/** Is playing this card from hand a legal move now (234)? */
export function playable(s: State, c: Card, p: number, when: number, have: number): boolean {
  const d = def.get(s, c)
  const kind = KIND[d]!
  if (kind === POWER_KIND) return when === IN_MAIN && powerPlays.get(s, p) === 0
  if (
    when !== IN_MAIN &&
    kind !== FAST &&
    !(when === FAST_AND_AMBUSH && kind === UNIT && mayHave(s, c, AMBUSH) && hasSkill(s, c, AMBUSH))
  )
    return false
  if (priceOf(s, c, p) > power.get(s, p)) return false
  if (!hasInfluence(have, PACKED_NEED[d]!) && !hasTrait(s, c, state.FOREIGN)) return false
  if (kind === WEAPON || kind === CURSE) return hasBearer(s, c, p)
  if (reach.get(s) !== 0 && isSpell(d) && (forbidden(s, c) & CANNOT_SPELLS) !== 0) return false
  return objectsAreThere(s, c, p, playNeeds[d]!)
}

/** Offers every card of a hand that may be played now; cards that look the same count once. */
export function offerPlays(s: State, p: number, when: number): void {
  newLook()
  const have = influenceNow(s, p)
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c))
    if (playable(s, c, p, when, have) && (firstOfKind(def.get(s, c)) || isOther(s, c))) option(PLAY, c)
}

/** Of a card that lies in the hand twice: does it look different from those before it? */
function isOther(s: State, c: Card): boolean {
  const its = looksLike(s, c, null)
  for (let b = zones.before(s, c); b !== NONE; b = zones.before(s, b))
    if (looksLike(s, b, null) === its) return false
  return true
}

// ---- starting

let playing: Text
let action: Text

/** A card played by choice is an action with its own line (G3). */
export function startPlay(s: State, c: Card, p: number): void {
  startAction(s, action, p, c)
  startText(s, playing, p, NONE, c)
}

/** A card played by an effect: free, without influence, in the line of the running action. */
export function playFree(s: State, c: Card, p: number, mode: number, wielder: number, source = NONE): void {
  const unborn = zones.of(s, c) === NONE
  if (!play.allowed(s) || (unborn && isUnitCard(s, c) && room(s, p) <= 0)) {
    if (unborn && c === instances.get(s) - 1) unmake(s, c)
    return
  }
  freePlays.add(s, 1)
  claim(s, c, p)
  const f = startText(s, playing, p, source, c)
  s[f + MODE] = mode | FREE
  s[f + OTHER] = wielder
}

/** A card that could not be made was never there. */
function unmake(s: State, c: Card): void {
  instances.set(s, c)
  def.set(s, c, 0)
  traits.set(s, c, 0)
  state.strengthPlus.set(s, c, 0)
  healthPlus.set(s, c, 0)
  state.costPlus.set(s, c, 0)
  state.skillsPlus.set(s, c, 0)
  state.skillsHigh.set(s, c, 0)
  state.warcryPlus.set(s, c, 0)
  state.number.set(s, c, 0)
}

export const play = {
  /** At most 50 cards a turn are played for free (218). */
  allowed: (s: State): boolean => freePlays.get(s) < FREE_LIMIT,
}

// ---- the steps of playing a card

/** Decides depleted or not, pays, and takes the card out of its zone (R5, 27). */
const announce = machine.op('announce', (s, f) => {
  const c = s[f + SELF]!
  const p = s[f + YOU]!
  const d = def.get(s, c)
  const kind = KIND[d]!
  if (kind === POWER_KIND && isDepleted(s, c, p)) s[f + MODE] = s[f + MODE]! | DEPLETED_PLAY
  if ((s[f + MODE]! & FREE) === 0) {
    if (kind === POWER_KIND) powerPlays.add(s, p, 1)
    else spendPower(s, p, priceOf(s, c, p))
  }
  move(s, c, STACK_ZONE, BY_PLAY)
  emit(s, PLAYED_EVENT, c, p, s[f + MODE]! & FREE)
  count(s, p, CARDS_PLAYED)
  if (isSpell(d)) count(s, p, SPELLS_PLAYED)
  if (kind === POWER_KIND) count(s, p, POWER_PLAYED)
  if (playedCount.get(s) < PLAYED_LIMIT) {
    playedCards.set(s, playedCount.get(s), c + p * CARDS)
    playedCount.add(s, 1)
  }
  if (isSpell(d) || kind === CURSE || kind === CURSED_RELIC) tell(s, PLAYED, p, c, s[f + THAT]!)
  if (extraText[d] === -1) s[f] = entryOf(s, kind, p)
})

/** Where the playing of each kind of card goes on. */
const entries: number[] = []
const MAKE_ROOM = 10

function entryOf(s: State, kind: number, p: number): number {
  return entries[kind === UNIT && room(s, p) <= 0 ? MAKE_ROOM : kind]!
}

/** The card is where it belongs: a check, and playing it is over. */
function finish(s: State): void {
  check(s)
  machine.pop(s)
}

/** The condition looks at the hand without this card. */
function isDepleted(s: State, c: Card, p: number): boolean {
  if (hasTrait(s, c, state.WILL_DEPLETE) || hasSkill(s, c, DEPLETED)) return true
  const unless = playRules[def.get(s, c)]!.depletedUnless
  if (unless === 0) return false
  const zone = zones.of(s, c)
  const index = zone === NONE ? 0 : zones.indexOf(s, c)
  if (zone !== NONE) zones.moveToBottom(s, c, STACK_ZONE)
  const f = reader(s, p, c)
  const fine = evaluator.amount(s, f, unless) !== 0
  doneReading(s, f)
  if (zone !== NONE) zones.moveToIndex(s, c, zone, index)
  return !fine
}

const byKind = machine.op('by kind', (s, f) => {
  s[f] = entryOf(s, KIND[def.get(s, s[f + SELF]!)]!, s[f + YOU]!)
})

/** May pay more while playing, again and again if the text says so; local a counts. */
const extra = machine.question('extra', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, counter) => {
    const at = def.get(s, s[f + SELF]!)
    if (extraText[at] === -1) return
    const { pay, repeat } = extras[at]!
    if (power.get(s, s[f + YOU]!) < pay || (!repeat && s[f + counter]! > 0)) return
    option(YES)
    option(NO)
  },
  settle: (s, f, chosen, counter) => {
    if (s[f + counter] === NONE) s[f + counter] = 0
    if (chosen === NO_OPTION || optionKind(chosen) === NO) return
    spendPower(s, s[f + YOU]!, extras[def.get(s, s[f + SELF]!)]!.pay)
    s[f + counter] = s[f + counter]! + 1
    s[f] = s[f]! - 1
  },
} satisfies Question)

/** Optional payments by definition, and the trigger that carries out what they bring. */
export const extras: { readonly pay: number; readonly repeat: boolean }[] = []

const joinExtra = machine.op('join extra', (s, f, counter) => {
  const c = s[f + SELF]!
  if (s[f + counter]! > 0) join(s, extraText[def.get(s, c)]!, c, s[f + YOU]!, c, NONE, s[f + counter]!)
})

/** Chooses the unit for a weapon or curse; a text may have named it already (37, 39). */
const bearer = machine.question('bearer', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (s[f + OTHER] !== NONE) return
    const c = s[f + SELF]!
    const side = KIND[def.get(s, c)] === WEAPON ? s[f + YOU]! : s[f + ENEMY]!
    for (let u = zones.first(s, PLAYMAT + side); u !== NONE; u = zones.after(s, u))
      if (isUnitCard(s, u) && fitsOn(s, c, s[f + YOU]!, u)) option(PICK, u)
  },
  settle: (s, f, chosen) => {
    if (chosen !== NO_OPTION) s[f + OTHER] = optionFirst(chosen)
  },
} satisfies Question)

/** A full board: one of your units, or the new one itself, is killed to make room (214, 216). */
const makeRoom = machine.question('make room', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, size) => {
    const p = s[f + YOU]!
    if (room(s, p) + doomedUnits(s, p) >= size) return
    for (let u = zones.first(s, PLAYMAT + p); u !== NONE; u = zones.after(s, u))
      if (isUnitCard(s, u) && !state.has(s, u, DOOMED)) option(PICK, u)
    if (size === 1) option(PICK, s[f + SELF]!)
  },
  settle: (s, f, chosen, size) => {
    if (chosen === NO_OPTION) return
    const x = optionFirst(chosen)
    if (x === s[f + SELF]) s[f + MODE] = s[f + MODE]! | DIES_AT_ONCE
    else doom(s, x)
    if (size > 1) s[f] = s[f]! - 1
  },
} satisfies Question)

function doomedUnits(s: State, p: number): number {
  let n = 0
  for (let u = zones.first(s, PLAYMAT + p); u !== NONE; u = zones.after(s, u))
    if (isUnitCard(s, u) && state.has(s, u, DOOMED)) n++
  return n
}

function entered(s: State, f: number, c: Card): void {
  if ((s[f + MODE]! & EXHAUSTED_PLAY) !== 0) exhaust(s, c)
  tellOwn(s, SUMMON, c)
  tell(s, PLAYED, s[f + YOU]!, c, s[f + THAT]!)
}

const enterUnit = machine.op('enter unit', (s, f) => {
  const c = s[f + SELF]!
  move(s, c, PLAYMAT + s[f + YOU]!, BY_PLAY)
  entered(s, f, c)
  if ((s[f + MODE]! & DIES_AT_ONCE) !== 0) doom(s, c)
  finish(s)
})

const enterWeapon = machine.op('enter weapon', (s, f) => {
  const c = s[f + SELF]!
  const unit = s[f + OTHER]!
  if (unit === NONE || !state.onPlaymat(s, unit)) {
    move(s, c, VOID + ownerOf(s, c), BY_PLAY)
    return
  }
  attach(s, c, unit, controllerOf(s, unit))
  entered(s, f, c)
})

function attach(s: State, c: Card, unit: Card, p: number): void {
  move(s, c, PLAYMAT + p, BY_PLAY)
  attached.set(s, c, unit)
  setTrait(s, unit, HOLDS)
  state.unchecked.set(s, 1)
}

/** A curse is stopped by an Aegis and then goes to its owner's void (R76). */
const enterCurse = machine.op('enter curse', (s, f) => {
  const c = s[f + SELF]!
  const unit = s[f + OTHER]!
  if (unit === NONE || !state.onPlaymat(s, unit) || !mayTouch(s, f, unit)) {
    move(s, c, VOID + ownerOf(s, c), BY_PLAY)
    // A curse has no text to end: its Aegis has answered now, and shields from nothing that comes later.
    settleAegis(s, f)
    return
  }
  attach(s, c, unit, s[f + YOU]!)
  const parts = ongoingBearer[def.get(s, c)]!
  for (let i = 0; i < parts.length; i++)
    if (parts[i]!.stunned && !hasSkill(s, unit, ENDURANCE_BIT)) exhaust(s, unit)
  tellOwn(s, SUMMON, c)
})
const ENDURANCE_BIT = 1 << 5

const enterRelic = machine.op('enter relic', (s, f) => {
  const c = s[f + SELF]!
  move(s, c, PLAYMAT + s[f + YOU]!, BY_PLAY)
  attached.set(s, c, PLAYER + s[f + YOU]!)
  entered(s, f, c)
})

const enterCursedRelic = machine.op('enter cursed relic', (s, f) => {
  const c = s[f + SELF]!
  if (!mayTouch(s, f, PLAYER + s[f + ENEMY]!)) {
    move(s, c, VOID + ownerOf(s, c), BY_PLAY)
    return
  }
  move(s, c, PLAYMAT + s[f + YOU]!, BY_PLAY)
  attached.set(s, c, PLAYER + s[f + ENEMY]!)
  tellOwn(s, SUMMON, c)
})

/** The old relic weapon and all its armor are gone before the new one enters (198). */
const killOldWeapon = machine.op('kill old weapon', (s, f) => {
  const old = relicWeapon(s, s[f + YOU]!)
  if (old !== NONE) doom(s, old)
})

const enterRelicWeapon = machine.op('enter relic weapon', (s, f) => {
  const c = s[f + SELF]!
  const p = s[f + YOU]!
  move(s, c, PLAYMAT + p, BY_PLAY)
  attached.set(s, c, PLAYER + p)
  // 192, 194: armor already there raises the weapon's value for good.
  if (armor.get(s, p) > 0) healthPlus.add(s, c, armor.get(s, p))
  armor.set(s, p, healthTotal(s, c))
  emit(s, ARMOR_EVENT, p, armor.get(s, p))
  setTrait(s, c, NEW_WEAPON)
  tellOwn(s, SUMMON, c)
  join(s, SUMMON_DONE_TRIGGER, c, p, c, NONE, 0)
  tell(s, PLAYED, p, c, s[f + THAT]!)
})

/** After its own Summon a relic weapon needs armor like any other (R42). */
const summonDone = machine.op('summon done', (s, f) => {
  state.clearTrait(s, s[f + SELF]!, NEW_WEAPON)
  state.unchecked.set(s, 1)
})

const killOldSite = machine.op('kill old site', (s, f) => {
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === SITE) doom(s, c)
})

const enterSite = machine.op('enter site', (s, f) => {
  const c = s[f + SELF]!
  move(s, c, PLAYMAT + s[f + YOU]!, BY_PLAY)
  entered(s, f, c)
  join(s, AGENDA_TRIGGER, c, s[f + YOU]!, c, NONE, 0)
})

const enterPower = machine.op('enter power', (s, f) => {
  const c = s[f + SELF]!
  const p = s[f + YOU]!
  move(s, c, POWER + p, BY_PLAY)
  maxPower.add(s, p, 1)
  state.unchecked.set(s, 1)
  if ((s[f + MODE]! & DEPLETED_PLAY) === 0) power.add(s, p, 1)
  emit(s, POWER_EVENT, p, power.get(s, p), maximumPower(s, p))
  for (let i = 0; i < 5; i++) gainInfluence(s, p, i, GRANTED[def.get(s, c) * 5 + i]!)
  const text = playText[def.get(s, c)]!
  if (text === -1) powerIsThere(s, f)
  else startText(s, text, p, NONE, c)
})

function powerIsThere(s: State, f: number): void {
  tell(s, PLAYED, s[f + YOU]!, s[f + SELF]!, s[f + THAT]!)
  finish(s)
}
const tellPower = machine.op('tell power', powerIsThere)

const runText = machine.op('run text', (s, f) => {
  const c = s[f + SELF]!
  const text = playText[def.get(s, c)]!
  if (text !== -1) startText(s, text, s[f + YOU]!, NONE, c)
})

/** Only now does the spell go to its owner's void (45). */
const finishSpell = machine.op('finish spell', (s, f) => {
  const c = s[f + SELF]!
  state.clearTrait(s, c, state.NEGATED)
  if (zones.of(s, c) === STACK_ZONE) move(s, c, VOID + ownerOf(s, c), BY_PLAY)
  machine.pop(s)
})

/** Spells played directly on a unit are noticed by it (R34). */
export const tellAimed = machine.op('tell aimed', (s, f, local) => {
  if (!isSpell(def.get(s, s[f + SELF]!))) return
  for (let i = 0; i < steps.size(s, f, local); i++) {
    const x = steps.thing(s, f, local, i)
    if (x < CARDS && state.onPlaymat(s, x)) tellOwn(s, PLAYED_ON, x, s[f + SELF]!)
  }
})

/** Writes the program by which every card is played. */
export function writePlaying(): Text {
  action = writeAction('action: play a card')
  playing = assembler.text('play a card', () => {
    for (let i = 0; i < 5; i++) assembler.local()
    const counter = assembler.local()
    const { emit: write } = assembler
    const put = write.bind(assembler)
    put(announce)
    put(extra, counter)
    put(joinExtra, counter)
    put(byKind)
    const place = (kind: number, body: () => void): void => {
      entries[kind] = assembler.here
      body()
      put(steps.end)
    }
    place(POWER_KIND, () => {
      put(enterPower)
      put(tellPower)
    })
    place(MAKE_ROOM, () => {
      put(makeRoom, 1)
      entries[UNIT] = assembler.here
      put(enterUnit)
    })
    entries[SPELL] = assembler.here
    place(FAST, () => {
      put(runText)
      put(finishSpell)
    })
    place(WEAPON, () => {
      put(bearer)
      put(enterWeapon)
      put(checkNow)
    })
    place(RELIC, () => {
      put(enterRelic)
      put(checkNow)
    })
    place(RELIC_WEAPON, () => {
      put(killOldWeapon)
      put(checkNow)
      put(enterRelicWeapon)
      put(checkNow)
    })
    place(CURSE, () => {
      put(bearer)
      writeWindow(false)
      put(enterCurse)
      put(checkNow)
    })
    place(CURSED_RELIC, () => {
      writeWindow(false)
      put(enterCursedRelic)
      put(checkNow)
    })
    place(SITE, () => {
      put(killOldSite)
      put(checkNow)
      put(makeRoom, 2)
      put(checkNow)
      put(enterSite)
      put(checkNow)
    })
  })
  return action
}

/** The text behind "its Summon is done". */
export function writeSummonDone(): Text {
  return assembler.text('summon done', () => {
    for (let i = 0; i < 5; i++) assembler.local()
    assembler.emit(summonDone)
    assembler.emit(checkNow)
    assembler.emit(steps.end)
  })
}
