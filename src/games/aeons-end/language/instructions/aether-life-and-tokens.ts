import { enter } from '../../../../kernel/account.ts'
import { emit } from '../../../../kernel/events.ts'
import { NO_OPTION, TABLE } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SELF, SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import { steps } from '../../engine.ts'
import { LIMIT } from '../../rules/accounts.ts'
import { ANYTHING_ELSE, gainAether, spendAether } from '../../rules/aether.ts'
import { discard } from '../../rules/cards.ts'
import { chargeSpaces, gainCharges, loseCharges } from '../../rules/charges.ts'
import { changeTokens } from '../../rules/counters.ts'
import {
  changeShields,
  healGravehold,
  healMinion,
  healNemesis,
  healPlayer,
  healTokens,
  hurtGravehold,
  hurtMinion,
  hurtNemesis,
  hurtPlayer,
  loseLife,
} from '../../rules/damage.ts'
import { MINION_CHANGED, PLAYER_TOKENS_CHANGED } from '../../rules/events.ts'
import { fireSelf, OUT_OF_POWER } from '../../rules/triggers.ts'
import { hurtUnlessWarded, mayBeWarded } from '../../rules/wards.ts'
import {
  charges,
  IN_PLAY,
  isWithheld,
  machine,
  NO_PULSE,
  playerCount,
  pulse,
  type State,
  setLifeCap,
  setLifeCard,
  trophies,
  vital,
  zones,
} from '../../state.ts'
import { alliesOf } from '../sets/holders.ts'
import { accounted, amount, op } from './instruction.ts'
import { CHARGE_TO, HOW_MANY } from './options.ts'

// Operand a is the amount.

export const GAIN_AETHER = op('gain aether', (s, f, n, pool) => {
  gainAether(s, s[f + SUBJECT]!, accounted(s, f, n), pool)
})
export const SPEND_AETHER = op('spend aether', (s, f, n) => {
  spendAether(s, accounted(s, f, n), ANYTHING_ELSE)
})
export const GAIN_CHARGE = op('gain a charge', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) gainCharges(s, s[f + SUBJECT]!, accounted(s, f, n))
})
export const LOSE_CHARGE = op('lose charges', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) loseCharges(s, s[f + SUBJECT]!, accounted(s, f, n))
})
export const HEAL_PLAYER = op('player gains life', (s, f, n) => {
  if (s[f + SUBJECT] !== NONE) healPlayer(s, s[f + SUBJECT]!, accounted(s, f, n))
})
export const HEAL_GRAVEHOLD = op('Gravehold gains life', (s, f, n) => {
  healGravehold(s, accounted(s, f, n))
})
export const HEAL_NEMESIS = op('nemesis gains life', (s, f, n) => {
  healNemesis(s, accounted(s, f, n))
})
export const HEAL_MINION = op('minion gains life', (s, f, n, local) => {
  if (s[f + local] !== NONE && zones.of(s, s[f + local]!) === IN_PLAY)
    healMinion(s, s[f + local]!, accounted(s, f, n))
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
    accounted(s, f, 1)
    gainCharges(s, optionFirst(chosen), 1)
    s[f + left] = s[f + left]! - 1
    s[f] = s[f]! - 1
  },
})
export const HURT_PLAYER = op('player suffers', (s, f, n) => {
  const p = s[f + SUBJECT]!
  if (p === NONE) return
  const damage = accounted(s, f, n)
  if (mayBeWarded(s, f, p, damage)) hurtUnlessWarded(s, p, damage, s[f + SELF]!)
  else hurtPlayer(s, p, damage)
})
export const HURT_GRAVEHOLD = op('Gravehold suffers', (s, f, n) => {
  hurtGravehold(s, accounted(s, f, n))
})
export const HURT_MINION = op('minion suffers', (s, f, n, local) => {
  const c = s[f + local]!
  if (c !== NONE && zones.of(s, c) === IN_PLAY) hurtMinion(s, c, accounted(s, f, n), NONE)
})
export const HURT_NEMESIS = op('nemesis suffers', (s, f, n) => {
  hurtNemesis(s, accounted(s, f, n), NONE)
})
export const CHANGE_TOKENS = op('tokens', (s, f, n, counter, sign) => {
  changeTokens(s, counter, sign * accounted(s, f, n))
})
/** Tokens that players keep, by name; at most as many as the state has room for. */
export const PLAYER_TOKENS: Readonly<Record<string, number>> = { trophy: 0, pulse: 1 }
export const PLAYER_TOKEN_NAMES: readonly string[] = Object.keys(PLAYER_TOKENS)
export const playerTokens = [trophies, pulse] as const
/** Operand c: the kind of token, negative to lose (below -1 for kind 0). */
export const CHANGE_PLAYER_TOKENS = op('tokens of a player', (s, f, n, local, kind) => {
  const p = s[f + local]!
  if (p === NONE) return
  changePlayerTokens(s, p, kind < 0 ? ~kind : kind, kind < 0 ? -accounted(s, f, n) : accounted(s, f, n))
})

