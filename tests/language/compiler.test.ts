import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyInto, restore, serialise } from '../../src/kernel/block.ts'
import { EngineLimit } from '../../src/kernel/limits.ts'
import { FULL } from '../../src/language/compiler/steps.ts'
import { plain, walk } from '../../src/language/nodes.ts'
import { type Amount, attempt, type Condition, Dialect, type Effect, inZone, say } from './dialect.ts'

const table = () => new Dialect()
const hand = inZone('hand')
const bag = inZone('bag')
const reads = (d: Dialect, amount: Amount) => d.compiler.read(d.compiler.amount(amount))
const holds = (d: Dialect, condition: Condition) => d.compiler.read(d.compiler.condition(condition)) === 1
const yes: Condition = { op: 'compare', left: 1, is: 'exactly', right: 1 }
const no: Condition = { op: 'compare', left: 1, is: 'exactly', right: 2 }

describe('amounts', () => {
  const d = table().put('hand', 1, 2, 3).put('bag', 9)

  it.each<[string, Amount, number]>([
    ['a number', 4, 4],
    ['a negative number', -4, -4],
    ['a count', { op: 'count', of: hand }, 3],
    ['a count of the heavy ones', { op: 'count', of: inZone('hand', 2) }, 2],
    ['2 for each', { op: 'each', n: 2, of: hand }, 6],
    ['a base', { op: 'sum', base: 5, plus: [] }, 5],
    ['a base and more', { op: 'sum', base: 5, plus: [1, { op: 'count', of: bag }, -3] }, 4],
    ['reduced', { op: 'less', base: 5, by: 2 }, 3],
    ['reduced, but not below 0', { op: 'less', base: 2, by: 5 }, 0],
    ['half of 5, rounded up', { op: 'half', of: 5, round: 'up' }, 3],
    ['half of 5, rounded down', { op: 'half', of: 5, round: 'down' }, 2],
    ['half of 4, rounded up', { op: 'half', of: 4, round: 'up' }, 2],
    ['one for every 2 of 3', { op: 'every', k: 2, of: { op: 'count', of: hand } }, 1],
    ['one for every 3 of 3', { op: 'every', k: 3, of: { op: 'count', of: hand } }, 1],
    ['given something true', { op: 'given', condition: yes, then: 7, otherwise: 8 }, 7],
    ['given something false', { op: 'given', condition: no, then: 7, otherwise: 8 }, 8],
  ])('%s', (_, amount, value) => {
    expect(reads(d, amount)).toBe(value)
  })
})

describe('conditions', () => {
  const d = table().put('hand', 1, 2)
  const compare = (left: Amount, is: 'exactly' | 'atLeast' | 'atMost', right: Amount): Condition => ({
    op: 'compare',
    left,
    is,
    right,
  })

  it('compare amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), (a, b) => {
        expect(holds(d, compare(a, 'exactly', b))).toBe(a === b)
        expect(holds(d, compare(a, 'atLeast', b))).toBe(a >= b)
        expect(holds(d, compare(a, 'atMost', b))).toBe(a <= b)
      }),
    )
  })

  it('ask for some or none', () => {
    expect(holds(d, { op: 'some', of: hand })).toBe(true)
    expect(holds(d, { op: 'some', of: bag })).toBe(false)
    expect(holds(d, { op: 'none', of: hand })).toBe(false)
    expect(holds(d, { op: 'none', of: bag })).toBe(true)
  })

  it('combine as logic does, for any number of parts', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 4 }), (parts) => {
        const all = parts.map((part) => (part ? yes : no))
        expect(holds(d, { op: 'and', all })).toBe(parts.every(Boolean))
        expect(holds(d, { op: 'or', any: all })).toBe(parts.some(Boolean))
        expect(holds(d, { op: 'not', of: { op: 'or', any: all } })).toBe(!parts.some(Boolean))
      }),
    )
  })
})

describe('texts', () => {
  it('do one thing after the other', () => {
    const d = table().run({ op: 'seq', steps: [say('a'), { op: 'seq', steps: [say('b')] }] }, say('c'))
    expect(d.log).toEqual(['a', 'b', 'c'])
  })

  it('do what a condition says, or something else', () => {
    const when = (condition: Condition, otherwise?: readonly Effect[]): Effect =>
      otherwise === undefined
        ? { op: 'when', condition, steps: [say('then')] }
        : { op: 'when', condition, steps: [say('then')], otherwise }
    expect(table().run(when(yes), say('after')).log).toEqual(['then', 'after'])
    expect(table().run(when(no), say('after')).log).toEqual(['after'])
    expect(table().run(when(yes, [say('else')]), say('after')).log).toEqual(['then', 'after'])
    expect(table().run(when(no, [say('else')]), say('after')).log).toEqual(['else', 'after'])
  })

  it('refuse a name that nothing bears', () => {
    expect(() => table().run(say('x', { op: 'weight', of: 'it' }))).toThrow('nothing is called “it” here')
  })

  it('do not see the names of one another', () => {
    const d = table()
    const each: Effect = { op: 'forEach', of: hand, as: 'it', steps: [] }
    d.compiler.text('first', [each])
    d.compiler.text('second', [say('x', { op: 'weight', of: 'it' })])
    expect(() => d.compiler.writeAll()).toThrow('nothing is called “it” here')
  })
})

