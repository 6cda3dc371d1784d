import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hmacWith } from '../../../../src/server/live/shown/hmac.ts'

const longTexts = fc.string({ unit: 'binary', minLength: 60, maxLength: 400 })
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 70 }), longTexts)

it('signs as the HMAC of Node does, with keys and texts of any length, one after the other', () => {
  fc.assert(
    fc.property(texts, fc.array(texts, { minLength: 1, maxLength: 4 }), (key, all) => {
      const sign = hmacWith(key)
      for (const text of all)
        expect(sign(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'))
    }),
  )
})
