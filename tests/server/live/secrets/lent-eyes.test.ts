import { expect, it } from 'vitest'
import { CLOSED } from '../../../../src/table/messages.ts'
import { begunTable, liveTables, ManualTime, newId, ownStore, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* The link to look over somebody's shoulder outlives the memory of the node that gave it out. */

it('looks through the eyes of a seat also at the next node, until it does not any more at any', async () => {
  const own = await ownStore()
  const id = await begunTable(own.store, 'eternal', ['ann', 'bob'])
  await own.store.people.create({ id: 'zoe', name: 'zoe', lang: 'en' })
  const time = new ManualTime()
  let nodes = 0
  const opened = () => {
    nodes += 1
    return liveTables(own.store, time, `node ${nodes}`).live
  }
  const page = new Page()
  const sent = (of: Page, wanted: string) => of.next(({ m }) => m === wanted)
  /** What she hears next of this kind after she said or did something; nothing is shown but on a beat. */
  async function after<T>(message: Promise<T>, what: () => void): Promise<T> {
    what()
    let waits = true
    const done = message.finally(() => {
      waits = false
    })
    while (waits) {
      await time.pass(50)
    }
    return done
  }

  const first = opened()
  await after(sent(page, 'whole'), () => page.connect(first, id, 'ann'))
  const beside = new Page()
  await after(sent(beside, 'whole'), () => beside.connect(first, id, 'bob'))
  await time.pass(200)
  const before = beside.frames.length
  const reply = await after(sent(page, 'reply'), () => page.say({ c: 'show', seat: 0, on: true, q: 1 }))
  expect(page.company!.you.lent).toEqual([0])
  await time.pass(200)
  expect(beside.since(before)).toEqual([])
  const { key } = (reply as unknown as { value: { key: string } }).value
  await first.close()

  const second = opened()
  const zoe = new Page()
  await after(sent(zoe, 'whole'), () => zoe.connect(second, id, 'zoe', 'en', key))
  expect(zoe.moment!.eyes).toBe(0)
  const ann = new Page()
  await after(sent(ann, 'whole'), () => ann.connect(second, id, 'ann'))
  // Whoever lent them sees it, on another device and after a restart; nobody else's frames say anything of it.
  expect(ann.company!.you.lent).toEqual([0])
  const bob = new Page()
  await after(sent(bob, 'whole'), () => bob.connect(second, id, 'bob'))
  for (const other of [zoe, bob]) expect(JSON.stringify(other.messages)).not.toContain('lent')
  await after(zoe.gone(), () => ann.say({ c: 'show', seat: 0, on: false, q: 2 }))
  expect(zoe.closed).toBe(CLOSED.unknown)
  await time.pass(200)
  expect(ann.company!.you.lent).toBeUndefined()
  await second.close()

  const third = opened()
  const again = new Page()
  await after(sent(again, 'whole'), () => again.connect(third, id, 'zoe', 'en', key))
  expect(again.moment!.eyes).not.toBe(0)
  await third.close()
  await own.end()
})

it('whoever has lent her eyes takes them back also while a bot plays for her', async () => {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, 'aeons-end', ['ann', 'bob'])
  const comes = async (person: string, key: string | null = null): Promise<Page> => {
    const page = new Page(() => time.now())
    page.connect(live, id, person, 'en', key)
    await time.pass(100)
    return page
  }
  const [ann] = [await comes('ann'), await comes('bob')]
  const asks = async (on: boolean) => {
    const reply = ann.next(({ m }) => m === 'reply' || m === 'no')
    ann.say({ c: 'show', seat: 0, on, q: 1 })
    await time.pass(100)
    return reply
  }
  const { key } = ((await asks(true)) as unknown as { value: { key: string } }).value
  const zoe = await comes('zoe', key)
  expect(zoe.moment!.eyes).toBe(0)
  ann.say({ c: 'stand-in', seat: 0, bot: true, id: newId() })
  await time.pass(100)
  expect(await asks(true)).toMatchObject({ m: 'no' })
  expect(await asks(false)).toMatchObject({ m: 'reply', value: { key: null } })
  expect(zoe.closed).toBe(CLOSED.unknown)
  await live.close()
})
