import { expect, it } from 'vitest'
import { withoutHurry } from '../../../../src/server/live/time/in-parts.ts'
import { ManualTime } from '../harness.ts'

it('looks at thousands a part at a time, and what people say meanwhile comes between them', async () => {
  const time = new ManualTime()
  const done: string[] = []
  const all = Array.from({ length: 450 }, (_, n) => n)
  const looked: number[] = []
  const looking = (async () => {
    for await (const some of withoutHurry(all, time)) {
      done.push(`${some.length} looked at`)
      looked.push(...some)
      time.after(0, () => done.push('somebody answers'))
    }
  })()
  await time.pass(1)
  await looking
  expect(looked).toEqual(all)
  expect(done).toEqual([
    '200 looked at',
    'somebody answers',
    '200 looked at',
    'somebody answers',
    '50 looked at',
    'somebody answers',
  ])
})

it('waits for nothing where there are few', async () => {
  const time = new ManualTime()
  const looked: number[] = []
  for await (const some of withoutHurry([1, 2, 3], time)) looked.push(...some)
  for await (const some of withoutHurry([], time)) looked.push(...some)
  expect(looked).toEqual([1, 2, 3])
})
