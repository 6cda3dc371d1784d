import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRecord } from '../../../src/kernel/record.ts'
import { checkPlayedDeal, type PublishedDeal } from '../../../src/table/deal.ts'
import type { ListedTable } from '../../../src/table/wire/api.ts'
import { newId, Page } from '../live/harness.ts'
import { playing } from '../store/engines.ts'
import { type Answer, openSite, type Site, share, Visitor } from './site.ts'

/* The same deal once more: same seed and set-up, after a game that all have seen. */

let site: Site
beforeAll(async () => {
  site = await openSite({}, Date.now, true)
})
afterAll(() => site.end())

const tableIn = ({ body }: Answer): ListedTable => (body as unknown as { table: ListedTable }).table
const rowOf = async (id: string) => (await site.backend.store.tables.table(id))!

/** A page of whoever sits there. */
async function pageAt(id: string, seat: number): Promise<Page> {
  const page = new Page()
  const { person, name } = (await rowOf(id)).seats[seat]!
  const guest = { person: person!, name, lang: 'en', revision: 0, lines: 0 } as const
  const shown = page.next(({ m }) => m === 'whole')
  const line = await site.playing!.connect(id, guest, null, page)
  page.say = (command) => line.receive(JSON.stringify(command))
  page.leave = () => line.left()
  await shown
  return page
}

/** Something is so, now or with the next messages. */
async function until(page: Page, is: () => boolean): Promise<void> {
  if (!is()) await page.next(is)
}

/** Whoever looks gives up; gives what the deal was made of. */
async function conceded(page: Page): Promise<PublishedDeal> {
  const over = page.next(({ m }) => m === 'over')
  page.say({ c: 'act', r: page.revision, act: 'concede', id: newId() })
  const message = await over
  if (message.m !== 'over') throw new Error('the game is not over')
  return message.deal
}

const repeat = (sides: boolean) => ({ c: 'repeat', sides, id: newId() }) as const
const MADE = { game: 'eternal', setup: { decks: ['Rakano Warcry', 'Elysian Flyers'] } }

async function evening() {
  const [mia, noe] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
  const made = await mia.post('/api/tables', { ...MADE, seats: [{ who: 'me' }, { who: 'open' }] })
  const { id } = tableIn(made)
  const { key } = made.body as unknown as { key: string }
  await noe.post(`/api/tables/${id}/join`, { key })
  await noe.post(`/api/tables/${id}/bring`, { seat: 1, part: 'Combrei Empower' })
  const shares = [share(), share()] as const
  await mia.post(`/api/tables/${id}/ready`, { share: shares[0] })
  await noe.post(`/api/tables/${id}/ready`, { share: shares[1] })
  return { mia, noe, id, shares }
}

