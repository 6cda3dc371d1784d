import { END, JUMP, type Machine, NO_OPTION, TABLE } from '../../kernel/machine.ts'
import {
  firstOfKind,
  newLook,
  option,
  optionAt,
  optionCount,
  optionFirst,
  optionKind,
} from '../../kernel/options.ts'
import { NONE, type State } from '../../kernel/state.ts'
import { Assembler, SUBJECT, YOU } from './assembler.ts'
import { Evaluator, listed, mark, type Operand, release, relist } from './evaluator.ts'

/** Option kinds that every game shares; a game's own kinds begin at FIRST_GAME_OPTION. */
export const PICK = 1
export const DONE = 2
export const YES = 3
export const NO = 4
export const BRANCH = 5
export const FIRST_GAME_OPTION = 16

/** How far something can be done: 0 not at all, FULL entirely, between them the more the better. */
export const FULL = 1000

/** Who decides: the local that holds the seat, or TABLE. */
export type Chooser = number
export { SUBJECT as BY_SUBJECT, TABLE as BY_TABLE, YOU as BY_YOU }

/** What a question is about, for the renderers. Never read by the engine. */
export interface Note {
  readonly why: unknown
}

/** Choose some things out of a set. The chosen are pushed on the frame as [how many, first, ...]. */
export interface Selection {
  readonly from: Operand
  /** How many; as many as there are if there are fewer. */
  readonly many: Operand
  /** May stop before `many`. */
  readonly upTo: boolean
  /** May decline altogether (then nothing is chosen). */
  readonly optional: boolean
  readonly by: Chooser
  /** Local that gets the address of the chosen. */
  readonly into: number
  /** Only the things with the highest (1) or lowest (-1) value of this measure; 0 for all. */
  readonly extreme: -1 | 0 | 1
  readonly measure: Operand
  /** Local that holds the thing being measured or weighed. */
  readonly it: number
  /** Only the things for which this can be done best (FULL if anything can be done fully); 0 for all. */
  readonly weigh: Operand
  /** Where this holds, things of which none can be left out are taken without a question about their order. */
  readonly atOnce?: Operand
  readonly note: Note
}

/** Choose one of several ways to go on. */
export interface Fork {
  readonly by: Chooser
  readonly ways: readonly { readonly can: Operand; readonly to: number }[]
  readonly note: Note
}

/** Yes or no. A "no" jumps. */
export interface Consent {
  readonly by: Chooser
  readonly can: Operand
  readonly note: Note
}

/** What a game hides from some of its seats, and how it notes that one of them has seen it. */
export interface Hidden {
  lies(s: State, x: number): boolean
  see(s: State, x: number, seat: number): void
}

/**
 * The instructions that every game's texts are made of, over one machine, one evaluator and one
 * assembler. A game adds its own instructions beside them.
 */
export class Steps {
  readonly machine: Machine
  readonly evaluator = new Evaluator()
  readonly assembler: Assembler
  readonly selections: Selection[] = []
  readonly forks: Fork[] = []
  readonly consents: Consent[] = []
  /** Things that look the same to the chooser get the same number and collapse into one option. */
  private readonly look: (s: State, x: number, selection: Selection) => number

  readonly jump = JUMP
  readonly unless: number
  readonly end = END
  readonly call: number
  readonly put: number
  readonly forget: number
  readonly count: number
  readonly select: number
  readonly fork: number
  readonly consent: number
  readonly next: number
  readonly clean: number
  readonly gather: number

