import { CHECKED, NONE, PLACES, type Schema, type State } from './state.ts'

export type Card = number
export type Zone = number

/** As many as an option can name. */
export const MOST_CARDS = 4096

/**
 * Ordered zones as doubly linked lists with one sentinel a zone: every move is O(1), no zone has a
 * capacity, and a card needs no "from". The first card of a zone is its top.
 */
export class Zones {
  readonly cards: number
  readonly zones: number
  private readonly next: number
  private readonly prev: number
  private readonly where: number
  private readonly size: number

  constructor(schema: Schema, cards: number, zones: number) {
    if (cards > MOST_CARDS)
      throw new RangeError(`${cards} cards are too many: an option can name ${MOST_CARDS}`)
    this.cards = cards
    this.zones = zones
    this.next = schema.region('zones.next', cards + zones, {
      min: NONE,
      max: cards + zones - 1,
      initial: NONE,
    })
    this.prev = schema.region('zones.prev', cards + zones, {
      min: NONE,
      max: cards + zones - 1,
      initial: NONE,
    })
    this.where = schema.region('zones.of', cards, { min: NONE, max: zones - 1, initial: NONE })
    this.size = schema.region('zones.size', zones, { min: 0, max: cards })
    schema.checks.push((s) => this.fault(s))
  }

  /** Makes every zone empty; call once on a fresh state. */
  clear(s: State): void {
    for (let z = 0; z < this.zones; z++) {
      s[this.next + this.cards + z] = this.cards + z
      s[this.prev + this.cards + z] = this.cards + z
    }
  }

  first(s: State, z: Zone): Card {
    if (CHECKED) this.check(0, z)
    const c = s[(this.next + this.cards + z) & PLACES]!
    return c < this.cards ? c : NONE
  }

  last(s: State, z: Zone): Card {
    if (CHECKED) this.check(0, z)
    const c = s[(this.prev + this.cards + z) & PLACES]!
    return c < this.cards ? c : NONE
  }

  after(s: State, c: Card): Card {
    if (CHECKED) this.check(c, 0)
    const n = s[(this.next + c) & PLACES]!
    return n < this.cards ? n : NONE
  }

  before(s: State, c: Card): Card {
    if (CHECKED) this.check(c, 0)
    const n = s[(this.prev + c) & PLACES]!
    return n < this.cards ? n : NONE
  }

  of(s: State, c: Card): Zone {
    if (CHECKED) this.check(c, 0)
    return s[(this.where + c) & PLACES]!
  }

  count(s: State, z: Zone): number {
    if (CHECKED) this.check(0, z)
    return s[(this.size + z) & PLACES]!
  }

  /** The n-th card from the top, or NONE. */
  nth(s: State, z: Zone, n: number): Card {
    let c = this.first(s, z)
    for (let i = 0; i < n && c !== NONE; i++) c = this.after(s, c)
    return c
  }

  /** How many cards lie above this one. */
  indexOf(s: State, c: Card): number {
    let i = 0
    for (let b = this.before(s, c); b !== NONE; b = this.before(s, b)) i++
    return i
  }

  moveToTop(s: State, c: Card, z: Zone): void {
    if (CHECKED) this.check(c, z)
    this.unlink(s, c)
    const end = this.cards + z
    this.link(s, c, end, s[this.next + end]!, z)
  }

  moveToBottom(s: State, c: Card, z: Zone): void {
    if (CHECKED) this.check(c, z)
    this.unlink(s, c)
    const end = this.cards + z
    this.link(s, c, s[this.prev + end]!, end, z)
  }

  /** Puts a card so that `index` cards lie above it (fewer if the zone is smaller). */
  moveToIndex(s: State, c: Card, z: Zone, index: number): void {
    if (CHECKED) this.check(c, z)
    this.unlink(s, c)
    let before = this.cards + z
    for (let i = 0; i < index && s[this.next + before]! < this.cards; i++) before = s[this.next + before]!
    this.link(s, c, before, s[this.next + before]!, z)
  }

  /** Takes a card out of every zone. */
  remove(s: State, c: Card): void {
    if (CHECKED) this.check(c, 0)
    this.unlink(s, c)
    s[this.next + c] = NONE
    s[this.prev + c] = NONE
    s[this.where + c] = NONE
  }

  /** Turns a whole zone over and puts it, as it then lies, under the cards of another. */
  flipUnder(s: State, from: Zone, to: Zone): void {
    const source = this.cards + from
    for (let c = s[this.next + source]!; c !== source; ) {
      const below = s[this.next + c]!
      s[this.next + c] = s[this.prev + c]!
      s[this.prev + c] = below
      c = below
    }
    const top = s[this.next + source]!
    s[this.next + source] = s[this.prev + source]!
    s[this.prev + source] = top
    this.putUnder(s, from, to)
  }

