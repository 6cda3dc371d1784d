import { placeNamed } from '../../../../games/aeons-end/place-names.ts'
import { Card } from '../../../card/Card.tsx'
import { speaking } from '../../../page/words.ts'
import { acting } from '../acting.ts'
import type { Lights } from '../effects/lights.ts'
import type { BoardProps, Choice, Reference } from '../types.ts'
import { viewOf } from '../view.ts'
import { mageLabel } from '../words/names.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

/** "Kadir: discard pile", "nemesis discard pile". */
function placeName(zone: string, board: BoardProps): string {
  const { places, sides } = w.value
  const place = placeNamed(zone)
  if (place.kind !== 'own') return places[zone] ?? sides[zone] ?? zone
  return `${mageLabel(board.sheets, viewOf(board.moment), place.player)}, ${places[place.zone] ?? place.zone}`
}

/** Cards to choose from that do not lie open on the table: they are shown here. */
export function Tray({
  board,
  lights,
  shown,
}: {
  readonly board: BoardProps
  readonly lights: Lights
  readonly shown: (zone: string, index: number) => boolean
}) {
  const zones = new Map<string, { readonly choice: Choice; readonly ref: Reference }[]>()
  for (const choice of lights.elsewhere(shown)) {
    const ref: Reference = choice.ref
    const { zone = '' } = ref
    zones.set(zone, [...(zones.get(zone) ?? []), { choice, ref }])
  }
  if (zones.size === 0) return null
  return (
    <aside class="tray slab">
      {[...zones].map(([zone, choices]) => (
        <section key={zone} aria-label={placeName(zone, board)}>
          <h3 class="h">{w.value.chooseFrom(placeName(zone, board))}</h3>
          <ol>
            {choices.map(({ choice, ref }) => {
              const entry = board.cards.get(ref.card ?? '')
              return (
                entry !== undefined && (
                  <li key={choice.index}>
                    <Card
                      entry={entry}
                      place={`${zone}/${entry.id}/${ref.index}`}
                      {...acting(board, [choice], `${zone}/${ref.index}`)}
                    />
                  </li>
                )
              )
            })}
          </ol>
        </section>
      ))}
    </aside>
  )
}
