import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { activationsOf, CANNOT_ATTACK, CANNOT_BLOCK } from '../../abilities.ts'
import {
  AMBUSH,
  CHARGE,
  CURSE,
  FAST,
  FLYING,
  hasInfluence,
  KILLER,
  KIND,
  PACKED_NEED,
  POWER_KIND,
  RECKLESS,
  SITE,
  UNBLOCKABLE,
  UNIT,
  WEAPON,
} from '../../content.ts'
import * as state from '../../state.ts'
import {
  avatarAttacks,
  current,
  def,
  has,
  isPlayer,
  machine,
  PLAYMAT,
  phase,
  power,
  powerPlays,
  zones,
} from '../../state.ts'
import { canAttack } from '../battle/attacking.ts'
import { hasBearer, influenceNow, priceOf } from '../playing/playable.ts'
import { relicWeapon } from '../values/player-values.ts'
import { forbidden } from '../values/prohibitions.ts'
import { hasSkill, skills } from '../values/skills.ts'
import { strength } from '../values/values.ts'

/** Something a player wants to do. */
export type Wish =
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'attack'; readonly card: Card }
  | { readonly kind: 'activate'; readonly card: Card }
  | { readonly kind: 'block'; readonly card: Card; readonly object: number }
  | { readonly kind: 'killer'; readonly card: Card; readonly object: number }
  | { readonly kind: 'avatar'; readonly object: number }
  | { readonly kind: 'end turn' }
  | { readonly kind: 'commit' }

/** The sentence that tells a player why not; put into words by each language. */
export type Reason =
  | 'not-your-turn-to-act'
  | 'not-your-phase'
  | 'not-fast'
  | 'power-already-played'
  | 'not-enough-power'
  | 'influence-missing'
  | 'no-unit-for-it'
  | 'no-legal-object'
  | 'exhausted'
  | 'played-this-turn'
  | 'no-strength'
  | 'forbidden'
  | 'not-a-unit'
  | 'battle-was-fought'
  | 'cannot-be-blocked'
  | 'flies'
  | 'no-such-ability'
  | 'silenced'
  | 'spent'
  | 'used-this-turn'
  | 'no-relic-weapon'
  | 'relic-weapon-used'
  | 'units-in-the-way'
  | 'not-an-object'
  | 'must-attack'
  | 'answer-first'

export interface WhyNot {
  /** The number of the statement or ruling that forbids it. */
  readonly rule: string
  readonly reason: Reason
  /** How much power is missing, where that is the reason. */
  readonly short?: number
}

const because = (rule: string, reason: Reason): WhyNot => ({ rule, reason })
/** Nothing forbids it, but something else is being asked (E158). */
export const ANSWER_FIRST = because('E158', 'answer-first')

const inMain = (s: State, p: number): boolean =>
  current.get(s) === p && (phase.get(s) === state.FIRST_MAIN || phase.get(s) === state.FINAL_MAIN)
const isAsked = (s: State, p: number): boolean => machine.waiting(s) && machine.seat(s) === p
const isMainQuestion = (s: State): boolean => machine.askedName(s) === 'main'
const questionIs = (s: State, names: readonly string[]): boolean => names.includes(machine.askedName(s))

/** Why this seat cannot do this now, or null when no rule forbids it. */
export function whyNot(s: State, p: number, wish: Wish): WhyNot | null {
  if (!isAsked(s, p)) return because(inPhase(s), 'not-your-turn-to-act')
  switch (wish.kind) {
    case 'play':
      return whyNotPlay(s, p, wish.card)
    case 'attack':
      return whyNotAttack(s, p, wish.card)
    case 'block':
      return whyNotBlock(s, wish.card, wish.object)
    case 'activate':
      return whyNotActivate(s, p, wish.card)
    case 'killer':
      return whyNotKiller(s, p, wish.card, wish.object)
    case 'avatar':
      return whyNotAvatar(s, p, wish.object)
    case 'end turn':
    case 'commit':
      return mustAttack(s, p) ? because('ER64', 'must-attack') : null
  }
}

/** The row of the action table that lets only the other player act now. */
function inPhase(s: State): string {
  switch (phase.get(s)) {
    case state.FIRST_MAIN:
      return 'E200'
    case state.DEFENSE:
      return 'E201'
    case state.PRE_FIGHT:
      return 'E202'
    case state.FINAL_MAIN:
      return 'E204'
    case state.INTERRUPT:
      return 'E205'
    case state.DISCARD:
      return 'E206'
    default:
      // others: no row of the table, only the rule that one player acts at a time
      return 'E158'
  }
}

function mustAttack(s: State, p: number): boolean {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (canAttack(s, c) && (skills(s, c) & RECKLESS) !== 0) return true
  return false
}

const AMBUSH_QUESTIONS = ['defend', 'interrupt', 'direct attack']

