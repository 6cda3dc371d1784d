import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameNamed } from '../../../src/games/index.ts'
import { TABLE } from '../../../src/kernel/machine.ts'
import { playTables, routesOf } from '../../../src/server/start.ts'
import { STEP } from '../../../src/server/store/contract/steps.ts'
import type { Company } from '../../../src/table/messages.ts'
import type { Moment } from '../../../src/table/moment.ts'
import { STOPPED } from '../../../src/table/refusals.ts'
import { openSite, type Site, share, Visitor } from './site.ts'

/* A table that people look in at now and then, without a socket. */

let site: Site
beforeAll(async () => {
  site = await openSite({}, Date.now, true)
})
afterAll(() => site.end())

const SETUPS = {
  'aeons-end': { mages: ['brama', 'mist'] },
  eternal: null,
} as const

interface Looked {
  readonly r: number
  readonly moment: Moment
  readonly company: Company
}

interface Begun {
  readonly id: string
  readonly mia: Visitor
  readonly noe: Visitor
}

async function begun(game: keyof typeof SETUPS = 'aeons-end', options: object = {}): Promise<Begun> {
  const [mia, noe] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
  const setup = SETUPS[game] ?? gameNamed(game).setupFrom({}, 'set-up')
  const seats = [{ who: 'me' }, { who: 'open' }]
  const { body } = await mia.post('/api/tables', { game, setup, seats, options })
  const { table, key } = body as unknown as { table: { id: string }; key: string }
  const { id } = table
  await noe.post(`/api/tables/${id}/join`, { key })
  for (const each of [mia, noe]) await each.post(`/api/tables/${id}/ready`, { share: share() })
  return { id, mia, noe }
}

