import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { pageGames } from '../games/index.ts'
import { Starting } from '../home/Starting.tsx'
import { homeWords } from '../home/words.ts'
import { learnWords } from '../learn/words.ts'
import { replace } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { start } from '../table/sitting.ts'

const h = speaking(homeWords)
const l = speaking(learnWords)

/** Lays the table of a first game, with its teacher. */
export function LessonPage({ game }: { readonly game: GameId }) {
  const problem = useSignal<string | null>(null)
  useEffect(() => {
    void begin()
  }, [game])

  async function begin() {
    const lesson = await pageGames[game].lesson()
    const title = l.value.lesson(h.value.games[game].name)
    const begun = await start(game, lesson.from, lesson.players, title, lesson)
    if ('id' in begun) replace(['table', begun.id])
    else problem.value = begun.problem
  }

  return <Starting problem={problem.value} />
}
