import type { BothLanguages } from '../kernel/refusal.ts'

/**
 * What is wrong with a definition, found by reading it. The linter knows trees, names and references;
 * a game describes its own nodes in a `Grammar`. Nothing here runs a card.
 */

export interface Fault {
  /** Where: `jade.play.steps[0]`. */
  readonly place: string
  readonly what: string | BothLanguages
}

/** An object of a tree: a node when it has an `op`. */
export type Part = Readonly<Record<string, unknown>>

/** A name that is spoken of, and the kinds of thing it may stand for here. */
export interface Use {
  readonly name: string
  readonly kinds: readonly string[]
}

/** Something declared elsewhere: a procedure, a counter, a card. */
export interface Reference {
  readonly kind: string
  readonly id: string
}

export interface Gift {
  readonly name: string
  readonly kind: string
  /** What stands inside the node may use the name, too. */
  readonly inside: boolean
}

/** How one game spells its nodes. */
export interface Grammar {
  /** Every `op` that has an interpreter and words in all languages, with the entries that are read: true if it needs one. */
  readonly ops: ReadonlyMap<string, ReadonlyMap<string, boolean>>
  /** Names that this object itself speaks of; `under` is the key it stands under. */
  uses(part: Part, under: string): readonly Use[]
  /** The name that this object gives. */
  gives(part: Part): Gift | null
  /** Keys under which only one of several ways is gone; names given there are unknown elsewhere. */
  ways(part: Part): readonly string[]
  /** Is this a text of its own, which knows nothing of the names around it? */
  alone(part: Part): boolean
  references(part: Part): readonly Reference[]
  /** The kinds of text a node belongs on, or null when it may stand anywhere. */
  belongsOn(part: Part): readonly string[] | null
  /** What decides whether a loop goes on, and what is done in each round. */
  loop(part: Part): { readonly condition: unknown; readonly steps: readonly unknown[] } | null
  /** What a condition looks at, and what steps change; `*` stands for anything. */
  reads(condition: unknown): readonly string[]
  changes(steps: readonly unknown[]): readonly string[]
  /** The numbers that may stand under a key, the smallest and the largest. */
  limits(part: Part, key: string): readonly [least: number, most: number]
  /** Nodes that one way through a text holds at most once. */
  readonly onceOnly: ReadonlySet<string>
}

/** One text of a card, mat or mage. */
export interface Text {
  readonly place: string
  readonly tree: unknown
  /** What it stands on: `card`, `mat`, `mage`. */
  readonly on: string
  /** Names that are known before it begins, with their kinds. */
  readonly known?: Readonly<Record<string, string>>
  /** What may be referred to, by kind. */
  readonly declared: Readonly<Record<string, Pick<ReadonlySet<string>, 'has'>>>
}

type Names = Map<string, string>

export const isPart = (tree: unknown): tree is Part =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)

/** Numbers in texts are as large as printed ones. */
export const LARGEST_NUMBER = 99

/** What stands there, if it is a word. */
export const word = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

type KeysOf<N> = N extends unknown ? keyof N : never
type HasAlways<N, K> = N extends unknown
  ? K extends keyof N
    ? N extends Required<Pick<N, K>>
      ? true
      : false
    : false
  : never

/** The entries of a node, true for those that it always has; a word that several nodes share has what all of them have. */
export type NodeEntries<N> = {
  readonly [K in Exclude<KeysOf<N>, 'op'>]: false extends HasAlways<N, K> ? false : true
}

/** A table of nodes and their entries as the linter reads it. */
export const entriesOf = (
  table: Readonly<Record<string, Readonly<Record<string, boolean>>>>,
): Grammar['ops'] =>
  new Map(Object.entries(table).map(([op, entries]) => [op, new Map(Object.entries(entries))]))

const opOf = (part: Part): string | undefined => word(part.op)

/** Both games spell a loop in the same way. */
export const repeatWhile: Grammar['loop'] = (part) =>
  part.op === 'repeatWhile' && Array.isArray(part.steps)
    ? { condition: part.condition, steps: part.steps }
    : null

const listed = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

/** Everything that is wrong with a text, in reading order. */
export function lint(text: Text, grammar: Grammar): Fault[] {
  const faults: Fault[] = []
  new Reader(text, grammar, faults).read(text.tree, text.place, '', new Map(Object.entries(text.known ?? {})))
  for (const op of grammar.onceOnly) {
    const n = mostOnOneWay(text.tree, op, grammar)
    if (n > 1)
      faults.push({ place: text.place, what: `“${op}” stands ${n} times on one way through the text` })
  }
  return faults
}

class Reader {
  private readonly text: Text
  private readonly grammar: Grammar
  private readonly faults: Fault[]

  constructor(text: Text, grammar: Grammar, faults: Fault[]) {
    this.text = text
    this.grammar = grammar
    this.faults = faults
  }

  read(tree: unknown, place: string, under: string, names: Names): void {
    if (Array.isArray(tree)) {
      tree.forEach((child, i) => {
        this.read(child, `${place}[${i}]`, under, names)
      })
      return
    }
    if (!isPart(tree)) return
    this.look(tree, place, under, names)
    const gift = this.grammar.gives(tree)
    const scope = this.grammar.alone(tree) ? new Map<string, string>() : names
    if (gift?.inside) this.give(gift, place, scope)
    const ways = this.grammar.ways(tree)
    for (const [key, value] of Object.entries(tree)) {
      const at = `${place}.${key}`
      this.lookAtNumbers(tree, key, value, at)
      if (!ways.includes(key)) this.read(value, at, key, scope)
      else if (Array.isArray(value) && value.every(Array.isArray))
        value.forEach((way, i) => {
          this.read(way, `${at}[${i}]`, key, new Map(scope))
        })
      else this.read(value, at, key, new Map(scope))
    }
    if (gift !== null && !gift.inside) this.give(gift, place, scope)
  }

