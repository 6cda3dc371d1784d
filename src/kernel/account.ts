/**
 * Why a number is what it is. Rules that make an amount, or change it on its way, enter a line; whoever
 * keeps an account reads the lines when the number is logged. Simulations keep none, so a line costs one
 * comparison, and only where a number is made or changed.
 */
export interface Line {
  readonly by: number
  /** The kind of reason and what it is about; each game has its own list. */
  readonly why: number
  readonly a: number
  readonly b: number
  readonly c: number
}

let book: Line[] | null = null

/** Runs `body` with an account being kept. */
export function accounting<T>(body: () => T): T {
  const before = book
  book = []
  try {
    return body()
  } finally {
    book = before
  }
}

export const keepsAccount = (): boolean => book !== null

/** A new number begins: what was entered before belongs to another. */
export function newAccount(): void {
  if (book !== null) book.length = 0
}

/** One reason; a change of nothing is none. */
export function enter(by: number, why: number, a = 0, b = 0, c = 0): void {
  if (book !== null && by !== 0) book.push({ by, why, a, b, c })
}

/** A number that has one reason only. */
export function enterAlone(by: number, why: number, a = 0, b = 0, c = 0): void {
  newAccount()
  enter(by, why, a, b, c)
}

/** The lines of the number that is being made. */
export const account = (): readonly Line[] => book ?? []
