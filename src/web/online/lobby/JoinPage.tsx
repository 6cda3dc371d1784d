import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ListedTable } from '../../../table/wire/api.ts'
import { Busy } from '../../page/Busy.tsx'
import { replace, to } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { api } from '../api.ts'
import { useSeats, useSides } from '../room/room-sides.ts'
import { onlineWords } from '../words.ts'
import { Entrance } from './Entrance.tsx'
import { titleAgainst } from './listed.ts'

const w = speaking(onlineWords)

/** Where an invitation leads: who invites, and the way to a seat. */
export function JoinPage({ id, invitation }: { readonly id: string; readonly invitation: string }) {
  return (
    <Entrance title={w.value.joining} guest>
      <Invitation id={id} invitation={invitation} />
    </Entrance>
  )
}

function Called({ table }: { readonly table: ListedTable }) {
  const { sides } = useSides(table, useSeats(table.game))
  return <>{titleAgainst(table, sides)}</>
}

function Invitation({ id, invitation }: { readonly id: string; readonly invitation: string }) {
  const table = useSignal<ListedTable | null>(null)
  const problem = useSignal<string | null>(null)
  const fail = (error: Error) => {
    problem.value = error.message
  }
  useEffect(() => {
    api.lookAt(id, invitation).then(({ table: found }) => {
      // Whoever sits there already goes on to it, however often the link is opened.
      if (found.you.seats.length > 0) replace(['t', id])
      else table.value = found
    }, fail)
  }, [id, invitation])
  const join = () => api.join(id, invitation, null).then(() => replace(['t', id]), fail)
  if (table.value === null && problem.value === null) return <Busy />
  const host = table.value?.seats.find(({ person }) => person?.id === table.value?.host)?.person?.name
  return (
    <main class="page online entrance">
      <h1>{w.value.joining}</h1>
      {problem.value !== null ? (
        <>
          <p role="alert">{problem.value}</p>
          <a class="button" href={to(['together'])}>
            {w.value.lobby}
          </a>
        </>
      ) : (
        <div class="slab">
          <h2>{table.value !== null && <Called table={table.value} />}</h2>
          <p>{w.value.invited(host ?? w.value.somebody)}</p>
          <button type="button" class="go" onClick={() => void join()}>
            {w.value.takePlace}
          </button>
        </div>
      )}
    </main>
  )
}
