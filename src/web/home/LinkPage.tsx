import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { later } from '../page/later.tsx'
import { isSealedTable, SealedTable, setupIn } from '../page/SealedTable.tsx'
import { Shell } from '../page/Shell.tsx'
import { speaking } from '../page/words.ts'
import { unpacked } from '../source/link.ts'
import type { GameId, Player } from '../source/source.ts'
import { start } from '../table/sitting/begin.ts'
import { linkWords } from './link-words.ts'
import { Starting } from './Starting.tsx'
import { homeWords } from './words.ts'

const w = speaking(homeWords)
const t = speaking(linkWords)

const TablePage = later(() => import('../table/TablePage.tsx').then((part) => part.TablePage))

const BOTS = ['random', 'greedy', 'search:easy', 'search:normal', 'search:strong']

/** The bots of a link, seat by seat: `-,search:normal`. What is no bot that we know is a person. */
function seatsIn(text: string | null): readonly Player[] {
  if (text === null) return []
  return text.split(',').map((each) => ({ bot: BOTS.find((bot) => bot === each) ?? null }))
}

/** Opens the game that somebody sent as a link, with its seats; it becomes a game of this browser once it is played on. */
export function LinkPage({
  game,
  data,
  at,
  seats,
}: {
  readonly game: GameId
  readonly data: string
  readonly at: string | null
  readonly seats: string | null
}) {
  const problem = useSignal<string | null>(null)
  const opened = useSignal<string | null>(null)
  const sealed = useSignal(false)
  useEffect(() => {
    void open()
  }, [game, data, at])

  async function open() {
    const record = await unpacked(data)
    if (record === null || (at !== null && !/^\d+$/.test(at))) {
      problem.value = t.value.badLink
      return
    }
    sealed.value = await isSealedTable(game, setupIn(record))
    if (sealed.value) return
    const from = { kind: 'record' as const, record, ...(at === null ? {} : { at: Number(at) }) }
    const rewinds = at === null
    const as = { keeps: false, rewinds }
    const begun = await start(game, from, seatsIn(seats), w.value.games[game].name, as)
    if ('problem' in begun) {
      problem.value = begun.problem
      return
    }
    // A game that is over is watched from its beginning, unless the link names a moment; from anywhere in it one can
    // play on.
    if (rewinds && begun.sitting.moment.peek()?.outcome != null) await begun.sitting.look(0)
    opened.value = begun.id
  }

  if (sealed.value) return <SealedTable game={game} open={() => void open()} />
  if (opened.value !== null) return <TablePage key={opened.value} id={opened.value} />
  return (
    <Shell>
      <Starting problem={problem.value} />
    </Shell>
  )
}
