import { enter } from '../../../../kernel/account.ts'
import { emit } from '../../../../kernel/events.ts'
import { NO_OPTION, TABLE } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SELF, SUBJECT, YOU } from '../../../../language/assembler.ts'
import { steps } from '../../engine.ts'
import { LIMIT } from '../../rules/accounts.ts'
import { ANYTHING_ELSE, gainAether, spendAether } from '../../rules/aether.ts'
import { discard } from '../../rules/cards.ts'
import { chargeSpaces, gainCharges, loseCharges } from '../../rules/charges.ts'
import { changeTokens } from '../../rules/counters.ts'
import {
  healGravehold,
  healMinion,
  healNemesis,
  healPlayer,
  healTokens,
  hurtGravehold,
  hurtMinion,
  hurtPlayer,
  loseLife,
} from '../../rules/damage.ts'
import { MINION_CHANGED } from '../../rules/events.ts'
import { fireSelf, OUT_OF_POWER } from '../../rules/triggers.ts'
import {
  charges,
  IN_PLAY,
  machine,
  playerCount,
  pulse,
  setLifeCap,
  setLifeCard,
  trophies,
  vital,
  zones,
} from '../../state.ts'
import { alliesOf } from '../sets/owners.ts'
import { amount, op, told } from './instruction.ts'
import { CHARGE_TO } from './options.ts'

// Operand a is the amount.

export const GAIN_AETHER = op('gain aether', (s, f, n, pool) => {
  gainAether(s, s[f + SUBJECT]!, told(s, f, n), pool)
})
export const SPEND_AETHER = op('spend aether', (s, f, n) => {
  spendAether(s, told(s, f, n), ANYTHING_ELSE)
})
export const GAIN_CHARGE = op('gain a charge', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) gainCharges(s, s[f + SUBJECT]!, told(s, f, n))
})
export const LOSE_CHARGE = op('lose charges', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) loseCharges(s, s[f + SUBJECT]!, told(s, f, n))
})
export const HEAL_PLAYER = op('player gains life', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) healPlayer(s, s[f + SUBJECT]!, told(s, f, n))
})
export const HEAL_GRAVEHOLD = op('Gravehold gains life', (s, f, n) => {
  healGravehold(s, told(s, f, n))
})
export const HEAL_NEMESIS = op('nemesis gains life', (s, f, n) => {
  healNemesis(s, told(s, f, n))
})
export const HEAL_MINION = op('minion gains life', (s, f, n, local) => {
  if (s[f + local] !== NONE && zones.of(s, s[f + local]!) === IN_PLAY)
    healMinion(s, s[f + local]!, told(s, f, n))
})
/** T05: one charge at a time to somebody who has room; what fits nowhere is lost. */
export const SHARE_CHARGE = machine.question('share out charges', {
  seat: () => TABLE,
  enumerate(s, f, left, alliesOnly) {
    if (s[f + left]! <= 0) return
    const whose = alliesOnly === 1 ? alliesOf(s, s[f + YOU]!) : (1 << playerCount.get(s)) - 1
    for (let p = 0; p < playerCount.get(s); p++)
      if ((whose & (1 << p)) !== 0 && charges.get(s, p) < chargeSpaces(s, p)) option(CHARGE_TO, p)
  },
  settle(s, f, chosen, left) {
    if (chosen === NO_OPTION) return
    told(s, f, 1)
    gainCharges(s, optionFirst(chosen), 1)
    s[f + left] = s[f + left]! - 1
    s[f] = s[f]! - 1
  },
})
export const HURT_PLAYER = op('player suffers', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) hurtPlayer(s, s[f + SUBJECT]!, told(s, f, n))
})
export const HURT_GRAVEHOLD = op('Gravehold suffers', (s, f, n) => {
  hurtGravehold(s, told(s, f, n))
})
export const HURT_MINION = op('minion suffers', (s, f, n, local) => {
  const c = s[f + local]!
  if (c !== NONE && zones.of(s, c) === IN_PLAY) hurtMinion(s, c, told(s, f, n), NONE)
})
export const CHANGE_TOKENS = op('tokens', (s, f, n, counter, sign) => {
  changeTokens(s, counter, sign * told(s, f, n))
})
/** Tokens that players keep, by name; at most as many as the state has room for. */
export const PLAYER_TOKENS: Readonly<Record<string, number>> = { trophy: 0, pulse: 1 }
export const playerTokens = [trophies, pulse] as const
/** Operand c: the kind of token, negative to lose (below -1 for kind 0). */
export const CHANGE_PLAYER_TOKENS = op('tokens of a player', (s, f, n, local, kind) => {
  const p = s[f + local]!
  if (p === NONE) return
  const field = playerTokens[kind < 0 ? ~kind : kind]!
  const by = kind < 0 ? -amount(s, f, n) : amount(s, f, n)
  field.set(s, p, Math.max(0, Math.min(field.max, field.get(s, p) + by)))
})
export const LOSE_LIFE = op('minion loses life', (s, f, n, local) => {
  const c = s[f + local]!
  if (c !== NONE && zones.of(s, c) === IN_PLAY) loseLife(s, c, told(s, f, n))
})
/** Power tokens on powers in play. Taking the last one off tells the card. */
export const CHANGE_POWER = op('power tokens', (s, f, set, n, sign) => {
  for (let i = 0; i < steps.size(s, f, set); i++) {
    const c = steps.thing(s, f, set, i)
    if (zones.of(s, c) !== IN_PLAY) continue
    const before = vital.get(s, c)
    const by = sign * told(s, f, n)
    vital.set(s, c, Math.max(0, before + by))
    if (vital.get(s, c) === before) continue
    enter(Math.min(0, before + by), LIMIT)
    emit(s, MINION_CHANGED, c, vital.get(s, c) - before, vital.get(s, c))
    if (vital.get(s, c) === 0) fireSelf(s, OUT_OF_POWER, c, NONE)
  }
})
export const SET_LIFE = op('set life', (s, f, n) => {
  const c = s[f + SELF]!
  setLifeCard.set(s, c)
  setLifeCap.set(s, amount(s, f, n))
  vital.set(s, c, setLifeCap.get(s))
  // N01: a minion whose text gives it no life at all is gone.
  if (setLifeCap.get(s) === 0) discard(s, c)
})
export const HEAL_TOKENS = op('heal tokens', (s) => {
  healTokens(s)
})