  constructor(
    machine: Machine,
    look: (s: State, x: number, selection: Selection) => number,
    hidden?: Hidden,
  ) {
    this.machine = machine
    this.assembler = new Assembler(machine)
    this.look = look
    const { evaluator } = this

    /** Jumps when a condition does not hold. */
    this.unless = machine.op('unless', (s, f, condition, to) => {
      if (evaluator.amount(s, f, condition) === 0) s[f] = to
    })
    /** Runs another text with the same you, subject and card. */
    this.call = machine.op('call', (s, f, text) => {
      this.assembler.start(s, text, s[f + YOU]!, s[f + SUBJECT]!, s[f + SUBJECT + 1]!)
    })
    this.forget = machine.op('forget', (s, f, local) => {
      s[f + local] = NONE
    })
    /** Fixes an amount in a local. */
    this.put = machine.op('put', (s, f, into, amount) => {
      s[f + into] = evaluator.amount(s, f, amount)
    })
    /** Takes one off a counter; jumps when it was used up. */
    this.count = machine.op('count', (s, f, local, to) => {
      const left = s[f + local]!
      if (left <= 0) s[f] = to
      else s[f + local] = left - 1
    })
    /** Pushes a whole set on the frame, as it is now. */
    this.gather = machine.op('gather', (s, f, set, into) => {
      const from = mark()
      evaluator.gather(s, f, set)
      const end = mark()
      // Released first: what was listed stays readable, and a stack that is too small leaves nothing behind.
      release(from)
      s[f + into] = machine.stackTop(s)
      machine.pushValue(s, end - from)
      for (let i = from; i < end; i++) machine.pushValue(s, listed(i))
    })
    /** Takes the first thing off a pushed set into a local; jumps when the set is used up. */
    this.next = machine.op('next', (s, f, set, into, to) => {
      const at = s[f + set]!
      // Not begun is NONE: an empty set must be used up at once.
      const used = Math.max(s[f + into + 1]!, 0)
      if (used >= s[at]!) {
        s[f] = to
        s[f + into + 1] = NONE
      } else {
        s[f + into] = s[at + 1 + used]!
        s[f + into + 1] = used + 1
      }
    })
    /** Takes away what a round of a loop has pushed: local `at` remembers where the loop began. */
    this.clean = machine.op('clean', (s, f, at, begin) => {
      if (begin === 1) s[f + at] = machine.stackTop(s)
      else machine.popTo(s, s[f + at]!)
    })
    this.select = machine.question('select', {
      seat: (s, f, i) => this.seat(s, f, this.selections[i]!.by),
      enumerate: (s, f, i) => this.enumerateSelection(s, f, this.selections[i]!),
      settle: (s, f, chosen, i) => this.settleSelection(s, f, chosen, this.selections[i]!),
      ...(hidden === undefined
        ? {}
        : {
            noted: (s: State, f: number, i: number) => this.noteSelection(s, f, this.selections[i]!, hidden),
          }),
    })
    this.fork = machine.question('fork', {
      seat: (s, f, i) => this.seat(s, f, this.forks[i]!.by),
      enumerate: (s, f, i) => this.enumerateFork(s, f, this.forks[i]!),
      settle: (s, f, chosen, i, otherwise) => {
        s[f] = chosen === NO_OPTION ? otherwise : this.forks[i]!.ways[optionFirst(chosen)]!.to
      },
    })
    this.consent = machine.question('consent', {
      seat: (s, f, i) => this.seat(s, f, this.consents[i]!.by),
      enumerate: (s, f, i) => {
        if (evaluator.amount(s, f, this.consents[i]!.can) === 0) return
        option(YES)
        option(NO)
      },
      settle: (s, f, chosen, _i, no) => {
        if (chosen === NO_OPTION || optionKind(chosen) === NO) s[f] = no
      },
    })
  }

  private seat(s: State, f: number, by: Chooser): number {
    return by === TABLE ? TABLE : s[f + by]!
  }

  /** How many things a pushed set has. */
  size(s: State, f: number, set: number): number {
    const at = s[f + set]!
    return at === NONE ? 0 : s[at]!
  }

  /** The i-th thing of a pushed set. */
  thing(s: State, f: number, set: number, i: number): number {
    return s[s[f + set]! + 1 + i]!
  }

  private enumerateSelection(s: State, f: number, selection: Selection): void {
    const chosen = this.chosen(s, f, selection)
    const many = this.evaluator.amount(s, f, selection.many)
    if (chosen >= many) return
    const from = mark()
    this.candidates(s, f, selection)
    if (mark() - from <= many - chosen && this.noneIsLeftOut(s, f, selection, chosen))
      release(Math.min(mark(), from + 1))
    const end = mark()
    if (end > from) {
      newLook()
      for (let i = from; i < end; i++)
        if (firstOfKind(this.look(s, listed(i), selection))) option(PICK, listed(i))
      if (selection.upTo || (selection.optional && chosen === 0)) option(DONE)
    }
    release(from)
  }

