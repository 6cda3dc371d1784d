import {
  type EngineLimit,
  endedTooSoon,
  noDecision,
  noEnd,
  tooDeep,
  tooManyHeld,
  tooManyOptions,
} from './limits.ts'
import { Numbering } from './numbering.ts'
import {
  beginOptions,
  MOST_OPTIONS,
  type Option,
  optionAt,
  optionCount,
  optionsBelongTo,
  ownOptions,
} from './options.ts'
import { type Cell, IN_USE, NONE, type Schema, type State } from './state.ts'
import { beginWork, endWork } from './work.ts'

/** What one instruction does. `f` is the running frame; a, b and c are the instruction's operands. */
export type Handler = (s: State, f: number, a: number, b: number, c: number) => void

/** Asked of everybody around the table at once, in a cooperative choice. */
export const TABLE = -1
/** What a question is settled with when it has no option at all. */
export const NO_OPTION = -1

/** An instruction that may need somebody: the only kind that can stop the game. */
export interface Question {
  /** The seat that is asked, or TABLE. */
  seat(s: State, f: number, a: number, b: number, c: number): number
  /** Adds every legal option, in a stable order, by `option(...)`. */
  enumerate(s: State, f: number, a: number, b: number, c: number): void
  /** Carries on with the chosen option, or with NO_OPTION when there was none. */
  settle(s: State, f: number, chosen: Option, a: number, b: number, c: number): void
  /**
   * Notes what is seen by the seat that is asked, when the options have been listed for the first time. Listing itself
   * changes nothing, so that anybody may ask again what is asked.
   */
  readonly noted?: Handler | undefined
  /** Ask even when there is one option only, because not asking would tell the others something. */
  readonly always?: boolean
}

const STEPS_BETWEEN_DECISIONS = 200_000
/** Many times as long as any real game: what comes so far will never end. */
const DECISIONS_IN_A_GAME = 32_767
const INSTRUCTION_BITS = 2
const INSTRUCTION = 1 << INSTRUCTION_BITS
/** Every text lies at or above it. */
const LOWEST = 0

/** The machine's own cells lie first in every block, behind its length in use: the loop finds them without asking. */
const OVER = IN_USE + 1
const REVEALED = OVER + 1
const DECISIONS = OVER + 2
const PENDING = OVER + 3
const TOP = OVER + 4
const FREE = OVER + 5

/** Two instructions that every text has are carried out by the loop itself. */
export const END = 0
export const JUMP = 1

/**
 * A frame is [offset, frame below, segment, ...locals]. Code lies in segments, and no text in two of them: so a
 * position is two small numbers however long the code grows, and a jump changes only the first. The language decides
 * what the locals mean.
 */
export const FRAME_HEADER = 3
const BELOW = 1
const SEGMENT = 2
const SEGMENT_BITS = 15
/** So many instructions has a segment. */
export const SEGMENT_SIZE = 1 << SEGMENT_BITS
const OFFSET_MASK = SEGMENT_SIZE - 1

const notOffered = (i: number, n: number): RangeError =>
  new RangeError(
    n === 0 ? `answer ${i} answers nothing: nobody is asked` : `answer ${i} is not one of the ${n} options`,
  )

/**
 * Runs texts. All that runs is in the block: a stack of frames of one generic shape. Instructions are
 * four integers; what they do stands in a table of handlers, so that each may live in its own file.
 */
export class Machine {
  /** What each instruction does; null for those that ask. */
  private readonly handlers: (Handler | null)[] = []
  readonly questions: (Question | null)[] = []
  /** What each instruction is called. */
  readonly opNames: string[] = []
  /** The numbers of the instructions, by their ids. */
  readonly instructions: Numbering
  private readonly declared = new Set<string>()
  code = new Int32Array(0)
  /** The name of the text that a position lies in; the assembler sets it. */
  nameAt: (pc: number) => string = (pc) => `position ${pc}`

