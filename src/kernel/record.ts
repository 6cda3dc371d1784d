import { fromText, hash, toText } from './block.ts'
import type { Game } from './game.ts'
import { seedFrom } from './random.ts'
import { Refusal } from './refusal.ts'
import type { State } from './state.ts'
import { digits } from './verify.ts'

export const RECORD_FORMAT = 1
const FINGERPRINT_EVERY = 20

/** Something a seat did that was no answer to the open decision. */
export interface Act {
  /** How many answers had been given before it. */
  readonly after: number
  readonly seat: number
  readonly act: string
}

/** A whole game: a set-up, a seed and a string of small numbers. */
export interface GameRecord {
  readonly format: number
  readonly game: string
  readonly content: string
  readonly setup: unknown
  readonly seed: string
  readonly answers: readonly number[]
  /** In the order in which they were done; left out when there are none. */
  readonly acts?: readonly Act[]
  /** The state's hash after every 20 answers, and after the last one. */
  readonly fingerprints: readonly number[]
}

/** Answers as bytes: small numbers take one byte each, larger ones two or three. */
function packAnswers(answers: readonly number[]): string {
  const bytes: number[] = []
  for (const a of answers) {
    let n = a
    while (n >= 128) {
      bytes.push((n & 127) | 128)
      n >>= 7
    }
    bytes.push(n)
  }
  return toText(Uint8Array.from(bytes))
}

function unpackAnswers(text: string): number[] {
  const answers: number[] = []
  let n = 0
  let shift = 0
  for (const byte of fromText(text)) {
    n |= (byte & 127) << shift
    if (byte >= 128) {
      shift += 7
      if (shift > 14) throw new SyntaxError(`answer ${answers.length + 1} is too large`)
    } else {
      answers.push(n)
      n = 0
      shift = 0
    }
  }
  if (shift !== 0) throw new SyntaxError('the answers end in the middle of a number')
  return answers
}

export function writeRecord(record: GameRecord): string {
  const { format, game, content, setup, seed, answers, acts = [], fingerprints } = record
  const marks = fingerprints.map(digits).join('')
  return JSON.stringify({
    format,
    game,
    content,
    setup,
    seed,
    answers: packAnswers(answers),
    ...(acts.length === 0 ? {} : { acts: acts.map(({ after, seat, act }) => [after, seat, act]) }),
    fingerprints: marks,
  })
}

function field(
  document: Readonly<Record<string, unknown>>,
  name: string,
  type: 'string' | 'number',
): string | number {
  const value = document[name]
  if (typeof value !== type)
    throw new Refusal(`expected a ${type}, found ${JSON.stringify(value) ?? 'nothing'}`, name)
  return value as string | number
}

function isDocument(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads a record written by `writeRecord`; a foreign or damaged one is refused with the place. */
export function readRecord(text: string): GameRecord {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    throw new Refusal({
      en: `this is not a record: ${(error as Error).message}`,
      fr: 'ce n’est pas une partie enregistrée, ou elle est abîmée',
    })
  }
  if (!isDocument(document))
    throw new Refusal({
      en: 'this is not a record: expected an object with format, game, setup, seed and answers',
      fr: 'ce n’est pas une partie enregistrée\u00a0: il y faut format, game, setup, seed et answers',
    })
  const format = field(document, 'format', 'number') as number
  if (format !== RECORD_FORMAT)
    throw new Refusal(
      {
        en: `records of format ${format} cannot be read, only format ${RECORD_FORMAT}`,
        fr: `les parties de format ${format} ne peuvent pas être lues, seulement de format ${RECORD_FORMAT}`,
      },
      'format',
    )
  const game = field(document, 'game', 'string') as string
  const content = field(document, 'content', 'string') as string
  const seed = field(document, 'seed', 'string') as string
  const packed = field(document, 'answers', 'string') as string
  const marks = field(document, 'fingerprints', 'string') as string
  let answers: number[]
  try {
    answers = unpackAnswers(packed)
  } catch (error) {
    throw new Refusal((error as Error).message, 'answers')
  }
  if (!/^([0-9a-f]{8})*$/.test(marks))
    throw new Refusal('expected groups of eight hexadecimal digits', 'fingerprints')
  const fingerprints = (marks.match(/.{8}/g) ?? []).map((h) => Number.parseInt(h, 16))
  const acts = readActs(document.acts, answers.length)
  const record = { format, game, content, setup: document.setup, seed, answers, fingerprints }
  return acts.length === 0 ? record : { ...record, acts }
}

