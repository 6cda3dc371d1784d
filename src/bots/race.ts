import { type Branch, better } from './branch.ts'

/** So many worlds are tried before anything is called clear, and a few more before each further look. */
const FIRST_LOOK = 12
const LATER = 1.25
/** A lead is clear when it is so many times the error of its own mean ... */
const CLEAR = 2.5
/** ... and two options are as good when no more than this can lie between them. */
const AS_GOOD = 0.004

/**
 * The options of one decision, tried in the same worlds: how much one is better than another in each world says
 * more, and sooner, than how good each is by itself. What is behind goes to the end of the list.
 */
export class Race {
  private readonly branches: Branch[]
  /** The first so many are still in it. */
  left: number
  /** What each option was worth in each world so far. */
  private readonly worth = new Map<Branch, number[]>()
  private nextLook = FIRST_LOOK
  private even = false
  private readonly better: (a: Branch, b: Branch) => number

  constructor(branches: Branch[], trust: number) {
    this.branches = branches
    this.better = better(trust)
    this.left = branches.length
    for (const branch of branches) this.worth.set(branch, [])
  }

  /** Tries everything that is still in the race in one world. */
  run(inThisWorld: (branch: Branch) => number): void {
    for (let i = 0; i < this.left; i++) {
      const branch = this.branches[i]!
      this.worth.get(branch)!.push(inThisWorld(branch))
    }
    this.look()
  }

  /** Would further tries hardly change the answer? */
  get decided(): boolean {
    return this.even || this.left === 1
  }

  /** Drops what is clearly behind. */
  private look(): void {
    const { branches, worth } = this
    const rounds = worth.get(branches[0]!)!.length
    if (rounds < this.nextLook) return
    this.nextLook = Math.ceil(rounds * LATER)
    this.sort()
    const first = worth.get(branches[0]!)!
    this.even = true
    let kept = 1
    for (let i = 1; i < this.left; i++) {
      const branch = branches[i]!
      const { lead, error } = leadOf(first, worth.get(branch)!)
      if (lead > CLEAR * error && lead > 0) continue
      if (lead + CLEAR * error > AS_GOOD) this.even = false
      branches.splice(i, 1)
      branches.splice(kept++, 0, branch)
    }
    this.left = kept
  }

  /** Drops the worse half, but never the second best. */
  halve(): void {
    this.sort()
    this.left = Math.max(Math.min(2, this.left), this.left >> 1)
  }

  private sort(): void {
    this.branches.splice(0, this.left, ...this.branches.slice(0, this.left).sort(this.better))
  }
}

/** By how much the one was better on average, and how far chance may have moved that. */
function leadOf(one: readonly number[], other: readonly number[]): { lead: number; error: number } {
  const n = other.length
  let sum = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    const d = one[i]! - other[i]!
    sum += d
    squares += d * d
  }
  const lead = sum / n
  return { lead, error: Math.sqrt(Math.max(0, squares / n - lead * lead) / (n - 1)) }
}
