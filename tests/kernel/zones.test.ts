import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Streams, seedFrom } from '../../src/kernel/random.ts'
import { NONE, Schema, type State } from '../../src/kernel/state.ts'
import { type Card, MOST_CARDS, type Zone, Zones } from '../../src/kernel/zones.ts'

const CARDS = 9
const ZONES = 3
const schema = new Schema('zones')
const streams = new Streams(schema, ['cut'])
const zones = new Zones(schema, CARDS, ZONES)

function table(...lists: readonly (readonly Card[])[]): State {
  const s = schema.create()
  streams.seed(s, seedFrom('zones'))
  zones.clear(s)
  lists.forEach((list, z) => {
    for (const c of list) zones.moveToBottom(s, c, z)
  })
  return s
}

const forwards = (s: State, z: Zone): Card[] => {
  const found: Card[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) found.push(c)
  return found
}

const backwards = (s: State, z: Zone): Card[] => {
  const found: Card[] = []
  for (let c = zones.last(s, z); c !== NONE; c = zones.before(s, c)) found.push(c)
  return found
}

/** The same moves on plain arrays. */
class Model {
  readonly zones: Card[][] = [[], [], []]

  take(c: Card): void {
    for (const zone of this.zones) {
      const i = zone.indexOf(c)
      if (i >= 0) zone.splice(i, 1)
    }
  }

  put(c: Card, z: Zone, index: number): void {
    this.take(c)
    this.zones[z]!.splice(index, 0, c)
  }

  flip(from: Zone, to: Zone): void {
    const turned = this.zones[from]!.splice(0).reverse()
    this.zones[to]!.push(...turned)
  }
}

const card = fc.nat(CARDS - 1)
const zone = fc.nat(ZONES - 1)
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('top' as const), card, zone) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('bottom' as const), card, zone) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('index' as const), card, zone, fc.nat(CARDS + 2)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('remove' as const), card) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('flip' as const), zone, zone) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('shuffle' as const), zone) },
)

