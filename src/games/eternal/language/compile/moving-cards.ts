import { missing } from '../../../../language/compiler/missing.ts'
import * as effects from '../../rules/effects/index.ts'
import { type Cards, type Effect, FACTIONS, type Filter, type Pick, type Things } from '../nodes.ts'
import { giftOf } from './changes.ts'
import type { PayingCompiler } from './paying.ts'
import { LASTS } from './words.ts'

/** Cards that move between zones or change sides. */
export function writeMove(
  compiler: PayingCompiler,
  node: Extract<
    Effect,
    {
      op:
        | 'draw'
        | 'drawFrom'
        | 'discard'
        | 'put'
        | 'steal'
        | 'disappear'
        | 'negate'
        | 'swapWithMarket'
        | 'scout'
        | 'plunder'
        | 'invoke'
    }
  >,
): void {
  const { assembler } = compiler.steps
  switch (node.op) {
    case 'draw':
      if (node.as !== undefined) {
        const top: Things = { op: 'top', n: node.n, of: { op: 'cards', in: ['deck'], of: 'you' } }
        compiler.emit(effects.drawFrom, compiler.remember(compiler.set(top), node.as))
        return
      }
      compiler.emit(effects.draw, compiler.who(node.who), compiler.amount(node.n))
      return
    case 'drawFrom':
      compiler.emit(
        effects.drawFrom,
        compiler.remember(compiler.objects(node.what), node.as),
        node.with === undefined ? 0 : giftOf(compiler, node.with) + 1,
      )
      return
    case 'discard':
      compiler.emit(effects.discard, compiler.remember(compiler.objects(node.what), node.as))
      return
    case 'put':
      compiler.emit(
        effects.put,
        compiler.remember(compiler.objects(node.what), node.as),
        effects.TO.indexOf(node.to),
      )
      return
    case 'steal':
      compiler.emit(effects.steal, compiler.objects(node.what), LASTS[node.lasts ?? 'for good'])
      return
    case 'disappear':
      compiler.emit(effects.disappearAll, compiler.objects(node.what))
      return
    case 'negate':
      compiler.emit(effects.negate, compiler.objects(node.what))
      return
    case 'swapWithMarket': {
      const market: Pick = {
        op: 'pick',
        how: 'one',
        of: { op: 'cards', in: ['market'], of: 'you', that: node.that },
      }
      const own: Cards = { op: 'cards', in: ['hand'], of: 'you' }
      const hand: Pick = {
        op: 'pick',
        how: 'one',
        of: node.from === undefined ? own : { ...own, that: node.from },
      }
      const end = assembler.label()
      // Without a card to give there is nothing to swap.
      assembler.emitTo(end, compiler.steps.unless, 1, compiler.row(compiler.rows.some, compiler.set(hand.of)))
      const wanted = compiler.choose(market, true)
      assembler.emitTo(end, compiler.steps.unless, 1, compiler.row(compiler.rows.size, wanted))
      const given = compiler.choose(hand, false)
      compiler.emit(effects.swapMarket, wanted, given)
      assembler.place(end)
      return
    }
    case 'scout':
      compiler.emit(effects.scout)
      return
    case 'plunder': {
      const card = assembler.local()
      compiler.emit(effects.plunder, card)
      compiler.emit(effects.plunderAs, card)
      return
    }
    case 'invoke': {
      const options = assembler.local()
      const that = node.influence
        .split('')
        .map((letter): Filter => ({ op: 'faction', faction: FACTIONS['FTJPS'.indexOf(letter)]! }))
      compiler.emit(
        effects.showNew,
        compiler.filter(that.length === 1 ? that[0]! : { op: 'or', any: that }),
        options,
      )
      compiler.emit(effects.invoke, options)
      return
    }
    default:
      return missing(node)
  }
}
