import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { answerTables } from '../../../src/lab/think-queue.ts'
import { Table } from '../../../src/table/table.ts'
import { ownRedis } from '../../../tools/online/own-redis.ts'
import { ownSchema } from '../store/engines.ts'
import { Club, type Meeting } from './secrets/club.ts'
import { arrive, ends, intrudes, type People, plays, playsOn, signsIn, sitsDown } from './secrets/evening.ts'
import type { Guest } from './secrets/guest.ts'
import { commandsIn, Wire } from './secrets/wire.ts'

/*
 * Whole evenings at two nodes, with everything that leaves them written down: what is secret or private is found nowhere but
 * where it has to be.
 */

let club: Club
const afterwards: (() => Promise<void> | void)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await club.end()
  for (const end of afterwards.splice(0).toReversed()) await end()
})

/** What people at a table see of each other. */
const AT_TABLE = [
  'person.name',
  'person.skeleton',
  'seat.name',
  'game.title',
  'game.setup',
  'saying',
  'saying.text',
  'campaign.title',
  'mark',
  'bookmark.text',
  'seat.brings',
  'seat.wish',
]
/** What is published when a game is over, so that everybody can check it. */
const AFTERWARDS = [
  'game.seed',
  'game.secret',
  'game.record',
  'seat.share',
  'share',
  'seat.orders',
  'step.data',
]
/** What a record holds. */
const RECORDED = ['game.seed', 'game.record', 'game.setup', 'seat.brings']
/** What one node tells another of a socket: her name, what she says and hears, and the keys that she came with or lends. */
const RELAYED = [
  'person.name',
  'person.skeleton',
  'seat.name',
  'saying',
  'saying.text',
  'mark',
  'bookmark.text',
  'watch key',
  'lent key',
  'seat.orders',
  'step.data',
  'game.title',
]

/** What opens something for whoever has it is kept as its digest alone. */
const DIGESTED = ['session token', 'recovery code', 'invitation key', 'watch key', 'lent key', 'campaign key']

const without = (found: readonly string[], allowed: readonly string[]): readonly string[] =>
  found.filter((each) => !allowed.includes(each))

/** How much had been said when the game was not over yet. */
interface Before {
  readonly received: number
  readonly relayed: number
}

async function evening(
  every: number | null,
  meeting: Meeting | null = null,
): Promise<{ readonly people: People; readonly before: Before }> {
  club = await new Club(every, meeting).begin()
  const people = await arrive(club)
  const { mia, noe } = people
  club.fails = every !== null
  await signsIn(club, mia)
  const table = await sitsDown(mia, noe)
  await plays(club, people, table)
  const more = await playsOn(mia, noe)
  await intrudes(people, [table.id, ...more])
  const before = { received: club.received.length, relayed: club.relayed.length }
  expect(openly(await club.rows())).toEqual([])
  await club.secrets.addRows(club.sites[0]!.backend.store.dump())
  await ends(club, people, table)
  await mia.get('/api/me/export')
  await noe.post('/api/me/delete', { name: 'Noémi Waldenström' })
  club.fails = false
  await club.secrets.addRows(club.sites[0]!.backend.store.dump())
  expect(openly(await club.rows())).toEqual([])
  return { people, before }
}

/** What stands in a text of all that is kept as a digest. */
const openly = (text: string): readonly string[] =>
  club.secrets.foundIn(text).filter((kind) => DIGESTED.includes(kind))

/** What was told to somebody that she had not said or been given herself, by what it was told with. */
const receivedBy = ({ who }: Guest, until = club.received.length): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const received of club.received.slice(0, until))
    if (received.who === who)
      for (const kind of club.secrets.foundIn(received.text, received.known)) found.set(kind, received.what)
  return found
}

