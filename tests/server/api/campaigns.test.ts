import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legacyBattles } from '../../../src/campaign/legacy/battles.ts'
import { legacy } from '../../../src/campaign/legacy/script.ts'
import type { OnlineCampaign } from '../../../src/campaign/online.ts'
import { readCampaign } from '../../../src/campaign/record.ts'
import { campaignSentence, verifyCampaign } from '../../../src/campaign/verify.ts'
import { writeRecord } from '../../../src/kernel/record.ts'
import { Table } from '../../../src/table/table.ts'
import { tableLike } from '../store/rows.ts'
import { type Answer, openSite, type Site, Visitor } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const campaignIn = ({ body }: Answer): OnlineCampaign => body.campaign as unknown as OnlineCampaign

/** Ada makes a campaign for two, Bo comes by her link. */
async function party(pace = 'relaxed'): Promise<{ ada: Visitor; bo: Visitor; id: string; key: string }> {
  const ada = await new Visitor(site).named('Ada')
  const bo = await new Visitor(site).named('Bo', 'fr')
  const answer = await ada.post('/api/campaigns', {
    title: 'Ours',
    pace,
    names: ['Ysel', 'Toran'],
    seats: [{ who: 'me' }, { who: 'open' }],
  })
  expect(answer.status).toBe(201)
  const { id } = campaignIn(answer)
  const key = String(answer.body.key)
  expect((await bo.post(`/api/campaigns/${id}/join`, { key })).status).toBe(200)
  return { ada, bo, id, key }
}

const see = async (visitor: Visitor, id: string): Promise<OnlineCampaign> =>
  campaignIn(await visitor.post(`/api/campaigns/${id}/look`))

describe('a bot of a campaign', () => {
  it.each(['search:1000000', 'search:3001', 'search:5ms', 'search:99999999ms', 'nobody'])(
    '%s is none: its battles are thought about like those of any table',
    async (bot) => {
      const ada = await new Visitor(site).named('Ada')
      const seats = [{ who: 'me' }, { who: 'bot', bot }]
      expect((await ada.post('/api/campaigns', { names: ['Ysel', 'Toran'], seats })).status).toBe(400)
      const own = await ada.post('/api/campaigns', {
        names: ['Ysel', 'Toran'],
        seats: [{ who: 'me' }, { who: 'open' }],
      })
      const to = { who: 'bot', bot }
      expect((await ada.post(`/api/campaigns/${campaignIn(own).id}/seat`, { seat: 1, to })).status).toBe(400)
    },
  )
})

const choose = (visitor: Visitor, id: string, { view: { steps } }: OnlineCampaign, ...ids: string[]) =>
  visitor.post(`/api/campaigns/${id}/choose`, { steps, ids })

/** Both choose the first way through everything that is asked, until a battle waits or the campaign ends. */
async function toBattle(id: string, ada: Visitor, bo: Visitor): Promise<OnlineCampaign> {
  for (;;) {
    const now = await see(ada, id)
    const { kind, options, mage } = now.view.question
    if (kind === 'battle' || kind === 'end') return now
    const first = options.find(({ id: each }) => each !== 'again')!.id
    if (mage !== 1) expect((await choose(ada, id, now, first)).status).toBe(200)
    if (mage !== 0 && options.length > 1)
      expect((await choose(bo, id, now, first)).status).toBe(mage === null || mage === 1 ? 200 : 400)
    expect((await see(ada, id)).view.steps).toBe(now.view.steps + 1)
  }
}

/** The battle is fought: what the live table would store at its end. */
async function fought(battle: string): Promise<void> {
  const { store } = site.backend
  const row = (await store.tables.table(battle))!
  const table = Table.begin(legacyBattles.game, JSON.parse(row.setup), row.seed!)
  while (!table.over) table.answer(0)
  await store.tables.claim(battle, 'node')
  const { epoch } = (await store.tables.table(battle))!
  const done = await store.results.finish({
    game: battle,
    epoch,
    steps: 0,
    outcome: table.outcome!,
    record: writeRecord(table.session.record()),
    results: [],
  })
  expect(done).toBe(true)
}

