import { Machine } from '../../src/kernel/machine.ts'
import { optionAt, optionFirst, optionKind } from '../../src/kernel/options.ts'
import { NONE, Schema, type State } from '../../src/kernel/state.ts'
import { type Card, type Zone, Zones } from '../../src/kernel/zones.ts'
import { Compiler } from '../../src/language/compiler/compiler.ts'
import { add, type Operand } from '../../src/language/compiler/evaluator.ts'
import { SharedRows } from '../../src/language/compiler/shared-rows.ts'
import {
  BRANCH,
  BY_SUBJECT,
  BY_TABLE,
  BY_YOU,
  type Chooser,
  DONE,
  FULL,
  NO,
  PICK,
  Steps,
  YES,
} from '../../src/language/compiler/steps.ts'
import type * as nodes from '../../src/language/nodes.ts'

/**
 * The smallest language that uses every shared node: things of some weight lie in a bag, a hand or a
 * bin and are moved about; what happens is written on a log.
 */
const ZONES = ['bag', 'hand', 'bin'] as const
export type Place = (typeof ZONES)[number]

export type Things =
  | { readonly op: 'in'; readonly zone: Place; readonly heavy?: number }
  | { readonly op: 'those'; readonly name: string }

export interface Weight {
  readonly op: 'weight'
  readonly of: string
}
export type Amount =
  | number
  | Weight
  | nodes.Count<Things>
  | nodes.Each<Things>
  | nodes.Sum<Amount>
  | nodes.Less<Amount>
  | nodes.Half<Amount>
  | nodes.Every<Amount>
  | nodes.Given<Amount, Condition>

/** The last word on the log. */
export interface Said {
  readonly op: 'said'
  readonly word: string
}
export type Condition =
  | Said
  | nodes.Compare<Amount>
  | nodes.Some<Things>
  | nodes.Nothing<Things>
  | nodes.And<Condition>
  | nodes.Or<Condition>
  | nodes.Not<Condition>

export interface Pick {
  readonly from: Things
  readonly many?: Amount
  readonly upTo?: true
  readonly optional?: true
  readonly by?: 'you' | 'subject' | 'table'
  readonly extreme?: 'lightest' | 'heaviest'
  /** How well it can be done with a thing: its weight, at most FULL. */
  readonly best?: true
}

export type Effect =
  | { readonly op: 'say'; readonly word: string; readonly n?: Amount }
  /** Says a word and can be done so far. */
  | { readonly op: 'try'; readonly word: string; readonly can: number }
  | { readonly op: 'move'; readonly pick: Pick; readonly to: Place; readonly as?: string }
  | { readonly op: 'send'; readonly name: string; readonly to: Place }
  | nodes.Seq<Effect>
  | nodes.May<Effect>
  | nodes.Either<Effect>
  | nodes.When<Effect, Condition>
  | nodes.Repeat<Effect, Amount>
  | nodes.RepeatWhile<Effect, Condition>
  | nodes.ForEach<Effect, Things>

const THINGS = 10

export class Dialect {
  readonly schema = new Schema('dialect')
  readonly machine = new Machine(this.schema, 300)
  readonly zones = new Zones(this.schema, THINGS, ZONES.length)
  readonly weight = this.schema.field('weight', THINGS, { min: 0, max: FULL })
  readonly log: string[] = []
  readonly steps: Steps
  readonly rows: SharedRows
  readonly compiler: DialectCompiler
  readonly state: State

  constructor() {
    // Things of the same weight look the same.
    this.steps = new Steps(this.machine, (s, x) => this.weight.get(s, x))
    this.rows = new SharedRows(this.steps, add)
    this.compiler = new DialectCompiler(this)
    this.state = this.schema.create()
    this.zones.clear(this.state)
  }

  /** Puts things of these weights somewhere, top first; things are numbered in the order in which they are put. */
  put(place: Place, ...weights: readonly number[]): this {
    const s = this.state
    for (const weight of weights) {
      let c = 0
      while (this.zones.of(s, c) !== NONE) c++
      this.zones.moveToBottom(s, c, ZONES.indexOf(place))
      this.weight.set(s, c, weight)
    }
    return this
  }

  /** Runs a text of seat 0 about seat 1 up to its first question. */
  run(...effects: readonly Effect[]): this {
    const { assembler } = this.steps
    const text = this.compiler.text('text', effects)
    this.compiler.writeAll()
    const over = this.machine.op('over', (s) => this.machine.finish(s, 1))
    const main = assembler.text('main', () => {
      assembler.emit(
        this.machine.op('begin', (s) => {
          assembler.start(s, text, 0, 1, NONE)
        }),
      )
      assembler.emit(over)
    })
    assembler.seal()
    assembler.begin(this.state, main)
    this.machine.run(this.state)
    return this
  }

  get over(): boolean {
    return this.machine.over.get(this.state) === 1
  }

  get seat(): number {
    return this.machine.seat(this.state)
  }

  /** What is offered, in words; things by their weight. */
  get options(): string[] {
    const n = this.machine.options(this.state)
    return Array.from({ length: n }, (_, i) => this.words(optionAt(i)))
  }

  choose(...words: readonly string[]): this {
    for (const word of words) {
      const i = this.options.indexOf(word)
      if (i < 0) throw new Error(`“${word}” is not offered, but ${this.options.join(', ') || 'nothing'}`)
      this.machine.answer(this.state, i)
    }
    return this
  }

  /** The weights of what lies somewhere, top first. */
  lying(place: Place): number[] {
    const found: number[] = []
    const s = this.state
    for (let c = this.zones.first(s, ZONES.indexOf(place)); c !== NONE; c = this.zones.after(s, c))
      found.push(this.weight.get(s, c))
    return found
  }

