import { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { bodies, filled, type Json } from '../api/odd-bodies.ts'
import { POSTS } from '../api/places.ts'
import { Grounds, LIMIT, sent } from './ground.ts'
import { workOfThread } from './work.ts'

const work = workOfThread()

/** In calls and branches: so much may be done for all that is tried with one route, which is less than a dear body costs. */
const MOST = 12 * LIMIT
/** So much for what is not even read. */
const UNREAD = 5_000
/** What seems too dear is measured so often: what else this thread does meanwhile counts too. */
const TIMES = 3

/** As large as is read: long, deep and wide, by itself and in each place of a body that could be meant. */
function* large(body: Json): Iterable<string> {
  const room = LIMIT - JSON.stringify(body).length - 20
  yield `${'['.repeat(room / 2)}${']'.repeat(room / 2)}`
  yield `${'{"a":'.repeat(room / 6)}0${'}'.repeat(room / 6)}`
  // Keys of prototypes are looked for where one may stand: behind all the others it is the dearest.
  yield String.raw`{"a":[${'{},'.repeat(room / 3 - 10)}{"\u005f_proto__":0}]}`
  yield `{"x":"${'x'.repeat(room)}`
  yield ' '.repeat(room)
  for (const each of filled(body, room)) yield JSON.stringify(each)
}

describe('checklist 17: a body', () => {
  const grounds = new Grounds()
  afterAll(async () => {
    await grounds.end()
  })

  it.each(POSTS)('costs little at %s, as large as it may be', async (name) => {
    let units = Number.POSITIVE_INFINITY
    for (let time = 0; time < TIMES && units >= MOST; time++) {
      const ground = await grounds.begin()
      const payloads = [...large(bodies(ground.places)[name] ?? {})]
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(LIMIT)
      let isRefused = true
      units = await work.of(async () => {
        for (const payload of payloads) {
          const status = await sent(ground, name, payload)
          expect(status, payload.slice(0, 80)).toBeLessThan(500)
          isRefused &&= status >= 400
        }
      })
      if (!isRefused) grounds.clear()
    }
    expect(units).toBeLessThan(MOST)
  })

  it('is not read at any of them where it is larger', async () => {
    const ground = await grounds.begin()
    const larger = [LIMIT + 1, 16 * LIMIT].map((length) => JSON.stringify('x'.repeat(length - 2)))
    const units = await work.of(async () => {
      for (const name of POSTS)
        for (const payload of larger) expect(await sent(ground, name, payload), name).toBe(413)
    })
    expect(units / (POSTS.length * larger.length)).toBeLessThan(UNREAD)
    // Whoever does not say how long it is is read no further than that.
    for (const name of POSTS) {
      let read = 0
      const endless = new Readable({
        highWaterMark: 1024,
        read() {
          read += 1024
          setImmediate(() => this.push('x'.repeat(1024)))
        },
      })
      expect(await sent(ground, name, endless)).toBe(413)
      expect(read, name).toBeLessThan(2 * LIMIT)
      endless.destroy()
    }
  })
})
