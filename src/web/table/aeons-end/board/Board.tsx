import { signal } from '@preact/signals'
import { speaking } from '../../../page/words.ts'
import { Arrange, moved } from '../../answers/Arrange.tsx'
import { orderAt, setOrder } from '../draft.ts'
import { Lights } from '../effects/lights.ts'
import { Breaches } from '../mage/Breaches.tsx'
import { Hand } from '../mage/Hand.tsx'
import { Mage } from '../mage/Mage.tsx'
import { Play } from '../mage/Play.tsx'
import { Tray } from '../mage/Tray.tsx'
import { frontSeat, viewOf } from '../view.ts'
import { mageCalled, mageLabel } from '../words/names.ts'
import { Allies } from './Allies.tsx'
import { City } from './City.tsx'
import { Floor } from './Floor.tsx'
import { Nemesis } from './Nemesis.tsx'
import { Order } from './Order.tsx'
import { Stock } from './Stock.tsx'
import { Supply } from './Supply.tsx'
import '../aeons-end.css'
import { ownZone, placeNamed } from '../../../../games/aeons-end/place-names.ts'
import type { BoardProps, Moment } from '../types.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

/** Somebody may look at another mat; the next question brings the right one back. */
const looked = signal<{ readonly moment: Moment; readonly seat: number } | null>(null)

/** Back from another mat; true when there was one. */
export function lookBack(): boolean {
  const away = looked.value !== null
  looked.value = null
  return away
}

/** The table of Aeon's End: the nemesis above, the supply between, the mages below. */
export function Board(board: BoardProps) {
  const { moment, choices } = board
  const view = viewOf(moment)
  const front = frontSeat(moment)
  const away = looked.value?.moment === moment && looked.value.seat !== front
  const seat = away ? looked.value!.seat : front
  const lights = new Lights(choices)
  const open = (zone: string, index: number): boolean =>
    zone === ownZone(seat, 'hand') ||
    zone === ownZone(seat, 'play area') ||
    zone === 'nemesis play' ||
    zone === 'drawn nemesis card' ||
    zone === 'turn order discard pile' ||
    (zone in view.nemesis.sides && index === 0) ||
    placeNamed(zone).kind === 'breach' ||
    placeNamed(zone).kind === 'supply'
  return (
    <>
      <Floor />
      <Nemesis board={board} lights={lights} />
      <Order board={board} lights={lights} />
      <City board={board} lights={lights} />
      <Supply board={board} lights={lights} />
      {board.lastTurn !== null && (
        <div
          class="last-place"
          style={{ '--toks': view.turnOrder.discard.length + view.turnOrder.deck.length }}
        >
          {board.lastTurn}
        </div>
      )}
      <section class={`mat of${view.players.length}`} aria-label={mageLabel(board.sheets, view, seat)}>
        <Mage board={board} lights={lights} seat={seat} />
        <Breaches board={board} lights={lights} seat={seat} />
        <Play board={board} lights={lights} seat={seat} />
        <Allies
          board={board}
          lights={lights}
          front={seat}
          lookAt={(other) => {
            looked.value = { moment, seat: other }
          }}
        />
        <Hand board={board} lights={lights} seat={seat} />
        <Stock board={board} seat={seat} />
        <PutDown {...board} />
        {away ? (
          <button type="button" class="go mat-back" onClick={lookBack}>
            <kbd>Esc</kbd>
            {w.value.backTo(mageCalled(board.sheets, view, front))}
          </button>
        ) : (
          <Tray board={board} lights={lights} shown={open} />
        )}
      </section>
    </>
  )
}

/** The cards played this turn, as a row to be put in order before they go down. */
function PutDown({ moment, cards }: BoardProps) {
  const places = orderAt(moment)
  const row = viewOf(moment).players[frontSeat(moment)]?.play ?? []
  if (places === null || row.length < 2) return null
  const { reorder, earlier, later } = w.value
  return (
    <Arrange
      title={reorder}
      entries={places.flatMap((i) => cards.get(row[i] ?? '') ?? [])}
      move={(from, to) => setOrder(moment, moved(places, from, to))}
      earlier={earlier}
      later={later}
    />
  )
}
