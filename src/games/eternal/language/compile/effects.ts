import { YOU } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { FULL } from '../../../../language/compiler/steps.ts'
import { walk } from '../../../../language/nodes.ts'
import { ENEMY, FIXED_LOCALS, MANY, OTHER, THAT } from '../../engine.ts'
import * as effects from '../../rules/effects/index.ts'
import type { Effect, Things } from '../nodes.ts'
import { writeChange } from './changes.ts'
import { writeDamageOrKilling } from './damage-and-killing.ts'
import { writeMove } from './moving-cards.ts'
import { writeNewCards } from './new-cards.ts'
import { PayingCompiler } from './paying.ts'
import { isPick } from './picks.ts'
import { writePlayers } from './players.ts'
import { RELATIONS } from './words.ts'

/** Writes what a text does, one effect after the other. */
export abstract class EffectCompiler extends PayingCompiler {
  protected override gameEffect(node: Effect): void {
    const { assembler, jump } = this.steps
    switch (node.op) {
      case 'deal':
      case 'kill':
      case 'sacrifice':
        writeDamageOrKilling(this, node)
        return
      case 'stun':
      case 'exhaust':
      case 'ready':
      case 'silence':
      case 'get':
      case 'double':
      case 'become':
      case 'changeNumber':
      case 'markDepleted':
        writeChange(this, node)
        return
      case 'draw':
      case 'drawFrom':
      case 'discard':
      case 'put':
      case 'steal':
      case 'disappear':
      case 'negate':
      case 'swapWithMarket':
      case 'scout':
      case 'plunder':
      case 'invoke':
        writeMove(this, node)
        return
      case 'play':
      case 'playNew':
      case 'drawNew':
      case 'putNew':
      case 'transform':
        writeNewCards(this, node)
        return
      case 'gainHealth':
      case 'gainArmor':
      case 'gainInfluence':
      case 'gainInfluenceChosen':
      case 'gainMaxPower':
      case 'gainPower':
      case 'getPlayer':
      case 'healthBecomes':
      case 'takeDebt':
      case 'nightfall':
      case 'nightEnds':
        writePlayers(this, node)
        return
      case 'together':
        this.atTheSameTime(node.parts)
        return
      case 'call':
        this.call(node)
        return
      case 'delay':
        this.delay(node)
        return
      case 'choose':
        this.objects(node.what)
        return
      case 'chooseOne':
        this.chooseOne(node)
        return
      case 'randomOne': {
        const end = assembler.label()
        const ways: number[] = []
        this.emit(effects.jumpRandom, effects.randomWays.push(ways) - 1)
        for (const way of node.ways) {
          ways.push(assembler.here)
          this.body(way)
          assembler.emitTo(end, jump, 0)
        }
        assembler.place(end)
        return
      }
      case 'action':
        this.body(node.do)
        return
      case 'doTo':
        this.doTo(node)
        return
      case 'countTo': {
        const end = assembler.label()
        assembler.emitTo(end, effects.countTo, 1, node.n)
        this.body(node.do)
        assembler.place(end)
        return
      }
      case 'seq':
      case 'may':
      case 'either':
      case 'when':
      case 'repeat':
      case 'repeatWhile':
      case 'forEach':
        throw new Error(`“${node.op}” is written by the compiler that both games share`)
      default:
        missing(node)
    }
  }

  /** One instruction: what was chosen is there when it begins, and every part means the same thing. */
  private atTheSameTime(parts: readonly Effect[]): void {
    if (parts.length > 1)
      walk(parts, (node) => {
        const { op, name } = node as Things & { name?: string }
        const bound = op === 'the' && name !== undefined && this.knows(name) ? this.bound(name) : undefined
        if (bound?.kind === 'present') this.emit(effects.keepPresent, bound.local)
      })
    const before = this.inOneInstruction
    this.inOneInstruction = parts.length > 1
    for (const part of parts) this.effect(part)
    this.inOneInstruction = before
  }

  private call(node: Extract<Effect, { op: 'call' }>): void {
    const local = this.steps.assembler.local()
    this.emit(this.steps.gather, this.set(node.of), local)
    if (node.of.op === 'top') this.emit(effects.seeThese, local)
    this.bind(node.as, 'picked', node, local)
  }

