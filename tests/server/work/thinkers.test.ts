import { afterAll, describe, expect, inject, it } from 'vitest'
import { gameNamed } from '../../../src/games/index.ts'
import { answerTables, askWorkers } from '../../../src/lab/think-queue.ts'
import { thinkHere } from '../../../src/server/live/thinker.ts'
import { thinkElsewhere } from '../../../src/server/work/thinker.ts'
import { ThinkingThreads } from '../../../src/server/work/thinkers.ts'
import { Table } from '../../../src/table/table.ts'

/** A machine may be as busy as it likes. */
const PATIENT = 800_000
const threads = new ThinkingThreads(1)
afterAll(() => threads.close())

function tableAfter(answers: number) {
  const table = Table.begin(gameNamed('aeons-end'), { mages: ['brama', 'mist'] }, 'thinking')
  for (let i = 0; i < answers; i++) table.answer(0)
  return table
}

describe('bots that think elsewhere', () => {
  it('choose what they would choose here, however often they are asked', async () => {
    const thinker = thinkElsewhere((thought) => threads.think(thought), PATIENT)
    for (const answers of [0, 3, 9]) {
      const table = tableAfter(answers)
      const here = await thinkHere.choose(table, 'search:40')
      const all = await Promise.all([1, 2, 3].map(() => thinker.choose(table, 'search:40')))
      expect(all).toEqual([here, here, here])
    }
  })
  it('give the same hints', async () => {
    const table = tableAfter(4)
    const words = table.game.words.en
    const thinker = thinkElsewhere((thought) => threads.think(thought), PATIENT)
    expect(await thinker.hint(table, words)).toEqual(await thinkHere.hint(table, words))
  })
  it('answer simply when nobody there answers', async () => {
    const table = tableAfter(5)
    const thinker = thinkElsewhere(() => Promise.reject(new Error('away')))
    expect(await thinker.choose(table, 'search:strong')).toBe(await thinkHere.choose(table, 'greedy'))
  })
  it('a thought that fails leaves the others alone', async () => {
    const table = tableAfter(1)
    const broken = threads.think({ game: 'nothing', record: '', bot: 'greedy', iterations: 1 })
    const thinker = thinkElsewhere((thought) => threads.think(thought), PATIENT)
    const good = thinker.choose(table, 'search:20')
    await expect(broken).rejects.toThrow()
    expect(await good).toBe(await thinkHere.choose(table, 'search:20'))
  })
})

const url = inject('redis')
if (url !== null)
  it('a worker process thinks the same', async () => {
    const address = `${url.replace(/\/\d*$/, '')}/8`
    const asked = await askWorkers(address)
    const table = tableAfter(6)
    const thinker = thinkElsewhere((thought) => asked.think(thought), PATIENT)
    expect(await thinker.choose(table, 'search:30')).toBe(await thinkHere.choose(table, 'greedy'))
    const worker = await answerTables(address, 1)
    expect(await thinker.choose(table, 'search:30')).toBe(await thinkHere.choose(table, 'search:30'))
    await worker.close()
    await asked.close()
  })
