import { Card } from '../../../card/Card.tsx'
import { speaking } from '../../../page/words.ts'
import type { Cards } from '../../table-parts.ts'
import { isOffTable, type Places } from '../board/places.ts'
import { eternalWords } from '../words/words.ts'

const w = speaking(eternalWords)

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
    <section class="open-tray slab" aria-label={w.value.showsCards}>
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
