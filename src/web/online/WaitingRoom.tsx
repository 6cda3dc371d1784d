import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ListedSeat, ListedTable, WantedSeat } from '../../table/api.ts'
import type { TableOptions } from '../../table/options.ts'
import { Glyph } from '../card/glyphs.tsx'
import { Icon } from '../card/Picture.tsx'
import type { Fact, Side, TableSeats } from '../games/game.ts'
import { pageGames } from '../games/index.ts'
import { announce } from '../page/announce.tsx'
import { Banner } from '../page/Banner.tsx'
import { go, to } from '../page/route.ts'
import { isSealedTable } from '../page/SealedTable.tsx'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { GAMES } from '../source/source.ts'
import { Dialog } from '../table/Dialog.tsx'
import { api, newShare } from './api.ts'
import { invitationOf } from './host.ts'
import { Invitation } from './Invitation.tsx'
import { keepDeal } from './kept-deals.ts'
import { me } from './me.ts'
import { repeatWords } from './repeat-words.ts'
import { newsBetween, type RoomSeen } from './room-news.ts'
import { roomWords } from './room-words.ts'
import { WatchLink } from './WatchLink.tsx'
import { useWished } from './wished.ts'
import { onlineWords } from './words.ts'

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

/** What the game has to say about its seats, once it is fetched. */
function useSeats(name: string): TableSeats | null {
  const seats = useSignal<TableSeats | null>(null)
  useEffect(() => {
    const game = GAMES.find((each) => each === name)
    if (game !== undefined)
      void pageGames[game].tableSeats().then((part) => {
        seats.value = part.default
      })
  }, [name])
  return seats.value
}

/** Who plays what, as soon as it is known; null where it is sealed. */
function useSides(
  { game: name, setup }: ListedTable,
  seats: TableSeats | null,
): Pick<RoomSeen, 'sides' | 'lang'> {
  const known = useSignal<Pick<RoomSeen, 'sides' | 'lang'>>({ sides: null, lang: lang.peek() })
  const game = GAMES.find((each) => each === name)
  const language = lang.value
  const document = JSON.stringify(setup)
  useEffect(() => {
    if (game === undefined || seats === null) return
    let wanted = true
    void isSealedTable(game, setup).then(async (sealed) => {
      const sides = sealed ? null : await seats.sides(setup)
      if (wanted) known.value = { sides, lang: language }
    })
    return () => {
      wanted = false
    }
  }, [game, seats, language, document])
  return known.value
}

const MOST_NEWS = 4

/** What others have done here since somebody looks, the newest last; it is told to those who listen, too. */
function useNews(seen: RoomSeen): readonly string[] {
  const news = useSignal<readonly string[]>([])
  const last = useRef(seen)
  useEffect(() => {
    const lines = newsBetween(last.current, seen, me.peek()?.id ?? null)
    last.current = seen
    if (lines.length === 0) return
    announce(...lines)
    news.value = [...news.peek(), ...lines].slice(-MOST_NEWS)
  }, [seen.table, seen.sides])
  return news.value
}

/** Who sits where, the link for friends, and "ready". */
export function WaitingRoom({ table, changed, notice, leaving }: RoomProps) {
  const problem = useSignal<string | null>(null)
  const { id, seats, you, title } = table
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
    <main class={`page online room ${you.host ? 'hosted' : ''}`}>
      <Banner
        title={title === '' ? w.value.room : title}
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
        {sides !== null && <Agreed facts={sides.facts} />}
        {table.sameDeal && <p class="quiet">{again.value.room}</p>}
        {you.host && table.campaign === null && !table.sameDeal && (
          <a class="button room-change" href={to(['setup', table.game, id])}>
            {r.value.changeSetup}
          </a>
        )}
        <ul class="room-seats">
          {seats.map((seat) => (
            <Seat
              key={seat.seat}
              seat={seat}
              host={you.host}
              set={(to) => attempt(() => api.seat(id, seat.seat, to))}
              sit={() => void attempt(() => api.join(id, invitationOf(id), seat.seat))}
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
          <Options table={table} attempt={attempt} />
          {table.options.watchers !== 'none' && <WatchLink id={id} folded />}
        </div>
      )}
      <div class="room-acts">
        {you.host || own.length > 0 ? (
          <button
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
            {you.host ? (asksFirst && sure.value ? r.value.closeForAll : w.value.closeTable) : w.value.leave}
          </button>
        ) : (
          <a class="button" href={to(['together'])}>
            {w.value.lobby}
          </a>
        )}
        {own.length > 0 && (
          <button
            type="button"
            class={ready ? 'button' : 'go'}
            aria-pressed={ready}
            onClick={() => void attempt(() => (ready ? api.ready(id, null) : beReady()))}
          >
            {ready ? w.value.notReady : w.value.imReady}
          </button>
        )}
        {ready && <p role="status">{w.value.waitingForOthers}</p>}
      </div>
    </main>
  )
}

