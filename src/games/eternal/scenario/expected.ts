import { Refusal } from '../../../kernel/refusal.ts'
import type { State } from '../../../kernel/state.ts'
import type { Mismatch } from '../../../language/face.ts'
import { isEntries, within } from '../../../language/parse-values.ts'
import { anything, listOfEach, object, oneWordOf, text } from '../../../language/shapes.ts'
import { namesIn } from '../card-names.ts'
import { decision } from '../decisions.ts'
import { whyNot } from '../rules/explaining/why-not.ts'
import { readSetup } from '../setup/document.ts'
import { machine } from '../state.ts'
import { observe } from '../visibility.ts'
import { offered } from './moves.ts'
import { positionNow } from './position.ts'
import { readMove, type Said } from './said.ts'
import { wish } from './wishes.ts'

const ABOUT_QUESTIONS = ['asked', 'question', 'options', 'includes', 'excludes', 'illegal']
const NOBODY = 'nobody is asked'

/** A choice that stands open; the main phases stand open by their nature. */
export function openQuestion(s: State): string | null {
  if (!machine.waiting(s) || decision(s).kind === 'main') return null
  return `player ${machine.seat(s) + 1} (${decision(s).kind}): ${offered(s).join('; ')}`
}

/** Does this `then` speak of the question that is open? */
export function speaksOfQuestions(expected: unknown): boolean {
  if (expected === NOBODY) return true
  if (Array.isArray(expected)) return expected.some(speaksOfQuestions)
  return (
    typeof expected === 'object' &&
    expected !== null &&
    ABOUT_QUESTIONS.some((key) => Object.hasOwn(expected, key))
  )
}

/** Everything in which the state differs from an entry of `then`. */
export function differences(s: State, expected: unknown): Mismatch[] {
  if (expected === NOBODY) return asked(s, 'nobody')
  if (Array.isArray(expected))
    return expected.flatMap((one, i) =>
      within(`[${i}]`, () => differences(s, one)).map((found) => ({
        ...found,
        path: `[${i}]${found.path === '' ? '' : `.${found.path}`}`,
      })),
    )
  if (typeof expected !== 'object' || expected === null)
    throw new Refusal(`expected entries such as player 1, found ${say(expected)}`)
  const actual: Readonly<Record<string, unknown>> = positionNow(s)
  return Object.entries(expected).flatMap(([key, value]) => entry(s, key, value, actual))
}

function entry(s: State, key: string, value: unknown, actual: Readonly<Record<string, unknown>>): Mismatch[] {
  switch (key) {
    case 'asked':
      return asked(s, value)
    case 'includes':
    case 'excludes':
      return contains(s, key, listOfEach(text)(value, key))
    case 'illegal':
      return (Array.isArray(value) ? value : [value]).flatMap((one, i) =>
        illegal(s, one, Array.isArray(value) ? `illegal[${i}]` : 'illegal'),
      )
    case 'refused':
      return (Array.isArray(value) ? value : [value]).flatMap((one, i) =>
        refused(s, one, Array.isArray(value) ? `refused[${i}]` : 'refused'),
      )
    case 'seen by player 1':
    case 'seen by player 2': {
      const found: Mismatch[] = []
      compare(value, seenBy(s, Number(key.slice(-1)) - 1), key, found)
      return found
    }
    default: {
      if (!(key in actual))
        throw new Refusal(`there is no entry “${key}”; there are ${Object.keys(actual).join(', ')}`, key)
      const found: Mismatch[] = []
      compare(value, actual[key], key, found)
      return found
    }
  }
}

function seenBy(s: State, seat: number): unknown {
  const view = observe(s, seat)
  return { ...view, 'player 1': view.players[0], 'player 2': view.players[1] }
}

function asked(s: State, value: unknown): Mismatch[] {
  const who = machine.waiting(s) ? machine.seat(s) + 1 : null
  const ok =
    value === 'nobody' || value === null
      ? openQuestion(s) === null
      : value === who || value === `player ${who}`
  return ok
    ? []
    : [
        {
          path: 'asked',
          expected: say(value),
          actual: openQuestion(s) ?? (who === null ? 'nobody' : `player ${who}`),
        },
      ]
}

