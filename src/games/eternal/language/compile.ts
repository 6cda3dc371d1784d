import { NONE } from '../../../kernel/state.ts'
import { type Text, YOU } from '../../../language/assembler.ts'
import { Compiler, SharedRows } from '../../../language/compiler.ts'
import { add, type Operand } from '../../../language/evaluator.ts'
import { type Node, walk } from '../../../language/nodes.ts'
import { type Chooser, FULL } from '../../../language/steps.ts'
import {
  type Activation,
  activationsOf,
  CANNOT,
  type EventName,
  eventNumber,
  extraText,
  FREE_IF,
  HEARS,
  HEARS_AWAY,
  ON_BEARER,
  ON_PLAYER,
  ON_SELF,
  ONGOING,
  ONLY_ON,
  type OngoingPart,
  OUTWARD,
  ongoingBearer,
  ongoingOutward,
  ongoingPlayer,
  ongoingSelf,
  playNeeds,
  playRules,
  playText,
  REACH_CANNOT,
  REACH_COST,
  REACH_SKILLS,
  REACH_STATS,
  REACH_WEAKENS,
  REACHES,
  RESTLESS,
  RULES,
  type Trigger,
  triggers,
  triggersOf,
  WEAKENS_SELF,
} from '../abilities.ts'
import { defIndex, definitions, influenceCounts, kindMask, skillBit, typeIndex } from '../content.ts'
import { ENEMY, FIXED_LOCALS, OTHER, steps, THAT } from '../engine.ts'
import { checkNow, endText } from '../rules/check.ts'
import * as effects from '../rules/effects/index.ts'
import { DEPLETED_PLAY, EXHAUSTED_PLAY } from '../rules/how-played.ts'
import { makers, skillMask } from '../rules/making.ts'
import { extras } from '../rules/play-choices.ts'
import { tellAimed } from '../rules/playing-cards.ts'
import { touched, windowTest, writeWindow } from '../rules/reactions.ts'
import { DECK, HAND, PLAYMAT, VOID } from '../state.ts'
import type {
  Ability,
  Activated,
  Amount,
  Cards,
  Condition,
  Cost,
  Duration,
  Effect,
  Event,
  Filter,
  Modification,
  NewCard,
  Objects,
  Ongoing,
  Pick,
  Side,
  Things,
  Triggered,
} from './nodes.ts'
import {
  amounts,
  BEARS_CURSE,
  BEARS_WEAPON,
  conditions,
  filters,
  influenceNeeds,
  STATS,
  sets,
  statTests,
  zoneOf,
} from './readers.ts'

const SIDES: Record<Side, number> = { you: 0, enemy: 1, both: 2 }
const RELATIONS = { exactly: 0, atLeast: 1, atMost: -1 } as const
const WHO = { you: 0, enemy: 1, each: 2, cursed: 3, defending: 4 } as const
const HISTORIES = [
  'cards played',
  'spells played',
  'power played',
  'cards drawn',
  'cards discarded',
  'units died',
  'units sacrificed',
  'attacks',
  'hits on the enemy player',
  'damage taken',
  'influence gained',
  'attacks this game',
] as const
const LASTS: Record<Duration, number> = { 'for good': 0, 'this turn': 1, 'while yours': 2 }

/** Where things were chosen, and whether the choice was made on the playmat before the window. */
interface Chosen {
  readonly local: number
  readonly early: boolean
}

const isIn = (things: Things, place: 'deck' | 'void'): boolean =>
  things.op === 'cards' && things.in.includes(place)

const isPick = (o: unknown): o is Pick => typeof o === 'object' && o !== null && 'op' in o && o.op === 'pick'

/** Objects that are chosen before the window: units, players, sites, attachments, the spell answered (A5). */
function isPublic(things: Things): boolean {
  switch (things.op) {
    case 'cards':
      return things.in.every((place) => place === 'playmat')
    case 'players':
    case 'bearer':
    case 'attachedTo':
    case 'windowSpell':
      return true
    case 'union':
      return things.of.every(isPublic)
    case 'among':
    case 'except':
      return isPublic(things.of)
    default:
      return false
  }
}

const isEarly = (pick: Pick): boolean => pick.how !== 'random' && pick.by !== 'enemy' && isPublic(pick.of)

/** Does this set look into the hand or deck of the other player? Then its text has a window whatever is there. */
function looksHidden(things: Things): boolean {
  switch (things.op) {
    case 'cards':
      return things.of !== 'you' && things.in.some((place) => place === 'hand' || place === 'deck')
    case 'top':
    case 'topmost':
      return looksHidden(things.of)
    case 'union':
      return things.of.some(looksHidden)
    case 'among':
    case 'except':
      return looksHidden(things.of)
    default:
      return false
  }
}

/** Turns cards into texts, triggers, activations and ongoing parts. */
export class CardCompiler extends Compiler<Effect, Amount, Condition, Things> {
  private chosen = new Map<Pick, Chosen>()
  private ways = new Map<Effect, number>()
  private depth = 0

  constructor() {
    super(steps, new SharedRows(steps, add))
  }

