import { describe, expect, it, vi } from 'vitest'
import type { BoardProps, Choice, Moment, Question } from '../../src/web/table/aeons-end/types.ts'
import { numbers } from './play.ts'

// The words of the page ask the window what it prefers.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { draftActs, pickedAt } = await import('../../src/web/table/aeons-end/draft.ts')

const ZONE = 'player 1 discard pile'
const pile = ['spark', 'crystal', 'jade', 'emerald-shard', 'crystal']

/** Up to so many cards of the discard pile are asked for; equal ones upon one another are one choice. */
function askedFor(at: number, most: number): BoardProps {
  const choices = [0, 1, 2, 3, 4].map(
    (index): Choice => ({
      index,
      ref: { kind: 'pick', zone: ZONE, index, card: pile[index]! },
      label: { title: pile[index]! },
    }),
  )
  const done: Choice = { index: 5, ref: { kind: 'done' }, label: { title: 'none' } }
  const question: Question = {
    seat: 0,
    kind: 'select',
    why: { text: 'a test' },
    prompt: { who: '', what: '' },
    choices: [...choices, done],
    picks: { left: most, of: most },
  }
  const moment = { at, question, view: { players: [{ discard: pile }] } } as unknown as Moment
  return { moment, cards: new Map(), choices: question.choices, follow: () => {} } as unknown as BoardProps
}

describe('cards that are chosen together', () => {
  it('answer every press: what is picked changes, and is never more than may be picked', () => {
    const next = numbers(7)
    for (const most of [2, 3, 4]) {
      const board = askedFor(most, most)
      let before = pickedAt(board.moment)!
      for (let press = 0; press < 200; press++) {
        const toggles = draftActs(board)!.filter(({ pressed }) => pressed !== undefined)
        toggles[next(toggles.length)]!.run()
        const now = pickedAt(board.moment)!
        expect(now).not.toEqual(before)
        expect(now.length).toBeLessThanOrEqual(most)
        before = now
      }
    }
  })

  it('make room for another one when enough are picked', () => {
    const board = askedFor(9, 2)
    for (const name of ['spark', 'jade', 'emerald-shard'])
      draftActs(board)!
        .find(({ title }) => title === name)!
        .run()
    expect(pickedAt(board.moment)).toEqual([`${ZONE}/0`, `${ZONE}/3`])
  })
})
