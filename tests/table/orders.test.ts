import { describe, expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import type { SeenDecision } from '../../src/language/face.ts'
import { isWindow, type Order, orderedAnswer, thinksPercent } from '../../src/table/orders.ts'

const window = (...plays: readonly string[]): SeenDecision => ({
  seat: 1,
  kind: 'react',
  why: { text: 'react' },
  options: [
    ...plays.map((card) => ({ kind: 'play', object: { zone: 'hand', of: 1, card } })),
    { kind: 'pass' },
    { kind: 'pass turn' },
  ],
})
const view = (turn: number, on: readonly unknown[] = []): unknown => ({
  turn,
  window: { card: { zone: 'being played', index: 0, card: '1-8' }, on },
})
const ours = { zone: 'playmat', of: 1, index: 2, card: '1-5' }
const answer = (orders: readonly Order[], decision: SeenDecision, seen: unknown) =>
  orderedAnswer(eternal, orders, decision, seen)

describe('standing orders', () => {
  it('are asked only in windows, which are windows whatever is held', () => {
    expect(isWindow(eternal, window())).toBe(true)
    expect(isWindow(eternal, { ...window(), options: [{ kind: 'end turn' }] })).toBe(false)
    expect(
      answer([{ do: 'pass untouched' }], { ...window(), options: [{ kind: 'pass' }] }, view(1)),
    ).toBeNull()
    expect(answer([], window('1-1'), view(1))).toBeNull()
  })
  it('let the windows of one turn go by', () => {
    const orders: readonly Order[] = [{ do: 'pass turn', turn: 4 }]
    expect(answer(orders, window('1-1'), view(4, [ours]))).toBe(1)
    expect(answer(orders, window('1-1'), view(5))).toBeNull()
  })
  it('let windows go by until something of the seat is touched', () => {
    const orders: readonly Order[] = [{ do: 'pass untouched' }]
    expect(answer(orders, window('1-1'), view(4, [{ player: 0 }]))).toBe(1)
    expect(answer(orders, window('1-1'), view(4, [ours]))).toBeNull()
    expect(answer(orders, window('1-1'), view(4, [{ player: 1 }]))).toBeNull()
  })
  it('answer a spell on one thing with one card, before anything passes', () => {
    const orders: readonly Order[] = [
      { do: 'pass untouched' },
      { do: 'pass turn', turn: 4 },
      { do: 'answer', to: { on: [{ card: '1-5' }] }, with: { kind: 'play', object: { card: '1-9' } } },
    ]
    expect(answer(orders, window('1-1', '1-9'), view(4, [ours]))).toBe(1)
    // Without the card it is as if the order were not there.
    expect(answer(orders, window('1-1'), view(4, [ours]))).toBe(1)
    expect(answer(orders, window('1-1', '1-9'), view(4, [{ player: 0 }]))).toBe(2)
  })
  it('say how often to press think', () => {
    expect(thinksPercent([])).toBe(0)
    expect(
      thinksPercent([
        { do: 'think', percent: 20 },
        { do: 'think', percent: 35 },
      ]),
    ).toBe(35)
  })
})
