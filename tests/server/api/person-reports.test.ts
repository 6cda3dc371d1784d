import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tablesCommand } from '../../../src/server/tables-command/tables.ts'
import type { ListedTable } from '../../../src/table/wire/api.ts'
import { openSite, type Site, Visitor } from './site.ts'

/* Somebody reports another to whoever runs the server. */

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const DECKS = { decks: ['Rakano Warcry', 'Elysian Flyers'] }

async function met() {
  const [mia, noe] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
  const seats = [{ who: 'me' }, { who: 'open' }]
  const made = await mia.post('/api/tables', { game: 'eternal', setup: DECKS, seats })
  const { table, key } = made.body as unknown as { table: ListedTable; key: string }
  const joined = await noe.post(`/api/tables/${table.id}/join`, { key })
  const [own, other] = (joined.body as unknown as { table: ListedTable }).table.seats
  return { mia, noe, table: table.id, ids: { mia: own!.person!.id, noe: other!.person!.id } }
}

describe('a report of a person', () => {
  it('is for whoever runs the server, who reads it by a command, and for nobody else', async () => {
    const { mia, noe, table, ids } = await met()
    expect(await tablesCommand(site.config, ['reports'])).toBe('Nobody was reported.')
    await site.backend.store.tables.say(table, { person: ids.noe, phrase: null, text: 'Go\u202f away' })
    const report = { table, person: ids.noe, kind: 'talk', text: 'He\nshouts \u202eat me' }
    expect(await mia.post('/api/reports', report)).toMatchObject({ status: 200, body: {} })
    const listed = await tablesCommand(site.config, ['reports'])
    expect(listed).toContain(`talk  Noé (${ids.noe}), by Mia (${ids.mia}), at table ${table}`)
    expect(listed.split('\n').slice(1)).toEqual(['  He shouts at me', '  > Go\u202f away'])
    await expect(tablesCommand(site.config, ['reports', 'x'])).rejects.toThrow('tables reports')
    const said = JSON.stringify([
      (await noe.get('/api/me/export')).body,
      (await noe.get(`/api/tables/${table}`)).body,
      (await noe.get('/api/me')).body,
    ])
    expect(said).not.toContain('shouts')
    expect(JSON.stringify((await mia.get('/api/me/export')).body)).toContain('shouts')
  })

  it('is of somebody whom one has met there, by somebody who may see the table', async () => {
    const { mia, noe, table, ids } = await met()
    const report = { table, person: ids.noe, kind: 'play', text: '' }
    const stranger = await new Visitor(site).named('Zoé')
    expect((await stranger.post('/api/reports', report)).status).toBe(404)
    expect((await new Visitor(site).post('/api/reports', report)).status).toBe(401)
    const watching = await mia.post(`/api/tables/${table}/watch`, { on: true })
    const { key } = watching.body as unknown as { key: string }
    expect((await stranger.post('/api/reports', { ...report, key: 'x' })).status).toBe(404)
    expect((await stranger.post('/api/reports', { ...report, key })).status).toBe(200)
    expect(await noe.post('/api/reports', report)).toMatchObject({ status: 409, body: { error: 'not-met' } })
    const zoe = ((await stranger.get('/api/me')).body as unknown as { me: { id: string } }).me.id
    expect((await mia.post('/api/reports', { ...report, person: zoe })).status).toBe(409)
    expect((await mia.post('/api/reports', { ...report, kind: 'looks' })).status).toBe(400)
    expect((await mia.post('/api/reports', { ...report, text: 'x'.repeat(501) })).status).toBe(400)
  })

  it('comes ten times a day from one person, wherever she is', async () => {
    const { mia, table, ids } = await met()
    const { people, tables } = site.backend.store
    for (let n = 0; n < 10; n++) {
      const { id } = await people.create({ id: `${ids.noe}-${n}`, name: 'Bo', lang: 'en' })
      await tables.say(table, { person: id, phrase: 1, text: null })
      await people.report({ person: ids.mia, about: id, game: table, kind: 'name', text: '' }, 99, 1)
    }
    const refused = await mia.post('/api/reports', { table, person: ids.noe, kind: 'name', text: '' })
    expect(refused).toMatchObject({ status: 429, body: { error: 'reported-enough' } })
  })
})
