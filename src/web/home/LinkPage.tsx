import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { replace } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import { unpacked } from '../source/link.ts'
import type { GameId } from '../source/source.ts'
import { start } from '../table/sitting.ts'
import { tableWords } from '../table/words.ts'
import { Starting } from './Starting.tsx'
import { homeWords } from './words.ts'

const w = speaking(homeWords)
const t = speaking(tableWords)

/** Opens the game that somebody sent as a link; it becomes a game of this browser. */
export function LinkPage({
  game,
  data,
  at,
}: {
  readonly game: GameId
  readonly data: string
  readonly at: string | null
}) {
  const problem = useSignal<string | null>(null)
  useEffect(() => {
    void open()
  }, [game, data, at])

  async function open() {
    const record = await unpacked(data)
    if (record === null || (at !== null && !/^\d+$/.test(at))) {
      problem.value = t.value.badLink
      return
    }
    const from = { kind: 'record' as const, record, ...(at === null ? {} : { at: Number(at) }) }
    const begun = await start(game, from, [], w.value.games[game].name)
    if ('id' in begun) replace(['table', begun.id])
    else problem.value = begun.problem
  }

  return <Starting problem={problem.value} />
}
