import { Glyph } from '../../card/glyphs.tsx'
import { Rich } from '../../card/Rich.tsx'
import { speaking } from '../../page/words.ts'
import type { ExampleNote } from '../sitting/sitting.ts'
import { exampleWords } from './example-words.ts'

const w = speaking(exampleWords)

/** The rule that this table shows, what to try, and the way back to it. */
export function ExampleCard({ note }: { readonly note: ExampleNote }) {
  return (
    <aside class="coach example-note" role="note">
      <Glyph name="help" />
      <div>
        <p>
          <b>{w.value.example.title}</b> {note.called}
        </p>
        {note.words !== '' && (
          <p>
            <small>{note.rule}</small> <Rich text={note.words.replaceAll('**', '').replaceAll('*', '')} />
          </p>
        )}
        <p class="quiet">{w.value.example.tryIt}</p>
      </div>
      <a class="coach-close button calm" href={note.back}>
        {w.value.example.back}
      </a>
    </aside>
  )
}
