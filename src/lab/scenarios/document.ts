import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml'
import type { Refusal } from '../../kernel/refusal.ts'

/** Steps, and what must hold after them. */
export interface Part {
  readonly when: readonly unknown[]
  /** Where each step stands: `when[2]`, `steps[0].when` ... */
  readonly places: readonly string[]
  readonly then: unknown
  readonly thenPlace: string
}

/** One scenario as it stands in its file, read but not yet understood by a game. */
export interface Scenario {
  readonly file: string
  readonly title: string
  /** The title for readers of French. */
  readonly titre?: string
  readonly game: string
  /** The campaign in which it plays; without one it is a position of a game. */
  readonly campaign?: string
  readonly proves: readonly string[]
  readonly given: unknown
  readonly chance: unknown
  readonly parts: readonly Part[]
  /** The line of a path inside this scenario, such as `then.player 1.life`. */
  lineOf(path: string): number
}

/** Something in a scenario file that cannot be read: one sentence, with file and line. */
export class Misread extends Error {
  override readonly name = 'Misread'
}

const KEYS = [
  'title',
  'titre',
  'game',
  'campaign',
  'proves',
  'given',
  'chance',
  'when',
  'then',
  'steps',
  'note',
]

/** All scenarios of a text in YAML or JSON: one, a list, or several documents. */
export function readScenarios(file: string, text: string): Scenario[] {
  const lines = new LineCounter()
  const documents = parsed(file, text, lines)
  if (!Array.isArray(documents) || documents.length === 0)
    throw new Misread(`${file}:1: there is no scenario in this file`)
  return documents.flatMap((document) => {
    const fault = document.errors[0]
    if (fault !== undefined) {
      const [sentence] = fault.message.split('\n')
      throw new Misread(
        `${file}:${lines.linePos(fault.pos[0]).line}: ${sentence!.replace(/ at line .*$/, '')}`,
      )
    }
    const roots = isSeq(document.contents) ? document.contents.items : [document.contents]
    return roots.map((root) => readOne(file, document, root as Node | null, lines))
  })
}

/** Deeper than any scenario; the reader calls itself for each level. */
const DEEPEST = 100

/** Keys are compared here, all at once: the reader would compare each with each. */
function parsed(file: string, text: string, lines: LineCounter): ReturnType<typeof parseAllDocuments> {
  if (deepest(text) > DEEPEST) throw new Misread(`${file}:1: this is nested more than ${DEEPEST} deep`)
  try {
    return parseAllDocuments(text, { lineCounter: lines, uniqueKeys: false })
  } catch (error) {
    throw new Misread(`${file}:1: ${(error as Error).message.split('\n')[0]}`)
  }
}

/** How deep brackets and dashes of lists nest, wherever they stand. */
function deepest(text: string): number {
  let most = 0
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const at = text[i]
    if (at === '[' || at === '{') most = Math.max(most, ++depth)
    else if (at === ']' || at === '}') depth = Math.max(0, depth - 1)
  }
  for (const [dashes] of text.matchAll(/(?:[-?] +){2,}/g)) most = Math.max(most, dashes.length / 2)
  return most
}

function refuseDoubles(node: unknown, refuse: (at: Node, key: string) => never): void {
  if (isSeq(node)) for (const item of node.items) refuseDoubles(item, refuse)
  if (!isMap(node)) return
  const keys = new Set<string>()
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : ''
    if (isNode(key) && keys.has(name)) refuse(key, name)
    keys.add(name)
    refuseDoubles(value, refuse)
  }
}

function readOne(file: string, document: Document, root: Node | null, lines: LineCounter): Scenario {
  const lineOf = (path: string): number => lines.linePos(startOf(root, path)).line
  const refuse = (path: string, message: string): never => {
    throw new Misread(`${file}:${lineOf(path)}: ${message}`)
  }
  if (!isMap(root)) return refuse('', 'a scenario has entries: title, game, given, when, then')
  refuseDoubles(root, (at, key): never => {
    throw new Misread(`${file}:${lines.linePos(at.range?.[0] ?? 0).line}: the entry “${key}” is there twice`)
  })
  const fields = plainValue(root, document, refuse)
  for (const key of Object.keys(fields))
    if (!KEYS.includes(key)) refuse(key, `a scenario has no entry “${key}”; there are ${KEYS.join(', ')}`)
  const { title, game } = fields
  if (typeof title !== 'string' || title === '') return refuse('title', 'a scenario needs a title')
  if (typeof game !== 'string') return refuse('game', `“${title}” does not say of which game it is`)
  const { titre, campaign } = fields
  if (campaign !== undefined && typeof campaign !== 'string')
    return refuse('campaign', 'campaign is the name of a campaign')
  if (titre !== undefined && (typeof titre !== 'string' || titre === ''))
    return refuse('titre', 'titre is the title in French')
  const proves = fields.proves ?? []
  if (!Array.isArray(proves)) return refuse('proves', 'proves is a list of rule numbers and card ids')
  return {
    file,
    title,
    ...(titre === undefined ? {} : { titre }),
    game,
    ...(campaign === undefined ? {} : { campaign }),
    proves: proves.map(String),
    given: fields.given,
    chance: fields.chance,
    parts: partsOf(fields, refuse),
    lineOf,
  }
}

