import type { NoticeWishes } from '../../table/wire/api.ts'
import {
  CAMPAIGN_NOTICES,
  type CampaignNotice,
  type DailyMail,
  type Notice,
  type Notices,
  TABLE_NOTICES,
  type TableNotice,
} from './contract/people.ts'
import { isHere } from './people/rows.ts'
import { number, type Row, type Sql, text, word } from './sql.ts'

/** Person, table, kind, in how many milliseconds, and 1 if she is there: then only who always wants to be told is. */
export const NOTICE =
  'INSERT INTO notice (person, game, kind, due, sent, tries) SELECT $1, $2, $3, NOW + $4, NULL, 0 WHERE $5 = 0 OR EXISTS (SELECT 1 FROM wish WHERE person = $1 AND always = 1) ON CONFLICT (person, game, kind) DO UPDATE SET due = excluded.due, sent = NULL, tries = 0'

/** Person, table, kind, in how many milliseconds, the epoch, and since when she is waited for: what is older is of an earlier time. */
export const NOTICE_ONCE =
  "INSERT INTO notice (person, game, kind, due, sent, tries) SELECT $1, $2, $3, NOW + $4, NULL, 0 FROM game WHERE id = $2 AND epoch = $5 AND state = 'playing' ON CONFLICT (person, game, kind) DO UPDATE SET due = excluded.due, sent = NULL, tries = 0 WHERE COALESCE(notice.sent, notice.due) < $6"

/** Person, campaign, kind, and in how many milliseconds. */
export const CAMPAIGN_NOTICE =
  'INSERT INTO campaignnotice (person, campaign, kind, due, sent, tries) VALUES ($1, $2, $3, NOW + $4, NULL, 0) ON CONFLICT (person, campaign) DO UPDATE SET kind = excluded.kind, due = excluded.due, sent = NULL, tries = 0'

/** What is due later than this is no news of now: whoever comes to look keeps it. */
const SOON = 60_000
const A_DAY = 86_400_000
/** What this release can say; rows of other kinds are those of another. */
const OF_TABLES = JSON.stringify(TABLE_NOTICES)
const OF_CAMPAIGNS = JSON.stringify(CAMPAIGN_NOTICES)

const tableNotice = (row: Row): TableNotice => ({
  person: text(row, 'person'),
  game: text(row, 'game'),
  kind: word(row, 'kind', TABLE_NOTICES),
  due: number(row, 'due'),
  tries: number(row, 'tries'),
})

const campaignNotice = (row: Row): CampaignNotice => ({
  person: text(row, 'person'),
  campaign: text(row, 'campaign'),
  kind: word(row, 'kind', CAMPAIGN_NOTICES),
  due: number(row, 'due'),
  tries: number(row, 'tries'),
})

function dueNotices(sql: Sql, limit: number, hold: number): Promise<readonly Notice[]> {
  return sql.transaction(async (inside) => {
    const tables = await inside.all(
      'SELECT * FROM notice WHERE sent IS NULL AND due <= NOW AND kind IN (EACH($2)) ORDER BY due, person LIMIT $1 LOCKED',
      limit,
      OF_TABLES,
    )
    const campaigns = await inside.all(
      'SELECT * FROM campaignnotice WHERE sent IS NULL AND due <= NOW AND kind IN (EACH($2)) ORDER BY due, person LIMIT $1 LOCKED',
      limit,
      OF_CAMPAIGNS,
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

async function noticeSent(sql: Sql, notice: Notice): Promise<void> {
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

/** Reminders of later stay, and so does what was told of something that may wait for her still: it is not told again. */
async function dropNotices(sql: Sql, person: string, game: string): Promise<void> {
  await sql.run(
    "DELETE FROM notice WHERE person = $1 AND game = $2 AND due <= NOW + $3 AND (sent IS NULL OR kind NOT IN ('turn', 'undo')) AND NOT EXISTS (SELECT 1 FROM wish WHERE person = $1 AND always = 1)",
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

function dueDigests(sql: Sql, limit: number, hold: number): Promise<readonly DailyMail[]> {
  return sql.transaction(async (inside) => {
    const people = await inside.all(
      "SELECT person, mailed FROM wish WHERE daily = 1 AND mailed <= NOW - $1 AND held <= NOW AND EXISTS (SELECT 1 FROM subscription WHERE subscription.person = wish.person AND channel = 'mail') AND (EXISTS (SELECT 1 FROM notice WHERE notice.person = wish.person AND notice.sent > wish.mailed AND notice.kind IN (EACH($3))) OR EXISTS (SELECT 1 FROM campaignnotice WHERE campaignnotice.person = wish.person AND campaignnotice.sent > wish.mailed AND campaignnotice.kind IN (EACH($4)))) ORDER BY person LIMIT $2 LOCKED",
      A_DAY,
      limit,
      OF_TABLES,
      OF_CAMPAIGNS,
    )
    const mails: DailyMail[] = []
    for (const row of people) {
      const person = text(row, 'person')
      const since = number(row, 'mailed')
      await inside.run('UPDATE wish SET held = NOW + $2 WHERE person = $1', person, hold)
      const tables = await inside.all(
        'SELECT * FROM notice WHERE person = $1 AND sent > $2 AND kind IN (EACH($3)) ORDER BY sent, game, kind',
        person,
        since,
        OF_TABLES,
      )
      const campaigns = await inside.all(
        'SELECT * FROM campaignnotice WHERE person = $1 AND sent > $2 AND kind IN (EACH($3)) ORDER BY sent, campaign',
        person,
        since,
        OF_CAMPAIGNS,
      )
      mails.push({ person, notices: [...tables.map(tableNotice), ...campaigns.map(campaignNotice)] })
    }
    return mails
  })
}

/** What is still to be told to whom, and how each would like to be told. */
export const sqlNotices = (sql: Sql): Notices => ({
  dueNotices: (limit, hold) => dueNotices(sql, limit, hold),

  noticeSent: (notice) => noticeSent(sql, notice),

  dropNotices: (person, game) => dropNotices(sql, person, game),

  async wishes(id: string): Promise<NoticeWishes> {
    const [row] = await sql.all('SELECT always, daily FROM wish WHERE person = $1', id)
    if (row === undefined) return { always: false, daily: false }
    return { always: number(row, 'always') === 1, daily: number(row, 'daily') === 1 }
  },

  setWishes(id: string, { always, daily }: NoticeWishes): Promise<void> {
    return sql.transaction(async (sql) => {
      if (!(await isHere(sql, id))) return
      await sql.run(
        'INSERT INTO wish (person, always, daily, mailed, held) VALUES ($1, $2, $3, NOW - 86400000, 0) ON CONFLICT (person) DO UPDATE SET always = excluded.always, daily = excluded.daily',
        id,
        always ? 1 : 0,
        daily ? 1 : 0,
      )
    })
  },

  dueDigests: (limit, hold) => dueDigests(sql, limit, hold),

  async digestSent(id: string): Promise<void> {
    await sql.run('UPDATE wish SET mailed = NOW WHERE person = $1', id)
  },
})
