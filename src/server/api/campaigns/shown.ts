import type { Campaign } from '../../../campaign/campaign.ts'
import { campaignView } from '../../../campaign/legacy/view.ts'
import { optionWords } from '../../../campaign/legacy/words/index.ts'
import {
  chosen,
  type ListedCampaign,
  type OnlineCampaign,
  type OnlineSeat,
  wishFor,
} from '../../../campaign/online.ts'
import type { CampaignWithParty } from '../../store/contract/campaigns.ts'
import type { Language } from '../../store/contract/values.ts'
import { typedCampaignTitle } from '../../titles.ts'
import { isAsked, opened, paceOf, votesOf, waitingIn } from '../../waiting.ts'
import type { Api } from '../server.ts'
import { personShape } from '../shapes.ts'

/** What somebody wants, in words: the last thing that is not only a confirmation. */
function inWords(campaign: Campaign, ids: readonly string[], lang: Language): string {
  const said: string[] = []
  let now = campaign
  for (const id of ids) {
    const { asked } = now.state
    if (!/^confirm/.test(asked.kind)) said.push(optionWords(asked, id, lang).name)
    now = chosen(now, [id])
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
    const votes = votesOf(row)
    return row.seats.map(({ seat, person, bot }) => {
      const known = person === null ? undefined : people.get(person)
      const ids = wishFor(seat, campaign, votes, row)
      return {
        seat,
        mage: campaign.state.mages[seat]?.name ?? '',
        person: known === undefined ? null : personShape(known),
        bot,
        wants: ids === null ? null : inWords(campaign, ids, lang),
      }
    })
  }
}

export async function shownCampaign(
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
    title: typedCampaignTitle(row.title),
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

export async function listedCampaigns(
  api: Api,
  rows: readonly CampaignWithParty[],
  person: string,
  lang: Language,
): Promise<readonly ListedCampaign[]> {
  const seats = await seatsShown(api, rows)
  return rows.map((row) => {
    const campaign = opened(row)
    return {
      id: row.id,
      title: typedCampaignTitle(row.title),
      seats: seats(row, campaign, lang),
      asked: isAsked(row, campaign, person),
      battles: campaign.state.score.length,
      over: campaign.state.ending !== null,
    }
  })
}
