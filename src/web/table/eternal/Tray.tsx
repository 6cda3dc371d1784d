import { useEffect, useRef } from 'preact/hooks'
import { Card } from '../../card/Card.tsx'
import { Glyph } from '../../card/glyphs.tsx'
import { speaking } from '../../page/words.ts'
import type { Cards } from '../table-parts.ts'
import type { PlacedAct } from './acts.ts'
import { menu, type Places } from './places.ts'
import type { SeenCard } from './view.ts'
import { eternalWords } from './words.ts'

const w = speaking(eternalWords)

/** Zones whose cards do not lie open on the table. */
const OFF_TABLE: readonly string[] = ['deck', 'void', 'market', 'power', 'nowhere']

const isOffTable = (place: string, eyes: number): boolean => {
  const [zone, of] = place.split('/')
  return OFF_TABLE.includes(zone!) || (zone === 'hand' && Number(of) !== eyes)
}

interface TrayProps {
  readonly places: Places
  readonly cards: Cards
  readonly eyes: number
  readonly picks: readonly string[]
}

/** Cards to choose from that do not lie on the table: out of a deck, a void, a market. */
export function Tray({ places, cards, eyes, picks }: TrayProps) {
  const offered = places.acts.flatMap((act) => {
    const place = act.places.find((each) => isOffTable(each, eyes))
    const entry = act.card === undefined ? undefined : cards.get(act.card)
    return place === undefined || entry === undefined ? [] : [{ act, place, entry }]
  })
  if (offered.length === 0) return null
  return (
    <section class="tray slab" aria-label={w.value.showsCards}>
      <ol>
        {offered.map(({ act, place, entry }) => (
          <li key={act.id}>
            <Card
              entry={entry}
              place={place}
              class={picks.includes(place) ? 'picked' : ''}
              choose={{ label: act.title, key: places.at(place)?.key, act: act.run }}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PileProps {
  readonly title: string
  readonly pile: readonly SeenCard[]
  readonly cards: Cards
  readonly close: () => void
}

/** A void or market, opened. */
export function OpenPile({ title, pile, cards, close }: PileProps) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    box.current?.showModal()
  }, [])
  return (
    <dialog ref={box} class="pile-open" aria-label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="button calm" onClick={() => box.current?.close()}>
          <Glyph name="close" /> {w.value.close}
        </button>
      </header>
      <ol>
        {pile.map((card, i) => {
          const entry = cards.get(card.card)
          return entry === undefined ? null : (
            <li key={i}>
              <Card entry={entry} now={{ cost: card.cost }} />
            </li>
          )
        })}
      </ol>
    </dialog>
  )
}

/** What can be done with the card that was chosen. */
export function Menu() {
  const open = menu.value
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu.peek() === null) return
      event.stopImmediatePropagation()
      menu.value = null
    }
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) menu.value = null
    }
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onPress, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onPress, true)
    }
  }, [open])
  if (open === null) return null
  const { beside, acts, name } = open
  const low = beside.top > innerHeight / 2
  const take = (act: PlacedAct) => {
    menu.value = null
    act.run()
  }
  return (
    <fieldset
      class="acts-menu slab"
      ref={box}
      aria-label={w.value.several(name)}
      style={{
        left: `${Math.max(8, Math.min(beside.left, innerWidth - 268))}px`,
        ...(low
          ? { bottom: `${innerHeight - beside.top + 8}px`, maxHeight: `${beside.top - 16}px` }
          : { top: `${beside.bottom + 8}px`, maxHeight: `${innerHeight - beside.bottom - 16}px` }),
      }}
    >
      {acts.map((act) => (
        <button key={act.id} type="button" class="button" onClick={() => take(act)}>
          {act.title}
        </button>
      ))}
    </fieldset>
  )
}
