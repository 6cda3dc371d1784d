/**
 * The lists that a compiler adds to, in the order in which they are made. Whoever takes down what a pack has added finds all
 * of them here, so a list that grows with the cards is declared where it is made.
 */
export class Growing {
  readonly lists: unknown[][] = []

  list<T>(): T[] {
    return this.keep<T>([])
  }

  /** One that somebody else has made. */
  keep<T>(list: T[]): T[] {
    this.lists.push(list)
    return list
  }

  /** How long each list is: give it to `backTo` when what comes after it cannot be used. */
  get sizes(): readonly number[] {
    return this.lists.map(({ length }) => length)
  }

  backTo(sizes: readonly number[]): void {
    this.lists.forEach((list, i) => {
      list.length = sizes[i]!
    })
  }
}
