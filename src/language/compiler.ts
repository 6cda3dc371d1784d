import type { Text } from './assembler.ts'
import { listed, mark, type Operand, release } from './evaluator.ts'
import type { Arithmetic, Control, Logic, Node, Relation, When } from './nodes.ts'
import { type Chooser, FULL, type Note, type Selection, type Steps } from './steps.ts'

/** What a bound name stands for. */
export interface Binding {
  readonly local: number
  readonly kind: string
  /** The node that bound it, for the renderers' "that spell", "that player". */
  readonly node: unknown
}

const CONTROL = new Set(['seq', 'may', 'either', 'when', 'repeat', 'repeatWhile', 'forEach'])
const ARITHMETIC = new Set(['count', 'each', 'sum', 'less', 'half', 'every', 'given'])
const LOGIC = new Set(['compare', 'some', 'none', 'and', 'or', 'not'])

/** The rows that every game's evaluator has. */
export class SharedRows {
  readonly constant: number
  readonly sum: number
  readonly less: number
  readonly times: number
  readonly half: number
  readonly every: number
  readonly given: number
  readonly count: number
  readonly compare: number
  readonly and: number
  readonly or: number
  readonly not: number
  readonly some: number
  readonly local: number
  readonly size: number
  readonly measureBoth: number
  readonly worthwhile: number
  readonly enough: number
  readonly bound: number
  readonly member: number

  constructor(steps: Steps, add: (x: number) => void) {
    const e = steps.evaluator
    this.constant = e.amountKind((_s, _f, n) => n)
    this.sum = e.amountKind((s, f, a, b) => e.amount(s, f, a) + e.amount(s, f, b))
    this.less = e.amountKind((s, f, a, b) => Math.max(0, e.amount(s, f, a) - e.amount(s, f, b)))
    this.times = e.amountKind((s, f, n, a) => n * e.amount(s, f, a))
    this.half = e.amountKind((s, f, a, up) => (e.amount(s, f, a) + up) >> 1)
    this.every = e.amountKind((s, f, k, a) => Math.floor(e.amount(s, f, a) / k))
    this.given = e.amountKind((s, f, c, a, b) =>
      e.amount(s, f, c) !== 0 ? e.amount(s, f, a) : e.amount(s, f, b),
    )
    this.count = e.amountKind((s, f, set) => e.count(s, f, set))
    this.compare = e.amountKind((s, f, relation, a, b) => {
      const left = e.amount(s, f, a)
      const right = e.amount(s, f, b)
      return Number(relation === 0 ? left === right : relation > 0 ? left >= right : left <= right)
    })
    this.and = e.amountKind((s, f, a, b) => Number(e.amount(s, f, a) !== 0 && e.amount(s, f, b) !== 0))
    this.or = e.amountKind((s, f, a, b) => Number(e.amount(s, f, a) !== 0 || e.amount(s, f, b) !== 0))
    this.not = e.amountKind((s, f, a) => Number(e.amount(s, f, a) === 0))
    this.some = e.amountKind((s, f, set) => Number(e.count(s, f, set) > 0))
    this.local = e.amountKind((s, f, local) => s[f + local]!)
    this.size = e.amountKind((s, f, local) => steps.size(s, f, local))
    /** How far two things can be done together: FULL only if both are. */
    this.measureBoth = e.amountKind((s, f, a, b) => together(e.amount(s, f, a), e.amount(s, f, b)))
    this.worthwhile = e.amountKind((s, f, a) => Number(e.amount(s, f, a) === FULL))
    /** How far `many` things can be taken out of a set. */
    this.enough = e.amountKind((s, f, set, many) => {
      const wanted = e.amount(s, f, many)
      const there = e.count(s, f, set)
      return there >= wanted ? FULL : there
    })
    this.bound = e.setKind((s, f, local) => {
      for (let i = 0; i < steps.size(s, f, local); i++) add(steps.thing(s, f, local, i))
    })
    /** Is the thing in a local still in the set? */
    this.member = e.amountKind((s, f, set, local) => {
      const from = mark()
      e.gather(s, f, set)
      const end = mark()
      release(from)
      for (let i = from; i < end; i++) if (listed(i) === s[f + local]) return 1
      return 0
    })
  }
}

