import { emit } from '../../../../kernel/events.ts'
import type { Question } from '../../../../kernel/machine.ts'
import { option, optionFirst } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { BRANCH } from '../../../../language/compiler/steps.ts'
import { evaluator, YOU } from '../../engine.ts'
import { bitOf, isLater } from '../../skills.ts'
import * as state from '../../state.ts'
import { IS_NIGHT, isPlayer, machine, NIGHT_FELL, night, nightTurns, PLAYER, setTrait } from '../../state.ts'
import { NIGHT_EVENT } from '../common/events.ts'
import {
  gainArmor,
  gainHealth,
  gainInfluence,
  gainMaxPower,
  gainPowerThisTurn,
  setHealth,
  takeDebt as takeDebtNow,
} from '../damage/health.ts'
import { mayTouch } from '../values/aegis.ts'
import { gainPlayerSkills } from '../values/changes.ts'
import { forObjects, forPlayers } from './objects.ts'

export const gainHealthOp = forPlayers('gain health', gainHealth)

export const gainArmorOp = forPlayers('gain armor', gainArmor)

export const healthBecomes = forPlayers('health becomes', setHealth)

export const gainMaxPowerOp = machine.op('gain max power', (s, f, n) =>
  gainMaxPower(s, s[f + YOU]!, evaluator.amount(s, f, n)),
)

export const gainPowerOp = machine.op('gain power', (s, f, n) =>
  gainPowerThisTurn(s, s[f + YOU]!, evaluator.amount(s, f, n)),
)

export const gainInfluenceOp = machine.op('gain influence', (s, f, faction, n) =>
  gainInfluence(s, s[f + YOU]!, faction, n),
)

export const takeDebt = forPlayers('take debt', takeDebtNow)

/** The first Nightfall of a turn makes Night one turn longer for each player. */
export const nightfall = machine.op('nightfall', (s) => {
  if ((night.get(s) & NIGHT_FELL) !== 0) return
  night.set(s, IS_NIGHT | NIGHT_FELL)
  nightTurns.add(s, 2)
  emit(s, NIGHT_EVENT, 1)
})

export const nightEnds = machine.op('night ends', (s) => {
  if ((night.get(s) & IS_NIGHT) === 0) return
  night.set(s, night.get(s) & ~IS_NIGHT)
  nightTurns.set(s, 0)
  emit(s, NIGHT_EVENT, 0)
})

export const getPlayer = machine.op('player gets', (s, f, who, skill, lasts) => {
  const x = evaluator.first(s, f, who)
  if (x === NONE || !isPlayer(x) || !mayTouch(s, f, x)) return
  gainPlayerSkills(
    s,
    x - PLAYER,
    isLater(skill) ? 0 : bitOf(skill),
    lasts === 1,
    isLater(skill) ? bitOf(skill) : 0,
  )
})

export const markDepleted = forObjects('mark depleted', true, (s, _f, x) =>
  setTrait(s, x, state.WILL_DEPLETE),
)

export const chooseInfluence: number = machine.question('influence', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: () => {
    for (let i = 0; i < 5; i++) option(BRANCH, i)
  },
  settle: (s, f, chosen) => gainInfluence(s, s[f + YOU]!, optionFirst(chosen), 1),
} satisfies Question)
