import { emit } from '../../../../kernel/events.ts'
import { NO_OPTION, type Question } from '../../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { NO, PICK, YES } from '../../../../language/compiler/steps.ts'
import { CANNOT_ATTACK } from '../../abilities.ts'
import { BERSERK, CHARGE, KIND, RECKLESS, SITE, UNIT, WARCRY_BIT } from '../../content.ts'
import { ENEMY, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import {
  ATTACKING,
  attackedSite,
  BERSERKING,
  def,
  EXHAUSTED,
  FRESH,
  has,
  isAround,
  machine,
  PLAYER,
  PLAYMAT,
  SPENT_BERSERK,
  setMark,
  zones,
} from '../../state.ts'
import { ATTACKS_EVENT } from '../common/events.ts'
import { ATTACKS_MADE, ATTACKS_THIS_GAME, count } from '../common/history.ts'
import { ATTACK, COMMIT } from '../common/options.ts'
import { isShifted } from '../triggers/delayed.ts'
import { ATTACKS, dispatch, dispatchAttack, dispatchOwn, UNIT_ATTACKS } from '../triggers/dispatch.ts'
import { about, enqueue } from '../triggers/queue-rows.ts'
import { WARCRY_TRIGGER } from '../triggers/rule-triggers.ts'
import { gainSkills } from '../values/changes.ts'
import { isForbidden } from '../values/prohibitions.ts'
import { skills, warcry } from '../values/skills.ts'
import { strength } from '../values/values.ts'

export function canAttack(s: State, c: Card): boolean {
  const now = state.marks.get(s, c)
  if (KIND[def.get(s, c)] !== UNIT || (now & (EXHAUSTED | ATTACKING)) !== 0) return false
  if ((now & FRESH) !== 0 && (!isAround(s, CHARGE) || (skills(s, c) & CHARGE) === 0)) return false
  return isFit(s, c)
}

/** Ready, with some strength, and nothing forbids it: what every attack of a unit needs, also a direct one. */
export const mayAttack = (s: State, c: Card): boolean => !has(s, c, EXHAUSTED) && isFit(s, c)
const isFit = (s: State, c: Card): boolean =>
  strength(s, c) > 0 && !isShifted(s, c) && !isForbidden(s, c, CANNOT_ATTACK)

/** Offers every attacker; true when one of them is Reckless and must attack (ER64). */
export function offerAttackers(s: State, p: number): boolean {
  let must = false
  const reckless = isAround(s, RECKLESS)
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (canAttack(s, c)) {
      option(ATTACK, c)
      if (reckless && (skills(s, c) & RECKLESS) !== 0) must = true
    }
  return must
}

export function addAttacker(s: State, c: Card): void {
  setMark(s, c, ATTACKING)
  emit(s, ATTACKS_EVENT, c)
}

/** One attacker after the other; the attack is complete when its player says so (E112). */
export const declare = machine.question('declare', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (!offerAttackers(s, s[f + YOU]!)) option(COMMIT)
  },
  settle: (s, f, chosen) => {
    if (chosen === NO_OPTION || optionKind(chosen) === COMMIT) return
    addAttacker(s, optionFirst(chosen))
    s[f] = s[f]! - 1
  },
} satisfies Question)

function siteOf(s: State, p: number): Card {
  if (!state.isBrought(s, 1 << SITE)) return NONE
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === SITE) return c
  return NONE
}

/** All attackers together attack the player or the site (E117, E118). */
export const aim = machine.question('aim', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    const site = siteOf(s, s[f + ENEMY]!)
    if (site === NONE) return
    option(PICK, PLAYER + s[f + ENEMY]!)
    option(PICK, site)
  },
  settle: (s, _f, chosen) => {
    const x = chosen === NO_OPTION ? NONE : optionFirst(chosen)
    attackedSite.set(s, x === NONE || x >= PLAYER ? NONE : x)
  },
} satisfies Question)

/** The attacker with unspent Berserk that is asked next; local `asked` counts those already asked. */
function nextBerserk(s: State, f: number, asked: number): Card {
  if (!isAround(s, BERSERK)) return NONE
  let k = Math.max(0, s[f + asked]!)
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING) && (skills(s, c) & BERSERK) !== 0 && k-- === 0) return c
  return NONE
}

/** Berserk is decided unit by unit (ER12). */
export const berserk = machine.question('berserk', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, asked) => {
    if (nextBerserk(s, f, asked) === NONE) return
    option(YES, nextBerserk(s, f, asked))
    option(NO, nextBerserk(s, f, asked))
  },
  settle: (s, f, chosen, asked) => {
    if (chosen === NO_OPTION) {
      s[f + asked] = 0
      return
    }
    if (optionKind(chosen) === YES) setMark(s, optionFirst(chosen), BERSERKING)
    s[f + asked] = Math.max(0, s[f + asked]!) + 1
    s[f] = s[f]! - 1
  },
} satisfies Question)

/** Joins the Warcry of an attacker (ER65). */
export function joinWarcry(s: State, c: Card, p: number): void {
  const n = isAround(s, WARCRY_BIT) ? warcry(s, c) : 0
  if (n > 0) enqueue(s, WARCRY_TRIGGER, c, p, about(c, n))
}

/** Spends the Berserk of those that use it: they gain Reckless. */
function spendBerserk(s: State, p: number): void {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, BERSERKING) && !has(s, c, SPENT_BERSERK)) {
      setMark(s, c, SPENT_BERSERK)
      gainSkills(s, c, RECKLESS, 0, false)
    }
}

/** The attack is committed: abilities that trigger on attacking join the queue (ER67). */
export const commit = machine.op('commit', (s, f) => {
  const p = s[f + YOU]!
  spendBerserk(s, p)
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) {
      count(s, p, ATTACKS_MADE)
      count(s, p, ATTACKS_THIS_GAME)
    }
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) {
      dispatchOwn(s, ATTACKS, c)
      joinWarcry(s, c, p)
    }
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) dispatch(s, UNIT_ATTACKS, p, about(c))
  dispatchAttack(s, p)
})
