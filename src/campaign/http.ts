import type { WantedSeat } from '../table/wire/api.ts'
import {
  type Invited,
  invitation,
  type Joining,
  type Seating,
  type Switch,
  TABLE_ROUTES,
} from '../table/wire/http.ts'
import {
  type AnyRoute,
  entries,
  events,
  gives,
  list,
  type RouteName,
  takes,
  text,
} from '../table/wire/route.ts'
import type { ListedCampaign, OnlineCampaign } from './online.ts'

/* What is said over HTTP about campaigns, and with it everything that a server answers. */

const oneCampaign = { campaign: entries<OnlineCampaign>() }

const CAMPAIGN_ROUTES = {
  'POST /api/campaigns': takes<{
    readonly title?: string
    readonly pace?: OnlineCampaign['pace']
    readonly names?: readonly string[]
    /** An exported campaign. */
    readonly text?: string
    readonly seats: readonly WantedSeat[]
  }>().gives({ ...oneCampaign, key: text }),
  'GET /api/campaigns': gives({ campaigns: list<ListedCampaign>() }),
  'POST /api/campaigns/:id/look': takes<Invited>().gives(oneCampaign),
  'POST /api/campaigns/:id/join': takes<Joining>().gives(oneCampaign),
  'POST /api/campaigns/:id/choose': takes<{
    readonly steps: number
    readonly ids: readonly string[]
  }>().gives(oneCampaign),
  'POST /api/campaigns/:id/fight': gives(oneCampaign),
  'POST /api/campaigns/:id/seat': takes<Seating>().gives({ ...oneCampaign, ...invitation }),
  'POST /api/campaigns/:id/invite': takes<Switch>().gives(invitation),
  'POST /api/campaigns/:id/export': gives({ ...oneCampaign, text }),
  'GET /api/campaigns/:id/changes': events,
} satisfies Readonly<Record<RouteName, AnyRoute>>

export const ROUTES = { ...TABLE_ROUTES, ...CAMPAIGN_ROUTES }
