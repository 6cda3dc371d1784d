import { Refusal } from './refusal.ts'
import { FIXED } from './scratch.ts'
import { sha256 } from './sha256.ts'
import type { Schema, State } from './state.ts'
import { type Card, MOST_CARDS, type Zone, type Zones } from './zones.ts'

/**
 * 128 bits: more than anybody can search through to learn a deck from the cards already seen. Behind the four words of
 * a protected seed stands its text, from which every stream is made apart.
 */
export type Seed = readonly [number, number, number, number, text?: string]

/** A seed that begins so is protected: whoever reconstructs one stream learns nothing of another, nor of the seed. */
export const PROTECTED = '2:'

/** The first 128 bits of the digest of a protected seed and a purpose. */
function wordsFor(text: string, purpose: string): [number, number, number, number] {
  const digest = new DataView(sha256(new TextEncoder().encode(`${text}\0${purpose}`)).buffer)
  return [digest.getInt32(0), digest.getInt32(4), digest.getInt32(8), digest.getInt32(12)]
}

function mix(h: number, k: number): number {
  let x = Math.imul(h ^ k, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) | 0
}

/** A seed from any text: the same text gives the same games on every machine. */
export function seedFrom(text: string): Seed {
  if (text.startsWith(PROTECTED)) return [...wordsFor(text, 'seed'), text]
  const h: [number, number, number, number] = [0x243f6a88, 0x85a308d3 | 0, 0x13198a2e, 0x03707344]
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    for (let w = 0; w < 4; w++) h[w] = mix(h[w]! + w, k + i)
  }
  for (let round = 0; round < 2; round++)
    for (let w = 0; w < 4; w++) h[w] = mix(h[w]!, h[(w + 3) & 3]! + text.length)
  return h
}

/** The seed of the n-th game of a series. */
export function derivedSeed(seed: Seed, n: number): Seed {
  if (seed[4] !== undefined) return wordsFor(seed[4], `derived ${n}`)
  const a = mix(seed[0], n)
  const b = mix(seed[1] ^ a, n + 1)
  const c = mix(seed[2] ^ b, n + 2)
  return [a, b, c, mix(seed[3] ^ c, n + 3)]
}

/** Chance scripted beforehand, for scenarios. Each method may return null: "nothing was said of this". */
export interface Script {
  roll(stream: number, sides: number): number | null
  shuffle(stream: number, zone: Zone, cards: readonly Card[]): readonly Card[] | null
}

let script: Script | null = null

/** Runs `body` with chance scripted; whatever happens, chance is free again afterwards. */
export function scripted<T>(scripted: Script | null, body: () => T): T {
  const before = script
  script = scripted
  try {
    return body()
  } finally {
    script = before
  }
}

const WORDS = 4
const CELLS = 2 * WORDS
const WARM_UP = 12

/**
 * Independent random streams (sfc32), one a purpose, inside the block: a different choice in one
 * place does not scramble what has nothing to do with it.
 */
export class Streams {
  readonly names: readonly string[]
  private readonly at: number

  constructor(schema: Schema, names: readonly string[]) {
    this.names = names
    this.at = schema.region('random', names.length * CELLS)
  }

  seed(s: State, seed: Seed): void {
    if (seed.length > WORDS) {
      this.seedApart(s, seed[WORDS]!)
      return
    }
    for (let stream = 0; stream < this.names.length; stream++) {
      RUNNING[0] = mix(seed[0], stream)
      RUNNING[1] = mix(seed[1], stream)
      RUNNING[2] = mix(seed[2], stream)
      RUNNING[3] = seed[3] + stream
      this.warmUp(s, stream)
    }
  }

  /** Each stream from the text of a protected seed. */
  private seedApart(s: State, text: string): void {
    for (let stream = 0; stream < this.names.length; stream++) {
      RUNNING.set(wordsFor(text, `stream ${this.names[stream]}`))
      this.warmUp(s, stream)
    }
  }

  private warmUp(s: State, stream: number): void {
    for (let i = 0; i < WARM_UP; i++) next()
    this.putBack(s, stream)
  }

