import { fromText, toText } from './block.ts'
import { chained, digits, textHash } from './digest.ts'
import type { Game } from './game.ts'
import { readOldRecord } from './record-1.ts'
import {
  type Act,
  type GameRecord,
  isDocument,
  isTooDeep,
  readActs,
  readField,
  readFingerprints,
  spoiled,
  unpackAnswers,
} from './record-parts.ts'
import { Refusal } from './refusal.ts'
import type { State } from './state.ts'

export const RECORD_FORMAT = 2
const FINGERPRINT_EVERY = 20

export type { Act, GameRecord }

/** The packs of a game, for its records. */
export const packsOf = (game: Pick<Game, 'id' | 'content' | 'packs'>): Readonly<Record<string, string>> =>
  game.packs ?? { [game.id]: game.content }

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

/** The entries of a record as they are written, all but the checksum over them. */
function written({ game, packs, setup, seed, answers, acts = [], checks, fingerprints }: GameRecord): object {
  return {
    format: RECORD_FORMAT,
    game,
    packs,
    setup,
    seed,
    answers: packAnswers(answers),
    ...(acts.length === 0 ? {} : { acts: acts.map(({ after, seat, act }) => [after, seat, act]) }),
    checks: toText(Uint8Array.from(checks)),
    fingerprints: fingerprints.map(digits).join(''),
  }
}

export function writeRecord(record: GameRecord): string {
  const document = written(record)
  return JSON.stringify({ ...document, sum: sumOf(document) })
}

/** A checksum over everything in a record but itself. */
const sumOf = (document: object): string => digits(textHash(JSON.stringify(document)))

const damaged = (): Refusal =>
  new Refusal({
    en: 'the record is damaged: its checksum does not match what is in it',
    fr: 'l’enregistrement est abîmé\u00a0: sa somme de contrôle ne correspond pas à son contenu',
  })

const ENTRIES = [
  'format',
  'game',
  'packs',
  'setup',
  'seed',
  'answers',
  'acts',
  'checks',
  'fingerprints',
  'sum',
]

/** Reads a record written by `writeRecord`, or by an earlier release; a foreign or damaged one is refused. */
export function readRecord(text: string): GameRecord {
  const document = parsed(text)
  const format = readField(document, 'format', 'number')
  if (format === 1) return readOldRecord(document)
  if (format !== RECORD_FORMAT)
    throw new Refusal(
      {
        en: `records of format ${format} cannot be read, only formats 1 to ${RECORD_FORMAT}`,
        fr: `les parties de format ${format} ne peuvent pas être lues, seulement les formats 1 à ${RECORD_FORMAT}`,
      },
      'format',
    )
  // set-up: which of several is named first does not matter
  const unknown = Object.keys(document).find((key) => !ENTRIES.includes(key))
  if (unknown !== undefined)
    throw new Refusal(
      { en: 'is not an entry of a record', fr: 'n’est pas une entrée d’un enregistrement' },
      unknown.slice(0, 40),
    )
  const { sum, ...rest } = document
  if (sum !== sumOf(rest)) throw damaged()
  const answers = unpackAnswers(readField(document, 'answers', 'string'))
  const acts = readActs(document.acts, answers.length)
  return {
    format,
    game: readField(document, 'game', 'string'),
    packs: readPacks(document.packs),
    setup: document.setup,
    seed: readField(document, 'seed', 'string'),
    answers,
    ...(acts.length === 0 ? {} : { acts }),
    checks: readChecks(readField(document, 'checks', 'string')),
    fingerprints: readFingerprints(readField(document, 'fingerprints', 'string')),
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    throw new Refusal({
      en: `this is not a record: ${(error as Error).message}`,
      fr: 'ce n’est pas une partie enregistrée, ou elle est abîmée',
    })
  }
  if (isTooDeep(document)) throw spoiled('something in it is nested too deep', '')
  if (!isDocument(document))
    throw new Refusal({
      en: 'this is not a record: expected an object with format, game, setup, seed and answers',
      fr: 'ce n’est pas une partie enregistrée\u00a0: il y faut format, game, setup, seed et answers',
    })
  return document
}

