import { IN_USE, type Marks, type RecordField, type Records, type Schema, type State } from './state.ts'

interface Reset {
  readonly at: number
  /** The bits that stay, and what the others become. */
  readonly keep: number
  readonly set: number
}

/** A mark that goes: where the bits of all cards lie, and in how many places. */
interface Wiped {
  readonly at: number
  readonly words: number
}

const ALL = 0xffff

/**
 * Fields of cards, each declared with the moments at which it goes back to what it is in a fresh game: when the turn
 * ends, when the card leaves play, when it becomes another ... What happens to a card at a moment follows from that, so
 * that no list of fields has to be kept beside the rules.
 */
export class CardFields<Moment extends string> {
  private readonly schema: Schema
  private readonly count: number
  /** So many numbers make a record; 0 where each field lies apart. */
  private readonly width: number
  private records: Records | null = null
  private readonly resets = new Map<Moment, Reset[]>()
  private readonly wiped = new Map<Moment, Wiped[]>()
  /** What happens to rare numbers, in games that have them. */
  private readonly rareResets = new Map<Moment, Reset[]>()
  private used = false

  /**
   * With a width, cards have so many numbers each, which lie together at the end of the block, and cards that are not
   * in the game are not copied: worth it where there are many of both. Marks are declared first then.
   */
  constructor(schema: Schema, count: number, width = 0) {
    this.schema = schema
    this.count = count
    this.width = width
  }

  /** A number a card. */
  field(name: string, until: readonly Moment[], initial = 0): RecordField {
    const field = this.declareField(name, initial)
    for (const moment of until) this.add(moment, { at: field.at, keep: 0, set: initial })
    return field
  }

  /** A number a card that few games need, declared behind all others: no other game copies or resets it. */
  rare(name: string, until: readonly Moment[]): RecordField {
    this.mustBeEarly()
    const field = this.schema.rare(name, this.count)
    for (const moment of until) {
      const resets = this.rareResets.get(moment) ?? []
      this.rareResets.set(moment, resets)
      resets.push({ at: field.at, keep: 0, set: 0 })
    }
    return field
  }

  private declareField(name: string, initial: number): RecordField {
    if (this.width === 0) return this.schema.column(name, this.count, initial)
    this.records ??= this.schema.records(this.count, this.width)
    return this.records.field(name, initial)
  }

  /** Up to sixteen bits in one number a card, each with its own moments; a bit may stand there only once. */
  bits(name: string, until: readonly (readonly [bit: number, until: readonly Moment[]])[]): RecordField {
    const field = this.field(name, [])
    let taken = 0
    for (const [bit, moments] of until) {
      if ((taken & bit & ALL) !== 0) throw new Error(`two flags of “${name}” share a bit`)
      taken |= bit
      for (const moment of moments) this.add(moment, { at: field.at, keep: ~bit, set: 0 })
    }
    return field
  }

  /** Any number of marks by name, which few of the first `count` cards have: one bit a card and mark. */
  marks(
    name: string,
    until: readonly (readonly [mark: string, until: readonly Moment[]])[],
    count = this.count,
  ): Marks {
    const names = until.map(([mark]) => mark)
    const marks = this.schema.marks(name, count, names)
    until.forEach(([, moments], mark) => {
      for (const moment of moments) {
        this.mustBeEarly()
        const wiped = this.wiped.get(moment) ?? []
        this.wiped.set(moment, wiped)
        wiped.push({ at: marks.at + mark * marks.words, words: marks.words })
      }
    })
    return marks
  }

  /** What happens to a card at this moment. Ask for it when all fields have been declared. */
  at(moment: Moment): (s: State, c: number) => void {
    this.used = true
    const resets = this.resets.get(moment) ?? []
    const width = Math.max(1, this.width)
    const marks = this.wiped.get(moment) ?? []
    const usual = writtenOut(resets, marks, width) ?? inTurn(resets, marks, width)
    const rare = this.rareResets.get(moment)
    if (rare === undefined) return usual
    const begin = this.schema.rareAt
    const others = inTurn(rare, [], 1)
    return (s, c) => {
      usual(s, c)
      if (s[IN_USE]! > begin) others(s, c)
    }
  }