  /** A fair number from 0 to sides - 1. */
  roll(s: State, stream: number, sides: number): number {
    if (script !== null) {
      const scripted = script.roll(stream, sides)
      if (scripted !== null) {
        if (!(Number.isInteger(scripted) && scripted >= 0 && scripted < sides))
          throw new Refusal(
            `${scripted} was scripted, but it can only be 0 to ${sides - 1}`,
            `chance of ${this.names[stream]}`,
          )
        return scripted
      }
    }
    return this.fair(s, stream, sides)
  }

  /** Shuffles a whole zone in place. */
  shuffle(s: State, stream: number, zones: Zones, z: Zone): void {
    const n = zones.count(s, z)
    let c = zones.first(s, z)
    for (let i = 0; i < n; i++) {
      HELD[i] = c
      c = zones.after(s, c)
    }
    if (script !== null) {
      const before = Array.from(HELD.subarray(0, n))
      const scripted = script.shuffle(stream, z, before)
      if (scripted !== null) {
        if (scripted.length !== n || !before.every((card) => scripted.includes(card)))
          throw new Refusal(
            `${scripted.join(' ')} was scripted, but the cards are ${before.join(' ')}`,
            `shuffle of ${this.names[stream]}`,
          )
        for (const card of scripted) zones.moveToBottom(s, card, z)
        return
      }
    }
    if (n < 2) return
    this.takeOut(s, stream)
    for (let i = n - 1; i > 0; i--) {
      const j = fair(i + 1)
      const held = HELD[i]!
      HELD[i] = HELD[j]!
      HELD[j] = held
    }
    this.putBack(s, stream)
    zones.arrange(s, z, HELD)
  }

  private fair(s: State, stream: number, sides: number): number {
    this.takeOut(s, stream)
    const n = fair(sides)
    this.putBack(s, stream)
    return n
  }

  /** A stream runs outside the block, in whole words, and is put back afterwards. */
  private takeOut(s: State, stream: number): void {
    const o = this.at + stream * CELLS
    for (let i = 0; i < WORDS; i++) RUNNING[i] = (s[o + 2 * i + 1]! << 16) | (s[o + 2 * i]! & 0xffff)
  }

  private putBack(s: State, stream: number): void {
    const o = this.at + stream * CELLS
    for (let i = 0; i < WORDS; i++) {
      s[o + 2 * i] = RUNNING[i]!
      s[o + 2 * i + 1] = RUNNING[i]! >> 16
    }
  }
}

const RUNNING = new Int32Array(FIXED)

function next(): number {
  const b = RUNNING[1]!
  const c = RUNNING[2]!
  const t = (RUNNING[0]! + b + RUNNING[3]!) | 0
  RUNNING[3] = RUNNING[3]! + 1
  RUNNING[0] = b ^ (b >>> 9)
  RUNNING[1] = c + (c << 3)
  RUNNING[2] = ((c << 21) | (c >>> 11)) + t
  return t
}

/** Unbiased by rejection (Lemire), on 16 bits. */
function fair(sides: number): number {
  if (!(sides >= 1 && sides <= 65536)) throw new RangeError(`a number out of ${sides} cannot be drawn`)
  for (;;) {
    const m = (next() >>> 16) * sides
    if (isFair(m & 0xffff, sides)) return m >>> 16
  }
}

/** The lowest remainders come up too often. Nearly all are above every limit, so that the limit is seldom divided for. */
export const isFair = (remainder: number, sides: number): boolean =>
  remainder >= sides || remainder >= 65536 % sides

const HELD = new Int16Array(MOST_CARDS)

/** Fair numbers from a seed, for choices outside a game (a random supply, a bot). */
export function fairNumbers(seed: Seed): (sides: number) => number {
  const next = wordsFrom(seed)
  return (sides) => {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides)
    for (;;) {
      const n = next()
      if (n < fair) return n % sides
    }
  }
}

/** The same for imagined worlds: fair to one part in a million, and without a division. */
export function quickNumbers(seed: Seed): (sides: number) => number {
  const next = wordsFrom(seed)
  return (sides) => Math.floor(next() * sides * 2 ** -32)
}

function wordsFrom(seed: Seed): () => number {
  let [a, b, c, d] = seed
  const next = (): number => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < WARM_UP; i++) next()
  return next
}

/** The same things in an order that these numbers give. */
export function shuffledBy<T>(roll: (sides: number) => number, list: readonly T[]): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = roll(i + 1)
    const held = mixed[i]!
    mixed[i] = mixed[j]!
    mixed[j] = held
  }
  return mixed
}
