import type { WantedSeat } from '../../../table/wire/api.ts'
import { addressOf } from '../../../table/wire/route.ts'
import { call, type SentBy } from '../api.ts'

/** What the page asks of the server about campaigns with others. */
export const campaignApi = {
  mine: () => call('GET /api/campaigns'),
  make: (wanted: SentBy<'POST /api/campaigns'>) => call('POST /api/campaigns', { send: wanted }),
  look: (id: string, key: string | null) =>
    call('POST /api/campaigns/:id/look', { id, send: key === null ? {} : { key } }),
  join: (id: string, key: string | null, seat: number | null) =>
    call('POST /api/campaigns/:id/join', { id, send: { ...(key === null ? {} : { key }), seat } }),
  choose: (id: string, steps: number, ids: readonly string[]) =>
    call('POST /api/campaigns/:id/choose', { id, send: { steps, ids } }),
  fight: (id: string) => call('POST /api/campaigns/:id/fight', { id }),
  seat: (id: string, seat: number, to: WantedSeat) =>
    call('POST /api/campaigns/:id/seat', { id, send: { seat, to } }),
  invite: (id: string) => call('POST /api/campaigns/:id/invite', { id, send: { on: true } }),
  export: (id: string) => call('POST /api/campaigns/:id/export', { id }),
}

/** Calls back whenever something has happened in a campaign; gives the way to stop. */
export function followCampaign(id: string, changed: () => void): () => void {
  const source = new EventSource(addressOf('GET /api/campaigns/:id/changes', id))
  source.addEventListener('message', changed)
  return () => source.close()
}
