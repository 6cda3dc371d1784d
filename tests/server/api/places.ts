import { expect } from 'vitest'
import { ROUTES } from '../../../src/campaign/http.ts'
import { methodOf, type RouteName } from '../../../src/table/wire/route.ts'
import type { Json, Places } from './odd-bodies.ts'
import { type Site, share, Visitor } from './site.ts'

/** Every route that takes a body, by the contract. */
export const POSTS = (Object.keys(ROUTES) as RouteName[]).filter((name) => methodOf(name) === 'POST')

/** What an address of this route is about. */
export const idFor = (name: string, places: Places): string =>
  name.includes('/campaigns/') ? places.campaign : name.includes('/api/t/') ? places.live : places.open

/** Somebody with an account, a table where she waits, one where she plays, and a campaign. */
export async function settled(
  site: Site,
  name: string,
): Promise<{ readonly host: Visitor; readonly places: Places }> {
  const host = await new Visitor(site).named('Host')
  expect((await host.post('/api/account', { name })).status).toBe(201)
  const table = { game: 'aeons-end', setup: { mages: ['brama', 'mist'] } }
  const made = async (seats: Json) => {
    const { body } = await host.post('/api/tables', { ...table, seats })
    return body as unknown as { table: { id: string }; key: string }
  }
  const open = await made([{ who: 'me' }, { who: 'open' }])
  const live = await made([{ who: 'me' }, { who: 'me' }])
  await host.post(`/api/tables/${live.table.id}/ready`, { share: share() })
  const begun = await host.post('/api/campaigns', {
    names: ['Ysel', 'Toran'],
    seats: [{ who: 'me' }, { who: 'open' }],
  })
  const { campaign } = begun.body as unknown as { campaign: { id: string } }
  const { me } = (await host.get('/api/me')).body as unknown as { me: { id: string } }
  return {
    host,
    places: {
      open: open.table.id,
      live: live.table.id,
      campaign: campaign.id,
      key: open.key,
      person: me.id,
    },
  }
}
