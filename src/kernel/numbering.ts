/**
 * The numbers of a game's cards, skills, instructions ... Whatever stands in the committed register keeps its number
 * for ever; an id that is not there yet gets the next free one, until `npm run register` writes it down.
 */
export class Numbering {
  /** What is numbered, for messages: "card", "instruction". */
  readonly what: string
  readonly ids: string[] = []
  /** So many of the ids come from the register. */
  readonly registered: number
  private readonly numbers = new Map<string, number>()
  /** So many ids belong to the project; later ones came with cards that somebody brought along. */
  private ownIds = Number.POSITIVE_INFINITY

  constructor(what: string, register: readonly string[] = []) {
    this.what = what
    for (const id of register) {
      if (this.numbers.has(id)) throw new Error(`the register names the ${what} “${id}” twice`)
      this.give(id)
    }
    this.registered = this.ids.length
  }

  /** The number of an id; a new one if it has none yet. */
  give(id: string): number {
    const known = this.numbers.get(id)
    if (known !== undefined) return known
    const number = this.ids.push(id) - 1
    this.numbers.set(id, number)
    return number
  }

  /** Everything of the project has its number: what comes now is numbered for as long as the program runs. */
  close(): void {
    this.ownIds = this.ids.length
  }

  /** The number of an id, or undefined. */
  find(id: string): number | undefined {
    return this.numbers.get(id)
  }

  /** The number of an id that must have one. */
  of(id: string): number {
    const number = this.numbers.get(id)
    if (number === undefined) throw new Error(`no ${this.what} is called “${id}”`)
    return number
  }

  /** Takes an id back: whoever is called so later gets another number. */
  forget(id: string): void {
    this.numbers.delete(id)
  }

  /** Takes back every number from this one on: nothing may have it yet. */
  backTo(size: number): void {
    for (const id of this.ids.splice(size)) this.numbers.delete(id)
  }

  get size(): number {
    return this.ids.length
  }

  /** Ids that the register does not name yet. */
  get unregistered(): readonly string[] {
    return this.ids.slice(this.registered, this.ownIds)
  }
}
