import { emit } from '../../../kernel/events.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import type { Text } from '../../../language/assembler.ts'
import { extraText, playRules, playText } from '../abilities.ts'
import {
  CURSE,
  CURSED_RELIC,
  DEPLETED,
  FAST,
  isSpell,
  KIND,
  POWER_KIND,
  RELIC,
  RELIC_WEAPON,
  SITE,
  SPELL,
  UNIT,
  WEAPON,
} from '../content.ts'
import { assembler, evaluator, MODE, OTHER, SELF, startText, steps, THAT, YOU } from '../engine.ts'
import * as state from '../state.ts'
import {
  CARDS,
  def,
  freePlays,
  hasTrait,
  healthPlus,
  instances,
  LOG_LIMIT,
  logged,
  loggedCount,
  machine,
  ownerOf,
  powerPlays,
  STACK_ZONE,
  traits,
  VOID,
  zones,
} from '../state.ts'
import { checkNow } from './check.ts'
import {
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
  tellPower,
} from './entering.ts'
import { PLAYED_EVENT } from './events.ts'
import { spendPower } from './health.ts'
import { DEPLETED_PLAY, FREE } from './how-played.ts'
import { bearer, extra, joinExtra, makeRoom } from './play-choices.ts'
import { priceOf } from './playable.ts'
import { writeWindow } from './reactions.ts'
import { doneReading, hasSkill, reader } from './values.ts'
import { PLAYED, PLAYED_ON, startAction, tell, tellOwnAbout, writeAction } from './waiting-line.ts'
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

export const FREE_LIMIT = 50

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
  if (loggedCount.get(s) < LOG_LIMIT) {
    logged.set(s, loggedCount.get(s), c + p * CARDS)
    loggedCount.add(s, 1)
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
    if (x < CARDS && state.onPlaymat(s, x)) tellOwnAbout(s, PLAYED_ON, x, s[f + SELF]!, s[f + YOU]!)
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
