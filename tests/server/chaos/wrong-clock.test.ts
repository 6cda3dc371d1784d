import { join } from 'node:path'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { fairNumbers, seedFrom } from '../../../src/kernel/random.ts'
import { STEP } from '../../../src/server/store/contract/steps.ts'
import { openPostgres } from '../../../src/server/store/postgres.ts'
import { ownRedis } from '../../../tools/online/own-redis.ts'
import { Player } from '../../../tools/online/player.ts'
import { ServerProcess } from '../../../tools/online/server.ts'
import { programOf } from '../../../tools/programs.ts'
import { ownSchema } from '../store/engines.ts'

/* A node whose clock is an hour wrong, and is set while people play: leases and times are those of the database. */

const HOUR = 3_600_000
const WRONG = join(import.meta.dirname, '../../../tools/online/wrong-clock.mjs')
const [postgres, redis] = [inject('postgres'), inject('redis')]

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

// Without both there is no second node; the closing line of the tests says so.
if (postgres !== null && redis !== null)
  describe('a node whose clock is wrong by an hour', () => {
    it('owns its tables like any other, and takes no time away from anybody', async () => {
      const schema = await ownSchema(postgres)
      const relay = await ownRedis(redis)
      ends.push(schema.drop, relay.drop)
      const env = { DATABASE_URL: schema.url, REDIS_URL: relay.url }
      const right = new ServerProcess(programOf('server'), env)
      const wrong = new ServerProcess(
        programOf('server'),
        { ...env, CLOCK_WRONG_BY: String(HOUR) },
        { node: ['--import', WRONG] },
      )
      for (const node of [right, wrong]) ends.push(() => node.stop('SIGKILL'))
      await Promise.all([right.start(), wrong.start()])
      const store = await openPostgres(schema.url)
      ends.push(() => store.close())

      let node = wrong
      let onAcknowledged = (): void => {}
      const player = new Player({
        game: 'eternal',
        setup: { decks: ['Rakano Warcry', 'Combrei Empower'] },
        seats: 2,
        table: { pace: 'live' },
        server: () => node.url,
        roll: fairNumbers(seedFrom('wrong clock')),
        acknowledged: () => onAcknowledged(),
      })
      ends.push(() => player.stop())
      /** So many answers more are acknowledged, and the clock at the table is right. */
      const play = async (more: number): Promise<void> => {
        const enough = player.answers.length + more
        await new Promise<void>((done) => {
          onAcknowledged = () => {
            if (player.answers.length >= enough) done()
          }
        })
        const { banks, running } = player.company!.clock!
        for (const bank of banks) {
          expect(bank).toBeGreaterThan(0)
          expect(bank).toBeLessThan(HOUR)
        }
        if (running !== null) {
          expect(running.turnLeft).toBeGreaterThan(0)
          expect(running.turnLeft).toBeLessThanOrEqual(banks[running.seat]!)
        }
      }
      const begun = await store.tables.now()
      await player.begin()
      await play(8)
      const begunBy = await store.tables.owner(player.table)
      const set = wrong.saysNext('the clock was set')
      wrong.signal('SIGUSR2')
      await set
      await play(8)

      // By its own clock the node has been dead for an hour; by that of the database it lives.
      expect(await store.tables.claim(player.table, 'another')).toBeNull()
      const owned = await store.tables.owner(player.table)
      expect(owned!.node).toBe(begunBy!.node)
      const { epoch } = (await store.tables.table(player.table))!

      node = right
      await wrong.stop('SIGKILL')
      await play(8)
      player.stop()
      expect((await store.tables.owner(player.table))!.node).not.toBe(owned!.node)
      // Once more at least: a node that a busy machine keeps from saying in time that it lives takes its table again.
      expect((await store.tables.table(player.table))!.epoch).toBeGreaterThan(epoch)

      const steps = await store.steps.load(player.table, 0)
      const ended = await store.tables.now()
      for (const { revision, index, id } of player.answers)
        expect(steps[revision - 1]).toMatchObject({ key: id, value: index })
      // Nobody's turn was ended by a clock.
      expect(steps.filter(({ kind }) => kind !== STEP.answer && kind !== STEP.pause)).toEqual([])
      const times = [begun, ...steps.map(({ at }) => at), ended]
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const { kind, value } of steps) if (kind === STEP.pause) expect(value).toBeLessThan(ended - begun)
    })
  })
