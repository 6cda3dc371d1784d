/**
 * The nodes that both games share, as plain data. E is a game's effects, A its amounts, C its
 * conditions and S its sets; every game closes the circle with its own unions.
 */
export interface Node {
  readonly op: string
}

// ---- effects: control flow

/** In order, as much as possible. */
export interface Seq<E> {
  readonly op: 'seq'
  readonly steps: readonly E[]
}

/** Yes or no, then all of it; `ifDone` only after it was done in full. */
export interface May<E> {
  readonly op: 'may'
  readonly steps: readonly E[]
  readonly ifDone?: readonly E[]
}

/** One of several ways, of those that can be done fully if there is one. */
export interface Either<E> {
  readonly op: 'either'
  readonly ways: readonly (readonly E[])[]
}

export interface When<E, C> {
  readonly op: 'when'
  readonly condition: C
  readonly steps: readonly E[]
  readonly otherwise?: readonly E[]
  /** "A. If c, B instead" rather than "If c, B. Otherwise, A". */
  readonly instead?: true
}

export interface Repeat<E, A> {
  readonly op: 'repeat'
  readonly times: A
  readonly steps: readonly E[]
  /** May stop before each round. */
  readonly upTo?: true
}

/** Again and again while a condition holds (or, with `until`, does not). */
export interface RepeatWhile<E, C> {
  readonly op: 'repeatWhile'
  readonly condition: C
  readonly steps: readonly E[]
  readonly until?: true
}

/** For each thing that is in the set at the start and still there when its turn comes. */
export interface ForEach<E, S> {
  readonly op: 'forEach'
  readonly of: S
  readonly as: string
  readonly steps: readonly E[]
}

export type Control<E, A, C, S> =
  | Seq<E>
  | May<E>
  | Either<E>
  | When<E, C>
  | Repeat<E, A>
  | RepeatWhile<E, C>
  | ForEach<E, S>

// ---- amounts

export interface Count<S> {
  readonly op: 'count'
  readonly of: S
}

/** n for each of them. */
export interface Each<S> {
  readonly op: 'each'
  readonly n: number
  readonly of: S
}

/** A base and what is added to it; printed as a second sentence. */
export interface Sum<A> {
  readonly op: 'sum'
  readonly base: A
  readonly plus: readonly A[]
}

/** Reduced, never below 0. */
export interface Less<A> {
  readonly op: 'less'
  readonly base: A
  readonly by: A
}

export interface Half<A> {
  readonly op: 'half'
  readonly of: A
  readonly round: 'up' | 'down'
}

/** One for every k, whole multiples only. */
export interface Every<A> {
  readonly op: 'every'
  readonly k: number
  readonly of: A
}

/** Counts only while the condition holds. */
export interface Given<A, C> {
  readonly op: 'given'
  readonly condition: C
  readonly then: A
  readonly otherwise: A
}

export type Arithmetic<A, C, S> = Count<S> | Each<S> | Sum<A> | Less<A> | Half<A> | Every<A> | Given<A, C>

// ---- conditions

export type Relation = 'exactly' | 'atLeast' | 'atMost'

export interface Compare<A> {
  readonly op: 'compare'
  readonly left: A
  readonly is: Relation
  readonly right: A
}

export interface Some<S> {
  readonly op: 'some'
  readonly of: S
}

export interface Nothing<S> {
  readonly op: 'none'
  readonly of: S
}

export interface And<C> {
  readonly op: 'and'
  readonly all: readonly C[]
}

export interface Or<C> {
  readonly op: 'or'
  readonly any: readonly C[]
}

export interface Not<C> {
  readonly op: 'not'
  readonly of: C
}

export type Logic<A, C, S> = Compare<A> | Some<S> | Nothing<S> | And<C> | Or<C> | Not<C>

/** Is there nothing but what JSON has? */
function isPlain(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return tree !== undefined
  if (Array.isArray(tree)) return tree.every(isPlain)
  return Object.getPrototypeOf(tree) === Object.prototype && Object.values(tree).every(isPlain)
}

/** Strips builders' conveniences: what is left is plain, JSON-able data. What is plain already is not copied. */
export const plain = <T>(tree: T): T => (isPlain(tree) ? tree : copied(tree))

function copied<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(copied) as T
  if (typeof tree !== 'object' || tree === null) return tree
  // A copy of the whole is quicker than one entry after the other, and few entries are trees.
  const out = { ...tree } as Record<string, unknown>
  for (const key of Object.keys(out)) {
    const value = out[key]
    if (typeof value === 'object') out[key] = copied(value)
    else if (value === undefined) delete out[key]
  }
  return out as T
}

/** Calls `visit` for every node of a tree, parents first. */
export function walk(tree: unknown, visit: (node: Node, path: string) => void, path = ''): void {
  // Most visitors do not ask for the path, which is expensive to spell out.
  if (visit.length < 2) walkPlainly(tree, visit as (node: Node) => void)
  else walkWithPaths(tree, visit, path)
}

function walkPlainly(tree: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(tree)) for (const child of tree) walkPlainly(child, visit)
  else if (typeof tree === 'object' && tree !== null) {
    if ('op' in tree && typeof tree.op === 'string') visit(tree as Node)
    for (const value of Object.values(tree)) if (typeof value === 'object') walkPlainly(value, visit)
  }
}

function walkWithPaths(tree: unknown, visit: (node: Node, path: string) => void, path: string): void {
  if (Array.isArray(tree)) {
    tree.forEach((child, i) => {
      walkWithPaths(child, visit, `${path}[${i}]`)
    })
    return
  }
  if (typeof tree !== 'object' || tree === null) return
  if ('op' in tree && typeof tree.op === 'string') visit(tree as Node, path)
  for (const [key, value] of Object.entries(tree))
    walkWithPaths(value, visit, path === '' ? key : `${path}.${key}`)
}

/** Does an entry of this name stand anywhere in the tree? */
export function mentions(tree: unknown, key: string): boolean {
  if (Array.isArray(tree)) return tree.some((child) => mentions(child, key))
  if (typeof tree !== 'object' || tree === null) return false
  return Object.entries(tree).some(([name, value]) => name === key || mentions(value, key))
}