function whyNotPlay(s: State, p: number, c: Card): WhyNot | null {
  const kind = KIND[def.get(s, c)]!
  if (!isMainQuestion(s)) {
    const ambush = kind === UNIT && hasSkill(s, c, AMBUSH)
    if (ambush && !mayAmbush(s, p)) return because(questionIs(s, ['react']) ? 'E267' : 'E276', 'not-fast')
    if (kind !== FAST && !ambush) return because('E158', 'not-fast')
  }
  if (kind === POWER_KIND) return powerPlays.get(s, p) > 0 ? because('E023', 'power-already-played') : null
  const missing = priceOf(s, c, p) - power.get(s, p)
  if (missing > 0) return { ...because('E025', 'not-enough-power'), short: missing }
  if (!hasInfluence(influenceNow(s, p), PACKED_NEED[def.get(s, c)]!) && !state.hasTrait(s, c, state.FOREIGN))
    return because('E026', 'influence-missing')
  if ((kind === WEAPON || kind === CURSE) && !hasBearer(s, c, p))
    return because(kind === WEAPON ? 'E036' : 'E039', 'no-unit-for-it')
  return because('E238', 'no-legal-object')
}

const mayAmbush = (s: State, p: number): boolean => questionIs(s, AMBUSH_QUESTIONS) && current.get(s) !== p

function whyNotAttack(s: State, p: number, c: Card): WhyNot | null {
  if (KIND[def.get(s, c)] !== UNIT) return because('E239', 'not-a-unit')
  if (!inMain(s, p) && phase.get(s) !== state.DECLARE) return because('E254', 'not-your-phase')
  if (phase.get(s) === state.FINAL_MAIN) return because('E141', 'battle-was-fought')
  if (has(s, c, state.EXHAUSTED)) return because('E108', 'exhausted')
  if (has(s, c, state.FRESH) && (skills(s, c) & CHARGE) === 0) return because('E109', 'played-this-turn')
  if (strength(s, c) <= 0) return because('E110', 'no-strength')
  return (forbidden(s, c) & CANNOT_ATTACK) !== 0 ? because('E111', 'forbidden') : null
}

function whyNotBlock(s: State, c: Card, attacker: number): WhyNot | null {
  if (KIND[def.get(s, c)] !== UNIT) return because('E239', 'not-a-unit')
  if (!questionIs(s, ['block', 'block which'])) return because('E121', 'not-your-phase')
  if (has(s, c, state.EXHAUSTED)) return because('E122', 'exhausted')
  if (has(s, c, state.BLOCKING)) return because('E123', 'spent')
  if ((forbidden(s, c) & CANNOT_BLOCK) !== 0) return because('E122', 'forbidden')
  for (let a = zones.first(s, PLAYMAT + current.get(s)); a !== NONE; a = zones.after(s, a)) {
    if (!has(s, a, state.ATTACKING) || (attacker !== NONE && a !== attacker)) continue
    if ((skills(s, a) & UNBLOCKABLE) !== 0) return because('ER62', 'cannot-be-blocked')
    if ((skills(s, a) & FLYING) !== 0 && (skills(s, c) & FLYING) === 0) return because('ER61', 'flies')
  }
  return null
}

function whyNotActivate(s: State, p: number, c: Card): WhyNot | null {
  const list = activationsOf[def.get(s, c)]!
  if (list.length === 0) return because('E061', 'no-such-ability')
  if (!inMain(s, p) || !isMainQuestion(s)) return because('E061', 'not-your-phase')
  if (state.hasTrait(s, c, state.SILENCED)) return because('EG9', 'silenced')
  for (const a of list) {
    if (a.once !== 0 && state.isSpent(s, c, a.once)) return because('ER116', 'spent')
    if (a.onceATurn !== 0 && state.isUsed(s, c, a.onceATurn)) return because('E243', 'used-this-turn')
    if (power.get(s, p) < a.pay) return because('E062', 'not-enough-power')
    if (a.exhaustsSelf && has(s, c, state.EXHAUSTED)) return because('E064', 'exhausted')
  }
  return because('E062', 'no-legal-object')
}

function whyNotKiller(s: State, p: number, c: Card, object: number): WhyNot | null {
  if (!inMain(s, p) || !isMainQuestion(s)) return because('E178', 'not-your-phase')
  if (has(s, c, state.SPENT_KILLER)) return because('E187', 'spent')
  if (has(s, c, state.EXHAUSTED)) return because('E034', 'exhausted')
  if ((skills(s, c) & KILLER) === 0) return because('E176', 'no-such-ability')
  if (strength(s, c) <= 0) return because('ER40', 'no-strength')
  if ((forbidden(s, c) & CANNOT_ATTACK) !== 0) return because('E111', 'forbidden')
  if (isPlayer(object)) return because('E271', 'not-an-object')
  return KIND[def.get(s, object)] === SITE
    ? because('E180', 'not-an-object')
    : because('E179', 'not-an-object')
}

function whyNotAvatar(s: State, p: number, object: number): WhyNot | null {
  if (!inMain(s, p) || !isMainQuestion(s)) return because('E178', 'not-your-phase')
  const weapon = relicWeapon(s, p)
  if (weapon === NONE) return because('E177', 'no-relic-weapon')
  if (avatarAttacks.get(s, p) > 0) return because('E186', 'relic-weapon-used')
  if (strength(s, weapon) <= 0) return because('ER40', 'no-strength')
  if (isPlayer(object)) return because('E185', 'units-in-the-way')
  return KIND[def.get(s, object)] === SITE
    ? because('E180', 'not-an-object')
    : because('E179', 'not-an-object')
}
