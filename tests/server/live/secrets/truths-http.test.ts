import { expect, it } from 'vitest'
import { ROUTES } from '../../../../src/campaign/http.ts'
import { gameNamed } from '../../../../src/games/index.ts'
import { digestOf, newToken } from '../../../../src/server/access/session.ts'
import { onlyPresent } from '../../../../src/server/live/engines/engine.ts'
import { LiveTables, SWEEP } from '../../../../src/server/live/live-tables.ts'
import { type Timekeeper, timeOf } from '../../../../src/server/live/time/timekeeper.ts'
import { routesOf } from '../../../../src/server/start.ts'
import type { Company } from '../../../../src/table/messages.ts'
import type { Moment } from '../../../../src/table/moment.ts'
import { openSite, Visitor } from '../../api/site.ts'
import { begunTable, environmentOf, seededBytes } from '../harness.ts'
import { broughtDeckOf, handAndDeckOf, MAGES, nemesisDeck, type Swap } from './secrets.ts'
import { dealtSo } from './truths.ts'

/* The same over HTTP, from real stores: what somebody else is answered, whichever of two truths it is. */

const ID = 'the-table'
const ROUNDS = 5

/** Routes without a word about tables, or that say something else every time. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'GET /api/health',
  'GET /api/ready',
  'GET /metrics',
  // Each sign-in has a name of its own.
  'GET /api/sessions',
  // They stay open, and say only that something has changed.
  'GET /api/tables/:id/changes',
])

const LOOKS = Object.keys(ROUTES)
  .filter((name) => name.startsWith('GET ') && !ELSEWHERE.has(name))
  .map((name) => name.replace('GET ', '').replace(':id', ID))

/** Times and the key of a server differ from run to run, and nothing else may. */
const timeless = (text: string): string =>
  text
    .replaceAll(/\b1\d{12}\b/g, 'TIME')
    .replaceAll(/"(waited|left|awayFor|since|played|away)":\d+/g, '"$1":TIME')
    .replaceAll(/"push":"[\w-]+"/g, '"push":KEY')

/** The time of this machine; but what lists say of tables is written when the test says so, never between two looks. */
class ListTime implements Timekeeper {
  private readonly time = timeOf(0)
  private due = (): void => {}
  private written = (): void => {}
  readonly now = this.time.now
  readonly steady = this.time.steady

  after(milliseconds: number, what: () => void): () => void {
    if (milliseconds !== SWEEP) return this.time.after(milliseconds, what)
    this.due = what
    this.written()
    return () => {}
  }

  write(): Promise<void> {
    return new Promise((done) => {
      this.written = done
      this.due()
    })
  }
}

async function world(swap: Swap, other: boolean, secret: Uint8Array) {
  const site = await openSite()
  const { store } = site.backend
  const game = dealtSo(gameNamed(swap.kind), swap, other)
  const time = new ListTime()
  const environment = { ...environmentOf(store, time), engines: onlyPresent('test', () => game) }
  const { faults } = environment
  const live = new LiveTables(environment)
  await store.tables.beat('node', '', 600_000)
  const app = await routesOf(site.backend, site.config, {
    connect: async (...visit) => live.lines.connect(...visit),
  })
  const setup = swap.setups?.[other ? 1 : 0]
  const people = ['ann', 'bob']
  const as = { id: ID, secret, ...(setup === undefined ? {} : { setup }) }
  await begunTable(store, swap.kind, people, { windows: 'plain' }, swap.flags, as)
  await store.people.create({ id: 'wim', name: 'wim', lang: 'fr' })
  const enter = async (person: string): Promise<Visitor> => {
    const token = newToken()
    await store.people.openSession({ hash: digestOf(token), person, agent: '', life: 9_999_999 })
    const visitor = new Visitor({ ...site, app })
    visitor.cookie = `cw=${token}`
    return visitor
  }
  // Whom it asks is written down when somebody has opened it.
  const line = live.lines.connect(
    ID,
    { person: 'ann', name: 'ann', lang: 'en', revision: 0, lines: 0 },
    null,
    {
      send: () => {},
      buffered: 0,
      close: () => {},
    },
  )
  const asked = async (): Promise<number | null> => (await store.tables.table(ID))!.asked
  await expect.poll(asked).not.toBeNull()
  expect({ faults, asked: await asked() }).toEqual({ faults: [], asked: expect.any(Number) })
  const [ann, bob, wim] = [await enter('ann'), await enter('bob'), await enter('wim')]
  return {
    seats: [ann, bob],
    /** What those who do not know it are answered, everywhere. */
    looks: async (): Promise<readonly string[]> => {
      // However long the looks take, she is still there.
      line.receive('{"c":"p"}')
      await time.write()
      const answers: string[] = []
      for (const [name, visitor] of Object.entries({ ann, wim }))
        for (const path of LOOKS) {
          const { status, body } = await visitor.get(path)
          answers.push(timeless(`${name} ${path} ${status} ${JSON.stringify(body)}`))
        }
      return answers
    },
    end: async () => {
      expect(faults).toEqual([])
      await live.close()
      await app.close()
      await site.end()
    },
  }
}

it.each([handAndDeckOf(1), broughtDeckOf(1), nemesisDeck(MAGES[1])])(
  'checklist 2: two truths are answered alike over HTTP: $kind, $name',
  async (swap) => {
    const secret = seededBytes(32)
    const worlds = [await world(swap, false, secret), await world(swap, true, secret)] as const
    let compared = 0
    for (let n = 0; n < ROUNDS; n++) {
      const [one, other] = [await worlds[0].looks(), await worlds[1].looks()]
      expect(other).toEqual(one)
      expect(one.filter((answer) => answer.includes(`/api/t/${ID} 200`)).length).toBe(1)
      compared += one.length
      // The seat that is asked does the same in both: what can be done in both, and is nothing of the secret.
      const moments = await Promise.all(
        worlds.map(async ({ seats }) => {
          const both = await Promise.all(seats.map((seat) => seat.get(`/api/t/${ID}`)))
          return both.map(({ body }) => body as unknown as { r: number; moment: Moment; company: Company })
        }),
      )
      const seat = Math.max(
        0,
        moments[0]!.findIndex(({ moment }) => moment.question !== null),
      )
      const lists = moments.map((both) => both[seat]!.moment.question!.choices)
      const same = lists[0]!.find(
        ({ ref }) =>
          !['play', 'redraw'].includes(ref.kind) &&
          lists[1]!.some((each) => JSON.stringify(each.ref) === JSON.stringify(ref)),
      )!
      for (const [w, { seats }] of worlds.entries()) {
        const i = lists[w]!.find(({ ref }) => JSON.stringify(ref) === JSON.stringify(same.ref))!.index
        const { status } = await seats[seat]!.post(`/api/t/${ID}/answer`, { r: moments[w]![seat]!.r, i })
        expect(status).toBe(200)
      }
    }
    expect(compared).toBe(ROUNDS * 2 * LOOKS.length)
    for (const each of worlds) await each.end()
  },
)
