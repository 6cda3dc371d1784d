import { emit } from '../../../../kernel/events.ts'
import type { Question } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Text } from '../../../../language/compiler/assembler.ts'
import { AVATAR_TWICE } from '../../abilities.ts'
import { KILLER, KIND, OVERWHELM, QUICKDRAW, RELIC_WEAPON, UNIT } from '../../content.ts'
import { assembler, ENEMY, FIXED_LOCALS, OTHER, SELF, startText, steps, THAT, YOU } from '../../engine.ts'
import {
  avatarAttacks,
  def,
  EXHAUSTED,
  has,
  isAround,
  isBrought,
  isPlayer,
  machine,
  onPlaymat,
  PLAYER,
  PLAYMAT,
  SPENT_KILLER,
  setMark,
  zones,
} from '../../state.ts'
import { DIRECT_ATTACK } from '../common/events.ts'
import { ATTACKS_MADE, ATTACKS_THIS_GAME, count } from '../common/history.ts'
import { AVATAR_ATTACK, KILLER_ATTACK } from '../common/options.ts'
import { checkNow } from '../damage/check.ts'
import { damageTaken, dispatchHit, lethal, sourceSkills } from '../damage/damage.ts'
import { FAST_AND_AMBUSH, FAST_ONLY, offerPlays } from '../playing/playable.ts'
import { startChosenPlay } from '../playing/playing-cards.ts'
import { couldAnswer, offerPass, passed } from '../playing/reactions.ts'
import { isShifted } from '../triggers/delayed.ts'
import { ATTACKS, dispatch, dispatchOwn, UNIT_ATTACKS } from '../triggers/dispatch.ts'
import { about } from '../triggers/queue-rows.ts'
import { closeQueue, openQueue, runQueue } from '../triggers/trigger-queue.ts'
import { exhaust } from '../values/changes.ts'
import { isAvatars } from '../values/player-values.ts'
import { mayHaveInPlay, skills } from '../values/skills.ts'
import { strength, switches } from '../values/values.ts'
import { isUnitCard } from '../zones/zones.ts'
import { joinWarcry, mayAttack } from './attacking.ts'
import { dispatchBlock, joinValor } from './blocking.ts'
import { addBlow, beginBlows, dealBlows, force } from './blows.ts'

// 4.3: a unit with Killer, or the avatar with a relic weapon, attacks one enemy unit by itself.
// In the frame: self is the unit or the relic weapon, that the defender, other the Ambush unit played.

let direct: Text

/** Every direct attack that is possible in this main phase (E176 to E180, E185, E186). */
export function offerDirectAttacks(s: State, p: number): void {
  const killers = isAround(s, KILLER)
  if (!killers && !isBrought(s, 1 << RELIC_WEAPON)) return
  const enemy = PLAYMAT + 1 - p
  let weapon = NONE
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    const kind = KIND[def.get(s, c)]
    if (kind === RELIC_WEAPON && isAvatars(s, c)) weapon = c
    if (kind !== UNIT || !killers || has(s, c, EXHAUSTED) || !mayHaveInPlay(s, c, KILLER)) continue
    if ((skills(s, c) & KILLER) === 0 || !mayAttack(s, c)) continue
    for (let x = zones.first(s, enemy); x !== NONE; x = zones.after(s, x))
      if (isUnitCard(s, x) && !isShifted(s, x)) option(KILLER_ATTACK, c, x)
  }
  if (weapon === NONE || strength(s, weapon) <= 0) return
  if (avatarAttacks.get(s, p) >= ((switches(s, weapon) & AVATAR_TWICE) !== 0 ? 2 : 1)) return
  let units = false
  for (let x = zones.first(s, enemy); x !== NONE; x = zones.after(s, x))
    if (isUnitCard(s, x) && !isShifted(s, x)) {
      units = true
      option(AVATAR_ATTACK, x)
    }
  if (!units) option(AVATAR_ATTACK, PLAYER + 1 - p)
}

export function startDirectAttack(s: State, p: number, attacker: Card, object: number): void {
  startText(s, direct, p, object, attacker)
}

/** Killer is spent or the avatar's attack used; attacking abilities trigger (ER36). */
const declareDirect = machine.op('declare direct', (s, f) => {
  const c = s[f + SELF]!
  const p = s[f + YOU]!
  const unit = isUnitCard(s, c)
  if (unit) {
    setMark(s, c, SPENT_KILLER)
    exhaust(s, c)
  } else avatarAttacks.add(s, p, 1)
  count(s, p, ATTACKS_MADE)
  count(s, p, ATTACKS_THIS_GAME)
  emit(s, DIRECT_ATTACK, unit ? c : PLAYER + p, s[f + THAT]!)
  if (unit) dispatchOwn(s, ATTACKS, c)
  joinWarcry(s, c, p)
  if (unit) dispatch(s, UNIT_ATTACKS, p, about(c))
})