describe('zones', () => {
  it('keep the same order as plain lists whatever is moved, flipped, inserted or shuffled', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const s = table()
        const model = new Model()
        for (const each of deeds) {
          switch (each[0]) {
            case 'top':
              zones.moveToTop(s, each[1], each[2])
              model.put(each[1], each[2], 0)
              break
            case 'bottom':
              zones.moveToBottom(s, each[1], each[2])
              model.put(each[1], each[2], CARDS)
              break
            case 'index':
              zones.moveToIndex(s, each[1], each[2], each[3])
              model.put(each[1], each[2], each[3])
              break
            case 'remove':
              zones.remove(s, each[1])
              model.take(each[1])
              break
            case 'flip':
              zones.flipUnder(s, each[1], each[2])
              model.flip(each[1], each[2])
              break
            case 'shuffle': {
              const before = forwards(s, each[1])
              streams.shuffle(s, 0, zones, each[1])
              const now = forwards(s, each[1])
              expect([...now].sort()).toEqual([...before].sort())
              model.zones[each[1]] = now
            }
          }
          expect(zones.fault(s)).toBeNull()
          model.zones.forEach((list, z) => {
            expect(forwards(s, z)).toEqual(list)
            expect(backwards(s, z)).toEqual([...list].reverse())
            expect(zones.count(s, z)).toBe(list.length)
            list.forEach((c, i) => {
              expect(zones.of(s, c)).toBe(z)
              expect(zones.indexOf(s, c)).toBe(i)
              expect(zones.nth(s, z, i)).toBe(c)
            })
            expect(zones.nth(s, z, list.length)).toBe(NONE)
            expect(zones.nth(s, z, list.length + 2)).toBe(NONE)
          })
          for (let c = 0; c < CARDS; c++)
            if (!model.zones.some((list) => list.includes(c))) expect(zones.of(s, c)).toBe(NONE)
        }
      }),
    )
  })

  it('forget where a removed card lay: the way there leaves no trace in the block', () => {
    const straight = table([0, 1])
    const detour = table([0, 1, 2])
    zones.moveToTop(detour, 2, 1)
    zones.remove(detour, 2)
    expect(detour).toEqual(straight)
  })

  it('turn a zone over onto itself', () => {
    const s = table([0, 1, 2, 3])
    zones.flipUnder(s, 0, 0)
    expect(forwards(s, 0)).toEqual([3, 2, 1, 0])
  })

  it('put a whole pile, as it lies, under the cards that are there', () => {
    const s = table([0, 1], [2, 3, 4])
    zones.putUnder(s, 1, 0)
    expect([forwards(s, 0), backwards(s, 0), forwards(s, 1)]).toEqual([[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], []])
    zones.putUnder(s, 1, 0)
    zones.putUnder(s, 0, 0)
    expect(forwards(s, 0)).toEqual([0, 1, 2, 3, 4])
    zones.putUnder(s, 0, 1)
    expect([zones.count(s, 0), zones.count(s, 1), zones.of(s, 3)]).toEqual([0, 5, 1])
    expect(zones.fault(s)).toBeNull()
  })

  it('lie in any order of their own cards, and in no other', () => {
    const s = table([0, 1, 2], [3])
    zones.arrange(s, 0, Int16Array.from([2, 0, 1, 7]))
    expect([forwards(s, 0), backwards(s, 0)]).toEqual([
      [2, 0, 1],
      [1, 0, 2],
    ])
    expect(() => zones.arrange(s, 0, Int16Array.from([2, 0, 3]))).toThrow(/2 0 3 are not the cards of zone 0/)
    expect(() => zones.arrange(s, 0, Int16Array.from([2, 2, 1]))).toThrow(/not the cards/)
  })

  it('can be laid anew together, wherever their cards lay before', () => {
    const s = table([0, 1, 2, 3], [4, 5], [6])
    const order = Int16Array.of(8, 5, 0, 3, 1, 4, 2, 8)
    zones.fill(s, 0, order, 1, 4)
    zones.fill(s, 1, order, 5, 2)
    expect([forwards(s, 0), forwards(s, 1), forwards(s, 2)]).toEqual([[5, 0, 3, 1], [4, 2], [6]])
    expect([backwards(s, 0), backwards(s, 1)]).toEqual([
      [1, 3, 0, 5],
      [2, 4],
    ])
    expect(zones.fault(s)).toBeNull()
  })

  it('put a flipped pile under the cards that are there, its bottom card first', () => {
    const s = table([0, 1], [2, 3, 4])
    zones.flipUnder(s, 1, 0)
    expect(forwards(s, 0)).toEqual([0, 1, 4, 3, 2])
    expect(forwards(s, 1)).toEqual([])
  })

  it.each([
    ['no card -1', (s: State) => zones.after(s, NONE)],
    ['no card -1', (s: State) => zones.before(s, NONE)],
    ['no card -1', (s: State) => zones.of(s, NONE)],
    ['no card -1', (s: State) => zones.remove(s, NONE)],
    ['no card -1', (s: State) => zones.moveToTop(s, NONE, 0)],
    ['no card 9', (s: State) => zones.moveToBottom(s, CARDS, 0)],
    ['no card 9', (s: State) => zones.moveToIndex(s, CARDS, 0, 0)],
    ['no zone 3', (s: State) => zones.moveToTop(s, 0, ZONES)],
    ['no zone -1', (s: State) => zones.moveToIndex(s, 0, NONE, 0)],
    ['no zone -1', (s: State) => zones.first(s, NONE)],
    ['no zone 3', (s: State) => zones.last(s, ZONES)],
    ['no zone 3', (s: State) => zones.count(s, ZONES)],
  ])('say “%s” rather than read a neighbour', (message, mistake) => {
    expect(() => mistake(table([0]))).toThrow(new RangeError(message))
  })

  it('hold no more cards than an option can name', () => {
    expect(() => new Zones(new Schema('crowd'), MOST_CARDS + 1, 1)).toThrow('4097 cards are too many')
    expect(new Zones(new Schema('many'), MOST_CARDS, 1).cards).toBe(4096)
  })
})