/** What the table is played with, for everybody who sits there. */
function Agreed({ facts }: { readonly facts: Readonly<Record<string, Fact>> }) {
  return (
    <dl class="room-facts" aria-label={r.value.agreed}>
      {Object.entries(facts).map(([id, { title, text }]) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const BOTS = ['search:easy', 'search:normal', 'search:strong'] as const

function Seat({
  seat: { seat, person, bot, ready },
  host,
  mine,
  side,
  closed,
  choose,
  set,
  sit,
  pick,
}: {
  readonly seat: ListedSeat
  readonly host: boolean
  readonly mine: boolean
  readonly side: Side | null
  /** What is played there is for whoever sits there to know. */
  readonly closed: boolean
  /** What may be chosen for the seat, as a request. */
  readonly choose: string | null
  readonly set: (to: WantedSeat) => Promise<void>
  readonly sit: () => void
  readonly pick: () => void
}) {
  const own = person !== null && person.id === me.value?.id
  const free = person === null && bot === null
  const name = person?.name ?? (bot === null ? w.value.freeSeat : (w.value.bots[bot] ?? w.value.bot))
  const [value, wish] = useWished<string>(bot ?? (own ? 'me' : 'open'))
  return (
    <li class={`room-seat slab ${free ? 'free' : ''}`}>
      <span class="room-face">
        {side === null ? <Glyph name={bot === null ? 'person' : 'mask'} /> : <Icon name={side.picture()} />}
      </span>
      <strong>{side?.name ?? w.value.seat(seat + 1)}</strong>
      <span>
        {name}
        {own && ` (${w.value.you})`}
      </span>
      {!free && bot === null && (
        <small class={ready ? 'lit' : ''}>{ready ? w.value.ready : w.value.choosing}</small>
      )}
      {closed && person !== null && <small>{r.value.closed}</small>}
      {choose !== null && (own || (host && person === null)) && (
        <button type="button" class="button" onClick={pick}>
          {choose}
        </button>
      )}
      {host && person !== null && !own && (
        <button type="button" class="button calm" onClick={() => void set({ who: 'open' })}>
          {r.value.remove(person.name)}
        </button>
      )}
      {host && (person === null || own) && (
        <label>
          <span class="unseen">{w.value.seatOf(w.value.seat(seat + 1))}</span>
          <select
            value={value}
            onChange={({ currentTarget: { value: chosen } }) => {
              wish(chosen, () =>
                set(chosen === 'me' || chosen === 'open' ? { who: chosen } : { who: 'bot', bot: chosen }),
              )
            }}
          >
            <option value="open">{w.value.makeOpen}</option>
            <option value="me">{w.value.takeSeat}</option>
            {BOTS.map((each) => (
              <option key={each} value={each}>
                {w.value.bots[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      {!host && free && !mine && (
        <button type="button" class="button" onClick={sit}>
          {w.value.sit}
        </button>
      )}
    </li>
  )
}

function Options({
  table: { id, game, ...held },
  attempt,
}: {
  readonly table: ListedTable
  readonly attempt: (act: () => Promise<{ readonly table: ListedTable }>) => Promise<void>
}) {
  const words = w.value.options
  const [options, wish] = useWished(held.options)
  const [visibility, show] = useWished(held.visibility)
  const change = (part: Partial<TableOptions>): void => {
    const all = { ...options, ...part }
    wish(all, () => attempt(() => api.options(id, all)))
  }
  const choice = <T extends string>(
    title: string,
    value: T,
    names: Readonly<Record<T, string>>,
    set: (value: T) => void,
  ) => {
    const isNamed = (each: string): each is T => Object.hasOwn(names, each)
    return (
      <label class="field">
        <span>{title}</span>
        <select
          value={value}
          onChange={({ currentTarget }) => {
            if (isNamed(currentTarget.value)) set(currentTarget.value)
          }}
        >
          {Object.keys(names)
            .filter(isNamed)
            .map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
        </select>
      </label>
    )
  }
  return (
    <details class="slab">
      <summary>{w.value.more}</summary>
      <div class="option-grid">
        {choice(words.pace, options.pace, words.paces, (pace) => change({ pace }))}
        {choice(words.windows, options.windows, words.windowKinds, (windows) => change({ windows }))}
        {choice(words.undo, options.undo, words.undos, (undo) => change({ undo }))}
        {choice(words.together, options.together, words.togethers, (together) => change({ together }))}
        {choice(words.talk, options.talk, words.talks, (talk) => change({ talk }))}
        {choice(words.watchers, options.watchers, words.watcherKinds, (watchers) => change({ watchers }))}
        {GAMES.some((each) => each === game && pageGames[each].hidesCards) &&
          choice(r.value.decks, options.decks, r.value.deckKinds, (decks) => change({ decks }))}
        <label class="check">
          <input
            type="checkbox"
            checked={options.hints}
            onChange={({ currentTarget }) => change({ hints: currentTarget.checked })}
          />
          {words.hints}
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={visibility === 'open'}
            onChange={({ currentTarget: { checked } }) => {
              const wanted = checked ? 'open' : 'private'
              show(wanted, () => attempt(() => api.visibility(id, wanted)))
            }}
          />
          {words.visible}
        </label>
      </div>
      {options.pace === 'live' && <p class="quiet">{r.value.liveClock}</p>}
    </details>
  )
}
