import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailCodes } from '../../../src/server/api/people/mail-codes.ts'
import { openSite, type Site } from './site.ts'

/* Codes for one mailbox that are mailed at once: some arrive, some cannot be sent, in any order. */

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

interface Mail {
  readonly code: string
  /** The server of mails has taken it, or not. */
  readonly settle: (arrives: boolean) => void
}

/** A server of mails that takes its time. */
class Post {
  readonly mails: Mail[] = []
  private waiting: { readonly count: number; readonly go: () => void } | null = null

  readonly send = (_to: string, { text }: { readonly text: string }): Promise<void> =>
    new Promise((sent, failed) => {
      this.mails.push({
        code: /\d{6}/.exec(text)![0],
        settle: (arrives) => (arrives ? sent() : failed(new Error('no mail today'))),
      })
      if (this.mails.length === this.waiting?.count) this.waiting.go()
    })

  /** Until so many mails have come here. */
  has(count: number): Promise<void> {
    return new Promise((go) => {
      if (this.mails.length === count) go()
      else this.waiting = { count, go }
    })
  }
}

const orders = (of: readonly number[]): readonly (readonly number[])[] =>
  of.length === 0
    ? [[]]
    : of.flatMap((first) => orders(of.filter((each) => each !== first)).map((rest) => [first, ...rest]))

const OUTCOMES = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].map((n) => (bits & (1 << n)) !== 0))
const cases = OUTCOMES.flatMap((arrives) => orders([0, 1, 2]).map((order) => ({ arrives, order })))

describe('codes that are mailed at once', () => {
  it.each([
    ['one after the other', true],
    ['all at the same moment', false],
  ] as const)('begun %s: the last that was sent is good, and none that was not', async (_, apart) => {
    let at = 0
    for (const { arrives, order } of cases) {
      const post = new Post()
      const codes = new MailCodes({ clock: () => 0, store: site.backend.store }, post.send)
      const address = `${apart}-${at++}@example.org`
      const done: Promise<unknown>[] = []
      for (let n = 1; n <= arrives.length; n++) {
        done.push(codes.mail('test', address, 'en', 'https://cards.example').catch(() => {}))
        if (apart) await post.has(n)
      }
      await post.has(arrives.length)
      // They are on their way in the order in which they were asked for.
      for (const n of order) {
        post.mails[n]!.settle(arrives[n]!)
        await done[n]
      }
      const good: string[] = []
      for (const { code } of post.mails.toReversed())
        await codes.mustBeRight('test', address, code, []).then(
          () => good.push(code),
          () => {},
        )
      const last = arrives.lastIndexOf(true)
      expect(good, JSON.stringify({ arrives, order })).toEqual(last < 0 ? [] : [post.mails[last]!.code])
    }
  })
})
