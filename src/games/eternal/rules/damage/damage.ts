import { enter, enterAlone, keepsAccount, newAccount } from '../../../../kernel/account.ts'
import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { COUNTS_DAMAGE, DEADLY_TO_PLAYERS, DOUBLE_TO_PLAYERS } from '../../abilities.ts'
import {
  DEADLY,
  DECAY,
  DOUBLE_DAMAGE,
  INVULNERABLE,
  isSpell,
  KIND,
  LIFESTEAL,
  OVERWHELM,
  PRINTED_SKILLS,
  REGEN,
  SITE,
  UNIT,
} from '../../content.ts'
import {
  armor,
  CARDS,
  controllerOf,
  damage,
  def,
  doom,
  HISTORY_KINDS,
  HIT_THIS_TURN,
  has,
  health,
  healthPlus,
  historyField,
  isAround,
  isPlayer,
  number,
  onPlaymat,
  PLAYER,
  REGENERATED,
  setMark,
  setTrait,
  strengthPlus,
  turnSkills,
  unchecked,
} from '../../state.ts'
import { DOUBLE, LIFESTEAL_GAIN, SHARE } from '../common/accounts.ts'
import { DAMAGED, REGEN_EVENT } from '../common/events.ts'
import { count, DAMAGE_TAKEN, HITS_MADE } from '../common/history.ts'
import { turnUp } from '../common/stealth.ts'
import {
  DAMAGED_TRIGGER,
  HITS,
  MASTERY,
  PLAYER_HIT,
  tell,
  tellInfiltrate,
  tellOwn,
} from '../triggers/hearing.ts'
import { changeStats } from '../values/changes.ts'
import { relicWeapon, skillsOfPlayer } from '../values/player-values.ts'
import { skills } from '../values/skills.ts'
import { enterStrength } from '../values/sums.ts'
import { healthLeft, strength, switches } from '../values/values.ts'
import { gainHealth } from './health.ts'

/**
 * Who deals the damage (EG13): a unit by its ability or in a fight, a spell with its player's skills, or
 * a player through relics. `source` is a card or a player.
 */
export function sourceSkills(s: State, source: number): number {
  if (isPlayer(source)) return skillsOfPlayer(s, source - PLAYER)
  const d = def.get(s, source)
  if (isSpell(d)) return skills(s, source) | skillsOfPlayer(s, controllerOf(s, source))
  if (KIND[d] === UNIT) return onPlaymat(s, source) ? skills(s, source) : turnSkills.get(s, source) & 0xffff
  return PRINTED_SKILLS[d]!
}

const playerOf = (s: State, x: number): number => (isPlayer(x) ? x - PLAYER : controllerOf(s, x))

/** Deals damage in the order of EG13 and says how much was dealt. `mine` is the player who gains by Lifesteal. */
export function dealDamage(
  s: State,
  object: number,
  amount: number,
  source: number,
  mine: number,
  fight: boolean,
): number {
  if (amount <= 0) return 0
  const has = sourceSkills(s, source)
  let n = amount
  if (
    (has & DOUBLE_DAMAGE) !== 0 ||
    (isPlayer(object) && source < CARDS && (switches(s, source) & DOUBLE_TO_PLAYERS) !== 0)
  ) {
    enter(n, DOUBLE)
    n *= 2
  }
  return dealExactly(s, object, n, source, has, mine, fight)
}

/** The same after doubling. */
export function dealExactly(
  s: State,
  object: number,
  n: number,
  source: number,
  has: number,
  mine: number,
  fight: boolean,
): number {
  if (n <= 0) return 0
  const dealt = isPlayer(object)
    ? hitPlayer(s, object - PLAYER, n, source, fight)
    : hitCard(s, object, n, source, has)
  if (!dealt) return 0
  turnUp(s, source)
  turnUp(s, object)
  if (source < CARDS && COUNTS_DAMAGE[def.get(s, source)] === 1 && onPlaymat(s, source))
    countDealt(s, source, n)
  if ((has & LIFESTEAL) !== 0) {
    enterAlone(n, LIFESTEAL_GAIN, source)
    gainHealth(s, mine, n)
  }
  return n
}

/** A blow in a fight: the account is the strength of what strikes, doubled, or the share that lands here. */
export function strike(
  s: State,
  object: number,
  n: number,
  by: Card,
  source: number,
  has: number,
  mine: number,
): void {
  if (keepsAccount()) enterBlow(s, by, n, has)
  dealExactly(s, object, n, source, has, mine, true)
}

function enterBlow(s: State, by: Card, n: number, has: number): void {
  newAccount()
  enterStrength(s, by)
  const whole = strength(s, by)
  const doubled = (has & DOUBLE_DAMAGE) !== 0 || n > whole
  if (doubled) enter(whole, DOUBLE)
  enter(n - (doubled ? 2 * whole : whole), SHARE)
}

