import { turnSeatsOf } from '../../../../games/aeons-end/place-names.ts'
import { Icon } from '../../../card/Picture.tsx'
import { pictureOf } from '../../../card/pictures/index.ts'
import { speaking } from '../../../page/words.ts'
import type { Sheets } from '../../table-parts.ts'
import { Hit } from '../effects/Hit.tsx'
import type { Lights } from '../effects/lights.ts'
import type { BoardProps } from '../types.ts'
import { mageOf, type View, viewOf } from '../view.ts'
import { mageLabel } from '../words/names.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

interface TokenProps {
  readonly card: string
  readonly view: View
  readonly sheets: Sheets
  readonly state: 'past' | 'now' | 'hidden'
}

function TurnToken({ card, view, sheets, state }: TokenProps) {
  const seats = turnSeatsOf(card)
  const foe = seats.length === 0 && card !== 'wild'
  const ids = foe ? [view.nemesis.id ?? ''] : seats.map((seat) => mageOf(view, seat) ?? '')
  const name =
    card === 'wild'
      ? w.value.wild
      : foe
        ? (sheets.get(view.nemesis.id ?? '')?.name ?? w.value.nemesis)
        : seats.map((seat) => mageLabel(sheets, view, seat)).join(' / ')
  return (
    <span class={`tok ${state} ${foe ? 'foe' : ''}`} title={name}>
      <span class="tok-face">
        {card === 'wild' ? (
          <span aria-hidden="true">✶</span>
        ) : (
          ids.map((id, i) => (
            <Icon
              key={id}
              name={pictureOf({ id, game: 'aeons-end', type: foe ? 'nemesis' : 'mage' }, seats[i])}
            />
          ))
        )}
      </span>
      <span class="unseen">{name}</span>
    </span>
  )
}

/** The turns of this round: what was drawn, what is left in unknown order, and the odds. */
export function Order({ board, lights }: { readonly board: BoardProps; readonly lights: Lights }) {
  const { moment, sheets } = board
  const view = viewOf(moment)
  const { discard, deck } = view.turnOrder
  const drawn = [...discard].reverse()
  // When the deck is empty, all of its cards are shuffled for the next turn.
  const coming = deck.length > 0 ? deck : discard
  const foes = coming.filter((card) => turnSeatsOf(card).length === 0 && card !== 'wild').length
  const whoIsNext = (): string | null => {
    const [only, ...others] = coming.map((card) => turnSeatsOf(card).map((seat) => mageOf(view, seat) ?? ''))
    const isSure = only !== undefined && only.length === 1 && others.every((ids) => ids.join() === only[0])
    return isSure ? (sheets.get(only[0] ?? '')?.name ?? null) : null
  }
  return (
    <section class={`order ${board.lastTurn === null ? '' : 'told'}`} aria-label={w.value.turnOrder}>
      <span class="cap">{w.value.drawn}</span>
      <ol class="toks">
        {drawn.map((card, i) => (
          <li key={`${card} ${i}`}>
            <TurnToken
              card={card}
              view={view}
              sheets={sheets}
              state={i === drawn.length - 1 ? 'now' : 'past'}
            />
            <Hit board={board} choices={lights.card('turn order discard pile', drawn.length - 1 - i, card)} />
          </li>
        ))}
      </ol>
      <span class="cap left">{w.value.left}</span>
      <ol class="toks">
        {deck.map((card, i) => (
          <li key={`${card} ${i}`}>
            <TurnToken card={card} view={view} sheets={sheets} state="hidden" />
          </li>
        ))}
      </ol>
      {deck.length === 0 && <span class="cap">{w.value.reshuffled}</span>}
      {coming.length > 0 && <Odds foes={foes} of={coming.length} who={whoIsNext()} />}
    </section>
  )
}

interface OddsProps {
  readonly foes: number
  readonly of: number
  /** The mage whose turn is certain to come next, or null. */
  readonly who: string | null
}

/** How likely the next turn is the nemesis', in words where it is certain. */
function Odds({ foes, of, who }: OddsProps) {
  if (foes === of)
    return (
      <p class="odds">
        <b>{w.value.nemesisSurely}</b>
      </p>
    )
  if (foes === 0)
    return (
      <p class="odds">
        <b class="calm">{who === null ? w.value.notNemesis : w.value.isNext(who)}</b>
      </p>
    )
  return (
    <p class="odds">
      <b>{w.value.odds(foes, of)}</b> <span>{w.value.nemesisNext}</span>
    </p>
  )
}
