/* Campaigns that friends play. */

import type { NewCampaignNotice } from './people.ts'
import type { NewTable } from './tables.ts'
import type { Digest, Time } from './values.ts'

/** Who plays a mage: a person, a bot, or nobody yet. */
export interface PartyRow {
  readonly seat: number
  readonly person: string | null
  readonly bot: string | null
}

export interface CampaignRow {
  readonly id: string
  /** Which campaign it is. */
  readonly kind: string
  readonly title: string
  readonly host: string | null
  readonly invite: Digest | null
  /** How its battles are played, as JSON. */
  readonly options: string
  /** Everything that has happened, with the seed in it. */
  readonly record: string
  /** What each seat wants of the question that is open, as JSON. */
  readonly votes: string
  /** The table at which its battle is fought. */
  readonly battle: string | null
  /** How often somebody has taken the record with her before the end. */
  readonly exports: number
  readonly revision: number
  readonly created: Time
  readonly changed: Time
}

export interface CampaignWithParty extends CampaignRow {
  readonly seats: readonly PartyRow[]
}

export interface NewCampaign
  extends Pick<CampaignRow, 'id' | 'kind' | 'title' | 'host' | 'invite' | 'options' | 'record'> {
  readonly seats: readonly PartyRow[]
}

export interface Campaigns {
  /** False where its host is gone, or has made so many already; also of several at once no more are made. */
  create(campaign: NewCampaign, most?: number): Promise<boolean>
  campaign(id: string): Promise<CampaignWithParty | null>
  ofPerson(person: string, limit: number): Promise<readonly CampaignWithParty[]>
  /** The next state of a campaign, and who is told of it; false when it has moved on since this revision. */
  move(
    id: string,
    revision: number,
    to: Pick<CampaignRow, 'record' | 'votes' | 'battle' | 'exports'>,
    notices: readonly NewCampaignNotice[],
  ): Promise<boolean>
  /**
   * The same, with the table of the next battle, at which play begins with this seed: there is never one without the other.
   */
  fight(
    id: string,
    revision: number,
    to: Pick<CampaignRow, 'record' | 'votes' | 'exports'>,
    battle: NewTable,
    seed: string,
    notices: readonly NewCampaignNotice[],
  ): Promise<boolean>
  /** She looks at it: what was going to be said is not said, unless she always wants to be told. */
  dropNotices(person: string, id: string): Promise<void>
  /** Sits down on a free seat (any, when none is named). Whoever sits there already stays. */
  join(
    id: string,
    person: string,
    seat: number | null,
    /** As at a table. */
    invite?: Digest | null,
  ): Promise<'seated' | 'full' | 'taken' | 'unknown'>
  /**
   * Opens a seat or gives it to a bot or a person, unless a battle is fought. Where that removes somebody other than the
   * host, who knows the invitation, `invite` takes its place at the same moment, unless there is none.
   */
  setSeat(
    id: string,
    seat: number,
    to: { readonly person: string | null; readonly bot: string | null },
    invite: Digest,
  ): Promise<'set' | 'renewed' | 'fighting'>
  setInvite(id: string, invite: Digest | null): Promise<void>
  /** How many campaigns somebody has made. */
  count(host: string): Promise<number>
}
