import { emit } from '../../../../kernel/events.ts'
import { optionFirst, optionKind, optionSecond } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Text } from '../../../../language/compiler/assembler.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { extraText, playRules, playText, SHIFT, UNSTOPPABLE } from '../../abilities.ts'
import {
  CURSE,
  CURSED_RELIC,
  DEPLETED,
  definitions,
  FAST,
  INSCRIBE,
  isSpell,
  KIND,
  POWER_KIND,
  RELIC,
  RELIC_WEAPON,
  SIGIL,
  SITE,
  SPELL,
  sigilOf,
  UNIT,
  UNLEASH,
  WEAPON,
} from '../../content.ts'
import { assembler, evaluator, MODE, OTHER, SELF, STOP, startText, steps, THAT, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import {
  CARDS,
  def,
  freePlays,
  hasTrait,
  instances,
  machine,
  ownerOf,
  powerPlays,
  STACK_ZONE,
  VOID,
  zones,
} from '../../state.ts'
import { doneReading, reader } from '../common/evaluate.ts'
import { PLAYED_EVENT } from '../common/events.ts'
import { CARDS_PLAYED, count, POWER_PLAYED, SIGILS_THIS_GAME, SPELLS_PLAYED } from '../common/history.ts'
import { PLAY, PLAY_AS_SIGIL, PLAY_BONDED, PLAY_SHIFTED } from '../common/options.ts'
import { turnUp } from '../common/stealth.ts'
import { log } from '../common/turn-log.ts'
import { checkNow } from '../damage/check.ts'
import { spendPower } from '../damage/health.ts'
import { dispatch, dispatchOwnAbout, PLAYED, PLAYED_ON } from '../triggers/dispatch.ts'
import { about, enqueue } from '../triggers/queue-rows.ts'
import { UNLEASH_TRIGGER } from '../triggers/rule-triggers.ts'
import { startAction, writeAction } from '../triggers/trigger-queue.ts'
import { UNSTOPPABLE_TEXT } from '../values/aegis.ts'
import { exhaust } from '../values/changes.ts'
import { hasSkill, skills } from '../values/skills.ts'
import { strength } from '../values/values.ts'
import { BY_PLAY, claim, move, revenges, room, takesRevenge, transformInto } from '../zones/zones.ts'
import {
  emitPower,
  enterCurse,
  enterCursedRelic,
  enterPower,
  enterRelic,
  enterRelicWeapon,
  enterSite,
  enterUnit,
  enterWeapon,
  killOldSite,
  killOldWeapon,
} from './entering.ts'
import { BONDED_PLAY, DEPLETED_PLAY, FREE, SHIFTED_PLAY } from './how-played.ts'
import { bearer, extra, joinExtra, makeRoom, versatile } from './play-choices.ts'
import { canCast, hasBearer, priceOf } from './playable.ts'
import { writeWindow } from './reactions.ts'

export const FREE_LIMIT = 50

let playing: Text

let action: Text

/** A card played by choice is an action with its own queue (EG3). */
export function startPlay(s: State, c: Card, p: number): number {
  startAction(s, action, p, c)
  return startText(s, playing, p, NONE, c)
}

/** The ways in which a player may play a card, as they were offered. */
export function startChosenPlay(s: State, chosen: number, p: number): void {
  const c = optionFirst(chosen)
  switch (optionKind(chosen)) {
    case PLAY_AS_SIGIL:
      if ((skills(s, c) & INSCRIBE) !== 0) state.setTrait(s, c, state.WILL_DEPLETE)
      becomeSigil(s, c, optionSecond(chosen))
      startPlay(s, c, p)
      return
    case PLAY_SHIFTED:
      s[startPlay(s, c, p) + MODE] = SHIFTED_PLAY
      return
    case PLAY_BONDED: {
      const f = startPlay(s, c, p)
      s[f + MODE] = BONDED_PLAY
      s[f + OTHER] = optionSecond(chosen)
      return
    }
    case PLAY:
      startPlay(s, c, p)
      return
    default:
      throw new Error(`no card is played by option ${optionKind(chosen)}`)
  }
}

function becomeSigil(s: State, c: Card, faction: number): void {
  const depleted = hasTrait(s, c, state.WILL_DEPLETE)
  transformInto(s, c, sigilOf(faction))
  if (depleted) state.setTrait(s, c, state.WILL_DEPLETE)
}

/** A card played by an effect: free, without influence, in the queue of the running action. */
export function playFree(s: State, c: Card, p: number, mode: number, wielder: number, source = NONE): void {
  if (!canPlayFree(s, c, p, wielder)) {
    if (zones.of(s, c) === NONE && c === instances.get(s) - 1) unmake(s, c)
    return
  }
  freePlays.add(s, 1)
  claim(s, c, p)
  const f = startText(s, playing, p, source, c)
  s[f + MODE] = mode | FREE
  s[f + OTHER] = wielder
}

/** A weapon, a curse or a spell without a legal object is not played, nor what is made where there is no room. */
export function canPlayFree(s: State, c: Card, p: number, wielder: number): boolean {
  if (!play.allowed(s)) return false
  const { kind } = definitions[def.get(s, c)]!
  switch (kind) {
    case 'unit':
      return zones.of(s, c) !== NONE || room(s, p) > 0
    case 'weapon':
    case 'curse':
      return wielder !== NONE || hasBearer(s, c, p)
    case 'spell':
    case 'fast spell':
      return canCast(s, c, p)
    case 'power':
    case 'relic':
    case 'relic weapon':
    case 'cursed relic':
    case 'site':
      return true
    default:
      return missing(kind)
  }
}

/** A card that could not be made was never there. */
function unmake(s: State, c: Card): void {
  instances.set(s, c)
  state.wasNeverMade(s, c)
}

export const play = {
  /** At most 50 cards a turn are played for free (E218). */
  allowed: (s: State): boolean => freePlays.get(s) < FREE_LIMIT,
}

/** Decides depleted or not, pays, and takes the card out of its zone (ER5, E027). */
const announce = machine.op('announce', (s, f) => {
  const c = s[f + SELF]!
  const p = s[f + YOU]!
  const d = def.get(s, c)
  const kind = KIND[d]!
  if (kind === POWER_KIND && isDepleted(s, c, p)) s[f + MODE] = s[f + MODE]! | DEPLETED_PLAY
  if ((s[f + MODE]! & FREE) === 0) {
    if (kind === POWER_KIND) powerPlays.add(s, p, 1)
    else spendPower(s, p, priceThisWay(s, f, c, p))
  }
  move(s, c, STACK_ZONE, BY_PLAY)
  emit(s, PLAYED_EVENT, c, p, s[f + MODE]! & FREE)
  count(s, p, CARDS_PLAYED)
  if (isSpell(d)) count(s, p, SPELLS_PLAYED)
  if (kind === POWER_KIND) count(s, p, POWER_PLAYED)
  if (SIGIL[d] !== 0) count(s, p, SIGILS_THIS_GAME)
  if (state.isAround(s, UNLEASH) && hasSkill(s, c, UNLEASH)) enqueue(s, UNLEASH_TRIGGER, c, p, about(c))
  log(s, c + p * CARDS)
  if (isSpell(d) || kind === CURSE || kind === CURSED_RELIC) dispatch(s, PLAYED, p, about(c, 0, s[f + THAT]!))
  if (extraText[d] === -1) s[f] = entryOf(s, kind, p)
})

/** Shifted for another price, or cheaper by the unit that is exhausted for it. */
function priceThisWay(s: State, f: number, c: Card, p: number): number {
  if ((s[f + MODE]! & SHIFTED_PLAY) !== 0) return SHIFT[def.get(s, c)]!
  const price = priceOf(s, c, p)
  if ((s[f + MODE]! & BONDED_PLAY) === 0) return price
  const unit = s[f + OTHER]!
  exhaust(s, unit)
  s[f + OTHER] = NONE
  return Math.max(0, price - Math.max(0, strength(s, unit)))
}

/** Where the playing of each kind of card goes on. */
const entries: number[] = []

const MAKE_ROOM = 10
/** A Versatile weapon that was put on a unit. */
const ON_UNIT = 11

function entryOf(s: State, kind: number, p: number): number {
  return entries[kind === UNIT && room(s, p) <= 0 ? MAKE_ROOM : kind]!
}

/** The condition looks at the hand without this card. */
function isDepleted(s: State, c: Card, p: number): boolean {
  if (hasTrait(s, c, state.WILL_DEPLETE)) return true
  if (state.isAround(s, DEPLETED) && hasSkill(s, c, DEPLETED)) return true
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

const runText = machine.op('run text', (s, f) => {
  const c = s[f + SELF]!
  const text = playText[def.get(s, c)]!
  if (text === -1) return
  const g = startText(s, text, s[f + YOU]!, NONE, c)
  const cannotBeStopped = UNSTOPPABLE[def.get(s, c)]!
  if (cannotBeStopped !== 0 && evaluator.amount(s, g, cannotBeStopped) !== 0) s[g + STOP] = UNSTOPPABLE_TEXT
})

/** Only now does the spell go to its owner's void (E045). */
const finishSpell = machine.op('finish spell', (s, f) => {
  const c = s[f + SELF]!
  state.clearTrait(s, c, state.NEGATED)
  if (zones.of(s, c) === STACK_ZONE) {
    const revenge = takesRevenge(s, c)
    move(s, c, VOID + ownerOf(s, c), BY_PLAY)
    if (revenge) revenges(s, c)
  }
  machine.pop(s)
})

/** Spells played directly on a unit are noticed by it (ER34). */
export const emitAimed = machine.op('emit aimed', (s, f, local) => {
  if (!isSpell(def.get(s, s[f + SELF]!))) return
  for (let i = 0; i < steps.size(s, f, local); i++) {
    const x = steps.thing(s, f, local, i)
    if (x >= CARDS || !state.onPlaymat(s, x)) continue
    turnUp(s, x)
    dispatchOwnAbout(s, PLAYED_ON, x, about(s[f + SELF]!), s[f + YOU]!)
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
      put(emitPower)
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
      entries[ON_UNIT] = assembler.here
      put(enterWeapon)
      put(checkNow)
    })
    place(RELIC, () => {
      put(enterRelic)
      put(checkNow)
    })
    place(RELIC_WEAPON, () => {
      put(versatile, entries[ON_UNIT]!)
      put(killOldWeapon)
      put(checkNow)
      put(enterRelicWeapon)
      put(checkNow)
    })
    place(CURSE, () => {
      put(bearer)
      writeWindow('curse')
      put(enterCurse)
      put(checkNow)
    })
    place(CURSED_RELIC, () => {
      writeWindow('curse')
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