  /** How the game ended, 0 while it goes on; `finish` alone sets it. */
  readonly over: Pick<Cell, 'get'>
  /** Grows whenever somebody learns something new: undo is free back to the last growth. */
  readonly revealed: Cell
  readonly decisions: Cell
  private readonly stackEnd: number
  private readonly stackStart: number

  /** Instructions have the numbers of the register, in whatever order they are declared. */
  constructor(schema: Schema, stack: number, register: readonly string[] = []) {
    this.instructions = new Numbering('instruction', register)
    for (const id of register) this.makeRoom(id)
    this.over = schema.cell('over', { min: 0 })
    this.revealed = schema.cell('revealed', { min: 0 })
    this.decisions = schema.cell('decisions', { min: 0 })
    schema.cell('pending', { min: 0 })
    schema.cell('stack.top', { min: NONE })
    const free = schema.cell('stack.free', { min: 0 })
    if (free.at !== FREE) throw new Error(`${schema.game}: the machine must be the first to be declared`)
    this.stackStart = schema.region('stack', stack)
    this.stackEnd = this.stackStart + stack
    schema.checks.push((s) => this.fault(s))
    const end = this.op('end', (s) => this.pop(s))
    const jump = this.op('jump', (s, f, to) => this.jump(s, f, to))
    if (end !== END || jump !== JUMP)
      throw new Error(`${schema.game}: the register must begin with “end” and “jump”`)
  }

  /** Declares an instruction. */
  op(id: string, handler: Handler): number {
    const op = this.numberOf(id)
    this.handlers[op] = handler
    return op
  }

  /** Declares an instruction that asks somebody; `name` is what it asks, where that is not its id. */
  question(id: string, { seat, enumerate, settle, noted, always = false }: Question, name = id): number {
    const op = this.numberOf(id)
    this.opNames[op] = name
    this.handlers[op] = null
    // All of one shape, whoever wrote them: the loop finds their parts at the same place.
    this.questions[op] = { seat, enumerate, settle, noted, always }
    return op
  }

  private numberOf(id: string): number {
    if (this.declared.has(id)) throw new Error(`the instruction “${id}” is declared twice`)
    this.declared.add(id)
    const op = this.instructions.give(id)
    if (op === this.handlers.length) this.makeRoom(id)
    return op
  }

  /** A number whose instruction is not declared yet: every list keeps a value at every place. */
  private makeRoom(id: string): void {
    this.opNames.push(id)
    this.questions.push(null)
    this.handlers.push(() => {
      throw new Error(`the instruction “${id}” is not declared`)
    })
  }

  /** Lists the options, and stops the game if there is a choice. */
  private ask(s: State, f: number, q: Question, a: number, b: number, c: number): void {
    beginOptions()
    q.enumerate(s, f, a, b, c)
    if (q.noted !== undefined) q.noted(s, f, a, b, c)
    const n = optionCount()
    if (n === 0) q.settle(s, f, NO_OPTION, a, b, c)
    else if (n === 1 && !q.always) q.settle(s, f, optionAt(0), a, b, c)
    else {
      if (n > MOST_OPTIONS) throw tooManyOptions(n)
      const number = s[DECISIONS]! + 1
      if (number > DECISIONS_IN_A_GAME) throw noEnd(DECISIONS_IN_A_GAME)
      s[PENDING] = s[f]!
      s[DECISIONS] = number
      ownOptions(s, number)
    }
  }

  /** Prepares a fresh block to run the text at `pc`. */
  begin(s: State, pc: number, locals: number): number {
    s[TOP] = NONE
    s[FREE] = this.stackStart
    return this.push(s, pc, locals)
  }

  /** Starts a text above the running one. Its locals begin as NONE. */
  push(s: State, pc: number, locals: number): number {
    const f = s[FREE]!
    const end = f + FRAME_HEADER + locals
    if (end > this.stackEnd) throw tooDeep(this.nameAt(pc))
    s[f] = pc & OFFSET_MASK
    s[f + BELOW] = s[TOP]!
    s[f + SEGMENT] = pc >> SEGMENT_BITS
    for (let i = f + FRAME_HEADER; i < end; i++) s[i] = NONE
    s[TOP] = f
    s[FREE] = end
    return f
  }