  /** Puts the cards of a zone in another order: as many of `order` as the zone has, the top first. */
  arrange(s: State, z: Zone, order: Int16Array): void {
    if (CHECKED) this.checkOrder(s, z, order)
    const n = s[this.size + z]!
    let before = this.cards + z
    for (let i = 0; i < n; i++) {
      const c = order[i]!
      s[this.next + before] = c
      s[this.prev + c] = before
      before = c
    }
    s[this.next + before] = this.cards + z
    s[this.prev + this.cards + z] = before
  }

  /**
   * Makes a zone of `n` cards of `order`, the top first, wherever they lay before. The zones that they come from must
   * be filled in the same go: nothing is taken out of them.
   */
  fill(s: State, z: Zone, order: Int16Array, from: number, n: number): void {
    let before = this.cards + z
    for (let i = from; i < from + n; i++) {
      const c = order[i]!
      s[this.next + before] = c
      s[this.prev + c] = before
      s[this.where + c] = z
      before = c
    }
    s[this.next + before] = this.cards + z
    s[this.prev + this.cards + z] = before
    s[this.size + z] = n
  }

  private checkOrder(s: State, z: Zone, order: Int16Array): void {
    const cards = order.subarray(0, this.count(s, z))
    if (new Set(cards).size !== cards.length || cards.some((c) => this.of(s, c) !== z))
      throw new RangeError(`${cards.join(' ')} are not the cards of zone ${z}`)
  }

  /** Puts a whole zone, as it lies, under the cards of another. */
  putUnder(s: State, from: Zone, to: Zone): void {
    const n = s[this.size + from]!
    if (n === 0 || from === to) return
    const end = this.cards + to
    const source = this.cards + from
    const top = s[this.next + source]!
    const bottom = s[this.prev + source]!
    for (let c = top; c !== source; c = s[this.next + c]!) s[this.where + c] = to
    const last = s[this.prev + end]!
    s[this.next + last] = top
    s[this.prev + top] = last
    s[this.next + bottom] = end
    s[this.prev + end] = bottom
    s[this.next + source] = source
    s[this.prev + source] = source
    s[this.size + to] = s[this.size + to]! + n
    s[this.size + from] = 0
  }

  private unlink(s: State, c: Card): void {
    const z = s[this.where + c]!
    if (z === NONE) return
    const p = s[this.prev + c]!
    const n = s[this.next + c]!
    s[this.next + p] = n
    s[this.prev + n] = p
    s[this.size + z] = s[this.size + z]! - 1
  }

  private link(s: State, c: Card, before: number, after: number, z: Zone): void {
    s[this.next + before] = c
    s[this.prev + c] = before
    s[this.next + c] = after
    s[this.prev + after] = c
    s[this.where + c] = z
    s[this.size + z] = s[this.size + z]! + 1
  }

  private check(c: Card, z: Zone): void {
    if (!(c >= 0 && c < this.cards)) throw new RangeError(`no card ${c}`)
    if (!(z >= 0 && z < this.zones)) throw new RangeError(`no zone ${z}`)
  }

  /** The first thing wrong with the lists of a block that came from outside, or null. */
  fault(s: State): string | null {
    if (this.untouched(s)) return null
    let listed = 0
    for (let z = 0; z < this.zones; z++) {
      const end = this.cards + z
      let at = end
      let n = 0
      for (;;) {
        const next = s[this.next + at]!
        if (next < 0 || next >= this.cards + this.zones || s[this.prev + next] !== at)
          return `zone ${z} is broken after ${at}`
        if (next === end) break
        if (next >= this.cards || s[this.where + next] !== z)
          return `card ${next} is listed in zone ${z} but is not there`
        at = next
        n++
      }
      if (n !== s[this.size + z]) return `zone ${z} says ${s[this.size + z]} cards but has ${n}`
      listed += n
    }
    let placed = 0
    for (let c = 0; c < this.cards; c++) {
      if (s[this.where + c] !== NONE) placed++
      else if (s[this.next + c] !== NONE || s[this.prev + c] !== NONE)
        return `card ${c} lies nowhere but has neighbours`
    }
    return placed === listed ? null : `${placed} cards are placed but ${listed} are listed`
  }

  /** A fresh block, in which `clear` was never called. */
  private untouched(s: State): boolean {
    for (let i = 0; i < this.cards + this.zones; i++)
      if (s[this.next + i] !== NONE || s[this.prev + i] !== NONE) return false
    for (let c = 0; c < this.cards; c++) if (s[this.where + c] !== NONE) return false
    for (let z = 0; z < this.zones; z++) if (s[this.size + z] !== 0) return false
    return true
  }
}
