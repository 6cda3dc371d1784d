import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { ListedTable, WantedOrClosed } from '../../../table/wire/api.ts'
import { Icon } from '../../card/Picture.tsx'
import type { Fact } from '../../games/game.ts'
import { announce } from '../../page/announce.tsx'
import { Banner } from '../../page/Banner.tsx'
import { go, to } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { GAMES } from '../../source/source.ts'
import { Dialog } from '../../table/menus/Dialog.tsx'
import { keepDeal } from '../afterwards/kept-deals.ts'
import { api, newShare } from '../api.ts'
import { titleAgainst } from '../lobby/listed.ts'
import { me } from '../me.ts'
import { repeatWords } from '../table/repeat-words.ts'
import { WatchLink } from '../table/WatchLink.tsx'
import { onlineWords } from '../words.ts'
import { invitationOf, keepInvitation } from './host.ts'
import { Invitation } from './Invitation.tsx'
import { PaceHint } from './PaceHint.tsx'
import { RoomOptions } from './RoomOptions.tsx'
import { RoomSeat } from './RoomSeat.tsx'
import { useNews } from './room-news.ts'
import { useSeats, useSides } from './room-sides.ts'
import { roomWords } from './room-words.ts'
import { termsOf } from './table-terms.ts'

const w = speaking(onlineWords)
const r = speaking(roomWords)
const again = speaking(repeatWords)

interface RoomProps {
  readonly table: ListedTable
  readonly changed: (table: ListedTable) => void
  /** What the person has to know about her own place. */
  readonly notice: string | null
  /** She is about to go by herself. */
  readonly leaving: () => void
}