describe('repeating', () => {
  it('happens as often as was fixed at the start', () => {
    const d = table()
      .put('hand', 1, 1, 1)
      .run({
        op: 'repeat',
        times: { op: 'count', of: hand },
        steps: [{ op: 'move', pick: { from: hand }, to: 'bin' }, say('moved')],
      })
    expect(d.log).toEqual(['moved', 'moved', 'moved'])
    expect(table().run({ op: 'repeat', times: 0, steps: [say('x')] }).log).toEqual([])
    expect(table().run({ op: 'repeat', times: -2, steps: [say('x')] }).log).toEqual([])
  })

  it('up to some times may stop before each round, and is not asked when nothing can be done', () => {
    const start = (can: number) =>
      table().run({ op: 'repeat', times: 2, upTo: true, steps: [attempt('again', can)] }, say('after'))
    expect(start(1).choose('no').log).toEqual(['after'])
    expect(start(1).choose('yes', 'no').log).toEqual(['again', 'after'])
    expect(start(1).choose('yes', 'yes').log).toEqual(['again', 'again', 'after'])
    expect(start(0).log).toEqual(['after'])
  })

  it('goes on while or until a condition holds', () => {
    const steps: readonly Effect[] = [{ op: 'move', pick: { from: hand }, to: 'bin' }, say('moved')]
    const some: Condition = { op: 'some', of: hand }
    expect(table().put('hand', 1, 1).run({ op: 'repeatWhile', condition: some, steps }).log).toHaveLength(2)
    const none: Condition = { op: 'none', of: hand }
    expect(
      table().put('hand', 1, 1, 1).run({ op: 'repeatWhile', condition: none, until: true, steps }).log,
    ).toHaveLength(3)
    expect(table().run({ op: 'repeatWhile', condition: some, steps }).log).toEqual([])
  })

  it('for ever is stopped, and the text is named', () => {
    const d = table()
    expect(() => d.run({ op: 'repeatWhile', condition: yes, steps: [] })).toThrow(
      new EngineLimit({
        en: 'no decision within 200000 steps (in text)',
        fr: 'pas de décision en 200000 étapes (dans text)',
      }),
    )
  })

  it('leaves nothing on the stack, however often something is chosen', () => {
    // Each round pushes two numbers; a hundred rounds would not fit.
    const d = table()
      .put('hand', 1)
      .run({
        op: 'repeat',
        times: 200,
        steps: [
          { op: 'move', pick: { from: hand }, to: 'bin' },
          { op: 'move', pick: { from: inZone('bin') }, to: 'hand' },
          { op: 'forEach', of: hand, as: 'it', steps: [say('x')] },
        ],
      })
    expect([d.over, d.log.length, d.lying('hand')]).toEqual([true, 200, [1]])
    expect(
      table()
        .put('hand', 1)
        .run({
          op: 'repeatWhile',
          condition: { op: 'not', of: { op: 'said', word: 'never' } },
          steps: [{ op: 'move', pick: { from: hand, upTo: true }, to: 'hand' }],
        }).options,
    ).toEqual(['1', 'done'])
  })
})

