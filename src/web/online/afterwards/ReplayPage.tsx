import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { readRecord } from '../../../kernel/record.ts'
import type { MarkShown } from '../../../table/messages.ts'
import { Glyph } from '../../card/glyphs.tsx'
import { Starting } from '../../home/Starting.tsx'
import { handFocusOn } from '../../page/handed-focus.ts'
import { later } from '../../page/later.tsx'
import { to } from '../../page/route.ts'
import { isSealedTable, SealedTable, setupIn } from '../../page/SealedTable.tsx'
import { Shell } from '../../page/Shell.tsx'
import { speaking } from '../../page/words.ts'
import { GAMES, type GameId } from '../../source/source.ts'
import { Dialog } from '../../table/menus/Dialog.tsx'
import { start } from '../../table/sitting/begin.ts'
import type { Sitting } from '../../table/sitting/sitting.ts'
import { call } from '../api.ts'
import { titleOf } from '../lobby/listed.ts'
import { me } from '../me.ts'
import { visibleMarks } from '../source/listening.ts'
import { toolsWords } from '../table/tools-words.ts'
import { whoAmI } from '../who-am-i.ts'
import { onlineWords } from '../words.ts'
import type { DealtGame } from './deal-verdict.ts'
import { keptViews } from './kept-views.ts'
import { MarkList } from './MarkList.tsx'
import { OfferDeal } from './OfferDeal.tsx'
import { Verdict } from './Verdict.tsx'
import '../online.css'

const w = speaking(onlineWords)
const t = speaking(toolsWords)
handFocusOn()

const TablePage = later(() => import('../../table/TablePage.tsx').then((part) => part.TablePage))

interface OpenReplay {
  readonly id: string
  readonly sitting: Sitting
  readonly title: string
  readonly marks: readonly MarkShown[]
  readonly seats: readonly { readonly bot: string | null }[]
  readonly dealt: DealtGame
}

/** Whom she listens to is kept with her; a game that can be shown is shown even if nobody can say who she is. */
async function knowListener(): Promise<void> {
  if (me.peek() === undefined) await whoAmI().catch(() => null)
}

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null

interface ReplayPageProps {
  readonly id: string
  readonly at: string | null
  /** The seat whose eyes the address wants; whoever played it looks through her own otherwise. */
  readonly eyes: string | null
}

/** A game that was played with others, from its beginning: how it ends is seen when one gets there. */
export function ReplayPage({ id, at, eyes }: ReplayPageProps) {
  const problem = useSignal<string | null>(null)
  const opened = useSignal<OpenReplay | null>(null)
  const sealed = useSignal<GameId | null>(null)
  const begin = () => {
    void open().catch((error: Error) => {
      problem.value = error.message
    })
  }
  useEffect(begin, [id, eyes])

  async function open() {
    const [{ replay }] = await Promise.all([call('GET /api/replays/:id', { id }), knowListener()])
    const game = GAMES.find((each) => each === replay.game)
    if (game === undefined) {
      problem.value = w.value.unknownGame
      return
    }
    const { record, seats, deal, steps } = replay
    const title = titleOf(replay)
    sealed.value = (await isSealedTable(game, setupIn(record))) ? game : null
    if (sealed.value !== null) return
    const as = { keeps: false, rewinds: true }
    const begun = await start(game, { kind: 'record', record }, seats, title, as)
    if ('problem' in begun) {
      problem.value = begun.problem
      return
    }
    const own = seats.findIndex(({ you }) => you)
    const seat = numberIn(eyes) ?? own
    // Whoever changes eyes at the end is told how it ended.
    await begun.sitting.look(numberIn(at) ?? 0)
    if (seat >= 0 && seat < seats.length) await begun.sitting.eyes(seat)
    const dealt = {
      game,
      table: id,
      record,
      deal: { ...deal, seed: readRecord(record).seed },
      seat: own < 0 ? null : own,
      steps,
      views: keptViews(id),
    }
    opened.value = { ...begun, title, marks: replay.bookmarks, seats, dealt }
  }

  if (sealed.value !== null) return <SealedTable game={sealed.value} open={begin} />
  if (opened.value !== null)
    return (
      <div class="online-frame">
        <ReplayBar replay={opened.value} />
        <TablePage
          key={opened.value.id}
          id={opened.value.id}
          address={['replay', id]}
          watches={opened.value.dealt.seat === null}
        />
      </div>
    )
  return (
    <Shell>
      <Starting problem={problem.value} />
    </Shell>
  )
}

/** Above a stored game: what it is called, and what there is to know about it. */
function ReplayBar({ replay: { sitting, title, marks, seats, dealt } }: { readonly replay: OpenReplay }) {
  const about = useSignal(false)
  const shown = visibleMarks(marks)
  const close = () => {
    about.value = false
  }
  return (
    <>
      <section class="company" aria-label={w.value.title}>
        <div class="company-people">
          <a class="company-home" href={to(['together'])} aria-label={w.value.lobby}>
            <Glyph name="back" />
          </a>
        </div>
        <div class="company-acts">
          <p class="state">{title}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              about.value = true
            }}
          >
            {t.value.aboutGame}
          </button>
        </div>
      </section>
      {about.value && (
        <Dialog title={t.value.aboutGame} close={close} class="tools-dialog">
          {shown.length > 0 && (
            <section aria-labelledby="marks">
              <h3 id="marks">{t.value.marks}</h3>
              <MarkList
                marks={shown}
                look={(moment) => {
                  void sitting.look(moment)
                  close()
                }}
              />
            </section>
          )}
          <Verdict seal={dealt.deal.commitment} dealt={dealt} />
          {dealt.seat !== null && <OfferDeal table={dealt.table} seats={seats} />}
        </Dialog>
      )}
    </>
  )
}