/** Who sits where, the link for friends, and "ready". */
export function WaitingRoom({ table, changed, notice, leaving }: RoomProps) {
  const problem = useSignal<string | null>(null)
  const { id, seats, you } = table
  const face = useSeats(table.game)
  const known = useSides(table, face)
  const { sides } = known
  const news = useNews({ table, ...known })
  const choosing = useSignal<number | null>(null)
  const attempt = async (act: () => Promise<{ readonly table: ListedTable } | object>) => {
    try {
      const done = await act()
      problem.value = null
      if ('table' in done) changed(done.table)
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  const own = seats.filter(({ person }) => person?.id === me.value?.id)
  const sits = own.length > 0
  const main = useRef<HTMLElement>(null)
  const sat = useRef(sits)
  // Whoever has sat down goes on at her own seat, not at the way out.
  useLayoutEffect(() => {
    const { activeElement } = document
    const [seat, title] = ['[data-own=true] button', 'h1'].map((each) => main.current?.querySelector(each))
    const next = seat ?? title
    if (sits && !sat.current && activeElement === document.body && next instanceof HTMLElement) next.focus()
    sat.current = sits
  }, [sits])
  const ready = own.length > 0 && own.every((seat) => seat.ready)
  // Whoever has said so again need not be told to.
  const shownNews = news.filter((line) => !ready || line !== r.value.readyAgain)
  /** What was shown before and what this page adds are kept, to check the deal when the game is over. */
  const beReady = () => {
    const share = newShare()
    keepDeal(id, { commitment: table.commitment, share })
    return api.ready(id, share)
  }
  const take = async (seat: number, part: unknown): Promise<string | null> => {
    try {
      changed((await api.bring(id, seat, part)).table)
      choosing.value = null
      return null
    } catch (error) {
      return (error as Error).message
    }
  }
  /** Whoever is removed knows the link: there is another one from now on. */
  const give = async (seat: number, to: WantedOrClosed) => {
    const done = await api.seat(id, seat, to)
    if (done.key !== null) {
      keepInvitation(id, done.key)
      announce(w.value.linkTurned)
    }
    return done
  }
  const sit = (seat: number | null) => void attempt(() => api.join(id, invitationOf(id), seat))
  const mayAnySit =
    !you.host && own.length === 0 && seats.some(({ person, bot }) => person === null && bot === null)
  const closes = face !== null && seats.length > face.fewest && table.campaign === null && !table.sameDeal
  const sure = useSignal(false)
  // Others would lose their seats with it.
  const asksFirst = you.host && seats.some(({ person }) => person !== null && person.id !== me.value?.id)
  const leave = async () => {
    leaving()
    try {
      await (you.host ? api.close(id) : api.leave(id))
      go(['together'])
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  return (
    <main ref={main} class={`page online room ${you.host ? 'hosted' : ''}`}>
      <Banner
        title={titleAgainst(table, sides)}
        lead={w.value.roomHint}
        games={GAMES.filter((each) => each === table.game)}
      />
      {notice !== null && <p role="alert">{notice}</p>}
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <div class="room-main">
        {sides !== null && sides.against !== null && (
          <p class="room-against">
            <Icon name={sides.against.picture()} />
            {sides.against.title} <strong>{sides.against.name}</strong>
          </p>
        )}
        {sides !== null && <Agreed facts={sides.facts} name={r.value.agreed} />}
        {!you.host && (
          <details class="slab">
            <summary>
              {r.value.more} · {r.value.options.paces[table.options.pace]}
            </summary>
            <Agreed facts={termsOf(table, lang.value)} name={r.value.more} />
            <PaceHint table={table} />
          </details>
        )}
        {table.sameDeal && <p class="quiet">{again.value.room}</p>}
        {you.host && table.campaign === null && !table.sameDeal && (
          <a class="button room-change" href={to(['setup', table.game, id])}>
            {r.value.changeSetup}
          </a>
        )}
        <ul class="room-seats">
          {seats.map((seat) => (
            <RoomSeat
              key={seat.seat}
              seat={seat}
              host={you.host}
              closes={closes}
              set={(to) => attempt(() => give(seat.seat, to))}
              sit={() => sit(seat.seat)}
              mine={own.length > 0}
              side={sides?.seats[seat.seat] ?? null}
              closed={sides !== null && sides.seats[seat.seat] === null}
              choose={face === null || table.sameDeal ? null : face.choose[lang.value]}
              pick={() => {
                choosing.value = seat.seat
              }}
            />
          ))}
        </ul>
        {face !== null && choosing.value !== null && (
          <Dialog
            title={face.choose[lang.value]}
            class="seat-dialog"
            close={() => {
              choosing.value = null
            }}
          >
            <face.Picker
              setup={table.setup}
              seat={choosing.value}
              take={(part) => take(choosing.peek() ?? 0, part)}
            />
          </Dialog>
        )}
        {shownNews.length > 0 && (
          <ul class="room-news" aria-label={r.value.news}>
            {shownNews.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {you.host && (
        <div class="room-side">
          {seats.some(({ person, bot }) => person === null && bot === null) && (
            <Invitation
              id={id}
              place="join"
              renew={() => api.invite(id, true)}
              problem={(text) => (problem.value = text)}
            />
          )}
          <RoomOptions table={table} attempt={attempt} />
          {table.options.watchers !== 'none' && <WatchLink id={id} folded />}
        </div>
      )}
      <div class="room-acts">
        {/* Keys: no button may become another one under whoever has just pressed it. */}
        {you.host || own.length > 0 ? (
          <button
            key="leave"
            type="button"
            class="button"
            // A double click and a held key are one press: they have not read what is asked.
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault()
            }}
            onClick={({ detail }) => {
              if (asksFirst && !sure.value) sure.value = true
              else if (!asksFirst || detail < 2) void leave()
            }}
          >
            {you.host ? (asksFirst && sure.value ? r.value.closeForAll : r.value.closeTable) : r.value.leave}
          </button>
        ) : (
          <a class="button" href={to(['together'])}>
            {w.value.lobby}
          </a>
        )}
        {ready && <p role="status">{r.value.waitingForOthers}</p>}
        {/* The seats may be far below what is played. */}
        {mayAnySit && (
          <button key="sit" type="button" class="go" onClick={() => sit(null)}>
            {w.value.sit}
          </button>
        )}
        {own.length > 0 && (
          <button
            key="ready"
            type="button"
            class={ready ? 'button' : 'go'}
            aria-pressed={ready}
            onClick={() => void attempt(() => (ready ? api.ready(id, null) : beReady()))}
          >
            {ready ? r.value.notReady : r.value.imReady}
          </button>
        )}
      </div>
    </main>
  )
}

/** What the table is played with, for everybody who sits there. */
function Agreed({ facts, name }: { readonly facts: Readonly<Record<string, Fact>>; readonly name: string }) {
  return (
    <dl class="room-facts" aria-label={name}>
      {Object.entries(facts).map(([id, { title, text }]) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
