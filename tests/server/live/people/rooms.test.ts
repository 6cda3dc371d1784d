import { expect, it } from 'vitest'
import { digestOf } from '../../../../src/server/access/session.ts'
import { Connection } from '../../../../src/server/live/connections/connection.ts'
import { Rooms } from '../../../../src/server/live/people/rooms.ts'
import type { TableWithSeats } from '../../../../src/server/store/contract/tables.ts'
import { tableLike } from '../../store/rows.ts'
import { ManualTime, ownStore, Page } from '../harness.ts'

/* Who waits on at a table whose host has removed somebody, so that its link is another one. */

it('whoever waits by the old link stays, whoever was removed goes, and so does who comes to watch by a link that has ended', async () => {
  const { store, end } = await ownStore()
  for (const id of ['host', 'gone', 'sits', 'waits', 'left', 'watches'])
    await store.people.create({ id, name: id, lang: 'en' })
  const seats = ['host', 'gone', 'sits', 'left'].map((person) => ({ person, bot: null, name: person }))
  const { id, ...table } = tableLike({ seats, host: 'host', invite: digestOf('old') })
  await store.tables.create({ id, ...table, options: '{}' })
  await store.tables.setWatch(id, digestOf('watch'))
  const row = async (): Promise<TableWithSeats> => (await store.tables.table(id))!
  const time = new ManualTime()
  const rooms = new Rooms()
  const comes = async (person: string, key: string | null) => {
    const page = new Page(() => time.now())
    const guest = { person, name: person, lang: 'en', revision: 0, lines: 0 } as const
    const connection = new Connection(guest, page, time, () => true, key)
    return { connection, waits: rooms.wait(await row(), connection) }
  }
  const old = new Map<string, Connection>()
  for (const [person, key] of [
    ['host', null],
    ['gone', 'old'],
    ['sits', 'old'],
    ['waits', 'old'],
    ['left', 'old'],
    ['watches', 'watch'],
  ] as const) {
    const { connection, waits } = await comes(person, key)
    expect(waits).toBe(true)
    old.set(person, connection)
  }
  const changed = async (): Promise<readonly string[]> => {
    rooms.sendAway(await row())
    rooms.show(await row())
    return [...old].flatMap(([person, { closed }]) => (closed ? [] : [person]))
  }
  // One gets up by herself, and may think about it.
  await store.tables.leave(id, 'left')
  expect(await changed()).toEqual([...old.keys()])
  const open = { person: null, bot: null, name: '' }
  expect(await store.tables.setSeat(id, 1, open, digestOf('new'))).toBe('renewed')
  await store.tables.setWatch(id, null)
  expect(await changed()).toEqual(['host', 'sits', 'waits', 'left'])
  expect(await changed()).toEqual(['host', 'sits', 'waits', 'left'])
  for (const [person, key, waits] of [
    ['gone', 'old', false],
    ['gone', 'new', true],
    ['sits', null, true],
    ['watches', 'watch', false],
  ] as const)
    expect((await comes(person, key)).waits).toBe(waits)
  // Whoever has made the table for others sees who comes.
  await store.tables.leave(id, 'host')
  expect((await comes('host', null)).waits).toBe(true)
  expect((await comes('left', null)).waits).toBe(false)
  await end()
})
