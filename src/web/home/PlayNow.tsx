import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { pageGames } from '../games/index.ts'
import { later } from '../page/later.tsx'
import { replace } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import type { Beginning, GameId, Player } from '../source/source.ts'
import { newId } from '../source/store.ts'
import { start } from '../table/sitting/begin.ts'
import { isNew, meet } from './met.ts'
import { Starting } from './Starting.tsx'
import { homeWords } from './words.ts'

const w = speaking(homeWords)

const FirstTime = later(() => import('./FirstTime.tsx').then((part) => part.FirstTime))

interface PlayNowProps {
  readonly game: GameId
  /** Deals the same cards again; without one they are new each time. */
  readonly seed: string | null
  /** Another opponent than the usual one, by its name. */
  readonly bot: string | null
}

/** The usual table at once. Somebody new is asked once whether to be guided, and begins with her own turn. */
export function PlayNow({ game, seed: givenSeed, bot }: PlayNowProps) {
  const problem = useSignal<string | null>(null)
  const asks = useSignal(givenSeed === null && isNew(game))
  useEffect(() => {
    if (!asks.value) void beginUsual(givenSeed ?? newId())
  }, [game])

  const beginUsual = (seed: string) => {
    const players = pageGames[game].usualPlayers.map((player) =>
      player.bot === null || bot === null ? player : { bot },
    )
    return begin({ kind: 'usual', seed }, players, bot === null ? pageGames[game].usualRung : null)
  }

  async function beginFirst() {
    asks.value = false
    meet(game)
    const { firstTables } = await import('../games/first.ts')
    const { setup, players, rung, seeds } = firstTables[game]
    const seed = seeds[Math.floor(Math.random() * seeds.length)]!
    await begin({ kind: 'deal', setup, seed }, players, rung)
  }

  async function begin(from: Beginning, players: readonly Player[], rung: string | null) {
    const begun = await start(game, from, players, w.value.games[game].name, { rung })
    if ('id' in begun) replace(['table', begun.id])
    else problem.value = begun.problem
  }

  if (asks.value) return <FirstTime game={game} met={() => meet(game)} straight={() => void beginFirst()} />
  return <Starting problem={problem.value} />
}
