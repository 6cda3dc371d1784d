import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../src/kernel/refusal.ts'
import { readOptions, USUAL_OPTIONS } from '../../src/table/options.ts'
import { readCommand, type WireCommand } from '../../src/table/wire/commands.ts'
import { COST, costOf } from '../../src/table/wire/costs.ts'

const id = 'abcdefghijkl'
const fine: readonly WireCommand[] = [
  { c: 'a', r: 3, i: 1, id },
  { c: 'f', r: 3, refs: [{ kind: 'attack', object: { zone: 'playmat', index: 1 } }, 'x'], id },
  { c: 'act', r: 0, act: 'concede', id },
  { c: 'undo', r: 9, to: 4, id },
  { c: 'undo', r: 9, to: null, id },
  { c: 'vote', n: 1, yes: false, id },
  {
    c: 'order',
    seat: 1,
    orders: [
      { do: 'pass turn', turn: 4 },
      { do: 'pass untouched' },
      { do: 'answer', to: { on: [{ zone: 'playmat', of: 1 }] }, with: { kind: 'play' } },
      { do: 'think', percent: 20 },
    ],
    id,
  },
  { c: 'think', r: 3, id },
  { c: 'stand-in', seat: 1, bot: true, id },
  { c: 'rematch', id },
  { c: 'repeat', sides: true, id },
  { c: 'close', on: true, id },
  { c: 'show', seat: 0, on: true, q: 7 },
  { c: 'lang', lang: 'fr' },
  { c: 'eyes', seat: 1 },
  { c: 'look', at: 3, q: 1 },
  { c: 'board', q: 6 },
  { c: 'why', text: 'jade', q: 2 },
  { c: 'sum', line: 4, q: 3 },
  { c: 'numbers', about: { kind: 'breach' }, at: 3, q: 4 },
  { c: 'hint', q: 5 },
  { c: 'say', phrase: 3 },
  { c: 'say', text: 'well played' },
  { c: 'listen', watchers: true },
  { c: 'point', i: 2, ref: null },
  { c: 'lead', at: 3, eyes: 0, fork: [1, 2] },
  { c: 'mark', at: 3, text: 'here' },
  { c: 'p' },
]

describe('a command over the wire', () => {
  it.each(fine)('is read as it was written: %j', (command) => {
    expect(readCommand(JSON.stringify(command))).toEqual(command)
    expect(costOf(command)).toBeGreaterThanOrEqual(COST[command.c])
  })

  it('has a cost, whichever it is', () => {
    expect(new Set(fine.map(({ c }) => c))).toEqual(new Set(Object.keys(COST)))
  })

  it('is refused with one sentence in both languages when anything about it is wrong', () => {
    const wrong: fc.Arbitrary<unknown> = fc.oneof(
      fc.constantFrom(null, -1, 1.5, 1e9, 'x', '', true, [], {}, 'a'.repeat(300), { __proto__: 1 }),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(fc.constantFrom(...fine), fc.nat(5), wrong, (command, at, value) => {
        const keys = Object.keys(command)
        const changed = { ...command, [keys[at % keys.length]!]: value }
        try {
          const read = readCommand(JSON.stringify(changed))
          // What is read is one of ours, and small.
          expect(Object.keys(COST)).toContain(read.c)
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
          if (error instanceof Refusal) expect(error.french).toMatch(/ce message ne peut pas être lu/)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('is refused when it is no JSON, no object or of no kind', () => {
    for (const noise of ['', '{', '[]', '3', '"a"', 'null', '{}', '{"c":"x"}', '{"c":"__proto__"}', '\0'])
      expect(() => readCommand(noise)).toThrow(Refusal)
    fc.assert(
      fc.property(fc.string(), (noise) => {
        expect(() => readCommand(noise)).toThrow(Refusal)
      }),
    )
  })

  it('is refused when it is longer than any command can be', () => {
    expect(() => readCommand(`{"c":"p","x":"${'x'.repeat(5000)}"}`)).toThrow(Refusal)
  })

  it('is refused when it nests too deep', () => {
    const deep = `${'['.repeat(50)}${']'.repeat(50)}`
    expect(() => readCommand(`{"c":"f","r":1,"refs":${deep},"id":"${id}"}`)).toThrow(Refusal)
  })
})

describe('the options of a table', () => {
  it('are as friends play unless they say otherwise', () => {
    expect(readOptions({})).toEqual(USUAL_OPTIONS)
    expect(readOptions({ pace: 'live', hints: false })).toEqual({
      ...USUAL_OPTIONS,
      pace: 'live',
      hints: false,
    })
  })
  it.each([
    [null, 'options of a table'],
    [{ pace: 'fast' }, 'pace: expected one of'],
    [{ speed: 1 }, 'speed: is not an option'],
    [{ hints: 1 }, 'hints: expected true'],
  ])('are refused with a sentence: %j', (document, sentence) => {
    expect(() => readOptions(document)).toThrow(sentence)
  })
})
