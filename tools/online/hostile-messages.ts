/** Anything that somebody with bad intentions could say to a table: half-right commands, broken JSON and noise. */
export function hostileMessage(roll: (sides: number) => number, revision: number): string {
  const any = <T>(list: readonly T[]): T => list[roll(list.length)]!
  const id = (): string => {
    let name = ''
    for (let n = 12 + roll(21); n > 0; n--) name += ID[roll(ID.length)]
    return name
  }
  const number = (): unknown => any([...NUMBERS, roll(100), -roll(100), roll(2 ** 31) * 4])
  /** Mostly something that could be meant. */
  const small = (): unknown => (roll(6) === 0 ? number() : roll(60))
  const text = (): string => any(TEXTS).repeat(1 + roll(3))
  const value = (depth = 0): unknown => {
    switch (roll(depth > 3 ? 3 : 6)) {
      case 0:
        return number()
      case 1:
        return text()
      case 2:
        return any([null, true, false])
      case 3:
        return Array.from({ length: roll(5) }, () => value(depth + 1))
      case 4:
        return JSON.parse(`{"__proto__":{"seat":0},"constructor":{"prototype":{"r":1}}}`)
      default:
        return Object.fromEntries(Array.from({ length: roll(4) }, () => [any(KEYS), value(depth + 1)]))
    }
  }
  // Whatever is said of another revision than the present one must change nothing, however well it is said.
  const otherRevision = (): number => revision + 1 + roll(1000)
  const fields: Readonly<Record<string, () => unknown>> = {
    r: otherRevision,
    i: small,
    id,
    q: () => roll(1000),
    seat: () => roll(5) - 1,
    at: small,
    to: () => any([null, small()]),
    act: () => any(['timeout', 'concede', '__proto__', text()]),
    refs: () => Array.from({ length: roll(40) }, () => value()),
    ref: value,
    orders: () =>
      Array.from({ length: roll(3) }, () =>
        any([{ do: 'pass untouched' }, { do: 'think', percent: 50 }, value()]),
      ),
    n: small,
    yes: () => true,
    on: () => false,
    // A bot in the place of whoever says so is no hostile act: where all play together she may leave.
    bot: () => false,
    about: value,
    line: small,
    eyes: small,
    fork: () => Array.from({ length: roll(8) }, small),
    lang: () => any(['en', 'fr', 'xx']),
    text,
  }
  /** A command with the fields that it has, or with all that there are. */
  const command = (all: boolean): Record<string, unknown> => {
    const c = any(COMMANDS)
    const made: Record<string, unknown> = { c }
    const names = all ? Object.keys(fields) : Object.hasOwn(FIELDS, c) ? FIELDS[c]! : []
    for (const name of names) made[name] = fields[name]!()
    return made
  }
  switch (roll(14)) {
    case 0:
      return Array.from({ length: roll(200) }, () => String.fromCharCode(roll(0xffff))).join('')
    case 1: {
      const whole = JSON.stringify(command(true))
      return whole.slice(0, roll(whole.length))
    }
    case 2:
      return JSON.stringify(value())
    case 3:
      return `${'['.repeat(1 + roll(4000))}`
    case 4:
      return 'x'.repeat(roll(20_000))
    case 5: {
      const changed = command(true)
      for (let n = roll(4); n >= 0; n--) changed[any(KEYS)] = value()
      // A right revision may stand there by chance: an answer could be a legal one then.
      changed.r = otherRevision()
      return JSON.stringify(changed)
    }
    default:
      return JSON.stringify(command(false))
  }
}

const ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const NUMBERS = [0, 1, -1, 0.5, 1e308, -0, 2 ** 53, 4294967296, 'NaN', '1', null]
const TEXTS = [
  '',
  '"',
  "'; DROP TABLE game;--",
  '\u202e',
  '\u0000',
  '<img src=x onerror=alert(1)>',
  '😀',
  'e\u0301\u0301\u0301\u0301',
  '../../data',
  '{{seed}}',
]
const KEYS = ['c', 'i', 'id', 'q', 'seat', '__proto__', 'constructor', 'toString', 'seed', 'secret', '']
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  a: ['r', 'i', 'id'],
  f: ['r', 'refs', 'id'],
  act: ['r', 'act', 'id'],
  undo: ['r', 'to', 'id'],
  vote: ['n', 'yes', 'id'],
  order: ['seat', 'orders', 'id'],
  think: ['r', 'id'],
  'stand-in': ['seat', 'bot', 'id'],
  show: ['seat', 'on', 'q'],
  lang: ['lang'],
  eyes: ['seat'],
  look: ['at', 'q'],
  board: ['q'],
  why: ['text', 'q'],
  sum: ['line', 'q'],
  numbers: ['about', 'at', 'q'],
  point: ['i', 'ref'],
  lead: ['at', 'eyes', 'fork'],
  p: [],
}
const COMMANDS = [...Object.keys(FIELDS), 'rematches', 'eval', '__proto__', '']
