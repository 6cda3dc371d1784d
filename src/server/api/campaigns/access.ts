import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Campaign } from '../../../campaign/campaign.ts'
import { NO_VOTES, type OnlineCampaign, settled } from '../../../campaign/online.ts'
import { writeCampaign } from '../../../campaign/record.ts'
import { readRecord } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { digestOf } from '../../access/session.ts'
import { tableTopic } from '../../cluster/hub.ts'
import { reasonOf } from '../../operating/reason.ts'
import type { CampaignWithParty } from '../../store/contract/campaigns.ts'
import type { Person } from '../../store/contract/people.ts'
import { noticesOfChoice, opened, votesOf } from '../../waiting.ts'
import { noTable, notHost, othersChoose } from '../refusals.ts'
import { type Api, idIn, languageOf, mustBeIn } from '../server.ts'
import { shownCampaign } from './shown.ts'

/** Two people may choose at the same moment: the second looks again. */
const TRIES = 5

/** Another request was faster: everything from the beginning. */
export class Again extends Error {}

export const campaignTopic = (id: string): string => tableTopic(`campaign/${id}`)

export const campaignChanged = ({ hub }: Api, id: string): void => hub.publish(campaignTopic(id), 'changed')

/** How a row stands as soon as somebody looks at it; null where nothing has come of anything. */
async function next({ store: { tables }, log }: Api, row: CampaignWithParty): Promise<Campaign | null> {
  // Whoever wanted something else may have gone.
  if (row.battle === null) return settled(opened(row), votesOf(row), row)
  const battle = await tables.table(row.battle)
  if (battle?.state === 'playing') return null
  // A server of an earlier release ended before play began there; nobody is to begin it with another deal now.
  if (battle?.state === 'open') await tables.closeRoom(battle.id)
  const campaign = opened(row)
  if (battle?.record != null && battle.ended !== null)
    try {
      campaign.finish(readRecord(battle.record), new Date(battle.ended).toISOString().slice(0, 10))
    } catch (error) {
      // It is not the one that the campaign waits for, as an earlier release has begun it: nobody is kept out by that.
      if (!(error instanceof Refusal)) throw error
      log.error(reasonOf(error), 'a battle was not the one of its campaign')
    }
  // A battle that was left or cannot go on is fought again.
  return campaign
}

/** The row with what has come of it. */
export async function current(
  api: Api,
  row: CampaignWithParty,
  by: string,
): Promise<CampaignWithParty | null> {
  const { campaigns } = api.store
  const campaign = await next(api, row)
  if (campaign === null) return row
  const to = {
    record: writeCampaign(campaign.record),
    votes: JSON.stringify(NO_VOTES),
    battle: null,
    exports: row.exports,
  }
  await campaigns.move(row.id, row.revision, to, noticesOfChoice(row, to, by))
  return campaigns.campaign(row.id)
}

const opens = (row: CampaignWithParty, given: string | undefined): boolean =>
  given !== undefined && row.invite !== null && timingSafeEqual(digestOf(given), row.invite)

/** A campaign that this person may see: she plays it, or has the key. */
export async function visibleCampaign(
  api: Api,
  id: string,
  person: string,
  given?: string,
): Promise<CampaignWithParty> {
  const found = await api.store.campaigns.campaign(id)
  const free =
    found !== null &&
    (found.host === person || found.seats.some((each) => each.person === person) || opens(found, given))
  // What came of its battle is taken in for whoever may see it.
  const row = free ? await current(api, found, person) : null
  if (row === null) throw noTable()
  return row
}

/** A campaign of the one who asks, for her to arrange. */
export async function hostedCampaign(
  api: Api,
  request: FastifyRequest,
): Promise<{ row: CampaignWithParty; person: Person }> {
  const { person } = await mustBeIn(api, request)
  const row = await visibleCampaign(api, idIn(request), person.id)
  if (row.host !== person.id) throw notHost()
  return { row, person }
}

/** Does something to the campaign as it is now, and once more when somebody was faster. */
export async function changeCampaign(
  api: Api,
  request: FastifyRequest,
  body: (row: CampaignWithParty, person: Person) => Promise<void>,
): Promise<{ readonly campaign: OnlineCampaign }> {
  const { person } = await mustBeIn(api, request)
  const id = idIn(request)
  for (let n = 0; ; n++)
    try {
      await body(await visibleCampaign(api, id, person.id), person)
      break
    } catch (error) {
      if (!(error instanceof Again)) throw error
      if (n >= TRIES) throw othersChoose()
    }
  campaignChanged(api, id)
  return {
    campaign: await shownCampaign(
      api,
      await visibleCampaign(api, id, person.id),
      person.id,
      languageOf(request),
    ),
  }
}