  /** All that may be chosen has been seen, also what looks the same as another and is offered once. */
  private noteSelection(s: State, f: number, selection: Selection, { lies, see }: Hidden): void {
    let any = false
    for (let i = 0; i < optionCount(); i++)
      if (optionKind(optionAt(i)) === PICK && lies(s, optionFirst(optionAt(i)))) any = true
    if (!any) return
    const from = mark()
    this.candidates(s, f, selection)
    const end = mark()
    const chooser = this.seat(s, f, selection.by)
    for (let i = from; i < end; i++) if (lies(s, listed(i))) see(s, listed(i), chooser)
    release(from)
  }

  /** What a selection may still take, each thing by itself, and how many of them. */
  open(
    s: State,
    f: number,
    selection: Selection,
  ): { readonly things: readonly number[]; readonly left: number } {
    const from = mark()
    this.candidates(s, f, selection)
    const things = Array.from({ length: mark() - from }, (_, i) => listed(from + i))
    release(from)
    const left = this.evaluator.amount(s, f, selection.many) - this.chosen(s, f, selection)
    return { things, left: Math.min(left, things.length) }
  }

  private noneIsLeftOut(s: State, f: number, selection: Selection, chosen: number): boolean {
    if (selection.atOnce === undefined || selection.upTo || (selection.optional && chosen === 0)) return false
    return this.evaluator.amount(s, f, selection.atOnce) !== 0
  }

  /** Adds what may be chosen next to the list. */
  private candidates(s: State, f: number, selection: Selection): void {
    const { evaluator } = this
    const from = mark()
    evaluator.gather(s, f, selection.from)
    // Of things that are alike to the last, such as tokens, each choice takes one.
    for (let n = this.chosen(s, f, selection); n > 0; n--) this.unlist(from, s[s[f + selection.into]! + n]!)
    if (selection.extreme !== 0) this.keepBest(s, f, from, selection.it, selection.measure, selection.extreme)
    if (selection.weigh !== 0) this.keepBest(s, f, from, selection.it, selection.weigh, 1)
  }

  /** Keeps the things whose measure is best. The thing being measured stands in local `it`. */
  private keepBest(s: State, f: number, from: number, it: number, measure: Operand, direction: -1 | 1): void {
    const before = s[f + it]!
    let best = 0
    let to = from
    const end = mark()
    for (let i = from; i < end; i++) {
      const x = listed(i)
      s[f + it] = x
      const value = this.evaluator.amount(s, f, measure) * direction
      if (i === from || value > best) {
        best = value
        to = from
      }
      if (value === best) relist(to++, x)
    }
    s[f + it] = before
    release(to)
  }

  /** How many things a selection has taken so far. */
  chosen(s: State, f: number, selection: Selection): number {
    const at = s[f + selection.into]!
    return at === NONE ? 0 : s[at]!
  }

  /** Takes one thing off what was listed from a mark on. */
  private unlist(from: number, x: number): void {
    const end = mark()
    let i = from
    while (i < end && listed(i) !== x) i++
    if (i === end) return
    for (; i < end - 1; i++) relist(i, listed(i + 1))
    release(end - 1)
  }

  private settleSelection(s: State, f: number, chosen: number, selection: Selection): void {
    if (s[f + selection.into] === NONE) {
      s[f + selection.into] = this.machine.stackTop(s)
      this.machine.pushValue(s, 0)
    }
    if (chosen === NO_OPTION || optionKind(chosen) === DONE) return
    const at = s[f + selection.into]!
    s[at] = s[at]! + 1
    this.machine.pushValue(s, optionFirst(chosen))
    if (s[at]! < this.evaluator.amount(s, f, selection.many)) s[f] = s[f]! - 1
  }

  private enumerateFork(s: State, f: number, fork: Fork): void {
    let best = 0
    for (const way of fork.ways) best = Math.max(best, this.evaluator.amount(s, f, way.can))
    const least = best === FULL ? FULL : 1
    for (let i = 0; i < fork.ways.length; i++)
      if (this.evaluator.amount(s, f, fork.ways[i]!.can) >= least) option(BRANCH, i)
  }
}