function readPacks(packs: unknown): Readonly<Record<string, string>> {
  if (!isDocument(packs)) throw spoiled('expected the packs with their versions', 'packs')
  return Object.fromEntries(
    // set-up: packs keep the order in which they were written
    Object.keys(packs).map((id) => [id, readField(packs, id, 'string', `packs.${id}`)]),
  )
}

function readChecks(text: string): readonly number[] {
  try {
    return [...fromText(text)]
  } catch (error) {
    throw spoiled((error as Error).message, 'checks')
  }
}

/** Is there a fingerprint after so many answers, wherever the game ends? */
export const isMark = (answers: number): boolean => answers > 0 && answers % FINGERPRINT_EVERY === 0

/** What was asked so far, as a chain of digests, of which a record keeps a byte each. */
export class Chain<S> {
  private readonly game: Game<S>
  private readonly links: number[] = []

  constructor(game: Game<S>) {
    this.game = game
  }

  /** Call at the start, and after every answer and act. */
  add(s: State): number {
    const link = chained(this.links.at(-1) ?? 0, this.game.askedDigest(s))
    this.links.push(link)
    return link & 255
  }

  /** So many of them are kept. */
  cut(count: number): void {
    this.links.length = count
  }

  get bytes(): number[] {
    return this.links.map((link) => link & 255)
  }
}

/** A record is being made: remembers answers, acts and digests as the game goes on. */
export class Recorder<S = unknown> {
  readonly answers: number[] = []
  readonly acts: Act[] = []
  private readonly game: Game<S>
  private readonly chain: Chain<S>
  private readonly marks: number[] = []

  constructor(game: Game<S>) {
    this.game = game
    this.chain = new Chain(game)
  }

  /** Call when the game has been dealt: everything before it is forgotten. */
  begin(s: State): void {
    this.answers.length = 0
    this.acts.length = 0
    this.marks.length = 0
    this.chain.cut(0)
    this.chain.add(s)
  }

  /** Call when the state is again as it was after so many answers and acts. */
  cut(answers: number, acts: number): void {
    this.answers.length = answers
    this.acts.length = acts
    this.marks.length = Math.min(this.marks.length, Math.floor(answers / FINGERPRINT_EVERY))
    // One before all of them.
    this.chain.cut(1 + answers + acts)
  }

  /** Call after the state has taken the answer. */
  add(answer: number, s: State): void {
    this.answers.push(answer)
    this.chain.add(s)
    if (isMark(this.answers.length)) this.marks.push(this.game.shownDigest(s))
  }

  /** Call after the state has taken the act. */
  addAct(seat: number, act: string, s: State): void {
    this.acts.push({ after: this.answers.length, seat, act })
    this.chain.add(s)
  }

  record(setup: S, seed: string, s: State): GameRecord {
    const record = this.reproduction(setup, seed)
    return { ...record, fingerprints: [...record.fingerprints, this.game.shownDigest(s)] }
  }

  /** The record of a game that broke on its `last` answers or acts, so that there is no state after them. */
  reproduction(
    setup: S,
    seed: string,
    last: readonly number[] = [],
    lastActs: readonly Omit<Act, 'after'>[] = [],
  ): GameRecord {
    const { game } = this
    const answers = [...this.answers, ...last]
    const acts = [...this.acts, ...lastActs.map((act) => ({ after: answers.length, ...act }))]
    return {
      format: RECORD_FORMAT,
      game: game.id,
      packs: packsOf(game),
      setup: game.settled(setup),
      seed,
      answers,
      ...(acts.length === 0 ? {} : { acts }),
      checks: this.chain.bytes,
      fingerprints: [...this.marks],
    }
  }
}