async function nothingLeaks({ mia, noe, zoe }: People, before: Before): Promise<void> {
  const { secrets } = club
  const counted = await club.sites[0]!.backend.metrics.text()
  expect({ log: secrets.foundIn(club.log), counted: secrets.foundIn(counted) }).toEqual({
    log: [],
    counted: [],
  })
  expect(without(secrets.foundIn(club.relayed.slice(0, before.relayed)), RELAYED)).toEqual([])
  expect(without(secrets.foundIn(club.relayed), [...RELAYED, ...AFTERWARDS, 'game.setup'])).toEqual([])
  expect(without(secrets.foundIn(club.jobs), RECORDED)).toEqual([])
  expect(club.log).not.toContain('planted')
  expect(counted).not.toContain('planted')
  // Whoever watches by a link sees the table as it was, and nothing besides; with a wrong one nothing.
  const others = [...receivedBy(zoe)].filter(([kind]) => !AT_TABLE.includes(kind))
  expect(others).toEqual([])
  const opponent = [...receivedBy(noe, before.received)].filter(([kind]) => !AT_TABLE.includes(kind))
  expect(opponent).toEqual([])
  const later = [...receivedBy(noe)].filter(([kind]) => ![...AT_TABLE, ...AFTERWARDS].includes(kind))
  expect(later).toEqual([])
  // Of her own she is told all but what is nobody's: digests, keys of the server, and before the end the deal.
  const own = [...receivedBy(mia, before.received).keys()]
  for (const kind of [
    'game.seed',
    'game.secret',
    'kept privateKey',
    'recovery.hash',
    'kept.value',
    'campaign.record',
  ])
    expect(own).not.toContain(kind)
}

describe('checklist 21: a whole evening', () => {
  it('tells nobody what is not hers, counts and logs nothing of it, and passes on no more than a table needs', async () => {
    const { people, before } = await evening(null)
    await nothingLeaks(people, before)
    // Everything was there to be found.
    const planted = [
      'session token',
      'recovery code',
      'mailed code',
      'mail address',
      'challenge',
      'invitation key',
      'watch key',
      'lent key',
      'campaign key',
      'share',
      'saying',
      'mark',
      'kept privateKey',
      'game.seed',
      'game.secret',
      'campaign.invite',
      'game.watch',
      'seat.share',
      'seat.lent',
      'session.hash',
      'session.agent',
      'recovery.hash',
      'subscription.endpoint',
      'person.settings',
      'passkey.label',
      'campaign.record',
      'game.record',
    ]
    expect(without([...planted, ...DIGESTED], club.secrets.kinds)).toEqual([])
    const done = club.received.map(({ what }) => what)
    for (const way of ['', '/recovery', '/mail', '/mail/confirm'])
      expect(done).toContain(`POST /api/sign-in${way}: 200`)
    expect(club.log).toContain('"status":200')
    // Whose turn it was was drawn: either her hint or the bot is thought about.
    while (club.jobs === '') await new Promise((later) => setTimeout(later, 50))
    for (const job of club.jobs.trim().split('\n'))
      expect(Object.keys(JSON.parse(job)).toSorted()).toEqual(['bot', 'game', 'iterations', 'record'])
    await nothingLeaks(people, before)
    expect(without(['person.name', 'saying', 'watch key'], club.secrets.foundIn(club.relayed))).toEqual([])
    expect(club.secrets.foundIn(club.jobs)).toContain('game.seed')
    // Whatever of it were logged would be found, in any form.
    for (const [kind, form] of club.secrets.examples)
      expect(club.secrets.foundIn(`{"level":50,"reason":"of ${form} "}`), kind).toContain(kind)
  })

  it.each([11, 7, 3])(
    'with a store that fails at every %i. call says as little, though what fails names everything',
    async (every) => {
      const { people, before } = await evening(every)
      await nothingLeaks(people, before)
      expect(club.log).toContain('"code":"22P02"')
      expect(club.log).toContain('"status":500')
    },
  )

  it('with a rule that fails keeps a report with the record alone, and logs where it is', async () => {
    club = await new Club().begin()
    const people = await arrive(club)
    const { mia, noe } = people
    await signsIn(club, mia)
    const table = await sitsDown(mia, noe)
    await club.secrets.addRows(club.sites[0]!.backend.store.dump())
    const answer = vi.spyOn(Table.prototype, 'answer').mockImplementation(() => {
      throw new TypeError('planted: a card of a hidden hand')
    })
    const { body } = await mia.get(`/api/t/${table.id}`)
    const r: unknown = body.r
    for (const who of [mia, noe]) await who.post(`/api/t/${table.id}/answer`, { r, i: 0 })
    expect(answer).toHaveBeenCalled()
    answer.mockRestore()
    expect(club.reports).toContain('planted: a card of a hidden hand')
    expect(without(club.secrets.foundIn(club.reports), RECORDED)).toEqual([])
    expect(club.secrets.foundIn(club.reports)).toContain('game.seed')
    expect(club.log).toContain('a fault was kept')
    expect(club.log).not.toContain('planted')
    expect(club.secrets.foundIn(club.log)).toEqual([])
  })
})

