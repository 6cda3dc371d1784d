import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { pageGames } from '../games/index.ts'
import { Starting } from '../home/Starting.tsx'
import { homeWords } from '../home/words.ts'
import { replace } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { start } from '../table/sitting/begin.ts'

const h = speaking(homeWords)

/** Prepares the table of a lesson, with its teacher. */
export function LessonPage({ game, id }: { readonly game: GameId; readonly id: string | null }) {
  const problem = useSignal<string | null>(null)
  useEffect(() => {
    void begin()
  }, [game, id])

  async function begin() {
    const lessons = await pageGames[game].lessons()
    const lesson = lessons.find((each) => each.id === id) ?? lessons[0]!
    const title = `${h.value.games[game].name} · ${lesson.title[lang.peek()]}`
    const begun = await start(game, lesson.from, lesson.players, title, { lesson })
    if ('id' in begun) replace(['table', begun.id])
    else problem.value = begun.problem
  }

  return <Starting problem={problem.value} />
}
