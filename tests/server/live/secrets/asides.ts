import type { CommandName, WireCommand } from '../../../../src/table/wire/commands.ts'
import { newId, type Page } from '../harness.ts'

/* Everything that somebody may say at a table besides her answers, right or wrong. */

/** Who says it: her page, how often something has been said, and the seat of which nobody else may learn anything. */
export interface Speaker {
  readonly page: Page
  readonly n: number
  readonly hidden: number
}

type Asides = (speaker: Speaker) => readonly WireCommand[]

const HOSTILE = ['torch', 'bob', '1-8', '', '"', 'wisdom of the elders', '\u202e']
const word = (n: number): string => HOSTILE[n % HOSTILE.length]!
const before = ({ page, n }: Speaker): number => Math.max(0, page.moment!.at - (n % 7))
/** The seats of whoever speaks, or one that is not hers. */
const seatOf = ({ page, n }: Speaker): number => page.company!.you.seats[0] ?? n % 3

/** Of every command what may be said; a command that is new has to be told here too. */
const ASIDES = {
  a: ({ page: { revision: r } }) => [
    { c: 'a', r: r + 1000, i: 0, id: newId() },
    { c: 'a', r, i: 999, id: newId() },
  ],
  f: ({ page: { revision: r } }) => [
    { c: 'f', r, refs: [{ kind: 'nothing' }], id: newId() },
    { c: 'f', r, refs: [{ card: { zone: 'hand', of: 1 } }, { kind: 'nothing' }], id: newId() },
  ],
  act: ({ page: { revision: r } }) => [
    { c: 'act', r, act: 'timeout', id: newId() },
    // Far from any revision: with the next one it might be meant for a question that is asked by then.
    { c: 'act', r: r + 1000, act: 'concede', id: newId() },
  ],
  undo: ({ page }) => [
    { c: 'undo', r: page.revision, to: null, id: newId() },
    { c: 'undo', r: page.revision, to: Math.max(0, page.moment!.at - 2), id: newId() },
  ],
  vote: ({ page }) => {
    const n = page.company!.proposal?.n ?? 1
    return [
      { c: 'vote', n, yes: true, id: newId() },
      { c: 'vote', n, yes: false, id: newId() },
    ]
  },
  order: (speaker) => [
    { c: 'order', seat: speaker.n % 3, orders: [{ do: 'pass untouched' }], id: newId() },
    { c: 'order', seat: seatOf(speaker), orders: [], id: newId() },
    {
      c: 'order',
      seat: seatOf(speaker),
      orders: [{ do: 'think', percent: 50 }, { do: 'pass untouched' }],
      id: newId(),
    },
    { c: 'order', seat: seatOf(speaker), orders: [], id: newId() },
  ],
  think: ({ page: { revision: r } }) => [{ c: 'think', r, id: newId() }],
  // Not while somebody wants the game closed: whoever has left it to a bot is not asked.
  'stand-in': ({ page, hidden }) => [
    { c: 'stand-in', seat: hidden, bot: page.company!.closing.length === 0, id: newId() },
  ],
  rematch: () => [{ c: 'rematch', id: newId() }],
  repeat: ({ n }) => [{ c: 'repeat', sides: n % 2 === 0, id: newId() }],
  // The game is to go on: one of several wants it closed, and then does not.
  close: ({ page, hidden }) => {
    const { seats, you } = page.company!
    const people = seats.filter(({ presence }) => presence !== 'bot')
    const wants = people.length > 1 && you.seats.includes(hidden === 0 ? 1 : 0)
    return [
      { c: 'close', on: wants, id: newId() },
      { c: 'close', on: false, id: newId() },
    ]
  },
  show: ({ hidden, n }) => [{ c: 'show', seat: hidden, on: true, q: n }],
  lang: ({ n }) => [{ c: 'lang', lang: n % 2 === 0 ? 'en' : 'fr' }],
  eyes: ({ n }) => [{ c: 'eyes', seat: n % 4 }],
  look: (speaker) => [
    { c: 'look', at: before(speaker), q: speaker.n },
    { c: 'look', at: speaker.page.moment!.at + 3, q: speaker.n },
  ],
  board: ({ n }) => [{ c: 'board', q: n }],
  why: ({ n }) => [
    { c: 'why', text: word(n), q: n },
    { c: 'why', text: word(n + 3), q: n },
  ],
  sum: ({ page, n }) => [{ c: 'sum', line: Math.max(0, page.lines.length - 1 - (n % 5)), q: n }],
  numbers: ({ page, n }) => [
    {
      c: 'numbers',
      about: { kind: 'unit', ...{ zone: 'playmat', of: n % 2, index: 0 } },
      at: page.revision,
      q: n,
    },
    {
      c: 'numbers',
      about: { kind: 'card', ...{ zone: 'hand', of: n % 2, index: 1 } },
      at: page.moment!.at,
      q: n,
    },
    { c: 'numbers', about: { kind: 'answer' }, at: page.moment!.at, q: n },
    {
      c: 'numbers',
      about: { kind: 'answer', ...{ option: n % 5 } },
      at: Math.max(0, page.moment!.at - 1),
      q: n,
    },
  ],
  hint: ({ n }) => [{ c: 'hint', q: n }],
  say: ({ n }) => [
    { c: 'say', text: `hello ${word(n)}` },
    { c: 'say', phrase: n % 5 },
  ],
  listen: ({ n }) => [{ c: 'listen', watchers: n % 2 === 0 }],
  point: () => [
    { c: 'point', i: null, ref: { zone: 'hand', of: 1 } },
    { c: 'point', i: 0, ref: null },
  ],
  lead: () => [{ c: 'lead', at: 0, eyes: 1, fork: [] }],
  mark: (speaker) => [{ c: 'mark', at: before(speaker), text: speaker.n % 5 === 0 ? '' : word(speaker.n) }],
  p: () => [{ c: 'p' }],
} satisfies Record<CommandName, Asides>

const all: readonly Asides[] = Object.values(ASIDES)
export const COMMANDS = Object.keys(ASIDES)

/** How many rounds it takes until somebody has said every command. */
export const ROUNDS_FOR_ALL = all.length

/** What is said this time: another command each time, and of its forms another one each time it comes up. */
export function asideOf(speaker: Speaker): WireCommand {
  const forms = all[speaker.n % all.length]!(speaker)
  return forms[Math.floor(speaker.n / all.length) % forms.length]!
}

/** The same by whoever has the secret: nothing by which she would leave her seat or the game. */
export function ownAsideOf(speaker: Speaker, secret: readonly string[]): WireCommand {
  const { page, n, hidden } = speaker
  // What she has ordered for the two cards, for a case that never comes, is her own business.
  if (n % 6 === 0)
    return {
      c: 'order',
      seat: hidden,
      orders: secret.map((card) => ({ do: 'answer', to: { never: true }, with: { card: { card } } })),
      id: newId(),
    }
  if (n % 12 === 3) return { c: 'why', text: secret[0] ?? 'torch', q: n }
  const aside = asideOf(speaker)
  return aside.c === 'stand-in' || aside.c === 'close' ? { c: 'look', at: page.moment!.at, q: n } : aside
}
