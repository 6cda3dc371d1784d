import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { pageGames } from '../games/index.ts'
import { announce } from '../page/announce.tsx'
import { to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { markDone } from './done.ts'
import { type Lesson, teaching } from './lesson.ts'
import { Spotlight } from './Spotlight.tsx'
import './teacher.css'
import { lessonWords } from './words.ts'

const w = speaking(lessonWords)

interface TeacherProps {
  readonly lesson: Lesson
  readonly at: number
  readonly back: () => void
  readonly leave: () => void
}

/** What the teacher says at this point of a lesson: the goal first, then each step with the thing it is about. */
export function Teacher({ lesson, at, back, leave }: TeacherProps) {
  const begun = useSignal(at > 0)
  const box = useRef<HTMLElement>(null)
  /** In small windows the teacher stands where she covers nothing that she speaks of: above, or over the hand. */
  const low = useSignal(false)
  const { steps, goal, title } = lesson
  const over = at >= steps.length
  const next = useNext(lesson)
  const words = begun.value || at > 0 ? teaching(lesson, at, lang.value) : goal[lang.value]
  useEffect(() => {
    if (words !== null) announce(words)
    box.current?.scrollTo(0, 0)
  }, [words])
  useEffect(() => {
    if (over) markDone(lesson)
  }, [over])
  if (words === null) return null
  const stepAside = () => {
    low.value = !low.peek()
  }
  return (
    <>
      {begun.value && !over && <Spotlight from={box} step={at} covered={stepAside} />}
      <aside class={`coach teacher ${low.value ? 'low' : ''}`} role="note" ref={box}>
        <div class="teacher-head">
          <p class="teacher-step">
            <b>{title[lang.value]}</b>
            {begun.value && !over && ` · ${w.value.step(at + 1, steps.length)}`}
          </p>
          <progress value={Math.min(at, steps.length)} max={steps.length} aria-hidden="true" />
        </div>
        <p>{words}</p>
        <div class="teacher-acts">
          {!begun.value && at === 0 && (
            <button
              type="button"
              class="go"
              onClick={() => {
                begun.value = true
              }}
            >
              {w.value.begin}
            </button>
          )}
          {at > 0 && !over && (
            <button type="button" class="button calm" onClick={back}>
              {w.value.back}
            </button>
          )}
          {over && next !== null && (
            <a class="go" href={to(['lesson', lesson.game, next.id])}>
              {w.value.next(next.title[lang.value])}
            </a>
          )}
          <button type="button" class="button calm" onClick={leave}>
            {over ? w.value.playOn : w.value.leave}
          </button>
        </div>
      </aside>
    </>
  )
}

/** The lesson after this one. */
function useNext({ game, id }: Lesson): Lesson | null {
  const next = useSignal<Lesson | null>(null)
  useEffect(() => {
    void pageGames[game].lessons().then((lessons) => {
      next.value = lessons[lessons.findIndex((each) => each.id === id) + 1] ?? null
    })
  }, [game, id])
  return next.value
}