/** Is this offered, as often as it is said to be? */
const isOffered = (s: State, { words, nth }: Said): boolean =>
  offered(s).filter((each) => each.toLowerCase() === words.toLowerCase()).length >= nth

function contains(s: State, key: 'includes' | 'excludes', moves: readonly string[]): Mismatch[] {
  return moves.flatMap((move, i) => {
    const path = `${key}[${i}]`
    if (isOffered(s, readMove(s, move, path)) === (key === 'includes')) return []
    return [{ path, expected: `${key === 'includes' ? '' : 'not '}${move}`, actual: offered(s).join('; ') }]
  })
}

const forbidden = object({ move: text }, { rule: text, by: oneWordOf(['player 1', 'player 2'], 'player') })

/** Not offered, and a rule forbids it to this seat with this very card. */
function illegal(s: State, value: unknown, path: string): Mismatch[] {
  const { move, rule, by } = forbidden(value, path)
  const seat = by === undefined ? (machine.waiting(s) ? machine.seat(s) : 0) : Number(by.slice(-1)) - 1
  const isAsked = machine.waiting(s) && machine.seat(s) === seat
  const said = readMove(s, move, `${path}.move`)
  if (isAsked && isOffered(s, said))
    return [{ path, expected: `${move} is illegal`, actual: 'it is offered' }]
  const which = said.nth === 1 ? said.words : `${said.words} #${said.nth}`
  const why = within(`${path}.move`, () => whyNot(s, seat, wish(s, seat, which)))
  if (why !== null && (rule === undefined || why.rule === rule)) return []
  return [
    {
      path: rule === undefined ? path : `${path}.rule`,
      expected: rule ?? `${move} is illegal`,
      actual: why === null ? 'no rule forbids it' : `${why.rule} (${why.reason})`,
    },
  ]
}

const refusal = object({ 'set-up': anything, for: text }, {})

/** A set-up that is not allowed, and what is said of it. */
function refused(s: State, value: unknown, path: string): Mismatch[] {
  const { 'set-up': setup, for: reason } = refusal(value, path)
  if (reason.trim() === '') throw new Refusal('say a part of the sentence that refuses it', `${path}.for`)
  try {
    readSetup(setup, namesIn(s))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.message.includes(reason)) return []
    return [{ path: `${path}.for`, expected: reason, actual: error.message }]
  }
  return [{ path, expected: 'this set-up is refused', actual: 'it is allowed' }]
}

const say = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** Only what is expected is compared; a card may be expected by name alone; options are an exact set. */
function compare(expected: unknown, actual: unknown, path: string, found: Mismatch[]): void {
  if (typeof expected === 'number' && Array.isArray(actual)) {
    if (actual.length !== expected)
      found.push({ path, expected: `${expected} cards`, actual: say(actual.map(shorten)) })
    return
  }
  if (Array.isArray(expected) && Array.isArray(actual)) {
    compareLists(expected, actual, path, found)
    return
  }
  if (isEntries(expected) && isEntries(actual)) {
    for (const [key, value] of Object.entries(expected)) compare(value, actual[key], `${path}.${key}`, found)
    return
  }
  const plain = typeof expected === 'string' ? shorten(actual) : actual
  if (expected !== plain) found.push({ path, expected: say(expected), actual: say(plain) })
}

function compareLists(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
  found: Mismatch[],
): void {
  // Neither the order of options nor that of skills says anything.
  const ordered = path !== 'options' && !path.endsWith('.skills') && !path.endsWith('.spent')
  const left = ordered ? expected : [...expected].sort()
  const right = ordered ? actual : [...actual].sort()
  if (left.length !== right.length) found.push({ path, expected: say(left), actual: say(right.map(shorten)) })
  else
    left.forEach((each, i) => {
      compare(each, right[i], `${path}[${i}]`, found)
    })
}

const shorten = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'card' in value ? value.card : value
