import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compare,
  copyInto,
  fromText,
  hash,
  layoutHash,
  Pool,
  restore,
  serialise,
  toText,
} from '../../src/kernel/block.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { Schema, type State } from '../../src/kernel/state.ts'
import { dealt, machine, PEACEFUL, schema, score, zones } from './toy.ts'

/** A state somewhere in the middle of a peaceful game. */
const midgame = fc.array(fc.nat(1000), { maxLength: 30 }).map((choices) => {
  const s = dealt(PEACEFUL.cards, `block ${choices.length}`)
  for (const n of choices) if (machine.waiting(s)) machine.answer(s, n % machine.options(s))
  return s
})

/** The block's text with a checksum that fits whatever it holds: only a forger makes one. */
const forged = (s: State) => serialise(schema, s)

describe('a copy', () => {
  it('is equal, has the same hash, and goes its own way', () => {
    fc.assert(
      fc.property(midgame, (s) => {
        const pool = new Pool(schema)
        const before = s.slice()
        const copy = pool.copy(s)
        expect(copy).toEqual(s)
        expect(hash(copy)).toBe(hash(s))
        expect(compare(schema, s, copy)).toEqual([])
        while (machine.waiting(copy)) machine.answer(copy, 0)
        expect(s).toEqual(before)
      }),
    )
  })

  it('goes into a block that was given back before a new one is made', () => {
    const pool = new Pool(schema)
    const s = dealt()
    const first = pool.copy(s)
    expect(pool.copy(s)).not.toBe(first)
    pool.giveBack(first)
    score.set(first, 0, 9)
    expect(pool.copy(s)).toBe(first)
    expect(first).toEqual(s)
  })
})

describe('a hash', () => {
  it('is the same on every run and every machine', () => {
    const s = new Int16Array(24) as State
    const empty = hash(s)
    for (let i = 0; i < 24; i++) s[i] = i * 97 - 1000
    expect([empty, hash(s)]).toMatchInlineSnapshot(`
      [
        980785934,
        2859866227,
      ]
    `)
  })

  it('changes with every single number', () => {
    const s = dealt()
    const h = hash(s)
    for (let i = 0; i < s.length; i++) {
      const t = s.slice() as State
      t[i]! ^= 1 << (i & 15)
      expect(hash(t)).not.toBe(h)
    }
  })

  it('does not let two changes of sign in one lane cancel each other out', () => {
    const s = dealt()
    const hashes = new Set<number>()
    let pairs = 0
    for (let i = 1; i + 8 < s.length; i += 2) {
      const t = s.slice() as State
      t[i]! ^= -32768
      t[i + 8]! ^= -32768
      hashes.add(hash(t))
      pairs++
    }
    expect(hashes.has(hash(s))).toBe(false)
    expect(hashes.size).toBe(pairs)
  })

  it('hardly ever is the same for two different states', () => {
    const hashes = new Set<number>()
    const s = dealt()
    for (let a = 0; a < 64; a++)
      for (let b = 0; b < 64; b++) {
        score.set(s, 0, a)
        score.set(s, 1, b)
        hashes.add(hash(s))
      }
    expect(hashes.size).toBe(4096)
  })
})

describe('a comparison', () => {
  it('names every number in which two states differ', () => {
    const left = dealt()
    const right = left.slice() as State
    score.set(right, 1, 3)
    machine.revealed.set(right, 5)
    expect(compare(schema, left, right)).toEqual([
      { field: 'revealed', index: 0, left: 1, right: 5 },
      { field: 'score', index: 1, left: 0, right: 3 },
    ])
  })
})

describe('a layout', () => {
  it('is known by its game, its names and its sizes', () => {
    const layout = (game: string, name: string, count: number, more = false) => {
      const made = new Schema(game)
      made.field(name, count)
      if (more) made.cell('more')
      return layoutHash(made)
    }
    const all = [
      layout('a', 'life', 2),
      layout('b', 'life', 2),
      layout('a', 'lift', 2),
      layout('a', 'life', 3),
      layout('a', 'life', 2, true),
    ]
    expect(new Set(all).size).toBe(5)
    expect(layout('a', 'life', 2)).toBe(all[0])
  })
})