describe('a damaged list', () => {
  const at = (name: string) => schema.entries.find((e) => e.name === name)!.at
  const sound = () => table([0, 1, 2], [3, 4])
  const damage: readonly (readonly [string, string, number, number])[] = [
    ['zone 0 is broken after 0', 'zones.next', 0, 2],
    ['zone 0 is broken after 0', 'zones.next', 0, NONE],
    ['zone 0 is broken after 1', 'zones.prev', 2, 0],
    ['zone 0 is broken after 9', 'zones.next', CARDS + 0, NONE],
    ['zone 1 is broken after 4', 'zones.prev', CARDS + 1, 3],
    ['card 1 is listed in zone 0 but is not there', 'zones.of', 1, 1],
    ['card 1 is listed in zone 0 but is not there', 'zones.of', 1, NONE],
    ['zone 0 says 2 cards but has 3', 'zones.size', 0, 2],
    ['zone 2 says 1 cards but has 0', 'zones.size', 2, 1],
    ['6 cards are placed but 5 are listed', 'zones.of', 7, 2],
    ['card 7 lies nowhere but has neighbours', 'zones.next', 7, 3],
    ['card 7 lies nowhere but has neighbours', 'zones.prev', 7, 3],
  ]
  it.each(damage)('“%s” is found (%s[%i] = %i)', (fault, name, index, value) => {
    const s = sound()
    s[at(name) + index] = value
    expect(zones.fault(s)).toBe(fault)
  })

  it('of one zone that runs into another is found', () => {
    const s = sound()
    // Zone 0's last card leads to the end of zone 1, and that end leads back to it.
    s[at('zones.next') + 2] = CARDS + 1
    s[at('zones.prev') + CARDS + 1] = 2
    expect(zones.fault(s)).toBe('card 10 is listed in zone 0 but is not there')
    const t = sound()
    t[at('zones.next') + 4] = CARDS
    t[at('zones.prev') + CARDS] = 4
    expect(zones.fault(t)).toBe('zone 0 is broken after 2')
  })

  it('that leads out of the lists is found even if what lies there seems to lead back', () => {
    const below = table([], [], [6])
    // Before the first `prev` lies the `next` of the last zone, which is 6.
    below[at('zones.next') + 6] = NONE
    expect(zones.fault(below)).toBe('zone 2 is broken after 6')
    const above = table([1], [0])
    // Behind the last `prev` lies the zone of card 0, which is 1.
    above[at('zones.next') + 1] = CARDS + ZONES
    expect(zones.fault(above)).toBe('zone 0 is broken after 1')
  })

  it('cannot hold a neighbour, place or size that does not exist', () => {
    const range = (name: string) => {
      const { min, max } = schema.entries.find((e) => e.name === name)!
      return [min, max]
    }
    expect(range('zones.next')).toEqual([NONE, CARDS + ZONES - 1])
    expect(range('zones.prev')).toEqual([NONE, CARDS + ZONES - 1])
    expect(range('zones.of')).toEqual([NONE, ZONES - 1])
    expect(range('zones.size')).toEqual([0, CARDS])
  })

  it('is found wherever a single number is changed', () => {
    const good = sound()
    const from = at('zones.next')
    const to = at('zones.size') + ZONES
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: to - 1 }),
        fc.integer({ min: -1, max: CARDS + ZONES }),
        (i, value) => {
          fc.pre(good[i] !== value)
          const s = good.slice() as State
          s[i] = value
          expect(zones.fault(s)).not.toBeNull()
        },
      ),
    )
  })

  it('is not a block in which no zone was ever made', () => {
    expect(zones.fault(schema.create())).toBeNull()
    for (let i = at('zones.next'); i < at('zones.size') + ZONES; i++) {
      const s = schema.create()
      s[i]! += 1
      expect(zones.fault(s)).not.toBeNull()
    }
  })
})
