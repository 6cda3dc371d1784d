import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/campaign/http.ts'
import { methodOf, type RouteName } from '../../../src/table/wire/route.ts'
import { bodies, type Json, spoilt } from '../api/odd-bodies.ts'
import type { Site } from '../api/site.ts'
import { type Ground, Grounds, LIMIT, sent } from './ground.ts'

/** Streams of events never end by themselves. */
const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => !name.endsWith('/changes'))

/** That somebody was here, or that a table goes on, is written down whatever is asked. */
const MEANWHILE: ReadonlySet<string> = new Set([
  'person.seen',
  'session.used',
  'session.expires',
  'game.turn',
  'game.watchers',
  'node.lease',
])

/** Everything that is kept. */
async function kept({ backend }: Site): Promise<string> {
  const hash = createHash('sha256')
  for await (const { table, row } of backend.store.dump())
    for (const [name, value] of Object.entries(row))
      if (!MEANWHILE.has(`${table}.${name}`))
        hash.update(`${table}.${name} ${typeof value} ${String(value)}\n`)
  return hash.digest('hex')
}

const WRONG: readonly Json[] = [null, -1, 7, 'x', []]

describe('checklist 17: what is refused', () => {
  const grounds = new Grounds()
  afterAll(() => grounds.end())

  /** Who else could ask, from where and for what. */
  const otherwise = ({ stranger }: Ground): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
    nobody: { cookie: '' },
    'somebody else': { cookie: stranger.cookie! },
    'a page of another site': { origin: 'https://evil.example' },
    'another host': { host: 'evil.example' },
    'a form': { 'content-type': 'application/x-www-form-urlencoded' },
    'what is nowhere': { id: 'nowhere' },
    'no id': { id: '__proto__' },
  })

  it.each(NAMES)('at %s changes nothing', async (name) => {
    const ground = await grounds.begin()
    const body = bodies(ground.places)[name] ?? {}
    const isPost = methodOf(name) === 'POST'
    const first = await kept(ground.site)
    let before = first
    let refused = 0
    const tried = async (what: string, payload?: string, headers = {}): Promise<void> => {
      const status = await sent(ground, name, payload, headers)
      const after = await kept(ground.site)
      if (status >= 400) {
        refused += 1
        expect(after === before, `${status} ${what}`).toBe(true)
      }
      before = after
    }
    for (const [what, headers] of Object.entries(otherwise(ground)))
      await tried(what, isPost ? JSON.stringify(body) : undefined, headers)
    if (isPost) {
      for (const each of spoilt(body, WRONG)) {
        const payload = JSON.stringify(each)
        await tried(payload.slice(0, 80), payload)
      }
      for (const payload of ['', '{', '{"__proto__":{}}', JSON.stringify('x'.repeat(LIMIT))])
        await tried(payload.slice(0, 80), payload)
    }
    expect(refused).toBeGreaterThan(isPost ? 6 : 0)
    if (before !== first) grounds.clear()
  })
})
