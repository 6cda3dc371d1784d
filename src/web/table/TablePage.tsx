import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { announce } from '../page/announce.tsx'
import { go, to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import { packed } from '../source/link.ts'
import type { GameId } from '../source/source.ts'
import { putAside, savedGame } from '../source/store.ts'
import type { BoardProps, GameFace } from './face.ts'
import { Ledge } from './Ledge.tsx'
import { Log } from './Log.tsx'
import { Replay } from './Replay.tsx'
import { begun, Sitting } from './sitting.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

const faces: Readonly<Record<GameId, () => Promise<{ readonly default: GameFace }>>> = {
  'aeons-end': () => import('./aeons-end/face.tsx'),
  eternal: () => import('./eternal/face.tsx'),
}

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
      face.value = (await faces[started.game]()).default
      return
    }
    const saved = savedGame(id)
    if (saved === null) {
      trouble.value = 'missing'
      return
    }
    const { game, title, players, record } = saved
    const [loaded, opened] = await Promise.all([
      faces[game](),
      sitting.open(game, { kind: 'record', record }, players, { id, title }),
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
        <a href={to([])}>{w.value.home}</a>
      </main>
    )
  const moment = sitting.past.value ?? sitting.moment.value
  if (moment === null || face.value === null) return <main class="page" aria-busy="true" />
  return <OpenTable sitting={sitting} face={face.value} />
}

function OpenTable({ sitting, face }: { readonly sitting: Sitting; readonly face: GameFace }) {
  const live = sitting.moment.value!
  const past = sitting.past.value
  const moment = past ?? live
  const choices = past === null && !sitting.busy.value ? (live.question?.choices ?? []) : []
  const { Board } = face
  const asked: BoardProps = {
    moment,
    cards: sitting.cards.value,
    sheets: sitting.sheets.value,
    choices,
    choose: (index) => void sitting.answer(index),
    follow: (plan) => void sitting.follow(plan),
    keyOf: () => undefined,
    whyNot: (wish) => sitting.whyNot(wish),
  }

  async function copyLink(at: number | null) {
    const data = await packed(live.record)
    const place = to(['link', live.game, data], at === null ? {} : { at: String(at) })
    await navigator.clipboard.writeText(new URL(place, location.href).href)
    announce(w.value.copied)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
      if (typing || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key.toLowerCase() === 'u') void sitting.undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [sitting])

  return (
    <main class={`table ${moment.game}`} data-at={moment.at} data-ready={choices.length > 0 || undefined}>
      <Board {...asked} />
      <Log moment={moment} look={(at) => void sitting.look(at)} />
      {sitting.problem.value !== null && <p role="alert">{sitting.problem.value}</p>}
      <Ledge asked={asked} face={face} />
      <nav class="tools">
        <a href={to([])}>{w.value.home}</a>
        <button
          type="button"
          disabled={live.undo !== 'free'}
          title={live.undo === 'free' ? undefined : w.value.undoStops[live.undo]}
          onClick={() => void sitting.undo()}
        >
          {w.value.undo} <kbd>U</kbd>
        </button>
        {live.undo === 'seen' && (
          <button type="button" onClick={() => void sitting.undo(true)}>
            {w.value.undoAnyway}
          </button>
        )}
        <button
          type="button"
          onClick={async () => {
            const forked = await sitting.fork()
            if (forked !== null) go(['table', forked])
          }}
        >
          {w.value.fork}
        </button>
        <button type="button" onClick={() => void copyLink(null)}>
          {w.value.link}
        </button>
        <button type="button" onClick={() => void copyLink(moment.at)}>
          {w.value.linkToMoment}
        </button>
        <Replay moment={moment} look={(at) => void sitting.look(at)} />
      </nav>
    </main>
  )
}
