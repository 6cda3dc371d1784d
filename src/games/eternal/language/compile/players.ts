import { missing } from '../../../../language/compiler/missing.ts'
import { influenceCounts } from '../../content.ts'
import * as effects from '../../rules/effects/index.ts'
import { skillNumbers } from '../../skills.ts'
import type { Effect } from '../nodes.ts'
import type { PayingCompiler } from './paying.ts'
import { LASTS } from './words.ts'

/** What players gain and become. */
export function writePlayers(
  compiler: PayingCompiler,
  node: Extract<
    Effect,
    {
      op:
        | 'gainHealth'
        | 'gainArmor'
        | 'gainInfluence'
        | 'gainInfluenceChosen'
        | 'gainMaxPower'
        | 'gainPower'
        | 'getPlayer'
        | 'healthBecomes'
        | 'takeDebt'
        | 'nightfall'
        | 'nightEnds'
    }
  >,
): void {
  switch (node.op) {
    case 'gainHealth':
      compiler.emit(effects.gainHealthOp, compiler.who(node.who), compiler.amount(node.n))
      return
    case 'gainArmor':
      compiler.emit(effects.gainArmorOp, compiler.who(node.who), compiler.amount(node.n))
      return
    case 'gainInfluence':
      influenceCounts(node.influence).forEach((n, i) => {
        if (n > 0) compiler.emit(effects.gainInfluenceOp, i, n)
      })
      return
    case 'gainInfluenceChosen':
      compiler.emit(effects.chooseInfluence)
      return
    case 'gainMaxPower':
      compiler.emit(effects.gainMaxPowerOp, compiler.amount(node.n))
      return
    case 'gainPower':
      compiler.emit(effects.gainPowerOp, compiler.amount(node.n))
      return
    case 'getPlayer':
      compiler.emit(
        effects.getPlayer,
        compiler.set(node.who),
        skillNumbers.of(node.skill),
        LASTS[node.lasts ?? 'for good'],
      )
      return
    case 'takeDebt':
      compiler.emit(effects.takeDebt, compiler.set(node.who), compiler.amount(node.n))
      return
    case 'nightfall':
      compiler.emit(effects.nightfall)
      return
    case 'nightEnds':
      compiler.emit(effects.nightEnds)
      return
    case 'healthBecomes':
      compiler.emit(effects.healthBecomes, compiler.set(node.who), compiler.amount(node.n))
      return
    default:
      return missing(node)
  }
}