/** Mastery counts what a unit deals, over turns. */
function countDealt(s: State, c: Card, n: number): void {
  number.set(s, c, Math.min(100, number.get(s, c) + n))
  tellOwn(s, MASTERY, c)
}

function hitPlayer(s: State, p: number, n: number, source: number, fight: boolean): boolean {
  if ((skillsOfPlayer(s, p) & INVULNERABLE) !== 0) return false
  const taken = Math.min(armor.get(s, p), n)
  if (taken > 0) loseArmorTo(s, p, taken, source)
  health.set(
    s,
    p,
    fight && isDeadlyTo(s, source) ? Math.min(0, health.get(s, p) - n) : health.get(s, p) - (n - taken),
  )
  unchecked.set(s, 1)
  count(s, p, DAMAGE_TAKEN, n)
  emit(s, DAMAGED, PLAYER + p, n, source)
  if (isPlayer(source) || !onPlaymat(s, source) || KIND[def.get(s, source)] !== UNIT) return true
  const by = playerOf(s, source)
  if (by === p) return true
  if (!has(s, source, HIT_THIS_TURN)) {
    setMark(s, source, HIT_THIS_TURN)
    count(s, by, HITS_MADE)
  }
  tellInfiltrate(s, source)
  if (fight) tellOwn(s, HITS, source, PLAYER + p, n)
  return true
}

/** Armor that Decay takes is gone from the relic weapon for good, and as much of its strength. */
function loseArmorTo(s: State, p: number, n: number, source: number): void {
  armor.set(s, p, armor.get(s, p) - n)
  const weapon = relicWeapon(s, p)
  if (weapon === NONE || !isAround(s, DECAY) || (sourceSkills(s, source) & DECAY) === 0) return
  strengthPlus.add(s, weapon, -n)
  healthPlus.add(s, weapon, -n)
}

/** A unit, or an avatar by its relic weapon, whose attacks are deadly to players. */
function isDeadlyTo(s: State, source: number): boolean {
  const c = isPlayer(source) ? relicWeapon(s, source - PLAYER) : source
  return c !== NONE && (switches(s, c) & DEADLY_TO_PLAYERS) !== 0
}

function hitCard(s: State, c: Card, n: number, source: number, has: number): boolean {
  if (!onPlaymat(s, c)) return false
  const kind = KIND[def.get(s, c)]
  if (kind !== UNIT && kind !== SITE) return false
  const its = skills(s, c)
  if ((its & INVULNERABLE) !== 0) return false
  if ((its & REGEN) !== 0) {
    setTrait(s, c, REGENERATED)
    emit(s, REGEN_EVENT, c)
    return false
  }
  // Decay takes strength and health for good instead of wounding.
  if ((has & DECAY) !== 0 && kind === UNIT) changeStats(s, c, -n, -n, false)
  else damage.set(s, c, damage.get(s, c) + n)
  unchecked.set(s, 1)
  if ((has & DEADLY) !== 0 && kind === UNIT) doom(s, c)
  emit(s, DAMAGED, c, n, source)
  tellOwn(s, DAMAGED_TRIGGER, c, NONE, n)
  return true
}

/** What a player has been dealt this turn, armor included. */
export const damageTaken = (s: State, p: number): number =>
  historyField.get(s, p * HISTORY_KINDS + DAMAGE_TAKEN)

/** One or more units have hit this player at the same time. */
export const tellHit = (s: State, p: number): void => tell(s, PLAYER_HIT, p, PLAYER + p)

/** Just enough to kill: what is left of its health, 1 with Deadly, never for the invulnerable (ER50). */
export function lethal(s: State, c: Card, has: number): number {
  if ((skills(s, c) & (INVULNERABLE | REGEN)) !== 0) return 30000
  if ((has & DEADLY) !== 0) return 1
  return Math.max(0, healthLeft(s, c))
}

/** Damage by a text. Says what Overwhelm leaves over for the enemy player (ER54, ER55). */
export function dealByText(s: State, object: number, amount: number, source: number, mine: number): number {
  const has = sourceSkills(s, source)
  if (
    (has & OVERWHELM) === 0 ||
    isPlayer(object) ||
    amount <= 0 ||
    !onPlaymat(s, object) ||
    KIND[def.get(s, object)] !== UNIT ||
    controllerOf(s, object) === mine
  ) {
    dealDamage(s, object, amount, source, mine, false)
    return 0
  }
  const n = (has & DOUBLE_DAMAGE) !== 0 ? amount * 2 : amount
  const needed = Math.min(n, lethal(s, object, has))
  enter(n - amount, DOUBLE)
  enter(needed - n, SHARE)
  dealExactly(s, object, needed, source, has, mine, false)
  return n - needed
}
