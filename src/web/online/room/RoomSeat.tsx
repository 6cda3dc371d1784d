import type { ListedSeat, WantedOrClosed } from '../../../table/wire/api.ts'
import { Glyph } from '../../card/glyphs.tsx'
import { Icon } from '../../card/Picture.tsx'
import type { Side } from '../../games/game.ts'
import { speaking } from '../../page/words.ts'
import { me } from '../me.ts'
import { useWished } from '../wished.ts'
import { onlineWords } from '../words.ts'
import { roomWords } from './room-words.ts'

const w = speaking(onlineWords)
const r = speaking(roomWords)

const BOTS = ['search:easy', 'search:normal', 'search:strong'] as const

const wantedOf = (chosen: string): WantedOrClosed =>
  chosen === 'me' || chosen === 'open' || chosen === 'closed' ? { who: chosen } : { who: 'bot', bot: chosen }

/** A seat: who plays what there, and what whoever looks may do about it. */
export function RoomSeat({
  seat: { seat, person, bot, ready },
  host,
  closes,
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
  /** The table may have one seat fewer. */
  readonly closes: boolean
  readonly mine: boolean
  readonly side: Side | null
  /** What is played there is for whoever sits there to know. */
  readonly closed: boolean
  /** What may be chosen for the seat, as a request. */
  readonly choose: string | null
  readonly set: (to: WantedOrClosed) => Promise<void>
  readonly sit: () => void
  readonly pick: () => void
}) {
  const own = person !== null && person.id === me.value?.id
  const free = person === null && bot === null
  const name = person?.name ?? (bot === null ? r.value.freeSeat : (w.value.bots[bot] ?? w.value.bot))
  const [value, wish] = useWished<string>(bot ?? (own ? 'me' : 'open'))
  return (
    <li class={`room-seat slab ${free ? 'free' : ''}`} data-own={own}>
      <span class="room-face">
        {side === null ? <Glyph name={bot === null ? 'person' : 'mask'} /> : <Icon name={side.picture()} />}
      </span>
      <strong>{side?.name ?? r.value.seat(seat + 1)}</strong>
      <span>
        {name}
        {own && ` (${w.value.you})`}
      </span>
      {!free && bot === null && (
        <small class={ready ? 'lit' : ''}>{ready ? r.value.ready : r.value.choosing}</small>
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
          <span class="unseen">{r.value.seatOf(r.value.seat(seat + 1))}</span>
          <select
            value={value}
            onChange={({ currentTarget: { value: chosen } }) => {
              wish(chosen, () => set(wantedOf(chosen)))
            }}
          >
            <option value="open">{r.value.makeOpen}</option>
            <option value="me">{r.value.takeSeat}</option>
            {closes && <option value="closed">{r.value.closeSeat}</option>}
            {BOTS.map((each) => (
              <option key={each} value={each}>
                {w.value.bots[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      {!host && free && !mine && (
        <button
          type="button"
          class="button"
          aria-label={r.value.sitAt(side?.name ?? r.value.seat(seat + 1))}
          onClick={sit}
        >
          {w.value.sit}
        </button>
      )}
    </li>
  )
}
