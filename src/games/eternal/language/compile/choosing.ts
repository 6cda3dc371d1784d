import { YOU } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { type Chooser, FULL } from '../../../../language/compiler/steps.ts'
import { type Node, walk } from '../../../../language/nodes.ts'
import { ENEMY } from '../../engine.ts'
import * as effects from '../../rules/effects/index.ts'
import { sets } from '../evaluate/sets.ts'
import type { Effect, Objects, Pick, Things } from '../nodes.ts'
import { ExpressionCompiler } from './expressions.ts'
import { type Chosen, isEarly, isIn, isNeverEmpty, isPick } from './picks.ts'
import { WHO } from './words.ts'

/** What is chosen on the playmat is touched at the same time: where all of it goes, nobody is asked for an order (EG2). */
const ALWAYS: Operand = 1

/** Writes the choices of a text: those made before the window, and those asked when their turn comes. */
export abstract class ChoosingCompiler extends ExpressionCompiler {
  protected chosen = new Map<Pick, Chosen>()
  protected ways = new Map<Effect, number>()

  /** A text begins without any. */
  protected forgetChoices(): void {
    if (this.chosen.size > 0) this.chosen = new Map()
    if (this.ways.size > 0) this.ways = new Map()
  }

  protected hoist(node: Effect, optional = false): void {
    const { assembler } = this.steps
    switch (node.op) {
      case 'seq':
        for (const step of node.steps) this.hoist(step, optional)
        return
      case 'may':
        for (const step of node.steps) this.hoist(step, true)
        return
      case 'together':
        for (const part of node.parts) this.hoist(part, optional)
        return
      case 'when': {
        const past = assembler.label()
        assembler.emitTo(past, this.steps.unless, 1, this.condition(node.condition))
        for (const step of node.steps) this.hoist(step, optional)
        assembler.place(past)
        return
      }
      case 'chooseOne':
        if (node.by === undefined) this.hoistWay(node)
        return
      case 'choose':
        this.hoistPick(node.what, optional)
        return
      case 'deal':
        this.hoistPick(node.to, optional)
        return
      case 'kill':
      case 'sacrifice':
      case 'stun':
      case 'exhaust':
      case 'ready':
      case 'silence':
      case 'get':
      case 'double':
      case 'become':
      case 'put':
      case 'transform':
      case 'steal':
      case 'disappear':
      case 'negate':
      case 'drawFrom':
      case 'discard':
        this.hoistPick(node.what, optional)
        return
      // Whatever these name is chosen when their turn comes.
      case 'either':
      case 'repeat':
      case 'repeatWhile':
      case 'forEach':
      case 'changeNumber':
      case 'markDepleted':
      case 'draw':
      case 'play':
      case 'playNew':
      case 'drawNew':
      case 'putNew':
      case 'gainHealth':
      case 'gainArmor':
      case 'gainInfluence':
      case 'gainInfluenceChosen':
      case 'gainMaxPower':
      case 'gainPower':
      case 'getPlayer':
      case 'healthBecomes':
      case 'delay':
      case 'call':
      case 'randomOne':
      case 'doTo':
      case 'countTo':
      case 'swapWithMarket':
      case 'scout':
      case 'plunder':
      case 'nightfall':
      case 'nightEnds':
      case 'takeDebt':
      case 'invoke':
      case 'action':
        return
      default:
        return missing(node)
    }
  }

  private hoistPick(o: Objects, optional: boolean): void {
    if (!isPick(o) || !isEarly(o)) return
    const local = this.choose(o, optional)
    this.chosen.set(o, { local, early: true })
    if (o.as !== undefined) this.bind(o.as, 'present', o, local)
  }

  /** Emits the question; the local gets the address of what was chosen. */
  choose(pick: Pick, optional: boolean, ready = false): number {
    const into = this.steps.assembler.local()
    const of = ready ? this.row(sets.ready, this.choices(pick.of)) : this.choices(pick.of)
    const from = isIn(pick.of, 'deck') ? this.row(sets.byName, of) : of
    const by: Chooser = pick.by === 'enemy' ? ENEMY : YOU
    this.select({
      from,
      many: pick.how === 'one' ? 1 : pick.how === 'any number' ? 99 : this.amount(pick.n ?? 1),
      upTo: pick.how === 'upTo' || pick.how === 'any number',
      optional,
      by,
      into,
      extreme: 0,
      measure: 0,
      it: 0,
      weigh: 0,
      note: { why: pick },
      ...(isEarly(pick) ? { atOnce: ALWAYS } : {}),
    })
    return into
  }

  /** What a choice or chance may fall on. */
  protected choices(things: Things): Operand {
    const of = this.set(things)
    if (isIn(things, 'void')) return this.row(sets.leaving, of)
    // Only what lies on the playmat is ever shifted.
    if (isIn(things, 'hand') || isIn(things, 'deck') || things.op === 'windowSpell') return of
    const units = this.steps.evaluator.partsOf(of, sets.units)
    return units === null ? this.row(sets.inReach, of) : this.row(sets.unitsInReach, ...units)
  }

