/**
 * Everything that ever changes a table, in the order in which it did. Whoever folds the same steps over the same deal
 * has the same table; how many there are is the revision of the table.
 */
export type Step =
  | { readonly is: 'answer'; readonly seat: number; readonly index: number }
  | { readonly is: 'act'; readonly seat: number; readonly act: string }
  /** Taken back: so many answers and acts are kept. `seat` asked for it. */
  | { readonly is: 'back'; readonly seat: number; readonly answers: number; readonly acts: number }
  /** Somebody else plays a seat from here on: a bot by its name, or with null the person again. */
  | { readonly is: 'seat'; readonly seat: number; readonly bot: string | null }
  /** Time that nobody is charged for, in milliseconds. */
  | { readonly is: 'pause'; readonly milliseconds: number }

/** A step as a row of numbers and texts, as it is stored. */
export interface StepRow {
  readonly kind: number
  readonly seat: number
  readonly value: number
  readonly data: string | null
}

const KINDS = ['answer', 'act', 'back', 'seat', 'pause'] as const
/** The seat of a step that belongs to none. */
const NO_SEAT = -1

/** `acts` are those of the game, by their numbers; `lag`: so many milliseconds before it came an answer was given. */
export function rowOf(step: Step, acts: readonly string[], lag = 0): StepRow {
  const kind = KINDS.indexOf(step.is)
  switch (step.is) {
    case 'answer':
      return { kind, seat: step.seat, value: step.index, data: lag > 0 ? String(lag) : null }
    case 'act':
      return { kind, seat: step.seat, value: acts.indexOf(step.act), data: null }
    case 'back':
      return { kind, seat: step.seat, value: step.answers, data: String(step.acts) }
    case 'seat':
      return { kind, seat: step.seat, value: 0, data: step.bot }
    case 'pause':
      return { kind, seat: NO_SEAT, value: step.milliseconds, data: null }
  }
}

export function stepOf({ kind, seat, value, data }: StepRow, acts: readonly string[]): Step {
  const is = KINDS[kind]
  switch (is) {
    case 'answer':
      return { is, seat, index: value }
    case 'act': {
      const act = acts[value]
      if (act === undefined) throw new Error(`the game has no act number ${value}`)
      return { is, seat, act }
    }
    case 'back':
      return { is, seat, answers: value, acts: Number(data) }
    case 'seat':
      return { is, seat, bot: data }
    case 'pause':
      return { is, milliseconds: value }
    default:
      throw new Error(`there is no kind of step with number ${kind}`)
  }
}

/** How far a game is: so many answers and acts. */
export interface Point {
  readonly answers: number
  readonly acts: number
}

/** Whereto these steps go back, beginning here: after so many of them the table is as it will be again. */
export function pointsOfReturn(steps: readonly Step[], from: Point): ReadonlySet<number> {
  const returned = new Set<number>()
  /** After how many steps the game was last as far as this; whatever is on the way to where it is was passed last. */
  const passed = new Map<string, number>()
  let { answers, acts } = from
  const pass = (n: number): unknown => passed.set(`${answers}/${acts}`, n)
  pass(0)
  for (const [n, step] of steps.entries()) {
    if (step.is === 'answer') answers += 1
    else if (step.is === 'act') acts += 1
    else if (step.is === 'back') {
      ;({ answers, acts } = step)
      const before = passed.get(`${answers}/${acts}`)
      if (before !== undefined) returned.add(before)
      // It is the same place as before, and kept since then.
      continue
    }
    pass(n + 1)
  }
  return returned
}

/** So many milliseconds before this step count for nobody: a pause, or what an answer took to arrive. */
export function sparedBefore({ kind, value, data }: StepRow): number {
  switch (KINDS[kind]) {
    case 'answer':
      return Number(data ?? 0)
    case 'pause':
      return value
    default:
      return 0
  }
}
