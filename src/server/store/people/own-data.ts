import type { OwnData } from '../contract/people.ts'
import { type Row, type Sql, text } from '../sql.ts'
import { isHere } from './rows.ts'

/** What is kept of a person and is hers alone, each with the statement that finds it. */
const OWN_ROWS: Readonly<Record<string, string>> = {
  person: 'SELECT * FROM person WHERE id = $1',
  session: 'SELECT created, used, expires, agent FROM session WHERE person = $1 ORDER BY created',
  passkey: 'SELECT id, label, created, used FROM passkey WHERE person = $1 ORDER BY created',
  recovery: 'SELECT created FROM recovery WHERE person = $1',
  mute: 'SELECT other FROM mute WHERE person = $1 ORDER BY other',
  subscription: 'SELECT channel, endpoint, created FROM subscription WHERE person = $1 ORDER BY created',
  holiday: 'SELECT begins, ends FROM holiday WHERE person = $1 ORDER BY begins',
  notice: 'SELECT game, kind, due, sent FROM notice WHERE person = $1 ORDER BY due',
  campaignnotice: 'SELECT campaign, kind, due, sent FROM campaignnotice WHERE person = $1 ORDER BY due',
  wish: 'SELECT always, daily FROM wish WHERE person = $1',
  seat: 'SELECT seat.game, seat.seat, seat.name, seat.ready, seat.orders, seat.brings, seat.wish FROM seat WHERE person = $1 ORDER BY game, seat',
  // A running game's record, and its set-up with all that people brought along, would tell what is hidden at the table.
  game: "SELECT id, kind, state, CASE WHEN state = 'over' OR (state = 'open' AND host = $1) THEN setup END AS setup, options, title, created, begun, ended, outcome, CASE WHEN state = 'over' THEN record END AS record FROM game WHERE host = $1 OR id IN (SELECT game FROM seat WHERE person = $1) ORDER BY created, id",
  removal: 'SELECT game FROM removal WHERE person = $1 ORDER BY game',
  result: 'SELECT game, seat, day, attempt, won, measures FROM result WHERE person = $1 ORDER BY game, seat',
  saying: 'SELECT game, n, phrase, text, at FROM saying WHERE person = $1 ORDER BY game, n',
  bookmark: 'SELECT game, at, text FROM bookmark WHERE person = $1 ORDER BY game, at',
  report: 'SELECT game, about, kind, text, at FROM report WHERE person = $1 ORDER BY at, game, about',
  // The record holds the seed of battles that are still to come.
  campaign:
    'SELECT campaign.id, campaign.title, party.seat, campaign.created, campaign.changed FROM campaign JOIN party ON party.campaign = campaign.id WHERE party.person = $1 ORDER BY campaign.created, campaign.id, party.seat',
}

/** Everything that goes when a person goes, in an order that leaves no row without what it refers to. */
const FORGOTTEN: readonly string[] = [
  'DELETE FROM session WHERE person = $1',
  'DELETE FROM passkey WHERE person = $1',
  'DELETE FROM recovery WHERE person = $1',
  'DELETE FROM mute WHERE person = $1 OR other = $1',
  'DELETE FROM subscription WHERE person = $1',
  'DELETE FROM holiday WHERE person = $1',
  'DELETE FROM notice WHERE person = $1',
  'DELETE FROM campaignnotice WHERE person = $1',
  'DELETE FROM wish WHERE person = $1',
  'DELETE FROM bookmark WHERE person = $1',
  'DELETE FROM saying WHERE person = $1',
  'DELETE FROM removal WHERE person = $1',
  'DELETE FROM report WHERE person = $1 OR about = $1',
  // A passkey that she was just about to add.
  "DELETE FROM kept WHERE name LIKE 'once/%' AND value LIKE '% register ' || $1",
  "UPDATE game SET title = '' WHERE host = $1",
  "UPDATE game SET state = 'closed', ended = NOW, outcome = 'left' WHERE host = $1 AND state = 'open'",
  'UPDATE game SET host = NULL WHERE host = $1',
  "UPDATE campaign SET title = '' WHERE host = $1",
  'UPDATE campaign SET host = NULL WHERE host = $1',
  // Whoever was about to begin a battle with her looks again.
  'UPDATE campaign SET revision = revision + 1 WHERE id IN (SELECT campaign FROM party WHERE person = $1)',
  'UPDATE party SET person = NULL WHERE person = $1',
  'UPDATE result SET person = NULL WHERE person = $1',
  "UPDATE person SET kind = 'gone', name = '', skeleton = NULL, settings = '{}' WHERE id = $1",
]

/** All that is kept of a person, for her to take along or to have forgotten. */
export const sqlOwnData = (sql: Sql): OwnData => ({
  async everything(id: string): Promise<Readonly<Record<string, readonly Row[]>>> {
    const found: Record<string, readonly Row[]> = {}
    for (const [kind, statement] of Object.entries(OWN_ROWS)) found[kind] = await sql.all(statement, id)
    return found
  },

  erase(id: string): Promise<readonly string[]> {
    return sql.transaction(async (sql) => {
      // Whatever is written for her just now is written before this, and goes with the rest.
      if (!(await isHere(sql, id))) return []
      const rows = await sql.all(
        "SELECT DISTINCT game.id FROM game JOIN seat ON seat.game = game.id WHERE seat.person = $1 AND game.state = 'playing' ORDER BY game.id",
        id,
      )
      for (const statement of FORGOTTEN) await sql.run(statement, id)
      // Without a seed nothing was dealt: her share of it is needed by nobody. A waiting table of hers is closed by now.
      await sql.run(
        "UPDATE seat SET person = NULL, name = '', share = CASE WHEN game IN (SELECT id FROM game WHERE seed IS NULL) THEN NULL ELSE share END, orders = NULL, brings = NULL, lent = NULL, wish = NULL, ready = CASE WHEN game IN (SELECT id FROM game WHERE state = 'open') THEN 0 ELSE ready END, bot = CASE WHEN game IN (SELECT id FROM game WHERE state = 'playing') THEN 'greedy' ELSE bot END WHERE person = $1",
        id,
      )
      // Some node has to let the bot play on, also where nobody looks.
      for (const row of rows) await sql.run('UPDATE game SET due = NOW WHERE id = $1', text(row, 'id'))
      return rows.map((row) => text(row, 'id'))
    })
  },
})
