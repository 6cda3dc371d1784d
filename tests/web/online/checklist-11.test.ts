import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gameNamed } from '../../../src/games/index.ts'
import { openSession } from '../../../src/server/access/session.ts'
import { commitmentOf, seedOf } from '../../../src/table/deal.ts'
import { OnlineHouse } from './online-house.ts'

/* What people write is put into the store itself, past every reader of the API, and opened in a browser. */

const PAYLOADS = [
  '<img src=x onerror=hacked()>',
  '<script>hacked()</script>',
  '"><svg onload=hacked()>',
  'javascript:hacked()',
  '</title><iframe srcdoc="<script>parent.hacked()</script>">',
  '{{hacked()}}',
  '<a href="https://evil.example" style="position:fixed;inset:0">',
]

const house = new OnlineHouse()

/** Whoever looks at all of these tables and sits at each; her own name is all of them at once. */
const who = randomBytes(9).toString('base64url')

/** A table where every text is this payload; gives its id. */
async function tableOf(payload: string, begun: boolean): Promise<string> {
  const { store } = house.running.backend
  const id = randomBytes(6).toString('base64url')
  const other = randomBytes(9).toString('base64url')
  await store.people.create({ id: other, name: payload, lang: 'en' })
  const people = [who, other]
  const rules = gameNamed('aeons-end')
  const setup = JSON.stringify(rules.setupFrom({}, 'set-up'))
  const secret = randomBytes(32)
  await store.tables.create({
    id,
    kind: 'aeons-end',
    engine: 'test',
    content: rules.content,
    setup,
    options: '{}',
    host: other,
    visibility: 'open',
    title: payload,
    invite: null,
    secret,
    commitment: commitmentOf(id, secret),
    day: null,
    parent: null,
    seats: people.map((person) => ({ person, bot: null, name: payload })),
  })
  if (begun) await store.tables.begin(id, seedOf(secret, setup, []), (await store.tables.table(id))!.seats)
  await store.tables.say(id, { person: other, phrase: null, text: payload })
  await store.tables.bookmark(id, { person: other, at: 0, text: payload })
  return id
}

interface Looked {
  readonly tab: Page
  /** What must not have happened. */
  readonly faults: string[]
}

async function arrive(): Promise<Looked> {
  const { people } = house.running.backend.store
  await people.create({ id: who, name: PAYLOADS.join(' '), lang: 'en' })
  const token = await openSession(people, who, PAYLOADS.join(' '))
  const { context, tab } = await house.somebody({ lang: 'en' })
  await context.addCookies([{ name: 'cw', value: token, url: house.at }])
  const faults: string[] = []
  await tab.exposeFunction('hacked', () => faults.push('a script ran'))
  tab.on('dialog', (dialog) => {
    faults.push(`dialogue ${dialog.message()}`)
    void dialog.dismiss()
  })
  tab.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (
      !['blob:', 'data:'].some((kind) => request.url().startsWith(kind)) &&
      (origin !== new URL(house.at).origin || pathname === '/x')
    )
      faults.push(`asked ${request.url()}`)
  })
  return { tab, faults }
}

let looked: Promise<Looked> | null = null

const planted = (tab: Page): Promise<number> =>
  tab
    .locator(
      'img[src="x"], iframe, svg[onload], a[href^="javascript"], a[href*="evil.example"], script:not([src])',
    )
    .count()

describe('checklist 11: what people write is text', () => {
  it.each(PAYLOADS)('%s', async (payload) => {
    looked ??= arrive()
    const { tab, faults } = await looked
    faults.length = 0
    const played = await tableOf(payload, true)
    await tab.goto(`${house.at}/#/t/${played}`)
    await tab.locator('main.table').waitFor()
    // Where tables are listed, the title and the names stand as they were written.
    await tab.goto(`${house.at}/#/together`)
    await tab.locator(`a[href$="${played}"]`).getByText(payload, { exact: false }).first().waitFor()
    expect(await planted(tab)).toBe(0)
    const open = await tableOf(payload, false)
    await tab.goto(`${house.at}/#/t/${open}`)
    await tab.locator('main.room').getByText(payload, { exact: false }).first().waitFor()
    expect(await planted(tab)).toBe(0)
    expect(faults).toEqual([])
  })
})
