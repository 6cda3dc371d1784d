import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Starting } from '../home/Starting.tsx'
import { later } from '../page/later.tsx'
import { isSealedTable, SealedTable, setupIn } from '../page/SealedTable.tsx'
import { Shell } from '../page/Shell.tsx'
import { speaking } from '../page/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import { start } from '../table/begin.ts'
import { call } from './api.ts'
import { onlineWords } from './words.ts'

const w = speaking(onlineWords)
const TablePage = later(() => import('../table/TablePage.tsx').then((part) => part.TablePage))

interface Replay {
  readonly replay: {
    readonly game: string
    readonly title: string
    readonly record: string
    readonly seats: readonly { readonly bot: string | null }[]
  }
}

/** A game that was played with others, from its beginning: how it ends is seen when one gets there. */
export function ReplayPage({ id, at }: { readonly id: string; readonly at: string | null }) {
  const problem = useSignal<string | null>(null)
  const opened = useSignal<string | null>(null)
  const sealed = useSignal<GameId | null>(null)
  const begin = () => {
    void open().catch((error: Error) => {
      problem.value = error.message
    })
  }
  useEffect(begin, [id])

  async function open() {
    const { replay } = await call<Replay>('GET', `/api/replays/${encodeURIComponent(id)}`)
    const game = GAMES.find((each) => each === replay.game)
    if (game === undefined) {
      problem.value = w.value.unknownGame
      return
    }
    sealed.value = (await isSealedTable(game, setupIn(replay.record))) ? game : null
    if (sealed.value !== null) return
    const players = replay.seats.map(({ bot }) => ({ bot }))
    const begun = await start(game, { kind: 'record', record: replay.record }, players, replay.title, {
      keeps: false,
    })
    if ('problem' in begun) {
      problem.value = begun.problem
      return
    }
    await begun.sitting.look(at !== null && /^\d+$/.test(at) ? Number(at) : 0)
    opened.value = begun.id
  }

  if (sealed.value !== null) return <SealedTable game={sealed.value} open={begin} />
  if (opened.value !== null) return <TablePage key={opened.value} id={opened.value} />
  return (
    <Shell>
      <Starting problem={problem.value} />
    </Shell>
  )
}
