import { expect } from 'vitest'
import { Campaign } from '../../../src/campaign/campaign.ts'
import { legacyBattles } from '../../../src/campaign/legacy/battles.ts'
import { writeCampaign } from '../../../src/campaign/record.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import { timeOf } from '../../../src/server/live/time/timekeeper.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { begunTable, environmentOf, newId, Page } from '../live/harness.ts'
import { digest } from './rows.ts'

/* What a store of a release holds, as people would have left it: later releases have to open it. */

export const PEOPLE = ['ann', 'bob']
const DAY = 24 * 60 * 60 * 1000

/** How many answers each running table has. */
export const STEPS: Readonly<Record<string, number>> = { 'aeons-end': 25, eternal: 20, days: 6 }

/** Sits down at a table with a page for each of its people. */
export async function atTable(live: LiveTables, table: string): Promise<readonly Page[]> {
  const pages = PEOPLE.map((person) => {
    const page = new Page()
    page.connect(live, table, person)
    return page
  })
  await expect.poll(() => pages.every(({ moment }) => moment !== null)).toBe(true)
  return pages
}

/** Whoever is asked gives one of the answers in turn. */
async function play(live: LiveTables, table: string, answers: number): Promise<readonly Page[]> {
  const pages = await atTable(live, table)
  for (let n = 0; n < answers; n++) {
    await expect.poll(() => pages.some(({ moment }) => moment!.question !== null)).toBe(true)
    const asked = pages.find(({ moment }) => moment!.question !== null)!
    const { choices } = asked.moment!.question!
    asked.say({ c: 'a', r: n, i: choices[n % choices.length]!.index, id: newId() })
    await expect.poll(() => pages.every(({ revision }) => revision === n + 1)).toBe(true)
  }
  return pages
}

/** An account with a row of every kind that is somebody's own. */
async function withEverything({ people }: Store): Promise<void> {
  await people.create({ id: 'cy', name: 'Cy', lang: 'fr' })
  await people.promote('cy', 'Cyrille', 'cyrille')
  await people.change('cy', { settings: '{"theme":"dark"}' })
  await people.openSession({ hash: digest(1), person: 'cy', agent: 'A browser', life: 3650 * DAY })
  const key = { person: 'cy', key: digest(2), counter: 3, transports: '["internal"]', label: 'Téléphone' }
  await people.addPasskey({ id: 'key-of-cy', ...key })
  await people.setRecovery('cy', digest(4))
  await people.mute('cy', 'bob', true)
  const push = { endpoint: 'https://push.example/cy', p256dh: 'p', auth: 'a' }
  await people.subscribe({ id: 'push-of-cy', person: 'cy', channel: 'push', ...push })
  await people.setWishes('cy', { always: true, daily: true })
  await people.takeHoliday('cy', DAY)
}

async function withCampaign(store: Store): Promise<void> {
  const mages = PEOPLE.map((name, look) => ({ name, look }))
  const creation = { seed: 'a stored one', mages, seats: ['person', 'person'] }
  const campaign = Campaign.create(legacyBattles, creation, 'Ours')
  for (let n = 0; n < 40 && campaign.state.asked.kind !== 'battle'; n++) campaign.answer(0)
  const seats = PEOPLE.map((person, seat) => ({ seat, person, bot: null }))
  await store.campaigns.create({
    id: 'campaign',
    kind: 'legacy',
    title: 'Ours',
    host: 'ann',
    invite: digest(5),
    options: '{"pace":"days"}',
    record: writeCampaign(campaign.record),
    seats,
  })
}

/** Writes a store into this file as this release leaves it. */
export async function writeStore(path: string): Promise<void> {
  const store = await openSqlite(path)
  const live = new LiveTables(environmentOf(store, timeOf(0)))
  await begunTable(store, 'aeons-end', PEOPLE, {}, {}, { id: 'aeons-end' })
  const [ann] = await play(live, 'aeons-end', STEPS['aeons-end']!)
  ann!.say({ c: 'say', text: 'It’s “ours”; --' })
  ann!.say({ c: 'mark', at: 3, text: 'here' })
  await expect.poll(async () => (await store.tables.sayings('aeons-end', 50)).length).toBe(1)
  await expect.poll(async () => (await store.tables.bookmarks('aeons-end')).length).toBe(1)
  await begunTable(store, 'eternal', PEOPLE, {}, {}, { id: 'eternal' })
  await play(live, 'eternal', STEPS.eternal!)
  await begunTable(store, 'aeons-end', PEOPLE, { pace: 'days' }, {}, { id: 'days' })
  await play(live, 'days', STEPS.days!)
  await begunTable(store, 'eternal', PEOPLE, {}, {}, { id: 'over' })
  const [loser] = await play(live, 'over', 3)
  loser!.say({ c: 'act', r: 3, act: 'concede', id: newId() })
  await expect.poll(async () => (await store.tables.table('over'))?.state).toBe('over')
  await withEverything(store)
  await withCampaign(store)
  await live.close()
  await store.close()
}
