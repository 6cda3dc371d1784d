import { Refusal } from './refusal.ts'
import type { Schema, State } from './state.ts'
import { type Card, MOST_CARDS, type Zone, type Zones } from './zones.ts'

/** 128 bits: more than anybody can search through to learn a deck from the cards already seen. */
export type Seed = readonly [number, number, number, number]

function mix(h: number, k: number): number {
  let x = Math.imul(h ^ k, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) | 0
}

/** A seed from any text: the same text gives the same games on every machine. */
export function seedFrom(text: string): Seed {
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
  const a = mix(seed[0], n)
  const b = mix(seed[1] ^ a, n + 1)
  const c = mix(seed[2] ^ b, n + 2)
  return [a, b, c, mix(seed[3] ^ c, n + 3)]
}

/** Chance told beforehand, for scenarios. Each method may return null: "nothing was said of this". */
export interface Script {
  roll(stream: number, sides: number): number | null
  shuffle(stream: number, zone: Zone, cards: readonly Card[]): readonly Card[] | null
}

let script: Script | null = null

/** Runs `body` with chance scripted; whatever happens, chance is free again afterwards. */
export function scripted<T>(told: Script | null, body: () => T): T {
  const before = script
  script = told
  try {
    return body()
  } finally {
    script = before
  }
}

const CELLS = 8
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
    for (let stream = 0; stream < this.names.length; stream++) {
      this.write(s, stream, 0, mix(seed[0], stream))
      this.write(s, stream, 1, mix(seed[1], stream))
      this.write(s, stream, 2, mix(seed[2], stream))
      this.write(s, stream, 3, seed[3] + stream)
      for (let i = 0; i < WARM_UP; i++) this.next(s, stream)
    }
  }

  /** A fair number from 0 to sides - 1. */
  roll(s: State, stream: number, sides: number): number {
    if (script !== null) {
      const told = script.roll(stream, sides)
      if (told !== null) {
        if (!(Number.isInteger(told) && told >= 0 && told < sides))
          throw new Refusal(
            `${told} was told, but it can only be 0 to ${sides - 1}`,
            `chance of ${this.names[stream]}`,
          )
        return told
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
      const lying = Array.from(HELD.subarray(0, n))
      const told = script.shuffle(stream, z, lying)
      if (told !== null) {
        if (told.length !== n || !lying.every((card) => told.includes(card)))
          throw new Refusal(
            `${told.join(' ')} was told, but the cards are ${lying.join(' ')}`,
            `shuffle of ${this.names[stream]}`,
          )
        for (const card of told) zones.moveToBottom(s, card, z)
        return
      }
    }
    if (n < 2) return
    for (let i = n - 1; i > 0; i--) {
      const j = this.fair(s, stream, i + 1)
      const held = HELD[i]!
      HELD[i] = HELD[j]!
      HELD[j] = held
    }
    for (let i = 0; i < n; i++) zones.moveToBottom(s, HELD[i]!, z)
  }

  /** Unbiased by rejection (Lemire), on 16 bits. */
  private fair(s: State, stream: number, sides: number): number {
    if (!(sides >= 1 && sides <= 65536)) throw new RangeError(`a number out of ${sides} cannot be drawn`)
    const unfair = 65536 % sides
    for (;;) {
      const m = (this.next(s, stream) >>> 16) * sides
      if ((m & 0xffff) >= unfair) return m >>> 16
    }
  }

  private next(s: State, stream: number): number {
    const o = this.at + stream * CELLS
    const a = (s[o + 1]! << 16) | (s[o]! & 0xffff)
    const b = (s[o + 3]! << 16) | (s[o + 2]! & 0xffff)
    const c = (s[o + 5]! << 16) | (s[o + 4]! & 0xffff)
    const d = (s[o + 7]! << 16) | (s[o + 6]! & 0xffff)
    const t = (a + b + d) | 0
    this.write(s, stream, 3, d + 1)
    this.write(s, stream, 0, b ^ (b >>> 9))
    this.write(s, stream, 1, (c + (c << 3)) | 0)
    this.write(s, stream, 2, (((c << 21) | (c >>> 11)) + t) | 0)
    return t
  }

  private write(s: State, stream: number, word: number, value: number): void {
    const o = this.at + stream * CELLS + word * 2
    s[o] = value
    s[o + 1] = value >> 16
  }
}

const HELD = new Int16Array(MOST_CARDS)

/** Fair numbers from a seed, for choices outside a game (a random supply, a bot). */
export function fairNumbers(seed: Seed): (sides: number) => number {
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
  return (sides) => {
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides)
    for (;;) {
      const n = next()
      if (n < fair) return n % sides
    }
  }
}
