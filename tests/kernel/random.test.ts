import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  derivedSeed,
  quickNumbers,
  type Script,
  type Seed,
  Streams,
  scripted,
  seedFrom,
} from '../../src/kernel/random.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { NONE, Schema, type State } from '../../src/kernel/state.ts'
import { Zones } from '../../src/kernel/zones.ts'

const schema = new Schema('chance')
const streams = new Streams(schema, ['deck', 'dice', 'coin'])
const zones = new Zones(schema, 12, 2)
const [DECK, DICE, COIN] = [0, 1, 2]

function seeded(seed: Seed | string): State {
  const s = schema.create()
  streams.seed(s, typeof seed === 'string' ? seedFrom(seed) : seed)
  zones.clear(s)
  for (let c = 0; c < 5; c++) zones.moveToBottom(s, c, 0)
  return s
}

const rolls = (s: State, stream: number, n: number, sides = 65536) =>
  Array.from({ length: n }, () => streams.roll(s, stream, sides))

const order = (s: State, z = 0) => {
  const found: number[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) found.push(c)
  return found
}

/** Sum of squared deviations over the expectation: about as large as there are cells. */
function chiSquared(counts: readonly number[]): number {
  const total = counts.reduce((a, b) => a + b, 0)
  const expected = total / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

describe('chance', () => {
  it('is the same on every run and every machine', () => {
    const s = seeded('Cardwright')
    expect(seedFrom('Cardwright')).toMatchInlineSnapshot(`
      [
        -46469629,
        -2035007918,
        1601200531,
        1225056037,
      ]
    `)
    expect(rolls(s, DECK, 6, 1000)).toMatchInlineSnapshot(`
      [
        779,
        863,
        189,
        556,
        732,
        120,
      ]
    `)
    expect(rolls(s, COIN, 20, 2).join('')).toMatchInlineSnapshot(`"10010100111101111000"`)
    streams.shuffle(s, DICE, zones, 0)
    expect(order(s)).toMatchInlineSnapshot(`
      [
        1,
        4,
        3,
        2,
        0,
      ]
    `)
  })

  it.each([1, 2, 3, 5, 6, 7, 10, 52, 100])('is fair on %i sides', (sides) => {
    const s = seeded(`fair ${sides}`)
    const counts = new Array<number>(sides).fill(0)
    const n = 400 * sides
    for (const x of rolls(s, DICE, n, sides)) counts[x]!++
    expect(counts.reduce((a, b) => a + b, 0)).toBe(n)
    expect(chiSquared(counts)).toBeLessThan(sides + 5 * Math.sqrt(2 * sides))
  })

  it('is fair where a plain remainder would not be', () => {
    // 65,536 numbers on 40,000 sides: without rejection 25,536 of the sides would come up twice as often.
    const sides = 40_000
    const hits = new Array<number>(sides).fill(0)
    for (let x = 0; x < 65_536; x++) hits[Math.floor((x * sides) / 65_536)]!++
    const rolled = rolls(seeded('large'), DICE, 20_000, sides)
    const favoured = rolled.filter((side) => hits[side] === 2).length
    expect(Math.abs(favoured / 20_000 - 25_536 / sides)).toBeLessThan(0.02)
    expect(new Set(rolled).size).toBeGreaterThan(15_000)
  })

  it('shuffles every order equally often', () => {
    const s = seeded('orders')
    zones.moveToTop(s, 4, 1)
    const seen = new Map<string, number>()
    for (let i = 0; i < 2400; i++) {
      streams.shuffle(s, DECK, zones, 0)
      const key = order(s).join('')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    expect(chiSquared([...seen.values()])).toBeLessThan(24 + 5 * Math.sqrt(48))
  })

  it('of one purpose is not moved by chance of another', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.nat(20), (text, dice, coins) => {
        const calm = seeded(text)
        const busy = seeded(text)
        rolls(busy, DICE, dice)
        rolls(busy, COIN, coins)
        expect(rolls(busy, DECK, 8)).toEqual(rolls(calm, DECK, 8))
      }),
    )
  })

  it('of two purposes is not the same chance', () => {
    const s = seeded('apart')
    const three = [DECK, DICE, COIN].map((stream) => rolls(s, stream, 2000))
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      const same = three[a]!.filter((x, i) => x >> 12 === three[b]![i]! >> 12).length
      expect(Math.abs(same - 125)).toBeLessThan(60)
    }
  })

  it('uses all 128 bits of a seed', () => {
    const base: Seed = [1, 2, 3, 4]
    const first = rolls(seeded(base), DECK, 4).join()
    const seen = new Set([first])
    for (let word = 0; word < 4; word++)
      for (let bit = 0; bit < 32; bit++) {
        const seed = [...base] as [number, number, number, number]
        seed[word]! ^= 1 << bit
        seen.add(rolls(seeded(seed), DECK, 4).join())
      }
    expect(seen.size).toBe(129)
  })

  it('differs in every word for texts that differ in anything', () => {
    const texts = ['', 'a', 'b', 'aa', 'ab', 'ba', 'A', ' a', 'a ', '1', '11', '111', 'é', '猫']
    for (let word = 0; word < 4; word++)
      expect(new Set(texts.map((text) => seedFrom(text)[word])).size).toBe(texts.length)
  })

  it('gives every game of a series its own seed', () => {
    const seed = seedFrom('series')
    const series = Array.from({ length: 1000 }, (_, n) => derivedSeed(seed, n))
    for (let word = 0; word < 4; word++) expect(new Set(series.map((each) => each[word])).size).toBe(1000)
    expect(derivedSeed(seed, 7)).toEqual(series[7])
    expect(series[7]).toMatchInlineSnapshot(`
      [
        302724095,
        -1478641419,
        288347863,
        -837339739,
      ]
    `)
    expect(derivedSeed(seedFrom('other'), 7)).not.toEqual(series[7])
  })

  it('cannot draw out of nothing, nor out of more than it can count', () => {
    const s = seeded('edges')
    expect(() => streams.roll(s, DICE, 0)).toThrow(new RangeError('a number out of 0 cannot be drawn'))
    expect(() => streams.roll(s, DICE, -1)).toThrow(RangeError)
    expect(() => streams.roll(s, DICE, 65537)).toThrow(RangeError)
    expect(() => streams.roll(s, DICE, Number.NaN)).toThrow(RangeError)
    expect(Math.max(...rolls(s, DICE, 2000, 65536))).toBeGreaterThan(64_000)
  })

  it('turns two cards over about every other time', () => {
    const s = seeded('pair')
    for (let c = 2; c < 5; c++) zones.moveToTop(s, c, 1)
    let turned = 0
    for (let i = 0; i < 400; i++) {
      const before = zones.first(s, 0)
      streams.shuffle(s, DECK, zones, 0)
      if (zones.first(s, 0) !== before) turned++
    }
    expect(Math.abs(turned - 200)).toBeLessThan(50)
  })

  it('is not used up by a zone that has only one order', () => {
    const s = seeded('single')
    for (let c = 1; c < 5; c++) zones.moveToTop(s, c, 1)
    const before = s.slice()
    streams.shuffle(s, DECK, zones, 0)
    expect(s).toEqual(before)
  })
})