  private chooseOne(node: Extract<Effect, { op: 'chooseOne' }>): void {
    const { assembler, forks, fork, jump, unless } = this.steps
    const way = this.ways.get(node)
    const end = assembler.label()
    if (way === undefined) {
      const ways = node.ways.map((list) => ({ can: this.offered(list), to: 0 }))
      const by = node.by === 'enemy' ? ENEMY : YOU
      assembler.emitTo(end, fork, 1, forks.push({ by, ways, note: { why: node } }) - 1)
      node.ways.forEach((list, i) => {
        ways[i]!.to = assembler.here
        this.body(list)
        assembler.emitTo(end, jump, 0)
      })
    } else
      node.ways.forEach((list, i) => {
        const other = assembler.label()
        const isThis = this.row(this.rows.compare, RELATIONS.exactly, this.row(this.rows.local, way), i)
        assembler.emitTo(other, unless, 1, isThis)
        this.body(list)
        assembler.emitTo(end, jump, 0)
        assembler.place(other)
      })
    assembler.place(end)
  }

  /** A way that needs a choice is only offered if something can be chosen. */
  private offered(list: readonly Effect[]): Operand {
    const picks: Operand[] = []
    walk(list, (node) => {
      if (isPick(node) && node.how === 'one' && !this.namesUnknown(node.of))
        picks.push(this.row(this.rows.enough, this.set(node.of), 1))
    })
    return picks.length === 0 ? FULL : picks.reduce((a, b) => this.row(this.rows.measureBoth, a, b))
  }

  private doTo(node: Extract<Effect, { op: 'doTo' }>): void {
    const { assembler, unless } = this.steps
    const end = assembler.label()
    const { pay, needs } = this.costNeeds(node.costs)
    const payable = this.row(effects.canPay, effects.payables.push({ pay, needs }) - 1)
    assembler.emitTo(end, unless, 1, payable)
    const pick = node.costs.map((cost) => ('what' in cost ? cost.what : null)).find(isPick)
    if (node.may === true && pick !== undefined) {
      const local = this.choose(pick, true)
      this.chosen.set(pick, { local, early: false })
      if (pick.as !== undefined) this.bind(pick.as, 'picked', pick, local)
      assembler.emitTo(end, unless, 1, this.row(this.rows.size, local))
    } else if (node.may === true) this.askConsent(YOU, payable, { why: node }, end)
    for (const cost of node.costs) {
      if ('what' in cost && isPick(cost.what) && !this.chosen.has(cost.what)) this.chooseCost(cost)
      this.payCost(cost)
    }
    this.body(node.do)
    assembler.place(end)
  }

  private delay(node: Extract<Effect, { op: 'delay' }>): void {
    const names: string[] = []
    walk(node.do, (inner) => {
      const { op, name: word } = inner as Things & { name?: string }
      if (op === 'the' && word !== undefined && !names.includes(word)) names.push(word)
    })
    const [first, second, third, fourth] = names
    if (fourth !== undefined)
      throw new Error(`a delayed text can speak of three things, not of “${fourth}” too`)
    const text = this.text('later', node.do, () => {
      this.forgetChoices()
      for (let i = 0; i < FIXED_LOCALS; i++) this.steps.assembler.local()
      if (first !== undefined) this.bind(first, 'thing', first, THAT)
      if (second !== undefined) this.bind(second, 'thing', second, OTHER)
      if (third !== undefined) this.bind(third, 'thing', third, MANY)
    })
    const later = {
      text,
      it: first === undefined ? 0 : this.set({ op: 'the', name: first }),
      another: second === undefined ? 0 : this.set({ op: 'the', name: second }),
      third: third === undefined ? 0 : this.set({ op: 'the', name: third }),
      watch: node.of === undefined ? 0 : this.set(node.of),
    }
    this.emit(effects.delay, effects.delayedEffects.push(later) - 1)
  }

  protected override gameCan(node: Effect): Operand {
    const o = 'what' in node ? node.what : node.op === 'deal' ? node.to : undefined
    if (o === undefined || typeof o !== 'object') return FULL
    const things = isPick(o) ? o.of : (o as Things)
    if (this.namesUnknown(things)) return FULL
    return this.row(this.rows.enough, this.set(things), 1)
  }
}
