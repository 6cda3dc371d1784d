import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { RedisHub } from '../../../src/server/cluster/redis-hub.ts'
import { Relay } from '../../../src/server/cluster/relay.ts'
import type { Line } from '../../../src/server/live/connections/lines.ts'
import { Cable } from '../../../tools/online/cable.ts'

const redis = inject('redis')

describe.runIf(redis !== null)('what nodes say to each other', () => {
  const open: RedisHub[] = []
  const hubAt = (url: string): RedisHub => {
    const hub = new RedisHub(url)
    open.push(hub)
    return hub
  }
  afterEach(async () => {
    for (const hub of open.splice(0)) await hub.close()
  })

  /** Subscribes to another topic at every turn until it is ready, and once more: one of them falls into every moment there is. */
  async function subscribedMeanwhile(hub: RedisHub, received: Set<string>): Promise<readonly string[]> {
    const topics: string[] = []
    const add = (): void => {
      const topic = randomBytes(9).toString('hex')
      topics.push(topic)
      hub.subscribe(topic, () => received.add(topic))
    }
    let done = false
    const ready = hub.ready().finally(() => {
      done = true
    })
    while (!done) {
      if (topics.length < 5_000) add()
      await turn()
    }
    await ready
    add()
    await hub.ready()
    return topics
  }

  it('is heard whenever somebody began to listen', async () => {
    const received = new Set<string>()
    const hub = hubAt(redis!)
    const topics = await subscribedMeanwhile(hub, received)
    const other = hubAt(redis!)
    await other.ready()
    for (const topic of topics) other.publish(topic, 'x')
    await expect.poll(() => received.size).toBe(topics.length)
  })
  it('is heard again after Redis was away, also on what somebody began to listen to meanwhile', async () => {
    const cable = new Cable(redis!, 6379)
    await cable.open()
    try {
      const received = new Set<string>()
      const hub = hubAt(cable.url)
      const before = await subscribedMeanwhile(hub, received)
      cable.pull()
      const away = randomBytes(9).toString('hex')
      hub.subscribe(away, () => received.add(away))
      cable.plug()
      const topics = [...before, away, ...(await subscribedMeanwhile(hub, received))]
      const other = hubAt(redis!)
      await other.ready()
      for (const topic of topics) other.publish(topic, 'x')
      await expect.poll(() => topics.filter((topic) => !received.has(topic))).toEqual([])
    } finally {
      cable.remove()
    }
  })
  it.each(['of the page', 'of the table'])(
    'is begun anew where pages are passed on, after the node %s could not be heard for a moment',
    async (whose) => {
      const cable = new Cable(redis!, 6379)
      await cable.open()
      const [page, table] = ['page', 'table'].map((each) => `${each}${randomBytes(6).toString('hex')}`)
      const relays: Relay[] = []
      try {
        const hubOf = (name: string) => hubAt(whose === `of the ${name}` ? cable.url : redis!)
        const [pageHub, tableHub] = [hubOf('page'), hubOf('table')]
        const tables = { owner: async () => ({ node: table!, address: '' }) }
        const lines: string[] = []
        const live = {
          connect: (): Line => {
            lines.push('open')
            return { receive: () => {}, ponged: () => {}, left: () => void lines.push('left') }
          },
          receive: () => {},
        }
        relays.push(new Relay(tableHub, table!, tables, live), new Relay(pageHub, page!, tables, live))
        await Promise.all([pageHub.ready(), tableHub.ready()])
        const closed: number[] = []
        let line: Line | null = null
        const outlet = {
          send: () => {},
          buffered: 0,
          close: (code: number) => {
            closed.push(code)
            // As a socket does that is closed.
            line?.left()
          },
        }
        const guest = { person: 'ann', name: 'ann', lang: 'en', revision: 0, lines: 0 } as const
        line = await relays[1]!.connect('x', guest, null, outlet)
        await expect.poll(() => lines).toEqual(['open'])
        cable.pull()
        cable.plug()
        await expect.poll(() => closed[0]).toBe(4012)
        await expect.poll(() => lines.includes('left')).toBe(true)
      } finally {
        for (const relay of relays) relay.close()
        cable.remove()
      }
    },
  )
})