  /** What happens at a moment that comes for all cards at once, of which nothing but marks goes back. */
  everywhere(moment: Moment): (s: State) => void {
    this.used = true
    if (this.resets.has(moment)) throw new Error(`“${moment}” is no moment of marks alone`)
    const marks: readonly Wiped[] = this.wiped.get(moment) ?? []
    const from = marks[0]?.at ?? 0
    let end = from
    for (const { at, words } of marks) {
      if (at !== end) throw new Error(`marks that go at “${moment}” do not stand in a row`)
      end += words
    }
    const to = end
    return (s) => {
      for (let i = from; i < to; i++) s[i] = 0
    }
  }

  /** From now on the first `n` cards are in the game: copies leave out the others. */
  use(s: State, n: number): void {
    this.records?.use(s, n)
  }

  private mustBeEarly(): void {
    if (this.used) throw new Error('a field of cards is declared after its moments were asked for')
  }

  private add(moment: Moment, { at, keep, set }: Reset): void {
    this.mustBeEarly()
    const resets = this.resets.get(moment) ?? []
    this.resets.set(moment, resets)
    const known = resets.findIndex((one) => one.at === at)
    if (known === -1) resets.push({ at, keep, set })
    else resets[known] = { at, keep: resets[known]!.keep & keep, set: resets[known]!.set | set }
  }
}

type Resetting = (s: State, c: number) => void

/** One reset after the other, whatever they are. */
function inTurn(resets: readonly Reset[], wiped: readonly Wiped[], width: number): Resetting {
  const places = Int32Array.from(resets, ({ at }) => at)
  const keep = Int32Array.from(resets, (one) => one.keep)
  const set = Int32Array.from(resets, (one) => one.set)
  const marks = Int32Array.from(wiped, ({ at }) => at)
  return (s, c) => {
    wipe(s, c, marks)
    for (let i = 0; i < places.length; i++) {
      const at = places[i]! + Math.imul(c, width)
      s[at] = (s[at]! & keep[i]!) | set[i]!
    }
  }
}

function wipe(s: State, c: number, marks: Int32Array): void {
  for (let i = 0; i < marks.length; i++) {
    const at = marks[i]! + (c >> 4)
    s[at] = s[at]! & ~(1 << (c & 15))
  }
}

const isEmptied = ({ keep, set }: Reset): boolean => keep === 0 && set === 0

/**
 * The same without a loop, for moments that come for every card in every turn: V8 folds the places into the code that
 * calls it. Where there are fewer numbers than there is room for, the last one is emptied again. Null where there are more.
 */
function writtenOut(resets: readonly Reset[], wiped: readonly Wiped[], width: number): Resetting | null {
  const emptied = resets.filter(isEmptied)
  const partly = resets.filter((one) => !isEmptied(one))
  if (emptied.length === 0 || emptied.length > 8 || partly.length === 0 || partly.length > 3) return null
  const place = (i: number): number => (emptied[i] ?? emptied.at(-1)!).at
  const part = (i: number): Reset => partly[i] ?? partly.at(-1)!
  const [a, b, c, d] = [place(0), place(1), place(2), place(3)]
  const [e, f, g, h] = [place(4), place(5), place(6), place(7)]
  const { at: first, keep: keepFirst, set: setFirst } = part(0)
  const { at: second, keep: keepSecond, set: setSecond } = part(1)
  const { at: third, keep: keepThird, set: setThird } = part(2)
  const many = emptied.length > 2
  const several = partly.length > 1
  const marks = Int32Array.from(wiped, ({ at }) => at)
  return (s, card) => {
    wipe(s, card, marks)
    const from = Math.imul(card, width)
    s[a + from] = 0
    s[b + from] = 0
    s[first + from] = (s[first + from]! & keepFirst) | setFirst
    if (many) {
      s[c + from] = 0
      s[d + from] = 0
      s[e + from] = 0
      s[f + from] = 0
      s[g + from] = 0
      s[h + from] = 0
    }
    if (!several) return
    s[second + from] = (s[second + from]! & keepSecond) | setSecond
    s[third + from] = (s[third + from]! & keepThird) | setThird
  }
}