describe('bytes as text', () => {
  it('come back as they were, and need nothing but letters, digits, - and _', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const text = toText(bytes)
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/)
        expect(fromText(text)).toEqual(bytes)
        expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      }),
    )
  })

  it('are spelled in one way only: a text that is read is the one that would be written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABCDwxyz0189-_'), maxLength: 9 }), (text) => {
        let bytes: Uint8Array
        try {
          bytes = fromText(text)
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError)
          return
        }
        expect(toText(bytes)).toBe(text)
      }),
    )
  })

  it.each([
    ['AAAAA', 'the text ends in the middle of a byte (character 5)'],
    ['AA=A', 'character 3 (“=”) cannot stand here'],
    ['A猫AA', 'character 2 (“猫”) cannot stand here'],
    ['AB', 'character 2 (“B”) holds more than the end of a byte'],
    ['AAB', 'character 3 (“B”) holds more than the end of a byte'],
  ])('%s is no text of ours: %s', (text, message) => {
    expect(() => fromText(text)).toThrow(new SyntaxError(message))
  })
})

describe('a saved state', () => {
  it('comes back the same, at every point of a game', () => {
    fc.assert(
      fc.property(midgame, (s) => {
        expect(restore(schema, serialise(schema, s))).toEqual(s)
      }),
    )
  })

  it('is restored into a block that can be played on', () => {
    const s = dealt()
    const t = restore(schema, serialise(schema, s))
    while (machine.waiting(s)) {
      const i = machine.options(s) - 1
      machine.answer(s, i)
      machine.answer(t, i)
    }
    expect(t).toEqual(s)
  })

  it('is refused with a reason whichever byte is changed', () => {
    const s = dealt()
    const bytes = fromText(serialise(schema, s))
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (i, change) => {
        const damaged = bytes.slice()
        damaged[i]! ^= change
        expect(() => restore(schema, toText(damaged))).toThrow(Refusal)
      }),
      { numRuns: 500 },
    )
    for (let i = 0; i < bytes.length; i++) {
      const damaged = bytes.slice()
      damaged[i]! ^= 1 << (i & 7)
      expect(() => restore(schema, toText(damaged))).toThrow(
        i < 4
          ? 'saved state: was made by another game or version'
          : 'saved state: is damaged: its checksum does not match',
      )
    }
  })

  it('is refused with a reason whichever character is changed, cut off or added', () => {
    const text = serialise(schema, dealt())
    for (let i = 0; i < text.length; i++) {
      const other = text[i] === 'A' ? 'B' : 'A'
      expect(() => restore(schema, text.slice(0, i) + other + text.slice(i + 1))).toThrow(Refusal)
      expect(() => restore(schema, text.slice(0, i))).toThrow(Refusal)
    }
    expect(() => restore(schema, `${text}AAAA`)).toThrow(/has \d+ bytes, expected \d+/)
    expect(() => restore(schema, '')).toThrow(/has 0 bytes/)
    expect(() => restore(schema, '{"format":1}')).toThrow('saved state: character 1 (“{”) cannot stand here')
  })

  it('of another game is refused even if it has the same fields', () => {
    const of = (game: string) => {
      const made = new Schema(game)
      made.cell('turn')
      return made
    }
    expect(() => restore(of('b'), serialise(of('a'), of('a').create()))).toThrow(
      'was made by another game or version',
    )
    expect(restore(of('a'), serialise(of('a'), of('a').create()))).toEqual(of('a').create())
  })
})