const look = async (who: Visitor, id: string): Promise<Looked> => {
  const { status, body } = await who.get(`/api/t/${id}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Looked
}

/** A table that asks one of them: in one deal of twelve the first question is one to all. */
async function begunAndOneAsked(): Promise<Begun> {
  for (;;) {
    const table = await begun()
    if ((await look(table.mia, table.id)).moment.asked !== TABLE) return table
  }
}

const newId = (): string => share()

describe('a table without a socket', () => {
  it('is looked at and answered, decision after decision, by whoever is asked', async () => {
    const { id, mia, noe } = await begun('aeons-end', { pace: 'days' })
    for (let n = 0; n < 12; n++) {
      const seen = [await look(mia, id), await look(noe, id)]
      const at = seen.findIndex(({ moment }) => moment.question !== null)
      const { r, moment } = seen[at]!
      expect(moment.record).toBeNull()
      const [choice] = moment.question!.choices
      const answer = { r, i: choice!.index, id: newId() }
      const { status, body } = await [mia, noe][at]!.post(`/api/t/${id}/answer`, answer)
      expect({ status, body }).toEqual({ status: 200, body: { id: answer.id, r: r + 1 } })
      // Said again it counts once.
      expect((await [mia, noe][at]!.post(`/api/t/${id}/answer`, answer)).body).toEqual(body)
    }
    expect(await site.backend.store.steps.load(id, 0)).toHaveLength(12)
  })

  it('refuses what is late, what is not offered and whoever is not asked, in the language of the reader', async () => {
    const { id, mia, noe } = await begunAndOneAsked()
    const seen = [await look(mia, id), await look(noe, id)]
    const asked = seen[0]!.moment.question === null ? noe : mia
    const other = asked === mia ? noe : mia
    const { r } = seen[0]!
    const french = { 'accept-language': 'fr' }
    const late = await asked.post(`/api/t/${id}/answer`, { r: r + 5, i: 0 }, french)
    expect(late).toMatchObject({ status: 409, body: { error: 'stale' } })
    expect(late.body.message).toContain('la table a avancé')
    const never = await asked.post(`/api/t/${id}/answer`, { r, i: 9_999 })
    expect(never).toMatchObject({ status: 400, body: { error: 'refused' } })
    if (seen.some(({ moment }) => moment.question === null))
      expect(await other.post(`/api/t/${id}/answer`, { r, i: 0 })).toMatchObject({ status: 400 })
    for (const body of [{}, { r, i: -1 }, { r, i: 0, id: 'short' }, { r, i: 0, more: 1 }])
      expect(await asked.post(`/api/t/${id}/answer`, body)).toMatchObject({
        status: 400,
        body: { error: 'unreadable' },
      })
    expect(await site.backend.store.steps.load(id, 0)).toEqual([])
  })

  it('is there for those alone who sit at it, and once play has begun', async () => {
    const { id } = await begun()
    const eve = await new Visitor(site).named('Eve')
    for (const answer of [
      await eve.get(`/api/t/${id}`),
      await eve.post(`/api/t/${id}/answer`, { r: 0, i: 0 }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: 'no-table' } })
    expect(await new Visitor(site).get(`/api/t/${id}`)).toMatchObject({ status: 401 })
    const { body } = await eve.post('/api/tables', {
      game: 'aeons-end',
      setup: SETUPS['aeons-end'],
      seats: [{ who: 'me' }, { who: 'open' }],
    })
    const waiting = (body as unknown as { table: { id: string } }).table.id
    expect(await eve.get(`/api/t/${waiting}`)).toMatchObject({ status: 409, body: { error: 'not-begun' } })
  })

  it('that no engine plays on is looked at, and answered with the sentence that says why', async () => {
    const { id, mia } = await begun()
    const { store } = site.backend
    const { epoch } = (await store.tables.claim(id, 'then'))!
    const step = { kind: STEP.answer, seat: 0, value: 0, data: null, key: '', mark: 1, asked: 0 }
    await store.steps.append([{ ...step, game: id, epoch, n: 1, dueAfter: null, notices: [] }])
    await store.tables.release(id, 'then', epoch)
    const { r, company } = await look(mia, id)
    expect(company.stopped).toBe('rules')
    expect((await mia.get(`/api/tables/${id}`)).body).toMatchObject({ table: { state: 'frozen' } })
    const answered = await mia.post(`/api/t/${id}/answer`, { r, i: 0 }, { 'accept-language': 'fr' })
    expect(answered).toMatchObject({ status: 400, body: { message: STOPPED.rules.fr } })
  })

  it('is answered also where another node plays it', async () => {
    const { id, mia, noe } = await begun()
    const other = await playTables({ ...site.backend, node: 'another' })
    const app = await routesOf(site.backend, site.config, other)
    const there = { ...site, app }
    // The first look brings the table to life at the other node; everything later goes there.
    const elsewhere = new Visitor(there)
    elsewhere.cookie = mia.cookie
    const { r } = await look(elsewhere, id)
    expect(await site.backend.store.tables.owner(id)).toMatchObject({ node: 'another' })
    const seen = [await look(mia, id), await look(noe, id)]
    const at = seen.findIndex(({ moment }) => moment.question !== null)
    const [choice] = seen[at]!.moment.question!.choices
    const { body } = await [mia, noe][at]!.post(`/api/t/${id}/answer`, { r, i: choice!.index })
    expect(body).toMatchObject({ r: r + 1 })
    expect((await look(elsewhere, id)).r).toBe(r + 1)
    await app.close()
    await other.close()
  })
})

describe('checklist 16: the set-up of a table where hands are hidden', () => {
  it('tells each her own deck alone, the host too, in every list and at every address', async () => {
    const { id, mia, noe } = await begun('eternal')
    const { setup } = (await site.backend.store.tables.table(id))!
    const { decks } = JSON.parse(setup) as { readonly decks: readonly string[] }
    expect(decks).toHaveLength(2)
    for (const [seat, who] of [mia, noe].entries()) {
      const replies = [
        await who.get(`/api/tables/${id}`),
        await who.get('/api/tables'),
        await who.post(`/api/tables/${id}/look`, {}),
        await who.get('/api/me/export'),
      ]
      const own = decks.map((deck, at) => (at === seat ? deck : null))
      expect(replies[0]!.body).toMatchObject({ table: { id, setup: { decks: own } } })
      for (const { body } of replies) expect(JSON.stringify(body)).not.toContain(decks[1 - seat])
    }
  })

  it('is open where everything lies open', async () => {
    const { id, noe } = await begun()
    expect((await noe.get(`/api/tables/${id}`)).body).toMatchObject({ table: { setup: SETUPS['aeons-end'] } })
  })
})

it('goes on with a bot when the one who is asked has deleted herself, while others have the table open', async () => {
  const { id, mia, noe } = await begunAndOneAsked()
  const first = (await look(mia, id)).moment.asked
  await look(noe, id)
  const [gone, left, name] = first === 0 ? [mia, noe, 'Mia'] : [noe, mia, 'Noé']
  expect((await gone.post('/api/me/delete', { name })).status).toBe(200)
  // The bot may take its time, and whoever asks by its address again and again is slowed down.
  const { steps } = site.backend.store
  await expect.poll(async () => (await steps.load(id, 0)).some(({ kind }) => kind === STEP.answer)).toBe(true)
  expect((await look(left, id)).r).toBeGreaterThan(0)
  const { body } = await left.get(`/api/tables/${id}`)
  const { seats } = body.table as unknown as { seats: { person: unknown; bot: string | null }[] }
  expect(seats[first!]).toMatchObject({ person: null, bot: 'greedy' })
})
