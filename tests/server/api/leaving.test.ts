import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameNamed } from '../../../src/games/index.ts'
import { STEP } from '../../../src/server/store/contract/steps.ts'
import type { Company } from '../../../src/table/messages.ts'
import type { Moment } from '../../../src/table/moment.ts'
import * as says from '../../../src/table/refusals.ts'
import type { ListedTable } from '../../../src/table/wire/api.ts'
import { openSite, type Site, share, Visitor } from './site.ts'

/* Leaving a game that has begun, and asking for its end, without a page at the table. */

let site: Site
beforeAll(async () => {
  site = await openSite({}, Date.now, true)
})
afterAll(() => site.end())

interface Begun {
  readonly id: string
  readonly mia: Visitor
  readonly noe: Visitor
}

async function begun(game: 'aeons-end' | 'eternal', noeIsBot = false): Promise<Begun> {
  const [mia, noe] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
  const setup = game === 'eternal' ? gameNamed(game).setupFrom({}, 'set-up') : { mages: ['brama', 'mist'] }
  const other = noeIsBot ? { who: 'bot', bot: 'greedy' } : { who: 'open' }
  const made = await mia.post('/api/tables', { game, setup, seats: [{ who: 'me' }, other] })
  const { table, key } = made.body as unknown as { table: { id: string }; key: string }
  if (!noeIsBot) await noe.post(`/api/tables/${table.id}/join`, { key })
  for (const each of noeIsBot ? [mia] : [mia, noe])
    await each.post(`/api/tables/${table.id}/ready`, { share: share() })
  return { id: table.id, mia, noe }
}

async function listed(who: Visitor, id: string): Promise<ListedTable> {
  const { body } = await who.get('/api/tables')
  return (body as unknown as { tables: ListedTable[] }).tables.find((each) => each.id === id)!
}

async function seen(who: Visitor, id: string): Promise<{ moment: Moment; company: Company }> {
  return (await who.get(`/api/t/${id}`)).body as unknown as { moment: Moment; company: Company }
}

describe('leaving a game that has begun', () => {
  it('gives the seat to a bot where all play together: the others see it, and she may take it back', async () => {
    const { id, mia, noe } = await begun('aeons-end')
    expect((await listed(mia, id)).you.leaving).toBe('bot')
    expect(await mia.post(`/api/t/${id}/leave`, { to: 'bot' })).toMatchObject({ status: 200, body: {} })
    expect((await listed(mia, id)).you.leaving).toBeNull()
    expect((await listed(mia, id)).seats[0]!.standin).not.toBeNull()
    const { company } = await seen(noe, id)
    expect(company.seats.map(({ presence }) => presence)).toEqual(['bot', 'here'])
    // The seat is still hers: nobody else is let in, and she is shown the table from it.
    expect((await seen(mia, id)).company.you.seats).toEqual([0])
    // Said again it counts once.
    expect(await mia.post(`/api/t/${id}/leave`, { to: 'bot' })).toMatchObject({ status: 200 })
    const steps = await site.backend.store.steps.load(id, 0)
    expect(steps.filter(({ kind }) => kind === STEP.seat)).toHaveLength(1)
  })

  it('is refused to the last who plays, who can close the table at once', async () => {
    const { id, mia, noe } = await begun('aeons-end')
    await mia.post(`/api/t/${id}/leave`, { to: 'bot' })
    expect((await listed(noe, id)).you.leaving).toBeNull()
    const refused = await noe.post(`/api/t/${id}/leave`, { to: 'bot' }, { 'accept-language': 'fr' })
    expect(refused).toMatchObject({ status: 400, body: { message: says.LAST_TO_PLAY.fr } })
    expect(await noe.post(`/api/t/${id}/close`, { on: true })).toMatchObject({
      status: 200,
      body: { closed: true },
    })
    expect(await listed(noe, id)).toMatchObject({ state: 'over', outcome: 'left' })
  })

  it('loses a game against somebody, and never by a word that meant a bot', async () => {
    const { id, mia, noe } = await begun('eternal')
    expect((await listed(mia, id)).you.leaving).toBe('loss')
    const refused = await mia.post(`/api/t/${id}/leave`, { to: 'bot' })
    expect(refused).toMatchObject({ status: 400, body: { message: says.CONCEDE_INSTEAD.en } })
    expect((await listed(mia, id)).state).toBe('playing')
    expect(await mia.post(`/api/t/${id}/leave`, { to: 'loss' })).toMatchObject({ status: 200 })
    expect((await listed(noe, id)).state).toBe('over')
    const { moment } = await seen(noe, id)
    expect(moment.outcome).not.toBeNull()
    const over = await mia.post(`/api/t/${id}/leave`, { to: 'loss' })
    expect(over).toMatchObject({ status: 400, body: { message: says.OVER.en } })
  })

  it('cannot be lost where all play together, nor by anybody who does not sit there', async () => {
    const { id } = await begun('aeons-end')
    const { id: other, mia } = await begun('aeons-end')
    expect(await mia.post(`/api/t/${other}/leave`, { to: 'loss' })).toMatchObject({
      status: 400,
      body: { message: says.NOT_POSSIBLE.en },
    })
    for (const path of ['leave', 'close'])
      expect(await mia.post(`/api/t/${id}/${path}`, { to: 'bot', on: true })).toMatchObject({ status: 400 })
    expect(await mia.post(`/api/t/${id}/leave`, { to: 'bot' })).toMatchObject({ status: 404 })
    expect(await mia.post(`/api/t/${id}/close`, { on: true })).toMatchObject({ status: 404 })
  })
})

describe('closing a game that has begun', () => {
  it('asks the others, and happens when they agree', async () => {
    const { id, mia, noe } = await begun('eternal')
    expect((await mia.post(`/api/t/${id}/close`, { on: true })).body).toEqual({ closed: false })
    expect((await seen(noe, id)).company.closing).toEqual([0])
    expect((await noe.post(`/api/t/${id}/close`, { on: false })).body).toEqual({ closed: false })
    expect((await seen(mia, id)).company.closing).toEqual([])
    await noe.post(`/api/t/${id}/close`, { on: true })
    expect((await mia.post(`/api/t/${id}/close`, { on: true })).body).toEqual({ closed: true })
    expect(await listed(mia, id)).toMatchObject({ state: 'over', outcome: 'left' })
  })

  it('needs nobody else where she plays with bots alone', async () => {
    const { id, mia } = await begun('aeons-end', true)
    expect((await listed(mia, id)).you.leaving).toBeNull()
    expect((await mia.post(`/api/t/${id}/close`, { on: true })).body).toEqual({ closed: true })
  })
})
