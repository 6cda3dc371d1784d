import { signal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Plain } from '../../../language/face.ts'
import { MOST_ORDERS, type Order } from '../../../table/orders.ts'
import { aboutPlace } from '../../card/peek.ts'
import type { AnswerParts, OrderPart } from '../../games/game.ts'
import { pageGames } from '../../games/index.ts'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import { GAMES } from '../../source/source.ts'
import type { Sitting } from '../../table/sitting/sitting.ts'
import type { RemoteTable } from '../source/remote.ts'
import { answerWords } from './answer-words.ts'
import { askedToPoint } from './asked-to-point.ts'
import { catchNextPress } from './Pointer.tsx'

const w = speaking(answerWords)

type AnswerOrder = Extract<Order, { do: 'answer' }>
type Half = keyof AnswerParts

const HALVES: readonly Half[] = ['to', 'with']

/** What is chosen so far, by name: it outlives the dialogue, which is closed while somebody points. */
const chosen = signal<Readonly<Record<Half, string | null>>>({ to: null, with: null })
/** What was pressed last on the table cannot be part of an order. */
const pressedWrong = signal(false)

interface Props {
  readonly remote: RemoteTable
  readonly sitting: Sitting
  readonly seat: number
  readonly orders: readonly Order[]
  readonly close: () => void
  readonly reopen: () => void
}

/** What lies there now that an order may name; null until it is known, and in games without such orders. */
function useParts(sitting: Sitting, seat: number): AnswerParts | null {
  const parts = useSignal<AnswerParts | null>(null)
  const moment = sitting.moment.value
  const cards = sitting.cards.value
  useEffect(() => {
    const game = GAMES.find((each) => each === moment?.game)
    if (game === undefined || moment === null) return
    void pageGames[game].answerable?.().then(({ default: known }) => {
      parts.value = known.parts(moment, cards, seat)
    })
  }, [moment, cards, seat])
  return parts.value
}

const same = (a: Plain, b: Plain): boolean => JSON.stringify(a) === JSON.stringify(b)

const choose = (half: Half, name: string | null): void => {
  chosen.value = { ...chosen.value, [half]: name }
  pressedWrong.value = false
}

/** What is held up on the table may be one half of an order: from there the dialogue is opened with it. */
export function OrderOffers({
  sitting,
  seat,
  open,
}: Pick<Props, 'sitting' | 'seat'> & { readonly open: () => void }) {
  const parts = useParts(sitting, seat)
  useEffect(() => {
    if (parts === null) return
    aboutPlace.value = (place) => {
      for (const half of HALVES) {
        const found = parts[half].find(({ places }) => places.includes(place))
        // Without a card to answer with there is no order to give.
        if (found === undefined || parts.with.length === 0) continue
        const act = () => {
          choose(half, found.name)
          open()
        }
        return { label: w.value.offer[half], act }
      }
      return null
    }
    return () => {
      aboutPlace.value = null
    }
  }, [parts])
  return null
}

/** Orders to answer a spell on one thing with one card: chosen from lists, or on the table itself. */
export function AnswerOrders({ remote, sitting, seat, orders, close, reopen }: Props) {
  const parts = useParts(sitting, seat)
  const form = useRef<HTMLFormElement>(null)
  const begun = HALVES.some((half) => chosen.peek()[half] !== null)
  // Whoever comes with one half goes on with the other.
  useLayoutEffect(() => {
    if (parts === null || !begun) return
    const open = [...(form.current?.querySelectorAll('select') ?? [])].find(({ value }) => value === '')
    const next = open ?? form.current?.querySelector<HTMLElement>('[type="submit"]')
    next?.focus()
  }, [parts === null])
  if (parts === null) return null
  const given = orders.filter((order) => order.do === 'answer')
  const partOf = (half: Half): OrderPart | undefined =>
    parts[half].find(({ name }) => name === chosen.value[half])
  const saidOf = (half: Half, part: Plain): string =>
    parts[half].find((each) => same(each.part, part))?.said ?? w.value.gone
  const [to, card] = [partOf('to'), partOf('with')]
  const full = orders.length >= MOST_ORDERS
  const give = (): void => {
    if (to === undefined || card === undefined || full) return
    const order: AnswerOrder = { do: 'answer', to: to.part, with: card.part }
    void remote.people.order(seat, [...orders.filter((each) => !isSame(each, order)), order])
    announce(w.value.standing(to.said, card.said))
    // The button is of no use until both are chosen once more.
    form.current?.querySelector('select')?.focus()
    chosen.value = { to: null, with: null }
    pressedWrong.value = false
  }
  const point = (half: Half): void => {
    close()
    const asks = half === 'to' ? w.value.pressTo : w.value.pressWith
    askedToPoint.value = asks
    pressedWrong.value = false
    announce(asks)
    pointOnTable((place) => {
      askedToPoint.value = null
      if (place !== null) {
        const found = parts[half].find(({ places }) => places.includes(place))
        pressedWrong.value = found === undefined
        if (found === undefined) announce(w.value.notThat)
        else choose(half, found.name)
      }
      reopen()
    })
  }
  return (
    <section aria-labelledby="answer-orders">
      <h3 id="answer-orders">{w.value.title}</h3>
      <p class="quiet">{w.value.hint}</p>
      {given.length > 0 && (
        <ul class="answer-orders">
          {given.map((order, i) => (
            <li key={i}>
              {w.value.standing(saidOf('to', order.to), saidOf('with', order.with))}
              <button
                type="button"
                class="button calm"
                aria-label={w.value.remove(saidOf('to', order.to), saidOf('with', order.with))}
                onClick={() => {
                  void remote.people.order(
                    seat,
                    orders.filter((each) => each !== order),
                  )
                  announce(w.value.removed)
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {parts.with.length === 0 ? (
        <p>{w.value.noCard}</p>
      ) : (
        <form
          ref={form}
          class="answer-order"
          onSubmit={(event) => {
            event.preventDefault()
            give()
          }}
        >
          {HALVES.map((half) => (
            <div key={half} class="answer-half">
              <label class="field">
                <span>{w.value[half]}</span>
                <select
                  value={partOf(half)?.name ?? ''}
                  onChange={({ currentTarget: { value } }) => choose(half, value === '' ? null : value)}
                >
                  <option value="">{w.value.choose}</option>
                  {parts[half].map(({ name }) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" class="button" onClick={() => point(half)}>
                {half === 'to' ? w.value.pointTo : w.value.pointWith}
              </button>
            </div>
          ))}
          {pressedWrong.value && <p class="wrong">{w.value.notThat}</p>}
          {full && <p role="status">{w.value.full}</p>}
          <button type="submit" class="button" disabled={to === undefined || card === undefined || full}>
            {w.value.add}
          </button>
        </form>
      )}
    </section>
  )
}

const isSame = (order: Order, { to, with: card }: AnswerOrder): boolean =>
  order.do === 'answer' && same(order.to, to) && same(order.with, card)

/** The next press on the table says what is meant; Escape, which says nothing, gives null. */
function pointOnTable(done: (place: string | null) => void): void {
  let place: string | null = null
  const picking = {
    get value(): boolean {
      return true
    },
    set value(_: boolean) {
      // Whatever was pressed is known when this has gone through.
      stop()
      queueMicrotask(() => done(place))
    },
  }
  const stop = catchNextPress(false, picking, ({ kind, name }) => {
    if (kind === 'place') place = name
  })
}