/** The plain value; links within a text could make it larger than the machine. */
function plainValue(
  root: YAMLMap,
  document: Document,
  refuse: (path: string, message: string) => never,
): Readonly<Record<string, unknown>> {
  try {
    return root.toJS(document, { maxAliasCount: MOST_ALIASES })
  } catch (error) {
    return refuse('', (error as Error).message)
  }
}

const MOST_ALIASES = 50

/** Does it say anything that must hold, and nothing that looks so and holds at any table? Otherwise it can only pass. */
export const expects = (scenario: Scenario): boolean => withoutExpectation(scenario) === null

/** Where it says nothing, though it seems to say something: the first such place, or null. */
export function withoutExpectation({ parts }: Scenario): string | null {
  const said = parts.filter(({ then }) => then !== undefined && then !== null)
  if (said.length === 0) return ''
  for (const { then, thenPlace } of said) {
    const place = emptyIn(then, thenPlace, ENTRIES)
    if (place !== null) return place
  }
  return null
}

/** Lists of entries: one without any is met by every table. Other lists are whole, and an empty one means that there is none. */
const ENTRIES = 'then'
const LISTS_OF_ENTRIES = new Set([ENTRIES, 'includes', 'excludes', 'illegal', 'refused'])
/** Here nothing at all is read as no entries; elsewhere it is compared: `winner: null`. */
const NEVER_NULL = new Set([...LISTS_OF_ENTRIES, 'seen', 'table', 'step', 'set-up'])
/** What is tried and must be refused: to be something is enough, it is not compared. */
const TRIED = new Set(['step', 'set-up'])

const isEmpty = (value: object): boolean => Object.keys(value).length === 0

/** The path to a part of an expectation that every table would meet, or null. */
function emptyIn(value: unknown, path: string, key: string): string | null {
  if (value === undefined || value === null) return value === null && !NEVER_NULL.has(key) ? null : path
  if (value === '') return LISTS_OF_ENTRIES.has(key) || key === 'move' ? path : null
  if (typeof value !== 'object') return null
  if (TRIED.has(key)) return isEmpty(value) ? path : null
  if (Array.isArray(value)) return emptyInList(value, path, key)
  if (isEmpty(value)) return path
  return first(Object.entries(value), ([inner, each]) => emptyIn(each, `${path}.${inner}`, inner))
}

function emptyInList(list: readonly unknown[], path: string, key: string): string | null {
  const entries = LISTS_OF_ENTRIES.has(key)
  if (entries && list.length === 0) return path
  return first(list, (each, i) => {
    const at = `${path}[${i}]`
    if (entries) return Array.isArray(each) && key !== ENTRIES ? at : emptyIn(each, at, key)
    // One of several, of which nothing is said: how many there are is said.
    if (typeof each !== 'object' || each === null || isEmpty(each)) return null
    return emptyIn(each, at, '')
  })
}

function first<T>(list: readonly T[], find: (each: T, i: number) => string | null): string | null {
  for (const [i, each] of list.entries()) {
    const found = find(each, i)
    if (found !== null) return found
  }
  return null
}

function partsOf(
  fields: Readonly<Record<string, unknown>>,
  refuse: (path: string, message: string) => never,
): Part[] {
  const { steps } = fields
  if (steps === undefined) return [part(fields, '')]
  if (fields.when !== undefined || fields.then !== undefined)
    refuse('steps', 'a scenario has either steps, or when and then')
  if (!Array.isArray(steps)) return refuse('steps', 'steps is a list of entries with when and then')
  return steps.map((one: unknown, i) => {
    if (typeof one !== 'object' || one === null) return refuse(`steps[${i}]`, 'a step has when and then')
    for (const key of Object.keys(one))
      if (key !== 'when' && key !== 'then')
        refuse(`steps[${i}].${key}`, `there is no entry “${key}” here; there are when, then`)
    return part(one as Readonly<Record<string, unknown>>, `steps[${i}].`)
  })
}

function part(fields: Readonly<Record<string, unknown>>, prefix: string): Part {
  const when = fields.when
  const many = Array.isArray(when)
  return {
    when: many ? when : when === undefined || when === null ? [] : [when],
    places: many ? when.map((_, i) => `${prefix}when[${i}]`) : [`${prefix}when`],
    then: fields.then,
    thenPlace: `${prefix}then`,
  }
}

/** Where the innermost part of a path that exists begins. */
function startOf(root: Node | null, path: string): number {
  let node: unknown = root
  let start = root?.range?.[0] ?? 0
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isNode(key) ? key.toJSON() : key) === step)
      if (pair === undefined) return start
      if (isNode(pair.key)) start = pair.key.range?.[0] ?? start
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      if (isNode(node)) start = node.range?.[0] ?? start
      else return start
    } else return start
  }
  return start
}

/** The file and line of a Refusal's place, and its sentence. */
export function located(scenario: Scenario, place: string, error: Refusal): string {
  const path = [place, error.place]
    .filter((part) => part !== '')
    .join('.')
    .replaceAll('.[', '[')
  return `${scenario.file}:${scenario.lineOf(path)}: ${error.message}`
}
