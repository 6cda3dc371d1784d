import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonInWords, reasonOf } from '../../../src/server/operating/reason.ts'

const thrownBy = (what: () => unknown): unknown => {
  try {
    what()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('what is said of an error', () => {
  it('is where it happened, and no word of a message that nobody knows beforehand', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8 }).filter((text) => text.trim() !== ''),
        (text) => {
          const message = `planted ${text}\n    at ${text} (planted.ts:1:2)\nplanted`
          const errors = [
            new Error(message),
            new TypeError(message),
            Object.assign(new Error(message), { name: message, code: message, detail: message }),
            Object.assign(new Error(message), { code: '22P02', detail: message }),
            Object.assign(new Error(message), { command: { name: 'publish', args: [message] } }),
            new AggregateError([new Error(message)], message),
            new Error('outside', { cause: new Error(message) }),
            thrownBy(() => JSON.parse(`{"planted": planted}`)),
          ]
          for (const error of [...errors, message, { message: message }])
            for (const said of [JSON.stringify(reasonOf(error)), reasonInWords(error)])
              expect(said).not.toContain('planted')
        },
      ),
    )
    const [first] = reasonOf(new TypeError('x')).at
    expect(first).toMatch(/^reason\.test\.ts:\d+:\d+$/)
  })
  it('is its message where it comes from the system, or says what a store or a server lacks', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    })
    const database = new DatabaseSync(':memory:')
    for (const [error, reason] of [
      [full, full.message],
      [new AggregateError([Object.assign(full, {})]), full.message],
      [thrownBy(() => database.exec('SELECT x FROM absent')), 'no such table: absent'],
      [Object.assign(new Error('disk full'), { code: '53100' }), 'disk full'],
      [new Error('the store is closed'), 'the store is closed'],
    ] as const)
      expect(reasonOf(error)).toMatchObject({ reason })
    expect(reasonInWords(full)).toMatch(/^Error \(ENOSPC\): ENOSPC: no space left on device, write, at /)
  })
})
