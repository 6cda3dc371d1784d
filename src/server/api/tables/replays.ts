import { campaignOf } from '../../../table/wire/api.ts'
import type { Replay as StoredReplay } from '../../store/contract/results.ts'
import { typedTitle } from '../../titles.ts'
import { noReplay, notOffered, notPlayed, unreadable } from '../refusals.ts'
import type { Routes } from '../routes.ts'
import { type Api, idIn, mustBeIn, whoAsks } from '../server.ts'
import { sitsAt } from './access.ts'
import { offered } from './bodies.ts'
import { makeTable, newTableId } from './making.ts'
import { seatsOf } from './parts.ts'

const LISTED = 200
const inText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const dealShape = ({
  id,
  commitment,
  secret,
  setup,
  seats,
}: Pick<StoredReplay, 'id' | 'commitment' | 'secret' | 'setup' | 'seats'>) => ({
  table: id,
  commitment,
  secret: inText(secret),
  setup,
  shares: seats.map(({ share }) => (share === null ? null : inText(share))),
})

export function replayRoutes(routes: Routes, api: Api): void {
  /** Whoever has the address of a finished game may look at it; the outcome is for the page to keep to itself. */
  routes.on('GET /api/replays/:id', { atMost: 120 }, async ({ request }) => {
    const found = await api.store.results.replay(idIn(request))
    if (found === null) throw noReplay()
    const who = await whoAsks(api, request)
    const table = await api.store.tables.table(found.id)
    // A deal that was played once more was made at another table.
    const dealt = table?.repeats == null ? null : await api.store.tables.table(table.repeats)
    const isOwn = (seat: number): boolean => who !== null && table?.seats[seat]?.person === who.person.id
    const nameOf = (person: string): string => table?.seats.find((row) => row.person === person)?.name ?? ''
    const mutes = who === null ? [] : await api.store.people.mutes(who.person.id)
    const bookmarks = (await api.store.tables.bookmarks(found.id)).filter(
      ({ person }) => !mutes.includes(person),
    )
    const { id, kind, title, outcome, record, steps, engine, begun, ended, seats } = found
    return {
      replay: {
        id,
        game: kind,
        title: typedTitle({ kind, title, parent: table?.parent ?? null }),
        outcome,
        record,
        steps,
        engine,
        begun,
        ended,
        seats: seats.map(({ seat, name, bot }) => ({ seat, name, bot, you: isOwn(seat) })),
        bookmarks: bookmarks.map(({ person, at, text }) => ({ person, by: nameOf(person), at, text })),
        // Everything that the deal was made of, so that anybody can check it.
        deal: dealShape(dealt ?? found),
      },
    }
  })

  /** The deal of a game that one has played is played by others; everything that it was made of lies open by now. */
  routes.on(
    'POST /api/replays/:id/offer',
    { takes: offered, atMost: 30 },
    async ({ request, reply, sent }) => {
      const { person } = await mustBeIn(api, request)
      const { tables } = api.store
      const played = await tables.table(idIn(request))
      if (played === null || played.state !== 'over') throw noReplay()
      if (!sitsAt(played, person.id)) throw notPlayed()
      if (campaignOf(played.parent) !== null || played.day !== null) throw notOffered()
      if (sent.seats.length !== seatsOf(played.kind, JSON.parse(played.setup))) throw unreadable('seats')
      const made = await makeTable(api, person, newTableId(), {
        kind: played.kind,
        setup: played.setup,
        options: JSON.parse(played.options),
        visibility: sent.visibility,
        title: sent.title ?? played.title,
        secret: played.secret,
        commitment: played.commitment,
        repeats: played.repeats ?? played.id,
        seats: sent.seats,
      })
      reply.status(201)
      return made
    },
  )

  routes.on('GET /api/results', { atMost: 120 }, async ({ request }) => {
    const { person } = await mustBeIn(api, request)
    const results = await api.store.results.ofPerson(person.id, LISTED)
    return {
      results: results.map(({ game, kind, seat, won, outcome, ended, measures }) => ({
        table: game,
        game: kind,
        seat,
        won,
        outcome,
        ended,
        measures: JSON.parse(measures),
      })),
    }
  })
}