  private emit(op: number, a = 0, b = 0, c = 0): void {
    this.steps.assembler.emit(op, a, b, c)
  }

  private row(kind: number, a = 0, b = 0, c = 0): Operand {
    return this.evaluatorRow(kind, a, b, c)
  }

  // ---- texts

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
  private cardText(
    name: string,
    list: readonly Effect[],
    window: 'always' | 'derived' | 'never',
    costs: readonly Cost[] = [],
    named: readonly (readonly [string, number])[] = [],
  ): Text {
    return this.text(name, list, () => {
      const { assembler } = this.steps
      this.chosen = new Map()
      this.ways = new Map()
      for (let i = 0; i < FIXED_LOCALS; i++) assembler.local()
      for (const [word, local] of named) this.bind(word, 'thing', word, local)
      for (const cost of costs) this.chooseCost(cost)
      for (const node of list) this.hoist(node)
      for (const { local, early } of this.chosen.values())
        if (early) {
          this.emit(effects.tellChosen, local)
          this.emit(tellAimed, local)
        }
      for (const cost of costs) this.payCost(cost)
      if (window === 'always') writeWindow(true)
      else if (window === 'derived') this.derivedWindow(list)
      // The spell that is answered fits as long as it is being played.
      for (const [pick, { local, early }] of this.chosen)
        if (early && pick.of.op !== 'windowSpell') this.emit(effects.recheck, local, this.set(pick.of))
    })
  }

  private derivedWindow(list: readonly Effect[]): void {
    const { assembler } = this.steps
    const found: Operand[] = []
    const always = this.touches(list, found)
    if (!always && found.length === 0) return
    const past = assembler.label()
    assembler.emitTo(past, windowTest, 1, touched.push({ always, sets: found }) - 1)
    writeWindow(false)
    assembler.place(past)
  }

