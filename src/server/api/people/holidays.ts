import { z } from 'zod'
import { HOLIDAY_A_YEAR, HOLIDAY_DAY, holidayLeft, holidayUntil } from '../../../table/time/holiday.ts'
import { ANY_TABLE } from '../../cluster/hub.ts'
import { noHoliday } from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, mustBeIn } from '../server.ts'

/** More tables than anybody has. */
const LISTED = 200

/** How many days from now on; none comes back. */
const taken = z.strictObject({
  days: z
    .number()
    .int()
    .min(0)
    .max(HOLIDAY_A_YEAR / HOLIDAY_DAY),
})

/** Days in which the time of one's games of days stands still. */
export function holidayRoutes(routes: Routes, api: Api): void {
  const { people, tables } = api.store
  async function shown(person: string) {
    const now = api.clock()
    const all = await people.holidays([person])
    return { until: holidayUntil(all, now), days: Math.floor(holidayLeft(all, now) / HOLIDAY_DAY) }
  }

  routes.on('GET /api/holiday', { atMost: 120 }, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    return shown(person.id)
  })

  routes.on('POST /api/holiday', { takes: taken, atMost: 20 }, async ({ request, sent: { days } }) => {
    const { person } = await mustBeIn(api, request)
    if (days === 0) await people.endHoliday(person.id)
    else if (!(await people.takeHoliday(person.id, days * HOLIDAY_DAY))) throw noHoliday()
    // Tables that are played just now go by another clock from this moment on.
    for (const { id, state } of await tables.ofPerson(person.id, LISTED))
      if (state === 'playing') api.hub.publish(ANY_TABLE, id)
    return shown(person.id)
  })
}
