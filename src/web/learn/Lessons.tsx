import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Glyph } from '../card/glyphs.tsx'
import { pageGames } from '../games/index.ts'
import { isDone } from '../lesson/done.ts'
import type { Lesson } from '../lesson/lesson.ts'
import { to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { learnWords } from './words.ts'

const w = speaking(learnWords)

/** Learning by playing: the first round as a big picture, and the short lessons as a path. */
export function Lessons({ game }: { readonly game: GameId }) {
  const lessons = useSignal<readonly Lesson[]>([])
  useEffect(() => {
    void pageGames[game].lessons().then((came) => {
      lessons.value = came
    })
  }, [game])
  const { Scene } = pageGames[game]
  const next = lessons.value.find(({ id }) => !isDone(game, id)) ?? lessons.value[0]
  return (
    <section class="lessons">
      <div class={`first-round ${game}`}>
        <Scene />
        <div>
          <h2>{next?.title[lang.value] ?? w.value.title}</h2>
          <p>{next?.goal[lang.value]}</p>
        </div>
        <a class="go" href={to(['lesson', game, ...(next === undefined ? [] : [next.id])])}>
          <Glyph name="on" /> {w.value.begin}
        </a>
      </div>
      {lessons.value.length > 1 && (
        <ol class="path">
          {lessons.value.map(({ id, title, minutes }) => (
            <li key={id} class={isDone(game, id) ? 'done' : ''}>
              <a href={to(['lesson', game, id])}>
                {isDone(game, id) && <Glyph name="check" />} {title[lang.value]}
                <small>{w.value.minutes(minutes)}</small>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