  /** Ends the running text. */
  pop(s: State): void {
    const f = s[TOP]!
    const end = s[FREE]!
    s[TOP] = s[f + BELOW]!
    s[FREE] = f
    for (let i = f; i < end; i++) s[i] = 0
  }

  running(s: State): number {
    return s[TOP]!
  }

  /** The frame below, or NONE. */
  below(s: State, f: number): number {
    return s[f + BELOW]!
  }

  /** Goes on with another instruction of the same text. */
  jump(s: State, f: number, offset: number): void {
    s[f] = offset
  }

  /** Where the next instruction of a frame lies in the code. */
  position(s: State, f: number): number {
    return (s[f + SEGMENT]! << SEGMENT_BITS) + s[f]!
  }

  /** Pushes a number on top of the running text's frame; it goes when the text ends. */
  pushValue(s: State, value: number): void {
    const at = s[FREE]!
    if (at >= this.stackEnd) throw tooManyHeld()
    s[at] = value
    s[FREE] = at + 1
  }

  /** Where the next pushed number will lie. */
  stackTop(s: State): number {
    return s[FREE]!
  }

  /** Takes away everything pushed from `at` on. */
  popTo(s: State, at: number): void {
    for (let i = s[FREE]! - 1; i >= at; i--) s[i] = 0
    s[FREE] = at
  }

  /** Somebody has learnt something that taking back would not unlearn. */
  reveal(s: State): void {
    s[REVEALED] = (s[REVEALED]! + 1) & 0x7fff
  }

  /** Runs until somebody is asked, the game is over or the running text lies below `floor`. */
  run(s: State, floor = LOWEST): void {
    beginWork()
    try {
      this.runOn(s, floor)
    } finally {
      endWork()
    }
  }

  private runOn(s: State, floor: number): void {
    if (s[PENDING] !== 0 || s[OVER] !== 0) return
    const { handlers, questions, code } = this
    const oneSegment = code.length <= SEGMENT_SIZE << INSTRUCTION_BITS
    for (let budget = STEPS_BETWEEN_DECISIONS; budget > 0; budget--) {
      const f = s[TOP]!
      if (f < floor) {
        if (f >= 0) return
        throw endedTooSoon()
      }
      const offset = s[f]!
      // By shifts and "or": of sums and products V8 would ask at every instruction whether they still fit.
      const begin = oneSegment ? 0 : s[f + SEGMENT]! << (SEGMENT_BITS + INSTRUCTION_BITS)
      const q = begin | (offset << INSTRUCTION_BITS)
      const op = code[q]!
      // What ends or goes on elsewhere asks nobody and ends no game.
      if (op === END) this.pop(s)
      else if (op === JUMP) s[f] = code[q | 1]!
      else {
        s[f] = offset + 1
        const handler = handlers[op]!
        if (handler !== null) handler(s, f, code[q | 1]!, code[q | 2]!, code[q | 3]!)
        else {
          this.ask(s, f, questions[op]!, code[q | 1]!, code[q | 2]!, code[q | 3]!)
          if (s[PENDING] !== 0) return
        }
        if (s[OVER] !== 0) return
      }
    }
    throw this.endless(s)
  }

  private endless(s: State): EngineLimit {
    return noDecision(STEPS_BETWEEN_DECISIONS, this.nameAt(this.position(s, s[TOP]!)))
  }

  waiting(s: State): boolean {
    return s[PENDING]! !== 0
  }

  /** The game is over, and nobody is asked any more: what was asked is never answered. */
  finish(s: State, how: number): void {
    s[OVER] = how
    s[PENDING] = 0
  }

  /** Takes the question back, so that something else can happen first; it is asked again after that. */
  withdraw(s: State): void {
    if (!this.waiting(s)) return
    s[s[TOP]!] = s[PENDING]! - 1
    s[PENDING] = 0
  }

  /** Position of the question that is being asked. */
  asking(s: State): number {
    return (s[s[TOP]! + SEGMENT]! << SEGMENT_BITS) | (s[PENDING]! - 1)
  }

