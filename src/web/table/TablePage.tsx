import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { pageGames } from '../games/index.ts'
import { Busy } from '../page/Busy.tsx'
import { later } from '../page/later.tsx'
import { putAside, savedGame } from '../source/store.ts'
import { OpenTable } from './OpenTable.tsx'
import { begun } from './sitting/begin.ts'
import { Sitting } from './sitting/sitting.ts'
import type { TroubleKind } from './Trouble.tsx'
import type { GameFace } from './table-parts.ts'

const Trouble = later(() => import('./Trouble.tsx').then((part) => part.Trouble))
const HandOver = later(() => import('./hand-over/HandOver.tsx').then((part) => part.HandOver))

/** A game of this browser on the table. */
export function TablePage({
  id,
  ...as
}: { readonly id: string } & Pick<Parameters<typeof OpenTable>[0], 'address' | 'watches'>) {
  const sitting = useMemo(() => begun(id) ?? new Sitting(), [id])
  const face = useSignal<GameFace | null>(null)
  const trouble = useSignal<TroubleKind | null>(null)
  useEffect(() => {
    void openSaved()
    return () => sitting.close()
  }, [sitting])

  async function openSaved() {
    const started = sitting.moment.peek()
    if (started !== null) {
      showFace((await pageGames[started.game].table()).default)
      return
    }
    const saved = savedGame(id)
    if (saved === null) {
      trouble.value = 'missing'
      return
    }
    const { game, title, players, record, marks = [], rung = null } = saved
    const lessons = saved.lesson === null ? [] : await pageGames[game].lessons()
    const lesson = lessons.find((each) => each.id === saved.lesson) ?? null
    const [loaded, opened] = await Promise.all([
      pageGames[game].table(),
      sitting.open(game, { kind: 'record', record }, players, { id, title, lesson, marks, rung }),
    ])
    if (opened) showFace(loaded.default)
    else {
      putAside(id)
      trouble.value = 'damaged'
    }
  }

  function showFace(loaded: GameFace) {
    face.value = loaded
    sitting.meet(loaded)
  }

  if (trouble.value !== null) return <Trouble what={trouble.value} why={sitting.problem.value} />
  const ready = sitting.moment.value !== null && sitting.cards.value.size > 0
  if (!ready || face.value === null) return <Busy />
  const handTo = sitting.handTo.value
  if (handTo !== null) {
    const { name } = sitting.moment.value!.players[handTo]!
    return <HandOver seat={handTo} name={name} ready={() => sitting.takeScreen()} />
  }
  return <OpenTable sitting={sitting} face={face.value} {...as} />
}
