import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Campaign } from '../../../campaign/campaign.ts'
import { legacyBattles } from '../../../campaign/legacy/battles.ts'
import { legacy } from '../../../campaign/legacy/script.ts'
import { wanted } from '../../../campaign/online.ts'
import { readCampaign, writeCampaign } from '../../../campaign/record.ts'
import { PROTECTED } from '../../../kernel/random.ts'
import { readOptions } from '../../../table/options.ts'
import { digestOf } from '../../access/session.ts'
import { typedCampaignTitle } from '../../titles.ts'
import { noticesOfChoice, opened, votesOf } from '../../waiting.ts'
import {
  fighting,
  full,
  movedOn,
  noTable,
  notHost,
  seatTaken,
  tooManyTables,
  unreadable,
} from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, idIn, languageOf, mustBeIn, newId } from '../server.ts'
import { stream } from '../stream.ts'
import { botOf } from '../tables/parts.ts'
import { cleanName, cleanTitle } from '../texts.ts'
import {
  Again,
  campaignChanged,
  campaignTopic,
  changeCampaign,
  current,
  hostedCampaign,
  visibleCampaign,
} from './access.ts'
import { beginBattle } from './battles.ts'
import { listedCampaigns, shownCampaign } from './shown.ts'

const ID_BYTES = 6
const KEY_BYTES = 16
const SEED_BYTES = 16
const LISTED = 50
const MOST_CAMPAIGNS = 20
const LONGEST_RECORD = 60_000
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

/** Campaigns that people play together over the network. */
export function campaignRoutes(routes: Routes, api: Api): void {
  const { campaigns } = api.store
  /** Everybody there is told, and whoever changed it is shown what came of it. */
  const changed = async (id: string, person: string, request: FastifyRequest) => {
    campaignChanged(api, id)
    const row = await visibleCampaign(api, id, person)
    return { campaign: await shownCampaign(api, row, person, languageOf(request)) }
  }

  routes.on('POST /api/campaigns', { takes: made, atMost: 20 }, async ({ request, reply, sent: want }) => {
    const { person } = await mustBeIn(api, request)
    if ((await campaigns.count(person.id)) >= MOST_CAMPAIGNS) throw tooManyTables()
    const seats = want.seats.map((each, seat) => {
      if (each.who === 'bot') botOf(each.bot)
      return {
        seat,
        person: each.who === 'me' ? person.id : null,
        bot: each.who === 'bot' ? each.bot : null,
      }
    })
    const title = typedCampaignTitle(cleanTitle(want.title ?? ''))
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
    const isMade = await campaigns.create(
      {
        id,
        kind: legacy.id,
        title: title === '' ? campaign.record.title : title,
        host: person.id,
        invite: digestOf(invitation),
        options: JSON.stringify(readOptions({ pace: want.pace ?? 'relaxed' })),
        record: writeCampaign(campaign.record),
        seats,
      },
      MOST_CAMPAIGNS,
    )
    if (!isMade) throw tooManyTables()
    reply.status(201)
    const row = await visibleCampaign(api, id, person.id)
    return { campaign: await shownCampaign(api, row, person.id, languageOf(request)), key: invitation }
  })

  routes.on('GET /api/campaigns', { atMost: 60 }, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    const found = await campaigns.ofPerson(person.id, LISTED)
    const rows = (await Promise.all(found.map((row) => current(api, row, person.id)))).flatMap(
      (row) => row ?? [],
    )
    return { campaigns: await listedCampaigns(api, rows, person.id, languageOf(request)) }
  })

  routes.on(
    'POST /api/campaigns/:id/look',
    { takes: look, atMost: 120 },
    async ({ request, sent: { key: given } }) => {
      const { person } = await mustBeIn(api, request)
      const row = await visibleCampaign(api, idIn(request), person.id, given)
      // She sees it: nobody has to call her.
      await campaigns.dropNotices(person.id, row.id)
      return { campaign: await shownCampaign(api, row, person.id, languageOf(request)) }
    },
  )

  routes.on('POST /api/campaigns/:id/join', { takes: join, atMost: 60 }, async ({ request, sent }) => {
    const { key: given, seat } = sent
    const { person } = await mustBeIn(api, request)
    const row = await visibleCampaign(api, idIn(request), person.id, given)
    const done = await campaigns.join(row.id, person.id, seat ?? null, row.invite)
    if (done === 'full') throw full()
    if (done === 'taken') throw seatTaken()
    if (done === 'unknown') throw noTable()
    return changed(row.id, person.id, request)
  })

  routes.on(
    'POST /api/campaigns/:id/seat',
    { takes: setSeat, atMost: 120 },
    async ({ request, sent: { seat, to } }) => {
      const { row, person } = await hostedCampaign(api, request)
      if (row.battle !== null) throw fighting()
      if (seat >= row.seats.length) throw unreadable('seat')
      if (to.who === 'bot') botOf(to.bot)
      // Whoever is removed knows the old link, and must not come back by it.
      const invitation = newId(KEY_BYTES)
      const wanted = {
        person: to.who === 'me' ? person.id : null,
        bot: to.who === 'bot' ? to.bot : null,
      }
      const done = await campaigns.setSeat(row.id, seat, wanted, digestOf(invitation))
      if (done === 'fighting') throw fighting()
      return {
        ...(await changed(row.id, person.id, request)),
        key: done === 'renewed' ? invitation : null,
      }
    },
  )

  routes.on(
    'POST /api/campaigns/:id/choose',
    { takes: choice, atMost: 120 },
    ({ request, sent: { steps, ids } }) => {
      return changeCampaign(api, request, async (row, person) => {
        const campaign = opened(row)
        if (campaign.record.entries.length !== steps) throw movedOn()
        const next = wanted(campaign, votesOf(row), row, person.id, ids)
        const to = {
          record: writeCampaign(next.campaign.record),
          votes: JSON.stringify(next.votes),
          battle: row.battle,
          exports: row.exports,
        }
        const notices = noticesOfChoice(row, to, person.id)
        if (!(await campaigns.move(row.id, row.revision, to, notices))) throw new Again()
      })
    },
  )

  routes.on('POST /api/campaigns/:id/fight', { atMost: 20 }, ({ request }) =>
    changeCampaign(api, request, (row, person) => beginBattle(api, row, person)),
  )

  routes.on(
    'POST /api/campaigns/:id/invite',
    { takes: invite, atMost: 120 },
    async ({ request, sent: { on } }) => {
      const { row } = await hostedCampaign(api, request)
      const invitation = on ? newId(KEY_BYTES) : null
      await campaigns.setInvite(row.id, invitation === null ? null : digestOf(invitation))
      campaignChanged(api, row.id)
      return { key: invitation }
    },
  )

  // The record holds the seed: taking it along before the end is for the host, and everybody sees that it was done.
  routes.on('POST /api/campaigns/:id/export', { atMost: 20 }, async ({ request }) => {
    let text = ''
    const shown = await changeCampaign(api, request, async (row, person) => {
      text = row.record
      if (opened(row).state.ending !== null) return
      if (row.host !== person.id) throw notHost()
      const { record, votes, battle, exports } = row
      if (!(await campaigns.move(row.id, row.revision, { record, votes, battle, exports: exports + 1 }, [])))
        throw new Again()
    })
    return { ...shown, text }
  })

  routes.on('GET /api/campaigns/:id/changes', { atMost: 120 }, async ({ request, reply }) => {
    const who = await mustBeIn(api, request)
    const row = await visibleCampaign(api, idIn(request), who.person.id)
    stream(api, campaignTopic(row.id), who, request, reply)
  })
}