/** LP3: what does not fit is lost. */
function changePlayerTokens(s: State, p: number, kind: number, by: number): void {
  if (kind === PLAYER_TOKENS.pulse && by > 0 && isWithheld(s, NO_PULSE)) return
  const field = playerTokens[kind]!
  const before = field.get(s, p)
  field.set(s, p, Math.max(0, Math.min(field.max, before + by)))
  const changed = field.get(s, p) - before
  if (changed === 0) return
  enter(changed - by, LIMIT)
  emit(s, PLAYER_TOKENS_CHANGED, p, kind, changed, field.get(s, p))
}

/** How many tokens to lose, from none to all; the number goes to local b. */
export const LOSE_ANY = machine.question('how many tokens to lose', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f, kind) {
    const has = playerTokens[kind]!.get(s, s[f + YOU]!)
    if (has > 0) for (let n = 0; n <= has; n++) option(HOW_MANY, n)
  },
  settle(s, f, chosen, kind, into) {
    s[f + into] = chosen === NO_OPTION ? 0 : optionFirst(chosen)
    if (s[f + into]! > 0) changePlayerTokens(s, s[f + YOU]!, kind, -accounted(s, f, s[f + into]!))
  },
})
export const LOSE_LIFE = op('minion loses life', (s, f, n, local) => {
  const c = s[f + local]!
  if (c !== NONE && zones.of(s, c) === IN_PLAY) loseLife(s, c, accounted(s, f, n))
})
/** Power tokens on powers in play. Taking the last one off tells the card. */
export const CHANGE_POWER = op('power tokens', (s, f, set, n, sign) => {
  for (let i = 0; i < steps.size(s, f, set); i++) {
    const c = steps.thing(s, f, set, i)
    if (zones.of(s, c) !== IN_PLAY) continue
    const before = vital.get(s, c)
    const by = sign * accounted(s, f, n)
    vital.set(s, c, Math.max(0, before + by))
    if (vital.get(s, c) === before) continue
    enter(Math.min(0, before + by), LIMIT)
    emit(s, MINION_CHANGED, c, vital.get(s, c) - before, vital.get(s, c))
    if (vital.get(s, c) === 0) fireSelf(s, OUT_OF_POWER, c, NONE)
  }
})
export const GAIN_SHIELDS = op('minion gains shields', (s, f, n, local) => {
  const c = s[f + local]!
  if (c !== NONE) changeShields(s, c, amount(s, f, n))
})
export const SET_LIFE = op('set life', (s, f, n, local) => {
  const c = s[f + local]!
  if (c === NONE) return
  setLifeCard.set(s, c)
  setLifeCap.set(s, amount(s, f, n))
  vital.set(s, c, setLifeCap.get(s))
  // N01: a minion whose text gives it no life at all is gone.
  if (setLifeCap.get(s) === 0) discard(s, c)
})
export const HEAL_TOKENS = op('heal tokens', (s) => {
  healTokens(s)
})
