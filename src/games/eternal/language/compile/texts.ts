import type { Text } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { walk } from '../../../../language/nodes.ts'
import { FIXED_LOCALS } from '../../engine.ts'
import { checkNow, endText } from '../../rules/damage/check.ts'
import * as effects from '../../rules/effects/index.ts'
import { emitAimed } from '../../rules/playing/playing-cards.ts'
import { touched, windowTest, writeWindow } from '../../rules/playing/reactions.ts'
import type { Cost, Effect, Objects, Things } from '../nodes.ts'
import { EffectCompiler } from './effects.ts'
import { isPick, looksHidden } from './picks.ts'

const mentionsWindow = (of: Things): boolean => {
  let found = false
  walk(of, ({ op }) => {
    if (op === 'windowSpell') found = true
  })
  return found
}

/** Writes the texts of cards: public choices, costs, the window to answer, then what they do. */
export abstract class TextCompiler extends EffectCompiler {
  private depth = 0

  override body(list: readonly Effect[]): void {
    this.depth++
    list.forEach((node, i) => {
      this.effect(node)
      if (this.depth > 1 || i < list.length - 1) this.emit(checkNow)
    })
    this.depth--
    if (this.depth === 0) this.emit(endText)
  }

  /** A text of a card: public choices, costs, window, then what it does. */
  protected cardText(
    name: string,
    list: readonly Effect[],
    window: 'always' | 'derived' | 'never',
    costs: readonly Cost[] = [],
    named: readonly (readonly [string, number])[] = [],
  ): Text {
    return this.text(name, list, () => {
      const { assembler } = this.steps
      this.forgetChoices()
      for (let i = 0; i < FIXED_LOCALS; i++) assembler.local()
      for (const [word, local] of named) this.bind(word, 'thing', word, local)
      for (const cost of costs) this.chooseCost(cost)
      for (const node of list) this.hoist(node)
      for (const { local, early } of this.chosen.values())
        if (early) {
          this.emit(effects.emitChosen, local)
          this.emit(emitAimed, local)
        }
      for (const cost of costs) this.payCost(cost)
      if (window === 'always') writeWindow('spell')
      else if (window === 'derived') this.derivedWindow(list)
      // The spell that is answered fits as long as it is being played.
      for (const [pick, { local, early }] of this.chosen)
        if (early && !mentionsWindow(pick.of)) this.emit(effects.recheck, local, this.set(pick.of))
    })
  }

  private derivedWindow(list: readonly Effect[]): void {
    const { assembler } = this.steps
    const found: Operand[] = []
    const always = this.touches(list, found)
    if (!always && found.length === 0) return
    const past = assembler.label()
    assembler.emitTo(past, windowTest, 1, touched.push({ always, sets: found }) - 1)
    writeWindow('ability')
    assembler.place(past)
  }

  /** Collects what a text will touch; true when a window is certain (EG12). */
  private touches(list: readonly Effect[], found: Operand[]): boolean {
    let always = false
    const touch = (o: Objects | undefined): void => {
      if (o === undefined) return
      const things = isPick(o) ? o.of : o
      if (isPick(o) && this.chosen.has(o)) found.push(this.row(this.rows.bound, this.chosen.get(o)!.local))
      else if (looksHidden(things)) always = true
      else if (!this.namesUnknown(things)) found.push(this.set(things))
    }
    for (const node of list) {
      switch (node.op) {
        case 'seq':
        case 'may':
        case 'repeat':
        case 'repeatWhile':
          if (this.touches(node.steps, found)) always = true
          break
        case 'when':
          if (this.touches(node.steps, found)) always = true
          if (node.otherwise !== undefined && this.touches(node.otherwise, found)) always = true
          break
        case 'together':
          if (this.touches(node.parts, found)) always = true
          break
        case 'forEach':
          touch(node.of)
          if (this.touches(node.steps, found)) always = true
          break
        case 'either':
        case 'chooseOne':
        case 'randomOne':
          for (const way of node.ways) if (this.touches(way, found)) always = true
          if (node.op === 'chooseOne' && node.by === 'enemy') always = true
          break
        case 'doTo':
        case 'countTo':
        case 'delay':
        case 'action':
          if (this.touches(node.do, found)) always = true
          break
        case 'deal':
          touch(node.to)
          break
        case 'draw':
        case 'gainHealth':
        case 'gainArmor':
          touch(node.who)
          break
        case 'takeDebt':
        case 'getPlayer':
        case 'healthBecomes':
          touch(node.who)
          break
        case 'putNew':
          if (node.of === 'enemy' || node.of === 'both') always = true
          break
        case 'choose':
          touch(node.what)
          break
        case 'playNew':
        case 'drawNew':
        case 'gainInfluence':
        case 'gainInfluenceChosen':
        case 'gainMaxPower':
        case 'gainPower':
        case 'swapWithMarket':
        case 'scout':
        case 'plunder':
        case 'nightfall':
        case 'nightEnds':
        case 'invoke':
        case 'call':
          break
        case 'kill':
        case 'sacrifice':
        case 'stun':
        case 'exhaust':
        case 'ready':
        case 'silence':
        case 'get':
        case 'double':
        case 'become':
        case 'changeNumber':
        case 'drawFrom':
        case 'discard':
        case 'put':
        case 'play':
        case 'transform':
        case 'steal':
        case 'disappear':
        case 'negate':
        case 'markDepleted':
          touch(node.what)
          break
        default:
          return missing(node)
      }
    }
    return always
  }
}