  private words(o: number): string {
    switch (optionKind(o)) {
      case PICK:
        return `${this.weight.get(this.state, optionFirst(o))}`
      case DONE:
        return 'done'
      case YES:
        return 'yes'
      case NO:
        return 'no'
      case BRANCH:
        return `way ${optionFirst(o)}`
      default:
        return 'something else'
    }
  }
}

const zoneOf = (place: Place): Zone => ZONES.indexOf(place)
const CHOOSERS: Record<'you' | 'subject' | 'table', Chooser> = {
  you: BY_YOU,
  subject: BY_SUBJECT,
  table: BY_TABLE,
}

export class DialectCompiler extends Compiler<Effect, Amount, Condition, Things> {
  private readonly dialect: Dialect
  private readonly wordList: string[] = []
  private readonly sayOp: number
  private readonly moveOp: number
  private readonly sendOp: number
  private readonly inSet: number
  private readonly weightRow: number
  private readonly saidRow: number

  constructor(dialect: Dialect) {
    super(dialect.steps, dialect.rows)
    this.dialect = dialect
    const { machine, steps, zones, log, weight } = dialect
    const { evaluator } = steps
    this.sayOp = machine.op('say', (s, f, word, n) => {
      const amount = evaluator.amount(s, f, n)
      log.push(amount === 0 ? this.wordList[word]! : `${this.wordList[word]!} ${amount}`)
    })
    this.moveOp = machine.op('move', (s, f, chosen, to) => {
      for (let i = 0; i < steps.size(s, f, chosen); i++)
        zones.moveToBottom(s, steps.thing(s, f, chosen, i), to)
    })
    this.sendOp = machine.op('send', (s, f, local, to) => zones.moveToBottom(s, s[f + local]!, to))
    this.inSet = evaluator.setKind((s, _f, zone, heavy) => {
      for (let c: Card = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
        if (weight.get(s, c) >= heavy) add(c)
    })
    this.weightRow = evaluator.amountKind((s, f, local) => weight.get(s, s[f + local]!))
    this.saidRow = evaluator.amountKind((_s, _f, word) => Number(log.at(-1) === this.wordList[word]))
  }

  protected override gameEffect(node: Effect): void {
    const { assembler } = this.steps
    switch (node.op) {
      case 'say':
        assembler.emit(this.sayOp, this.word(node.word), this.amount(node.n ?? 0))
        return
      case 'try':
        assembler.emit(this.sayOp, this.word(node.word))
        return
      case 'send':
        assembler.emit(this.sendOp, this.bound(node.name).local, zoneOf(node.to))
        return
      case 'move':
        assembler.emit(this.moveOp, this.ask(node, false), zoneOf(node.to))
    }
  }

  /** Asks for what is to be moved; the local that holds it. */
  private ask(node: Effect & { readonly op: 'move' }, optional: boolean): number {
    const { pick } = node
    const { assembler } = this.steps
    const into = assembler.local()
    const it = assembler.local()
    if (node.as !== undefined) this.bind(node.as, 'things', node, into)
    const weight = this.evaluatorRow(this.weightRow, it)
    return this.select({
      from: this.set(pick.from),
      many: this.amount(pick.many ?? 1),
      upTo: pick.upTo === true,
      optional: optional || pick.optional === true,
      by: CHOOSERS[pick.by ?? 'you'],
      into,
      extreme: pick.extreme === undefined ? 0 : pick.extreme === 'lightest' ? -1 : 1,
      measure: weight,
      it,
      weigh: pick.best === true ? weight : 0,
      note: { why: node },
    })
  }

  protected override gameCan(node: Effect): Operand {
    switch (node.op) {
      case 'try':
        return node.can
      case 'move':
        return this.evaluatorRow(this.rows.enough, this.set(node.pick.from), this.amount(node.pick.many ?? 1))
      default:
        return FULL
    }
  }

  protected override gameAmount(node: Amount): Operand {
    if (typeof node === 'number' || node.op !== 'weight') throw new Error('not a weight')
    return this.evaluatorRow(this.weightRow, this.bound(node.of).local)
  }

  protected override gameCondition(node: Condition): Operand {
    if (node.op !== 'said') throw new Error('not a word')
    return this.evaluatorRow(this.saidRow, this.word(node.word))
  }

  override set(node: Things): Operand {
    return node.op === 'in'
      ? this.evaluatorRow(this.inSet, zoneOf(node.zone), node.heavy ?? 0)
      : this.evaluatorRow(this.rows.bound, this.bound(node.name).local)
  }

  protected override chooser(): Chooser {
    return BY_YOU
  }

  protected override optionalFirst(step: Effect): number | null {
    if (step.op !== 'move') return null
    const chosen = this.ask(step, true)
    this.steps.assembler.emit(this.moveOp, chosen, zoneOf(step.to))
    return chosen
  }

  protected override eachKind(): string {
    return 'thing'
  }

  private word(word: string): number {
    const at = this.wordList.indexOf(word)
    return at >= 0 ? at : this.wordList.push(word) - 1
  }

  /** Reads an amount or condition as it is now, outside any text. */
  read(operand: Operand): number {
    return this.steps.evaluator.amount(this.dialect.state, 0, operand)
  }
}

export const say = (word: string, n?: Amount): Effect =>
  n === undefined ? { op: 'say', word } : { op: 'say', word, n }
export const attempt = (word: string, can: number): Effect => ({ op: 'try', word, can })
export const inZone = (zone: Place, heavy?: number): Things =>
  heavy === undefined ? { op: 'in', zone } : { op: 'in', zone, heavy }
