import type { CampaignNotice, DailyMail, Notice, TableNotice } from './contract/people.ts'
import { number, type Row, type Sql, text, word } from './sql.ts'

/** Person, table, kind, in how many milliseconds, and 1 if she is there: then only who always wants to be told is. */
export const NOTICE =
  'INSERT INTO notice (person, game, kind, due, sent, tries) SELECT $1, $2, $3, NOW + $4, NULL, 0 WHERE $5 = 0 OR EXISTS (SELECT 1 FROM wish WHERE person = $1 AND always = 1) ON CONFLICT (person, game, kind) DO UPDATE SET due = excluded.due, sent = NULL, tries = 0'

/** Person, campaign, kind, and in how many milliseconds. */
export const CAMPAIGN_NOTICE =
  'INSERT INTO campaignnotice (person, campaign, kind, due, sent, tries) VALUES ($1, $2, $3, NOW + $4, NULL, 0) ON CONFLICT (person, campaign) DO UPDATE SET kind = excluded.kind, due = excluded.due, sent = NULL, tries = 0'

/** What is due later than this is no news of now: whoever comes to look keeps it. */
const SOON = 60_000
const A_DAY = 86_400_000

const tableNotice = (row: Row): TableNotice => ({
  person: text(row, 'person'),
  game: text(row, 'game'),
  kind: word(row, 'kind', ['turn', 'reminder', 'last', 'late', 'over']),
  due: number(row, 'due'),
  tries: number(row, 'tries'),
})

const campaignNotice = (row: Row): CampaignNotice => ({
  person: text(row, 'person'),
  campaign: text(row, 'campaign'),
  kind: word(row, 'kind', ['choice', 'battle']),
  due: number(row, 'due'),
  tries: number(row, 'tries'),
})

export function dueNotices(sql: Sql, limit: number, hold: number): Promise<readonly Notice[]> {
  return sql.transaction(async (inside) => {
    const tables = await inside.all(
      'SELECT * FROM notice WHERE sent IS NULL AND due <= NOW ORDER BY due, person LIMIT $1 LOCKED',
      limit,
    )
    const campaigns = await inside.all(
      'SELECT * FROM campaignnotice WHERE sent IS NULL AND due <= NOW ORDER BY due, person LIMIT $1 LOCKED',
      limit,
    )
    const found = [...tables.map(tableNotice), ...campaigns.map(campaignNotice)]
    for (const notice of found)
      if ('game' in notice)
        await inside.run(
          'UPDATE notice SET due = NOW + $4, tries = tries + 1 WHERE person = $1 AND game = $2 AND kind = $3',
          notice.person,
          notice.game,
          notice.kind,
          hold,
        )
      else
        await inside.run(
          'UPDATE campaignnotice SET due = NOW + $3, tries = tries + 1 WHERE person = $1 AND campaign = $2',
          notice.person,
          notice.campaign,
          hold,
        )
    return found
  })
}

export async function noticeSent(sql: Sql, notice: Notice): Promise<void> {
  if ('game' in notice)
    await sql.run(
      'UPDATE notice SET sent = NOW WHERE person = $1 AND game = $2 AND kind = $3',
      notice.person,
      notice.game,
      notice.kind,
    )
  else
    await sql.run(
      'UPDATE campaignnotice SET sent = NOW WHERE person = $1 AND campaign = $2',
      notice.person,
      notice.campaign,
    )
}

/** Reminders of later stay. */
export async function dropNotices(sql: Sql, person: string, game: string): Promise<void> {
  await sql.run(
    'DELETE FROM notice WHERE person = $1 AND game = $2 AND due <= NOW + $3 AND NOT EXISTS (SELECT 1 FROM wish WHERE person = $1 AND always = 1)',
    person,
    game,
    SOON,
  )
}

export async function dropCampaignNotices(sql: Sql, person: string, campaign: string): Promise<void> {
  await sql.run(
    'DELETE FROM campaignnotice WHERE person = $1 AND campaign = $2 AND NOT EXISTS (SELECT 1 FROM wish WHERE person = $1 AND always = 1)',
    person,
    campaign,
  )
}

export function dueDigests(sql: Sql, limit: number, hold: number): Promise<readonly DailyMail[]> {
  return sql.transaction(async (inside) => {
    const people = await inside.all(
      "SELECT person, mailed FROM wish WHERE daily = 1 AND mailed <= NOW - $1 AND held <= NOW AND EXISTS (SELECT 1 FROM subscription WHERE subscription.person = wish.person AND channel = 'mail') AND (EXISTS (SELECT 1 FROM notice WHERE notice.person = wish.person AND notice.sent > wish.mailed) OR EXISTS (SELECT 1 FROM campaignnotice WHERE campaignnotice.person = wish.person AND campaignnotice.sent > wish.mailed)) ORDER BY person LIMIT $2 LOCKED",
      A_DAY,
      limit,
    )
    const mails: DailyMail[] = []
    for (const row of people) {
      const person = text(row, 'person')
      const since = number(row, 'mailed')
      await inside.run('UPDATE wish SET held = NOW + $2 WHERE person = $1', person, hold)
      const tables = await inside.all(
        'SELECT * FROM notice WHERE person = $1 AND sent > $2 ORDER BY sent, game, kind',
        person,
        since,
      )
      const campaigns = await inside.all(
        'SELECT * FROM campaignnotice WHERE person = $1 AND sent > $2 ORDER BY sent, campaign',
        person,
        since,
      )
      mails.push({ person, notices: [...tables.map(tableNotice), ...campaigns.map(campaignNotice)] })
    }
    return mails
  })
}
