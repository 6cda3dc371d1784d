import { isDocument } from '../../kernel/record-parts.ts'
import { type BothLanguages, Refusal } from '../../kernel/refusal.ts'
import type { Plain, SeenTopic } from '../../language/face.ts'
import { MOST_ORDERS, type Order } from '../orders.ts'

/**
 * What a page may say to a table over the wire: one JSON object a message. `r` is the revision of the moment that is
 * answered, `id` a name of the page's own for it, so that it counts once however often it is sent; `q` comes back with
 * the reply to a question.
 */
export type WireCommand =
  | { readonly c: 'a'; readonly r: number; readonly i: number; readonly id: string }
  /** Answers while exactly one option has the next of these parts and the same seat is asked. */
  | { readonly c: 'f'; readonly r: number; readonly refs: readonly Plain[]; readonly id: string }
  | { readonly c: 'act'; readonly r: number; readonly act: string; readonly id: string }
  /** Back to so many answers; null takes back the last one. The others are asked where it is not free. */
  | { readonly c: 'undo'; readonly r: number; readonly to: number | null; readonly id: string }
  | { readonly c: 'vote'; readonly n: number; readonly yes: boolean; readonly id: string }
  /** The standing orders of one's seat, all of them. */
  | { readonly c: 'order'; readonly seat: number; readonly orders: readonly Order[]; readonly id: string }
  /** More time in a sealed window, from one's bank. */
  | { readonly c: 'think'; readonly r: number; readonly id: string }
  /** A bot plays for somebody who is away, or the person plays again. */
  | { readonly c: 'stand-in'; readonly seat: number; readonly bot: boolean; readonly id: string }
  | { readonly c: 'rematch'; readonly id: string }
  /** The same deal once more, as they sit or with the sides changed. */
  | { readonly c: 'repeat'; readonly sides: boolean; readonly id: string }
  /** Would like to end the game before it is over, as soon as everybody does; or does not, and then nobody does. */
  | { readonly c: 'close'; readonly on: boolean; readonly id: string }
  /** Lets whoever has the key look through the eyes of one's seat, or nobody any more. */
  | { readonly c: 'show'; readonly seat: number; readonly on: boolean; readonly q: number }
  /** The language of everything that is said from now on. */
  | { readonly c: 'lang'; readonly lang: 'en' | 'fr' }
  /** Through whose eyes to look; only who watches with open hands, or holds several seats, has a choice. */
  | { readonly c: 'eyes'; readonly seat: number }
  | { readonly c: 'look'; readonly at: number; readonly q: number }
  /** The table as lines of text, for a terminal: as it is, or as it was after so many answers. */
  | { readonly c: 'board'; readonly at?: number; readonly q: number }
  | { readonly c: 'why'; readonly text: string; readonly q: number }
  /** The reasons of the numbers in a line of one's own log. */
  | { readonly c: 'sum'; readonly line: number; readonly q: number }
  | { readonly c: 'numbers'; readonly about: SeenTopic; readonly at: number; readonly q: number }
  | { readonly c: 'hint'; readonly q: number }
  | { readonly c: 'say'; readonly phrase: number }
  | { readonly c: 'say'; readonly text: string }
  /** Whether somebody with a seat hears those who watch; what was said before is told again. */
  | { readonly c: 'listen'; readonly watchers: boolean }
  /** Points at an option of a question to the whole table, or at something that lies on it. */
  | { readonly c: 'point'; readonly i: number | null; readonly ref: Plain }
  /** Whoever leads a shared replay shows it to all. */
  | { readonly c: 'lead'; readonly at: number; readonly eyes: number; readonly fork: readonly number[] }
  | { readonly c: 'mark'; readonly at: number; readonly text: string }
  | { readonly c: 'p' }

export type CommandName = WireCommand['c']

/** No message is longer, in characters. */
const LONGEST_MESSAGE = 4096
export const LONGEST_SAYING = 200
const LONGEST_WISH = 200
const LONGEST_NAME = 40
const MOST_REFS = 32
const MOST_FORKED = 200

const UNREADABLE: BothLanguages = {
  en: 'this message cannot be read',
  fr: 'ce message ne peut pas être lu',
}

type Fields = Readonly<Record<string, unknown>>

const bad = (place: string): Refusal => new Refusal(UNREADABLE, place)

function whole(fields: Fields, name: string, least = 0, most = 1_000_000): number {
  const value = fields[name]
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw bad(name)
}

function text(fields: Fields, name: string, most: number): string {
  const value = fields[name]
  if (typeof value === 'string' && value.length <= most) return value
  throw bad(name)
}

function yesOrNo(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (typeof value === 'boolean') return value
  throw bad(name)
}

const ID = /^[\w-]{12,32}$/

function id(fields: Fields): string {
  const value = text(fields, 'id', 32)
  if (ID.test(value)) return value
  throw bad('id')
}

/** What JSON gives is plain; only its depth has to be looked at. */
function plain(value: unknown, name: string, depth = 6): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (depth === 0) throw bad(name)
  if (Array.isArray(value)) return value.map((each) => plain(each, name, depth - 1))
  if (!isDocument(value)) throw bad(name)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each, name, depth - 1)]))
}

