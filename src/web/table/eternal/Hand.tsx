import { useEffect, useRef } from 'preact/hooks'
import type { Sum } from '../../../language/face.ts'
import { Card } from '../../card/Card.tsx'
import { speaking } from '../../page/words.ts'
import { withAdapter } from '../adapter.ts'
import type { Cards } from '../face.ts'
import { badgesOf, meanings } from './Badges.tsx'
import { choosing } from './Line.tsx'
import type { Lit, Places } from './places.ts'
import { keyAt, type SeenCard } from './view.ts'
import { eternalWords } from './words.ts'

const w = speaking(eternalWords)

export interface HandProps {
  readonly hand: readonly SeenCard[]
  readonly seat: number
  readonly cards: Cards
  readonly places: Places
  /** Somebody is asked, and it is this seat. */
  readonly asked: boolean
  readonly whyNot: (wish: string) => Promise<string | null>
  readonly numbers: (key: string) => Promise<readonly Sum[]>
}

/** Cards that look the same are one choice of the engine: all of them are lit. */
function litAt(hand: readonly SeenCard[], i: number, seat: number, places: Places): Lit | undefined {
  const own = places.at(keyAt('hand', seat, i))
  if (own !== undefined) return own
  const looks = JSON.stringify(hand[i])
  const twin = hand.findIndex(
    (card, k) => k !== i && JSON.stringify(card) === looks && places.at(keyAt('hand', seat, k)),
  )
  return twin === -1 ? undefined : places.at(keyAt('hand', seat, twin))
}

/** The own hand as a fan. */
export function Hand({ hand, seat, cards, places, asked, whyNot, numbers }: HandProps) {
  return (
    <ol
      class={`hand ${hand.length > 8 ? 'full' : ''}`}
      aria-label={w.value.hand}
      style={{ '--n': hand.length }}
    >
      {hand.map((card, i) => (
        <Held
          key={keyAt('hand', seat, i)}
          card={card}
          place={keyAt('hand', seat, i)}
          index={i}
          cards={cards}
          lit={litAt(hand, i, seat, places)}
          asked={asked}
          whyNot={whyNot}
          numbers={numbers}
        />
      ))}
    </ol>
  )
}

interface HeldProps {
  readonly card: SeenCard
  readonly place: string
  readonly index: number
  readonly cards: Cards
  readonly lit: Lit | undefined
  readonly asked: boolean
  readonly whyNot: (wish: string) => Promise<string | null>
  readonly numbers: (key: string) => Promise<readonly Sum[]>
}

function Held({ card, place, index, cards, lit, asked, whyNot, numbers }: HeldProps) {
  const element = useRef<HTMLLIElement>(null)
  const latest = useRef(lit)
  latest.current = lit
  const canDrag = lit !== undefined
  useEffect(() => {
    if (element.current === null || !canDrag) return
    return withAdapter(element.current, ({ draggable }, held) =>
      draggable({
        element: held,
        getInitialData: () => ({ play: true, run: () => latest.current?.acts[0]?.run() }),
      }),
    )
  }, [canDrag])
  const entry = cards.get(card.card)
  if (entry === undefined) return null
  const note = meanings(card)
  return (
    <li ref={element} style={{ '--i': index }}>
      <Card
        entry={entry}
        now={{
          cost: card.cost,
          ...(card.strength === undefined || entry.numbers?.strength === undefined
            ? {}
            : { strength: card.strength }),
          ...(card.health === undefined || entry.numbers?.health === undefined
            ? {}
            : { health: card.health }),
        }}
        badges={badgesOf(card, false)}
        place={place}
        numbers={() => numbers(place)}
        class={asked && lit === undefined ? 'dim' : ''}
        {...(note === undefined ? {} : { note })}
        {...(asked && lit === undefined ? { why: () => whyNot(`play ${entry.id}`) } : {})}
        {...choosing(lit, entry, place)}
      />
    </li>
  )
}
