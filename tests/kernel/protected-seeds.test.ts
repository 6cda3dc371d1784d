import { describe, expect, it } from 'vitest'
import { derivedSeed, PROTECTED, type Seed, Streams, seedFrom } from '../../src/kernel/random.ts'
import { Schema, type State } from '../../src/kernel/state.ts'

const schema = new Schema('attacked')
const streams = new Streams(schema, ['deck 0', 'deck 1', 'order'])
const region = schema.entries.find(({ name }) => name === 'random')!
const WARM_UP = 12

const seeded = (seed: Seed): State => {
  const s = schema.create()
  streams.seed(s, seed)
  return s
}

/** The four words of a stream, as whoever reconstructed it from its draws would have them. */
const wordsOf = (s: State, stream: number): number[] =>
  [0, 1, 2, 3].map((i) => {
    const at = region.at + stream * 8 + 2 * i
    return (s[at + 1]! << 16) | (s[at]! & 0xffff)
  })

/** The inverse of a multiplication by an odd number. */
function inverse(n: number): number {
  let x = n
  for (let i = 0; i < 5; i++) x = Math.imul(x, 2 - Math.imul(n, x))
  return x
}

function unshifted(y: number, by: number): number {
  let x = y
  for (let i = 0; i < 32; i += by) x = y ^ (x >>> by)
  return x
}

function unmixed(h: number, k: number): number {
  let x = Math.imul(unshifted(h, 16), inverse(0xc2b2ae35))
  x = Math.imul(unshifted(x, 13), inverse(0x85ebca6b))
  x = Math.imul(unshifted(x, 15), inverse(0x9e3779b1))
  return x ^ k
}

/** One step of the generator backwards. */
function before([a, b, c, d]: readonly number[]): number[] {
  const [earlierD, earlierB, earlierC] = [d! - 1, unshifted(a!, 9), Math.imul(b!, inverse(9))]
  const t = c! - ((earlierC << 21) | (earlierC >>> 11))
  return [(t - earlierB - earlierD) | 0, earlierB, earlierC, earlierD | 0]
}

/** The seed of the whole game, computed back from one stream. */
function seedFromStream(s: State, stream: number): Seed {
  let words = wordsOf(s, stream)
  for (let i = 0; i < WARM_UP; i++) words = before(words)
  const [a, b, c, d] = words
  return [unmixed(a!, stream), unmixed(b!, stream), unmixed(c!, stream), (d! - stream) | 0]
}

describe('whoever knows one stream', () => {
  it('knows all of them at a table with a plain seed', () => {
    const s = seeded(seedFrom('a plain seed'))
    expect(Array.from(seeded(seedFromStream(s, 1)))).toEqual(Array.from(s))
  })

  it('knows nothing of the others, nor of the seed, at a table with a protected seed', () => {
    for (let n = 0; n < 50; n++) {
      const seed = seedFrom(`${PROTECTED}${'x'.repeat(40)}${n}`)
      const s = seeded(seed)
      for (const known of [0, 1, 2]) {
        const guessed = seedFromStream(s, known)
        expect(guessed).not.toEqual(seed.slice(0, 4))
        const world = seeded(guessed)
        for (const other of [0, 1, 2])
          if (other !== known) expect(wordsOf(world, other)).not.toEqual(wordsOf(s, other))
      }
    }
  })
})

describe('a protected seed', () => {
  it('gives the same streams on every machine', () => {
    const s = seeded(seedFrom('2:AAAA'))
    expect([0, 1, 2].map((stream) => wordsOf(s, stream))).toMatchInlineSnapshot(`
      [
        [
          -620405292,
          -1969641195,
          -1581022035,
          6525541,
        ],
        [
          -880164859,
          -1680853028,
          -1294648687,
          -490176851,
        ],
        [
          -227672972,
          982404783,
          1575352544,
          -1196251015,
        ],
      ]
    `)
  })
  it('gives bots and worlds seeds that lead back to nothing', () => {
    const seed = seedFrom('2:AAAA')
    expect(derivedSeed(seed, 1)).toHaveLength(4)
    expect(derivedSeed(seed, 1)).not.toEqual(derivedSeed(seed, 2))
  })
})
