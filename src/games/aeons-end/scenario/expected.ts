import { TABLE } from '../../../kernel/machine.ts'
import type { Mismatch } from '../../../language/face.ts'
import { askedByLine } from '../../../language/label.ts'
import { collectionIn } from '../collection.ts'
import { OUTCOMES } from '../rules/end.ts'
import { whyNot } from '../rules/why-not.ts'
import { machine, type State } from '../state.ts'
import { asking } from '../visibility/options.ts'
import { observe } from '../visibility/view.ts'
import { POSITION } from './given.ts'
import { asMove, fits, readMove } from './moves.ts'
import { POOL_NAMES } from './names.ts'
import { offered, optionLine, paused, type Said } from './offered.ts'
import { cardOf, type Entries, entries, inside, isEntries, list, oneOf, within } from './parse-values.ts'
import { position } from './position.ts'

const ABOUT_QUESTIONS = ['asked', 'options', 'includes', 'excludes', 'illegal']
const EXPECTED = [...POSITION, ...ABOUT_QUESTIONS, 'won', 'lost', 'seen']
const NOBODY = 'nobody is asked'

/** Lists whose order nobody chooses or sees. */
const UNORDERED = new Set(['hand', 'destroyed', 'play', 'prepped this turn', 'includes', 'excludes'])

/** Everything in which the state differs from an entry of `then`. */
export function differences(s: State, expected: unknown): Mismatch[] {
  if (expected === NOBODY) return asked(s, 'nobody', '')
  if (Array.isArray(expected))
    return expected.flatMap((one, i) =>
      within(`[${i}]`, () => differences(s, one)).map((found) => ({
        ...found,
        path: `[${i}]${found.path === '' ? '' : `.${found.path}`}`,
      })),
    )
  const wanted = entries(expected, EXPECTED, '')
  const actual = position(s)
  return Object.entries(wanted).flatMap(([key, value]): Mismatch[] => {
    namesIn(s, value, key, key)
    switch (key) {
      case 'asked':
        return asked(s, value, key)
      case 'options':
        return exactly(s, value)
      case 'includes':
      case 'excludes':
        return list(value, key).flatMap((move, i) => contains(s, move, key === 'includes', `${key}[${i}]`))
      case 'illegal':
        return (Array.isArray(value) ? value : [value]).flatMap((one, i) =>
          illegal(s, one, Array.isArray(value) ? `illegal[${i}]` : 'illegal'),
        )
      case 'seen':
        return compare(entries(value, ['player *', 'nemesis', 'turnOrder'], key), seen(s), key, key)
      case 'won':
      case 'lost':
        return outcome(s, key, value)
      default:
        return compare(value, actual[key], key, key)
    }
  })
}

/** Does this `then` speak of the question that is open? */
export const speaksOfQuestions = (expected: unknown): boolean =>
  expected === NOBODY ||
  (Array.isArray(expected)
    ? expected.some(speaksOfQuestions)
    : isEntries(expected) && ABOUT_QUESTIONS.some((key) => key in expected))

/** An open choice that the next step would have to answer, or null. */
export function openQuestion(s: State): string | null {
  // The casting and the main phase stand open by their nature.
  if (paused(s) || (whoIsAsked(s) !== 'table' && PHASES_THEMSELVES.has(machine.opNames[op(s)]!))) return null
  return `${whoIsAsked(s)} (${askedByLine(asking(s))}): ${offered(s).map(optionLine).join('; ')}`
}
const PHASES_THEMSELVES = new Set(['casting phase', 'main phase'])
const op = (s: State): number => machine.askedOp(s)

function whoIsAsked(s: State): string {
  if (paused(s)) return 'nobody'
  return machine.seat(s) === TABLE ? 'table' : `player ${machine.seat(s) + 1}`
}

function asked(s: State, value: unknown, path: string): Mismatch[] {
  const who = whoIsAsked(s)
  // Between two moves nobody is asked, though the phase goes on.
  if (value === 'nobody' ? openQuestion(s) === null : who === value) return []
  return [{ path, expected: `${shown(value)} is asked`, actual: openQuestion(s) ?? `${who} is asked` }]
}

function outcome(s: State, key: 'won' | 'lost', value: unknown): Mismatch[] {
  const found = OUTCOMES[machine.over.get(s)]!
  const ok =
    value === false
      ? !found.startsWith(key)
      : value === true
        ? found.startsWith(key)
        : found === `${key}: ${value}`
  return ok
    ? []
    : [{ path: key, expected: `${key}: ${String(value)}`, actual: found === '' ? 'the game goes on' : found }]
}

/** What lies open to everybody at the table; a number in place of cards hides all but how many there are. */
function seen(s: State): unknown {
  const { players, ...table } = observe(s, 0)
  return { ...table, ...Object.fromEntries(players.map((player, p) => [`player ${p + 1}`, player])) }
}

// ---- options

