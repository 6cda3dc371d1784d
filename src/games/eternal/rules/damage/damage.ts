import { accounting, enter, enterAlone, keepsAccount, type Line } from '../../../../kernel/account.ts'
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
  LOW,
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
  turnSkillsHigh,
  unchecked,
} from '../../state.ts'
import { DECAY_LOSS, DOUBLE, LIFESTEAL_GAIN, OVERWHELM_REST, SHARE } from '../common/accounts.ts'
import { CHANGED, DAMAGED, REGEN_EVENT } from '../common/events.ts'
import { count, DAMAGE_TAKEN, HITS_MADE } from '../common/history.ts'
import { LARGEST, NEVER, within } from '../common/limits.ts'
import { turnUp } from '../common/stealth.ts'
import {
  DAMAGED_TRIGGER,
  dispatch,
  dispatchInfiltrate,
  dispatchOwn,
  HITS,
  MASTERY,
  PLAYER_HIT,
} from '../triggers/dispatch.ts'
import { about } from '../triggers/queue-rows.ts'
import { changeStats } from '../values/changes.ts'
import { relicWeapon, skillsOfPlayer } from '../values/player-values.ts'
import { skills } from '../values/skills.ts'
import { healthLeft, switches } from '../values/values.ts'
import { gainHealth } from './health.ts'

/** What a unit had when it left the playmat (EG3). */
const lastSkills = (s: State, c: Card): number =>
  (turnSkills.get(s, c) & LOW) | (turnSkillsHigh.get(s, c) << 16)

/**
 * Who deals the damage (EG13): a unit by its ability or in a fight, a spell with its player's skills, or
 * a player through relics. `source` is a card or a player.
 */
export function sourceSkills(s: State, source: number): number {
  if (isPlayer(source)) return skillsOfPlayer(s, source - PLAYER)
  const d = def.get(s, source)
  if (isSpell(d)) return skills(s, source) | skillsOfPlayer(s, controllerOf(s, source))
  if (KIND[d] === UNIT) return onPlaymat(s, source) ? skills(s, source) : lastSkills(s, source)
  return PRINTED_SKILLS[d]!
}

const playerOf = (s: State, x: number): number => (isPlayer(x) ? x - PLAYER : controllerOf(s, x))

/** Damage on its way, worked out and not dealt yet. Records of it are used again and again. */
export interface Blow {
  /** A unit, a site or a player. */
  object: number
  /** Doubled already. */
  amount: number
  /** A card or a player (EG13). */
  source: number
  /** The skills of the source when the damage was worked out. */
  skills: number
  /** The player who gains by Lifesteal. */
  gainer: number
  /** In a battle or a direct attack. */
  inFight: boolean
  /** Where the amount of a blow in a fight comes from, as far as somebody keeps account. */
  lines: readonly Line[]
}

export const NO_LINES: readonly Line[] = []

export const newBlow = (inFight: boolean): Blow => ({
  object: NONE,
  amount: 0,
  source: NONE,
  skills: 0,
  gainer: 0,
  inFight,
  lines: NO_LINES,
})

/** A source that deals double damage to players; more than doubled it never is (ER59). */
export const isDoubledToPlayers = (s: State, object: number, source: number): boolean =>
  isPlayer(object) && source < CARDS && (switches(s, source) & DOUBLE_TO_PLAYERS) !== 0

/** Deals damage in the order of EG13. */
export function deal(s: State, blow: Blow): void {
  if (blow.amount > LARGEST) blow.amount = LARGEST
  const { object, amount, source, skills: its } = blow
  if (amount <= 0) return
  if (!(isPlayer(object) ? hitPlayer(s, blow) : hitCard(s, blow))) return
  turnUp(s, source)
  turnUp(s, object)
  if (source < CARDS && COUNTS_DAMAGE[def.get(s, source)] === 1 && onPlaymat(s, source))
    countDealt(s, source, amount)
  if ((its & LIFESTEAL) !== 0) {
    enterAlone(amount, LIFESTEAL_GAIN, source)
    gainHealth(s, blow.gainer, amount)
  }
}

/** Mastery counts what a unit deals, over turns. */
function countDealt(s: State, c: Card, n: number): void {
  number.set(s, c, Math.min(100, number.get(s, c) + n))
  dispatchOwn(s, MASTERY, c)
}

function hitPlayer(s: State, { object, amount: n, source, skills: its, inFight }: Blow): boolean {
  const p = object - PLAYER
  if (isAround(s, INVULNERABLE) && (skillsOfPlayer(s, p) & INVULNERABLE) !== 0) return false
  const taken = Math.min(armor.get(s, p), n)
  if (taken > 0) loseArmorTo(s, p, taken, source, its)
  const before = health.get(s, p)
  const left = before - (n - taken)
  const now = inFight && isDeadlyTo(s, source) ? Math.min(0, left) : left
  health.set(s, p, within(now))
  unchecked.set(s, 1)
  count(s, p, DAMAGE_TAKEN, n)
  emit(s, DAMAGED, PLAYER + p, n, source, before - now)
  if (isPlayer(source) || !onPlaymat(s, source) || KIND[def.get(s, source)] !== UNIT) return true
  const by = playerOf(s, source)
  if (by === p) return true
  if (!has(s, source, HIT_THIS_TURN)) {
    setMark(s, source, HIT_THIS_TURN)
    count(s, by, HITS_MADE)
  }
  dispatchInfiltrate(s, source)
  if (inFight) dispatchOwn(s, HITS, source, n, PLAYER + p)
  return true
}

