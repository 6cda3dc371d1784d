import { signal } from '@preact/signals'
import type { Lang } from '../../../language/face.ts'
import type { WantedSeat } from '../../../table/wire/api.ts'
import { library } from '../../page/library.ts'
import type { GameId, Player } from '../../source/source.ts'
import { newId } from '../../source/store.ts'
import { api } from '../api.ts'
import { enterAs, proposedName, whoAmI } from '../who-am-i.ts'

const KEYS = 'cardwright.invitations'

/** The invitations that this browser has made: the server keeps no key that could be read. */
const invitations = signal(stored())

function stored(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEYS) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

export const invitationOf = (table: string): string | null => invitations.value[table] ?? null

export function keepInvitation(table: string, key: string | null): void {
  const { [table]: _, ...others } = invitations.peek()
  invitations.value = key === null ? others : { ...others, [table]: key }
  try {
    sessionStorage.setItem(KEYS, JSON.stringify(invitations.peek()))
  } catch {
    // A browser that keeps nothing knows the links as long as the page is open.
  }
}

/** For whom a table was made, as long as the page is open: she is told by the link alone. */
const invitees = new Map<string, string>()

export const inviteeOf = (table: string): string | null => invitees.get(table) ?? null

export function keepInvitee(table: string, name: string): void {
  invitees.set(table, name)
}

/** Makes a table that friends are invited to; gives its id. */
export async function host(game: GameId, setup: unknown, seats: readonly WantedSeat[]): Promise<string> {
  const { table, key } = await api.host({ game, setup, seats })
  keepInvitation(table.id, key)
  return table.id
}

/** The usual table of a game: the first seat is mine, the others are for friends. */
export async function hostUsual(game: GameId, lang: Lang): Promise<string> {
  const seed = newId()
  const { setup, seats } = await library.setup(game, {}, seed, lang)
  const wanted = Array.from({ length: seats }, (_, seat): WantedSeat => ({ who: seat === 0 ? 'me' : 'open' }))
  return host(game, setup, wanted)
}

/** Seats as a set-up page has them: the first person is me, other people are friends; alone, all others are. */
function wantedSeats(players: readonly Player[]): readonly WantedSeat[] {
  const people = players.filter(({ bot }) => bot === null).length
  const first = Math.max(
    0,
    players.findIndex(({ bot }) => bot === null),
  )
  return players.map(({ bot }, seat): WantedSeat => {
    if (seat === first) return { who: 'me' }
    return bot !== null && people > 1 ? { who: 'bot', bot } : { who: 'open' }
  })
}

/** Makes a table of a set-up for friends; whoever has no name yet gets one, to be changed in the lobby. */
export async function hostSetup(game: GameId, setup: unknown, players: readonly Player[]): Promise<string> {
  if ((await whoAmI()) === null) await enterAs(proposedName())
  return host(game, setup, wantedSeats(players))
}
