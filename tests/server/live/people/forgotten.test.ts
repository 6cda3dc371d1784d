import { expect, it } from 'vitest'
import { begunTable, liveTables, ManualTime, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

it('what a watcher has said who is gone for good is told nobody who comes later, though the table is in memory', async () => {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'aeons-end', ['ann', 'bob'])
  const comes = async (person: string): Promise<Page> => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    await time.pass(100)
    return page
  }
  const said = ({ messages }: Page): readonly string[] =>
    messages.flatMap((each) => (each.m === 'talk' ? each.sayings.map(({ text }) => text ?? '') : []))
  const [wim] = [await comes('wim'), await comes('zoe')]
  wim.say({ c: 'say', text: 'hello' })
  await time.pass(100)
  expect(said(await comes('xan'))).toEqual(['hello'])
  // As it goes when somebody deletes herself.
  store.said.length = 0
  await live.changed(id)
  expect(said(await comes('yve'))).toEqual([])
  await live.close()
})
