/** An option that was tried, and what came after it. */
export class Branch {
  readonly option: number
  readonly index: number
  /** Its place in the preferences of the game. */
  readonly rank: number
  /** The plan that it begins, or 0: then the game goes on by the preferences. */
  readonly plan: number
  visits = 0
  /** Sum of what the tries were worth to the seat that thinks, 0 to 1 around the present position. */
  value = 0
  /** Sum of the chances to win. */
  chance = 0
  next: Fork | null = null

  constructor(option: number, index: number, rank: number, plan = 0) {
    this.option = option
    this.index = index
    this.rank = rank
    this.plan = plan
  }
}

/** A decision of the tree: its options in order of preference, by what they are and not by their place. */
export class Fork {
  visits = 0
  readonly branches: Branch[] = []
}

/** How much better the preferences call what they like best. */
const LEAD = 0.06

const worthOf = ({ value, visits, rank }: Branch, trust: number): number =>
  (value + trust * (0.5 + LEAD / (rank + 1))) / (visits + trust)
/** The better first; the preferences of the game count as so many tries. */
export const better = (trust: number) => (a: Branch, b: Branch) => worthOf(b, trust) - worthOf(a, trust)