describe('quick numbers', () => {
  it('come from the seed, each side about as often', () => {
    const roll = quickNumbers(seedFrom('quick'))
    const again = quickNumbers(seedFrom('quick'))
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 70_000; i++) {
      const n = roll(7)
      expect(again(7)).toBe(n)
      counts[n]! += 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })
})

describe('scripted chance', () => {
  const silent: Script = { roll: () => null, shuffle: () => null }

  it('comes out as told, and leaves the streams alone', () => {
    const s = seeded('told')
    const asked: unknown[] = []
    const before = s.slice()
    scripted({ ...silent, roll: (stream, sides) => asked.push([stream, sides]) + 2 }, () => {
      expect(rolls(s, DICE, 2, 6)).toEqual([3, 4])
    })
    expect(asked).toEqual([
      [DICE, 6],
      [DICE, 6],
    ])
    expect(s).toEqual(before)
    const turned: Script = {
      ...silent,
      shuffle(stream, z, cards) {
        asked.push([stream, z, cards])
        return [...cards].reverse()
      },
    }
    scripted(turned, () => streams.shuffle(s, DECK, zones, 0))
    expect(asked[2]).toEqual([DECK, 0, [0, 1, 2, 3, 4]])
    expect(order(s)).toEqual([4, 3, 2, 1, 0])
    expect(zones.fault(s)).toBeNull()
  })

  it('may be the lowest and the highest side', () => {
    const rolled = (side: number) =>
      scripted({ ...silent, roll: () => side }, () => streams.roll(seeded('x'), DICE, 6))
    expect([rolled(0), rolled(5)]).toEqual([0, 5])
  })

  it('is the ordinary chance where nothing was said', () => {
    const unscripted = seeded('silent')
    const free = seeded('silent')
    scripted(silent, () => {
      streams.shuffle(unscripted, DECK, zones, 0)
      streams.roll(unscripted, DICE, 6)
    })
    streams.shuffle(free, DECK, zones, 0)
    streams.roll(free, DICE, 6)
    expect(unscripted).toEqual(free)
  })

  it('is asked even when a zone has only one order, so that nothing told goes unused', () => {
    const s = seeded('one')
    let asked = 0
    const counting: Script = {
      ...silent,
      shuffle() {
        asked++
        return null
      },
    }
    scripted(counting, () => streams.shuffle(s, DECK, zones, 1))
    expect(asked).toBe(1)
  })

  it.each([6, -1, 0.5, Number.NaN])('refuses a %d on a six-sided die', (side) => {
    expect(() => scripted({ ...silent, roll: () => side }, () => streams.roll(seeded('x'), DICE, 6))).toThrow(
      new Refusal(`${side} was scripted, but it can only be 0 to 5`, 'chance of dice'),
    )
  })

  it.each([
    ['a card too few', [0, 1, 2, 3]],
    ['a card twice', [0, 1, 2, 3, 3]],
    ['a card from elsewhere', [0, 1, 2, 3, 7]],
    ['a card too many', [0, 1, 2, 3, 4, 7]],
  ])('refuses an order with %s', (_, cards) => {
    const s = seeded('x')
    expect(() =>
      scripted({ ...silent, shuffle: () => cards }, () => streams.shuffle(s, DECK, zones, 0)),
    ).toThrow(`shuffle of deck: ${cards.join(' ')} was scripted, but the cards are 0 1 2 3 4`)
  })

  it('ends with its body, also when the body fails', () => {
    const sixes: Script = { ...silent, roll: () => 5 }
    expect(() =>
      scripted(sixes, () => {
        throw new Error('stopped')
      }),
    ).toThrow('stopped')
    const after = rolls(seeded('after'), DICE, 20, 6)
    expect(new Set(after).size).toBeGreaterThan(1)
    scripted(sixes, () => {
      scripted(null, () => expect(rolls(seeded('after'), DICE, 20, 6)).toEqual(after))
      expect(rolls(seeded('after'), DICE, 2, 6)).toEqual([5, 5])
    })
  })
})
