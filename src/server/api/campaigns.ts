import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { botNamed } from '../../bots/index.ts'
import { Campaign } from '../../campaign/campaign.ts'
import { legacyBattles } from '../../campaign/legacy/battles.ts'
import { legacy } from '../../campaign/legacy/script.ts'
import { campaignView } from '../../campaign/legacy/view.ts'
import { optionWords } from '../../campaign/legacy/words/index.ts'
import {
  chosen,
  type ListedCampaign,
  NO_VOTES,
  type OnlineCampaign,
  type OnlineSeat,
  wanted,
} from '../../campaign/online.ts'
import { readCampaign, writeCampaign } from '../../campaign/record.ts'
import { gameNamed } from '../../games/index.ts'
import { PROTECTED } from '../../kernel/random.ts'
import { readRecord } from '../../kernel/record.ts'
import { battleOf } from '../../table/api.ts'
import { commitmentOf } from '../../table/deal.ts'
import { readOptions } from '../../table/options.ts'
import { digestOf } from '../access/session.ts'
import { engineId } from '../engines.ts'
import { ANY_TABLE, tableTopic } from '../hub.ts'
import type { CampaignWithParty } from '../store/contract/campaigns.ts'
import type { Person } from '../store/contract/people.ts'
import type { NewSeat } from '../store/contract/tables.ts'
import type { Language } from '../store/contract/values.ts'
import {
  fighting,
  full,
  movedOn,
  noTable,
  notHost,
  notSeated,
  othersChoose,
  seatsFree,
  seatTaken,
  tooManyTables,
  unreadable,
} from './refusals.ts'
import type { Routes } from './routes.ts'
import { type Api, idIn, languageOf, mustBeIn, newId } from './server.ts'
import { personShape } from './shapes.ts'
import { stream } from './stream.ts'
import { cleanName, cleanTitle } from './texts.ts'
import { isAsked, noticesOfBattle, noticesOfChoice, opened, paceOf, votesOf, waitingIn } from './waiting.ts'

const ID_BYTES = 6
const KEY_BYTES = 16
const SECRET_BYTES = 32
const SEED_BYTES = 16
const LISTED = 50
const MOST_CAMPAIGNS = 20
const LONGEST_RECORD = 60_000
/** Two people may choose at the same moment: the second looks again. */
const TRIES = 5

const seatNumber = z.number().int().min(0).max(15)
const who = z.discriminatedUnion('who', [
  z.strictObject({ who: z.literal('me') }),
  z.strictObject({ who: z.literal('open') }),
  z.strictObject({ who: z.literal('bot'), bot: z.string().max(40) }),
])
const made = z.strictObject({
  title: z.string().max(400).optional(),
  pace: z.enum(['relaxed', 'days']).optional(),
  names: z.array(z.string().max(100)).min(1).max(4).readonly().optional(),
  text: z.string().max(LONGEST_RECORD).optional(),
  seats: z.array(who).min(1).max(4).readonly(),
})
const key = z.string().max(64)
const look = z.strictObject({ key: key.optional() })
const join = z.strictObject({ key: key.optional(), seat: seatNumber.nullable().optional() })
const setSeat = z.strictObject({ seat: seatNumber, to: who })
const choice = z.strictObject({
  steps: z.number().int().min(0),
  ids: z.array(z.string().max(100)).max(20).readonly(),
})
const invite = z.strictObject({ on: z.boolean() })

/** Another request was faster: everything from the beginning. */
class Again extends Error {}

const topicOf = (id: string): string => tableTopic(`campaign/${id}`)

/** What somebody wants, in words: the last thing that is not only a confirmation. */
function inWords(campaign: Campaign, ids: readonly string[], lang: Language): string {
  const said: string[] = []
  let now = campaign
  for (const id of ids) {
    const { asked } = now.state
    if (!/^confirm/.test(asked.kind)) said.push(optionWords(asked, id, lang).name)
    now = chosen(legacyBattles, now, [id])
  }
  return said.join(', ')
}

