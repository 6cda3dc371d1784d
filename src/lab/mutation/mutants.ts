import type { Contraries, Rewriting } from '../../language/rewriting.ts'

/** A definition that differs in one place from the one that is played. */
export interface Mutant {
  /** Where, and what was changed: `abilities[0].do[0].n: 3 → 4`. */
  readonly what: string
  readonly definition: object
}

type Entries = Readonly<Record<string, unknown>>
/** The definition with something else in the place that is being looked at. */
type Put = (value: unknown) => object

const isNode = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const opOf = (node: Entries): string => (typeof node.op === 'string' ? node.op : '')

/** Of every kind of node the entries that some have and others go without: they may be left out. */
export type Optional = ReadonlyMap<string, ReadonlySet<string>>

export function optionalEntries({ ids, definitionOf }: Rewriting): Optional {
  const found = new Map<string, { nodes: number; entries: Map<string, number> }>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    if (!isNode(value)) return
    const op = opOf(value)
    const known = found.get(op) ?? { nodes: 0, entries: new Map<string, number>() }
    found.set(op, known)
    known.nodes += 1
    for (const [name, inner] of Object.entries(value)) {
      known.entries.set(name, (known.entries.get(name) ?? 0) + 1)
      look(inner)
    }
  }
  for (const id of ids) look(definitionOf(id))
  return new Map(
    [...found].map(([op, { nodes, entries }]) => [
      op,
      new Set([...entries].filter(([, n]) => op !== '' && n < nodes).map(([name]) => name)),
    ]),
  )
}

/** Every mutant of a definition, each once. */
export function mutantsOf(definition: object, contraries: Contraries, optional: Optional): readonly Mutant[] {
  const seen = new Set([JSON.stringify(definition)])
  const found: Mutant[] = []
  new Mutating(contraries, optional, (what, mutant) => {
    const text = JSON.stringify(mutant)
    if (seen.has(text)) return
    seen.add(text)
    found.push({ what, definition: mutant })
  }).definition(definition as Entries)
  return found
}

class Mutating {
  private readonly contraries: Contraries
  private readonly optional: Optional
  private readonly found: (what: string, definition: object) => void

  constructor(contraries: Contraries, optional: Optional, found: (what: string, definition: object) => void) {
    this.contraries = contraries
    this.optional = optional
    this.found = found
  }

  /** Of what is printed beside the text only numbers are changed. */
  definition(definition: Entries): void {
    const { printed, wordsOnly } = this.contraries
    const numbers = printed(definition)
    for (const [name, value] of Object.entries(definition)) {
      const isText = typeof value === 'object' && !wordsOnly.has(name)
      if (isText || numbers.includes(name))
        this.value(value, name, '', name, (other) => ({ ...definition, [name]: other }))
    }
  }

  private value(value: unknown, name: string, op: string, place: string, put: Put): void {
    if (typeof value === 'number') {
      const other = value < 0 ? value - 1 : value + 1
      this.found(`${place}: ${value} → ${other}`, put(other))
      if (value > 1 && op !== '') this.found(`${place}: ${value} → ${value - 1}`, put(value - 1))
    } else if (typeof value === 'string') {
      const other = this.contraries.contrary(value, name, op)
      if (other !== undefined) this.found(`${place}: ${value} → ${other}`, put(other))
    } else if (Array.isArray(value)) this.list(value, name, op, place, put)
    else if (isNode(value)) this.node(value, name, place, put)
  }

  /** A list loses a member; one with a single member goes with whatever it belongs to. */
  private list(list: readonly unknown[], name: string, op: string, place: string, put: Put): void {
    const mayBeEmpty = this.contraries.lists.includes(place)
    const loses =
      list.every((each) => typeof each === 'object') || list.every((each) => typeof each === 'string')
    list.forEach((each, i) => {
      if (loses && (mayBeEmpty || list.length > 1))
        this.found(`${place}[${i}]: left out`, put(list.filter((_, j) => j !== i)))
      this.value(each, name, op, `${place}[${i}]`, (other) =>
        put(list.map((old, j) => (j === i ? other : old))),
      )
    })
  }

  private node(node: Entries, name: string, place: string, put: Put): void {
    const { conditions, wordsOnly } = this.contraries
    if (conditions.has(name)) this.found(`${place}: turned round`, put(turnedRound(node)))
    const other = this.contraries.instead(node, name)
    if (other !== null) this.found(`${place}: ${opOf(node)} → ${opOf(other as Entries)}`, put(other))
    const optional = this.optional.get(opOf(node))
    for (const [entry, value] of Object.entries(node)) {
      if (entry === 'op' || wordsOnly.has(entry)) continue
      const at = `${place}.${entry}`
      if (optional?.has(entry) === true) this.found(`${at}: left out`, put(leftOut(node, entry)))
      this.value(value, entry, opOf(node), at, (inner) => put({ ...node, [entry]: inner }))
    }
  }
}

const turnedRound = (condition: Entries): unknown =>
  condition.op === 'not' ? condition.of : { op: 'not', of: condition }

const leftOut = (node: Entries, entry: string): Entries =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== entry))