function list(fields: Fields, name: string, most: number): readonly unknown[] {
  const value = fields[name]
  if (Array.isArray(value) && value.length <= most) return value
  throw bad(name)
}

function order(document: unknown): Order {
  if (!isDocument(document)) throw bad('orders')
  switch (document.do) {
    case 'pass turn':
      return { do: 'pass turn', turn: whole(document, 'turn') }
    case 'pass untouched':
      return { do: 'pass untouched' }
    case 'answer':
      return { do: 'answer', to: plain(document.to, 'orders'), with: plain(document.with, 'orders') }
    case 'think':
      return { do: 'think', percent: whole(document, 'percent', 0, 100) }
    default:
      throw bad('orders')
  }
}

/** Standing orders, from a page or from where they are kept. */
export function readOrders(orders: unknown): readonly Order[] {
  if (!(Array.isArray(orders) && orders.length <= MOST_ORDERS)) throw bad('orders')
  return orders.map(order)
}

function topic(fields: Fields): SeenTopic {
  const about = plain(fields.about, 'about')
  if (isDocument(about) && typeof about.kind === 'string') return { ...about, kind: about.kind }
  throw bad('about')
}

/** Reads one message, or refuses it with a sentence. */
export function readCommand(message: string): WireCommand {
  if (message.length > LONGEST_MESSAGE) throw bad('')
  let fields: unknown
  try {
    fields = JSON.parse(message)
  } catch {
    throw bad('')
  }
  if (!isDocument(fields)) throw bad('')
  const r = (): number => whole(fields, 'r')
  const q = (): number => whole(fields, 'q')
  switch (fields.c) {
    case 'a':
      return { c: 'a', r: r(), i: whole(fields, 'i'), id: id(fields) }
    case 'f': {
      const refs = list(fields, 'refs', MOST_REFS).map((each) => plain(each, 'refs'))
      return { c: 'f', r: r(), refs, id: id(fields) }
    }
    case 'act':
      return { c: 'act', r: r(), act: text(fields, 'act', LONGEST_NAME), id: id(fields) }
    case 'undo':
      return { c: 'undo', r: r(), to: fields.to === null ? null : whole(fields, 'to'), id: id(fields) }
    case 'vote':
      return {
        c: 'vote',
        n: whole(fields, 'n', 0, Number.MAX_SAFE_INTEGER),
        yes: yesOrNo(fields, 'yes'),
        id: id(fields),
      }
    case 'order':
      return {
        c: 'order',
        seat: whole(fields, 'seat', 0, 15),
        orders: readOrders(fields.orders),
        id: id(fields),
      }
    case 'think':
      return { c: 'think', r: r(), id: id(fields) }
    case 'stand-in':
      return {
        c: 'stand-in',
        seat: whole(fields, 'seat', 0, 15),
        bot: yesOrNo(fields, 'bot'),
        id: id(fields),
      }
    case 'rematch':
      return { c: 'rematch', id: id(fields) }
    case 'repeat':
      return { c: 'repeat', sides: yesOrNo(fields, 'sides'), id: id(fields) }
    case 'close':
      return { c: 'close', on: yesOrNo(fields, 'on'), id: id(fields) }
    case 'show':
      return { c: 'show', seat: whole(fields, 'seat', 0, 15), on: yesOrNo(fields, 'on'), q: q() }
    case 'lang':
      if (fields.lang !== 'en' && fields.lang !== 'fr') throw bad('lang')
      return { c: 'lang', lang: fields.lang }
    case 'eyes':
      return { c: 'eyes', seat: whole(fields, 'seat', 0, 15) }
    case 'look':
      return { c: 'look', at: whole(fields, 'at'), q: q() }
    case 'board':
      return { c: 'board', ...(fields.at === undefined ? {} : { at: whole(fields, 'at') }), q: q() }
    case 'why':
      return { c: 'why', text: text(fields, 'text', LONGEST_WISH), q: q() }
    case 'sum':
      return { c: 'sum', line: whole(fields, 'line'), q: q() }
    case 'numbers':
      return { c: 'numbers', about: topic(fields), at: whole(fields, 'at'), q: q() }
    case 'hint':
      return { c: 'hint', q: q() }
    case 'say':
      return fields.phrase === undefined
        ? { c: 'say', text: text(fields, 'text', LONGEST_SAYING) }
        : { c: 'say', phrase: whole(fields, 'phrase', 0, 255) }
    case 'listen':
      return { c: 'listen', watchers: yesOrNo(fields, 'watchers') }
    case 'point':
      return {
        c: 'point',
        i: fields.i == null ? null : whole(fields, 'i'),
        ref: plain(fields.ref ?? null, 'ref'),
      }
    case 'lead': {
      const fork = list(fields, 'fork', MOST_FORKED)
      const answers = fork.map((each) => whole({ each }, 'each'))
      return { c: 'lead', at: whole(fields, 'at'), eyes: whole(fields, 'eyes', 0, 16), fork: answers }
    }
    case 'mark':
      return { c: 'mark', at: whole(fields, 'at'), text: text(fields, 'text', LONGEST_SAYING) }
    case 'p':
      return { c: 'p' }
    default:
      throw bad('c')
  }
}
