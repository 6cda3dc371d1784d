import { describe, expect, it } from 'vitest'
import { Batcher, MOST_AT_ONCE } from '../../../src/server/store/batcher.ts'
import type { Append, Appended, Steps } from '../../../src/server/store/contract/steps.ts'
import { stepOf } from './rows.ts'

/** Commits only when it is told to. */
class Slow implements Steps {
  readonly batches: (readonly Append[])[] = []
  private readonly waiting: (() => void)[] = []
  fails = (_: readonly Append[]): Error | null => null

  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    this.batches.push(batch)
    return new Promise((done, failed) => {
      this.waiting.push(() => {
        const error = this.fails(batch)
        if (error !== null) failed(error)
        else done(batch.map(({ n }) => (n < 0 ? { stored: false } : { stored: true, at: n })))
      })
    })
  }

  async load() {
    return []
  }

  async commit(): Promise<void> {
    this.waiting.shift()?.()
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
}

const turn = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve()
}

describe('group commit', () => {
  it('gathers what comes while one is under way, and answers each with its own', async () => {
    const slow = new Slow()
    const batcher = new Batcher(slow)
    const all = [batcher.append([stepOf('a', 1, 1)])]
    await turn()
    for (let n = 2; n <= 10; n++) all.push(batcher.append([stepOf(`t${n}`, 1, n === 5 ? -5 : n)]))
    await turn()
    expect(slow.batches.map((batch) => batch.length)).toEqual([1])
    await slow.commit()
    expect(slow.batches.map((batch) => batch.length)).toEqual([1, 9])
    await slow.commit()
    const answers = (await Promise.all(all)).flat()
    expect(answers.map((each) => (each.stored ? each.at : null))).toEqual([1, 2, 3, 4, null, 6, 7, 8, 9, 10])
  })
  it('takes everything of one turn of the loop together', async () => {
    const slow = new Slow()
    const batcher = new Batcher(slow)
    for (let n = 1; n <= 5; n++) void batcher.append([stepOf(`t${n}`, 1, n)])
    await turn()
    expect(slow.batches.map((batch) => batch.length)).toEqual([5])
  })
  it('takes no more than its most at once', async () => {
    const slow = new Slow()
    const batcher = new Batcher(slow)
    const all = batcher.append(Array.from({ length: MOST_AT_ONCE + 1 }, (_, n) => stepOf(`t${n}`, 1, n)))
    await turn()
    await slow.commit()
    await slow.commit()
    expect(slow.batches.map((batch) => batch.length)).toEqual([MOST_AT_ONCE, 1])
    expect(await all).toHaveLength(MOST_AT_ONCE + 1)
  })
  it('waits for more after a commit during which others came, and never where one table plays alone', async () => {
    const slow = new Slow()
    const gathered: (() => void)[] = []
    const batcher = new Batcher(slow, () => new Promise<void>((done) => gathered.push(done)))
    for (let n = 1; n <= 3; n++) {
      const alone = batcher.append([stepOf('a', 1, n)])
      await turn()
      await slow.commit()
      await alone
    }
    expect(gathered).toHaveLength(0)
    void batcher.append([stepOf('a', 1, 4)])
    await turn()
    void batcher.append([stepOf('b', 1, 1)])
    await slow.commit()
    expect(gathered).toHaveLength(1)
    void batcher.append([stepOf('c', 1, 1)])
    await turn()
    expect(slow.batches.map((batch) => batch.length)).toEqual([1, 1, 1, 1])
    for (const done of gathered.splice(0)) done()
    await turn()
    expect(slow.batches.at(-1)!.map(({ game }) => game)).toEqual(['b', 'c'])
    await slow.commit()
    // Several were stored together: there will be more.
    expect(gathered).toHaveLength(1)
    gathered[0]!()
    await turn()
    const later = batcher.append([stepOf('a', 1, 5)])
    await turn()
    await slow.commit()
    expect(await later).toEqual([{ stored: true, at: 5 }])
  })
  it('says nothing is stored when nothing can be, and goes on afterwards', async () => {
    const slow = new Slow()
    const batcher = new Batcher(slow)
    slow.fails = () => new Error('disk full')
    const both = [batcher.append([stepOf('a', 1, 1)]), batcher.append([stepOf('b', 1, 1)])]
    await turn()
    await slow.commit()
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(slow.batches).toHaveLength(1)
    slow.fails = () => null
    const next = batcher.append([stepOf('a', 1, 1)])
    await turn()
    await slow.commit()
    expect(await next).toEqual([{ stored: true, at: 1 }])
  })
})
