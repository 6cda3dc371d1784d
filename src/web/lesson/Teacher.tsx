import { useEffect } from 'preact/hooks'
import { Glyph } from '../card/glyphs.tsx'
import { announce } from '../page/announce.tsx'
import { lang } from '../page/settings.ts'
import { type Lesson, teaching } from './lesson.ts'

/** What the teacher says at this point of a lesson. */
export function Teacher({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
  const words = teaching(lesson, at, lang.value)
  useEffect(() => {
    if (words !== null) announce(words)
  }, [words])
  if (words === null) return null
  return (
    <aside class="coach teacher" role="note">
      <Glyph name="hint" />
      <p>{words}</p>
    </aside>
  )
}
