import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { Peek } from '../card/Peek.tsx'
import { Busy } from '../page/Busy.tsx'
import { go, to } from '../page/route.ts'
import { colon, speaking } from '../page/words.ts'
import { saveText } from '../source/file.ts'
import { newId } from '../source/store.ts'
import './campaign.css'
import { Book, Score, Steps, StorySoFar } from './Chronicle.tsx'
import { Interlude } from './Interlude.tsx'
import { Party } from './Party.tsx'
import { Banished, Pool, SupplyPiles } from './Piles.tsx'
import type { CampaignView } from './protocol.ts'
import { Road } from './Road.tsx'
import { CampaignSession } from './session.ts'
import { keepCampaign } from './store.ts'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)

/** One campaign: the interlude that is open, or everything that it has become. */
export function CampaignPage({ id }: { readonly id: string }) {
  const session = useMemo(() => new CampaignSession(id), [id])
  /** The whole campaign is looked at in the middle of an interlude. */
  const looking = useSignal(false)
  useEffect(() => {
    void session.open()
    return () => session.close()
  }, [session])
  const view = session.view.value
  if (session.missing.value || (view === null && session.problem.value !== null))
    return (
      <main class="page">
        <h1>{session.problem.value ?? w.value.missing}</h1>
        <a href={to(['campaign'])}>{w.value.home}</a>
      </main>
    )
  if (view === null) return <Busy />
  const between = view.question.kind !== 'battle' && view.question.kind !== 'end'
  return between && !looking.value ? (
    <Interlude
      session={session}
      view={view}
      look={() => {
        looking.value = true
      }}
    />
  ) : (
    <Overview
      session={session}
      view={view}
      back={
        between
          ? () => {
              looking.value = false
            }
          : null
      }
    />
  )
}

interface OverviewProps {
  readonly session: CampaignSession
  readonly view: CampaignView
  readonly back: (() => void) | null
}

function Overview({ session, view, back }: OverviewProps) {
  const { question, title } = view
  const copy = async (count: number) => {
    const text = await session.copy(count, w.value.copyTitle(title, count))
    const id = newId()
    keepCampaign({
      id,
      title: w.value.copyTitle(title, count),
      text,
      battles: 0,
      over: false,
      at: Date.now(),
    })
    go(['campaign', id])
  }
  const fight = async () => {
    const game = await session.fight()
    if (game !== null) go(['table', game])
  }
  const canSit = question.kind === 'battle' && !session.begun.value
  return (
    <main class="page campaign">
      <h1 class="unseen">
        {colon(w.value.title)} {title}
      </h1>
      <Road chapters={view.chapters} />
      <Party mages={view.mages} seat={canSit ? (seats) => void session.seat(seats) : null} />
      <SupplyPiles supply={view.supply} />
      <Banished banished={view.banished} />
      <Score view={view} />
      <Pool pool={view.pool} />
      <StorySoFar story={view.story} />
      <Book book={view.book} />
      <Steps session={session} copy={(count) => void copy(count)} />
      <footer class="campaign-bar">
        <div>
          <b>{question.name}</b>
          <small>{question.text}</small>
          {session.problem.value !== null && <p role="alert">{session.problem.value}</p>}
        </div>
        <a class="button calm" href={to(['campaign'])}>
          {w.value.home}
        </a>
        <button
          type="button"
          class="button calm"
          onClick={() => saveText(view.text, `${title.replaceAll(/[^\p{L}\d]+/gu, '-')}.campaign.json`)}
        >
          {w.value.export}
        </button>
        {back !== null && (
          <button type="button" class="go" onClick={back}>
            {w.value.back}
          </button>
        )}
        {question.kind === 'battle' && (
          <button type="button" class="go" onClick={() => void fight()}>
            {session.begun.value ? w.value.resume : w.value.fight}
          </button>
        )}
      </footer>
      <Peek />
    </main>
  )
}
