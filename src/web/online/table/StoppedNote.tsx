import { useEffect } from 'preact/hooks'
import type { Stopped } from '../../../table/messages.ts'
import { announce } from '../../page/announce.tsx'
import { to } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { onlineWords } from '../words.ts'

const w = speaking(onlineWords)

/** Under the strip of a table where nobody can go on: why, and where the game can be seen from its beginning. */
export function StoppedNote({ why, table }: { readonly why: Stopped; readonly table: string }) {
  // A status that comes with its words is not always read out.
  useEffect(() => announce(w.value.stopped[why]), [why])
  return (
    <aside class="stopped">
      {w.value.stopped[why]}
      {why === 'left' && (
        <a class="button" href={to(['replay', table])}>
          {w.value.replay}
        </a>
      )}
    </aside>
  )
}
