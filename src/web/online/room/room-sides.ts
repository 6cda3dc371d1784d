import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ListedTable } from '../../../table/wire/api.ts'
import type { TableSeats } from '../../games/game.ts'
import { pageGames } from '../../games/index.ts'
import { isSealedTable } from '../../page/SealedTable.tsx'
import { lang } from '../../page/settings.ts'
import { GAMES } from '../../source/source.ts'
import type { RoomSeen } from './room-news.ts'

/** What the game has to say about its seats, once it is fetched. */
export function useSeats(name: string): TableSeats | null {
  const seats = useSignal<TableSeats | null>(null)
  useEffect(() => {
    const game = GAMES.find((each) => each === name)
    if (game !== undefined)
      void pageGames[game].tableSeats().then((part) => {
        seats.value = part.default
      })
  }, [name])
  return seats.value
}

/** Who plays what, as soon as it is known; null where it is sealed. */
export function useSides(
  { game: name, setup }: ListedTable,
  seats: TableSeats | null,
): Pick<RoomSeen, 'sides' | 'lang'> {
  const known = useSignal<Pick<RoomSeen, 'sides' | 'lang'>>({ sides: null, lang: lang.peek() })
  const game = GAMES.find((each) => each === name)
  const language = lang.value
  const document = JSON.stringify(setup)
  useEffect(() => {
    if (game === undefined || seats === null) return
    let wanted = true
    void isSealedTable(game, setup).then(async (sealed) => {
      const sides = sealed ? null : await seats.sides(setup)
      if (wanted) known.value = { sides, lang: language }
    })
    return () => {
      wanted = false
    }
  }, [game, seats, language, document])
  return known.value
}