async function seatsShown(
  api: Api,
  rows: readonly CampaignWithParty[],
): Promise<(row: CampaignWithParty, campaign: Campaign, lang: Language) => readonly OnlineSeat[]> {
  const ids = new Set(rows.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))
  const people = new Map((await api.store.people.persons([...ids])).map((each) => [each.id, each]))
  return (row, campaign, lang) => {
    const { steps, of } = votesOf(row)
    const current = steps === campaign.record.entries.length
    return row.seats.map(({ seat, person, bot }) => {
      const known = person === null ? undefined : people.get(person)
      const ids = current ? of[String(seat)] : undefined
      return {
        seat,
        mage: campaign.state.mages[seat]?.name ?? '',
        person: known === undefined ? null : personShape(known),
        bot,
        wants: ids === undefined ? null : inWords(campaign, ids, lang),
      }
    })
  }
}

async function shown(
  api: Api,
  row: CampaignWithParty,
  person: string,
  lang: Language,
): Promise<OnlineCampaign> {
  const campaign = opened(row)
  const seats = await seatsShown(api, [row])
  const view = campaignView(campaign, lang)
  const own = row.seats.flatMap((each) => (each.person === person ? [each.seat] : []))
  return {
    id: row.id,
    title: row.title,
    seats: seats(row, campaign, lang),
    asked: isAsked(row, campaign, person),
    battles: view.score.length,
    over: view.over,
    revision: row.revision,
    pace: paceOf(row),
    you: { seats: own, host: row.host === person },
    waiting: waitingIn(row, campaign),
    battle: row.battle,
    invited: row.invite !== null,
    exports: row.exports,
    view,
  }
}