/** The defender answers with fast spells or Ambush; an Ambush unit takes the attack over (E184, ER37). */
const answerDirect = machine.question('direct attack', {
  seat: (s, f) => s[f + ENEMY]!,
  enumerate: (s, f) => {
    if (!couldAnswer(s, s[f + ENEMY]!)) return
    offerPlays(s, s[f + ENEMY]!, FAST_AND_AMBUSH)
    offerPass()
  },
  settle: (s, f, chosen, again, past) => {
    if (passed(s, s[f + ENEMY]!, chosen)) {
      s[f] = past
      return
    }
    const c = optionFirst(chosen)
    s[f + OTHER] = isUnitCard(s, c) ? c : NONE
    s[f] = again
    startChosenPlay(s, chosen, s[f + ENEMY]!)
  },
  always: true,
} satisfies Question)

/** After an Ambush the attacker may play fast spells, and the new unit is the defender. */
const ambushed = machine.question('after ambush', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (s[f + OTHER] === NONE || !couldAnswer(s, s[f + YOU]!)) return
    offerPlays(s, s[f + YOU]!, FAST_ONLY)
    offerPass()
  },
  settle: (s, f, chosen) => {
    const unit = s[f + OTHER]!
    if (unit === NONE) return
    if (onPlaymat(s, unit)) s[f + THAT] = unit
    if (passed(s, s[f + YOU]!, chosen)) {
      s[f + OTHER] = NONE
      return
    }
    s[f] = s[f]! - 1
    startChosenPlay(s, chosen, s[f + YOU]!)
  },
  always: true,
} satisfies Question)

/** The unit that defends blocks, also an avatar, which is no unit that its ability could speak of (ER36). */
const emitDefender = machine.op('emit defender', (s, f) => {
  const object = s[f + THAT]!
  const c = s[f + SELF]!
  if (isPlayer(object) || !onPlaymat(s, object) || !onPlaymat(s, c)) return
  if (isUnitCard(s, c)) {
    joinValor(s, c, 1)
    dispatchBlock(s, c, object, false)
    dispatchBlock(s, object, c, true)
  } else dispatchBlock(s, object, NONE, true)
})

const stillThere = (s: State, x: number): boolean => isPlayer(x) || onPlaymat(s, x)

/** Who deals the damage: the unit, or the player with the relic weapon. */
const striker = (s: State, f: number): number =>
  isUnitCard(s, s[f + SELF]!) ? s[f + SELF]! : PLAYER + s[f + YOU]!

/** The attacker's half: with Overwhelm the rest goes to the enemy player (ER38). */
function addAttackerBlows(s: State, f: number): void {
  const c = s[f + SELF]!
  const object = s[f + THAT]!
  const source = striker(s, f)
  const its = sourceSkills(s, source)
  const n = force(s, c, its)
  const needed = isPlayer(object) || (its & OVERWHELM) === 0 ? n : Math.min(n, lethal(s, object, its))
  addBlow(s, object, needed, c, source, its, s[f + YOU]!)
  addBlow(s, PLAYER + s[f + ENEMY]!, n - needed, c, source, its, s[f + YOU]!)
}

/** Part 0: Quickdraw; part 1: everything else at the same time (E182, ER39). */
const dealDirect = machine.op('direct damage', (s, f, part) => {
  const c = s[f + SELF]!
  const object = s[f + THAT]!
  const enemy = s[f + ENEMY]!
  if (!onPlaymat(s, c) || !stillThere(s, object)) return
  const quick = (sourceSkills(s, striker(s, f)) & QUICKDRAW) !== 0
  const before = damageTaken(s, enemy)
  beginBlows()
  if (quick === (part === 0)) addAttackerBlows(s, f)
  if (part === 1 && !isPlayer(object)) {
    const its = sourceSkills(s, object)
    addBlow(s, striker(s, f), force(s, object, its), object, object, its, enemy)
  }
  dealBlows(s)
  if (damageTaken(s, enemy) > before && isUnitCard(s, c)) dispatchHit(s, enemy)
})

export function writeDirectAttack(): Text {
  direct = assembler.text('direct attack', () => {
    for (let i = 0; i < FIXED_LOCALS; i++) assembler.local()
    const head = assembler.local()
    const end = assembler.local()
    const write = assembler.emit.bind(assembler)
    write(openQueue, head, end)
    write(declareDirect)
    write(checkNow)
    write(runQueue)
    const again = assembler.here
    const past = assembler.label()
    write(ambushed)
    assembler.emitTo(past, answerDirect, 1, again)
    assembler.place(past)
    write(emitDefender)
    write(runQueue)
    write(dealDirect, 0)
    write(checkNow)
    write(dealDirect, 1)
    write(checkNow)
    write(runQueue)
    write(closeQueue, head, end)
    write(steps.end)
  })
  return direct
}
