import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { ListedTable } from '../../table/wire/api.ts'
import { Busy } from '../page/Busy.tsx'
import { go, to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import { changeWords } from './change-words.ts'
import './setup.css'

const w = speaking(changeWords)
/** Fetched when it is needed: it knows the games, and they know their pages. */
const server = async () => (await import('../online/api.ts')).api

export interface ChangeProps {
  readonly table: ListedTable
  /** Plays this at the table; gives the sentence that says why it cannot be. */
  readonly save: (setup: unknown) => Promise<string | null>
  readonly back: { readonly back: string; readonly words: string }
}

/** The set-up of a table that people sit at already, for its host to change. */
export function HostedTable({
  id,
  children,
}: {
  readonly id: string
  readonly children: (props: ChangeProps) => ComponentChildren
}) {
  const table = useSignal<ListedTable | null>(null)
  const problem = useSignal<string | null>(null)
  const room = ['t', id]
  useEffect(() => {
    const asked = server().then((api) => api.table(id))
    asked.then(
      ({ table: found }) => {
        table.value = found
      },
      (error: Error) => {
        problem.value = error.message
      },
    )
  }, [id])
  const now = table.value
  if (now === null && problem.value === null) return <Busy />
  const refused =
    problem.value ?? (now?.you.host !== true ? w.value.notYours : now.state === 'open' ? null : w.value.begun)
  if (now === null || refused !== null)
    return (
      <main class="page setup">
        <h1>{w.value.title}</h1>
        <p role="alert">{refused}</p>
        <a class="button" href={to(room)}>
          {w.value.back}
        </a>
      </main>
    )
  const save = async (setup: unknown): Promise<string | null> => {
    try {
      await (await server()).setup(id, setup)
      go(room)
      return null
    } catch (error) {
      return (error as Error).message
    }
  }
  return <>{children({ table: now, save, back: { back: to(room), words: w.value.back } })}</>
}
