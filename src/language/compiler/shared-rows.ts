import { listed, mark, type Operand, release } from './evaluator.ts'
import { FULL, type Steps } from './steps.ts'

/** An amount, as it was written in a text. */
interface Written {
  readonly operand: Operand
  readonly text: string
  readonly node: unknown
}

/** The rows that every game's evaluator has. */
export class SharedRows {
  /** Amounts as they were written, for the renderers: with the text, since equal rows are shared. */
  readonly written: Written[] = []
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

  /** Remembers how an amount was written, in the text that is being written. */
  wrote(text: string, operand: Operand, node: unknown): void {
    this.written.push({ operand, text, node })
  }

  /** How an amount was written in a text; without a text, how it was written last. */
  writtenAs(operand: Operand, text?: string): unknown {
    const found = text === undefined ? undefined : this.lastWritten(operand, text)
    return (found ?? this.lastWritten(operand))?.node
  }

  private lastWritten(operand: Operand, text?: string): Written | undefined {
    return this.written.findLast((each) => each.operand === operand && (text ?? each.text) === each.text)
  }
}

function together(a: number, b: number): number {
  if (a === FULL && b === FULL) return FULL
  if (a === 0 && b === 0) return 0
  return Math.min(FULL - 1, 1 + (a === FULL ? 0 : a) + (b === FULL ? 0 : b))
}
