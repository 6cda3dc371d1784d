import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { pageGames } from '../games/index.ts'
import { Busy } from '../page/Busy.tsx'
import { to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import { putAside, savedGame } from '../source/store.ts'
import { HandOver } from './HandOver.tsx'
import { OpenTable } from './OpenTable.tsx'
import { begun, Sitting } from './sitting.ts'
import type { GameFace } from './table-parts.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

/** A game of this browser on the table. */
export function TablePage({ id }: { readonly id: string }) {
  const sitting = useMemo(() => begun(id) ?? new Sitting(), [id])
  const face = useSignal<GameFace | null>(null)
  const trouble = useSignal<'damaged' | 'missing' | null>(null)
  useEffect(() => {
    void openSaved()
    return () => sitting.close()
  }, [sitting])

  async function openSaved() {
    const started = sitting.moment.peek()
    if (started !== null) {
      face.value = (await pageGames[started.game].table()).default
      return
    }
    const saved = savedGame(id)
    if (saved === null) {
      trouble.value = 'missing'
      return
    }
    const { game, title, players, record } = saved
    const lesson = saved.lesson ? await pageGames[game].lesson() : null
    const [loaded, opened] = await Promise.all([
      pageGames[game].table(),
      sitting.open(game, { kind: 'record', record }, players, { id, title, lesson }),
    ])
    if (opened) face.value = loaded.default
    else {
      putAside(id)
      trouble.value = 'damaged'
    }
  }

  if (trouble.value !== null)
    return (
      <main class="page">
        <h1>{w.value[trouble.value]}</h1>
        {sitting.problem.value !== null && <p>{sitting.problem.value}</p>}
        <a href={to([])}>{w.value.home}</a>
      </main>
    )
  const ready = sitting.moment.value !== null && sitting.cards.value.size > 0
  if (!ready || face.value === null) return <Busy />
  const handTo = sitting.handTo.value
  if (handTo !== null) return <HandOver seat={handTo} ready={() => sitting.takeScreen()} />
  return <OpenTable sitting={sitting} face={face.value} />
}
