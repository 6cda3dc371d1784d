import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../src/server/store/contract/store.ts'
import type { Dumped } from '../../../src/server/store/contract/values.ts'
import { engines, guest, playing } from './engines.ts'
import { digest, fresh, stepOf, tableLike } from './rows.ts'

/** Texts that have broken stores before; each must come back as it went in. */
const HOSTILE: readonly string[] = [
  "Robert'); DROP TABLE person;--",
  '" OR ""="',
  "' OR 1=1 --",
  '$1 $2 ?1 :name @x NOW LOCKED EACH($1)',
  '\\',
  '%_%',
  '`1`',
  '{"__proto__": {"x": 1}}',
  '\u202eabc\u202c',
  '\u200b\ufeff',
  'Z\u0351\u036b\u0343',
  '👩‍👩‍👧‍👦',
  'line\nline\r\nline\ttab',
  '',
  ' ',
  'x'.repeat(100_000),
  '\u0001\u001f\u007f',
  'é\u0065\u0301',
]

const names = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 20)}…` : text)

describe.each(engines)('$name', (engine) => {
  let opened: Awaited<ReturnType<typeof engine.open>>
  let store: Store
  beforeAll(async () => {
    opened = await engine.open()
    store = opened.store
  })
  afterAll(() => opened.end())

  describe('people', () => {
    it('keeps a person', async () => {
      const made = await store.people.create({ id: fresh('person'), name: 'Mira', lang: 'fr' })
      expect(made).toMatchObject({ name: 'Mira', kind: 'guest', lang: 'fr', settings: '{}' })
      expect(await store.people.person(made.id)).toEqual(made)
    })
    it('knows nobody by an unknown id', async () => {
      expect(await store.people.person('nobody')).toBeNull()
    })
    it('refuses a second person with the same id', async () => {
      const id = await guest(store)
      await expect(store.people.create({ id, name: 'B', lang: 'en' })).rejects.toThrow()
      expect((await store.people.person(id))?.name).toBe('Mira')
    })
    it('gives several people at once, each only once', async () => {
      const [a, b] = [await guest(store), await guest(store)]
      const found = await store.people.persons([a, b, a, 'nobody'])
      expect(found.map(({ id }) => id).sort()).toEqual([a, b].sort())
      expect(await store.people.persons([])).toEqual([])
    })
    it('changes the language and leaves the settings', async () => {
      const id = await guest(store)
      await store.people.change(id, { settings: '{"a":1}' })
      await store.people.change(id, { lang: 'fr' })
      expect(await store.people.person(id)).toMatchObject({ lang: 'fr', settings: '{"a":1}' })
    })
    it('lets guests have the same name', async () => {
      const [a, b] = [await guest(store, 'Ash'), await guest(store, 'Birk')]
      expect(await store.people.rename(b, 'Ash', null)).toBe(true)
      expect((await store.people.persons([a, b])).map(({ name }) => name)).toEqual(['Ash', 'Ash'])
    })
    it('makes an account of a guest, who keeps her id', async () => {
      const id = await guest(store)
      expect(await store.people.promote(id, 'Zoë', 'zoe-1')).toBe(true)
      expect(await store.people.account('zoe-1')).toMatchObject({ id, name: 'Zoë', kind: 'account' })
    })
    it('gives a name that looks the same to one account only', async () => {
      const [a, b] = [await guest(store), await guest(store)]
      expect(await store.people.promote(a, 'Rune', 'rune-1')).toBe(true)
      expect(await store.people.promote(b, 'RUNE', 'rune-1')).toBe(false)
      expect(await store.people.person(b)).toMatchObject({ kind: 'guest', name: 'Mira' })
    })
    it('gives it to one of many who ask at the same moment', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, () => guest(store)))
      const got = await Promise.all(ids.map((id) => store.people.promote(id, 'Ember', 'ember-1')))
      expect(got.filter(Boolean)).toHaveLength(1)
    })
    it('renames an account, and its own name is not taken', async () => {
      const id = await guest(store)
      await store.people.promote(id, 'Ira', 'ira-1')
      expect(await store.people.rename(id, 'IRA', 'ira-1')).toBe(true)
      expect(await store.people.rename(id, 'Iris', 'iris-1')).toBe(true)
      expect(await store.people.account('ira-1')).toBeNull()
    })
    it('shows a new name at tables that are not over', async () => {
      const id = await guest(store)
      const table = tableLike({ seats: [{ person: id, bot: null, name: 'Mira' }] })
      await store.tables.create(table)
      await store.people.rename(id, 'Nova', null)
      expect((await store.tables.table(table.id))?.seats[0]?.name).toBe('Nova')
    })
    it('does not make an account of somebody who is gone', async () => {
      const id = await guest(store)
      await store.people.erase(id)
      expect(await store.people.promote(id, 'Back', 'back-1')).toBe(false)
    })
  })

  describe('sessions', () => {
    const life = 1_000_000
    const open = async (byte: number, person: string) =>
      store.people.openSession({ hash: digest(byte), person, agent: 'Firefox', life })
    it('knows whose a session is', async () => {
      const id = await guest(store)
      await open(1, id)
      const found = await store.people.session(digest(1), life)
      expect(found?.person.id).toBe(id)
      expect(found?.session).toMatchObject({ person: id, agent: 'Firefox' })
    })
    it('knows no session by another digest', async () => {
      expect(await store.people.session(digest(200), life)).toBeNull()
    })
    it('knows none whose time is over', async () => {
      const id = await guest(store)
      await store.people.openSession({ hash: digest(2), person: id, agent: '', life: -1 })
      expect(await store.people.session(digest(2), life)).toBeNull()
      expect(await store.people.sessions(id)).toEqual([])
    })
    it('lists them, and ends one of her own only', async () => {
      const [a, b] = [await guest(store), await guest(store)]
      await open(3, a)
      await open(4, a)
      await store.people.endSession(b, digest(3))
      expect(await store.people.sessions(a)).toHaveLength(2)
      await store.people.endSession(a, digest(3))
      expect((await store.people.sessions(a)).map(({ hash }) => hash[0])).toEqual([4])
    })
    it('ends all but this one, or all', async () => {
      const id = await guest(store)
      for (const byte of [5, 6, 7]) await open(byte, id)
      expect(await store.people.endSessions(id, digest(6))).toBe(2)
      expect((await store.people.sessions(id)).map(({ hash }) => hash[0])).toEqual([6])
      expect(await store.people.endSessions(id, null)).toBe(1)
    })
    it('opens none for nobody', async () => {
      await expect(open(8, 'nobody')).rejects.toThrow()
    })
  })

  describe('keys', () => {
    const key = (person: string, id: string, counter = 0) => ({
      id,
      person,
      key: digest(9),
      counter,
      transports: 'internal',
      label: 'phone',
    })
    it('keeps a passkey', async () => {
      const id = await guest(store)
      expect(await store.people.addPasskey(key(id, 'pk-1'))).toBe(true)
      expect(await store.people.passkey('pk-1')).toMatchObject(key(id, 'pk-1'))
      expect(await store.people.passkeys(id)).toHaveLength(1)
    })
    it('keeps nobody’s key twice', async () => {
      const [a, b] = [await guest(store), await guest(store)]
      await store.people.addPasskey(key(a, 'pk-2'))
      expect(await store.people.addPasskey(key(b, 'pk-2'))).toBe(false)
      expect((await store.people.passkey('pk-2'))?.person).toBe(a)
    })
    it.each([
      [0, 0, true],
      [0, 5, true],
      [5, 6, true],
      [5, 5, false],
      [5, 4, false],
      [5, 0, false],
    ])('a counter at %i that says %i: %s', async (before, after, good) => {
      const id = await guest(store)
      const name = fresh('pk')
      await store.people.addPasskey(key(id, name, before))
      expect(await store.people.usePasskey(name, after)).toBe(good)
      expect((await store.people.passkey(name))?.counter).toBe(good ? after : before)
    })
    it('removes a key of her own only', async () => {
      const [a, b] = [await guest(store), await guest(store)]
      await store.people.addPasskey(key(a, 'pk-3'))
      await store.people.removePasskey(b, 'pk-3')
      expect(await store.people.passkeys(a)).toHaveLength(1)
      await store.people.removePasskey(a, 'pk-3')
      expect(await store.people.passkeys(a)).toEqual([])
    })
    it('knows the last recovery code only', async () => {
      const [a, b] = [await guest(store), await guest(store)]
      await store.people.setRecovery(a, digest(1))
      await store.people.setRecovery(a, digest(2))
      expect(await store.people.isRecovery(a, digest(1))).toBe(false)
      expect(await store.people.isRecovery(a, digest(2))).toBe(true)
      expect(await store.people.isRecovery(b, digest(2))).toBe(false)
    })
  })

  describe('mutes, subscriptions and notices', () => {
    it('mutes once and unmutes', async () => {
      const [a, b] = [await guest(store), await guest(store)]
      await store.people.mute(a, b, true)
      await store.people.mute(a, b, true)
      expect(await store.people.mutes(a)).toEqual([b])
      expect(await store.people.mutes(b)).toEqual([])
      expect([await store.people.mutedBy(b), await store.people.mutedBy(a)]).toEqual([[a], []])
      await store.people.mute(a, b, false)
      expect(await store.people.mutes(a)).toEqual([])
      expect(await store.people.mutedBy(b)).toEqual([])
    })
    it('muting nobody changes nothing', async () => {
      const a = await guest(store)
      await store.people.mute(a, 'nobody', true)
      expect(await store.people.mutes(a)).toEqual([])
    })
    it('a browser that subscribes again belongs to who did', async () => {
      const [a, b] = [await guest(store), await guest(store)]
      const one = {
        id: fresh('sub'),
        channel: 'push' as const,
        endpoint: 'https://x',
        p256dh: 'p',
        auth: 'a',
      }
      await store.people.subscribe({ ...one, person: a })
      await store.people.undelivered(one.id)
      await store.people.subscribe({ ...one, person: b })
      expect(await store.people.subscriptions(a)).toEqual([])
      expect(await store.people.subscriptions(b)).toMatchObject([{ ...one, failures: 0 }])
    })
    it('counts what could not be delivered, and forgets on demand', async () => {
      const a = await guest(store)
      const id = fresh('sub')
      await store.people.subscribe({
        id,
        person: a,
        channel: 'webhook',
        endpoint: 'https://x',
        p256dh: '',
        auth: '',
      })
      await store.people.undelivered(id)
      await store.people.undelivered(id)
      expect((await store.people.subscriptions(a))[0]?.failures).toBe(2)
      await store.people.unsubscribe('nobody', id)
      expect(await store.people.subscriptions(a)).toHaveLength(1)
      await store.people.unsubscribe(a, id)
      expect(await store.people.subscriptions(a)).toEqual([])
    })
    const withNotice = async (after: number) => {
      const person = await guest(store)
      const { id, epoch } = await playing(store)
      await store.steps.append([
        stepOf(id, epoch, 1, { notices: [{ person, kind: 'turn', after, here: false }] }),
      ])
      return { person, id, epoch }
    }
    const mine = async (person: string) =>
      (await store.people.dueNotices(1_000, 0)).filter((each) => each.person === person)
    it('hands out what is due, and nothing before', async () => {
      const [now, later] = [await withNotice(-1), await withNotice(60_000)]
      const due = await store.people.dueNotices(1_000, 0)
      expect(due.filter(({ person }) => person === now.person)).toMatchObject([
        { game: now.id, kind: 'turn' },
      ])
      expect(due.filter(({ person }) => person === later.person)).toEqual([])
    })
    it('hands a notice to one sender at a time', async () => {
      const { person } = await withNotice(-1)
      const first = await store.people.dueNotices(1_000, 60_000)
      expect(first.filter((each) => each.person === person)).toHaveLength(1)
      expect(await mine(person)).toEqual([])
    })
    it('counts the tries and never says a thing again that was said', async () => {
      const { person } = await withNotice(-1)
      const tries = [(await mine(person))[0]?.tries]
      const [again] = await mine(person)
      tries.push(again?.tries)
      expect(tries).toEqual([0, 1])
      await store.people.noticeSent(again!)
      expect(await mine(person)).toEqual([])
    })
    it('says nothing to somebody who is at the table', async () => {
      const { person, id } = await withNotice(-1)
      await store.people.dropNotices(person, id)
      expect(await mine(person)).toEqual([])
    })
    it('keeps one notice for each person and table, however often her turn comes', async () => {
      const { person, id, epoch } = await withNotice(-1)
      await store.people.noticeSent((await mine(person))[0]!)
      await store.steps.append([
        stepOf(id, epoch, 2, { notices: [{ person, kind: 'turn', after: -1, here: false }] }),
      ])
      expect(await mine(person)).toHaveLength(1)
    })
    it('keeps what is due later for somebody who looks in', async () => {
      const { person, id, epoch } = await withNotice(-1)
      const later = { person, kind: 'reminder', after: 3_600_000, here: false } as const
      await store.steps.append([stepOf(id, epoch, 2, { notices: [later] })])
      await store.people.dropNotices(person, id)
      const { notice } = await store.people.everything(person)
      expect(notice).toMatchObject([{ kind: 'reminder' }])
    })
    it('tells somebody who is there only if she always wants to be told', async () => {
      const { id, epoch } = await playing(store)
      const [plain, keen] = [await guest(store), await guest(store)]
      expect(await store.people.wishes(keen)).toEqual({ always: false, daily: false })
      await store.people.setWishes(keen, { always: true, daily: false })
      await store.people.setWishes(plain, { always: true, daily: true })
      await store.people.setWishes(plain, { always: false, daily: true })
      expect(await store.people.wishes(plain)).toEqual({ always: false, daily: true })
      const notices = [plain, keen].map(
        (person) => ({ person, kind: 'turn', after: -1, here: true }) as const,
      )
      await store.steps.append([stepOf(id, epoch, 1, { notices })])
      expect([await mine(plain), (await mine(keen)).length]).toEqual([[], 1])
      await store.people.dropNotices(keen, id)
      expect(await mine(keen)).toHaveLength(1)
    })
    it('tells once what she is waited for since then, however often she goes and comes', async () => {
      const [plain, keen] = [await guest(store), await guest(store)]
      await store.people.setWishes(keen, { always: true, daily: false })
      const { id, epoch } = await playing(store)
      const goes = async (since: number, after = -1, as = epoch) =>
        store.tables.notifyOnce(
          id,
          as,
          [plain, keen].map((person) => ({ person, kind: 'turn', after, since }) as const),
        )
      const sentNow = async (): Promise<readonly number[]> => {
        const found = [await mine(plain), await mine(keen)]
        for (const notice of found.flat()) await store.people.noticeSent(notice)
        return found.map(({ length }) => length)
      }
      const comes = async () => {
        for (const person of [plain, keen]) await store.people.dropNotices(person, id)
      }
      const since = (await store.tables.now()) - 10_000
      const here = [plain, keen].map((person) => ({ person, kind: 'turn', after: -1, here: true }) as const)
      await store.steps.append([stepOf(id, epoch, 1, { notices: here })])
      await goes(since, -1, epoch - 1)
      expect(await sentNow()).toEqual([0, 1])
      // She comes back before it is due, and goes again.
      await goes(since, 60_000)
      await comes()
      expect(await sentNow()).toEqual([0, 0])
      await goes(since)
      expect(await sentNow()).toEqual([1, 0])
      for (const _ of [1, 2, 3]) {
        await comes()
        await goes(since)
        expect(await sentNow()).toEqual([0, 0])
      }
      // It becomes her turn once more.
      await goes((await store.tables.now()) + 10_000)
      expect(await sentNow()).toEqual([1, 1])
      const other = await playing(store)
      await store.results.finish({
        game: other.id,
        epoch: other.epoch,
        steps: 0,
        outcome: 'won',
        record: 'R',
        results: [],
      })
      await store.tables.notifyOnce(other.id, other.epoch, [
        { person: plain, kind: 'undo', after: -1, since },
      ])
      expect(await sentNow()).toEqual([0, 0])
    })
    it('gathers what was told for one mail a day', async () => {
      const { person } = await withNotice(-1)
      const mail = { channel: 'mail', endpoint: 'a@example.org', p256dh: '', auth: '' } as const
      await store.people.subscribe({ id: fresh('mail'), person, ...mail })
      const digests = async () =>
        (await store.people.dueDigests(1_000, 0)).filter((each) => each.person === person)
      await store.people.setWishes(person, { always: false, daily: true })
      expect(await digests()).toEqual([])
      await store.people.noticeSent((await mine(person))[0]!)
      expect(await digests()).toMatchObject([{ person, notices: [{ person, kind: 'turn' }] }])
      expect(await store.people.dueDigests(1_000, 60_000)).not.toEqual([])
      expect(await digests()).toEqual([])
      await store.people.digestSent(person)
      expect(await digests()).toEqual([])
    })
    it('leaves what a later release has to say to its own nodes', async () => {
      const [from, to] = [await engine.open(), await engine.open()]
      const people: string[] = []
      const table = await playing(from.store)
      for (let n = 0; n < 3; n++) people.push(await guest(from.store))
      const [both, later, mailed] = people as [string, string, string]
      const due = (person: string, kind: 'turn' | 'late') => ({ person, kind, after: -1, here: false })
      const notices = [due(both, 'turn'), due(both, 'late'), due(later, 'late'), due(mailed, 'late')]
      await from.store.steps.append([stepOf(table.id, table.epoch, 1, { notices })])
      async function* rows(): AsyncIterable<Dumped> {
        for await (const each of from.store.dump())
          yield each.table === 'notice' && each.row.kind === 'late'
            ? {
                ...each,
                row: { ...each.row, kind: 'news', sent: each.row.person === mailed ? each.row.due! : null },
              }
            : each
      }
      await to.store.restore(rows())
      const { people: found } = to.store
      for (const person of people) {
        const mail = { channel: 'mail', endpoint: 'a@example.org', p256dh: '', auth: '' } as const
        await found.subscribe({ id: fresh('mail'), person, ...mail })
        await found.setWishes(person, { always: false, daily: true })
      }
      // However many there are, they keep nobody waiting.
      const [turn, ...none] = await found.dueNotices(1, 0)
      expect([turn, none]).toMatchObject([{ person: both, kind: 'turn' }, []])
      await found.noticeSent(turn!)
      expect(await found.dueNotices(100, 0)).toEqual([])
      expect(await found.dueDigests(100, 0)).toMatchObject([{ person: both, notices: [{ kind: 'turn' }] }])
      const kept: unknown[] = []
      for await (const { table: of, row } of to.store.dump())
        if (of === 'notice' && row.kind === 'news') kept.push([row.person, row.tries, row.sent === null])
      expect(kept).toEqual(
        expect.arrayContaining([
          [both, 0, true],
          [later, 0, true],
          [mailed, 0, false],
        ]),
      )
      await from.end()
      await to.end()
    })
    it('knows who is asked and until when without a step, and only from the owner', async () => {
      const { id, epoch } = await playing(store)
      const person = await guest(store)
      const notices = [{ person, kind: 'turn', after: -1, here: false }] as const
      const asking = { asked: 1, dueAfter: 60_000, notices }
      expect(await store.tables.ask(id, epoch - 1, asking)).toBe(false)
      expect(await mine(person)).toEqual([])
      expect(await store.tables.ask(id, epoch, asking)).toBe(true)
      const { asked, due, steps } = (await store.tables.table(id))!
      expect({ asked, steps, later: due! > (await store.tables.now()) + 50_000 }).toEqual({
        asked: 1,
        steps: 0,
        later: true,
      })
      expect(await mine(person)).toHaveLength(1)
      await store.tables.ask(id, epoch, { asked: -1, dueAfter: null, notices: [] })
      expect(await store.tables.table(id)).toMatchObject({ asked: -1, due: null })
    })
    it('keeps what is proposed after a step, only from the owner, until the next step comes', async () => {
      const { id, epoch } = await playing(store)
      const person = await guest(store)
      const notices = [{ person, kind: 'undo', after: -1, here: false }] as const
      const proposed = async () => (await store.tables.table(id))!.proposal
      await store.steps.append([stepOf(id, epoch, 1)])
      expect(await store.tables.propose(id, epoch - 1, 1, 'P', notices)).toBe(false)
      for (const steps of [0, 2])
        expect(await store.tables.propose(id, epoch, steps, 'P', notices)).toBe(false)
      expect(await proposed()).toBeNull()
      expect(await mine(person)).toEqual([])
      expect(await store.tables.propose(id, epoch, 1, 'P', notices)).toBe(true)
      expect(await proposed()).toBe('P')
      expect(await mine(person)).toMatchObject([{ kind: 'undo', game: id }])
      expect(await store.steps.append([stepOf(id, epoch - 1, 2)])).toEqual([{ stored: false }])
      expect(await proposed()).toBe('P')
      await store.steps.append([stepOf(id, epoch, 2)])
      expect(await proposed()).toBeNull()
      await store.tables.propose(id, epoch, 2, 'Q', [])
      expect(await store.tables.propose(id, epoch, 2, null, [])).toBe(true)
      expect(await proposed()).toBeNull()
      await store.tables.propose(id, epoch, 2, 'R', [])
      await store.results.finish({ game: id, epoch, steps: 2, outcome: 'won', record: 'R', results: [] })
      expect(await proposed()).toBeNull()
    })
    it('a fenced step tells nobody', async () => {
      const person = await guest(store)
      const { id, epoch } = await playing(store)
      await store.steps.append([
        stepOf(id, epoch - 1, 1, { notices: [{ person, kind: 'turn', after: -1, here: false }] }),
      ])
      expect(await mine(person)).toEqual([])
    })
  })

  describe('tables before play', () => {
    const made = async (seats: number, to = {}) => {
      const table = tableLike({
        seats: Array.from({ length: seats }, () => ({ person: null, bot: null, name: '' })),
        ...to,
      })
      await store.tables.create(table)
      return table.id
    }
    it('keeps a table as it was made', async () => {
      const host = await guest(store)
      const table = tableLike({ host, invite: digest(3), day: '2026-01-01', parent: 'p' })
      await store.tables.create(table)
      const { seats, ...rest } = table
      const found = await store.tables.table(table.id)
      expect(found).toMatchObject({
        ...rest,
        state: 'open',
        steps: 0,
        epoch: 0,
        owner: null,
        seed: null,
        outcome: null,
        record: null,
      })
      expect(found?.seats).toHaveLength(seats.length)
    })
    it('knows no table by an unknown id', async () => {
      expect(await store.tables.table('nothing')).toBeNull()
    })
    it('makes no table twice, and none by half', async () => {
      const id = await made(2)
      await expect(store.tables.create(tableLike({ id, title: 'other' }))).rejects.toThrow()
      expect((await store.tables.table(id))?.title).toBe('A table')
      const half = tableLike({ seats: [{ person: 'nobody', bot: null, name: '' }] })
      await expect(store.tables.create(half)).rejects.toThrow()
      expect(await store.tables.table(half.id)).toBeNull()
    })
    it('seats a person', async () => {
      const [id, person] = [await made(2), await guest(store)]
      expect(await store.tables.join(id, { id: person, name: 'Mira' }, null)).toEqual({
        seats: [0],
        fresh: true,
      })
      expect((await store.tables.table(id))?.seats[0]).toMatchObject({ person, name: 'Mira', ready: false })
    })
    it('seats her once, however often the link is opened', async () => {
      const [id, person] = [await made(3), await guest(store)]
      await store.tables.join(id, { id: person, name: 'Mira' }, null)
      for (let i = 0; i < 5; i++)
        expect(await store.tables.join(id, { id: person, name: 'Mira' }, null)).toEqual({
          seats: [0],
          fresh: false,
        })
      expect((await store.tables.table(id))?.seats.filter((seat) => seat.person !== null)).toHaveLength(1)
    })
    it('seats her once when it is opened several times at once', async () => {
      const [id, person] = [await made(4), await guest(store)]
      const all = await Promise.all(
        Array.from({ length: 6 }, () => store.tables.join(id, { id: person, name: 'Mira' }, null)),
      )
      expect(all.filter((each) => 'fresh' in each && each.fresh)).toHaveLength(1)
      expect((await store.tables.table(id))?.seats.filter((seat) => seat.person !== null)).toHaveLength(1)
    })
    it('never seats two on one chair', async () => {
      const id = await made(3)
      const people = await Promise.all(Array.from({ length: 7 }, () => guest(store)))
      const all = await Promise.all(
        people.map((person) => store.tables.join(id, { id: person, name: 'x' }, null)),
      )
      expect(all.filter((each) => 'refused' in each)).toEqual(Array(4).fill({ refused: 'full' }))
      const seated = (await store.tables.table(id))!.seats.map(({ person }) => person)
      expect(new Set(seated).size).toBe(3)
    })
    it('gives the chosen seat, and says when it is taken', async () => {
      const [id, a, b] = [await made(3), await guest(store), await guest(store)]
      expect(await store.tables.join(id, { id: a, name: 'a' }, 2)).toEqual({ seats: [2], fresh: true })
      expect(await store.tables.join(id, { id: b, name: 'b' }, 2)).toEqual({ refused: 'taken' })
    })
    it('gives one person several seats when she asks for them', async () => {
      const [id, a] = [await made(3), await guest(store)]
      await store.tables.join(id, { id: a, name: 'a' }, 2)
      expect(await store.tables.join(id, { id: a, name: 'a' }, 0)).toEqual({ seats: [0, 2], fresh: true })
    })
    it('seats nobody at a table that is none', async () => {
      const a = await guest(store)
      expect(await store.tables.join('nothing', { id: a, name: 'a' }, null)).toEqual({ refused: 'unknown' })
    })
    it('seats nobody where play has begun, but knows who sits there', async () => {
      const [id, a, b] = [await made(1), await guest(store), await guest(store)]
      await store.tables.join(id, { id: a, name: 'a' }, null)
      await store.tables.begin(id, 's', (await store.tables.table(id))!.seats)
      expect(await store.tables.join(id, { id: b, name: 'b' }, null)).toEqual({ refused: 'begun' })
      expect(await store.tables.join(id, { id: a, name: 'a' }, null)).toEqual({ seats: [0], fresh: false })
      expect(await store.tables.leave(id, a)).toBe(false)
    })
    it('lets her get up again', async () => {
      const [id, a] = [await made(2), await guest(store)]
      await store.tables.join(id, { id: a, name: 'a' }, null)
      expect(await store.tables.leave(id, a)).toBe(true)
      expect(await store.tables.leave(id, a)).toBe(false)
      expect((await store.tables.table(id))?.seats[0]).toMatchObject({ person: null, name: '' })
    })
    it('gives a seat to a bot, and then nobody is ready', async () => {
      const [id, a] = [await made(2), await guest(store)]
      await store.tables.join(id, { id: a, name: 'a' }, 0)
      await store.tables.ready(id, a, digest(1))
      expect(await store.tables.setSeat(id, 1, { person: null, bot: 'greedy', name: '' }, digest(9))).toBe(
        'set',
      )
      expect(await store.tables.setSeat(id, 9, { person: null, bot: 'greedy', name: '' }, digest(9))).toBe(
        'begun',
      )
      const { seats } = (await store.tables.table(id))!
      expect(seats.map(({ bot, ready }) => [bot, ready])).toEqual([
        [null, false],
        ['greedy', false],
      ])
    })
    it('closes a seat: those behind it move up with all that is theirs, and nobody is ready', async () => {
      const [id, a] = [await made(4), await guest(store)]
      await store.tables.join(id, { id: a, name: 'a' }, 2)
      await store.tables.setSeat(id, 3, { person: null, bot: 'greedy', name: '' }, digest(9))
      await store.tables.bring((await store.tables.table(id))!, 2, '"mist"', false)
      await store.tables.ready(id, a, digest(1))
      const seen = (await store.tables.table(id))!
      expect(await store.tables.closeSeat(seen, 0, '{"seats":3}')).toBe('closed')
      const now = (await store.tables.table(id))!
      expect(now.setup).toBe('{"seats":3}')
      expect(now.seats.map(({ seat, person, bot, brings }) => [seat, person, bot, brings])).toEqual([
        [0, null, null, null],
        [1, a, null, '"mist"'],
        [2, null, 'greedy', null],
      ])
      expect(now.seats.some(({ ready, share }) => ready || share !== null)).toBe(false)
      // Two who close the same seat at the same moment close one.
      expect(await store.tables.closeSeat(seen, 0, '{}')).toBe('overtaken')
      const both = await Promise.all([0, 0].map((seat) => store.tables.closeSeat(now, seat, '{"seats":2}')))
      expect(both.toSorted()).toEqual(['closed', 'overtaken'])
      const { id: begun } = await playing(store)
      expect(await store.tables.closeSeat((await store.tables.table(begun))!, 0, '{}')).toBe('begun')
    })
    it('keeps the share of who is ready on all her seats, and forgets it when she is not', async () => {
      const [id, a] = [await made(3), await guest(store)]
      await store.tables.join(id, { id: a, name: 'a' }, 0)
      await store.tables.join(id, { id: a, name: 'a' }, 1)
      expect(await store.tables.ready(id, a, digest(5))).toBe(true)
      const ready = (await store.tables.table(id))!.seats
      expect(ready.map((seat) => [seat.ready, seat.share?.[0] ?? null])).toEqual([
        [true, 5],
        [true, 5],
        [false, null],
      ])
      await store.tables.ready(id, a, null)
      expect((await store.tables.table(id))!.seats.some((seat) => seat.ready || seat.share !== null)).toBe(
        false,
      )
    })
    it('nobody is ready who does not sit', async () => {
      const [id, a] = [await made(1), await guest(store)]
      expect(await store.tables.ready(id, a, digest(5))).toBe(false)
    })
    it('a new set-up or other options have to be agreed to again; a title does not', async () => {
      const [id, a] = [await made(1), await guest(store)]
      await store.tables.join(id, { id: a, name: 'a' }, 0)
      await store.tables.ready(id, a, digest(5))
      await store.tables.change(id, { title: 'T', visibility: 'open' })
      const named = (await store.tables.table(id))!
      expect(named).toMatchObject({ title: 'T', visibility: 'open', setup: '{"seats":2}' })
      expect(named.seats[0]?.ready).toBe(true)
      await store.tables.change(id, { setup: '{"seats":1}' })
      expect((await store.tables.table(id))!.seats[0]?.ready).toBe(false)
    })
    it('changes nothing where play has begun', async () => {
      const { id } = await playing(store)
      expect(await store.tables.change(id, { title: 'T' })).toBe('begun')
      expect(await store.tables.setSeat(id, 0, { person: null, bot: 'x', name: '' }, digest(9))).toBe('begun')
      expect(await store.tables.table(id)).toMatchObject({ title: 'A table' })
    })
    it('another set-up may have more or fewer seats, but nobody loses hers', async () => {
      const [id, a] = [await made(3), await guest(store)]
      await store.tables.join(id, { id: a, name: 'a' }, 1)
      expect(await store.tables.change(id, { setup: '{}', seats: 1 })).toBe('seated')
      expect((await store.tables.table(id))!.seats).toHaveLength(3)
      expect(await store.tables.change(id, { setup: '{}', seats: 2 })).toBe('changed')
      expect(await store.tables.change(id, { setup: '{}', seats: 4 })).toBe('changed')
      const seats = (await store.tables.table(id))!.seats.map(({ seat, person }) => [seat, person])
      expect(seats).toEqual([
        [0, null],
        [1, a],
        [2, null],
        [3, null],
      ])
    })
    it('lets whoever was removed sit down again by a new invitation only, though everybody else may', async () => {
      const [host, a, b] = [await guest(store), await guest(store), await guest(store)]
      const id = await made(3, { host, visibility: 'open', invite: digest(1) })
      const open = { person: null, bot: null, name: '' }
      const join = (person: string, invite: Uint8Array | null) =>
        store.tables.join(id, { id: person, name: 'x' }, 1, invite)
      for (const person of [host, a]) {
        expect(await join(person, null)).toEqual({ seats: [1], fresh: true })
        await store.tables.setSeat(id, 1, open, digest(2))
      }
      expect(await join(a, null)).toEqual({ refused: 'removed' })
      expect(await join(a, digest(1))).toEqual({ refused: 'removed' })
      expect(await join(host, null)).toEqual({ seats: [1], fresh: true })
      await store.tables.leave(id, host)
      expect(await join(b, null)).toEqual({ seats: [1], fresh: true })
      // Whoever gets up by herself may come back, and whoever was moved was not removed.
      await store.tables.leave(id, b)
      expect(await join(b, null)).toEqual({ seats: [1], fresh: true })
      await store.tables.setSeat(id, 2, { person: b, bot: null, name: 'x' }, digest(3))
      await store.tables.setSeat(id, 1, open, digest(3))
      expect(await store.tables.join(id, { id: b, name: 'x' }, 1, null)).toEqual({
        seats: [1, 2],
        fresh: true,
      })
      await store.tables.leave(id, b)
      const invite = (await store.tables.table(id))!.invite
      expect(await join(a, invite)).toEqual({ seats: [1], fresh: true })
      await store.tables.leave(id, a)
      expect(await join(a, null)).toEqual({ seats: [1], fresh: true })
    })
    it('turns the key of an invitation', async () => {
      const id = await made(2, { invite: digest(1) })
      await store.tables.setInvite(id, digest(2))
      expect((await store.tables.table(id))?.invite).toEqual(digest(2))
      await store.tables.setInvite(id, null)
      expect((await store.tables.table(id))?.invite).toBeNull()
    })
    it('turns it with the seat of whoever knows it, and of nobody else', async () => {
      const [host, a] = [await guest(store), await guest(store)]
      const id = await made(2, { host, invite: digest(1) })
      const open = { person: null, bot: null, name: '' }
      const invite = async () => (await store.tables.table(id))!.invite
      await store.tables.join(id, { id: host, name: 'h' }, 0)
      expect(await store.tables.setSeat(id, 0, open, digest(2))).toBe('set')
      expect(await store.tables.setSeat(id, 1, open, digest(2))).toBe('set')
      expect(await invite()).toEqual(digest(1))
      await store.tables.join(id, { id: a, name: 'a' }, 1)
      expect(await store.tables.setSeat(id, 1, open, digest(2))).toBe('renewed')
      expect(await invite()).toEqual(digest(2))
      await store.tables.setInvite(id, null)
      await store.tables.join(id, { id: a, name: 'a' }, 1)
      expect(await store.tables.setSeat(id, 1, open, digest(3))).toBe('set')
      expect(await invite()).toBeNull()
      const { id: begun } = await playing(store)
      expect(await store.tables.setInvite(begun, digest(4))).toBe(false)
      expect(await store.tables.setSeat(begun, 0, open, digest(4))).toBe('begun')
      expect(await store.tables.table(begun)).toMatchObject({ state: 'playing', invite: null })
    })
    it('closes a room in which play has not begun', async () => {
      const [id, { id: begun }] = [await made(2), await playing(store)]
      expect(await store.tables.closeRoom(begun)).toBe(false)
      expect(await store.tables.closeRoom(id)).toBe(true)
      expect(await store.tables.closeRoom(id)).toBe(false)
      expect(await store.tables.table(id)).toMatchObject({ state: 'closed', outcome: 'left' })
      expect(await store.tables.table(begun)).toMatchObject({ state: 'playing' })
    })
    it('begins once, with the seats that were seen, and ends the invitation', async () => {
      const [id, a] = [await made(1, { invite: digest(1) }), await guest(store)]
      const before = (await store.tables.table(id))!.seats
      await store.tables.join(id, { id: a, name: 'a' }, 0)
      expect(await store.tables.begin(id, 'seed', before)).toBe(false)
      const now = (await store.tables.table(id))!.seats
      const both = await Promise.all([store.tables.begin(id, 'one', now), store.tables.begin(id, 'two', now)])
      expect(both.filter(Boolean)).toHaveLength(1)
      const begun = (await store.tables.table(id))!
      expect(begun).toMatchObject({ state: 'playing', seed: both[0] ? 'one' : 'two', invite: null })
      expect(await store.tables.due('looking', 10_000, '')).toContain(id)
    })
    it('keeps what somebody brings along while she sits there', async () => {
      const [id, a, b] = [await made(2), await guest(store), await guest(store)]
      const seen = async () => (await store.tables.table(id))!
      const brought = async () => (await seen()).seats.map(({ brings }) => brings)
      for (const [seat, person] of [a, b].entries()) {
        await store.tables.join(id, { id: person, name: 'x' }, seat)
        await store.tables.ready(id, person, digest(1))
      }
      const before = await seen()
      expect(await store.tables.bring(before, 1, '"mist"', false)).toBe('brought')
      expect(await store.tables.bring(before, 0, '"jian"', false)).toBe('overtaken')
      expect((await seen()).seats).toMatchObject([
        { ready: true, brings: null },
        { ready: false, share: null, brings: '"mist"' },
      ])
      expect(await store.tables.bring(await seen(), 0, '"jian"', true)).toBe('brought')
      expect((await seen()).seats).toMatchObject([{ ready: false }, { ready: false }])
      await store.tables.change(id, { setup: '{"seats":2,"more":1}', drop: [0] })
      expect(await brought()).toEqual([null, '"mist"'])
      await store.tables.leave(id, b)
      expect(await brought()).toEqual([null, null])
      // What the host chooses for a seat stays for whoever comes, and goes with her.
      expect(await store.tables.bring(await seen(), 1, '"brama"', false)).toBe('brought')
      await store.tables.setSeat(id, 1, { person: null, bot: 'greedy', name: '' }, digest(9))
      await store.tables.setSeat(id, 1, { person: b, bot: null, name: 'x' }, digest(9))
      expect(await brought()).toEqual([null, '"brama"'])
      await store.tables.setSeat(id, 1, { person: null, bot: null, name: '' }, digest(9))
      expect(await brought()).toEqual([null, null])
      await store.tables.bring(await seen(), 0, '"kadir"', false)
      const { seats } = await seen()
      await store.tables.setSeat(id, 1, { person: b, bot: null, name: 'x' }, digest(9))
      expect(await store.tables.begin(id, 'seed', seats, '{}')).toBe(false)
      const now = await seen()
      expect(await store.tables.begin(id, 'seed', now.seats, '{"mages":2}')).toBe(true)
      expect(await seen()).toMatchObject({
        setup: '{"mages":2}',
        seats: [{ brings: null }, { brings: null }],
      })
      expect(await store.tables.bring(now, 0, '"mist"', false)).toBe('begun')
    })
    it('closes a table once, with the reason', async () => {
      const id = await made(2)
      expect(await store.tables.close(id, 'closed', 'left')).toBe(true)
      expect(await store.tables.close(id, 'closed', 'again')).toBe(false)
      expect(await store.tables.table(id)).toMatchObject({ state: 'closed', outcome: 'left' })
    })
  })

  describe('lists', () => {
    it('shows listed tables that are being played, as long as something happens there', async () => {
      const kind = fresh('kind')
      const [open, hidden, waiting] = [
        tableLike({ kind, visibility: 'open' }),
        tableLike({ kind }),
        tableLike({ kind, visibility: 'open' }),
      ]
      for (const table of [open, hidden, waiting]) await store.tables.create(table)
      for (const { id } of [open, hidden])
        await store.tables.begin(id, 's', (await store.tables.table(id))!.seats)
      const live = async (within: number, of: string | null = kind) =>
        (await store.tables.live(of, within, 1_000)).map(({ id }) => id)
      expect(await live(60_000)).toEqual([open.id])
      expect(await live(60_000, null)).toContain(open.id)
      expect(await live(60_000, 'other')).toEqual([])
      expect(await live(-1_000)).toEqual([])
    })
    it('keeps the key for watchers, and takes it away', async () => {
      const table = tableLike()
      await store.tables.create(table)
      const watch = async () => (await store.tables.table(table.id))?.watch
      expect(await watch()).toBeNull()
      await store.tables.setWatch(table.id, digest(3))
      expect(await watch()).toEqual(digest(3))
      await store.tables.setWatch(table.id, null)
      expect(await watch()).toBeNull()
    })
    it('shows open tables with a free seat, the latest first, of one game or all', async () => {
      const kind = fresh('kind')
      const ids: string[] = []
      for (const to of [{}, { visibility: 'private' as const }, {}]) {
        const table = tableLike({ kind, visibility: 'open', ...to })
        await store.tables.create(table)
        ids.push(table.id)
      }
      const full = tableLike({ kind, visibility: 'open', seats: [{ person: null, bot: 'greedy', name: '' }] })
      await store.tables.create(full)
      const found = await store.tables.open(kind, 50)
      expect(found.map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort())
      expect(found[0]?.seats).toHaveLength(2)
      expect((await store.tables.open(null, 1_000)).map(({ id }) => id)).toEqual(
        expect.arrayContaining([ids[0], ids[2]]),
      )
      expect(await store.tables.open(kind, 1)).toHaveLength(1)
    })
    it('shows a person her tables, first those that wait for her', async () => {
      const me = await guest(store)
      const seats = [
        { person: me, bot: null, name: 'me' },
        { person: null, bot: 'greedy', name: '' },
      ]
      const waiting = await playing(store, { seats })
      await store.steps.append([stepOf(waiting.id, waiting.epoch, 1, { asked: 0 })])
      const others = await playing(store, { seats })
      await store.steps.append([stepOf(others.id, others.epoch, 1, { asked: 1 })])
      const over = tableLike({ seats })
      await store.tables.create(over)
      await store.tables.close(over.id, 'closed', 'left')
      const hosted = tableLike({ host: me })
      await store.tables.create(hosted)
      const found = (await store.tables.ofPerson(me, 10)).map(({ id }) => id)
      expect(found[0]).toBe(waiting.id)
      expect(found.at(-1)).toBe(over.id)
      expect([...found].sort()).toEqual([waiting.id, others.id, over.id, hosted.id].sort())
    })
    it('a question to the whole table waits for everybody', async () => {
      const me = await guest(store)
      const seats = [{ person: me, bot: null, name: 'me' }]
      const all = await playing(store, { seats })
      await store.steps.append([stepOf(all.id, all.epoch, 1, { asked: -1 })])
      const quiet = await playing(store, { seats })
      await store.steps.append([stepOf(quiet.id, quiet.epoch, 1, { asked: null })])
      expect((await store.tables.ofPerson(me, 1)).map(({ id }) => id)).toEqual([all.id])
    })
    it('counts the tables of a host that are not over', async () => {
      const host = await guest(store)
      for (let i = 0; i < 3; i++) await store.tables.create(tableLike({ host }))
      expect(await store.tables.openCount(host, 0)).toBe(3)
      await store.tables.close((await store.tables.ofPerson(host, 1))[0]!.id, 'closed', 'x')
      expect(await store.tables.openCount(host, 0)).toBe(2)
    })
    it('makes no more of them than a host may have, however many are wanted at once', async () => {
      const host = await guest(store)
      const wanted = Array.from({ length: 6 }, () => tableLike({ host }))
      const made = await Promise.all(wanted.map((each) => store.tables.createWithin(each, 2, 0)))
      expect(made.filter(Boolean)).toHaveLength(2)
      expect(await store.tables.openCount(host, 0)).toBe(2)
      expect(await store.tables.createWithin(tableLike({ host: await guest(store) }), 2, 0)).toBe(true)
    })
    it('keeps with a table the game whose deal it plays', async () => {
      const host = await guest(store)
      const table = { ...tableLike({ host }), repeats: 'earlier' }
      expect(await store.tables.createWithin(table, 2, 0)).toBe(true)
      expect(await store.tables.table(table.id)).toMatchObject({ repeats: 'earlier', parent: null })
    })
    it('deals anew at a table that was to play it, while nobody plays there', async () => {
      const host = await guest(store)
      const table = { ...tableLike({ host }), repeats: 'earlier' }
      await store.tables.createWithin(table, 9, 0)
      await store.tables.ready(table.id, host, new Uint8Array(16))
      const [secret, commitment] = [new Uint8Array(32).fill(9), 'another']
      await store.tables.replaceDeal(table.id, secret, commitment)
      const replaced = (await store.tables.table(table.id))!
      expect(replaced).toMatchObject({ repeats: null, secret, commitment })
      expect(replaced.seats.filter(({ ready, share }) => ready || share !== null)).toEqual([])
      const { id } = await playing(store)
      const before = await store.tables.table(id)
      await store.tables.replaceDeal(id, secret, commitment)
      expect(await store.tables.table(id)).toEqual(before)
    })
    it('counts among them games that something has happened in lately', async () => {
      const host = await guest(store)
      await store.tables.create(tableLike({ host }))
      const { id, epoch } = await playing(store, { host })
      await new Promise((done) => setTimeout(done, 20))
      expect(await store.tables.openCount(host, 60_000)).toBe(2)
      expect(await store.tables.openCount(host, 10)).toBe(1)
      await store.steps.append([stepOf(id, epoch, 1)])
      expect(await store.tables.openCount(host, 60_000)).toBe(2)
    })
  })

  describe('wishes', () => {
    it('are kept with every seat of a person until nobody wishes any more', async () => {
      const [me, you] = [await guest(store), await guest(store)]
      const seats = [me, you, me].map((person) => ({ person, bot: null, name: 'x' }))
      const { id } = await playing(store, { seats })
      const wishes = async () => (await store.tables.table(id))!.seats.map(({ wish }) => wish)
      expect(await wishes()).toEqual([null, null, null])
      await store.tables.setWish(id, me, 'close')
      await store.tables.setWish(id, you, 'again')
      expect(await wishes()).toEqual(['close', 'again', 'close'])
      await store.tables.setWish(id, you, null)
      expect(await wishes()).toEqual(['close', null, 'close'])
      await store.tables.setWish(id, me, 'same')
      await store.tables.setWish(id, you, 'sides')
      expect(await wishes()).toEqual(['same', 'sides', 'same'])
      await store.tables.clearWishes(id)
      expect(await wishes()).toEqual([null, null, null])
    })
    it('of many at once lead to one next game, and to another when that one was closed', async () => {
      const { id: parent } = await playing(store)
      expect(await store.tables.nextOf(parent)).toBeNull()
      const next = () => store.tables.createNext({ ...tableLike(), parent, repeats: parent })
      const made = new Set(await Promise.all([next(), next(), next(), next()]))
      expect(made.size).toBe(1)
      const [first] = made
      expect(await store.tables.nextOf(parent)).toBe(first)
      expect((await store.tables.table(first!))!.seats.length).toBeGreaterThan(0)
      expect((await store.tables.table(first!))!.repeats).toBe(parent)
      expect((await store.tables.table(parent))!.repeats).toBeNull()
      await store.tables.close(first!, 'closed', 'left')
      expect(await store.tables.nextOf(parent)).toBeNull()
      expect(await next()).not.toBe(first)
    })
  })

  describe('who owns a table', () => {
    it('one node, and the epoch grows with every claim', async () => {
      const { id, epoch, node } = await playing(store)
      expect((await store.tables.claim(id, node))?.epoch).toBe(epoch + 1)
      expect((await store.tables.table(id))?.owner).toBe(node)
    })
    it('no other while the first lives', async () => {
      const { id } = await playing(store)
      const other = fresh('node')
      await store.tables.beat(other, 'http://b', 60_000)
      expect(await store.tables.claim(id, other)).toBeNull()
    })
    it('another when the lease has ended', async () => {
      const { id, node, epoch } = await playing(store)
      await store.tables.beat(node, 'http://a', -1)
      expect(await store.tables.claim(id, fresh('node'))).toMatchObject({ epoch: epoch + 1 })
    })
    it('another when the first has gone or given it back', async () => {
      const [a, b, c] = [await playing(store), await playing(store), await playing(store)]
      await store.tables.gone(a.node)
      await store.tables.release(b.id, b.node, b.epoch)
      await store.tables.releaseAll(c.node)
      for (const { id } of [a, b, c]) expect(await store.tables.claim(id, fresh('node'))).not.toBeNull()
    })
    it('says since when no living node had it', async () => {
      const { tables } = store
      /** The time goes on in between, so that what is taken for another moment is seen. */
      const later = async (): Promise<number> => {
        const from = await tables.now()
        for (;;) {
          const now = await tables.now()
          if (now > from + 2) return now
        }
      }
      const claimed = async (id: string, node: string) => (await tables.claim(id, node))!.freed
      const within = (at: number | null, from: number, to: number): void => {
        expect(at).toBeGreaterThanOrEqual(from)
        expect(at).toBeLessThanOrEqual(to)
      }
      const [same, released, all, lost, late, unknown] = await Promise.all(
        Array.from({ length: 6 }, () => playing(store)),
      )
      const from = await later()
      await tables.release(released!.id, released!.node, released!.epoch)
      await tables.releaseAll(all!.node)
      for (const { node } of [lost!, late!]) await tables.beat(node, 'http://a', -1)
      const to = await tables.now()
      const then = await later()
      for (const { id } of [released!, all!, lost!]) within(await claimed(id, fresh('node')), from, to)
      // Its own node has had it all the time, unless others might have.
      within(await claimed(same!.id, same!.node), then, await tables.now())
      await tables.beat(late!.node, 'http://a', 60_000)
      within(await claimed(late!.id, late!.node), from, to)
      // Nothing is known of a node that has never been heard of.
      await tables.claim(unknown!.id, unknown!.node)
      await tables.release(unknown!.id, unknown!.node, unknown!.epoch + 1)
      await tables.claim(unknown!.id, 'never')
      expect(await claimed(unknown!.id, fresh('node'))).toBeNull()
    })
    it('knows the tables of a node that has ended, until it is forgotten', async () => {
      const { tables } = store
      const gone = await playing(store)
      const other = await playing(store)
      const over = await playing(store)
      const table = tableLike()
      await tables.create(table)
      await tables.begin(table.id, 'seed', (await tables.table(table.id))!.seats)
      await tables.claim(table.id, gone.node)
      await tables.close(over.id, 'closed', 'left')
      const both = [gone.id, table.id].sort()
      expect(await tables.ended()).not.toContain(gone.node)
      await tables.forget(gone.node)
      expect((await tables.table(gone.id))!.owner).toBe(gone.node)
      await tables.gone(gone.node)
      await tables.beat(over.node, 'http://a', -1)
      expect(await tables.ended()).toEqual(expect.arrayContaining([gone.node, over.node]))
      expect(await tables.ended()).not.toContain(other.node)
      const left = await tables.leftBy(gone.node, 10, '')
      expect(left.map(({ id }) => id)).toEqual(both)
      expect(JSON.parse(left[0]!.options)).toBeTypeOf('object')
      expect((await tables.leftBy(gone.node, 1, '')).map(({ id }) => id)).toEqual(both.slice(0, 1))
      expect((await tables.leftBy(gone.node, 1, both[0]!)).map(({ id }) => id)).toEqual(both.slice(1))
      expect(await tables.leftBy(over.node, 10, '')).toEqual([])
      for (const { node } of [gone, over]) await tables.forget(node)
      expect(await tables.ended()).not.toContain(gone.node)
      expect((await tables.table(gone.id))!.owner).toBeNull()
      expect((await tables.table(other.id))!.owner).toBe(other.node)
      expect((await tables.claim(gone.id, other.node))!.freed).not.toBeNull()
    })
    it('an old claim gives nothing back', async () => {
      const { id, node, epoch } = await playing(store)
      await store.tables.claim(id, node)
      await store.tables.release(id, node, epoch)
      expect((await store.tables.table(id))?.owner).toBe(node)
    })
    it('each of many tables goes to exactly one of two nodes that want all', async () => {
      const ids = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const { id, node, epoch } = await playing(store)
          await store.tables.release(id, node, epoch)
          return id
        }),
      )
      const [a, b] = [fresh('node'), fresh('node')]
      for (const node of [a, b]) await store.tables.beat(node, 'http://x', 60_000)
      const claims = await Promise.all(
        ids.flatMap((id) => [store.tables.claim(id, a), store.tables.claim(id, b)]),
      )
      ids.forEach((_, i) => {
        expect([claims[2 * i], claims[2 * i + 1]].filter((each) => each !== null)).toHaveLength(1)
      })
    })
    it('nobody before play and after the end', async () => {
      const table = tableLike()
      await store.tables.create(table)
      expect(await store.tables.claim(table.id, 'n')).toBeNull()
      const { id, node } = await playing(store)
      await store.tables.close(id, 'frozen', 'x')
      expect(await store.tables.claim(id, node)).toBeNull()
    })
    it('freezes only what it still owns, and thaws what is frozen', async () => {
      const { id, epoch, node } = await playing(store)
      expect(await store.tables.close(id, 'frozen', 'engine', epoch - 1)).toBe(false)
      expect(await store.tables.thaw(id)).toBe(false)
      expect(await store.tables.close(id, 'frozen', 'engine', epoch)).toBe(true)
      expect(await store.tables.table(id)).toMatchObject({ state: 'frozen', outcome: 'engine' })
      expect(await store.tables.thaw(id)).toBe(true)
      expect(await store.tables.table(id)).toMatchObject({ state: 'playing', outcome: null, ended: null })
      // Whoever owned it before writes nothing any more.
      expect((await store.tables.claim(id, node))!.epoch).toBeGreaterThan(epoch + 1)
    })
    it('knows the engines of all tables that are not over', async () => {
      const [over, frozen] = [await playing(store), await playing(store)]
      for (const [at, engine] of [
        [over, 'an engine of the past'],
        [frozen, 'an engine that is missed'],
      ] as const)
        await store.tables.setEngine(at.id, at.epoch, engine, 'c')
      await store.tables.close(over.id, 'closed', 'left')
      await store.tables.close(frozen.id, 'frozen', 'engine')
      const engines = await store.tables.engines()
      expect(engines).toContain('an engine that is missed')
      expect(engines).not.toContain('an engine of the past')
    })
    it('tells where the owner is, as long as it lives', async () => {
      const { id, node } = await playing(store)
      expect(await store.tables.owner(id)).toEqual({ node, address: 'http://a' })
      await store.tables.beat(node, 'http://a', -1)
      expect(await store.tables.owner(id)).toBeNull()
    })
    it('stand-ins, orders and engine are written by the owner only', async () => {
      const { id, epoch } = await playing(store)
      for (const [at, good] of [
        [epoch - 1, false],
        [epoch, true],
      ] as const) {
        expect(await store.tables.standIn(id, at, 0, 'greedy')).toBe(good)
        expect(await store.tables.setOrders(id, at, 0, '[]')).toBe(good)
        expect(await store.tables.setLent(id, at, 0, digest(9))).toBe(good)
        expect(await store.tables.setEngine(id, at, 'e2', 'c2')).toBe(good)
      }
      const found = (await store.tables.table(id))!
      expect(found).toMatchObject({ engine: 'e2', content: 'c2' })
      expect(found.seats[0]).toMatchObject({ standin: 'greedy', orders: '[]', lent: digest(9) })
      expect(await store.tables.setLent(id, epoch, 0, null)).toBe(true)
      expect((await store.tables.table(id))!.seats[0]!.lent).toBeNull()
      expect(await store.tables.standIn(id, epoch, 9, 'greedy')).toBe(false)
    })
  })

  describe('steps', () => {
    it('are stored with the time of the store and come back in order', async () => {
      const { id, epoch } = await playing(store)
      const before = await store.tables.now()
      for (let n = 1; n <= 12; n++) {
        const [appended] = await store.steps.append([
          stepOf(id, epoch, n, { data: n === 3 ? '{"a":1}' : null }),
        ])
        expect(appended).toMatchObject({ stored: true })
      }
      const after = await store.tables.now()
      const steps = await store.steps.load(id, 0)
      expect(steps.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(steps[2]).toMatchObject({
        kind: 0,
        seat: 0,
        value: 3,
        data: '{"a":1}',
        key: 'k3',
        mark: 4_000_000_003,
      })
      for (const { at } of steps) expect(at >= before && at <= after).toBe(true)
      expect((await store.steps.load(id, 10)).map(({ n }) => n)).toEqual([11, 12])
      expect((await store.tables.table(id))?.steps).toBe(12)
    })
    it('say who is asked and when something is due', async () => {
      const { id, epoch, node } = await playing(store)
      const [appended] = await store.steps.append([stepOf(id, epoch, 1, { asked: 1, dueAfter: 5_000 })])
      const table = (await store.tables.table(id))!
      expect(table.asked).toBe(1)
      expect(appended?.stored && table.due! - appended.at).toBeGreaterThanOrEqual(5_000)
      expect(await store.tables.due(node, 10_000, '')).not.toContain(id)
      await store.steps.append([stepOf(id, epoch, 2, { asked: null, dueAfter: -1 })])
      expect(await store.tables.due(node, 10_000, '')).toContain(id)
      await store.steps.append([stepOf(id, epoch, 3, { asked: null, dueAfter: null })])
      expect(await store.tables.due(node, 10_000, '')).not.toContain(id)
    })
    it('are due to whoever looks, a page at a time, unless another node that lives has the table', async () => {
      const tables = [await playing(store), await playing(store), await playing(store)]
      for (const { id, epoch } of tables)
        await store.steps.append([stepOf(id, epoch, 1, { asked: 0, dueAfter: -1 })])
      const [first, ...others] = tables.map(({ id }) => id).sort()
      const { node } = tables.find(({ id }) => id === first)!
      for (const table of tables) if (table.id !== first) await store.tables.gone(table.node)
      const dueTo = async (name: string): Promise<readonly string[]> => {
        const found: string[] = []
        for (let after = ''; ; after = found.at(-1)!) {
          const page = await store.tables.due(name, 2, after)
          expect(page.length).toBeLessThanOrEqual(2)
          found.push(...page)
          if (page.length < 2) return found.filter((id) => tables.some((each) => each.id === id))
        }
      }
      expect(await dueTo('looking')).toEqual(others)
      expect(await dueTo(node)).toEqual([first, ...others])
      await store.tables.gone(node)
      expect(await dueTo('looking')).toEqual([first, ...others])
    })
    it.each([
      ['of an older claim', -1, 1],
      ['of a claim that never was', 1, 1],
      ['that leaves a hole', 0, 2],
      ['number nought', 0, 0],
    ])('one %s is fenced', async (_, epochs, n) => {
      const { id, epoch } = await playing(store)
      expect(await store.steps.append([stepOf(id, epoch + epochs, n)])).toEqual([{ stored: false }])
      expect(await store.steps.load(id, 0)).toEqual([])
      expect((await store.tables.table(id))?.steps).toBe(0)
    })
    it('are missed where nothing has happened for so long, a page at a time, at tables that no other living node has', async () => {
      const own = await engine.open()
      const { tables } = own.store
      const played = [await playing(own.store), await playing(own.store), await playing(own.store)]
      const ids = played.map(({ id }) => id).sort()
      await tables.create(tableLike())
      expect(await tables.idle('me', 60_000, 10, '')).toEqual([])
      expect(await tables.idle('me', -1, 10, '')).toEqual([])
      for (const { node } of played) await tables.gone(node)
      expect(await tables.idle('me', -1, 2, '')).toEqual(ids.slice(0, 2))
      expect(await tables.idle('me', -1, 2, ids[1]!)).toEqual(ids.slice(2))
      await tables.close(ids[0]!, 'frozen', 'engine')
      expect(await tables.idle('me', -1, 10, '')).toEqual(ids.slice(1))
      await own.end()
    })
    it('the same one is stored once', async () => {
      const { id, epoch } = await playing(store)
      const twice = await Promise.all([
        store.steps.append([stepOf(id, epoch, 1, { key: 'a' })]),
        store.steps.append([stepOf(id, epoch, 1, { key: 'b' })]),
      ])
      expect(twice.map(([each]) => each?.stored)).toEqual([true, false])
      expect((await store.steps.load(id, 0)).map(({ key }) => key)).toEqual(['a'])
    })
    it('a batch with one fenced entry stores the others', async () => {
      const tables = await Promise.all(Array.from({ length: 5 }, () => playing(store)))
      const batch = tables.map(({ id, epoch }, i) => stepOf(id, i === 2 ? epoch - 1 : epoch, 1))
      const appended = await store.steps.append(batch)
      expect(appended.map(({ stored }) => stored)).toEqual([true, true, false, true, true])
      for (const [i, { id }] of tables.entries())
        expect(await store.steps.load(id, 0)).toHaveLength(i === 2 ? 0 : 1)
    })
    it('several of one table in one batch are stored in order, up to the first that is fenced', async () => {
      const [a, b] = [await playing(store), await playing(store)]
      const appended = await store.steps.append([
        stepOf(a.id, a.epoch, 1),
        stepOf(b.id, b.epoch, 1),
        stepOf(a.id, a.epoch, 2),
        stepOf(a.id, a.epoch, 4),
        stepOf(a.id, a.epoch, 3),
      ])
      expect(appended.map(({ stored }) => stored)).toEqual([true, true, true, false, true])
      expect((await store.steps.load(a.id, 0)).map(({ n }) => n)).toEqual([1, 2, 3])
    })
    it('one that cannot be stored fails alone', async () => {
      const [a, b, c] = [await playing(store), await playing(store), await playing(store)]
      const all = await Promise.allSettled([
        store.steps.append([stepOf(a.id, a.epoch, 1)]),
        store.steps.append([stepOf(b.id, b.epoch, 1, { data: 'a\0b' })]),
        store.steps.append([
          stepOf(c.id, c.epoch, 1, { notices: [{ person: 'nobody', kind: 'turn', after: 0, here: false }] }),
        ]),
        store.steps.append([stepOf(a.id, a.epoch, 2)]),
      ])
      expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
      expect(await store.steps.load(a.id, 0)).toHaveLength(2)
      for (const { id } of [b, c]) expect(await store.steps.load(id, 0)).toEqual([])
    })
    it('many at once from many tables are all there', async () => {
      const tables = await Promise.all(Array.from({ length: 20 }, () => playing(store)))
      await Promise.all(
        tables.map(async ({ id, epoch }) => {
          for (let n = 1; n <= 10; n++)
            expect(await store.steps.append([stepOf(id, epoch, n)])).toMatchObject([{ stored: true }])
        }),
      )
      for (const { id } of tables) expect(await store.steps.load(id, 0)).toHaveLength(10)
    })
    it('none before play and none after the end', async () => {
      const table = tableLike()
      await store.tables.create(table)
      const { id, epoch } = await playing(store)
      await store.tables.close(id, 'closed', 'x')
      const appended = await store.steps.append([
        stepOf(table.id, 0, 1),
        stepOf(id, epoch, 1),
        stepOf('no', 0, 1),
      ])
      expect(appended.map(({ stored }) => stored)).toEqual([false, false, false])
    })
    it('an empty batch is nothing', async () => {
      expect(await store.steps.append([])).toEqual([])
    })
  })

  describe('results', () => {
    const finished = async (to = {}, person: string | null = null) => {
      const table = await playing(store, {
        seats: [{ person, bot: null, name: person === null ? '' : 'Mira' }],
        ...to,
      })
      await store.steps.append([stepOf(table.id, table.epoch, 1)])
      const done = await store.results.finish({
        game: table.id,
        epoch: table.epoch,
        steps: 1,
        outcome: 'won',
        record: 'R',
        results: [{ seat: 0, person, won: true, measures: '{"rounds":9}' }],
      })
      return { ...table, done }
    }
    it('a finished game is a replay, and its steps are gone', async () => {
      const person = await guest(store)
      const { id, done } = await finished({}, person)
      expect(done).toBe(true)
      expect(await store.steps.load(id, 0)).toEqual([])
      expect(await store.tables.table(id)).toMatchObject({
        state: 'over',
        asked: null,
        due: null,
        owner: null,
      })
      expect(await store.results.replay(id)).toMatchObject({
        id,
        outcome: 'won',
        record: 'R',
        steps: 1,
        secret: digest(7),
        seats: [{ seat: 0, name: 'Mira' }],
      })
      expect(await store.results.ofPerson(person, 10)).toMatchObject([
        { game: id, won: true, outcome: 'won' },
      ])
    })
    it('there is no replay of a game that goes on', async () => {
      const { id } = await playing(store)
      expect(await store.results.replay(id)).toBeNull()
      expect(await store.results.replay('nothing')).toBeNull()
    })
    it('it is finished once, and by its owner only', async () => {
      const { id, epoch } = await playing(store)
      const end = { game: id, epoch, steps: 0, outcome: 'lost', record: 'R', results: [] }
      expect(await store.results.finish({ ...end, epoch: epoch - 1 })).toBe(false)
      expect(await store.results.finish({ ...end, steps: 1 })).toBe(false)
      expect(await store.results.finish(end)).toBe(true)
      expect(await store.results.finish({ ...end, outcome: 'won' })).toBe(false)
      expect((await store.tables.table(id))?.outcome).toBe('lost')
    })
    it('all of it is written or nothing', async () => {
      const { id, epoch } = await playing(store)
      await store.steps.append([stepOf(id, epoch, 1)])
      const twice = { seat: 0, person: null, won: true, measures: '{}' }
      const end = { game: id, epoch, steps: 1, outcome: 'won', record: 'R', results: [twice, twice] }
      await expect(store.results.finish(end)).rejects.toThrow()
      expect(await store.tables.table(id)).toMatchObject({ state: 'playing', record: null })
      expect(await store.steps.load(id, 0)).toHaveLength(1)
    })
    it('a day has one deal, whoever makes it', async () => {
      const day = { day: fresh('day'), kind: 'k', setup: '{}', secret: digest(1), commitment: 'a', par: null }
      const both = await Promise.all([
        store.results.daily(day),
        store.results.daily({ ...day, commitment: 'b' }),
      ])
      expect(both[0]).toEqual(both[1])
      await store.results.setPar(day.day, 'k', '{"won":3}')
      expect((await store.results.dailyOf(day.day, 'k'))?.par).toBe('{"won":3}')
      expect(await store.results.dailyOf(day.day, 'other')).toBeNull()
    })
    it('the first attempt at a day counts, seats of one game together', async () => {
      const [day, person] = [fresh('day'), await guest(store)]
      const seat = { person, bot: null, name: 'Mira' }
      const attempt = async () => {
        const table = await playing(store, { day, seats: [seat, seat] })
        const result = { person, won: true, measures: '{}' }
        await store.results.finish({
          game: table.id,
          epoch: table.epoch,
          steps: 0,
          outcome: 'won',
          record: 'R',
          results: [
            { ...result, seat: 0 },
            { ...result, seat: 1 },
          ],
        })
        return table.id
      }
      const first = await attempt()
      await attempt()
      expect((await store.results.ofDay(day, 'cards')).map(({ game, seat: at }) => [game, at])).toEqual([
        [first, 0],
        [first, 1],
      ])
    })
  })

  describe('what people say', () => {
    it('is numbered by table', async () => {
      const a = await guest(store)
      const [one, two] = [await playing(store), await playing(store)]
      await store.tables.say(one.id, { person: a, phrase: 3, text: null })
      await store.tables.say(one.id, { person: a, phrase: null, text: 'hello' })
      await store.tables.say(two.id, { person: null, phrase: 1, text: null })
      expect(
        (await store.tables.sayings(one.id, 50)).map(({ n, phrase, text }) => [n, phrase, text]),
      ).toEqual([
        [1, 3, null],
        [2, null, 'hello'],
      ])
      expect((await store.tables.sayings(one.id, 1)).map(({ n, name }) => [n, name])).toEqual([
        [2, (await store.people.person(a))?.name],
      ])
      expect((await store.tables.sayings(two.id, 50)).map(({ n }) => n)).toEqual([1])
    })
    it('said at once, each gets a number of its own', async () => {
      const { id } = await playing(store)
      const said = await Promise.all(
        Array.from({ length: 10 }, () => store.tables.say(id, { person: null, phrase: 1, text: null })),
      )
      expect(said.map((each) => each!.n).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    })
    it('keeps the last of what is said, and counts on', async () => {
      const { id } = await playing(store)
      const say = (text: string) => store.tables.say(id, { person: null, phrase: null, text }, 3)
      for (const text of ['a', 'b', 'c', 'd', 'e']) await say(text)
      expect((await store.tables.sayings(id, 9)).map(({ n, text }) => [n, text])).toEqual([
        [3, 'c'],
        [4, 'd'],
        [5, 'e'],
      ])
    })
    it('bookmarks are set, changed and taken away', async () => {
      const [a, { id }] = [await guest(store), await playing(store)]
      await store.tables.bookmark(id, { person: a, at: 5, text: 'here' })
      await store.tables.bookmark(id, { person: a, at: 5, text: 'there' })
      await store.tables.bookmark(id, { person: a, at: 9, text: 'x' })
      await store.tables.bookmark(id, { person: a, at: 9, text: '' })
      expect(await store.tables.bookmarks(id)).toEqual([{ person: a, at: 5, text: 'there' }])
    })
  })

  describe('checklist 13: texts are stored literally', () => {
    it.each(HOSTILE.map((text) => [names(text), text]))('%s', async (_, text) => {
      const person = await guest(store, text)
      await store.people.change(person, { settings: JSON.stringify(text) })
      expect(await store.people.person(person)).toMatchObject({ name: text, settings: JSON.stringify(text) })
      await store.people.openSession({ hash: digest(99), person, agent: text, life: 9_999 })
      expect((await store.people.sessions(person))[0]?.agent).toBe(text)
      await store.people.endSessions(person, null)
      const table = tableLike({ host: person, title: text, setup: text, options: text, commitment: text })
      await store.tables.create({ ...table, seats: [{ person, bot: text, name: text }] })
      const found = (await store.tables.table(table.id))!
      expect([found.title, found.setup, found.options, found.commitment]).toEqual([text, text, text, text])
      expect(found.seats[0]).toMatchObject({ bot: text, name: text })
      const { id, epoch } = await playing(store)
      await store.steps.append([stepOf(id, epoch, 1, { data: text, key: text })])
      expect((await store.steps.load(id, 0))[0]).toMatchObject({ data: text, key: text })
      await store.tables.say(id, { person, phrase: null, text })
      expect((await store.tables.sayings(id, 50))[0]?.text).toBe(text)
      expect(await store.keep(`k${text.slice(0, 50)}`, text)).toBe(text)
      expect(await store.people.person(text)).toBeNull()
      expect(await store.tables.table(text)).toBeNull()
      expect(await store.people.account(text)).toBeNull()
      expect(await store.people.persons([text])).toEqual([])
    })
    it('but for NUL, which neither takes', async () => {
      await expect(guest(store, 'a\0b')).rejects.toThrow()
      await expect(store.keep('nul', '\0')).rejects.toThrow()
      await store.ping()
    })
    it('and everybody is still there afterwards', async () => {
      expect(await store.people.person(await guest(store))).not.toBeNull()
    })
  })

  describe('the whole', () => {
    it('keeps the first value under a name', async () => {
      expect(await store.keep('vapid', 'one')).toBe('one')
      expect(await store.keep('vapid', 'two')).toBe('one')
    })
    it('gives what may be taken once to one of those who ask, and to nobody later', async () => {
      await store.once('c', 'value with spaces', 60_000)
      const both = await Promise.all([store.take('c'), store.take('c')])
      expect(both.filter((each) => each !== null)).toEqual(['value with spaces'])
      await store.once('late', 'x', -1)
      expect(await store.take('late')).toBeNull()
      expect(await store.take('never')).toBeNull()
    })
    it('is there after closing and opening', async () => {
      const own = await engine.open()
      const { id, epoch } = await playing(own.store)
      await own.store.steps.append([stepOf(id, epoch, 1)])
      await own.store.close()
      const again = await own.again()
      expect(await again.steps.load(id, 0)).toHaveLength(1)
      await own.end()
    })
    it('sweeps away what is too old, and nothing else', async () => {
      const own = await engine.open()
      const { people, tables } = own.store
      const day = 86_400_000
      const kept = { guests: day, sayings: day, openTables: day }
      const [idle, account] = [await guest(own.store), await guest(own.store)]
      await people.promote(account, 'A', 'a')
      const [open, running] = [tableLike({ host: idle }), await playing(own.store)]
      await tables.create(open)
      await tables.say(running.id, { person: account, phrase: 1, text: null })
      await own.store.steps.append([stepOf(running.id, running.epoch, 1)])
      expect(await own.store.sweep(kept)).toBe(0)
      expect(await own.store.sweep({ ...kept, sayings: -1 })).toBe(1)
      expect(await tables.sayings(running.id, 50)).toEqual([])
      expect(await own.store.sweep({ ...kept, openTables: -1 })).toBe(1)
      expect(await tables.table(open.id)).toMatchObject({ state: 'closed', outcome: 'left' })
      expect(await tables.table(running.id)).toMatchObject({ state: 'playing' })
      expect(await own.store.steps.load(running.id, 0)).toHaveLength(1)
      await tables.close(running.id, 'closed', 'left')
      await own.store.sweep(kept)
      expect(await own.store.steps.load(running.id, 0)).toEqual([])
      expect(await own.store.sweep({ ...kept, guests: -1 })).toBe(1)
      expect((await people.person(idle))?.kind).toBe('gone')
      expect((await people.person(account))?.kind).toBe('account')
      await own.end()
    })
    it('a guest who is still signed in is not swept away', async () => {
      const own = await engine.open()
      const here = await guest(own.store)
      await own.store.people.openSession({ hash: digest(1), person: here, agent: '', life: 9_999_999 })
      await own.store.sweep({ guests: -1, sayings: 0, openTables: 0 })
      expect((await own.store.people.person(here))?.kind).toBe('guest')
      await own.end()
    })
  })

  describe('a person who goes', () => {
    it('leaves no trace of her name or of anything she said, and others keep theirs', async () => {
      const own = await engine.open()
      const { people, tables, results } = own.store
      const [her, other] = [await guest(own.store, 'Xanthippe'), await guest(own.store, 'Omar')]
      await people.promote(her, 'Xanthippe', 'xanthippe')
      await people.change(her, { settings: '{"mail":"Xanthippe@example.org"}' })
      await people.openSession({ hash: digest(1), person: her, agent: 'Xanthippe’s phone', life: 9_999_999 })
      await people.openSession({ hash: digest(2), person: other, agent: 'x', life: 9_999_999 })
      await people.addPasskey({
        id: 'x',
        person: her,
        key: digest(1),
        counter: 0,
        transports: '',
        label: 'Xanthippe',
      })
      await people.setRecovery(her, digest(3))
      await people.mute(her, other, true)
      await people.mute(other, her, true)
      await people.subscribe({
        id: 's',
        person: her,
        channel: 'mail',
        endpoint: 'Xanthippe@example.org',
        p256dh: '',
        auth: '',
      })
      const seats = [
        { person: her, bot: null, name: 'Xanthippe' },
        { person: other, bot: null, name: 'Omar' },
      ]
      const title = 'Xanthippe’s table'
      const waiting = tableLike({ host: her, title, seats })
      await tables.create(waiting)
      const running = await playing(own.store, { host: her, title, seats })
      await own.store.steps.append([
        stepOf(running.id, running.epoch, 1, {
          notices: [{ person: her, kind: 'turn', after: 0, here: false }],
        }),
      ])
      const over = await playing(own.store, { host: her, title, seats })
      await results.finish({
        game: over.id,
        epoch: over.epoch,
        steps: 0,
        outcome: 'won',
        record: 'R',
        results: [{ seat: 0, person: her, won: true, measures: '{}' }],
      })
      await tables.say(running.id, { person: her, phrase: null, text: 'I am Xanthippe' })
      await tables.say(running.id, { person: other, phrase: null, text: 'hello' })
      await tables.bookmark(over.id, { person: her, at: 1, text: 'Xanthippe' })
      const exported = JSON.stringify(await people.everything(her))
      for (const trace of [
        'Xanthippe@example.org',
        'I am Xanthippe',
        over.id,
        running.id,
        'Xanthippe’s phone',
      ])
        expect(exported).toContain(trace)
      expect(exported).not.toContain('hello')

      expect(await people.erase(her)).toEqual([running.id])
      const rows: Dumped[] = []
      for await (const each of own.store.dump()) rows.push(each)
      expect(rows.filter(({ row }) => /xanthippe/i.test(JSON.stringify(row)))).toEqual([])
      const hers = rows.filter(({ row }) => Object.values(row).includes(her))
      expect(hers.map(({ table }) => table)).toEqual(['person'])
      expect(await people.person(her)).toMatchObject({ kind: 'gone', name: '' })
      expect((await tables.table(running.id))?.seats[0]).toMatchObject({
        person: null,
        bot: 'greedy',
        name: '',
      })
      expect(await tables.table(waiting.id)).toMatchObject({ state: 'closed', host: null })
      expect((await results.replay(over.id))?.seats.map(({ name }) => name)).toEqual(['', 'Omar'])
      expect((await tables.sayings(running.id, 50)).map(({ text }) => text)).toEqual(['hello'])
      expect((await people.session(digest(2), 1))?.person.id).toBe(other)
      await own.end()
    })
  })

  describe.each(engines)('moved to $name', (target) => {
    it('everything is there and goes on', async () => {
      const [from, to] = [await engine.open(), await target.open()]
      const person = await guest(from.store, HOSTILE[0])
      await from.store.people.addPasskey({
        id: 'k',
        person,
        key: digest(5),
        counter: 3,
        transports: '',
        label: 'l',
      })
      const seats = [{ person, bot: null, name: HOSTILE[0]! }]
      const running = await playing(from.store, { seats, title: HOSTILE[3]! })
      await from.store.steps.append(
        Array.from({ length: 600 }, (_, i) => stepOf(running.id, running.epoch, i + 1)),
      )
      await from.store.keep('vapid', 'old')
      await to.store.keep('vapid', 'new')
      const count = await to.store.restore(from.store.dump())
      expect(count).toBeGreaterThan(600)
      expect(await to.store.people.person(person)).toEqual(await from.store.people.person(person))
      expect(await to.store.people.passkey('k')).toEqual(await from.store.people.passkey('k'))
      expect(await to.store.steps.load(running.id, 0)).toEqual(await from.store.steps.load(running.id, 0))
      expect(await to.store.keep('vapid', 'x')).toBe('old')
      const claim = await to.store.tables.claim(running.id, 'new')
      expect(claim).toMatchObject({ epoch: running.epoch + 1, steps: 600 })
      expect(await to.store.steps.append([stepOf(running.id, claim!.epoch, 601)])).toMatchObject([
        { stored: true },
      ])
      await expect(to.store.restore(from.store.dump())).rejects.toThrow(/not empty/)
      await from.end()
      await to.end()
    })
    it('rows that do not belong there are refused, and then none is there', async () => {
      const [from, to] = [await engine.open(), await target.open()]
      const person = await guest(from.store)
      async function* planted(): AsyncIterable<Dumped> {
        yield* from.store.dump()
        yield { table: 'person; DROP TABLE person', row: { id: 'x' } }
      }
      await expect(to.store.restore(planted())).rejects.toThrow(/no part of a store/)
      expect(await to.store.people.person(person)).toBeNull()
      async function* column(): AsyncIterable<Dumped> {
        yield { table: 'person', row: { 'id) VALUES (1);--': 'x' } }
      }
      await expect(to.store.restore(column())).rejects.toThrow(/no part of a store/)
      await from.end()
      await to.end()
    })
  })
})
