import type { NewSubscription, Person, Subscription, Subscriptions } from '../contract/people.ts'
import { number, type Row, type Sql, text, word } from '../sql.ts'
import { firstOf, isHere, personRow } from './rows.ts'

const subscriptionRow = (row: Row): Subscription => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  channel: word(row, 'channel', ['push', 'webhook', 'mail']),
  endpoint: text(row, 'endpoint'),
  p256dh: text(row, 'p256dh'),
  auth: text(row, 'auth'),
  created: number(row, 'created'),
  failures: number(row, 'failures'),
})

/** Where people are told that it is their turn. */
export const sqlSubscriptions = (sql: Sql): Subscriptions => ({
  subscribe(added: NewSubscription): Promise<void> {
    return sql.transaction(async (sql) => {
      if (!(await isHere(sql, added.person))) return
      await sql.run(
        'INSERT INTO subscription (id, person, channel, endpoint, p256dh, auth, created, failures) VALUES ($1, $2, $3, $4, $5, $6, NOW, 0) ON CONFLICT (id) DO UPDATE SET person = excluded.person, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, failures = 0',
        added.id,
        added.person,
        added.channel,
        added.endpoint,
        added.p256dh,
        added.auth,
      )
    })
  },

  async subscriptions(id: string): Promise<readonly Subscription[]> {
    const rows = await sql.all('SELECT * FROM subscription WHERE person = $1 ORDER BY created, id', id)
    return rows.map(subscriptionRow)
  },

  async subscriber(subscribed: string): Promise<Person | null> {
    return firstOf(
      await sql.all(
        'SELECT * FROM person WHERE id = (SELECT person FROM subscription WHERE id = $1)',
        subscribed,
      ),
      personRow,
    )
  },

  async unsubscribe(id: string, subscribed: string): Promise<void> {
    await sql.run('DELETE FROM subscription WHERE person = $1 AND id = $2', id, subscribed)
  },

  async undelivered(id: string): Promise<void> {
    await sql.run('UPDATE subscription SET failures = failures + 1 WHERE id = $1', id)
  },
})
