import type {
  CampaignRow,
  Campaigns,
  CampaignWithParty,
  NewCampaign,
  PartyRow,
} from './contract/campaigns.ts'
import type { NewCampaignNotice } from './contract/people.ts'
import type { NewTable } from './contract/tables.ts'
import type { Digest } from './contract/values.ts'
import { CAMPAIGN_NOTICE, dropCampaignNotices } from './notices.ts'
import { isHere } from './people/rows.ts'
import { bytes, maybe, number, type Row, type Sql, text } from './sql.ts'
import { insertTable } from './tables/tables.ts'
import { BEGIN, isStillInvited } from './tables/waiting-rooms.ts'

const campaignRow = (row: Row): CampaignRow => ({
  id: text(row, 'id'),
  kind: text(row, 'kind'),
  title: text(row, 'title'),
  host: maybe(row, 'host', text),
  invite: maybe(row, 'invite', bytes),
  options: text(row, 'options'),
  record: text(row, 'record'),
  votes: text(row, 'votes'),
  battle: maybe(row, 'battle', text),
  exports: number(row, 'exports'),
  revision: number(row, 'revision'),
  created: number(row, 'created'),
  changed: number(row, 'changed'),
})

const partyRow = (row: Row): PartyRow & { readonly campaign: string } => ({
  campaign: text(row, 'campaign'),
  seat: number(row, 'seat'),
  person: maybe(row, 'person', text),
  bot: maybe(row, 'bot', text),
})

async function countOf(sql: Sql, host: string): Promise<number> {
  const [row] = await sql.all('SELECT COUNT(*) AS n FROM campaign WHERE host = $1', host)
  return number(row!, 'n')
}

type Moved = Pick<CampaignRow, 'record' | 'votes' | 'battle' | 'exports'>

async function move(
  sql: Sql,
  id: string,
  revision: number,
  to: Moved,
  notices: readonly NewCampaignNotice[],
): Promise<boolean> {
  const changed = await sql.run(
    'UPDATE campaign SET record = $3, votes = $4, battle = $5, exports = $6, revision = revision + 1, changed = NOW WHERE id = $1 AND revision = $2',
    id,
    revision,
    to.record,
    to.votes,
    to.battle,
    to.exports,
  )
  if (changed === 0) return false
  for (const { person, kind, after } of notices) await sql.run(CAMPAIGN_NOTICE, person, id, kind, after)
  return true
}

