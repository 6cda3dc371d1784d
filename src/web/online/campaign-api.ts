import type { ListedCampaign, OnlineCampaign } from '../../campaign/online.ts'
import type { WantedSeat } from '../../table/api.ts'
import { call } from './api.ts'

const at = (id: string, what: string): string => `/api/campaigns/${encodeURIComponent(id)}/${what}`

interface One {
  readonly campaign: OnlineCampaign
}

/** What the page asks of the server about campaigns with others. */
export const campaignApi = {
  mine: () => call<{ readonly campaigns: readonly ListedCampaign[] }>('GET', '/api/campaigns'),
  make: (wanted: {
    readonly title: string
    readonly pace: 'relaxed' | 'days'
    readonly names?: readonly string[]
    readonly text?: string
    readonly seats: readonly WantedSeat[]
  }) => call<One & { readonly key: string }>('POST', '/api/campaigns', wanted),
  look: (id: string, key: string | null) => call<One>('POST', at(id, 'look'), key === null ? {} : { key }),
  join: (id: string, key: string | null, seat: number | null) =>
    call<One>('POST', at(id, 'join'), { ...(key === null ? {} : { key }), seat }),
  choose: (id: string, steps: number, ids: readonly string[]) =>
    call<One>('POST', at(id, 'choose'), { steps, ids }),
  fight: (id: string) => call<One>('POST', at(id, 'fight')),
  seat: (id: string, seat: number, to: WantedSeat) => call<One>('POST', at(id, 'seat'), { seat, to }),
  invite: (id: string) => call<{ readonly key: string | null }>('POST', at(id, 'invite'), { on: true }),
  export: (id: string) => call<One & { readonly text: string }>('POST', at(id, 'export')),
}

/** Calls back whenever something has happened in a campaign; gives the way to stop. */
export function followCampaign(id: string, changed: () => void): () => void {
  const source = new EventSource(at(id, 'changes'))
  source.addEventListener('message', changed)
  return () => source.close()
}
