import type { Stopped } from '../../../table/messages.ts'
import { to } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { onlineWords } from '../words.ts'

const w = speaking(onlineWords)

/** Under the strip of a table where nobody can go on: why, and where the game can be seen from its beginning. */
export function StoppedNote({ why, table }: { readonly why: Stopped; readonly table: string }) {
  return (
    <p class="stopped" role="status">
      {w.value.stopped[why]}
      {why === 'left' && (
        <a class="button" href={to(['replay', table])}>
          {w.value.replay}
        </a>
      )}
    </p>
  )
}