describe('a forged state, whose checksum fits', () => {
  const at = (name: string) => schema.entries.find((e) => e.name === name)!.at
  const refusal = (change: (s: State) => void) => {
    const s = dealt()
    change(s)
    try {
      restore(schema, forged(s))
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      return (error as Refusal).message.replace('saved state: is damaged: ', '')
    }
    return 'accepted'
  }

  it('is refused when a field is out of its range', () => {
    expect(refusal((s) => s.fill(1000, at('score'), at('score') + 1))).toBe(
      'score[0] is 1000, outside 0 to 999',
    )
    expect(refusal((s) => s.fill(99, at('zones.next') + 3, at('zones.next') + 4))).toMatch(
      /^zones\.next\[3\] is 99/,
    )
    expect(refusal((s) => s.fill(-1, at('over'), at('over') + 1))).toMatch(/^over\[0\] is -1/)
  })

  it('is refused when a list is broken', () => {
    expect(refusal((s) => s.fill(2, at('zones.size'), at('zones.size') + 1))).toMatch(/^zone 0 says 2 cards/)
    const swap = refusal((s) => {
      const c = zones.first(s, 0)
      s[at('zones.of') + c] = 3
    })
    expect(swap).toMatch(/is listed in zone 0 but is not there/)
  })

  it('is refused when the stack cannot be that of a running game', () => {
    const stack = at('stack')
    const top = at('stack.top')
    const free = at('stack.free')
    const pending = at('pending')
    expect(refusal((s) => s.fill(stack - 1, top, top + 1))).toMatch(/^there is no text at/)
    expect(refusal((s) => s.fill(stack + 1, top, top + 1))).toMatch(/^there is no text at|^a text stands/)
    expect(refusal((s) => s.fill(stack + 190, top, top + 1))).toMatch(/^there is no text at/)
    expect(refusal((s) => s.fill(stack - 1, free, free + 1))).toBe(`the stack ends at ${stack - 1}`)
    expect(refusal((s) => s.fill(stack + 201, free, free + 1))).toBe(`the stack ends at ${stack + 201}`)
    expect(refusal((s) => s.fill(7, stack + 199, stack + 200))).toBe('there is a 7 above the stack')
    expect(refusal((s) => s.fill(30000, stack, stack + 1))).toBe('a text stands at 30000, behind its end')
    expect(refusal((s) => s.fill(-5, stack, stack + 1))).toBe('a text stands at -5, behind its end')
    expect(refusal((s) => s.fill(stack, stack + 1, stack + 2))).toBe(`there is no text at ${stack}`)
    expect(refusal((s) => s.fill(-1, top, top + 1))).toMatch(/^the lowest text stands at/)
    expect(refusal((s) => s.fill(s[pending]! - 1, pending, pending + 1))).toBe(
      'the question is not the one of the running text',
    )
    const noQuestion = refusal((s) => {
      s[pending] = 1
      s[s[top]!] = 1
    })
    expect(noQuestion).toBe('the running text asks nothing')
  })

  it('is refused when something hides behind the last field', () => {
    const last = schema.entries.at(-1)!
    expect(last.at + last.count).toBeLessThan(schema.length)
    expect(refusal((s) => s.fill(1, schema.length - 1))).toBe('there is a 1 behind the last field')
  })

  it('is refused, or sound in every list and frame, whatever number is changed', () => {
    fc.assert(
      fc.property(fc.nat(schema.length - 1), fc.integer({ min: -2, max: 260 }), (i, value) => {
        const s = dealt()
        s[i] = value
        const fault = schema.fault(s)
        if (fault === null) expect(restore(schema, forged(s))).toEqual(s)
        else
          expect(() => restore(schema, forged(s))).toThrow(new Refusal(`is damaged: ${fault}`, 'saved state'))
      }),
      { numRuns: 300 },
    )
  })

  it('may be a block in which nothing was begun', () => {
    expect(restore(schema, forged(schema.create()))).toEqual(schema.create())
    const asking = schema.create()
    asking[at('pending')] = 1
    expect(() => restore(schema, forged(asking))).toThrow('the question is not the one of the running text')
  })
})

describe('overwriting a block', () => {
  it('makes its list of options void', () => {
    const s = dealt(['coin', 'gift', 'coin', 'gift'], 'a')
    const t = dealt(['storm', 'echo', 'storm', 'echo'], 'b')
    machine.answer(t, 1)
    const n = machine.options(t)
    machine.options(s)
    copyInto(s, t)
    expect(machine.options(s)).toBe(n)
  })
})
