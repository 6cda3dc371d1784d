import type { Control, May, Node, Repeat, When } from '../nodes.ts'
import type { Text } from './assembler.ts'
import type { Operand } from './evaluator.ts'
import { ExpressionCompiler, RELATION } from './expressions.ts'
import { missing } from './missing.ts'
import { type Chooser, FULL, type Note, type Selection, type Steps } from './steps.ts'

/** What a bound name stands for. */
export interface Binding {
  readonly local: number
  readonly kind: string
  /** The node that bound it, for the renderers' "that spell", "that player". */
  readonly node: unknown
}

const CONTROL = new Set(['seq', 'may', 'either', 'when', 'repeat', 'repeatWhile', 'forEach'])

/**
 * Turns trees into texts of the machine. The shared nodes are compiled here; a game's compiler adds
 * its own effects, amounts, conditions and sets, and says who decides.
 */
export abstract class Compiler<
  E extends Node,
  A extends Node | number,
  C extends Node,
  S,
> extends ExpressionCompiler<A, C, S> {
  protected names = new Map<string, Binding>()
  private readonly later: (() => void)[] = []

  protected abstract gameEffect(node: E): void
  /** How far a game's effect can be done: an operand that reads 0 to FULL. */
  protected abstract gameCan(node: E): Operand
  /** Who says yes or no, or picks a branch, at this place of the text. */
  protected abstract chooser(node: Node): Chooser
  /**
   * A `may` whose first step is a choice is asked as that choice with "decline" among the options.
   * Returns the local that tells what was chosen, or null when the step begins with no choice.
   */
  protected abstract optionalFirst(step: E, why: May<E> | Repeat<E, A>): number | null
  /** What `as` of a for-each is bound to. */
  protected abstract eachKind(node: S): string

  /** Compiles a list of effects as a text of its own. */
  text(name: string, steps: readonly E[], prepare: () => void = () => {}): Text {
    const text = this.steps.assembler.declare(name)
    this.later.push(() => {
      this.forgetNames()
      this.steps.assembler.write(text, () => {
        prepare()
        this.body(steps)
        this.steps.assembler.emit(this.steps.end)
      })
      this.forgetNames()
    })
    return text
  }

  private forgetNames(): void {
    if (this.names.size > 0) this.names = new Map()
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
          // Nobody pays for something impossible; what is an act of its own may be done all the same.
          if (this.isOnlyPaid(steps)) assembler.emitTo(end, unless, 1, this.canAll(node.ifDone))
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
        const pushed = assembler.local()
        const again = assembler.label()
        const end = assembler.label()
        assembler.emit(this.steps.put, left, this.amount(node.times))
        assembler.emit(clean, pushed, 1)
        assembler.place(again)
        assembler.emitTo(end, count, 1, left)
        this.round(node, end)
        assembler.emit(clean, pushed, 0)
        assembler.emitTo(again, jump, 0)
        assembler.place(end)
        return
      }
      case 'repeatWhile': {
        const pushed = assembler.local()
        const again = assembler.label()
        const end = assembler.label()
        const holds = this.condition(node.condition)
        assembler.emit(clean, pushed, 1)
        assembler.place(again)
        assembler.emitTo(
          end,
          unless,
          1,
          node.until === true ? this.evaluatorRow(this.rows.not, holds) : holds,
        )
        this.body(node.steps)
        assembler.emit(clean, pushed, 0)
        assembler.emitTo(again, jump, 0)
        assembler.place(end)
        return
      }
      case 'forEach': {
        const all = assembler.local()
        const binding = this.bind(node.as, this.eachKind(node.of), node)
        assembler.local()
        const pushed = assembler.local()
        const again = assembler.label()
        const end = assembler.label()
        const set = this.set(node.of)
        assembler.emit(gather, set, all)
        assembler.emit(this.steps.forget, binding.local + 1)
        assembler.emit(clean, pushed, 1)
        assembler.place(again)
        assembler.emitTo(end, next, 2, all, binding.local)
        assembler.emitTo(again, unless, 1, this.evaluatorRow(this.rows.member, set, binding.local))
        this.body(node.steps)
        assembler.emit(clean, pushed, 0)
        assembler.emitTo(again, jump, 0)
        assembler.place(end)
        return
      }
      default:
        return missing(node)
    }
  }

  /** One round of a repeat; of "up to" rounds each may be declined, and one that cannot begin is not offered. */
  private round(node: Repeat<E, A>, end: ReturnType<Steps['assembler']['label']>): void {
    const [first, ...rest] = node.steps
    if (node.upTo !== true || first === undefined) return this.body(node.steps)
    const chosen = this.optionalFirst(first, node)
    if (chosen === null) {
      this.askConsent(this.chooser(node), this.can(first), { why: node }, end)
      return this.body(node.steps)
    }
    this.steps.assembler.emitTo(end, this.steps.unless, 1, this.evaluatorRow(this.rows.size, chosen))
    this.body(rest)
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
      default:
        return missing(control)
    }
  }

  canAll(steps: readonly E[]): Operand {
    const [first] = steps
    // A leading condition that does not hold says nothing; only if nothing else is said, nothing can be done.
    if (first !== undefined && first.op === 'when') {
      const { condition, steps: then, otherwise } = first as unknown as When<E, C>
      if (otherwise === undefined && steps.length > 1) {
        const rest = steps.slice(1)
        return this.evaluatorRow(
          this.rows.given,
          this.condition(condition),
          this.canInOrder([...then, ...rest]),
          this.canAll(rest),
        )
      }
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

  /** Are these done for the sake of what follows only, such as spending? */
  protected isOnlyPaid(_steps: readonly E[]): boolean {
    return true
  }

  /** How far a price can be paid. */
  protected canPay(steps: readonly E[]): Operand {
    return this.canAll(steps)
  }

  private best(a: Operand, b: Operand): Operand {
    const larger = this.evaluatorRow(this.rows.compare, RELATION.atLeast, a, b)
    return this.evaluatorRow(this.rows.given, larger, a, b)
  }
}