function together(a: number, b: number): number {
  if (a === FULL && b === FULL) return FULL
  if (a === 0 && b === 0) return 0
  return Math.min(FULL - 1, 1 + (a === FULL ? 0 : a) + (b === FULL ? 0 : b))
}

const RELATION: Record<Relation, number> = { exactly: 0, atLeast: 1, atMost: -1 }

/**
 * Turns trees into texts of the machine. The shared nodes are compiled here; a game's compiler adds
 * its own effects, amounts, conditions and sets, and says who decides.
 */
export abstract class Compiler<E extends Node, A extends Node | number, C extends Node, S> {
  readonly steps: Steps
  readonly rows: SharedRows
  protected names = new Map<string, Binding>()
  private readonly later: (() => void)[] = []

  constructor(steps: Steps, rows: SharedRows) {
    this.steps = steps
    this.rows = rows
  }

  protected abstract gameEffect(node: E): void
  /** How far a game's effect can be done: an operand that reads 0 to FULL. */
  protected abstract gameCan(node: E): Operand
  protected abstract gameAmount(node: A): Operand
  protected abstract gameCondition(node: C): Operand
  abstract set(node: S): Operand
  /** Who says yes or no, or picks a branch, at this place of the text. */
  protected abstract chooser(node: Node): Chooser
  /**
   * A `may` whose first step is a choice is asked as that choice with "decline" among the options.
   * Returns the local that tells what was chosen, or null when the step begins with no choice.
   */
  protected abstract optionalFirst(step: E, why: unknown): number | null
  /** What `as` of a for-each is bound to. */
  protected abstract eachKind(node: S): string

  /** Compiles a list of effects as a text of its own. */
  text(name: string, steps: readonly E[], prepare: () => void = () => {}): Text {
    const text = this.steps.assembler.declare(name)
    this.later.push(() => {
      const outer = this.names
      this.names = new Map()
      this.steps.assembler.write(text, () => {
        prepare()
        this.body(steps)
        this.steps.assembler.emit(this.steps.end)
      })
      this.names = outer
    })
    return text
  }

  /** Writes a text once the running one is finished. */
  protected schedule(write: () => void): void {
    this.later.push(write)
  }

  /** Writes every text that was asked for. */
  writeAll(): void {
    for (let write = this.later.shift(); write !== undefined; write = this.later.shift()) write()
  }

  body(steps: readonly E[]): void {
    for (const step of steps) this.effect(step)
  }

  effect(node: E): void {
    if (CONTROL.has(node.op)) this.control(node as unknown as Control<E, A, C, S>)
    else this.gameEffect(node)
  }

  bind(name: string, kind: string, node: unknown, local = this.steps.assembler.local()): Binding {
    const binding = { local, kind, node }
    this.names.set(name, binding)
    return binding
  }

  knows(name: string): boolean {
    return this.names.has(name)
  }

  bound(name: string): Binding {
    const binding = this.names.get(name)
    if (binding === undefined) throw new Error(`nothing is called “${name}” here`)
    return binding
  }

