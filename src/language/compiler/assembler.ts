import type { Machine } from '../../kernel/machine.ts'
import { END, FRAME_HEADER, SEGMENT_SIZE } from '../../kernel/machine.ts'
import type { State } from '../../kernel/state.ts'
import { doubled } from './doubled.ts'
import { threeOf } from './operands.ts'

/** A compiled text: where it begins and how many locals its frame needs. */
export type Text = number

/** The first locals of every frame: who is "you", whom the running block is about, which card speaks. */
export const YOU = FRAME_HEADER
export const SUBJECT = FRAME_HEADER + 1
export const SELF = FRAME_HEADER + 2
const FIRST_LOCAL = 3

export interface Label {
  at: number
  readonly from: { readonly position: number; readonly operand: number }[]
}

/** So many numbers. */
export const INSTRUCTION = 4
/** The state holds the numbers of texts. */
const MOST_TEXTS = 32_767
const LONGEST_TEXT = 2_048

interface Written {
  readonly code: number
  readonly texts: number
}

/** Writes instructions and keeps the table of texts of one game. */
export class Assembler {
  readonly machine: Machine
  /** Grows by doubling; so much of it is written. */
  private code = new Int32Array(1 << 16)
  private length = 0
  /** Where each text begins, and how many locals it has. */
  readonly begins: number[] = []
  readonly sizes: number[] = []
  /** Whose text each is, and which of the owner's texts: empty for the only one. */
  readonly names: string[] = []
  readonly parts: string[] = []
  private locals = 0
  /** The name of the text that is being written. */
  writing = ''

  constructor(machine: Machine) {
    this.machine = machine
    machine.nameAt = (pc) => this.nameAt(pc)
  }

  /** Where the next instruction will lie in the code. */
  private get position(): number {
    return this.length / INSTRUCTION
  }

  /** The next instruction of the text that is being written, within its segment: jumps go there. */
  get here(): number {
    return this.position % SEGMENT_SIZE
  }

  /** Writes an instruction; gives its place, for `pointTo`. */
  emit(op: number, ...operands: readonly number[]): number {
    const [a, b, c] = threeOf(operands)
    const at = this.length
    if (at === this.code.length) this.code = doubled(this.code)
    this.code[at] = op
    this.code[at + 1] = a
    this.code[at + 2] = b
    this.code[at + 3] = c
    this.length += INSTRUCTION
    return at / INSTRUCTION
  }

  label(): Label {
    return { at: -1, from: [] }
  }

  /** Emits an instruction whose operand number `operand` (0, 1, 2) is a position not yet known. */
  emitTo(label: Label, op: number, operand: 0 | 1 | 2, ...operands: readonly number[]): number {
    const at = this.emit(op, ...operands)
    this.pointTo(label, at, operand)
    return at
  }

  /** Makes another operand of an instruction a position not yet known. */
  pointTo(label: Label, position: number, operand: 0 | 1 | 2): void {
    if (label.at >= 0) this.code[position * INSTRUCTION + 1 + operand] = label.at
    else label.from.push({ position, operand })
  }

  place(label: Label): void {
    label.at = this.here
    for (const { position, operand } of label.from) this.code[position * INSTRUCTION + 1 + operand] = label.at
    label.from.length = 0
  }

  /** A new local of the text being written; frames address it from their own beginning. */
  local(): number {
    return FRAME_HEADER + this.locals++
  }

  /** Declares a text before it is written, so that texts can call each other. */
  declare(name: string, part = ''): Text {
    this.names.push(name)
    this.parts.push(part)
    this.sizes.push(FIRST_LOCAL)
    return this.begins.push(-1) - 1
  }

  /** Writes a declared text. */
  write(text: Text, body: () => void): void {
    if (this.begins[text] !== -1) throw new Error(`${this.called(text)} is written twice`)
    if (this.locals !== 0) throw new Error(`${this.called(text)} is written in the middle of another text`)
    this.locals = FIRST_LOCAL
    if (this.here + LONGEST_TEXT > SEGMENT_SIZE) this.nextSegment()
    const begin = this.position
    this.begins[text] = begin
    this.writing = this.called(text)
    body()
    if (this.position - begin > LONGEST_TEXT)
      throw new Error(`${this.writing}: a text has room for ${LONGEST_TEXT} instructions`)
    this.writing = ''
    this.sizes[text] = this.locals
    this.locals = 0
  }

  /** A text that might not end in this segment begins in the next one. */
  private nextSegment(): void {
    while (this.here !== 0) this.emit(END)
  }

  text(name: string, body: () => void): Text {
    const text = this.declare(name)
    this.write(text, body)
    return text
  }

  /** How far has been written: give it to `backTo` when what comes after it cannot be used. */
  get written(): Written {
    return { code: this.length, texts: this.names.length }
  }

  /** Takes back everything that was written since. */
  backTo({ code, texts }: Written): void {
    this.length = code
    this.names.length = texts
    this.parts.length = texts
    this.begins.length = texts
    this.sizes.length = texts
    this.locals = 0
    this.writing = ''
  }

  /** Hands the finished code to the machine. */
  seal(): void {
    const open = this.begins.indexOf(-1)
    if (open !== -1) throw new Error(`${this.called(open)} is called but never written`)
    if (this.begins.length > MOST_TEXTS)
      throw new Error(`there are ${this.begins.length} texts, and room for ${MOST_TEXTS}`)
    this.machine.code = this.code.slice(0, this.length)
  }

  /** Starts a text above the running one. */
  start(s: State, text: Text, you: number, subject: number, self: number): number {
    const f = this.machine.push(s, this.begins[text]!, this.sizes[text]!)
    s[f + YOU] = you
    s[f + SUBJECT] = subject
    s[f + SELF] = self
    return f
  }

  /** Prepares a fresh block to run a text. */
  begin(s: State, text: Text): void {
    this.machine.begin(s, this.begins[text]!, this.sizes[text]!)
  }

  /** The text a position lies in; -1 for none. */
  textAt(pc: number): Text {
    let found = -1
    let begin = -1
    for (let t = 0; t < this.begins.length; t++)
      if (this.begins[t]! > begin && this.begins[t]! <= pc) {
        found = t
        begin = this.begins[t]!
      }
    return found
  }

  /** The same by its name, for error messages. */
  nameAt(pc: number): string {
    const text = this.textAt(pc)
    return text < 0 ? 'nothing' : this.called(text)
  }

  private called(text: Text): string {
    const part = this.parts[text]!
    return part === '' ? this.names[text]! : `${this.names[text]}, ${part}`
  }
}
