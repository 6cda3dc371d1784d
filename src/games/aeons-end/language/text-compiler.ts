import { SELF, SUBJECT } from '../../../language/compiler/assembler.ts'
import { Compiler } from '../../../language/compiler/compiler.ts'
import type { Operand } from '../../../language/compiler/evaluator.ts'
import { BY_SUBJECT, BY_TABLE, BY_YOU, type Chooser, FULL } from '../../../language/compiler/steps.ts'
import { type Node, walk } from '../../../language/nodes.ts'
import { mageNamed } from '../content.ts'
import { assembler, rows, steps, type ThingSelection } from '../engine.ts'
import { difficulty, SIDE_ZONES } from '../state.ts'
import { FIRST_PARAMETER } from './instructions/nemesis.ts'
import { BREACH_TO_LOCAL, SAVE } from './instructions/picked.ts'
import type { Amount, Condition, Effect, Pick, Picker, Source } from './nodes.ts'

/** Whom the effects being compiled are about. */
export type SubjectKind = 'player' | 'gravehold' | 'nemesis' | 'minion'

/** What the compiler must know about the mat a text belongs to. */
export interface MatNames {
  readonly counters: readonly string[]
  readonly sides: readonly string[]
  readonly procedures: readonly string[]
  /** What happens instead for each card that an empty side deck cannot give. */
  readonly whenEmpty?: Readonly<Record<string, readonly Effect[]>>
  /** Decks that are made again, with the pile they are made of. */
  readonly reshuffled: readonly (readonly [deck: string, pile: string])[]
}

/**
 * How strictly "can it be done" is meant: to choose between ways (G04), to choose who does it
 * (G03, A17), or to pay with it (X10).
 */
export type Mode = 'option' | 'choice' | 'price'

/** A name that stands for one thing, held in its local. */
export const ONE_THING = 'one thing'
/** Three for a cast, two for the parameters of a procedure. */
const OWN_LOCALS = 5
const READS_OWN = new Set(['deal', 'parameter', 'mayDivide'])

function needsOwnLocals(
  effects: readonly Effect[],
  about: { procedure?: boolean; after?: () => void },
): boolean {
  let needed = about.procedure === true || about.after !== undefined
  walk(effects, (node) => {
    if (READS_OWN.has(node.op)) needed = true
  })
  return needed
}

const SPENDING = new Set<Effect['op']>(['spendAether', 'loseCharge', 'loseToken', 'suffer'])

const beginner = steps.evaluator.amountKind((s) => Number(difficulty.get(s) === 0))

const NO_MAT: MatNames = { counters: [], sides: [], procedures: [], reshuffled: [] }

/** What every text of Aeon's End is compiled with: subjects, who decides, names and locals. */
export abstract class TextCompiler extends Compiler<Effect, Exclude<Amount, number>, Condition, Source> {
  /** A player's own text, or the nemesis'. */
  playerText = true
  subject: SubjectKind = 'player'
  /** The local with the minion, when the subject is one. */
  minion = SELF
  /** Does the text stand inside a block about somebody? */
  insideBlock = false
  /** One pool of cards shared by all players, or by your allies. */
  pool: 'players' | 'allies' | null = null
  /** How strictly "can it be done" is read. */
  mode: Mode = 'option'
  mat: MatNames = NO_MAT
  /** The local that says whom shared turn order cards stand for; 0 where nobody asked. */
  assigned = 0
  private payments = new Map<unknown, number>()
  private breachLocals = new Map<string, number>()

  constructor() {
    super(steps, rows)
  }

  /** A choice of things; returns the local with what was chosen. */
  abstract choose(from: Operand, of: Source, why: unknown, more?: Partial<ThingSelection>): number
  protected abstract override optionalFirst(step: Effect, why: Picker): number | null
  /** Compiles a pick; returns the local with the address of the things. */
  abstract pick(pick: Pick, why: Picker, optional?: boolean): number
  /** The things that came last, so many; returns the local with their address. */
  abstract newest(of: Source, n: number): number

