import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ListedTable } from '../../../table/wire/api.ts'
import { Busy } from '../../page/Busy.tsx'
import { handFocusOn } from '../../page/handed-focus.ts'
import { to } from '../../page/route.ts'
import { Shell } from '../../page/Shell.tsx'
import { speaking } from '../../page/words.ts'
import { api, followTable, ServerRefused } from '../api.ts'
import { Entrance } from '../lobby/Entrance.tsx'
import { titleOf } from '../lobby/listed.ts'
import { identity } from '../me.ts'
import { OnlineTable } from '../table/OnlineTable.tsx'
import { onlineWords } from '../words.ts'
import { roomWords } from './room-words.ts'
import { WaitingRoom } from './WaitingRoom.tsx'

const w = speaking(onlineWords)
const r = speaking(roomWords)

handFocusOn()

interface RoomPageProps {
  readonly id: string
  readonly watchKey: string | null
}

/** A table with others: the waiting room until everybody is ready, then the game. */
export const RoomPage = (props: RoomPageProps) => <Room key={identity.value} {...props} />

function Room({ id, watchKey }: RoomPageProps) {
  const table = useSignal<ListedTable | null>(null)
  const problem = useSignal<string | null>(null)
  // Only the newest question counts: an answer that was overtaken would show the room as it was.
  const newest = useRef(0)
  const seated = useRef(false)
  const load = () => {
    const question = ++newest.current
    return api.table(id).then(
      ({ table: now }) => {
        if (question !== newest.current) return
        problem.value =
          seated.current && now.state === 'open' && now.you.seats.length === 0 ? r.value.removed : null
        seated.current = now.you.seats.length > 0
        table.value = now
      },
      (error: Error) => {
        if (question !== newest.current) return
        problem.value = error.message
        // Whoever was removed from a table that is not listed cannot see it any more.
        if (!(error instanceof ServerRefused) || error.code !== 'no-table') return
        if (seated.current) problem.value = r.value.removed
        table.value = null
      },
    )
  }
  const gathers = table.value === null || table.value.state === 'open'
  useEffect(() => {
    // Whoever looks through the eyes of a seat knows the table by that key alone.
    if (watchKey === null) void load()
  }, [id])
  // Somebody sits down, leaves or is ready: until play begins the room is told.
  useEffect(
    () => (gathers && table.value !== null ? followTable(id, () => void load()) : undefined),
    [id, gathers, table.value === null],
  )
  const now = table.value
  if (watchKey !== null)
    return (
      <Entrance title={w.value.title} guest bare>
        <OnlineTable id={id} title="" game={null} campaign={null} watchKey={watchKey} />
      </Entrance>
    )
  if (now === null && problem.value === null) return <Busy />
  if (now === null || now.state === 'closed')
    return (
      <Shell>
        <main class="page online">
          <h1>{problem.value ?? (now === null ? w.value.gone : w.value.closed)}</h1>
          <a class="button" href={to(['together'])}>
            {w.value.lobby}
          </a>
        </main>
      </Shell>
    )
  if (now.state !== 'open')
    return (
      <Entrance title={w.value.title} guest bare>
        <OnlineTable id={id} title={titleOf(now)} game={now.game} campaign={now.campaign} watchKey={null} />
      </Entrance>
    )
  return (
    <Shell>
      <Entrance title={w.value.room} guest>
        <WaitingRoom
          table={now}
          notice={problem.value}
          leaving={() => {
            seated.current = false
          }}
          changed={(next) => {
            // What came back from an act of one's own, which may be older than what is known: play may have begun since.
            if (table.peek()?.state === 'open') table.value = next
            void load()
          }}
        />
      </Entrance>
    </Shell>
  )
}