function readActs(list: unknown, answers: number): Act[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) throw new Refusal('expected a list', 'acts')
  let last = 0
  return list.map((entry: unknown, i) => {
    const [after, seat, act] = Array.isArray(entry) ? (entry as unknown[]) : []
    const fits = typeof after === 'number' && Number.isInteger(after) && after >= last && after <= answers
    if (!fits || typeof seat !== 'number' || !Number.isInteger(seat) || typeof act !== 'string')
      throw new Refusal('expected the answers before it, the seat and what it did', `acts[${i}]`)
    last = after
    return { after, seat, act }
  })
}

/** Does what was done between two answers; the name of the first act that is not possible, or null. */
export function playActs<S>(
  game: Game<S>,
  acts: readonly Act[] | undefined,
  after: number,
  s: State,
): string | null {
  for (const act of acts ?? [])
    if (act.after === after && game.act?.(s, act.seat, act.act) !== true) return act.act
  return null
}

export const isMark = (answers: number, total: number): boolean =>
  answers % FINGERPRINT_EVERY === 0 || answers === total

/** The fingerprint that a record has of the state after so many answers, or null when it has none. */
export function fingerprintAfter(record: GameRecord, answers: number): number | null {
  if (answers === 0 || !isMark(answers, record.answers.length)) return null
  return record.fingerprints[Math.ceil(answers / FINGERPRINT_EVERY) - 1] ?? null
}

/** A record is being made: remembers answers and fingerprints as the game goes on. */
export class Recorder {
  readonly answers: number[] = []
  readonly acts: Act[] = []
  private readonly marks: number[] = []
  /** The state after the last answer, where an act has changed it since. */
  private beforeActs: number | null = null

  /** Call after the state has taken the answer. */
  add(answer: number, s: State): void {
    this.answers.push(answer)
    this.beforeActs = null
    if (this.answers.length % FINGERPRINT_EVERY === 0) this.marks.push(hash(s))
  }

  /** Call before the state takes the act: fingerprints are of answers. */
  addAct(seat: number, act: string, s: State): void {
    this.beforeActs ??= hash(s)
    this.acts.push({ after: this.answers.length, seat, act })
  }

  /** Forgets everything after the first `count` answers, and every act but the first `acts`. */
  cut(count: number, acts = this.acts.findIndex(({ after }) => after > count)): void {
    this.answers.length = count
    if (acts >= 0) this.acts.length = acts
    this.beforeActs = null
    this.marks.length = Math.min(this.marks.length, Math.floor(count / FINGERPRINT_EVERY))
  }

  record(game: Game, setup: unknown, seed: string, s: State): GameRecord {
    const last = this.answers.length % FINGERPRINT_EVERY === 0 ? [] : [this.beforeActs ?? hash(s)]
    return { ...this.reproduction(game, setup, seed, []), fingerprints: [...this.marks, ...last] }
  }

  /** The record of a game that broke on its `last` answers or acts, so that there is no state after them. */
  reproduction(
    game: Game,
    setup: unknown,
    seed: string,
    last: readonly number[],
    lastActs: readonly Omit<Act, 'after'>[] = [],
  ): GameRecord {
    const { id, content } = game
    const answers = [...this.answers, ...last]
    const record = { format: RECORD_FORMAT, game: id, content, setup, seed, answers }
    const acts = [...this.acts, ...lastActs.map((act) => ({ after: answers.length, ...act }))]
    return { ...record, ...(acts.length === 0 ? {} : { acts }), fingerprints: [...this.marks] }
  }
}

/** Plays the first `count` answers of a record into a block. */
export function replayTo<S>(
  game: Game<S>,
  record: GameRecord,
  count: number,
  s: State = game.schema.create(),
): State {
  game.schema.reset(s)
  game.begin(s, game.readSetup(record.setup), seedFrom(record.seed))
  const play = (after: number): void => {
    const refused = playActs(game, record.acts, after, s)
    if (refused !== null) throw new Refusal(`“${refused}” is not possible there`, `answer ${after}`)
  }
  for (let i = 0; i < count; i++) {
    play(i)
    if (!game.machine.waiting(s)) throw new Refusal('the game is already over', `answer ${i + 1}`)
    const options = game.machine.options(s)
    if (record.answers[i]! >= options)
      throw new Refusal(`${record.answers[i]} is not one of the ${options} options`, `answer ${i + 1}`)
    game.machine.answer(s, record.answers[i]!)
  }
  if (count === record.answers.length) play(count)
  return s
}