it('whoever is removed from a company does not come back by its link, in whatever way her mage is given away', async () => {
  for (const to of [{ who: 'open' }, { who: 'bot', bot: 'greedy' }, { who: 'me' }]) {
    const { ada, bo, id, key } = await party()
    const seat = (next: object) => ada.post(`/api/campaigns/${id}/seat`, { seat: 1, to: next })
    const removed = await seat(to)
    expect([removed.status, typeof removed.body.key, removed.body.key === key]).toEqual([
      200,
      'string',
      false,
    ])
    expect(campaignIn(removed).seats[1]!.person?.name).not.toBe('Bo')
    for (const way of ['look', 'join'])
      expect((await bo.post(`/api/campaigns/${id}/${way}`, { key })).status).toBe(404)
    // Nobody is removed from a seat of a bot, an open one or one's own.
    for (const next of [{ who: 'bot', bot: 'greedy' }, { who: 'open' }, { who: 'me' }, { who: 'open' }])
      expect((await seat(next)).body).toMatchObject({ key: null })
    expect((await bo.post(`/api/campaigns/${id}/join`, { key: removed.body.key })).status).toBe(200)
    // A link that nobody has is not made by it.
    await ada.post(`/api/campaigns/${id}/invite`, { on: false })
    const last = await seat(to)
    expect([last.status, last.body.key]).toEqual([200, null])
  }
})