export function campaignRoutes(routes: Routes, api: Api): void {
  const { campaigns, tables } = api.store
  const notify = (id: string): void => api.hub.publish(topicOf(id), 'changed')

  /** What came of the battle belongs to the campaign as soon as somebody looks at it; nothing else has to happen. */
  async function current(id: string, by: string): Promise<CampaignWithParty | null> {
    const row = await campaigns.campaign(id)
    if (row === null || row.battle === null) return row
    const battle = await tables.table(row.battle)
    if (battle !== null && (battle.state === 'playing' || battle.state === 'open')) return row
    const campaign = opened(row)
    if (battle?.record != null && battle.ended !== null)
      campaign.finish(readRecord(battle.record), new Date(battle.ended).toISOString().slice(0, 10))
    // A battle that was left or cannot go on is fought anew.
    const to = {
      record: writeCampaign(campaign.record),
      votes: JSON.stringify(NO_VOTES),
      battle: null,
      exports: row.exports,
    }
    await campaigns.move(id, row.revision, to, noticesOfChoice(row, to, by))
    return campaigns.campaign(id)
  }

  const opens = (row: CampaignWithParty, given: string | undefined): boolean =>
    given !== undefined && row.invite !== null && timingSafeEqual(digestOf(given), row.invite)

  async function visible(id: string, person: string, given?: string): Promise<CampaignWithParty> {
    const row = await current(id, person)
    const free =
      row !== null &&
      (row.host === person || row.seats.some((each) => each.person === person) || opens(row, given))
    if (!free) throw noTable()
    return row
  }

  async function hosted(request: FastifyRequest): Promise<{ row: CampaignWithParty; person: Person }> {
    const { person } = await mustBeIn(api, request)
    const row = await visible(idIn(request), person.id)
    if (row.host !== person.id) throw notHost()
    return { row, person }
  }

  /** Does something to the campaign as it is now, and once more when somebody was faster. */
  async function changed(
    request: FastifyRequest,
    body: (row: CampaignWithParty, person: Person) => Promise<void>,
  ): Promise<{ readonly campaign: OnlineCampaign }> {
    const { person } = await mustBeIn(api, request)
    const id = idIn(request)
    for (let n = 0; ; n++)
      try {
        await body(await visible(id, person.id), person)
        break
      } catch (error) {
        if (!(error instanceof Again)) throw error
        if (n >= TRIES) throw othersChoose()
      }
    notify(id)
    return { campaign: await shown(api, await visible(id, person.id), person.id, languageOf(request)) }
  }

  routes.on('POST /api/campaigns', { takes: made, atMost: 20 }, async ({ request, reply, sent: want }) => {
    const { person } = await mustBeIn(api, request)
    if ((await campaigns.count(person.id)) >= MOST_CAMPAIGNS) throw tooManyTables()
    const seats = want.seats.map((each, seat) => {
      if (each.who === 'bot') botNamed(each.bot)
      return {
        seat,
        person: each.who === 'me' ? person.id : null,
        bot: each.who === 'bot' ? each.bot : null,
      }
    })
    const title = cleanTitle(want.title ?? '')
    const played = want.seats.map((each) => (each.who === 'bot' ? each.bot : 'person'))
    const campaign =
      want.text === undefined
        ? Campaign.create(
            legacyBattles,
            {
              seed: `${PROTECTED}${newId(SEED_BYTES)}`,
              mages: (want.names ?? []).map((name, look) => ({ name: cleanName(name), look })),
              seats: played,
            },
            title,
          )
        : Campaign.open(legacyBattles, { ...readCampaign(legacy, want.text), current: null })
    if (campaign.state.mages.length !== seats.length) throw unreadable('seats')
    const id = newId(ID_BYTES)
    const invitation = newId(KEY_BYTES)
    await campaigns.create({
      id,
      kind: legacy.id,
      title: title === '' ? campaign.record.title : title,
      host: person.id,
      invite: digestOf(invitation),
      options: JSON.stringify(readOptions({ pace: want.pace ?? 'relaxed' })),
      record: writeCampaign(campaign.record),
      seats,
    })
    reply.status(201)
    const row = await visible(id, person.id)
    return { campaign: await shown(api, row, person.id, languageOf(request)), key: invitation }
  })

  routes.on('GET /api/campaigns', {}, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    const ids = await campaigns.ofPerson(person.id, LISTED)
    const rows = (await Promise.all(ids.map(({ id }) => current(id, person.id)))).flatMap((row) => row ?? [])
    const seats = await seatsShown(api, rows)
    const lang = languageOf(request)
    const listed = rows.map((row): ListedCampaign => {
      const campaign = opened(row)
      return {
        id: row.id,
        title: row.title,
        seats: seats(row, campaign, lang),
        asked: isAsked(row, campaign, person.id),
        battles: campaign.state.score.length,
        over: campaign.state.ending !== null,
      }
    })
    return { campaigns: listed }
  })

  routes.on('POST /api/campaigns/:id/look', { takes: look }, async ({ request, sent: { key: given } }) => {
    const { person } = await mustBeIn(api, request)
    const row = await visible(idIn(request), person.id, given)
    // She sees it: nobody has to call her.
    await campaigns.dropNotices(person.id, row.id)
    return { campaign: await shown(api, row, person.id, languageOf(request)) }
  })

  routes.on('POST /api/campaigns/:id/join', { takes: join, atMost: 60 }, async ({ request, sent }) => {
    const { key: given, seat } = sent
    const { person } = await mustBeIn(api, request)
    const row = await visible(idIn(request), person.id, given)
    const done = await campaigns.join(row.id, person.id, seat ?? null)
    if (done === 'full') throw full()
    if (done === 'taken') throw seatTaken()
    notify(row.id)
    return { campaign: await shown(api, await visible(row.id, person.id), person.id, languageOf(request)) }
  })

  routes.on('POST /api/campaigns/:id/seat', { takes: setSeat }, async ({ request, sent: { seat, to } }) => {
    const { row, person } = await hosted(request)
    if (row.battle !== null) throw fighting()
    if (seat >= row.seats.length) throw unreadable('seat')
    if (to.who === 'bot') botNamed(to.bot)
    await campaigns.setSeat(row.id, seat, {
      person: to.who === 'me' ? person.id : null,
      bot: to.who === 'bot' ? to.bot : null,
    })
    notify(row.id)
    return { campaign: await shown(api, await visible(row.id, person.id), person.id, languageOf(request)) }
  })

  routes.on('POST /api/campaigns/:id/choose', { takes: choice }, ({ request, sent: { steps, ids } }) => {
    return changed(request, async (row, person) => {
      const campaign = opened(row)
      if (campaign.record.entries.length !== steps) throw movedOn()
      const next = wanted(legacyBattles, campaign, votesOf(row), row, person.id, ids)
      const to = {
        record: writeCampaign(next.campaign.record),
        votes: JSON.stringify(next.votes),
        battle: row.battle,
        exports: row.exports,
      }
      const notices = noticesOfChoice(row, to, person.id)
      if (!(await campaigns.move(row.id, row.revision, to, notices))) throw new Again()
    })
  })

  routes.on('POST /api/campaigns/:id/fight', {}, ({ request }) =>
    changed(request, async (row, person) => {
      if (row.battle !== null) return
      if (!row.seats.some((each) => each.person === person.id)) throw notSeated()
      if (row.seats.some((each) => each.person === null && each.bot === null)) throw seatsFree()
      const campaign = opened(row)
      const played = row.seats.map(({ bot }) => bot ?? 'person')
      if (JSON.stringify(played) !== JSON.stringify(campaign.state.seats)) campaign.seat(played)
      const { document, seed, plan } = campaign.battle
      const people = new Map(
        (await api.store.people.persons(row.seats.flatMap((each) => each.person ?? []))).map((each) => [
          each.id,
          each.name,
        ]),
      )
      const game = newId(ID_BYTES)
      const secret = new Uint8Array(Buffer.from(newId(SECRET_BYTES), 'base64url'))
      await tables.create({
        id: game,
        kind: legacy.game,
        engine: engineId(),
        content: gameNamed(legacy.game).content,
        setup: JSON.stringify(document),
        options: row.options,
        host: row.host,
        visibility: 'private',
        title: row.title,
        invite: null,
        secret,
        commitment: commitmentOf(game, secret),
        day: null,
        parent: battleOf(row.id),
        seats: row.seats.map(
          ({ person: each, bot }): NewSeat => ({
            person: each,
            bot,
            name: each === null ? '' : (people.get(each) ?? ''),
          }),
        ),
      })
      const to = {
        record: writeCampaign(campaign.record),
        votes: JSON.stringify(NO_VOTES),
        battle: game,
        exports: row.exports,
      }
      const done = await campaigns.move(row.id, row.revision, to, noticesOfBattle(row, person.id))
      // Two pressed at once: one table is enough.
      if (!done) {
        await tables.close(game, 'closed', 'left')
        throw new Again()
      }
      const table = await tables.table(game)
      await tables.begin(game, seed, table?.seats ?? [])
      api.hub.publish(tableTopic(game), 'changed')
      api.hub.publish(ANY_TABLE, game)
      api.log.info({ chapter: plan.chapter }, 'battle')
    }),
  )

  routes.on('POST /api/campaigns/:id/invite', { takes: invite }, async ({ request, sent: { on } }) => {
    const { row } = await hosted(request)
    const invitation = on ? newId(KEY_BYTES) : null
    await campaigns.setInvite(row.id, invitation === null ? null : digestOf(invitation))
    notify(row.id)
    return { key: invitation }
  })

  // The record holds the seed: taking it along before the end is for the host, and everybody sees that it was done.
  routes.on('POST /api/campaigns/:id/export', { atMost: 20 }, async ({ request }) => {
    let text = ''
    const shown = await changed(request, async (row, person) => {
      text = row.record
      if (opened(row).state.ending !== null) return
      if (row.host !== person.id) throw notHost()
      const { record, votes, battle, exports } = row
      if (!(await campaigns.move(row.id, row.revision, { record, votes, battle, exports: exports + 1 }, [])))
        throw new Again()
    })
    return { ...shown, text }
  })

  routes.on('GET /api/campaigns/:id/changes', {}, async ({ request, reply }) => {
    const { person } = await mustBeIn(api, request)
    const row = await visible(idIn(request), person.id)
    reply.hijack()
    stream(api, topicOf(row.id), reply.raw, reply.getHeaders())
  })
}
