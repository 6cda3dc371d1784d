import { describe, expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import { readMessage } from '../../src/table/messages.ts'
import { momentFor } from '../../src/table/moment.ts'
import { SharedTable } from '../../src/table/shared-table.ts'
import { Table } from '../../src/table/table.ts'
import { isReply, patchedMoment } from '../../src/table/wire/replies.ts'

describe('what a table says', () => {
  it('is read by its kind; what is none, or of a later release, is let go by', () => {
    expect(readMessage('{"m":"ok","id":"a","r":1}')).toEqual({ m: 'ok', id: 'a', r: 1 })
    for (const text of ['', '{', 'null', '[]', '"ok"', '{"m":1}', '{"m":"later"}', '{"m":"toString"}'])
      expect(readMessage(text)).toBeNull()
  })
})

describe('a moment', () => {
  const shared = new SharedTable(Table.begin(eternal, eternal.setupFrom({}), 'replies'), [])
  const moment = momentFor(shared, { eyes: 0, answersFor: [0], holdsTable: true }, eternal.words.en)
  const patch = { m: 'patch', from: moment.revision, r: 9, moment: null, log: { keep: 0, add: [] } } as const

  it('is a reply to a look', () => {
    expect(isReply.look(moment)).toBe(true)
  })

  it('becomes the next one by a patch that was made for it, and by no other', () => {
    expect(patchedMoment(moment, patch)).toEqual({ ...moment, revision: 9 })
    expect(patchedMoment(moment, { ...patch, from: 7 })).toBeNull()
    expect(patchedMoment(null, patch)).toBeNull()
    expect(patchedMoment(moment, { ...patch, moment: [0, 'nothing'] })).toBeNull()
  })
})

describe('a reply', () => {
  it.each([
    ['board', ['a line']],
    ['why', { possible: true, why: null }],
    ['why', { possible: false, why: { words: 'It is spent.', rule: 'E108' } }],
    ['sum', [{ n: 3, words: '3 = 2 + 1' }]],
    ['numbers', []],
    ['hint', [{ index: 0, chance: 0.5, why: 'best' }]],
    ['show', { key: null }],
    ['show', { key: 'k' }],
  ] as const)('to %s is taken', (c, value) => {
    expect(isReply[c](value)).toBe(true)
  })

  it.each([
    ['look', { revision: 1 }],
    ['board', 'a line'],
    // As the releases before this one said it.
    ['why', { possible: false, why: 'It is spent. (E108)' }],
    ['sum', [{ words: '3' }]],
    ['numbers', null],
    ['hint', [null]],
    ['show', {}],
  ] as const)('to %s is not taken for what it is not', (c, value) => {
    expect(isReply[c](value)).toBe(false)
  })
})
