import { useLayoutEffect, useRef } from 'preact/hooks'
import { pageGames } from '../games/index.ts'
import { to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import './home.css'
import { homePageWords } from './tiles/words.ts'

const w = speaking(homePageWords)

/** Asked once of somebody new: to be shown how, or straight in. */
export function FirstTime({
  game,
  met,
  straight,
}: {
  readonly game: GameId
  readonly met: () => void
  readonly straight: () => void
}) {
  const { Scene } = pageGames[game]
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  const { title: asks, guided, guidedHelp, straight: at, straightHelp } = w.value.firstTime
  return (
    <main class="page home first-time">
      <section class={`game-tile ${game}`}>
        <Scene />
        <div class="sill">
          <h1 ref={title} tabIndex={-1}>
            {asks}
          </h1>
          <div class="first-ways">
            <a class="play" href={to(['lesson', game])} onClick={met}>
              {guided}
              <small>{guidedHelp}</small>
            </a>
            <button type="button" class="play calm" onClick={straight}>
              {at}
              <small>{straightHelp}</small>
            </button>
          </div>
        </div>
      </section>
    </main>
  )
}