describe('the same deal again', () => {
  it('is played when all want it the same way, gives away nothing before its end, and says whose deal it was', async () => {
    const { mia, noe, id, shares } = await evening()
    const [first, second] = [await pageAt(id, 0), await pageAt(id, 1)]
    const hands = [first.moment!.view, second.moment!.view]
    const early = first.next(({ m }) => m === 'no')
    first.say(repeat(false))
    expect(await early).toMatchObject({ m: 'no' })
    const ended = second.next(({ m }) => m === 'over')
    const deal = await conceded(first)
    await ended
    expect(deal.table).toBe(id)
    first.say(repeat(false))
    second.say(repeat(true))
    await until(first, () => first.company!.repeat.sides.length > 0)
    expect(first.company).toMatchObject({
      repeat: { same: [0], sides: [1] },
      rematch: { wanted: [], table: null },
    })
    first.say(repeat(true))
    await until(second, () => second.company!.rematch.table !== null)
    const next = second.company!.rematch.table!
    const at = (what = '') => `/api/tables/${next}${what}`

    const room = tableIn(await mia.get(at()))
    expect(room).toMatchObject({ sameDeal: true, you: { seats: [1] } })
    for (const [what, body] of [
      ['/change', { setup: MADE.setup }],
      ['/bring', { seat: 1, part: 'Feln Control' }],
    ] as const)
      expect(await mia.post(at(what), body)).toMatchObject({ status: 409, body: { error: 'same-deal' } })
    expect((await mia.post(at('/change'), { title: 'Once more' })).status).toBe(200)
    await mia.post(at('/ready'), { share: share() })
    const begun = await noe.post(at('/ready'), { share: share() })
    expect(tableIn(begun).state).toBe('playing')
    expect(await rowOf(next)).toMatchObject({ seed: deal.seed, setup: deal.setup, repeats: id })

    // Noé has the cards now that Mia had, and Mia those that he had.
    const pages = [await pageAt(next, 0), await pageAt(next, 1)] as const
    expect(pages.map(({ moment }) => moment!.view)).toEqual(hands)
    expect(pages[0].company!.seats.map(({ name }) => name)).toEqual(['Noé', 'Mia'])
    const shown = [
      ...pages.flatMap(({ frames }) => frames.map(({ frame }) => frame)),
      JSON.stringify([
        room,
        begun.body,
        (await mia.get(at())).body,
        (await mia.get('/api/tables/live')).body,
      ]),
    ].join('\n')
    for (const secret of [deal.seed, deal.secret, ...deal.shares, id]) expect(shown).not.toContain(secret)

    const again = await conceded(pages[1])
    expect(again).toEqual(deal)
    const { replay } = (await mia.get(`/api/replays/${next}`)).body as unknown as {
      replay: { record: string; steps: number; deal: Omit<PublishedDeal, 'seed'> }
    }
    const { seed, ...published } = deal
    expect(replay.deal).toEqual(published)
    // Nothing but giving up.
    expect(replay.steps).toBe(1)
    const { commitment } = await rowOf(id)
    for (const seat of [0, 1] as const)
      checkPlayedDeal({ ...replay.deal, seed }, readRecord(replay.record).seed, {
        commitment,
        seat,
        share: shares[seat],
      })

    // A third time it is still the deal of the first game, though another table comes before it.
    for (const page of pages) page.say(repeat(false))
    await until(pages[0], () => pages[0].company!.rematch.table !== null)
    const third = await rowOf(pages[0].company!.rematch.table!)
    expect(third).toMatchObject({ parent: next, repeats: id, setup: deal.setup })
    expect(third.seats.map(({ name }) => name)).toEqual(['Noé', 'Mia'])
    for (const page of [first, second, ...pages]) page.leave()
  })

  it('is offered to others by somebody who has played it, and proves the same to them', async () => {
    const { mia, noe, id } = await evening()
    const [first, second] = [await pageAt(id, 0), await pageAt(id, 1)]
    const open = { seats: [{ who: 'open' }, { who: 'open' }] }
    const offer = (who: Visitor, table: string, what: object = open) =>
      who.post(`/api/replays/${table}/offer`, what)
    expect(await offer(mia, id)).toMatchObject({ status: 404, body: { error: 'no-replay' } })
    const deal = await conceded(first)
    const [zoe, tom] = [await new Visitor(site).named('Zoé'), await new Visitor(site).named('Tom')]
    expect(await offer(zoe, id)).toMatchObject({ status: 403, body: { error: 'not-played' } })
    expect(await offer(mia, id, { seats: [{ who: 'open' }] })).toMatchObject({ status: 400 })
    const made = await offer(mia, id, { ...open, title: 'For you' })
    expect(made.status).toBe(201)
    const { id: next } = tableIn(made)
    expect(tableIn(made)).toMatchObject({
      title: 'For you',
      sameDeal: true,
      commitment: deal.commitment,
      you: { seats: [], host: true },
      seats: [{ person: null }, { person: null }],
    })
    const { key } = made.body as unknown as { key: string }
    for (const each of [zoe, tom])
      expect((await each.post(`/api/tables/${next}/join`, { key })).status).toBe(200)
    await zoe.post(`/api/tables/${next}/ready`, { share: share() })
    const begun = await tom.post(`/api/tables/${next}/ready`, { share: share() })
    expect(tableIn(begun).state).toBe('playing')
    expect(await rowOf(next)).toMatchObject({ seed: deal.seed, setup: deal.setup, repeats: id, parent: null })
    const [third, fourth] = [await pageAt(next, 0), await pageAt(next, 1)]
    // Whoever has made the table looks on, and nobody is told where the deal comes from.
    const looker = new Page()
    const { person: host } = (await rowOf(id)).seats[0]!
    const guest = { person: host!, name: 'Mia', lang: 'en', revision: 0, lines: 0 } as const
    const shown = looker.next(({ m }) => m === 'whole')
    const line = await site.playing!.connect(next, guest, null, looker)
    await shown
    expect(looker.company!.you.seats).toEqual([])
    const frames = [third, fourth, looker].flatMap((page) => page.frames.map(({ frame }) => frame))
    for (const secret of [deal.seed, deal.secret, ...deal.shares, id])
      expect([...frames, JSON.stringify(begun.body)].join('\n')).not.toContain(secret)
    expect(await conceded(third)).toEqual(deal)
    // Handed on once more it is still the deal of the first game.
    const again = tableIn(await offer(tom, next))
    expect(await rowOf(again.id)).toMatchObject({ repeats: id })
    expect((await offer(noe, next)).status).toBe(403)
    line.left()
    for (const page of [first, second, third, fourth]) page.leave()
  })

  it('is not offered of a day', async () => {
    const mia = await new Visitor(site).named('Mia')
    const { id: person } = ((await mia.get('/api/me')).body as unknown as { me: { id: string } }).me
    const { store } = site.backend
    const { id, epoch } = await playing(store, { day: '2026-11-19', host: person })
    await store.results.finish({ game: id, epoch, steps: 0, outcome: 'won', record: 'R', results: [] })
    const refused = await mia.post(`/api/replays/${id}/offer`, { seats: [{ who: 'me' }] })
    expect(refused).toMatchObject({ status: 409, body: { error: 'not-offered' } })
  })

  it('is another deal where people just play again', async () => {
    const { id } = await evening()
    const [first, second] = [await pageAt(id, 0), await pageAt(id, 1)]
    await conceded(first)
    for (const page of [first, second]) page.say({ c: 'rematch', id: newId() })
    await until(first, () => first.company!.rematch.table !== null)
    const [row, next] = [await rowOf(id), await rowOf(first.company!.rematch.table!)]
    expect(next).toMatchObject({ repeats: null, seed: null })
    expect(next.commitment).not.toBe(row.commitment)
    for (const page of [first, second]) page.leave()
  })

  it('is dealt anew where the earlier game is not stored any more, and nobody is stuck there', async () => {
    const { tables } = site.backend.store
    const { mia, noe, id } = await evening()
    await conceded(await pageAt(id, 0))
    const row = await rowOf(id)
    const next = newId()
    await tables.createWithin({ ...row, id: next, invite: null, repeats: 'not-stored' }, 100, 0)
    const at = (what = '') => `/api/tables/${next}${what}`
    await mia.post(at('/ready'), { share: share() })
    const last = await noe.post(at('/ready'), { share: share() })
    expect([last.status, last.body.error]).toEqual([409, 'deal-gone'])
    expect(last.body.message).toMatch(/cards are dealt anew here as soon as everybody is ready again\.$/)
    const room = tableIn(await mia.get(at()))
    expect(room).toMatchObject({ state: 'open', sameDeal: false })
    expect(room.seats.map(({ ready }) => ready)).toEqual([false, false])
    // What was played before is known by now: it makes no other deal.
    expect(room.commitment).not.toBe(row.commitment)
    expect((await mia.post(at('/bring'), { seat: 0, part: 'Feln Control' })).status).toBe(200)
    for (const each of [mia, noe])
      expect((await each.post(at('/ready'), { share: share() })).status).toBe(200)
    const begun = await rowOf(next)
    expect(begun.state).toBe('playing')
    expect(begun.seed).not.toBe(row.seed)
    const deal = await conceded(await pageAt(next, 0))
    expect(deal).toMatchObject({ table: next, commitment: room.commitment })
  })
})
