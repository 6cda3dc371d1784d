import { type FriendShown, SHOWN_TO_NOBODY } from '../../../table/wire/api.ts'
import type { Companion, Person } from '../../store/contract/people.ts'
import type { Routes } from '../routes.ts'
import { type Api, mustBeIn } from '../server.ts'
import { personShape } from '../shapes.ts'

/** Whom somebody played with before that she has forgotten. */
const LATELY = 60 * 86_400_000
/** It is written once a minute that somebody is here. */
const HERE_WITHIN = 150_000
const SHOWN = 30
/** Some of them are not shown. */
const ASKED = 100

const letsItBeSeen = ({ settings }: Person): boolean => JSON.parse(settings)[SHOWN_TO_NOBODY] !== true

const friendShape = ({ person, met }: Companion, now: number): FriendShown => {
  const away = Math.max(0, now - person.seen)
  return { ...personShape(person), away: away < HERE_WITHIN ? null : away, played: Math.max(0, now - met) }
}

/** People whom one has played with, and whether they are here. Where they sit is for the lists of tables to say. */
export function friendRoutes(routes: Routes, api: Api): void {
  const { people, tables } = api.store

  routes.on('GET /api/friends', { atMost: 60 }, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    const found = await people.companions(person.id, LATELY, ASKED)
    const now = await tables.now()
    const friends = found
      .filter((each) => letsItBeSeen(each.person))
      .slice(0, SHOWN)
      .map((each) => friendShape(each, now))
    return { friends: friends.toSorted((a, b) => (a.away ?? 0) - (b.away ?? 0) || a.played - b.played) }
  })
}
