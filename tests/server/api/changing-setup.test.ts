import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListedTable } from '../../../src/table/wire/api.ts'
import { type Answer, openSite, type Site, share, Visitor } from './site.ts'

/* The host changes what is played while others sit in the waiting room already. */

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const tableIn = ({ body }: Answer): ListedTable => (body as unknown as { table: ListedTable }).table

async function room(setup: unknown, game = 'eternal', more: object = {}) {
  const [mia, noe] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
  const made = await mia.post('/api/tables', {
    game,
    setup,
    seats: [{ who: 'me' }, { who: 'open' }],
    ...more,
  })
  expect(made.status).toBe(201)
  const at = (what = '') => `/api/tables/${tableIn(made).id}${what}`
  const { key } = made.body as unknown as { key: string }
  expect((await noe.post(at('/join'), { key })).status).toBe(200)
  return { mia, noe, at, id: tableIn(made).id }
}

const DECKS = { decks: ['Rakano Warcry', 'Elysian Flyers'] }
/** Legal by the rules of 2019 alone: a card is in deck and market. */
const OF_2019 = 'FTJ Armory'

describe('another set-up for a table that people sit at', () => {
  it('keeps the decks that nobody else is to know, and asks everybody again', async () => {
    const { mia, noe, at } = await room(DECKS)
    await noe.post(at('/bring'), { seat: 1, part: 'Combrei Empower' })
    await mia.post(at('/bring'), { seat: 0, part: 'Feln Control' })
    await noe.post(at('/ready'), { share: share() })
    const done = await mia.post(at('/change'), { setup: { decks: [null, null], format: 'open', first: 1 } })
    expect(tableIn(done)).toMatchObject({
      setup: { decks: ['Feln Control', null], format: 'open', first: 1 },
      seats: [{ ready: false }, { ready: false }],
    })
    expect(tableIn(await noe.get(at())).setup).toMatchObject({ decks: [null, 'Combrei Empower'] })
    // Whoever gets up takes her deck along: it did not become part of the table.
    await noe.post(at('/leave'))
    expect(tableIn(await mia.get(at())).setup).toMatchObject({ decks: ['Feln Control', 'Elysian Flyers'] })
  })

  it('replaces what does not fit by a ready deck, and tells the host nothing of it', async () => {
    const { mia, noe, at } = await room({ ...DECKS, rules: '2019' })
    expect((await noe.post(at('/bring'), { seat: 1, part: OF_2019 })).status).toBe(200)
    const done = await mia.post(at('/change'), {
      setup: { decks: [null, null], format: 'throne', rules: 'today' },
    })
    expect(done.status).toBe(200)
    expect(JSON.stringify(done.body)).not.toContain('Armory')
    expect(tableIn(done).setup).toMatchObject({ decks: ['Rakano Warcry', null] })
    expect(tableIn(await noe.get(at())).setup).toMatchObject({ decks: [null, 'Elysian Flyers'] })
  })

  it('a deck that the table itself keeps from an earlier game is not named to the host either', async () => {
    const { mia, at, id, noe } = await room({ ...DECKS, rules: '2019' })
    // As a rematch is made: everybody's deck lies in the set-up.
    await site.backend.store.tables.change(id, {
      setup: JSON.stringify({ decks: ['Rakano Warcry', OF_2019], rules: '2019' }),
    })
    const done = await mia.post(at('/change'), {
      setup: { decks: [null, null], format: 'throne', rules: 'today' },
    })
    expect(done.status).toBe(200)
    expect(JSON.stringify(done.body)).not.toContain('Armory')
    expect(tableIn(await noe.get(at())).setup).toMatchObject({ decks: [null, 'Combrei Empower'] })
  })

  it('adds seats and takes free ones away, and nobody who sits there is lost', async () => {
    const { mia, noe, at } = await room({ mages: ['brama', 'mist'] }, 'aeons-end')
    const three = await mia.post(at('/change'), { setup: { mages: ['brama', 'mist', 'jian'] } })
    expect(tableIn(three).seats).toHaveLength(3)
    expect(await mia.post(at('/change'), { setup: { mages: ['brama'] } })).toMatchObject({ status: 409 })
    const two = await mia.post(at('/change'), { setup: { mages: ['brama', 'mist'] } })
    expect(tableIn(two).seats).toHaveLength(2)
    expect(await noe.post(at('/change'), { setup: { mages: ['brama', 'mist'] } })).toMatchObject({
      status: 403,
    })
  })

  it.each([null, 7, 'x', [null], [null, null, null], [{}, null]].map((decks) => ({ decks })))(
    'refuses $decks in place of decks',
    async ({ decks }) => {
      const { mia, at } = await room(DECKS)
      expect((await mia.post(at('/change'), { setup: { decks } })).status).toBe(400)
      expect(tableIn(await mia.get(at())).setup).toMatchObject({ decks: ['Rakano Warcry', null] })
    },
  )
})
