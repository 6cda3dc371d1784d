import { useRef } from 'preact/hooks'
import type { Sum } from '../../../../language/face.ts'
import type { WhyNot } from '../../../../language/label.ts'
import { Card } from '../../../card/Card.tsx'
import { speaking } from '../../../page/words.ts'
import type { Cards } from '../../table-parts.ts'
import { badgesOf, meanings } from '../board/Badges.tsx'
import { choosing } from '../board/Line.tsx'
import type { Lit, Places } from '../board/places.ts'
import { keyAt, type SeenCard } from '../view.ts'
import { eternalWords } from '../words/words.ts'
import { useCarried } from './carrying.ts'

const w = speaking(eternalWords)

export interface HandProps {
  readonly hand: readonly SeenCard[]
  readonly seat: number
  readonly cards: Cards
  readonly places: Places
  /** Somebody is asked, and it is this seat. */
  readonly asked: boolean
  readonly whyNot: (wish: string) => Promise<WhyNot | null>
  readonly numbers: (key: string) => Promise<readonly Sum[]>
  /** Places that are picked; of cards that look the same, the place of one as often as it is meant. */
  readonly picks: readonly string[]
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

/** Of cards that look the same the first are those that are picked. */
function isPicked(hand: readonly SeenCard[], i: number, seat: number, picks: readonly string[]): boolean {
  const looks = JSON.stringify(hand[i])
  const twins = hand.flatMap((card, k) => (JSON.stringify(card) === looks ? [k] : []))
  const meant = picks.filter((place) => twins.some((k) => keyAt('hand', seat, k) === place)).length
  return twins.indexOf(i) < meant
}

/** Which of the cards of its name it is. */
const nthOf = (hand: readonly SeenCard[], i: number): number =>
  hand.slice(0, i + 1).filter(({ card }) => card === hand[i]!.card).length

/** The own hand as a fan. */
export function Hand({ hand, seat, cards, places, asked, whyNot, numbers, picks }: HandProps) {
  return (
    <div class="hand-row">
      <ol class="hand" aria-label={w.value.hand} style={{ '--n': hand.length }}>
        {hand.map((card, i) => (
          <Held
            key={`${card.card} ${nthOf(hand, i)}`}
            card={card}
            place={keyAt('hand', seat, i)}
            index={i}
            nth={nthOf(hand, i)}
            cards={cards}
            lit={litAt(hand, i, seat, places)}
            asked={asked}
            picked={isPicked(hand, i, seat, picks)}
            whyNot={whyNot}
            numbers={numbers}
          />
        ))}
      </ol>
    </div>
  )
}

interface HeldProps {
  readonly card: SeenCard
  readonly place: string
  readonly index: number
  readonly nth: number
  readonly cards: Cards
  readonly lit: Lit | undefined
  readonly asked: boolean
  readonly picked: boolean
  readonly whyNot: (wish: string) => Promise<WhyNot | null>
  readonly numbers: (key: string) => Promise<readonly Sum[]>
}

function Held({ card, place, index, nth, cards, lit, asked, picked, whyNot, numbers }: HeldProps) {
  const element = useRef<HTMLLIElement>(null)
  // Of cards that look the same the engine names one.
  useCarried(element, lit === undefined ? null : (lit.acts[0]?.places[0] ?? place))
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
        class={`${asked && lit === undefined ? 'dim' : ''} ${picked ? 'picked' : ''}`}
        {...(note === undefined ? {} : { note })}
        {...(lit === undefined ? { why: () => whyNot(`play ${entry.id} #${nth}`) } : {})}
        {...choosing(lit, entry, place)}
      />
    </li>
  )
}
