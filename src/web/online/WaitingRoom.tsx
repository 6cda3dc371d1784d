import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ListedSeat, ListedTable, WantedSeat } from '../../table/api.ts'
import type { TableOptions } from '../../table/options.ts'
import { Glyph } from '../card/glyphs.tsx'
import { Icon } from '../card/Picture.tsx'
import type { Side, TableSides } from '../games/game.ts'
import { pageGames } from '../games/index.ts'
import { Banner } from '../page/Banner.tsx'
import { library } from '../page/library.ts'
import { go } from '../page/route.ts'
import { isSealedTable } from '../page/SealedTable.tsx'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { GAMES } from '../source/source.ts'
import { api, newShare } from './api.ts'
import { invitationOf } from './host.ts'
import { Invitation } from './Invitation.tsx'
import { keepDeal } from './kept-deals.ts'
import { me } from './me.ts'
import { onlineWords } from './words.ts'

const w = speaking(onlineWords)

interface RoomProps {
  readonly table: ListedTable
  readonly changed: (table: ListedTable) => void
}

/** Who plays what, as soon as it is known; null where it is hidden from her, or sealed. */
function useSides({ game: name, setup }: ListedTable): TableSides | null {
  const sides = useSignal<TableSides | null>(null)
  const game = GAMES.find((each) => each === name)
  const language = lang.value
  const document = JSON.stringify(setup)
  useEffect(() => {
    sides.value = null
    if (game === undefined || setup === null) return
    let wanted = true
    void isSealedTable(game, setup).then(async (sealed) => {
      if (sealed) return
      const { settled } = await library.read(game, setup, '', language)
      const found = await pageGames[game].tableSides(settled)
      if (wanted) sides.value = found
    })
    return () => {
      wanted = false
    }
  }, [game, language, document])
  return sides.value
}

/** Who sits where, the link for friends, and "ready". */
export function WaitingRoom({ table, changed }: RoomProps) {
  const problem = useSignal<string | null>(null)
  const { id, seats, you, title } = table
  const sides = useSides(table)
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
  /** What was shown before and what this page adds are kept, to check the deal when the game is over. */
  const beReady = () => {
    const share = newShare()
    keepDeal(id, { commitment: table.commitment, share })
    return api.ready(id, share)
  }
  const leave = async () => {
    try {
      await (you.host ? api.close(id) : api.leave(id))
      go(['together'])
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  return (
    <main class="page online room">
      <Banner
        title={title === '' ? w.value.room : title}
        lead={w.value.roomHint}
        games={GAMES.filter((each) => each === table.game)}
      />
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      {sides !== null && sides.against !== null && (
        <p class="room-against">
          <Icon name={sides.against.picture()} />
          {sides.against.title} <strong>{sides.against.name}</strong>
        </p>
      )}
      <ul class="room-seats">
        {seats.map((seat) => (
          <Seat
            key={seat.seat}
            seat={seat}
            host={you.host}
            set={(to) => void attempt(() => api.seat(id, seat.seat, to))}
            sit={() => void attempt(() => api.join(id, invitationOf(id), seat.seat))}
            mine={own.length > 0}
            side={sides?.seats[seat.seat] ?? null}
          />
        ))}
      </ul>
      {you.host && seats.some(({ person, bot }) => person === null && bot === null) && (
        <Invitation
          id={id}
          place="join"
          renew={() => api.invite(id, true)}
          problem={(text) => (problem.value = text)}
        />
      )}
      {you.host && <Options table={table} attempt={attempt} />}
      <div class="room-acts">
        <button type="button" class="button" onClick={() => void leave()}>
          {you.host ? w.value.closeTable : w.value.leave}
        </button>
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

const BOTS = ['search:easy', 'search:normal', 'search:strong'] as const

function Seat({
  seat: { seat, person, bot, ready },
  host,
  mine,
  side,
  set,
  sit,
}: {
  readonly seat: ListedSeat
  readonly host: boolean
  readonly mine: boolean
  readonly side: Side | null
  readonly set: (to: WantedSeat) => void
  readonly sit: () => void
}) {
  const own = person !== null && person.id === me.value?.id
  const free = person === null && bot === null
  const name = person?.name ?? (bot === null ? w.value.freeSeat : (w.value.bots[bot] ?? w.value.bot))
  const value = bot ?? (own ? 'me' : 'open')
  return (
    <li class={`room-seat slab ${free ? 'free' : ''}`}>
      {side === null ? <Glyph name={bot === null ? 'person' : 'mask'} /> : <Icon name={side.picture()} />}
      <strong>{side?.name ?? w.value.seat(seat + 1)}</strong>
      <span>
        {name}
        {own && ` (${w.value.you})`}
      </span>
      {!free && bot === null && (
        <small class={ready ? 'lit' : ''}>{ready ? w.value.ready : w.value.choosing}</small>
      )}
      {host && (person === null || own) && (
        <label>
          <span class="unseen">{w.value.seatOf(w.value.seat(seat + 1))}</span>
          <select
            value={value}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value
              if (chosen === 'me') set({ who: 'me' })
              else if (chosen === 'open') set({ who: 'open' })
              else set({ who: 'bot', bot: chosen })
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
  table: { id, options, visibility },
  attempt,
}: {
  readonly table: ListedTable
  readonly attempt: (act: () => Promise<{ readonly table: ListedTable }>) => Promise<void>
}) {
  const words = w.value.options
  const change = (part: Partial<TableOptions>) => void attempt(() => api.options(id, { ...options, ...part }))
  const choice = <T extends string>(
    title: string,
    value: T,
    names: Readonly<Record<T, string>>,
    set: (value: T) => void,
  ) => (
    <label class="field">
      <span>{title}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = (Object.keys(names) as T[]).find((each) => each === currentTarget.value)
          if (chosen !== undefined) set(chosen)
        }}
      >
        {(Object.keys(names) as T[]).map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  )
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
            onChange={({ currentTarget }) =>
              void attempt(() => api.visibility(id, currentTarget.checked ? 'open' : 'private'))
            }
          />
          {words.visible}
        </label>
      </div>
    </details>
  )
}