  private control(node: Control<E, A, C, S>): void {
    const { assembler, jump, unless, count, clean, next, gather } = this.steps
    switch (node.op) {
      case 'seq':
        this.body(node.steps)
        return
      case 'when': {
        const otherwise = assembler.label()
        assembler.emitTo(otherwise, unless, 1, this.condition(node.condition))
        this.body(node.steps)
        if (node.otherwise === undefined) assembler.place(otherwise)
        else {
          const end = assembler.label()
          assembler.emitTo(end, jump, 0)
          assembler.place(otherwise)
          this.body(node.otherwise)
          assembler.place(end)
        }
        return
      }
      case 'may': {
        const end = assembler.label()
        const steps = node.steps
        const needs =
          node.ifDone === undefined
            ? this.canAll(steps)
            : this.evaluatorRow(this.rows.worthwhile, this.canPay(steps))
        const [first, ...rest] = steps
        if (node.ifDone !== undefined) {
          assembler.emitTo(end, unless, 1, needs)
          // Nobody pays for something impossible.
          assembler.emitTo(end, unless, 1, this.canAll(node.ifDone))
        }
        const chosen = first === undefined ? null : this.optionalFirst(first, node)
        if (chosen !== null) {
          assembler.emitTo(end, unless, 1, this.evaluatorRow(this.rows.size, chosen))
          this.body(rest)
        } else {
          this.askConsent(this.chooser(node), needs, { why: node }, end)
          this.body(steps)
        }
        if (node.ifDone !== undefined) this.body(node.ifDone)
        assembler.place(end)
        return
      }
      case 'either': {
        const end = assembler.label()
        const ways = node.ways.map((way) => ({ can: this.canAll(way), to: 0 }))
        const fork = this.steps.forks.push({ by: this.chooser(node), ways, note: { why: node } }) - 1
        assembler.emitTo(end, this.steps.fork, 1, fork)
        node.ways.forEach((way, i) => {
          ways[i]!.to = assembler.here
          this.body(way)
          assembler.emitTo(end, jump, 0)
        })
        assembler.place(end)
        return
      }
      case 'repeat': {
        const left = assembler.local()
        const laid = assembler.local()
        const again = assembler.label()
        const end = assembler.label()
        assembler.emit(this.steps.put, left, this.amount(node.times))
        assembler.emit(clean, laid, 1)
        assembler.place(again)
        assembler.emitTo(end, count, 1, left)
        if (node.upTo === true) {
          // A round that cannot begin is not offered.
          const [first] = node.steps
          const can = first === undefined ? FULL : this.can(first)
          this.askConsent(this.chooser(node), can, { why: node }, end)
        }
        this.body(node.steps)
        assembler.emit(clean, laid, 0)
        assembler.emitTo(again, jump, 0)
        assembler.place(end)
        return
      }
      case 'repeatWhile': {
        const laid = assembler.local()
        const again = assembler.label()
        const end = assembler.label()
        const holds = this.condition(node.condition)
        assembler.emit(clean, laid, 1)
        assembler.place(again)
        assembler.emitTo(
          end,
          unless,
          1,
          node.until === true ? this.evaluatorRow(this.rows.not, holds) : holds,
        )
        this.body(node.steps)
        assembler.emit(clean, laid, 0)
        assembler.emitTo(again, jump, 0)
        assembler.place(end)
        return
      }
      case 'forEach': {
        const all = assembler.local()
        const binding = this.bind(node.as, this.eachKind(node.of), node)
        assembler.local()
        const laid = assembler.local()
        const again = assembler.label()
        const end = assembler.label()
        const set = this.set(node.of)
        assembler.emit(gather, set, all)
        assembler.emit(this.steps.forget, binding.local + 1)
        assembler.emit(clean, laid, 1)
        assembler.place(again)
        assembler.emitTo(end, next, 2, all, binding.local)
        assembler.emitTo(again, unless, 1, this.evaluatorRow(this.rows.member, set, binding.local))
        this.body(node.steps)
        assembler.emit(clean, laid, 0)
        assembler.emitTo(again, jump, 0)
        assembler.place(end)
        return
      }
    }
  }

  /** Asks yes or no; "no" (or "impossible") goes to the label. */
  protected askConsent(
    by: Chooser,
    can: Operand,
    note: Note,
    no: ReturnType<Steps['assembler']['label']>,
  ): void {
    const { assembler, consents, consent } = this.steps
    assembler.emitTo(no, consent, 1, consents.push({ by, can, note }) - 1)
  }

  /** Asks for a choice; returns the local with the address of what was chosen. */
  protected select(selection: Selection): number {
    const { assembler, selections, select, forget } = this.steps
    assembler.emit(forget, selection.into)
    assembler.emit(select, selections.push(selection) - 1)
    return selection.into
  }

  // ---- how far can it be done

  can(node: E): Operand {
    if (!CONTROL.has(node.op)) return this.gameCan(node)
    const control = node as unknown as Control<E, A, C, S>
    switch (control.op) {
      case 'seq':
        return this.canAll(control.steps)
      case 'may':
        return FULL
      case 'either': {
        let best: Operand = 0
        for (const way of control.ways) best = this.best(best, this.canAll(way))
        return best
      }
      case 'when': {
        // A branch whose condition is false is no branch at all (0), unless there is another half.
        const then = this.canAll(control.steps)
        const otherwise = control.otherwise === undefined ? 0 : this.canAll(control.otherwise)
        return this.evaluatorRow(this.rows.given, this.condition(control.condition), then, otherwise)
      }
      case 'repeat':
      case 'repeatWhile':
      case 'forEach':
        return FULL
    }
  }

