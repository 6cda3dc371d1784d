import { missing } from '../../../language/compiler/missing.ts'
import { assembler } from '../engine.ts'
import { playerToken } from './amounts.ts'
import { changeToken, gainLife, poolOf, shareOutCharges, suffer } from './effects/aether-life-and-tokens.ts'
import { place, shuffle, shuffleInto } from './effects/cards.ts'
import { deal } from './effects/damage.ts'
import { degrade } from './effects/degrade.ts'
import { gain } from './effects/gaining.ts'
import { discardBridges, perform, placeBridges } from './effects/nemesis.ts'
import { prep, withPick } from './effects/picking.ts'
import { block } from './effects/subjects.ts'
import { under } from './effects/under-a-rule.ts'
import { firstPossible, lookup } from './effects/ways.ts'
import {
  CHANGE_POWER,
  GAIN_AETHER,
  GAIN_CHARGE,
  GAIN_SHIELDS,
  HEAL_TOKENS,
  LOSE_ANY,
  LOSE_CHARGE,
  LOSE_LIFE,
  SET_LIFE,
  SPEND_AETHER,
} from './instructions/aether-life-and-tokens.ts'
import { GAIN_SIGIL } from './instructions/breaches-and-casting.ts'
import { DRAW } from './instructions/cards.ts'
import { DRAW_NEMESIS_CARD, SPAWN, UNLEASH_TIMES } from './instructions/nemesis.ts'
import { HOLD, LOSE, WIN } from './instructions/rules-and-end.ts'
import { GRID_ARRANGE } from './instructions/supply-grid.ts'
import type { Effect } from './nodes.ts'
import { ruleNumber } from './rules.ts'
import type { TextCompiler } from './text-compiler.ts'

const emit = assembler.emit.bind(assembler)

/** Writes one effect of this game. */
export function compileEffect(k: TextCompiler, node: Effect): void {
  switch (node.op) {
    case 'block':
      return block(k, node)
    case 'firstPossible':
      return firstPossible(k, node.ways)
    case 'gainAether':
      emit(GAIN_AETHER, k.amount(node.n), poolOf(node))
      return
    case 'spendAether':
      emit(SPEND_AETHER, k.amount(node.n))
      return
    case 'gainCharge':
      if (k.pool !== null) return shareOutCharges(k, node.n)
      emit(GAIN_CHARGE, k.amount(node.n))
      return
    case 'loseCharge':
      emit(LOSE_CHARGE, k.amount(node.n))
      return
    case 'gainLife':
      return gainLife(k, k.amount(node.n))
    case 'suffer':
      return suffer(k, k.amount(node.n))
    case 'deal':
    case 'dealAgain':
      return deal(k, node)
    case 'loseAny':
      emit(LOSE_ANY, playerToken(node.name), k.bind(node.as, 'tokens', node).local)
      return
    case 'loseLife':
      if (k.subject !== 'minion') throw new Error('only minions lose life without damage')
      emit(LOSE_LIFE, k.amount(node.n), k.minion)
      return
    case 'addPower':
    case 'removePower':
      emit(CHANGE_POWER, k.pick(node.pick, node), k.amount(node.n), node.op === 'addPower' ? 1 : -1)
      return
    case 'arrangeGrid':
      emit(GRID_ARRANGE)
      return
    case 'placeBridges':
      return placeBridges(k, node)
    case 'discardBridges':
      return discardBridges(k, node)
    case 'degrade':
      return degrade(k, node)
    case 'drawNemesisCard':
      emit(DRAW_NEMESIS_CARD)
      return
    case 'setLife':
      emit(SET_LIFE, k.amount(node.n), k.minion)
      return
    case 'gainShields':
      emit(GAIN_SHIELDS, k.amount(node.n), k.minion)
      return
    case 'healFull':
      emit(HEAL_TOKENS)
      return
    case 'gainToken':
    case 'loseToken':
      return changeToken(k, node)
    case 'draw':
      emit(DRAW, k.amount(node.n))
      return
    case 'discard':
    case 'destroy':
    case 'toHand':
    case 'become':
    case 'focus':
    case 'open':
    case 'silence':
    case 'destroyBreach':
    case 'castSpell':
    case 'reveal':
    case 'choose':
    case 'playCard':
    case 'enterPlay':
    case 'resolve':
      return withPick(k, node, k.pick(node.pick, node))
    case 'gain':
      return gain(k, node)
    case 'place':
      return place(k, node)
    case 'shuffleInto':
      return shuffleInto(k, node)
    case 'shuffle':
      return shuffle(k, node.deck)
    case 'prep':
      return prep(k, node, false)
    case 'gainBreach':
      emit(GAIN_SIGIL, k.bound(node.at).local)
      return
    case 'unleash':
      emit(UNLEASH_TIMES, k.amount(node.n))
      return
    case 'perform':
      return perform(k, node)
    case 'spawn':
      emit(SPAWN, k.amount(node.n))
      return
    case 'thisTurn':
      emit(HOLD, ruleNumber(k, node.rule))
      return
    case 'under':
      return under(k, node)
    case 'lookup':
      return lookup(k, node)
    case 'byDifficulty':
      return k.effect({
        op: 'when',
        condition: { op: 'increasedDifficulty' },
        steps: node.increased,
        otherwise: node.normal,
      })
    case 'onlyAt':
      return k.onlyAtBeginner(node.steps)
    case 'winGame':
      emit(WIN)
      return
    case 'loseGame':
      emit(LOSE)
      return
    case 'seq':
    case 'may':
    case 'either':
    case 'when':
    case 'repeat':
    case 'repeatWhile':
    case 'forEach':
      throw new Error(`“${node.op}” is written by the compiler that both games share`)
    default:
      return missing(node)
  }
}