function exactly(s: State, value: unknown): Mismatch[] {
  const left = [...offered(s)]
  const missing: Said[] = []
  list(value, 'options').forEach((move, i) => {
    const said = readMove(s, move, `options[${i}]`)
    const at = left.findIndex((option) => fits(said, option))
    if (at === -1) missing.push(said)
    else left.splice(at, 1)
  })
  if (missing.length === 0 && left.length === 0) return []
  return [
    {
      path: 'options',
      expected: `exactly ${lines(list(value, 'options').map((move) => readMove(s, move)))}`,
      actual: lines(offered(s)),
    },
  ]
}

const lines = (options: readonly Said[]): string =>
  options.length === 0 ? 'nothing is offered' : options.map(optionLine).join('; ')

function contains(s: State, move: unknown, wanted: boolean, path: string): Mismatch[] {
  const said = readMove(s, move, path)
  if (offered(s).some((option) => fits(said, option)) === wanted) return []
  return [{ path, expected: `${wanted ? '' : 'not '}${optionLine(said)}`, actual: lines(offered(s)) }]
}

function illegal(s: State, value: unknown, path: string): Mismatch[] {
  const { move, rule } = entries(value, ['move', 'rule'], path)
  const said = readMove(s, move, inside(path, 'move'))
  if (offered(s).some((option) => fits(said, option)))
    return [{ path, expected: `${optionLine(said)} is illegal`, actual: 'it is offered' }]
  const wish = asMove(s, said)
  const why = wish === null ? null : whyNot(s, wish)
  if (why !== null && (rule === undefined || why.rule === rule)) return []
  return [
    {
      path: rule === undefined ? path : inside(path, 'rule'),
      expected: rule === undefined ? `${optionLine(said)} is illegal` : String(rule),
      actual: why === null ? 'no rule forbids it' : `${why.rule} (${why.reason})`,
    },
  ]
}

// ---- parts of the position

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(shown).join(', ')}]`
    : isEntries(value)
      ? `{${Object.entries(value)
          .map(([key, v]) => `${key}: ${shown(v)}`)
          .join(', ')}}`
      : String(value)

const differ = (path: string, expected: unknown, actual: unknown): Mismatch[] => [
  { path, expected: shown(expected), actual: actual === undefined ? 'nothing of that name' : shown(actual) },
]

/** What is said must hold; what is not said may be anything. */
function compare(expected: unknown, actual: unknown, path: string, key: string): Mismatch[] {
  // `aether: 2` and `aether: {free: 2}` say the same.
  if (key === 'aether' && typeof actual === 'number' && isEntries(expected))
    return compare(
      expected,
      Object.fromEntries(POOL_NAMES.map((pool) => [pool, pool === 'free' ? actual : 0])),
      path,
      '',
    )
  if (Array.isArray(actual)) return compareCards(expected, actual, path, key)
  if (isEntries(actual)) {
    // `2: opened` says the state of a breach, `nemesis: none` the id.
    if (typeof expected === 'string') return compare(expected, actual.state ?? actual.id, path, key)
    if (!isEntries(expected)) return differ(path, expected, actual)
    // A pile that is empty is not there, nor is a pool.
    if (key === 'supply' || key === 'aether') return compareCounts(expected, actual, path)
    return Object.entries(expected).flatMap(([inner, value]) =>
      compare(value, actual[inner], inside(path, inner), inner),
    )
  }
  return expected === actual ? [] : differ(path, expected, actual)
}

/** A pile or a pool that this game cannot have is none, whatever is played: only those that it can have are compared. */
function namesIn(s: State, expected: unknown, path: string, key: string): void {
  if (!isEntries(expected)) return
  for (const [name, value] of Object.entries(expected)) {
    const at = inside(path, name)
    if (key === 'supply') cardOf(collectionIn(s), name, at)
    else if (key === 'aether') oneOf(name, POOL_NAMES, 'kind of aether', at)
    else namesIn(s, value, at, name)
  }
}

/** What is not there is none. */
function compareCounts(expected: Entries, actual: Entries, path: string): Mismatch[] {
  return Object.entries(expected).flatMap(([id, n]) =>
    n === (actual[id] ?? 0) ? [] : differ(inside(path, id), n, actual[id] ?? 0),
  )
}

function compareCards(expected: unknown, actual: readonly unknown[], path: string, key: string): Mismatch[] {
  if (typeof expected === 'number')
    return expected === actual.length ? [] : differ(path, `${expected} cards`, actual)
  const wanted = list(expected, path)
  const same = (want: unknown, have: unknown): boolean =>
    isEntries(have)
      ? isEntries(want)
        ? shown(want) === shown(have)
        : want === Object.keys(have)[0]
      : want === have
  if (wanted.length === actual.length) {
    const left = [...actual]
    const ordered = !UNORDERED.has(key) || actual.some(isEntries)
    const fit = wanted.every((want) => {
      const at = ordered ? 0 : left.findIndex((have) => same(want, have))
      if (at === -1 || !same(want, left[at]!)) return false
      left.splice(at, 1)
      return true
    })
    if (fit) return []
  }
  return differ(path, wanted, actual)
}
