import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ROUTES } from '../../../src/campaign/http.ts'
import { TableServer } from '../../../src/cli/online/line/server.ts'
import type { Routes } from '../../../src/server/api/routes.ts'
import { TABLE_ROUTES } from '../../../src/table/wire/http.ts'
import { type Calls, type Check, methodOf, patternOf, type RouteName } from '../../../src/table/wire/route.ts'
import { openSite, type Site } from './site.ts'

/* What server, page and terminal say to each other, route by route. */

// The page asks the window what it prefers.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { call, ServerRefused } = await import('../../../src/web/online/api.ts')
const { onlineWords } = await import('../../../src/web/online/words.ts')
const { lang } = await import('../../../src/web/page/settings.ts')
vi.unstubAllGlobals()

const done = async () => ({})
const fails = async (): Promise<never> => {
  throw new Error('never asked')
}
const numbered = { takes: z.strictObject({ name: z.number() }) }
const curious = { takes: z.strictObject({ name: z.string(), also: z.string().optional() }) }
const strict = { takes: z.strictObject({ key: z.string() }) }
/** Never called: every line below must be an error of the type checker, which `npm run check` runs. */
const typeErrors = (routes: Routes): unknown[] => [
  // @ts-expect-error there is no such route
  routes.on('GET /api/nobody', {}, done),
  // @ts-expect-error an entry is left out
  routes.on('GET /api/health', {}, done),
  // @ts-expect-error an entry is of another kind
  routes.on('GET /api/health', {}, async () => ({ up: 'yes' })),
  // @ts-expect-error an entry is more than is declared
  routes.on('GET /api/health', {}, async () => ({ up: true, secret: 1 })),
  // @ts-expect-error something is sent that nobody reads
  routes.on('POST /api/me/delete', {}, done),
  // @ts-expect-error something may be sent that would be refused
  routes.on('POST /api/me/delete', numbered, done),
  // @ts-expect-error something is read that is not declared
  routes.on('POST /api/me/delete', curious, done),
  // @ts-expect-error something is demanded that need not be sent
  routes.on('POST /api/tables/:id/look', strict, fails),
  // @ts-expect-error the table is not said
  call('GET /api/tables/:id'),
  // @ts-expect-error the name is not sent
  call('POST /api/me/delete', { send: {} }),
  // @ts-expect-error events are no answer to a call
  call('GET /api/tables/:id/changes', { id: 'x' }),
  // @ts-expect-error an answer has no other entries than those that are declared
  call('POST /api/recovery').then(({ me }) => me),
]

const names = Object.keys(ROUTES).filter((name): name is RouteName => /^(?:GET|POST) \//.test(name))

describe('the contract', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({}, Date.now, true)
  })
  afterAll(() => site.end())

  it('is kept by the types', () => {
    expect(typeErrors).toBeTypeOf('function')
    expect(names.length).toBe(Object.keys(ROUTES).length)
    expect(names.length).toBeGreaterThan(60)
  })

  it.each(names)('has %s, which the server answers', (name) => {
    expect(site.app.hasRoute({ method: methodOf(name), url: patternOf(name) })).toBe(true)
  })
})

const VALUES: readonly unknown[] = ['', 0, true, [], {}, null]
const valueFor = (check: Check<unknown>): unknown => VALUES.find((value) => check(value))
const otherThan = (check: Check<unknown>): unknown => VALUES.find((value) => !check(value))

interface Answers {
  readonly right: readonly object[]
  readonly wrong: readonly unknown[]
}

/** Answers to a route, and what is none: something else than entries, an entry left out, one of another kind. */
function answersTo(name: keyof Calls<typeof ROUTES>): Answers {
  const right: object[] = []
  const wrong: unknown[] = [null, 'yes', 7, true, []]
  for (const { required, optional } of ROUTES[name].outlines) {
    const full = Object.fromEntries(Object.entries(required).map(([key, check]) => [key, valueFor(check)]))
    right.push(full, { ...full, later: 1 })
    for (const [key, check] of Object.entries(required)) {
      const { [key]: _, ...less } = full
      wrong.push(less, { ...full, [key]: otherThan(check) })
    }
    for (const [key, check] of Object.entries(optional)) {
      right.push({ ...full, [key]: valueFor(check) })
      wrong.push({ ...full, [key]: otherThan(check) })
    }
  }
  return { right, wrong }
}

const isCall = (name: string): name is keyof Calls<typeof ROUTES> =>
  Object.entries(ROUTES).some(([each, { outlines }]) => each === name && outlines !== null)
const calls = names.filter(isCall)
const isOfTable = (name: string): name is keyof Calls<typeof TABLE_ROUTES> =>
  isCall(name) && Object.hasOwn(TABLE_ROUTES, name)

const answering = (response: () => Response): void => {
  vi.stubGlobal('fetch', async () => response())
}
afterEach(() => {
  vi.unstubAllGlobals()
  lang.value = 'en'
})

const NOT_JSON = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
const REFUSED = { error: 'full', message: 'No seat is free.' }

describe.each(['en', 'fr'] as const)('the page, in %s', (language) => {
  const away = { code: 'away', message: onlineWords[language].away }

  it.each(calls)('takes an answer to %s, and says in one sentence that it got none', async (name) => {
    lang.value = language
    const { right, wrong } = answersTo(name)
    for (const value of right) {
      answering(() => Response.json(value))
      expect(await call(name)).toEqual(value)
    }
    for (const value of wrong) {
      answering(() => Response.json(value))
      await expect(call(name), JSON.stringify(value)).rejects.toMatchObject(away)
    }
    answering(NOT_JSON)
    await expect(call(name)).rejects.toMatchObject(away)
    answering(() => Response.json({ error: 'full' }, { status: 409 }))
    await expect(call(name)).rejects.toMatchObject(away)
    answering(() => Response.json(REFUSED, { status: 409 }))
    const refused = await call(name).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ServerRefused)
    expect(refused).toMatchObject({ code: REFUSED.error, message: REFUSED.message })
  })
})

describe('the terminal', () => {
  const server = new TableServer('http://somewhere', 'en', null)
  const none = {
    message: 'http://somewhere has no tables to play at',
    french: 'http://somewhere n’a pas de tables où jouer',
  }

  it.each(calls.filter(isOfTable))(
    'takes an answer to %s, and says in one sentence that it got none',
    async (name) => {
      const { right, wrong } = answersTo(name)
      for (const value of right) {
        answering(() => Response.json(value))
        expect(await server.call(name)).toEqual(value)
      }
      for (const value of wrong) {
        answering(() => Response.json(value))
        await expect(server.call(name), JSON.stringify(value)).rejects.toMatchObject(none)
      }
      answering(NOT_JSON)
      await expect(server.call(name)).rejects.toMatchObject(none)
      answering(() => Response.json(REFUSED, { status: 409 }))
      await expect(server.call(name)).rejects.toMatchObject({ code: 'full', message: REFUSED.message })
    },
  )

  it('does not go on as a guest without a token', async () => {
    answering(() => Response.json({ me: {} }))
    await expect(server.enter('Theo')).rejects.toMatchObject(none)
  })
})
