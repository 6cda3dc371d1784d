import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { GAMES } from '../../games/ids.ts'
import { pageGames } from '../../games/index.ts'
import { Busy } from '../../page/Busy.tsx'
import { go, to } from '../../page/route.ts'
import { Shell } from '../../page/Shell.tsx'
import { speaking } from '../../page/words.ts'
import { OpenTable } from '../../table/OpenTable.tsx'
import { Sitting } from '../../table/sitting/sitting.ts'
import type { GameFace } from '../../table/table-parts.ts'
import { Leading } from '../afterwards/leading.ts'
import { RemoteTable } from '../source/remote.ts'
import { onlineWords } from '../words.ts'
import { CompanyBar } from './CompanyBar.tsx'
import { StoppedNote } from './StoppedNote.tsx'
import '../online.css'

const w = speaking(onlineWords)

interface OnlineTableProps {
  readonly id: string
  readonly title: string
  /** Null when only the table itself can tell: behind a seat of a table that is not listed. */
  readonly game: string | null
  /** The campaign that this is a battle of. */
  readonly campaign: string | null
  /** Given by a player who lets somebody look through her eyes. */
  readonly watchKey: string | null
}

interface NoticeProps {
  readonly title: string
  /** Where one goes on, and what that is called; to the tables unless said. */
  readonly leadsTo?: readonly [page: string, words: string]
  readonly children?: ComponentChildren
}

/** What is said in place of a table that cannot be shown. */
function Notice({ title, leadsTo: [page, words] = ['together', w.value.lobby], children }: NoticeProps) {
  return (
    <Shell>
      <main class="page online">
        <h1>{title}</h1>
        {children}
        <a class="button" href={to([page])}>
          {words}
        </a>
      </main>
    </Shell>
  )
}

/** The table of a game that is played with others: the same table as anywhere, under a strip that says who is there. */
export function OnlineTable({ id, title, game, campaign, watchKey }: OnlineTableProps) {
  const remote = useMemo(() => new RemoteTable(id, watchKey), [id, watchKey])
  const sitting = useMemo(() => new Sitting(remote), [remote])
  const leading = useMemo(() => new Leading(remote, sitting), [sitting])
  const face = useSignal<GameFace | null>(null)
  const played = game ?? sitting.moment.value?.game ?? null
  useEffect(() => {
    const known = GAMES.find((each) => each === played)
    if (known !== undefined)
      void pageGames[known].table().then((loaded) => {
        face.value = loaded.default
        sitting.meet(loaded.default)
      })
  }, [played])
  useEffect(() => {
    void sitting.join(id, title)
    return () => {
      leading.close()
      sitting.close()
    }
  }, [sitting])
  const proposed = remote.people.company.value?.proposal?.n ?? null
  useEffect(() => {
    if (proposed !== null && !remote.looksLate) sitting.mayGoBack()
  }, [proposed])
  const reached = remote.reachedRevision.value
  useEffect(() => {
    const shown = sitting.moment.peek()
    if (shown === null || !sitting.presenting.peek() || shown.revision >= reached) return
    // Somebody has seen enough, and goes on: nobody is kept behind. Bots do not wait for anybody.
    if (shown.players[shown.asked ?? -1]?.bot == null) sitting.endReel()
  }, [reached])
  const rematch = remote.people.company.value?.rematch.table ?? null
  const forked = leading.forked.value
  const note = remote.note.value
  const refused = remote.line.value === 'refused'
  if (refused) return <Notice title={w.value.gone} />
  if (remote.line.value === 'signed-out')
    return <Notice title={w.value.signedOut} leadsTo={['account', w.value.signIn]} />
  // Not even its deal can be shown any more.
  if (remote.room.value?.state === 'frozen') return <Notice title={w.value.stopped.rules} />
  const room = remote.room.value
  if (room !== null)
    return (
      <Notice title={room.title === '' ? w.value.room : room.title}>
        <p role="status">{w.value.roomHint}</p>
        <p>{room.seats.flatMap(({ name, open }) => (open || name === '' ? [] : [name])).join(', ')}</p>
      </Notice>
    )
  const stopped = remote.people.company.value?.stopped ?? null
  const ready = sitting.moment.value !== null && sitting.cards.value.size > 0
  if (!ready || face.value === null) return <Busy />
  if (forked !== null && forked.sitting.cards.value.size === 0) return <Busy />
  return (
    <div class="online-frame">
      <CompanyBar
        remote={remote}
        sitting={sitting}
        leading={leading}
        campaign={campaign}
        over={sitting.moment.value?.outcome != null || stopped === 'left'}
        asked={stopped === null ? (sitting.moment.value?.asked ?? null) : null}
      />
      {note !== null && (
        <p class="stopped" role="status">
          {note.text}
        </p>
      )}
      {stopped !== null && <StoppedNote why={stopped} table={id} />}
      <OpenTable
        key={forked === null ? 'game' : 'what if'}
        sitting={forked?.sitting ?? sitting}
        face={face.value}
        address={['replay', id]}
        watches={remote.people.company.value?.you.seats.length === 0}
        campaign={campaign === null ? null : ['c', campaign]}
        rematch={() => {
          if (rematch === null) void remote.people.rematch()
          else go(['t', rematch])
        }}
      />
    </div>
  )
}