  canAll(steps: readonly E[]): Operand {
    const [first, ...rest] = steps
    // A leading condition that does not hold says nothing; only if nothing else is said, nothing can be done.
    if (first !== undefined && first.op === 'when') {
      const { condition, steps: then, otherwise } = first as unknown as When<E, C>
      if (otherwise === undefined && rest.length > 0)
        return this.evaluatorRow(
          this.rows.given,
          this.condition(condition),
          this.canInOrder([...then, ...rest]),
          this.canAll(rest),
        )
    }
    return this.canInOrder(steps)
  }

  private canInOrder(steps: readonly E[]): Operand {
    // What is said of a later step may hang on what the earlier ones bring about: it stops nobody from beginning.
    const parts = steps
      .map((step, i) => (i > 0 && step.op === 'when' ? FULL : this.can(step)))
      .filter((x) => x !== FULL)
    if (parts.length === 0) return FULL
    return parts.reduce(
      (all, part) => this.evaluatorRow(this.rows.measureBoth, all, part),
      parts.length === steps.length ? parts.shift()! : FULL,
    )
  }

  /** How far a price can be paid. */
  protected canPay(steps: readonly E[]): Operand {
    return this.canAll(steps)
  }

  private best(a: Operand, b: Operand): Operand {
    const larger = this.evaluatorRow(this.rows.compare, RELATION.atLeast, a, b)
    return this.evaluatorRow(this.rows.given, larger, a, b)
  }

  // ---- amounts and conditions

  amount(node: A | number): Operand {
    if (typeof node === 'number') return node >= 0 ? node : this.evaluatorRow(this.rows.constant, node)
    if (!ARITHMETIC.has(node.op)) return this.gameAmount(node)
    const sum = node as unknown as Arithmetic<A, C, S>
    switch (sum.op) {
      case 'count':
        return this.evaluatorRow(this.rows.count, this.set(sum.of))
      case 'each':
        return this.evaluatorRow(this.rows.times, sum.n, this.evaluatorRow(this.rows.count, this.set(sum.of)))
      case 'sum':
        return sum.plus.reduce(
          (all: Operand, more) => this.evaluatorRow(this.rows.sum, all, this.amount(more)),
          this.amount(sum.base),
        )
      case 'less':
        return this.evaluatorRow(this.rows.less, this.amount(sum.base), this.amount(sum.by))
      case 'half':
        return this.evaluatorRow(this.rows.half, this.amount(sum.of), sum.round === 'up' ? 1 : 0)
      case 'every':
        return this.evaluatorRow(this.rows.every, sum.k, this.amount(sum.of))
      case 'given':
        return this.evaluatorRow(
          this.rows.given,
          this.condition(sum.condition),
          this.amount(sum.then),
          this.amount(sum.otherwise),
        )
    }
  }

  condition(node: C): Operand {
    if (!LOGIC.has(node.op)) return this.gameCondition(node)
    const logic = node as unknown as Logic<A, C, S>
    switch (logic.op) {
      case 'compare':
        return this.evaluatorRow(
          this.rows.compare,
          RELATION[logic.is],
          this.amount(logic.left),
          this.amount(logic.right),
        )
      case 'some':
        return this.evaluatorRow(this.rows.some, this.set(logic.of))
      case 'none':
        return this.evaluatorRow(this.rows.not, this.evaluatorRow(this.rows.some, this.set(logic.of)))
      case 'and':
        return this.joined(logic.all, this.rows.and, 1)
      case 'or':
        return this.joined(logic.any, this.rows.or, 0)
      case 'not':
        return this.evaluatorRow(this.rows.not, this.condition(logic.of))
    }
  }

  /** Conditions joined by "and" or "or"; no condition at all is what the joining leaves unchanged. */
  private joined(conditions: readonly C[], by: number, none: Operand): Operand {
    const [first = none, ...rest] = conditions.map((c) => this.condition(c))
    return rest.reduce((all, each) => this.evaluatorRow(by, all, each), first)
  }

  protected evaluatorRow(kind: number, a = 0, b = 0, c = 0): Operand {
    return this.steps.evaluator.row(kind, a, b, c)
  }
}
