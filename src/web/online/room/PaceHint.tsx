import type { ListedTable } from '../../../table/wire/api.ts'
import { pageGames } from '../../games/index.ts'
import { to } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { GAMES } from '../../source/source.ts'
import { roomWords } from './room-words.ts'

const r = speaking(roomWords)

/** What the pace means for whoever sits down: how much time there is, what happens without any, and what else there is to know. */
export function PaceHint({
  table: { game, options },
}: {
  readonly table: Pick<ListedTable, 'game' | 'options'>
}) {
  const { pace } = options
  if (pace === 'relaxed') return null
  const against = GAMES.some((each) => each === game && pageGames[each].hidesCards)
  const { time, lateAgainst, lateTogether, also } = r.value.paceHints[pace]
  return (
    <p class="quiet">
      {time} {against ? lateAgainst : lateTogether}{' '}
      {pace === 'days' ? <a href={to(['account'])}>{also}</a> : also}
    </p>
  )
}
