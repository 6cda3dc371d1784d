import { describe, expect, it } from 'vitest'
import {
  beginOptions,
  forgetOptionsOf,
  heaviest,
  onceForOptions,
  option,
  optionCount,
  optionsBelongTo,
  ownOptions,
} from '../../src/kernel/options.ts'
import { schema } from './toy.ts'

const block = schema.create()
const another = schema.create()

/** A list with one option, of the block at its first decision. */
function list(kind: number): void {
  beginOptions()
  option(kind)
  ownOptions(block, 1)
}

describe('a list of options', () => {
  it('belongs to one state at one decision', () => {
    list(1)
    expect(optionsBelongTo(block, 1)).toBe(true)
    expect(optionsBelongTo(block, 2)).toBe(false)
    expect(optionsBelongTo(another, 1)).toBe(false)
    ownOptions(another, 2)
    expect([optionsBelongTo(block, 1), optionsBelongTo(another, 2)]).toEqual([false, true])
  })

  it('is nobody’s while it is being made', () => {
    list(1)
    beginOptions()
    expect([optionCount(), optionsBelongTo(block, 1)]).toEqual([0, false])
  })

  it('is forgotten with its own state only', () => {
    list(1)
    forgetOptionsOf(another)
    expect(optionsBelongTo(block, 1)).toBe(true)
    forgetOptionsOf(block)
    expect(optionsBelongTo(block, 1)).toBe(false)
  })
})

describe('what is made of a list of options', () => {
  it('is made once, until there is another list', () => {
    list(1)
    expect(onceForOptions(() => 'first')).toBe('first')
    expect(onceForOptions(() => 'again')).toBe('first')
    list(2)
    expect(onceForOptions(() => 'second')).toBe('second')
  })

  it('is made every time while the list is nobody’s', () => {
    beginOptions()
    expect(onceForOptions(() => 'first')).toBe('first')
    expect(onceForOptions(() => 'again')).toBe('again')
    ownOptions(block, 1)
    expect(onceForOptions(() => 'owned')).toBe('owned')
    expect(onceForOptions(() => 'again')).toBe('owned')
  })

  it('is forgotten with the list, and not with that of another state', () => {
    list(1)
    expect(onceForOptions(() => 'first')).toBe('first')
    forgetOptionsOf(another)
    expect(onceForOptions(() => 'again')).toBe('first')
    forgetOptionsOf(block)
    expect(onceForOptions(() => 'second')).toBe('second')
    ownOptions(block, 1)
    expect(onceForOptions(() => 'third')).toBe('third')
  })

  it('is not kept when another list was made meanwhile', () => {
    list(1)
    const made = onceForOptions(() => {
      list(2)
      return 'of the first'
    })
    expect(made).toBe('of the first')
    expect(onceForOptions(() => 'of the second')).toBe('of the second')
  })

  it('is not kept when the list was forgotten meanwhile', () => {
    list(1)
    const made = onceForOptions(() => {
      forgetOptionsOf(block)
      return 'of the first'
    })
    expect(made).toBe('of the first')
    ownOptions(block, 1)
    expect(onceForOptions(() => 'of the second')).toBe('of the second')
  })
})

describe('the heaviest option', () => {
  it.each([
    [[5], 1, 0],
    [[1, 3, 2], 3, 1],
    [[1, 2, 3], 3, 2],
    [[3, 1, 2], 3, 0],
    [[-3, -1, -2], 3, 1],
  ])('of %j is the one of the largest weight', (weights, options, best) => {
    expect(heaviest(Float64Array.from(weights), options)).toBe(best)
  })

  it('is the first of several', () => {
    expect(heaviest(Float64Array.of(1, 4, 4, 2), 4)).toBe(1)
    expect(heaviest(Float64Array.of(0, 0, 0), 3)).toBe(0)
  })

  it('is looked for among the options that there are', () => {
    expect(heaviest(Float64Array.of(1, 2, 9), 2)).toBe(1)
    expect(heaviest(Float64Array.of(1, 2, 9), 1)).toBe(0)
  })
})