  /** Collects what a text will touch; true when a window is certain (G12). */
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
          break
        default:
          touch(node.what)
      }
    }
    return always
  }

  private namesUnknown(things: Things): boolean {
    let unknown = false
    walk(things, (node) => {
      const { op, name } = node as Things & { name?: string }
      if (op === 'the' && name !== 'that' && name !== 'that player' && !this.names.has(name ?? ''))
        unknown = true
    })
    return unknown
  }

  // ---- choices before the window

  private hoist(node: Effect, optional = false): void {
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
      case 'negate':
      case 'drawFrom':
      case 'discard':
        this.hoistPick(node.what, optional)
        return
      default:
        return
    }
  }

  private hoistPick(o: Objects, optional: boolean): void {
    if (!isPick(o) || !isEarly(o)) return
    const local = this.choose(o, optional)
    this.chosen.set(o, { local, early: true })
    if (o.as !== undefined) this.bind(o.as, 'present', o, local)
  }

  /** Emits the question; the local gets the address of what was chosen. */
  private choose(pick: Pick, optional: boolean): number {
    const into = this.steps.assembler.local()
    const of = this.choices(pick.of)
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
    })
    return into
  }

  /** What a choice or chance may fall on. */
  private choices(things: Things): Operand {
    const of = this.set(things)
    return isIn(things, 'void') ? this.row(sets.leaving, of) : of
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

  /** Sets that must not be empty for this list to be played (R79). */
  private needsOf(list: readonly Effect[]): Operand[] {
    const needs: Operand[] = []
    const need = (o: Objects): void => {
      if (isPick(o) && isEarly(o) && (o.how === 'one' || o.how === 'several')) needs.push(this.set(o.of))
    }
    for (const node of list) {
      if (node.op === 'seq') needs.push(...this.needsOf(node.steps))
      else if (node.op === 'together') needs.push(...this.needsOf(node.parts))
      else if (node.op === 'deal') need(node.to)
      else if ('what' in node) need(node.what)
    }
    return needs
  }

  // ---- costs

  private chooseCost(cost: Cost): void {
    if ((cost.op === 'exhaust' || cost.op === 'sacrifice' || cost.op === 'discard') && isPick(cost.what)) {
      const local = this.choose(cost.what, false)
      this.chosen.set(cost.what, { local, early: false })
      if (cost.what.as !== undefined) this.bind(cost.what.as, 'picked', cost.what, local)
    }
  }

  private payCost(cost: Cost): void {
    switch (cost.op) {
      case 'pay':
        this.emit(effects.payPower, cost.n)
        return
      case 'spendAll':
        this.emit(effects.spendAll)
        return
      case 'exhaust':
        this.emit(effects.exhaustPaid, this.objects(cost.what))
        return
      case 'sacrifice':
        this.emit(effects.sacrifice, this.objects(cost.what), 1)
        return
      case 'discard':
        this.emit(effects.discard, this.objects(cost.what))
    }
  }

  private costNeeds(costs: readonly Cost[]): { pay: number; needs: Operand[]; exhaustsSelf: boolean } {
    let pay = 0
    let exhaustsSelf = false
    const needs: Operand[] = []
    for (const cost of costs) {
      if (cost.op === 'pay') pay += cost.n
      else if (cost.op === 'exhaust' && !isPick(cost.what)) exhaustsSelf = true
      else if (cost.op !== 'spendAll') needs.push(this.set(isPick(cost.what) ? cost.what.of : cost.what))
    }
    return { pay, needs, exhaustsSelf }
  }

  // ---- effects

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

  /** The objects of an effect; a choice that was not made earlier is asked now. */
  private objects(o: Objects): Operand {
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

  /** Lays a set on the frame so that a later step can name it. */
  private remember(objects: Operand, as: string | undefined): Operand {
    if (as === undefined) return objects
    const local = this.steps.assembler.local()
    this.emit(this.steps.gather, objects, local)
    this.bind(as, 'picked', as, local)
    return this.row(this.rows.bound, local)
  }

  protected override gameEffect(node: Effect): void {
    const { assembler, jump, gather, next, forget, count, put } = this.steps
    switch (node.op) {
      case 'together':
        for (const part of node.parts) this.effect(part)
        return
      case 'deal':
        this.emit(
          effects.deal,
          this.objects(node.to),
          this.amount(node.n),
          node.by === undefined ? 0 : this.set(node.by),
        )
        return
      case 'kill':
        this.emit(effects.kill, this.objects(node.what))
        return
      case 'sacrifice':
        this.emit(effects.sacrifice, this.remember(this.objects(node.what), node.as), 0)
        return
      case 'stun':
        this.emit(effects.stunAll, this.objects(node.what))
        return
      case 'exhaust':
        this.emit(effects.exhaustAll, this.objects(node.what))
        return
      case 'ready':
        this.emit(effects.readyAll, this.objects(node.what))
        return
      case 'silence':
        this.emit(effects.silenceAll, this.objects(node.what))
        return
      case 'get':
        this.get(node.what, node.mods, node.lasts ?? 'for good')
        return
      case 'double':
        this.emit(
          effects.double,
          this.objects(node.what),
          ['strength', 'health', 'both', 'cost'].indexOf(node.stat),
        )
        return
      case 'become':
        this.emit(effects.become, this.objects(node.what), STATS.indexOf(node.stat), this.amount(node.n))
        return
      case 'changeNumber':
        this.emit(effects.changeNumber, this.objects(node.what), this.amount(node.by))
        return
      case 'draw':
        this.emit(effects.draw, this.who(node.who), this.amount(node.n))
        return
      case 'drawFrom':
        this.emit(effects.drawFrom, this.remember(this.objects(node.what), node.as))
        return
      case 'discard':
        this.emit(effects.discard, this.remember(this.objects(node.what), node.as))
        return
      case 'put':
        this.emit(effects.put, this.objects(node.what), effects.TO.indexOf(node.to))
        return
      case 'play': {
        const all = assembler.local()
        const it = assembler.local()
        const used = assembler.local()
        const again = assembler.label()
        const end = assembler.label()
        const how =
          (node.exhausted === true ? EXHAUSTED_PLAY : 0) | (node.depleted === true ? DEPLETED_PLAY : 0)
        this.emit(gather, this.objects(node.what), all)
        this.emit(forget, used)
        assembler.place(again)
        assembler.emitTo(end, next, 2, all, it)
        this.emit(effects.playOne, it, how, node.on === undefined ? 0 : this.set(node.on))
        assembler.emitTo(again, jump, 0)
        assembler.place(end)
        return
      }
      case 'playNew': {
        const into = assembler.local()
        const left = assembler.local()
        const again = assembler.label()
        const end = assembler.label()
        this.emit(put, left, this.amount(node.n ?? 1))
        assembler.place(again)
        assembler.emitTo(end, count, 1, left)
        this.emit(effects.playNew, this.maker(node.card), node.on === undefined ? 0 : this.set(node.on), into)
        assembler.emitTo(again, jump, 0)
        assembler.place(end)
        if (node.as !== undefined) this.bind(node.as, 'thing', node, into)
        return
      }
      case 'drawNew': {
        const into = assembler.local()
        this.emit(effects.drawNew, this.maker(node.card), this.amount(node.n ?? 1), into)
        if (node.as !== undefined) this.bind(node.as, 'thing', node, into)
        return
      }
      case 'putNew':
        this.emit(
          effects.putNew,
          this.maker(node.card),
          this.amount(node.n ?? 1),
          effects.TO.indexOf(node.to) | (node.of === 'enemy' ? 8 : 0),
        )
        return
      case 'transform':
        this.emit(effects.transform, this.objects(node.what), this.maker(node.into))
        return
      case 'steal':
        this.emit(effects.steal, this.objects(node.what), LASTS[node.lasts ?? 'for good'])
        return
      case 'negate':
        this.emit(effects.negate, this.objects(node.what))
        return
      case 'gainHealth':
        this.emit(effects.gainHealthOp, this.who(node.who), this.amount(node.n))
        return
      case 'gainArmor':
        this.emit(effects.gainArmorOp, this.who(node.who), this.amount(node.n))
        return
      case 'gainInfluence':
        influenceCounts(node.influence).forEach((n, i) => {
          if (n > 0) this.emit(effects.gainInfluenceOp, i, n)
        })
        return
      case 'gainInfluenceChosen':
        this.emit(effects.chooseInfluence)
        return
      case 'gainMaxPower':
        this.emit(effects.gainMaxPowerOp, this.amount(node.n))
        return
      case 'gainPower':
        this.emit(effects.gainPowerOp, this.amount(node.n))
        return
      case 'getPlayer':
        this.emit(
          effects.getPlayer,
          this.set(node.who),
          skillBit(node.skill),
          LASTS[node.lasts ?? 'for good'],
        )
        return
      case 'healthBecomes':
        this.emit(effects.healthBecomes, this.set(node.who), this.amount(node.n))
        return
      case 'markDepleted':
        this.emit(effects.markDepleted, this.objects(node.what))
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
      case 'swapWithMarket': {
        const market: Pick = {
          op: 'pick',
          how: 'one',
          of: { op: 'cards', in: ['market'], of: 'you', that: node.that },
        }
        const hand: Pick = { op: 'pick', how: 'one', of: { op: 'cards', in: ['hand'], of: 'you' } }
        const wanted = this.choose(market, true)
        const end = assembler.label()
        assembler.emitTo(end, this.steps.unless, 1, this.row(this.rows.size, wanted))
        const given = this.choose(hand, false)
        this.emit(effects.swapMarket, wanted, given)
        assembler.place(end)
        return
      }
      case 'scout':
        this.emit(effects.scout)
        return
      default:
        throw new Error(`no rule carries out “${node.op}”`)
    }
  }

  private who(things: Things | undefined): Operand {
    return things === undefined ? this.row(sets.players, WHO.you) : this.set(things)
  }

  private get(what: Objects, mods: readonly Modification[], lasts: Duration): void {
    const { assembler, forks, fork, jump, put } = this.steps
    const objects = this.objects(what)
    if (lasts === 'while yours') {
      this.emit(effects.hold, objects)
      return
    }
    let strength: Operand = 0
    let health: Operand = 0
    let skills = 0
    let warcry = 0
    let cost: Operand = 0
    let maxPower: Operand = 0
    let free = false
    let cannot = 0
    let battleSkillsOf: Operand = 0
    let chosen = 0
    let lacking = false
    let chance: number[] = []
    for (const mod of mods)
      switch (mod.op) {
        case 'stats':
          if (mod.strength !== undefined) strength = this.amount(mod.strength)
          if (mod.health !== undefined) health = this.amount(mod.health)
          break
        case 'skill':
          if (mod.skill === 'warcry') warcry += mod.n ?? 1
          else skills |= skillBit(mod.skill)
          break
        case 'battleSkillsOf':
          battleSkillsOf = this.set(mod.of)
          break
        case 'cost':
          cost = this.amount(mod.by)
          break
        case 'maxPower':
          maxPower = this.amount(mod.by)
          break
        case 'free':
          free = true
          break
        case 'cannot': {
          const bit = effects.FORBIDS[mod.what]
          if (bit === undefined) throw new Error(`“cannot ${mod.what}” can only be ongoing`)
          cannot |= lasts === 'this turn' ? bit : bit << 2
          break
        }
        case 'oneSkillOf':
          if (mod.by === 'chance') {
            chance = mod.skills.map(skillBit)
            lacking = mod.lacking === true
          } else {
            chosen = assembler.local()
            const local = chosen
            const end = assembler.label()
            const ways = mod.skills.map(() => ({ can: FULL, to: 0 }))
            assembler.emitTo(end, fork, 1, forks.push({ by: YOU, ways, note: { why: mod } }) - 1)
            mod.skills.forEach((skill, i) => {
              ways[i]!.to = assembler.here
              this.emit(put, local, Math.log2(skillBit(skill)))
              assembler.emitTo(end, jump, 0)
            })
            assembler.place(end)
          }
          break
        default:
          throw new Error(`“${mod.op}” can only be ongoing`)
      }
    const gift = {
      strength,
      health,
      skills,
      warcry,
      cost,
      battleSkillsOf,
      chance,
      lacking,
      chosen,
      maxPower,
      free,
      cannot,
    }
    this.emit(effects.get, objects, effects.gifts.push(gift) - 1, LASTS[lasts])
  }

  private chooseOne(node: Extract<Effect, { op: 'chooseOne' }>): void {
    const { assembler, forks, fork, jump, unless } = this.steps
    const way = this.ways.get(node)
    const end = assembler.label()
    if (way === undefined) {
      const ways = node.ways.map(() => ({ can: FULL as Operand, to: 0 }))
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
    const [first, second, third] = names
    if (third !== undefined) throw new Error(`a delayed text can speak of two things, not of “${third}” too`)
    const text = this.text('later', node.do, () => {
      this.chosen = new Map()
      this.ways = new Map()
      for (let i = 0; i < FIXED_LOCALS; i++) this.steps.assembler.local()
      if (first !== undefined) this.bind(first, 'thing', first, THAT)
      if (second !== undefined) this.bind(second, 'thing', second, OTHER)
    })
    const later = {
      text,
      it: first === undefined ? 0 : this.set({ op: 'the', name: first }),
      another: second === undefined ? 0 : this.set({ op: 'the', name: second }),
      watch: node.of === undefined ? 0 : this.set(node.of),
    }
    this.emit(effects.delay, effects.laters.push(later) - 1)
  }

  private maker(card: NewCard): number {
    const plain = {
      definition: NONE,
      copyOf: 0,
      filter: 0,
      strength: 0,
      health: 0,
      skills: 0,
      warcry: 0,
      skillsOf: 0,
      sets: false,
    }
    switch (card.op) {
      case 'copyOf':
        return makers.push({ ...plain, copyOf: this.set(card.of) }) - 1
      case 'randomCard':
        return makers.push({ ...plain, filter: this.filter(card.that) }) - 1
      case 'card': {
        const values = card.with ?? {}
        const list = values.skills ?? []
        return (
          makers.push({
            ...plain,
            definition: defIndex(card.id),
            sets: values.strength !== undefined,
            strength: values.strength === undefined ? 0 : this.amount(values.strength),
            health: values.health === undefined ? 0 : this.amount(values.health),
            skills: skillMask(list.filter(({ skill }) => skill !== 'warcry')),
            warcry: list.reduce((n, { skill, n: more }) => (skill === 'warcry' ? n + (more ?? 1) : n), 0),
            skillsOf: values.skillsOf === undefined ? 0 : this.set(values.skillsOf),
          }) - 1
        )
      }
    }
  }

  protected override gameCan(node: Effect): Operand {
    const o = 'what' in node ? node.what : node.op === 'deal' ? node.to : undefined
    if (o === undefined || typeof o !== 'object') return FULL
    const things = isPick(o) ? o.of : (o as Things)
    if (this.namesUnknown(things)) return FULL
    return this.row(this.rows.enough, this.set(things), 1)
  }

  // ---- amounts, conditions

  protected override gameAmount(node: Amount): Operand {
    if (typeof node === 'number') return this.amount(node)
    switch (node.op) {
      case 'stat':
        return this.row(amounts.stat, STATS.indexOf(node.stat), this.set(node.of))
      case 'highest':
        return this.row(amounts.highest, STATS.indexOf(node.stat), this.set(node.of))
      case 'influence':
        return this.row(
          amounts.influence,
          ['fire', 'time', 'justice', 'primal', 'shadow'].indexOf(node.faction),
        )
      case 'influenceTypes':
        return this.row(amounts.influenceTypes)
      case 'totalInfluence':
        return this.row(amounts.totalInfluence)
      case 'maxPower':
        return node.of === undefined
          ? this.row(amounts.maxPower)
          : this.row(amounts.maxPowerOf, this.set(node.of))
      case 'power':
        return this.row(amounts.power)
      case 'playerHealth':
        return this.row(amounts.playerHealth, this.set(node.of))
      case 'armor':
        return this.row(amounts.armor, this.set(node.of))
      case 'spent':
      case 'thatMany':
        return this.row(amounts.many)
      case 'history':
        return this.row(amounts.history, HISTORIES.indexOf(node.what), WHO[node.of])
      case 'battleSkills':
        return this.row(amounts.battleSkills, this.set(node.of))
      case 'number':
        return this.row(amounts.number, node.printed)
      case 'negative':
        return this.row(amounts.negative, this.amount(node.of))
      default:
        throw new Error(`no rule reads “${node.op}”`)
    }
  }

  protected override gameCondition(node: Condition): Operand {
    switch (node.op) {
      case 'influenceAtLeast': {
        const at = influenceNeeds.length
        influenceNeeds.push(...influenceCounts(node.influence))
        return this.row(conditions.influenceAtLeast, at)
      }
      case 'matches':
        return this.row(conditions.matches, this.set(node.thing), this.filter(node.that))
      case 'playerHas':
        return this.row(conditions.playerHas, skillBit(node.skill), this.set(node.who))
      case 'yourTurn':
        return this.row(conditions.yourTurn)
      case 'firstTurn':
        return this.row(conditions.firstTurn)
      default:
        throw new Error(`no rule reads the condition “${node.op}”`)
    }
  }

  // ---- sets and filters

  override set(node: Things): Operand {
    switch (node.op) {
      case 'cards': {
        const units = unitsOnly(node)
        if (units !== null)
          return this.row(sets.units, SIDES[node.of], units.length === 0 ? 0 : this.filter(joined(units)))
        const filter = node.that === undefined ? 0 : this.filter(node.that)
        return node.in
          .map((place) => this.row(sets.cards, zoneOf[place], SIDES[node.of], filter))
          .reduce((a, b) => this.row(sets.union, a, b))
      }
      case 'self':
        return this.row(sets.self)
      case 'the': {
        if (node.name === 'that') return this.row(sets.local, THAT)
        if (node.name === 'that player') return this.row(sets.controllerOf, this.row(sets.local, THAT))
        const { kind, local } = this.bound(node.name)
        if (kind === 'thing') return this.row(sets.local, local)
        return this.row(kind === 'present' ? sets.present : this.rows.bound, local)
      }
      case 'players':
        return this.row(sets.players, WHO[node.who])
      case 'ownerOf':
        return this.row(sets.ownerOf, this.set(node.of))
      case 'controllerOf':
        return this.row(sets.controllerOf, this.set(node.of))
      case 'bearer':
        return this.row(sets.bearer)
      case 'attachedTo':
        return this.row(
          sets.attachedTo,
          this.set(node.of),
          node.that === undefined ? 0 : this.filter(node.that),
        )
      case 'windowSpell':
        return this.row(sets.windowSpell)
      case 'top': {
        const place = zoneOf[node.of.in[0]!]
        const side = SIDES[node.of.of] & 1
        return this.row(
          sets.top,
          place | side,
          this.amount(node.n),
          node.of.that === undefined ? 0 : this.filter(node.of.that),
        )
      }
      case 'topmost':
        return this.row(sets.firsts, this.set(node.of), this.amount(node.n))
      case 'union':
        return node.of.map((x) => this.set(x)).reduce((a, b) => this.row(sets.union, a, b))
      case 'except':
        return this.row(sets.except, this.set(node.of), this.set(node.but))
      case 'among':
        return this.row(sets.among, this.set(node.of), this.filter(node.that))
    }
  }

  filter(node: Filter): Operand {
    switch (node.op) {
      case 'kind':
        return this.row(filters.kind, kindMask(node.kind))
      case 'type':
        return this.row(filters.type, typeIndex(node.type))
      case 'faction':
        return this.row(
          filters.faction,
          ['fire', 'time', 'justice', 'primal', 'shadow'].indexOf(node.faction),
        )
      case 'singleFaction':
        return this.row(filters.factions, 1, 1)
      case 'multiFaction':
        return this.row(filters.factions, 2, 5)
      case 'cost':
      case 'strength':
      case 'health': {
        const at = statTests.push({ is: RELATIONS[node.is], n: this.amount(node.n) }) - 1
        return this.row(filters.stat, STATS.indexOf(node.op), at)
      }
      case 'has':
        return this.row(filters.has, skillBit(node.skill))
      case 'sharesBattleSkill':
        return this.row(filters.sharesBattleSkill, this.set(node.with))
      case 'exhausted':
        return this.row(filters.exhausted)
      case 'stunned':
        return this.row(filters.stunned)
      case 'attacking':
        return this.row(filters.attacking)
      case 'blocking':
        return this.row(filters.blocking)
      case 'undamaged':
        return this.row(filters.undamaged)
      case 'wielding':
        return this.row(filters.bears, BEARS_WEAPON)
      case 'cursed':
        return this.row(filters.bears, BEARS_CURSE)
      case 'sigil':
        return this.row(
          filters.sigil,
          node.faction === undefined
            ? 0
            : ['fire', 'time', 'justice', 'primal', 'shadow'].indexOf(node.faction) + 1,
        )
      case 'named':
        return this.row(filters.named, defIndex(node.id))
      case 'sameName':
        return this.row(filters.sameName, this.set(node.as))
      case 'in':
        return this.row(filters.in, this.set(node.set))
      case 'other':
        return this.row(filters.other)
      case 'yours':
        return this.row(filters.side, 0)
      case 'enemys':
        return this.row(filters.side, 1)
      case 'and':
        return node.all.map((x) => this.filter(x)).reduce((a, b) => this.row(filters.and, a, b))
      case 'or':
        return node.any.map((x) => this.filter(x)).reduce((a, b) => this.row(filters.or, a, b))
      case 'not':
        return this.row(filters.not, this.filter(node.of))
    }
  }

  // ---- abilities

  /** Compiles every card; `writeAll` then writes their texts. */
  compileAll(): void {
    definitions.forEach((card, d) => {
      extras[d] = { pay: 0, repeat: false }
      for (const ability of card.abilities) this.ability(d, card.id, ability, 0, false)
    })
  }

  private both(a: Operand, b: Operand): Operand {
    return a === 0 ? b : b === 0 ? a : this.row(this.rows.and, a, b)
  }

  private ability(d: number, id: string, node: Ability, guard: Operand, isUltimate: boolean): void {
    switch (node.op) {
      case 'onPlay': {
        const spell = definitions[d]!.kind !== 'power'
        playText[d] = this.cardText(`${id} on play`, node.do, spell ? 'always' : 'never', node.costs ?? [])
        playNeeds[d] = [...this.needsOf(node.do), ...this.costNeeds(node.costs ?? []).needs]
        return
      }
      case 'triggered':
        this.triggered(d, id, node, guard, isUltimate)
        return
      case 'activated':
        this.activated(d, id, node, guard, isUltimate)
        return
      case 'ongoing':
        this.ongoing(d, node, guard)
        return
      case 'threshold': {
        const there = this.condition({ op: 'influenceAtLeast', influence: node.influence })
        this.ability(d, id, node.has, this.both(guard, there), isUltimate)
        return
      }
      case 'ultimate':
        this.ability(d, id, node.has, guard, true)
        return
      case 'extra': {
        const { pay } = this.costNeeds(node.costs)
        extras[d] = { pay, repeat: node.repeat === true }
        const body: Effect = { op: 'repeat', times: { op: 'thatMany' }, steps: node.do }
        const text = this.cardText(`${id} ${node.keyword}`, [body], 'derived')
        extraText[d] = this.register({ ...this.plainTrigger(), text })
        return
      }
      case 'depletedUnless':
        playRules[d] = { ...playRules[d]!, depletedUnless: this.condition(node.condition) }
        return
      case 'freeIf':
        FREE_IF[d] = this.condition(node.condition)
        return
      case 'onlyOn':
        ONLY_ON[d] = this.filter(node.that)
        return
      case 'transmute':
        playRules[d] = { ...playRules[d]!, transmuteAt: node.maxPower, transmuteInto: defIndex(node.into) }
    }
  }

  private plainTrigger(): Omit<Trigger, 'index' | 'text'> {
    return {
      event: -1,
      guard: 0,
      filter: 0,
      side: 2,
      other: false,
      ordinal: 0,
      exceptByThis: false,
      oncePerTurn: false,
      ultimate: false,
      exactlyOne: false,
      orIsBlocked: false,
      places: 1 << (PLAYMAT >> 1),
    }
  }

  /** Gives a trigger its number. */
  register(t: Omit<Trigger, 'index'>): number {
    const index = triggers.length
    triggers.push({ ...t, index })
    return index
  }

  /** A trigger that the rules themselves give. */
  ruleTrigger(text: Text): number {
    return this.register({ ...this.plainTrigger(), text })
  }

  private triggered(d: number, id: string, node: Triggered, guard: Operand, isUltimate: boolean): void {
    const fits = this.event(node.on)
    const own = node.if === undefined ? 0 : this.condition(node.if)
    const from = node.from?.reduce((mask, place) => mask | (1 << (zoneOf[place] >> 1)), 0)
    const text = this.cardText(`${id} ${node.on.op}`, node.do, 'derived')
    const index = this.register({
      ...this.plainTrigger(),
      ...fits,
      text,
      guard: this.both(guard, own),
      oncePerTurn: node.limit !== undefined,
      ultimate: isUltimate,
      places: from ?? fits.places ?? 1 << (PLAYMAT >> 1),
    })
    const t = triggers[index]!
    triggersOf[d]!.push(t)
    if ((t.places & (1 << (PLAYMAT >> 1))) !== 0) HEARS[d] = HEARS[d]! | (1 << t.event)
    if ((t.places & ~(1 << (PLAYMAT >> 1))) !== 0) HEARS_AWAY[d] = HEARS_AWAY[d]! | (1 << t.event)
  }

  /** What of an event a trigger looks at. */
  private event(on: Event): Partial<Trigger> & { event: number } {
    const number = (name: EventName) => ({ event: eventNumber(name) })
    const filter = 'that' in on && on.that !== undefined ? { filter: this.filter(on.that) } : {}
    const elsewhere = (1 << (HAND >> 1)) | (1 << (DECK >> 1)) | (1 << (VOID >> 1))
    switch (on.op) {
      case 'summon':
      case 'entomb':
      case 'infiltrate':
      case 'warcried':
      case 'damaged':
        return number(on.op)
      case 'healthGained':
        return { ...number('health gained'), side: 0 }
      case 'influenceGained':
        return { ...number('influence gained'), side: 0 }
      case 'drawn':
        return { ...number('drawn'), places: elsewhere }
      case 'discarded':
        return { ...number('discarded'), places: elsewhere }
      case 'played':
        if (on.onThis === true) return { ...number('played on this') }
        return {
          ...number('played'),
          ...filter,
          side: SIDES[on.by],
          ordinal: on.ordinal ?? 0,
          other: on.other === true,
          exceptByThis: on.exceptByThis === true,
        }
      case 'cardDrawn':
        return { ...number('card drawn'), ...filter, side: SIDES[on.by] }
      case 'attacks':
        return on.that === undefined ? number('attacks') : { ...number('unit attacks'), ...filter, side: 0 }
      case 'attackDeclared':
        return {
          ...number('attack declared'),
          ...filter,
          side: SIDES[on.by],
          exactlyOne: on.exactlyOne === true,
        }
      case 'blocks':
        return { ...number('blocks'), orIsBlocked: on.orIsBlocked === true }
      case 'dies':
        return { ...number('dies'), ...filter, side: SIDES[on.of], other: on.other === true }
      case 'goesToVoid':
        return { ...number('goes to void'), ...filter, other: on.other === true }
      case 'sacrificed':
        return { ...number('sacrificed'), ...filter, side: SIDES[on.of] }
      case 'hits':
        return { ...number('hits'), ...filter }
      case 'startOfTurn':
      case 'endOfTurn':
        return {
          ...number(on.op === 'startOfTurn' ? 'start of turn' : 'end of turn'),
          side: on.of === 'cursed' ? 1 : SIDES[on.of],
        }
    }
  }

  private activated(d: number, id: string, node: Activated, guard: Operand, isUltimate: boolean): void {
    const { pay, needs, exhaustsSelf } = this.costNeeds(node.costs)
    const activation: Activation = {
      text: this.cardText(`${id} activated`, node.do, 'derived', node.costs),
      can: 0,
      needs: [...needs, ...this.needsOf(node.do)],
      pay,
      exhaustsSelf,
      oncePerTurn: node.limit !== undefined,
      ultimate: isUltimate,
      guard,
    }
    activationsOf[d]!.push(activation)
  }

  private ongoing(d: number, node: Ongoing, guard: Operand): void {
    const own = node.while === undefined ? 0 : this.condition(node.while)
    let part: OngoingPart = {
      reach: 'self',
      side: 2,
      places: 1 << (PLAYMAT >> 1),
      filter: 0,
      guard: this.both(guard, own),
      strength: 0,
      health: 0,
      cost: 0,
      skills: 0,
      warcry: 0,
      maxPower: 0,
      stunned: false,
      controlled: false,
      cannot: 0,
      rules: 0,
      numeric: readsNumbers(node.while) || (node.of.op === 'cards' && readsNumbers(node.of.that)),
    }
    for (const mod of node.have) part = { ...part, ...this.ongoingPart(part, mod) }
    const { of } = node
    ONGOING[d] = ONGOING[d]! | ONGOING_KINDS[of.op]!
    // Influence and the arrival of cards are noticed anyway; whatever else a part looks at is not.
    if (part.health < 0 || (part.health > 0 && (own !== 0 || of.op === 'cards')) || part.controlled)
      RESTLESS[d] = 1
    // A plain number is a bonus; an amount may be below 0.
    if (of.op === 'self' && part.health < 0) WEAKENS_SELF[d] = 1
    if (of.op === 'self') ongoingSelf[d]!.push(part)
    else if (of.op === 'bearer') ongoingBearer[d]!.push({ ...part, reach: 'bearer' })
    else if (of.op === 'players') ongoingPlayer[d]!.push({ ...part, reach: 'player' })
    else if (of.op === 'cards') {
      REACHES[d] =
        REACHES[d]! |
        (part.strength !== 0 || part.health !== 0 ? REACH_STATS : 0) |
        (part.skills !== 0 ? REACH_SKILLS : 0) |
        (part.cost !== 0 ? REACH_COST : 0) |
        (part.cannot !== 0 ? REACH_CANNOT : 0) |
        (part.health < 0 ? REACH_WEAKENS : 0)
      ongoingOutward[d]!.push({
        ...part,
        reach: 'set',
        side: SIDES[of.of],
        places: of.in.reduce((mask, place) => mask | (1 << (zoneOf[place] >> 1)), 0),
        filter: of.that === undefined ? 0 : this.filter(of.that),
      })
    } else throw new Error(`an ongoing ability cannot reach “${of.op}”`)
  }

  private ongoingPart(part: OngoingPart, mod: Modification): Partial<OngoingPart> {
    switch (mod.op) {
      case 'stats':
        return {
          strength: mod.strength === undefined ? part.strength : this.amount(mod.strength),
          health: mod.health === undefined ? part.health : this.amount(mod.health),
        }
      case 'skill':
        if (mod.skill === 'warcry') return { warcry: part.warcry + (mod.n ?? 1) }
        return { skills: part.skills | skillBit(mod.skill) }
      case 'cost':
        return { cost: this.amount(mod.by) }
      case 'maxPower':
        return { maxPower: this.amount(mod.by) }
      case 'stunned':
        return { stunned: true }
      case 'controlled':
        return { controlled: true }
      case 'cannot':
        return { cannot: part.cannot | (1 << CANNOT.indexOf(mod.what)) }
      case 'rule':
        return { rules: part.rules | (1 << RULES.indexOf(mod.rule)) }
      default:
        throw new Error(`“${mod.op}” cannot be ongoing`)
    }
  }
}

const isUnitFilter = (filter: Filter): boolean => filter.op === 'kind' && filter.kind === 'unit'
const joined = (all: readonly Filter[]): Filter => (all.length === 1 ? all[0]! : { op: 'and', all })

/** What else is asked of units on the playmat, the most frequent set of all; null for any other set. */
function unitsOnly({ in: places, that }: Cards): readonly Filter[] | null {
  if (places.length !== 1 || places[0] !== 'playmat' || that === undefined) return null
  if (isUnitFilter(that)) return []
  return that.op === 'and' && that.all.some(isUnitFilter)
    ? that.all.filter((each) => !isUnitFilter(each))
    : null
}

const ONGOING_KINDS: Readonly<Record<string, number>> = {
  self: ON_SELF,
  bearer: ON_BEARER,
  cards: OUTWARD,
  players: ON_PLAYER,
}

const NUMBERS = new Set(['strength', 'health', 'cost', 'stat', 'highest', 'battleSkills'])

function readsNumbers(tree: unknown): boolean {
  let found = false
  walk(tree, ({ op }) => {
    if (NUMBERS.has(op)) found = true
  })
  return found
}
