import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { pageGames } from '../games/index.ts'
import { replace } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { newId } from '../source/store.ts'
import { start } from '../table/sitting.ts'
import { Starting } from './Starting.tsx'
import { homeWords } from './words.ts'

const w = speaking(homeWords)

interface PlayNowProps {
  readonly game: GameId
  /** Deals the same cards again; without one they are new each time. */
  readonly seed: string | null
  /** Another opponent than the usual one, by its name. */
  readonly bot: string | null
}

export function PlayNow({ game, seed: told, bot }: PlayNowProps) {
  const problem = useSignal<string | null>(null)
  useEffect(() => {
    void begin()
  }, [game])

  async function begin() {
    const seed = told ?? newId()
    const title = w.value.games[game].name
    const players = pageGames[game].usualPlayers.map((player) =>
      player.bot === null || bot === null ? player : { bot },
    )
    const begun = await start(game, { kind: 'usual', seed }, players, title)
    if ('id' in begun) replace(['table', begun.id])
    else problem.value = begun.problem
  }

  return <Starting problem={problem.value} />
}