  private hoistWay(node: Extract<Effect, { op: 'chooseOne' }>): void {
    const { assembler, forks, fork, jump, put } = this.steps
    const way = assembler.local()
    this.ways.set(node, way)
    const end = assembler.label()
    const ways = node.ways.map((list) => ({ can: this.possible(list), to: 0 }))
    assembler.emitTo(end, fork, 1, forks.push({ by: YOU, ways, note: { why: node } }) - 1)
    node.ways.forEach((list, i) => {
      ways[i]!.to = assembler.here
      assembler.emit(put, way, i)
      for (const step of list) this.hoist(step)
      assembler.emitTo(end, jump, 0)
    })
    assembler.place(end)
  }

  /** FULL when every choice that this list needs on the playmat can be made, else 1. */
  private possible(list: readonly Effect[]): Operand {
    const needs = this.needsOf(list)
    if (needs.length === 0) return FULL
    return needs
      .map((set) => this.row(this.rows.enough, set, 1))
      .reduce((a, b) => this.row(this.rows.measureBoth, a, b))
  }

  /** At least one of several ways can be gone. */
  private anyPossible(ways: readonly (readonly Effect[])[]): Operand {
    return ways
      .map((way) => this.row(this.rows.compare, 0, this.possible(way), FULL))
      .reduce((a, b) => this.row(this.rows.or, a, b))
  }

  /** Sets that must not be empty for this list to be played (ER79). */
  protected needsOf(list: readonly Effect[]): Operand[] {
    const needs: Operand[] = []
    const need = (o: Objects): void => {
      if (!isPick(o) || !isEarly(o) || (o.how !== 'one' && o.how !== 'several')) return
      if (!isNeverEmpty(o.of)) needs.push(this.choices(o.of))
    }
    for (const node of list) {
      if (node.op === 'seq') needs.push(...this.needsOf(node.steps))
      else if (node.op === 'together') needs.push(...this.needsOf(node.parts))
      else if (node.op === 'deal') need(node.to)
      else if (node.op === 'chooseOne' && node.by === undefined)
        needs.push(this.row(sets.whether, this.anyPossible(node.ways)))
      else if ('what' in node) need(node.what)
    }
    return needs
  }

  protected override optionalFirst(step: Effect, _why: unknown): number | null {
    const o = 'what' in step ? step.what : step.op === 'deal' ? step.to : undefined
    if (!isPick(o) || o.how === 'random') return null
    const local = this.choose(o, true)
    this.chosen.set(o, { local, early: false })
    if (o.as !== undefined) this.bind(o.as, 'picked', o, local)
    this.effect(step)
    return local
  }

  protected override chooser(_node: Node): Chooser {
    return YOU
  }

  protected override eachKind(): string {
    return 'thing'
  }

  /** The local of the first choice of a `may` that was made before the window, or null. */
  private earlyPickIn(list: readonly Effect[]): number | null {
    const first = list[0]
    if (first === undefined) return null
    let found: number | null = null
    walk(first, (node) => {
      const chosen = isPick(node) ? this.chosen.get(node) : undefined
      if (found === null && chosen?.early === true) found = chosen.local
    })
    return found
  }

  override effect(node: Effect): void {
    const { assembler, unless } = this.steps
    if (node.op === 'may') {
      const early = this.earlyPickIn(node.steps)
      if (early !== null) {
        const end = assembler.label()
        assembler.emitTo(end, unless, 1, this.row(this.rows.size, early))
        this.body(node.steps)
        assembler.place(end)
        return
      }
    }
    super.effect(node)
  }

  /** The objects of an effect; a choice that was not made earlier is asked now. */
  objects(o: Objects): Operand {
    if (!isPick(o)) return this.set(o)
    const chosen = this.chosen.get(o)
    if (chosen !== undefined) return this.row(chosen.early ? sets.present : this.rows.bound, chosen.local)
    if (o.how === 'random') {
      const into = this.steps.assembler.local()
      this.emit(effects.pickRandom, this.choices(o.of), this.amount(o.n ?? 1), into)
      if (o.as !== undefined) this.bind(o.as, 'picked', o, into)
      return this.row(this.rows.bound, into)
    }
    const local = this.choose(o, false)
    if (o.as !== undefined) this.bind(o.as, 'picked', o, local)
    return this.row(this.rows.bound, local)
  }

  /** Pushes a set on the frame so that a later step can name it. */
  remember(objects: Operand, as: string | undefined): Operand {
    if (as === undefined) return objects
    const local = this.steps.assembler.local()
    this.emit(this.steps.gather, objects, local)
    this.bind(as, 'picked', as, local)
    return this.row(this.rows.bound, local)
  }

  who(things: Things | undefined): Operand {
    return things === undefined ? this.row(sets.players, WHO.you) : this.set(things)
  }
}