  /** An instruction and its three operands. */
  instructionAt(position: number): readonly [op: number, a: number, b: number, c: number] {
    const q = position * INSTRUCTION
    const code = this.code
    return [code[q]!, code[q + 1]!, code[q + 2]!, code[q + 3]!]
  }

  /** The instruction that asks. */
  askedOp(s: State): number {
    return this.code[this.asking(s) * INSTRUCTION]!
  }

  /** One of its three operands. */
  askedOperand(s: State, i: 0 | 1 | 2): number {
    return this.code[this.asking(s) * INSTRUCTION + 1 + i]!
  }

  /** What the question is called. */
  askedName(s: State): string {
    return this.opNames[this.askedOp(s)]!
  }

  /** The seat that is asked, or TABLE. */
  seat(s: State): number {
    if (!this.waiting(s)) throw new RangeError('nobody is asked anything')
    const q = this.asking(s) * INSTRUCTION
    const code = this.code
    return this.questions[code[q]!]!.seat(s, s[TOP]!, code[q + 1]!, code[q + 2]!, code[q + 3]!)
  }

  /** How many options the pending decision has; afterwards `optionAt` gives them. */
  options(s: State): number {
    if (!this.waiting(s)) return 0
    if (!optionsBelongTo(s, s[DECISIONS]!)) this.listOptions(s)
    return optionCount()
  }

  private listOptions(s: State): void {
    const q = this.asking(s) * INSTRUCTION
    const code = this.code
    beginOptions()
    this.questions[code[q]!]!.enumerate(s, s[TOP]!, code[q + 1]!, code[q + 2]!, code[q + 3]!)
    ownOptions(s, s[DECISIONS]!)
  }

  /** Throws unless this is the index of an option of the pending decision. */
  mustOffer(s: State, i: number): void {
    const n = this.options(s)
    if (!(Number.isInteger(i) && i >= 0 && i < n)) throw notOffered(i, n)
  }

  /** Answers the pending decision by the index of one of its options, and runs on. */
  answer(s: State, i: number): void {
    this.mustOffer(s, i)
    this.take(s, optionAt(i))
  }

  /** The same by the option itself, which must be from the list of this very decision; runs as far as `run` does. */
  take(s: State, chosen: Option, floor = LOWEST): void {
    const q = this.asking(s) << INSTRUCTION_BITS
    const code = this.code
    s[PENDING] = 0
    // What an answer sets off at once is counted with what follows.
    beginWork()
    try {
      this.questions[code[q]!]!.settle(s, s[TOP]!, chosen, code[q | 1]!, code[q | 2]!, code[q | 3]!)
      this.runOn(s, floor)
    } finally {
      endWork()
    }
  }

  /** The first thing wrong with the stack of a block that came from outside, or null. */
  fault(s: State): string | null {
    const free = s[FREE]!
    const top = s[TOP]!
    // A block in which nothing was ever begun has neither.
    const idle = free === 0 && top === 0
    if (!idle && (free < this.stackStart || free > this.stackEnd)) return `the stack ends at ${free}`
    for (let i = idle ? this.stackStart : free; i < this.stackEnd; i++)
      if (s[i] !== 0) return `there is a ${s[i]} above the stack`
    let end = free
    for (let f = idle ? NONE : top; f !== NONE; f = this.below(s, f)) {
      if (f < this.stackStart || f + FRAME_HEADER > end) return `there is no text at ${f}`
      const position = this.position(s, f)
      if (s[f]! < 0 || position < 0 || position * INSTRUCTION > this.code.length)
        return `a text stands at ${position}, behind its end`
      end = f
    }
    if (!idle && end !== this.stackStart) return `the lowest text stands at ${end}`
    if (!this.waiting(s)) return null
    if (s[OVER] !== 0) return 'the game is over, but somebody is asked'
    if (idle || top === NONE || s[PENDING]! !== s[top])
      return 'the question is not the one of the running text'
    return this.questions[this.askedOp(s)] ? null : 'the running text asks nothing'
  }
}