  /** Compiles a text of a card, mat or mage. */
  cardText(
    name: string,
    effects: readonly Effect[],
    about: {
      /** Which of its owner's texts it is, where there are several. */
      part?: string
      player: boolean
      mat?: MatNames
      after?: () => void
      procedure?: boolean
      pileIsSelf?: boolean
    },
  ): number {
    const write = () => {
      if (about.pileIsSelf === true) this.pileIsSelf()
      // A text that deals damage or takes parameters has room for them behind the usual locals.
      if (needsOwnLocals(effects, about)) this.ownLocals()
      this.body(effects)
      about.after?.()
    }
    return this.ownText(name, about.player, about.mat ?? NO_MAT, write, about.part)
  }

  /** Declares a text, which is written once the running one is finished. */
  ownText(name: string, player: boolean, mat: MatNames, write: () => void, part?: string): number {
    const text = assembler.declare(name, part)
    this.schedule(() => {
      this.start(player, mat)
      try {
        assembler.write(text, () => {
          write()
          assembler.emit(steps.end)
        })
      } catch (error) {
        throw new Error(`${part === undefined ? name : `${name}, ${part}`}: ${(error as Error).message}`, {
          cause: error,
        })
      }
    })
    return text
  }

  ownLocals(): void {
    for (let i = 0; i < OWN_LOCALS; i++) assembler.local()
  }

  private start(player: boolean, mat: MatNames): void {
    this.playerText = player
    this.mat = mat
    this.subject = 'player'
    this.pool = null
    this.minion = SELF
    this.mode = 'option'
    this.insideBlock = false
    this.assigned = 0
    this.payments = new Map()
    this.breachLocals = new Map()
    this.names = new Map()
    // The pile that a procedure works on.
    this.bind('pile', ONE_THING, null, FIRST_PARAMETER + 1)
    // The nemesis card that opened the window of an ability, or the turn order card of an event.
    this.bind('drawn', ONE_THING, null, SELF)
  }

  /** In the text of an event about a pile, the pile stands in the place of the card. */
  pileIsSelf(): void {
    this.bind('pile', ONE_THING, null, SELF)
  }

  /** Compiles something that is only read (a condition, a price) outside any text. */
  reading<T>(player: boolean, mat: MatNames | undefined, inside: () => T): T {
    this.start(player, mat ?? NO_MAT)
    return inside()
  }

  /** Reads with the subject of a player, whatever block stands around. */
  alone(): TextCompiler {
    const copy = Object.create(this) as TextCompiler
    copy.pool = null
    return copy
  }

  counter(name: string): number {
    const i = this.mat.counters.indexOf(name)
    if (i === -1) throw new Error(`no counter is called “${name}”`)
    return i
  }

  side(name: string): number {
    const i = this.mat.sides.indexOf(name)
    if (i === -1) throw new Error(`no side zone is called “${name}”`)
    return SIDE_ZONES + i
  }

  parameterLocal(index: number): number {
    return FIRST_PARAMETER + index
  }

  /** A for-each binds one thing, held in the local itself. */
  protected eachKind(_node: Source): string {
    return ONE_THING
  }

  /** Offers a price; jumps to the label when it cannot be paid or is declined. */
  offer(price: readonly Effect[], why: Picker, declined: ReturnType<typeof assembler.label>): void {
    const payable = this.steps.evaluator.row(rows.worthwhile, this.canAs('price', price))
    const [first, ...rest] = price
    assembler.emitTo(declined, steps.unless, 1, payable)
    const chosen = first === undefined ? null : this.optionalFirst(first, why)
    if (chosen !== null) {
      assembler.emitTo(declined, steps.unless, 1, this.steps.evaluator.row(rows.size, chosen))
      this.body(rest)
    } else {
      this.askConsent(this.playerText ? BY_YOU : BY_TABLE, FULL, { why }, declined)
      this.body(price)
    }
  }

  onlyAtBeginner(effects: readonly Effect[]): void {
    const end = assembler.label()
    assembler.emitTo(end, steps.unless, 1, this.steps.evaluator.row(beginner))
    this.body(effects)
    assembler.place(end)
  }

  mageNumber(id: string): number {
    const found = mageNamed(id)
    if (found === -1) throw new Error(`no mage is called “${id}”`)
    return found
  }

  /** The local that holds a bound thing itself, reserving none. */
  isOneThing(name: string): boolean {
    return this.bound(name).kind === ONE_THING || this.bound(name).kind === 'player'
  }

