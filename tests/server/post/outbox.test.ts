import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dailyBackup } from '../../../src/server/duties.ts'
import { Metrics } from '../../../src/server/metrics.ts'
import { type Delivery, type Message, messageOf, Outbox } from '../../../src/server/post/outbox.ts'
import { isPublic, mayCall, publicLookup } from '../../../src/server/post/public-address.ts'
import { pushSender, vapidKeys } from '../../../src/server/post/push.ts'
import { webhookSender } from '../../../src/server/post/webhook.ts'
import type { Subscription } from '../../../src/server/store/contract/people.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { openSqlite } from '../../../src/server/store/sqlite.ts'
import { guest, playing } from '../store/engines.ts'
import { fresh, stepOf } from '../store/rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
let store: Store
beforeAll(async () => {
  store = await openSqlite(join(folder, 'cardwright.db'))
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

interface Sent {
  readonly to: string
  readonly message: Message
}

function outboxWith(outcome: (to: string) => Delivery): { readonly sent: Sent[]; readonly outbox: Outbox } {
  const sent: Sent[] = []
  const send = async ({ endpoint }: Subscription, message: Message) => {
    sent.push({ to: endpoint, message })
    return outcome(endpoint)
  }
  const outbox = new Outbox({
    people: store.people,
    about: async (notice) =>
      'game' in notice
        ? { title: (await store.tables.table(notice.game))?.title ?? '', path: `/#/t/${notice.game}` }
        : null,
    site: 'https://cards.example',
    channels: { push: send, webhook: send },
    metrics: new Metrics(),
  })
  return { sent, outbox }
}

/** Somebody whose turn it is since a while. */
async function waitedFor(endpoints: readonly string[]): Promise<{ person: string; game: string }> {
  const person = await guest(store)
  for (const endpoint of endpoints)
    await store.people.subscribe({ id: fresh('s'), person, channel: 'push', endpoint, p256dh: '', auth: '' })
  const { id, epoch } = await playing(store, { title: 'Sunday' })
  await store.steps.append([
    stepOf(id, epoch, 1, { notices: [{ person, kind: 'turn', after: -1, here: false }] }),
  ])
  return { person, game: id }
}

describe('the outbox', () => {
  it('tells her on every way that it is her turn, and nothing else, once', async () => {
    const { game } = await waitedFor(['a', 'b'])
    const { sent, outbox } = outboxWith(() => 'sent')
    await outbox.work()
    await outbox.work()
    expect(sent.map(({ to }) => to)).toEqual(['a', 'b'])
    expect(sent[0]?.message).toEqual({
      title: 'Cardwright',
      text: 'It is your turn at “Sunday”.',
      url: `https://cards.example/#/t/${game}`,
    })
  })
  it('says nothing to somebody who has come back', async () => {
    const { person, game } = await waitedFor(['a'])
    await store.people.dropNotices(person, game)
    const { sent, outbox } = outboxWith(() => 'sent')
    await outbox.work()
    expect(sent).toEqual([])
  })
  it('forgets an address where nobody is any more', async () => {
    const { person } = await waitedFor(['gone', 'good'])
    const { outbox } = outboxWith((to) => (to === 'gone' ? 'gone' : 'sent'))
    await outbox.work()
    expect((await store.people.subscriptions(person)).map(({ endpoint }) => endpoint)).toEqual(['good'])
  })
  it('counts failures, and forgets what fails ten times', async () => {
    const person = await guest(store)
    await store.people.subscribe({
      id: fresh('s'),
      person,
      channel: 'push',
      endpoint: 'x',
      p256dh: '',
      auth: '',
    })
    const { outbox } = outboxWith(() => 'failed')
    for (let i = 0; i < 10; i++) {
      const { id, epoch } = await playing(store)
      await store.steps.append([
        stepOf(id, epoch, 1, { notices: [{ person, kind: 'turn', after: -1, here: false }] }),
      ])
      await outbox.work()
    }
    expect(await store.people.subscriptions(person)).toEqual([])
  })
  it('speaks the language of whoever is told', () => {
    expect(messageOf('fr', 'turn', 'Dimanche', 'u').text).toBe(
      'C’est à vous de jouer à la table «\u202fDimanche\u202f».',
    )
    expect(messageOf('fr', 'over', '', 'u').text).toBe('La partie est terminée.')
  })
})

describe('checklist 19: addresses that people give', () => {
  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://169.254.169.254/latest',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://172.20.1.1/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://0/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://user:pass@example.org/',
    'https://example.org:22/',
    'file:///etc/passwd',
    'ftp://example.org',
    'https://printer.local/',
    'https://db.internal/',
    'https://intranet/',
    'javascript:alert(1)',
    '',
    'https://',
    `https://example.org/${'x'.repeat(1_000)}`,
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://[2002:a00:1::]/',
    'https://[64:ff9b::a00:1]/',
  ])('%s is not called', (address) => {
    expect(mayCall(address)).toBe(false)
  })
  it.each([
    'https://example.org/hook?x=1',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://93.184.216.34/',
  ])('%s may be called', (address) => {
    expect(mayCall(address)).toBe(true)
  })
  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.53', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['no', false],
  ])('%s is public: %s', (address, good) => {
    expect(isPublic(address)).toBe(good)
  })
  it('a name that means this machine is found out when it is resolved', async () => {
    const error = await new Promise((done) => publicLookup('localhost', {}, (failed) => done(failed)))
    expect(error).toMatchObject({ message: 'not a public address' })
  })
  it('a webhook to an inner address is dropped, not called', async () => {
    const send = webhookSender(() => {
      throw new Error('nothing may be called')
    })
    const subscription = {
      id: '',
      person: '',
      channel: 'webhook',
      p256dh: '',
      auth: '',
      created: 0,
      failures: 0,
    } as const
    const message = messageOf('en', 'turn', '', '')
    expect(await send({ ...subscription, endpoint: 'https://127.0.0.1/' }, message)).toBe('gone')
  })
})

describe('keys for web push', () => {
  it('are made once for a store', async () => {
    const first = await vapidKeys(store)
    expect(await vapidKeys(store)).toEqual(first)
    expect(first.publicKey).toMatch(/^[\w-]{87}$/)
  })
  it('a push that cannot be sent has failed, and nothing is thrown', async () => {
    const send = pushSender(await vapidKeys(store), 'mailto:a@example.org', () => {
      throw new Error('no network here')
    })
    const subscription = {
      id: '',
      person: '',
      channel: 'push',
      p256dh: 'x',
      auth: 'y',
      created: 0,
      failures: 0,
    } as const
    expect(
      await send({ ...subscription, endpoint: 'https://example.org' }, messageOf('en', 'turn', '', '')),
    ).toBe('failed')
  })
})

it('there is a copy for each of the last seven days', async () => {
  const copies = join(folder, 'backups')
  for (let day = 1; day <= 9; day++) expect(await dailyBackup(store, copies, `2026-01-0${day}`)).toBe(true)
  expect(await dailyBackup(store, copies, '2026-01-09')).toBe(false)
  const kept = readdirSync(copies).sort()
  expect(kept).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `cardwright-2026-01-0${day}.db`))
  const last = await openSqlite(join(copies, kept.at(-1)!))
  await last.ping()
  await last.close()
})
