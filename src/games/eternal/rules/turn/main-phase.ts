import type { Question } from '../../../../kernel/machine.ts'
import { option, optionFirst, optionKind, optionSecond } from '../../../../kernel/options.ts'
import { NONE } from '../../../../kernel/state.ts'
import { YOU } from '../../engine.ts'
import { DECLARE, machine, PLAYMAT, zones } from '../../state.ts'
import { addAttacker, offerAttackers } from '../battle/attacking.ts'
import { offerDirectAttacks, startDirectAttack } from '../battle/direct-attack.ts'
import {
  ACTIVATE,
  ATTACK,
  AVATAR_ATTACK,
  END_TURN,
  KILLER_ATTACK,
  PLAY,
  PLAY_AS_SIGIL,
  PLAY_BONDED,
  PLAY_SHIFTED,
} from '../common/options.ts'
import { enterPhase } from '../common/phases.ts'
import { offerActivations, startActivation } from '../playing/activating.ts'
import { IN_MAIN, offerPlays } from '../playing/playable.ts'
import { startChosenPlay } from '../playing/playing-cards.ts'
import { relicWeapon } from '../values/player-values.ts'

/** a: where the end of the turn begins, b: where the battle begins, 0 when there was one (E141). */
export const main = machine.question('main', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, _end, battle) => {
    const p = s[f + YOU]!
    offerPlays(s, p, IN_MAIN)
    if (zones.first(s, PLAYMAT + p) === NONE) {
      option(END_TURN)
      return
    }
    offerActivations(s, p)
    offerDirectAttacks(s, p)
    if (battle === 0 || !offerAttackers(s, p)) option(END_TURN)
  },
  settle: (s, f, chosen, end, battle) => {
    const p = s[f + YOU]!
    // Whatever is done comes back here, unless it ends the phase.
    s[f] = s[f]! - 1
    switch (optionKind(chosen)) {
      case PLAY:
      case PLAY_AS_SIGIL:
      case PLAY_SHIFTED:
      case PLAY_BONDED:
        startChosenPlay(s, chosen, p)
        return
      case ACTIVATE:
        startActivation(s, optionFirst(chosen), p, optionSecond(chosen))
        return
      case KILLER_ATTACK:
        startDirectAttack(s, p, optionFirst(chosen), optionSecond(chosen))
        return
      case AVATAR_ATTACK:
        startDirectAttack(s, p, relicWeapon(s, p), optionFirst(chosen))
        return
      case ATTACK:
        enterPhase(s, DECLARE)
        addAttacker(s, optionFirst(chosen))
        s[f] = battle
        return
      case END_TURN:
        s[f] = end
        return
      default:
        throw new Error(`nothing does option ${optionKind(chosen)}`)
    }
  },
  // A turn that ended by itself would tell the enemy that this hand holds nothing to play.
  always: true,
} satisfies Question)
