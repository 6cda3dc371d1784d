import type { ComponentChildren } from 'preact'
import { pageGames } from '../games/index.ts'
import type { GameId } from '../source/source.ts'
import './banner.css'

/** The head of a page: its title before the scene of its game, or of both. */
export function Banner({
  title,
  lead,
  games,
  children,
}: {
  readonly title: string
  readonly lead?: string
  readonly games: readonly GameId[]
  readonly children?: ComponentChildren
}) {
  return (
    <header class={`banner ${games.length === 1 ? games[0] : 'of-both'}`}>
      {games.map((game) => {
        const { Scene } = pageGames[game]
        return (
          <div key={game} class="banner-scene" aria-hidden="true">
            <Scene />
          </div>
        )
      })}
      <div class="banner-words">
        <h1>{title}</h1>
        {lead !== undefined && <p class="lead">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