  private look(part: Part, place: string, under: string, names: Names): void {
    const { grammar, text } = this
    const op = opOf(part)
    if (op !== undefined) this.lookAtEntries(part, op, place)
    for (const { name, kinds } of grammar.uses(part, under)) {
      const kind = names.get(name)
      if (kind === undefined) this.fault(place, `nothing is called “${name}” here`)
      else if (!kinds.includes(kind))
        this.fault(place, `“${name}” is the name of a ${kind}, and a ${kinds.join(' or a ')} is needed`)
    }
    for (const { kind, id } of grammar.references(part))
      if (!(text.declared[kind]?.has(id) ?? false)) this.fault(place, `there is no ${kind} “${id}”`)
    const places = grammar.belongsOn(part)
    if (places !== null && !places.includes(text.on))
      this.fault(place, `“${op}” belongs on a ${places.join(' or a ')}, not on a ${text.on}`)
    this.lookAtLoop(part, place)
  }

  /** A node that nobody reads, an entry that nobody reads in it, which would be dropped in silence, or one that it lacks. */
  private lookAtEntries(part: Part, op: string, place: string): void {
    const entries = this.grammar.ops.get(op)
    if (entries === undefined) {
      this.fault(place, `nothing reads “${op}”: it has no interpreter or no words`)
      return
    }
    for (const key of Object.keys(part))
      if (key !== 'op' && !entries.has(key)) this.fault(place, `nothing reads the entry “${key}” of “${op}”`)
    for (const [key, needed] of entries)
      if (needed && part[key] === undefined)
        this.fault(place, {
          en: `the entry “${key}” of “${op}” is missing`,
          fr: `il manque l’entrée «\u202f${key}\u202f» de «\u202f${op}\u202f»`,
        })
  }

  /** A number that is not whole, or so large that a place of the state might not hold what comes of it. */
  private lookAtNumbers(part: Part, key: string, value: unknown, place: string): void {
    if (Array.isArray(value))
      value.forEach((each, i) => {
        this.lookAtNumbers(part, key, each, `${place}[${i}]`)
      })
    if (typeof value !== 'number') return
    const [least, most] = this.grammar.limits(part, key)
    if (!Number.isInteger(value) || value < least || value > most)
      this.fault(place, {
        en: `expected a whole number from ${least} to ${most}, found ${value}`,
        fr: `il faut un nombre entier de ${least} à ${most}, pas ${value}`,
      })
  }

  private lookAtLoop(part: Part, place: string): void {
    const loop = this.grammar.loop(part)
    if (loop === null) return
    if (loop.steps.length === 0) {
      this.fault(place, 'a loop with nothing in it')
      return
    }
    const changed = this.grammar.changes(loop.steps)
    const read = this.grammar.reads(loop.condition)
    if (read.length > 0 && !changed.includes('*') && !read.some((what) => changed.includes(what)))
      this.fault(place, `a loop that goes on by ${listed(read)}, which nothing in it changes`)
  }

  private give({ name, kind }: Gift, place: string, names: Names): void {
    if (names.has(name)) this.fault(place, `“${name}” is given twice`)
    names.set(name, kind)
  }

  private fault(place: string, what: Fault['what']): void {
    this.faults.push({ place, what })
  }
}

/** How often a node stands on the longest way through a tree. */
function mostOnOneWay(tree: unknown, op: string, grammar: Grammar): number {
  if (Array.isArray(tree)) return tree.reduce<number>((n, child) => n + mostOnOneWay(child, op, grammar), 0)
  if (!isPart(tree)) return 0
  const own = opOf(tree) === op ? 1 : 0
  const ways = grammar.ways(tree)
  let onWay = 0
  let always = 0
  for (const [key, value] of Object.entries(tree)) {
    if (!ways.includes(key)) always += mostOnOneWay(value, op, grammar)
    else {
      const each = Array.isArray(value) && value.every(Array.isArray) ? value : [value]
      for (const way of each) onWay = Math.max(onWay, mostOnOneWay(way, op, grammar))
    }
  }
  return own + always + onWay
}

export interface PlacedReference extends Reference {
  readonly place: string
}

/** Everything declared elsewhere that a tree speaks of, in reading order. */
export function referencesIn(tree: unknown, place: string, grammar: Grammar): PlacedReference[] {
  if (Array.isArray(tree)) return tree.flatMap((child, i) => referencesIn(child, `${place}[${i}]`, grammar))
  if (!isPart(tree)) return []
  return [
    ...grammar.references(tree).map((reference) => ({ ...reference, place })),
    ...Object.entries(tree).flatMap(([key, value]) => referencesIn(value, `${place}.${key}`, grammar)),
  ]
}

/** The ops that a tree uses, each once. */
export function opsIn(tree: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (Array.isArray(tree)) for (const child of tree) opsIn(child, found)
  else if (isPart(tree)) {
    const op = opOf(tree)
    if (op !== undefined) found.add(op)
    for (const value of Object.values(tree)) opsIn(value, found)
  }
  return found
}
