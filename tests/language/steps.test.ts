import { describe, expect, it } from 'vitest'
import { TABLE } from '../../src/kernel/machine.ts'
import { FULL } from '../../src/language/compiler/steps.ts'
import { attempt, Dialect, type Effect, inZone, type Pick, say } from './dialect.ts'

const move = (pick: Pick, as?: string): Effect =>
  as === undefined ? { op: 'move', pick, to: 'bin' } : { op: 'move', pick, to: 'bin', as }
const hand = inZone('hand')
const table = () => new Dialect()

describe('choosing', () => {
  it('one offers every thing once, in order, and nothing else', () => {
    const d = table()
      .put('hand', 3, 1, 2)
      .run(move({ from: hand }))
    expect(d.options).toEqual(['3', '1', '2'])
    d.choose('1')
    expect([d.lying('hand'), d.lying('bin'), d.over]).toEqual([[3, 2], [1], true])
  })

  it('one of none is not asked', () => {
    const d = table().run(move({ from: hand }), say('after'))
    expect([d.log, d.over]).toEqual([['after'], true])
  })

  it('one of one is not asked', () => {
    const d = table()
      .put('hand', 7)
      .run(move({ from: hand }))
    expect([d.lying('bin'), d.over]).toEqual([[7], true])
  })

  it('among things that look the same offers one of them, and is no choice when all do', () => {
    const d = table()
      .put('hand', 5, 5, 4, 5)
      .run(move({ from: hand }))
    expect(d.options).toEqual(['5', '4'])
    const same = table()
      .put('hand', 5, 5, 5)
      .run(move({ from: hand, many: 2 }))
    expect([same.lying('hand'), same.lying('bin'), same.over]).toEqual([[5], [5, 5], true])
  })

  it('exactly two is two decisions, the second without what was chosen first', () => {
    const d = table()
      .put('hand', 1, 2, 3)
      .run(move({ from: hand, many: 2 }))
    d.choose('2')
    expect(d.options).toEqual(['1', '3'])
    expect(d.lying('bin')).toEqual([])
    d.choose('3')
    expect([d.lying('hand'), d.lying('bin'), d.over]).toEqual([[1], [2, 3], true])
  })

  it('more than there are takes all of them', () => {
    const d = table()
      .put('hand', 1, 2)
      .run(move({ from: hand, many: 5 }))
    d.choose('2')
    expect([d.lying('bin'), d.over]).toEqual([[2, 1], true])
  })

  it('none of some is not asked', () => {
    const d = table()
      .put('hand', 1, 2)
      .run(move({ from: hand, many: 0 }))
    expect([d.lying('bin'), d.over]).toEqual([[], true])
  })

  it('up to two may stop before the first and before the second', () => {
    const start = () =>
      table()
        .put('hand', 1, 2, 3)
        .run(move({ from: hand, many: 2, upTo: true }))
    expect(start().options).toEqual(['1', '2', '3', 'done'])
    expect(start().choose('done').lying('bin')).toEqual([])
    const d = start().choose('2')
    expect(d.options).toEqual(['1', '3', 'done'])
    expect(d.choose('done').lying('bin')).toEqual([2])
    expect(start().choose('2', '1').lying('bin')).toEqual([2, 1])
  })

  it('up to two of one is still a choice', () => {
    const d = table()
      .put('hand', 1)
      .run(move({ from: hand, many: 2, upTo: true }))
    expect(d.options).toEqual(['1', 'done'])
    expect(d.choose('1').over).toBe(true)
  })

  it('two, if at all, may be declined but not stopped half way', () => {
    const start = () =>
      table()
        .put('hand', 1, 2, 3)
        .run(move({ from: hand, many: 2, optional: true }))
    expect(start().options).toEqual(['1', '2', '3', 'done'])
    expect(start().choose('done').lying('bin')).toEqual([])
    expect(start().choose('1').options).toEqual(['2', '3'])
  })

  it('the lightest or heaviest leaves a choice only among equals', () => {
    const lightest = table()
      .put('hand', 3, 1, 2)
      .run(move({ from: hand, extreme: 'lightest' }))
    expect([lightest.lying('bin'), lightest.over]).toEqual([[1], true])
    const heaviest = table()
      .put('hand', 3, 1, 3, 2)
      .run(move({ from: hand, extreme: 'heaviest', many: 3 }))
    // Two that weigh 3 look the same; then 2 is the heaviest that is left.
    expect([heaviest.lying('bin'), heaviest.over]).toEqual([[3, 3, 2], true])
  })

  it('where it can be done best leaves out what can be done less well', () => {
    const d = table()
      .put('hand', 3, FULL, 7, FULL)
      .run(move({ from: hand, best: true, optional: true }))
    expect(d.options).toEqual([`${FULL}`, 'done'])
    const nothing = table()
      .put('hand', 0, 0)
      .run(move({ from: hand, best: true, optional: true }))
    expect(nothing.options).toEqual(['0', 'done'])
  })

  it('measures without leaving a trace in the state', () => {
    const d = table()
      .put('hand', 3, 1, 1, 2)
      .run(move({ from: hand, extreme: 'lightest', upTo: true }))
    const before = d.state.slice()
    expect(d.options).toEqual(['1', 'done'])
    expect(d.state).toEqual(before)
  })

  it('is asked of whoever decides', () => {
    const ask = (by: 'you' | 'subject' | 'table') =>
      table()
        .put('hand', 1, 2)
        .run(move({ from: hand, by })).seat
    expect([ask('you'), ask('subject'), ask('table')]).toEqual([0, 1, TABLE])
  })

  it('again later in the same text begins anew', () => {
    const d = table()
      .put('hand', 1, 2, 3)
      .run(move({ from: hand }), move({ from: hand }))
    d.choose('1')
    expect(d.options).toEqual(['2', '3'])
  })

  it('binds what was chosen, in the order of choosing', () => {
    const those = { op: 'those', name: 'them' } as const
    const d = table()
      .put('hand', 1, 2, 3)
      .run(
        move({ from: hand, many: 2 }, 'them'),
        { op: 'forEach', of: those, as: 'it', steps: [say('weighs', { op: 'weight', of: 'it' })] },
        say('all', { op: 'count', of: those }),
      )
    d.choose('3', '1')
    expect(d.log).toEqual(['weighs 3', 'weighs 1', 'all 2'])
  })
})

