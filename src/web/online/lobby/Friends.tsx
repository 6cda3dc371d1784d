import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { FriendShown, ListedTable } from '../../../table/wire/api.ts'
import { homeWords } from '../../home/words.ts'
import { ago } from '../../page/ago.ts'
import { to } from '../../page/route.ts'
import { colon, speaking } from '../../page/words.ts'
import { GAMES, type GameId } from '../../source/source.ts'
import { shownToNobody } from '../account/shown.ts'
import { onlineWords } from '../words.ts'
import { friendWords } from './friend-words.ts'
import { hasFreeSeat, titleOf } from './listed.ts'
import { lobbyWords } from './lobby-words.ts'

const f = speaking(friendWords)
const w = speaking(onlineWords)
const lobby = speaking(lobbyWords)
const h = speaking(homeWords)

/** What the lobby knows of tables anyway. */
interface TablesShown {
  readonly mine: readonly ListedTable[]
  readonly open: readonly ListedTable[]
  readonly live: readonly ListedTable[]
}

interface FriendsProps extends TablesShown {
  readonly friends: readonly FriendShown[]
  /** Makes a table for somebody. */
  readonly invite: (game: GameId, name: string) => void
  /** Leads to a table that waits already. */
  readonly inviteTo: (table: string, name: string) => void
}

/** People whom I have played with: who is here, where she may be met, and the way to ask her to a table. */
export function Friends({ friends, mine, open, live, invite, inviteTo }: FriendsProps) {
  const asked = useSignal<string | null>(null)
  const { length } = friends
  if (length === 0) return null
  const rooms = mine.filter((table) => table.you.host && table.state === 'open' && hasFreeSeat(table))
  return (
    <section class="slab friends" aria-labelledby="friends">
      <h2 id="friends">{f.value.title}</h2>
      <p>{f.value.hint}</p>
      <ul>
        {friends.map((friend) => (
          <li key={friend.id} class={friend.away === null ? 'here' : ''}>
            <Friend
              friend={friend}
              tables={{ mine, open, live }}
              isAsked={asked.value === friend.id}
              ask={(on) => {
                asked.value = on ? friend.id : null
              }}
            />
            {asked.value === friend.id && (
              <Choice
                name={friend.name}
                rooms={rooms}
                invite={invite}
                inviteTo={inviteTo}
                close={() => {
                  asked.value = null
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <p class="quiet">
        {shownToNobody.value ? f.value.unseen : f.value.seen} <a href={to(['account'])}>{f.value.change}</a>
      </p>
    </section>
  )
}

const sits = (table: ListedTable, id: string): boolean => table.seats.some(({ person }) => person?.id === id)

/** Where somebody may be met, of tables that are mine or listed for everybody. */
function placeOf(
  { id, away }: FriendShown,
  { mine, open, live }: TablesShown,
): { readonly words: string; readonly go: { readonly table: string; readonly words: string } | null } {
  const at = (tables: readonly ListedTable[]) => tables.find((table) => sits(table, id))
  const own = at(mine.filter(({ state }) => state === 'open'))
  if (own !== undefined)
    return { words: f.value.atYours(titleOf(own)), go: { table: own.id, words: lobby.value.look } }
  const waiting = at(open)
  if (waiting !== undefined)
    return { words: f.value.waitsAt(titleOf(waiting)), go: { table: waiting.id, words: w.value.sit } }
  const playing = at(live)
  if (playing !== undefined)
    return { words: f.value.playsAt(titleOf(playing)), go: { table: playing.id, words: lobby.value.watch } }
  return { words: away === null ? f.value.here : f.value.wasHere(ago(away)), go: null }
}

function Friend({
  friend,
  tables,
  isAsked,
  ask,
}: {
  readonly friend: FriendShown
  readonly tables: TablesShown
  readonly isAsked: boolean
  readonly ask: (on: boolean) => void
}) {
  const { name, tag } = friend
  const { words, go } = placeOf(friend, tables)
  return (
    <div class="friend">
      <span class="friend-face" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span class="listed">
        <strong>
          {name}
          {tag !== null && <small> #{tag}</small>}
        </strong>
        <small>{words}</small>
      </span>
      {go === null ? (
        <button
          type="button"
          class="button"
          aria-expanded={isAsked}
          aria-label={f.value.inviteOne(name)}
          onClick={() => ask(!isAsked)}
        >
          {f.value.invite}
        </button>
      ) : (
        <a class="button" href={to(['t', go.table])} aria-label={`${colon(go.words)} ${name}`}>
          {go.words}
        </a>
      )}
    </div>
  )
}

/** To which table somebody is asked: one that waits already, or a new one of a game. */
function Choice({
  name,
  rooms,
  invite,
  inviteTo,
  close,
}: Pick<FriendsProps, 'invite' | 'inviteTo'> & {
  readonly name: string
  readonly rooms: readonly ListedTable[]
  readonly close: () => void
}) {
  const first = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    first.current?.querySelector('button')?.focus()
  }, [])
  return (
    <fieldset
      ref={first}
      class="friend-invite"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
        close()
      }}
    >
      <legend>{f.value.which(name)}</legend>
      {rooms.map((room) => (
        <button key={room.id} type="button" class="button" onClick={() => inviteTo(room.id, name)}>
          {f.value.waitingTable(titleOf(room))}
        </button>
      ))}
      {GAMES.map((game) => (
        <button key={game} type="button" class="button" onClick={() => invite(game, name)}>
          {f.value.newTable(h.value.games[game].name)}
        </button>
      ))}
    </fieldset>
  )
}