export class SqlCampaigns implements Campaigns {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  create(
    { id, kind, title, host, invite, options, record, seats }: NewCampaign,
    most = Number.MAX_SAFE_INTEGER,
  ): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      if (host !== null && (!(await isHere(sql, host)) || (await countOf(sql, host)) >= most)) return false
      await sql.run(
        "INSERT INTO campaign (id, kind, title, host, invite, options, record, votes, battle, exports, revision, created, changed) VALUES ($1, $2, $3, $4, $5, $6, $7, '{}', NULL, 0, 0, NOW, NOW)",
        id,
        kind,
        title,
        host,
        invite,
        options,
        record,
      )
      for (const { seat, person, bot } of seats)
        await sql.run(
          'INSERT INTO party (campaign, seat, person, bot) VALUES ($1, $2, $3, $4)',
          id,
          seat,
          person,
          bot,
        )
      return true
    })
  }

  async campaign(id: string): Promise<CampaignWithParty | null> {
    const [found = null] = await this.listed(this.sql.all('SELECT * FROM campaign WHERE id = $1', id))
    return found
  }

  ofPerson(person: string, limit: number): Promise<readonly CampaignWithParty[]> {
    return this.listed(
      this.sql.all(
        'SELECT * FROM campaign WHERE host = $1 OR id IN (SELECT campaign FROM party WHERE person = $1) ORDER BY changed DESC, id LIMIT $2',
        person,
        limit,
      ),
    )
  }

  move(id: string, revision: number, to: Moved, notices: readonly NewCampaignNotice[]): Promise<boolean> {
    return this.sql.transaction((sql) => move(sql, id, revision, to, notices))
  }

  fight(
    id: string,
    revision: number,
    to: Omit<Moved, 'battle'>,
    battle: NewTable,
    seed: string,
    notices: readonly NewCampaignNotice[],
  ): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      const [now] = await sql.all('SELECT revision FROM campaign WHERE id = $1 LOCKED', id)
      if (now === undefined || number(now, 'revision') !== revision) return false
      await insertTable(sql, battle, null)
      await sql.run(BEGIN, battle.id, seed, null)
      return move(sql, id, revision, { ...to, battle: battle.id }, notices)
    })
  }

  dropNotices(person: string, id: string): Promise<void> {
    return dropCampaignNotices(this.sql, person, id)
  }

  join(
    id: string,
    person: string,
    wanted: number | null,
    invite?: Digest | null,
  ): Promise<'seated' | 'full' | 'taken' | 'unknown'> {
    return this.sql.transaction(async (sql) => {
      if (!(await isHere(sql, person))) return 'full'
      const [row] = await sql.all('SELECT host, invite FROM campaign WHERE id = $1 LOCKED', id)
      const party = (await sql.all('SELECT * FROM party WHERE campaign = $1 ORDER BY seat', id)).map(partyRow)
      if (party.some((each) => each.person === person && (wanted === null || each.seat === wanted)))
        return 'seated'
      const isHost = row !== undefined && maybe(row, 'host', text) === person
      const isHers = isHost || party.some((each) => each.person === person)
      if (row === undefined || !(isHers || isStillInvited(row, invite))) return 'unknown'
      const free = party.filter((each) => each.person === null && each.bot === null)
      const seat = wanted === null ? free[0]?.seat : free.find((each) => each.seat === wanted)?.seat
      if (seat === undefined) return wanted === null ? 'full' : 'taken'
      await sql.run('UPDATE party SET person = $3 WHERE campaign = $1 AND seat = $2', id, seat, person)
      await sql.run('UPDATE campaign SET revision = revision + 1, changed = NOW WHERE id = $1', id)
      return 'seated'
    })
  }

  setSeat(
    id: string,
    seat: number,
    to: { readonly person: string | null; readonly bot: string | null },
    invite: Digest,
  ): Promise<'set' | 'renewed' | 'fighting'> {
    return this.sql.transaction(async (sql) => {
      if (to.person !== null && !(await isHere(sql, to.person))) return 'fighting'
      const [row] = await sql.all('SELECT battle FROM campaign WHERE id = $1 LOCKED', id)
      if (row === undefined || maybe(row, 'battle', text) !== null) return 'fighting'
      const renewed = await sql.run(
        'UPDATE campaign SET invite = $3 WHERE id = $1 AND invite IS NOT NULL AND EXISTS (SELECT 1 FROM party WHERE campaign = $1 AND seat = $2 AND person <> host)',
        id,
        seat,
        invite,
      )
      await sql.run(
        'UPDATE party SET person = $3, bot = $4 WHERE campaign = $1 AND seat = $2',
        id,
        seat,
        to.person,
        to.bot,
      )
      await sql.run('UPDATE campaign SET revision = revision + 1, changed = NOW WHERE id = $1', id)
      return renewed > 0 ? 'renewed' : 'set'
    })
  }

  async setInvite(id: string, invite: Digest | null): Promise<void> {
    await this.sql.run('UPDATE campaign SET invite = $2 WHERE id = $1', id, invite)
  }

  count(host: string): Promise<number> {
    return countOf(this.sql, host)
  }

  private async listed(asked: Promise<readonly Row[]>): Promise<readonly CampaignWithParty[]> {
    const found = (await asked).map(campaignRow)
    const seats = await this.sql.all(
      'SELECT * FROM party WHERE campaign IN (EACH($1)) ORDER BY campaign, seat',
      JSON.stringify(found.map(({ id }) => id)),
    )
    const by = Map.groupBy(seats.map(partyRow), ({ campaign }) => campaign)
    return found.map((campaign) => ({ ...campaign, seats: by.get(campaign.id) ?? [] }))
  }
}
