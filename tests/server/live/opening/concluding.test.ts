import { describe, expect, it } from 'vitest'
import { begunTable, liveTables, ManualTime, newId, ownStore, Page } from '../harness.ts'

/* The last step of a game is stored, and what came of the game in a second breath: whatever happens between the two, it is over. */

/** A server that ends, or whose store goes away, when the game is over and before that is kept. */
async function endedBetween(how: 'killed' | 'away') {
  const { store, end } = await ownStore()
  const time = new ManualTime()
  const id = await begunTable(store, 'eternal', ['ann', 'bob'], { windows: 'plain' })
  let isAway = true
  const never = new Promise<never>(() => {})
  const finish = (...args: Parameters<typeof store.results.finish>) => {
    if (!isAway) return store.results.finish(...args)
    return how === 'killed' ? never : Promise.reject(new Error('Connection terminated'))
  }
  const results = new Proxy(store.results, {
    get: (target, name) => (name === 'finish' ? finish : Reflect.get(target, name)),
  })
  const first = liveTables({ ...store, results }, time, 'first')
  const ann = new Page(() => time.now())
  ann.connect(first.live, id, 'ann')
  await time.pass(200)
  ann.say({ c: 'act', r: ann.revision, act: 'concede', id: newId() })
  await time.pass(200)
  expect((await store.tables.table(id))!.state).toBe('playing')
  return {
    store,
    end,
    time,
    id,
    comesBack: () => {
      isAway = false
    },
    first,
  }
}

describe('a game whose last step is stored, and not what came of it', () => {
  it('is ended by the next node, though nobody looks', async () => {
    const { store, end, time, id } = await endedBetween('killed')
    try {
      await store.tables.releaseAll('first')
      const next = liveTables(store, time, 'next')
      await next.live.wake()
      await time.pass(100)
      const row = (await store.tables.table(id))!
      expect([row.state, row.due]).toEqual(['over', null])
      expect(await store.results.replay(id)).not.toBeNull()
      const [result] = await store.results.ofPerson('bob', 9)
      expect(result).toMatchObject({ game: id, won: true })
      expect(next.environment.faults).toEqual([])
      await next.live.close()
    } finally {
      await end()
    }
  })

  it('is ended by the same node as soon as its store is back, once', async () => {
    const { store, end, time, id, comesBack, first } = await endedBetween('away')
    try {
      comesBack()
      await first.live.wake()
      await time.pass(100)
      expect((await store.tables.table(id))!.state).toBe('over')
      expect(await store.results.ofPerson('ann', 9)).toHaveLength(1)
      await first.live.close()
    } finally {
      await end()
    }
  })
})