describe('a campaign of people who are never in one room', () => {
  it('goes on from battle to battle, and its record is one that plays again', async () => {
    const { ada, bo, id } = await party('days')
    const before = await toBattle(id, ada, bo)
    expect(before.battle).toBeNull()
    const begun = campaignIn(await bo.post(`/api/campaigns/${id}/fight`))
    expect(begun.battle).not.toBeNull()
    expect(campaignIn(await ada.post(`/api/campaigns/${id}/fight`)).battle).toBe(begun.battle)
    const row = (await site.backend.store.tables.table(begun.battle!))!
    expect(row.state).toBe('playing')
    expect(JSON.parse(row.options).pace).toBe('days')
    expect(row.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
    // Nobody changes seats while it is fought.
    const seat = await ada.post(`/api/campaigns/${id}/seat`, { seat: 1, to: { who: 'open' } })
    expect([seat.status, seat.body.error]).toEqual([409, 'fighting'])
    await fought(begun.battle!)
    const after = await see(bo, id)
    expect(after.battle).toBeNull()
    expect(after.battles).toBe(1)
    const next = await toBattle(id, ada, bo)
    expect(next.view.score).toHaveLength(1)
    const { text } = (await ada.post(`/api/campaigns/${id}/export`)).body as unknown as { text: string }
    expect(campaignSentence(verifyCampaign(legacyBattles, readCampaign(legacy, text)))).toBeNull()
    // What is taken along can be brought to another table, and everybody sees that it was taken.
    expect((await see(bo, id)).exports).toBe(1)
    const copy = await bo.post('/api/campaigns', {
      text,
      seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }],
    })
    expect(copy.status).toBe(201)
    expect(campaignIn(copy).view.score).toEqual(
      campaignIn(await bo.post(`/api/campaigns/${id}/look`)).view.score,
    )
  })

  it('a battle at which play never began, as an earlier release may have left it, is fought anew with the right deal', async () => {
    const { ada, bo, id } = await party()
    await toBattle(id, ada, bo)
    const { store } = site.backend
    const row = (await store.campaigns.campaign(id))!
    const seats = row.seats.map(({ person, bot }) => ({ person, bot, name: 'X' }))
    const left = { ...tableLike({ parent: `campaign/${id}`, seats }), kind: 'aeons-end' }
    await store.tables.create(left)
    await store.campaigns.move(id, row.revision, { ...row, battle: left.id }, [])
    // Whoever says there that she is ready does not get a deal that is not the campaign's.
    for (const each of [ada, bo]) await each.post(`/api/tables/${left.id}/ready`, { share: 'A'.repeat(22) })
    expect((await store.tables.table(left.id))!.state).toBe('open')
    expect((await see(ada, id)).battle).toBeNull()
    expect((await store.tables.table(left.id))!.state).toBe('closed')
    const begun = campaignIn(await bo.post(`/api/campaigns/${id}/fight`)).battle!
    expect((await store.tables.table(begun))!.state).toBe('playing')
    await fought(begun)
    expect((await see(ada, id)).battles).toBe(1)
  })

  it('a battle that is not the one of its campaign keeps nobody out', async () => {
    const { ada, bo, id } = await party()
    await toBattle(id, ada, bo)
    const { store } = site.backend
    const row = (await store.campaigns.campaign(id))!
    const other = await party()
    await toBattle(other.id, other.ada, other.bo)
    const battle = campaignIn(await other.ada.post(`/api/campaigns/${other.id}/fight`)).battle!
    await fought(battle)
    await store.campaigns.move(id, row.revision, { ...row, battle }, [])
    const shown = await see(bo, id)
    expect([shown.battle, shown.battles, shown.view.question.kind]).toEqual([null, 0, 'battle'])
  })

  it('tells those who are waited for, once for each choice, and who began a battle nothing', async () => {
    const { ada, bo, id } = await party('days')
    const { people } = site.backend.store
    const idOf = async (who: Visitor) => ((await who.get('/api/me')).body.me as unknown as { id: string }).id
    const names = new Map([
      [await idOf(ada), 'ada'],
      [await idOf(bo), 'bo'],
    ])
    /** What is in the outbox, by who is told of it. */
    const notified = async () => {
      const all: string[] = []
      for (const [person, name] of names) {
        const { campaignnotice = [] } = await people.everything(person)
        all.push(...campaignnotice.map(({ kind }) => `${name} ${String(kind)}`))
      }
      return all
    }
    let chosen = 0
    for (;;) {
      const now = await see(ada, id)
      await see(bo, id)
      expect(await notified()).toEqual([])
      const { kind, options, mage } = now.view.question
      if (kind === 'battle') break
      const [first, second] = mage === 1 ? [bo, ada] : [ada, bo]
      const want = options.find(({ id: each }) => each !== 'again')!.id
      await choose(first, id, now, want)
      const moved = await see(first, id)
      const other = second === bo ? 'bo' : 'ada'
      // The first who speaks is not told; the other is only if a new question waits for her.
      const waits = moved.view.steps > now.view.steps
      const notices = await notified()
      expect(notices.every((each) => each === `${other} choice`)).toBe(true)
      if (!waits) expect(notices).toEqual([])
      chosen += notices.length
      if (moved.view.steps === now.view.steps) await choose(second, id, now, want)
    }
    expect(chosen).toBeGreaterThan(0)
    await ada.post(`/api/campaigns/${id}/fight`)
    expect(await notified()).toEqual(['bo battle'])
    await see(bo, id)
    expect(await notified()).toEqual([])
  })

  it('a campaign without a clock tells nobody', async () => {
    const { ada, bo, id } = await party()
    await toBattle(id, ada, bo)
    await ada.post(`/api/campaigns/${id}/fight`)
    const { people } = site.backend.store
    const { me } = (await bo.get('/api/me')).body as unknown as { me: { id: string } }
    expect((await people.everything(me.id)).campaignnotice).toEqual([])
  })

  it('turns a page by whoever has read it, and settles a choice only when all want the same', async () => {
    const { ada, bo, id } = await party()
    let asked = await see(ada, id)
    for (; ; asked = await see(ada, id)) {
      const { options, mage, kind } = asked.view.question
      if (kind === 'battle') {
        const { battle } = campaignIn(await bo.post(`/api/campaigns/${id}/fight`))
        await fought(battle!)
      } else if (options.length === 1)
        expect(campaignIn(await choose(bo, id, asked, options[0]!.id)).view.steps).toBe(asked.view.steps + 1)
      else if (mage === null) break
      else {
        const [owner, other] = mage === 0 ? [ada, bo] : [bo, ada]
        const refused = await choose(other, id, asked, options[0]!.id)
        expect([refused.status, refused.body.error]).toEqual([400, 'refused'])
        expect(asked.waiting).toEqual([mage])
        expect((await choose(owner, id, asked, options[0]!.id)).status).toBe(200)
      }
    }
    // A question to all: they differ first, and agree then.
    const { steps } = asked.view
    const [one, two] = asked.view.question.options
    expect(asked.waiting).toEqual([0, 1])
    const first = campaignIn(await choose(ada, id, asked, one!.id))
    expect(first.view.steps).toBe(steps)
    expect(first.waiting).toEqual([1])
    expect(first.seats[0]!.wants).toBe(one!.name)
    const withdrawn = campaignIn(await choose(ada, id, asked))
    expect(withdrawn.seats[0]!.wants).toBeNull()
    await choose(ada, id, asked, one!.id)
    const differs = campaignIn(await choose(bo, id, asked, two!.id))
    expect(differs.view.steps).toBe(steps)
    expect(differs.seats.map(({ wants }) => wants)).toEqual([one!.name, two!.name])
    const agreed = campaignIn(await choose(ada, id, asked, two!.id))
    expect(agreed.view.steps).toBe(steps + 1)
    expect(agreed.seats.map(({ wants }) => wants)).toEqual([null, null])
    const stale = await choose(ada, id, asked, one!.id)
    expect([stale.status, stale.body.error]).toEqual([409, 'moved-on'])
    // Two who choose at the same moment are both heard.
    for (let now = agreed; ; now = await see(ada, id)) {
      const { options, mage, kind } = now.view.question
      if (kind === 'battle') {
        await fought(campaignIn(await bo.post(`/api/campaigns/${id}/fight`)).battle!)
        continue
      }
      if (options.length === 1 || mage !== null) {
        await choose(mage === 1 ? bo : ada, id, now, options[0]!.id)
        continue
      }
      const both = await Promise.all([ada, bo].map((each) => choose(each, id, now, options[0]!.id)))
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      expect((await see(ada, id)).view.steps).toBe(now.view.steps + 1)
      break
    }
  })

  it('forgets what somebody wanted who has no seat any more, and goes on where the others agree', async () => {
    const { ada, bo, id } = await party()
    /** The first question to all. */
    const toAll = async (): Promise<OnlineCampaign> => {
      for (;;) {
        const now = await see(ada, id)
        const { options, mage, kind } = now.view.question
        if (kind === 'battle') await fought(campaignIn(await ada.post(`/api/campaigns/${id}/fight`)).battle!)
        else if (options.length > 1 && mage === null) return now
        else await choose(mage === 1 ? bo : ada, id, now, options[0]!.id)
      }
    }
    const before = await toAll()
    const [one, two] = before.view.question.options
    const { steps } = before.view
    await choose(bo, id, before, one!.id)
    const remove = () => ada.post(`/api/campaigns/${id}/seat`, { seat: 1, to: { who: 'open' } })
    const { key } = (await remove()).body
    const cy = await new Visitor(site).named('Cy')
    expect((await cy.post(`/api/campaigns/${id}/join`, { key })).status).toBe(200)
    const joined = await see(cy, id)
    expect([joined.view.steps, joined.waiting, joined.seats[1]!.wants]).toEqual([steps, [0, 1], null])
    // Nobody has said the same as Ada since.
    const alone = campaignIn(await choose(ada, id, joined, one!.id))
    expect([alone.view.steps, alone.waiting]).toEqual([steps, [1]])
    expect(campaignIn(await choose(cy, id, joined, two!.id)).view.steps).toBe(steps)
    expect(campaignIn(await remove()).view.steps).toBe(steps + 1)
  })

  it('never tells the seed, and is not there for strangers', async () => {
    const { ada, bo, id, key } = await party()
    const row = (await site.backend.store.campaigns.campaign(id))!
    const { seed } = readCampaign(legacy, row.record).creation
    const now = await toBattle(id, ada, bo)
    const begun = campaignIn(await ada.post(`/api/campaigns/${id}/fight`))
    await fought(begun.battle!)
    const replay = await ada.get(`/api/replays/${begun.battle}`)
    for (const reply of [now, begun, await see(bo, id), replay.body, (await ada.get('/api/campaigns')).body])
      expect(JSON.stringify(reply)).not.toContain(seed.slice(2))
    const eve = await new Visitor(site).named('Eve')
    for (const what of ['look', 'join', 'fight', 'export'])
      expect((await eve.post(`/api/campaigns/${id}/${what}`)).status).toBe(404)
    expect((await eve.post(`/api/campaigns/${id}/choose`, { steps: 0, ids: [] })).status).toBe(404)
    expect((await eve.post(`/api/campaigns/${id}/look`, { key: `${key}x` })).status).toBe(404)
    expect((await bo.post(`/api/campaigns/${id}/export`)).body.error).toBe('not-host')
    expect((await bo.post(`/api/campaigns/${id}/invite`, { on: true })).body.error).toBe('not-host')
    // The link ends when the host turns its key.
    await ada.post(`/api/campaigns/${id}/invite`, { on: false })
    expect((await eve.post(`/api/campaigns/${id}/join`, { key })).status).toBe(404)
  })

  it('waits with the battle until every mage has somebody, and keeps the seat of whoever comes again', async () => {
    const ada = await new Visitor(site).named('Ada')
    const made = await ada.post('/api/campaigns', {
      names: ['Ysel', 'Toran'],
      seats: [{ who: 'me' }, { who: 'open' }],
    })
    const { id } = campaignIn(made)
    for (let now = campaignIn(made); now.view.question.kind !== 'battle'; now = await see(ada, id))
      expect(
        (await choose(ada, id, now, now.view.question.options.find((each) => each.id !== 'again')!.id))
          .status,
      ).toBe(200)
    expect((await ada.post(`/api/campaigns/${id}/fight`)).body.error).toBe('seats-free')
    const bo = await new Visitor(site).named('Bo')
    for (let n = 0; n < 3; n++)
      expect(
        campaignIn(await bo.post(`/api/campaigns/${id}/join`, { key: made.body.key })).you.seats,
      ).toEqual([1])
    const cy = await new Visitor(site).named('Cy')
    expect((await cy.post(`/api/campaigns/${id}/join`, { key: made.body.key })).body.error).toBe('full')
    expect((await ada.post(`/api/campaigns/${id}/fight`)).status).toBe(200)
  })
})
