import type { Question } from '../../../../kernel/machine.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { ENEMY, YOU } from '../../engine.ts'
import { BLOCKED, has, machine, PLAYMAT, PRE_FIGHT, zones } from '../../state.ts'
import { enterPhase } from '../common/phases.ts'
import { FAST_ONLY, offerPlays } from '../playing/playable.ts'
import { startChosenPlay } from '../playing/playing-cards.ts'
import { couldAnswer, offerPass, passed } from '../playing/reactions.ts'

/** Attacker first, then the defender if there were blockers or the attacker has played (E127 to E130, ER1). */
export const preFight = machine.question('pre-fight', {
  seat: (s, f, turn) => (s[f + turn]! <= 0 ? s[f + YOU]! : s[f + ENEMY]!),
  enumerate: (s, f, turn, played) => {
    const attacker = s[f + turn]! <= 0
    const p = attacker ? s[f + YOU]! : s[f + ENEMY]!
    if (!attacker && s[f + played]! <= 0 && !anyBlocked(s, s[f + YOU]!)) return
    if (!couldAnswer(s, p)) return
    offerPlays(s, p, FAST_ONLY)
    offerPass()
  },
  settle: (s, f, chosen, turn, played, passes) => {
    const attacker = s[f + turn]! <= 0
    const p = attacker ? s[f + YOU]! : s[f + ENEMY]!
    if (passed(s, p, chosen)) {
      s[f + passes] = Math.max(0, s[f + passes]!) + 1
      s[f + turn] = attacker ? 1 : 0
      if (s[f + passes]! < 2) s[f] = s[f]! - 1
      return
    }
    s[f + passes] = 0
    if (attacker) s[f + played] = 1
    s[f] = s[f]! - 1
    startChosenPlay(s, chosen, p)
  },
  always: true,
} satisfies Question)

function anyBlocked(s: State, p: number): boolean {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, BLOCKED)) return true
  return false
}

export const toPreFight = machine.op('to pre-fight', (s, f, a, b, c) => {
  enterPhase(s, PRE_FIGHT)
  s[f + a] = 0
  s[f + b] = 0
  s[f + c] = 0
})