const [postgres, redis] = [inject('postgres'), inject('redis')]

/** What a command to Redis is for. */
function purposeOf([name = '', ...args]: readonly string[]): string {
  const isOn = (prefix: string): boolean => args.some((each) => each.startsWith(prefix))
  if (name.toLowerCase() === 'publish' && isOn('cw/')) return 'nodes'
  if (isOn('bull:cardwright-think')) return 'workers'
  if (isOn('cw-limit-')) return 'limits'
  return 'connection'
}

// Without both there is no second node; the closing line of the tests says so.
describe.runIf(postgres !== null && redis !== null)(
  'checklist 21: the same with PostgreSQL and Redis',
  () => {
    it('passes on over Redis what a table, a worker and a limit need, and gives PostgreSQL digests of what opens something', async () => {
      const schema = await ownSchema(postgres!)
      // Workers of other tests would think for whoever asks in theirs.
      const own = await ownRedis(redis!)
      const [relay, store] = [new Wire(own.url, 6379), new Wire(schema.url, 5432)]
      afterwards.push(
        schema.drop,
        own.drop,
        () => store.close(),
        () => relay.close(),
      )
      const [REDIS_URL, DATABASE_URL] = [await relay.open(), await store.open()]
      const worker = await answerTables(REDIS_URL, 1)
      afterwards.push(() => worker.close())
      const { people, before } = await evening(null, { REDIS_URL, DATABASE_URL })
      await nothingLeaks(people, before)
      const texts = (): ReadonlyMap<string, string> => {
        const all = new Map<string, string>()
        for (const said of relay.questions)
          for (const command of commandsIn(said)) {
            const purpose = purposeOf(command)
            all.set(purpose, `${all.get(purpose) ?? ''}${command.join('\n')}\n`)
          }
        return all
      }
      await expect
        .poll(() => [...texts().keys()].toSorted())
        .toEqual(['connection', 'limits', 'nodes', 'workers'])
      const found = (purpose: string) => club.secrets.foundIn(texts().get(purpose) ?? '')
      expect([found('connection'), found('limits')]).toEqual([[], []])
      expect(without(found('workers'), RECORDED)).toEqual([])
      expect(without(found('nodes'), [...RELAYED, ...AFTERWARDS, 'game.setup'])).toEqual([])
      const back = club.secrets.foundIn(relay.answers.join('\n'))
      expect(without(back, [...RELAYED, ...AFTERWARDS, ...RECORDED])).toEqual([])
      // All of it went that way.
      expect(without(['person.name', 'saying', 'watch key'], found('nodes'))).toEqual([])
      await expect.poll(() => found('workers')).toContain('game.seed')
      // Whether a worker comes to it before nobody waits any more is another matter.
      expect(without(['person.name', 'saying', 'watch key'], back)).toEqual([])

      const said = [...store.questions, ...store.answers].join('\n')
      expect(openly(said)).toEqual([])
      expect(without(['mail address', 'saying', 'game.seed'], club.secrets.foundIn(said))).toEqual([])
    })
  },
)