/** Armor that Decay takes is gone from the relic weapon for good, and as much of its strength. */
function loseArmorTo(s: State, p: number, n: number, source: number, its: number): void {
  armor.set(s, p, armor.get(s, p) - n)
  if ((its & DECAY) === 0) return
  const weapon = relicWeapon(s, p)
  if (weapon === NONE) return
  strengthPlus.set(s, weapon, within(strengthPlus.get(s, weapon) - n))
  healthPlus.set(s, weapon, within(healthPlus.get(s, weapon) - n))
  byDecay(n, source, () => emit(s, CHANGED, weapon, -n, -n, 0))
}

/** What Decay takes has a reason of its own, beside that of the damage. */
function byDecay(n: number, source: number, take: () => void): void {
  if (!keepsAccount()) take()
  else
    accounting(() => {
      enter(n, DECAY_LOSS, source)
      take()
    })
}

/** A unit, or an avatar by its relic weapon, whose attacks are deadly to players. */
function isDeadlyTo(s: State, source: number): boolean {
  const c = isPlayer(source) ? relicWeapon(s, source - PLAYER) : source
  return c !== NONE && (switches(s, c) & DEADLY_TO_PLAYERS) !== 0
}

/** What keeps a unit from being damaged. */
const SAVING = INVULNERABLE | REGEN

function hitCard(s: State, { object: c, amount: n, source, skills: its }: Blow): boolean {
  if (!onPlaymat(s, c)) return false
  const kind = KIND[def.get(s, c)]
  if (kind !== UNIT && kind !== SITE) return false
  const shields = isAround(s, SAVING) ? skills(s, c) : 0
  if ((shields & INVULNERABLE) !== 0) return false
  if ((shields & REGEN) !== 0) {
    setTrait(s, c, REGENERATED)
    emit(s, REGEN_EVENT, c)
    return false
  }
  // Decay takes strength and health for good instead of wounding.
  if ((its & DECAY) !== 0 && kind === UNIT) byDecay(n, source, () => changeStats(s, c, -n, -n, false))
  else damage.set(s, c, within(damage.get(s, c) + n))
  unchecked.set(s, 1)
  if ((its & DEADLY) !== 0 && kind === UNIT) doom(s, c)
  emit(s, DAMAGED, c, n, source)
  dispatchOwn(s, DAMAGED_TRIGGER, c, n)
  return true
}

/** What a player has been dealt this turn, armor included. */
export const damageTaken = (s: State, p: number): number =>
  historyField.get(s, p * HISTORY_KINDS + DAMAGE_TAKEN)

/** One or more units have hit this player at the same time. */
export const dispatchHit = (s: State, p: number): void => dispatch(s, PLAYER_HIT, p, about(PLAYER + p))

/** Just enough to kill: what is left of its health, 1 with Deadly, never for the invulnerable (ER50). */
export function lethal(s: State, c: Card, its: number): number {
  if (isAround(s, SAVING) && (skills(s, c) & SAVING) !== 0) return NEVER
  if ((its & DEADLY) !== 0) return 1
  return Math.max(0, healthLeft(s, c))
}

const one = newBlow(false)

/** A text begins to deal damage: the skills of its source count as they are now, for everything it damages (EG2). */
export function beginText(s: State, source: number, gainer: number): void {
  one.source = source
  one.skills = sourceSkills(s, source)
  one.gainer = gainer
}

/** Damage by the text that has begun. Says what Overwhelm leaves over for the enemy player (ER54, ER55). */
export function dealByText(s: State, object: number, amount: number): number {
  if (amount <= 0) return 0
  const n = isDoubled(s, object) ? amount * 2 : amount
  enter(n - amount, DOUBLE)
  one.object = object
  one.amount = passesOn(s, object) ? Math.min(n, lethal(s, object, one.skills)) : n
  enter(one.amount - n, SHARE)
  const rest = n - one.amount
  deal(s, one)
  return rest
}

const isDoubled = (s: State, object: number): boolean =>
  (one.skills & DOUBLE_DAMAGE) !== 0 || isDoubledToPlayers(s, object, one.source)

/** Overwhelm of a text passes on what an enemy unit does not need to die. */
const passesOn = (s: State, object: number): boolean =>
  (one.skills & OVERWHELM) !== 0 &&
  !isPlayer(object) &&
  onPlaymat(s, object) &&
  KIND[def.get(s, object)] === UNIT &&
  controllerOf(s, object) !== one.gainer

/** What Overwhelm left over goes to a player. The rest of doubled damage is doubled already (ER59). */
export function dealRest(s: State, player: number, rest: number): void {
  const twice = (one.skills & DOUBLE_DAMAGE) === 0 && isDoubledToPlayers(s, player, one.source)
  one.object = player
  one.amount = twice ? 2 * rest : rest
  enterAlone(rest, OVERWHELM_REST, one.source)
  enter(one.amount - rest, DOUBLE)
  deal(s, one)
}

/** Damage of the rules themselves: nothing doubles it and nobody gains by it. */
export function dealPlain(s: State, player: number, amount: number): void {
  one.object = player
  one.amount = amount
  one.source = player
  one.skills = 0
  deal(s, one)
}