  /** Remembers the breach a bound spell lies in, before it leaves. */
  rememberBreach(name: string, set: number): void {
    const local = assembler.local()
    assembler.emit(BREACH_TO_LOCAL, set, local)
    this.breachLocals.set(name, local)
  }

  breachLocal(name: string): number {
    const local = this.breachLocals.get(name)
    if (local === undefined) throw new Error(`“${name}” lay in no breach`)
    return local
  }

  /** Was this name given by a cast? */
  isCast(name: string): boolean {
    return (this.bound(name).node as Effect).op === 'castSpell'
  }

  /** Compiles inside one pool of all players or allies. */
  inPool<T>(pool: 'players' | 'allies', inside: () => T): T {
    const before = this.pool
    this.pool = pool
    const result = inside()
    this.pool = before
    return result
  }

  /** Compiles as if about one player, whatever block stands around. */
  asPlayer<T>(inside: () => T): T {
    const { pool, subject } = this
    this.pool = null
    this.subject = 'player'
    const result = inside()
    this.pool = pool
    this.subject = subject
    return result
  }

  /** How far it can be done when somebody is to be picked for it (G03), or when it is a price (X10). */
  canAs(mode: Mode, effects: readonly Effect[]): Operand {
    const before = this.mode
    this.mode = mode
    const operand = this.canAll(effects)
    this.mode = before
    return operand
  }

  /** M03: where no breach could be replaced, what is said after that does not happen either. */
  override body(effects: readonly Effect[]): void {
    const after = effects.findIndex((effect) => effect.op === 'gainBreach') + 1
    const replaced = effects[after - 1]
    if (replaced?.op !== 'gainBreach') return super.body(effects)
    const end = assembler.label()
    super.body(effects.slice(0, after))
    assembler.emitTo(end, steps.unless, 1, this.steps.evaluator.row(rows.size, this.bound(replaced.at).local))
    super.body(effects.slice(after))
    assembler.place(end)
  }

  /** X10: damage that would be prevented pays for nothing. */
  protected override canPay(effects: readonly Effect[]): Operand {
    return this.canAs('price', effects)
  }

  /** A08: spending buys something; a card that is discarded or destroyed is gone for its own sake too. */
  protected override isOnlyPaid(effects: readonly Effect[]): boolean {
    return effects.every((effect) => SPENDING.has(effect.op))
  }

  /** Section "who chooses": yes or no, and the branch of an either. */
  protected chooser(_node: Node): Chooser {
    if (this.pool !== null) return BY_TABLE
    if (this.subject !== 'player') return this.playerText ? BY_YOU : BY_TABLE
    // Inside a block the subject decides; at the top of a text you do, or the table.
    if (this.insideBlock) return BY_SUBJECT
    return this.playerText ? BY_YOU : BY_TABLE
  }

  /** G16: an amount is read once, when the instruction is reached. */
  fixed(n: Amount): Operand {
    if (typeof n === 'number') return n
    const local = assembler.local()
    assembler.emit(steps.put, local, this.amount(n))
    return this.steps.evaluator.row(rows.local, local)
  }

  gatherInto(set: Operand): number {
    const into = assembler.local()
    assembler.emit(steps.gather, set, into)
    return into
  }

  /** The local that says whether the price of an `ifPaid` was paid; it is asked before the damage. */
  paid(node: unknown): number {
    const local = this.payments.get(node)
    if (local === undefined) throw new Error('a price is asked in a place that cannot ask')
    return local
  }

  rememberPayment(node: unknown, local: number): void {
    this.payments.set(node, local)
  }

  /** Runs `body` for another subject and comes back. */
  withSubject(kind: SubjectKind, body: () => void, setSubject?: () => void): void {
    const { subject, minion, insideBlock, pool } = this
    this.subject = kind
    this.insideBlock = true
    if (setSubject !== undefined) {
      const saved = assembler.local()
      assembler.emit(SAVE, SUBJECT, saved)
      setSubject()
      body()
      assembler.emit(SAVE, saved, SUBJECT)
    } else body()
    this.subject = subject
    this.minion = minion
    this.insideBlock = insideBlock
    this.pool = pool
  }
}
