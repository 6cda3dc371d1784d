import { fromText } from './block.ts'
import { Refusal } from './refusal.ts'

/** Something a seat did that was no answer to the open decision. */
export interface Act {
  /** How many answers had been given before it. */
  readonly after: number
  readonly seat: number
  readonly act: string
}

/** A whole game: a set-up, a seed and a string of small numbers. */
export interface GameRecord {
  /** 1 when it was read from that format, which says nothing of what players saw. */
  readonly format: number
  readonly game: string
  /** The packs it was played with, and their versions. */
  readonly packs: Readonly<Record<string, string>>
  /** The document of the set-up, with nothing left open. */
  readonly setup: unknown
  readonly seed: string
  readonly answers: readonly number[]
  /** In the order in which they were done; left out when there are none. */
  readonly acts?: readonly Act[]
  /** A byte for what was asked at the start, and after every answer and act: together with all before it. */
  readonly checks: readonly number[]
  /** A digest of what the seats saw after every 20 answers, and at the end. */
  readonly fingerprints: readonly number[]
}

// What the readers of all formats share.

/** What exactly is wrong helps whoever writes records; a player needs to know that this is none. */
export const spoiled = (en: string, place: string): Refusal =>
  new Refusal({ en, fr: 'ce n’est pas une partie enregistrée, ou elle est abîmée' }, place)

export function isDocument(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Nothing that is written for a game is nested deeper; what is would end whoever writes or shows it. */
const DEEPEST = 100

export const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  // set-up: one that is too deep is enough, in whatever order
  (left === 0 || Object.values(value).some((each) => isTooDeep(each, left - 1)))

interface Fields {
  readonly string: string
  readonly number: number
}

export function readField<T extends keyof Fields>(
  document: Readonly<Record<string, unknown>>,
  name: string,
  type: T,
  place = name,
): Fields[T] {
  const value = document[name]
  if (!isOf(value, type))
    throw spoiled(`expected a ${type}, found ${(JSON.stringify(value) ?? 'nothing').slice(0, 60)}`, place)
  return value
}

const isOf = <T extends keyof Fields>(value: unknown, type: T): value is Fields[T] => typeof value === type

export function unpackAnswers(text: string): readonly number[] {
  const answers: number[] = []
  let n = 0
  let shift = 0
  for (const byte of bytesOf(text)) {
    n |= (byte & 127) << shift
    if (byte >= 128) {
      shift += 7
      if (shift > 14) throw spoiled(`answer ${answers.length + 1} is too large`, 'answers')
    } else {
      answers.push(n)
      n = 0
      shift = 0
    }
  }
  if (shift !== 0) throw spoiled('the answers end in the middle of a number', 'answers')
  return answers
}

function bytesOf(text: string): Uint8Array {
  try {
    return fromText(text)
  } catch (error) {
    throw spoiled((error as Error).message, 'answers')
  }
}

export function readActs(list: unknown, answers: number): Act[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) throw spoiled('expected a list', 'acts')
  let last = 0
  return list.map((entry: unknown, i) => {
    const [after, seat, act] = Array.isArray(entry) ? (entry as unknown[]) : []
    const fits = typeof after === 'number' && Number.isInteger(after) && after >= last && after <= answers
    if (!fits || typeof seat !== 'number' || !Number.isInteger(seat) || typeof act !== 'string')
      throw spoiled('expected the answers before it, the seat and what it did', `acts[${i}]`)
    last = after
    return { after, seat, act }
  })
}

export function readFingerprints(marks: string): readonly number[] {
  if (!/^([0-9a-f]{8})*$/.test(marks))
    throw spoiled('expected groups of eight hexadecimal digits', 'fingerprints')
  return (marks.match(/.{8}/g) ?? []).map((h) => Number.parseInt(h, 16))
}