describe('for each', () => {
  const weigh = say('weighs', { op: 'weight', of: 'it' })

  it('goes through what was there at the start, in its order', () => {
    const d = table()
      .put('hand', 3, 1, 2)
      .put('bag', 9)
      .run({
        op: 'forEach',
        of: hand,
        as: 'it',
        // What joins the set later does not get a turn.
        steps: [weigh, { op: 'move', pick: { from: bag }, to: 'hand' }],
      })
    expect(d.log).toEqual(['weighs 3', 'weighs 1', 'weighs 2'])
    expect(d.lying('hand')).toEqual([3, 1, 2, 9])
    expect(table().run({ op: 'forEach', of: hand, as: 'it', steps: [weigh] }, say('after')).log).toEqual([
      'after',
    ])
  })

  it('may send away each of them', () => {
    const d = table()
      .put('hand', 3, 1, 2)
      .run({ op: 'forEach', of: hand, as: 'it', steps: [weigh, { op: 'send', name: 'it', to: 'bin' }] })
    expect([d.log, d.lying('bin')]).toEqual([
      ['weighs 3', 'weighs 1', 'weighs 2'],
      [3, 1, 2],
    ])
  })

  it('skips what has left before its turn', () => {
    const d = table()
      .put('hand', 3, 1, 2)
      .run({
        op: 'forEach',
        of: hand,
        as: 'it',
        steps: [weigh, { op: 'move', pick: { from: hand, extreme: 'lightest' }, to: 'bin' }],
      })
    // 3 sends away 1, whose turn does not come; 2 sends away itself.
    expect(d.log).toEqual(['weighs 3', 'weighs 2'])
    expect(d.lying('hand')).toEqual([3])
  })

  it('can be done inside another one', () => {
    const d = table()
      .put('hand', 1, 2)
      .put('bag', 5, 6)
      .run({
        op: 'forEach',
        of: hand,
        as: 'a',
        steps: [
          {
            op: 'forEach',
            of: bag,
            as: 'b',
            steps: [
              say('pair', { op: 'sum', base: { op: 'weight', of: 'a' }, plus: [{ op: 'weight', of: 'b' }] }),
            ],
          },
        ],
      })
    expect(d.log).toEqual(['pair 6', 'pair 7', 'pair 7', 'pair 8'])
  })

  it('can be copied, stored and restored in the middle', () => {
    const text: Effect = {
      op: 'forEach',
      of: hand,
      as: 'it',
      steps: [weigh, { op: 'may', steps: [{ op: 'send', name: 'it', to: 'bin' }] }],
    }
    const d = table().put('hand', 4, 5, 6).run(text)
    for (const answer of ['yes', 'no', 'yes']) {
      const stored = serialise(d.schema, d.state)
      d.state.fill(0)
      copyInto(d.state, restore(d.schema, stored))
      d.choose(answer)
    }
    expect([d.log, d.lying('hand'), d.lying('bin')]).toEqual([
      ['weighs 4', 'weighs 5', 'weighs 6'],
      [5],
      [4, 6],
    ])
  })
})

describe('how far something can be done', () => {
  const can = (d: Dialect, ...steps: readonly Effect[]) => d.compiler.read(d.compiler.canAll(steps))
  const move = (many: number): Effect => ({ op: 'move', pick: { from: hand, many }, to: 'bin' })

  it.each<[string, readonly Effect[], number]>([
    ['nothing at all', [], FULL],
    ['what is always possible', [say('x')], FULL],
    ['two of two', [move(2)], FULL],
    ['three of two', [move(3)], 2],
    ['what is impossible', [attempt('x', 0)], 0],
    ['two impossible things', [attempt('x', 0), attempt('y', 0)], 0],
    ['one of two things', [attempt('x', 0), say('y')], 1],
    ['all of two things', [attempt('x', FULL), attempt('y', FULL)], FULL],
    ['a part of both', [attempt('x', 2), attempt('y', 3)], 6],
    ['never quite everything by parts', [attempt('x', 900), attempt('y', 900)], FULL - 1],
    ['a sequence', [{ op: 'seq', steps: [attempt('x', 7)] }], 7],
    ['a may', [{ op: 'may', steps: [attempt('x', 0)] }], FULL],
    [
      'the best of several ways',
      [{ op: 'either', ways: [[attempt('x', 2)], [attempt('y', 8)], [attempt('z', 0)]] }],
      8,
    ],
    ['a condition that holds', [{ op: 'when', condition: yes, steps: [attempt('x', 5)] }], 5],
    ['a condition that does not', [{ op: 'when', condition: no, steps: [attempt('x', 5)] }], 0],
    [
      'its other half',
      [{ op: 'when', condition: no, steps: [attempt('x', 5)], otherwise: [attempt('y', 6)] }],
      6,
    ],
    [
      'a condition after something else',
      [say('x'), { op: 'when', condition: no, steps: [attempt('y', 5)] }],
      FULL,
    ],
    ['a repetition', [{ op: 'repeat', times: 3, steps: [attempt('x', 0)] }], FULL],
    ['a for each', [{ op: 'forEach', of: bag, as: 'it', steps: [] }], FULL],
    ['a while', [{ op: 'repeatWhile', condition: no, steps: [] }], FULL],
  ])('%s', (_, steps, far) => {
    expect(can(table().put('hand', 1, 2), ...steps)).toBe(far)
  })
})

describe('trees', () => {
  it('are plain data once the unsaid is left out', () => {
    const tree = { op: 'x', list: [{ op: 'y', unsaid: undefined }], none: null, unsaid: undefined }
    expect(plain(tree)).toStrictEqual({ op: 'x', list: [{ op: 'y' }], none: null })
  })

  it('are walked parents first, with the way to each node', () => {
    const seen: string[] = []
    const tree = [{ op: 'a', steps: [{ op: 'b', of: { op: 'c' } }, { no: { op: 'd' } }] }, { op: 7 }]
    walk(tree, (node, path) => seen.push(`${node.op} ${path}`))
    expect(seen).toEqual(['a [0]', 'b [0].steps[0]', 'c [0].steps[0].of', 'd [0].steps[1].no'])
  })
})
