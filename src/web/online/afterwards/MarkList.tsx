import type { MarkShown } from '../../../table/messages.ts'
import { speaking } from '../../page/words.ts'
import { toolsWords } from '../table/tools-words.ts'
import { onlineWords } from '../words.ts'

const w = speaking(toolsWords)
const o = speaking(onlineWords)

/** Bookmarks of a game, each the way to its moment. */
export function MarkList({
  marks,
  look,
}: {
  readonly marks: readonly MarkShown[]
  readonly look: (at: number) => void
}) {
  return (
    <ul class="marks">
      {marks.map(({ person, by, at, text }) => (
        <li key={`${person} ${at}`}>
          <button type="button" class="button" onClick={() => look(at)}>
            {w.value.markedBy(by === '' ? o.value.somebody : by, at, text)}
          </button>
        </li>
      ))}
    </ul>
  )
}
