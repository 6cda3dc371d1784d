import { useSignal } from '@preact/signals'
import type { ListedTable } from '../../../table/wire/api.ts'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import { api } from '../api.ts'
import { leavingWords } from './leaving-words.ts'

const w = speaking(leavingWords)

/** Among my tables: to leave a game that has begun, or to ask for its end; it is said before what will happen. */
export function LeavingGame({
  table: { id, seats, you },
  others,
  changed,
}: {
  readonly table: ListedTable
  /** Whom she plays with, by name. */
  readonly others: string
  readonly changed: () => void
}) {
  const problem = useSignal<string | null>(null)
  const done = useSignal<string | null>(null)
  const alone = !seats.some(
    ({ seat, person, standin }) => person !== null && standin === null && !you.seats.includes(seat),
  )
  const attempt = async (what: () => Promise<string>) => {
    try {
      problem.value = null
      done.value = await what()
      // The table may go to another place of the list, and what is said here with it.
      announce(done.value)
      changed()
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  const { leaving } = you
  return (
    <details class="leaving">
      <summary>{w.value.open}</summary>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      {done.value !== null && <p>{done.value}</p>}
      {leaving !== null && (
        <p>
          {leaving === 'bot' ? w.value.toBot : w.value.loss(others)}{' '}
          <button
            type="button"
            class="button"
            onClick={() =>
              void attempt(async () => {
                await api.leaveGame(id, leaving)
                return leaving === 'bot' ? w.value.left : w.value.conceded
              })
            }
          >
            {leaving === 'bot' ? w.value.leave : w.value.concede}
          </button>
        </p>
      )}
      <p>
        {alone ? w.value.alone : w.value.ask}{' '}
        <button
          type="button"
          class="button"
          onClick={() =>
            void attempt(async () => ((await api.closeGame(id)).closed ? w.value.closed : w.value.asked))
          }
        >
          {w.value.close}
        </button>
      </p>
    </details>
  )
}
