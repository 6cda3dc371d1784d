import { Campaign } from '../campaign/campaign.ts'
import { legacyBattles } from '../campaign/legacy/battles.ts'
import { legacy } from '../campaign/legacy/script.ts'
import { choosersOf, NO_VOTES, type Votes, wishFor } from '../campaign/online.ts'
import { readCampaign } from '../campaign/record.ts'
import { readOptions } from '../table/options.ts'
import type { CampaignWithParty } from './store/contract/campaigns.ts'
import type { NewCampaignNotice } from './store/contract/people.ts'

/* Whom a campaign waits for between its battles, and who is told of it. */

/** They are told, unless they look before. */
const NOTICE_AFTER = 60_000

/** So many campaigns are kept as they were opened. */
const KEPT = 100
/** By their records, whatever was not looked at for longest first. */
const kept = new Map<string, Campaign>()

/** The campaign of a row, for whoever asks to do with it as she likes. Looking at it again plays nothing again. */
export function opened({ record }: Pick<CampaignWithParty, 'record'>): Campaign {
  const campaign = kept.get(record) ?? Campaign.open(legacyBattles, readCampaign(legacy, record))
  kept.delete(record)
  kept.set(record, campaign)
  const [oldest] = kept.keys()
  if (kept.size > KEPT) kept.delete(oldest!)
  return campaign.again()
}

export function votesOf(row: Pick<CampaignWithParty, 'votes'>): Votes {
  const votes: Votes = JSON.parse(row.votes)
  return votes.of === undefined ? NO_VOTES : votes
}

export const paceOf = ({ options }: Pick<CampaignWithParty, 'options'>): 'relaxed' | 'days' =>
  readOptions(JSON.parse(options)).pace === 'days' ? 'days' : 'relaxed'

/** The seats that are waited for: whoever may choose and has not said yet. */
export function waitingIn(row: CampaignWithParty, campaign: Campaign): readonly number[] {
  const votes = votesOf(row)
  return choosersOf(campaign.state.asked, row).filter((seat) => wishFor(seat, campaign, votes, row) === null)
}

export const isAsked = (row: CampaignWithParty, campaign: Campaign, person: string): boolean =>
  waitingIn(row, campaign).some((seat) => row.seats[seat]?.person === person) ||
  (campaign.state.asked.kind === 'battle' &&
    row.battle === null &&
    row.seats.some((each) => each.person === person))

export const waitsFor = (row: CampaignWithParty, person: string): boolean => isAsked(row, opened(row), person)

const peopleOf = ({ seats }: CampaignWithParty): readonly string[] => [
  ...new Set(seats.flatMap(({ person }) => person ?? [])),
]

/** Whoever is waited for now and was not before, but for those by whom it happened. */
export function noticesOfChoice(
  before: CampaignWithParty,
  after: Pick<CampaignWithParty, 'record' | 'votes' | 'battle'>,
  by: string,
): readonly NewCampaignNotice[] {
  if (paceOf(before) !== 'days') return []
  const row = { ...before, ...after }
  const [earlier, now] = [opened(before), opened(row)]
  const same = earlier.record.entries.length === now.record.entries.length && before.battle === row.battle
  return peopleOf(row)
    .filter(
      (person) => person !== by && isAsked(row, now, person) && !(same && isAsked(before, earlier, person)),
    )
    .map((person) => ({ person, kind: 'choice', after: NOTICE_AFTER }))
}

/** A battle begins: everybody hears of it but whoever began it. */
export const noticesOfBattle = (row: CampaignWithParty, by: string): readonly NewCampaignNotice[] =>
  paceOf(row) === 'days'
    ? peopleOf(row)
        .filter((person) => person !== by)
        .map((person) => ({ person, kind: 'battle', after: NOTICE_AFTER }))
    : []