describe('one of several ways', () => {
  const ways = (...cans: readonly number[]): Effect => ({
    op: 'either',
    ways: cans.map((can, i) => [attempt(`way ${i}`, can)]),
  })

  it('are only those that can be done fully, if there is one', () => {
    const d = table().run(ways(FULL, 5, FULL, 0))
    expect(d.options).toEqual(['way 0', 'way 2'])
    d.choose('way 2')
    expect([d.log, d.over]).toEqual([['way 2'], true])
  })

  it('are those that can be done at all, if none can be done fully', () => {
    expect(table().run(ways(5, 0, 1)).options).toEqual(['way 0', 'way 2'])
  })

  it('is no choice when one is left, and nothing when none is', () => {
    expect(table().run(ways(5, FULL, 0)).log).toEqual(['way 1'])
    expect(table().run(ways(0, 3)).log).toEqual(['way 1'])
    const nothing = table().run(ways(0, 0), say('after'))
    expect(nothing.log).toEqual(['after'])
  })

  it('is possible as far as its parts are', () => {
    const both: Effect = {
      op: 'either',
      ways: [
        [move({ from: hand, many: 2 }), say('two')],
        [move({ from: hand, many: 1 }), say('one')],
      ],
    }
    expect(table().put('hand', 1, 2).run(both).options).toEqual(['way 0', 'way 1'])
    expect(table().put('hand', 1).run(both).log).toEqual(['one'])
    // A way is possible in part when one of its steps is: both are, and nothing can be moved.
    expect(table().run(both).options).toEqual(['way 0', 'way 1'])
  })
})

describe('yes or no', () => {
  it('is asked when it can be done at all', () => {
    const start = (can: number) => table().run({ op: 'may', steps: [attempt('done', can)] }, say('after'))
    expect(start(1).options).toEqual(['yes', 'no'])
    expect(start(1).choose('yes').log).toEqual(['done', 'after'])
    expect(start(1).choose('no').log).toEqual(['after'])
    expect(start(0).log).toEqual(['after'])
  })

  it('with a reward is asked only when it can be done in full', () => {
    const start = (can: number) =>
      table().run({ op: 'may', steps: [attempt('done', can)], ifDone: [say('reward')] }, say('after'))
    expect(start(FULL).choose('yes').log).toEqual(['done', 'reward', 'after'])
    expect(start(FULL).choose('no').log).toEqual(['after'])
    expect(start(FULL - 1).log).toEqual(['after'])
  })

  it('before a choice is that choice with a way out', () => {
    const start = () =>
      table()
        .put('hand', 1, 2)
        .run(
          { op: 'may', steps: [move({ from: hand }), say('moved')], ifDone: [say('reward')] },
          say('after'),
        )
    expect(start().options).toEqual(['1', '2', 'done'])
    expect(start().choose('2').log).toEqual(['moved', 'reward', 'after'])
    expect(start().choose('done').log).toEqual(['after'])
    const nothing = table().run({ op: 'may', steps: [move({ from: hand })], ifDone: [say('reward')] })
    expect([nothing.log, nothing.over]).toEqual([[], true])
  })
})
