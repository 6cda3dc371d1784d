import { Card } from '../../../card/Card.tsx'
import { speaking } from '../../../page/words.ts'
import { acting } from '../acting.ts'
import type { Lights } from '../effects/lights.ts'
import type { BoardProps } from '../types.ts'
import { viewOf } from '../view.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

/** The decks and piles that lie on a nemesis mat: strikes, corruptions, acolytes, what was devoured. */
export function Sides({ board, lights }: { readonly board: BoardProps; readonly lights: Lights }) {
  const { nemesis } = viewOf(board.moment)
  return (
    <>
      {Object.entries(nemesis.sides).map(([name, there]) => (
        <span key={name} class="side">
          <span>{w.value.sides[name] ?? name}</span> <b>{typeof there === 'number' ? there : there.length}</b>
          {typeof there !== 'number' && there.length > 0 && (
            <span class="side-cards">
              {there.slice(0, 1).map((id, i) => {
                const entry = board.cards.get(id)
                return (
                  entry !== undefined && (
                    <Card
                      key={`${id} ${i}`}
                      entry={entry}
                      place={`${name}/${id}/${i}`}
                      {...acting(board, lights.card(name, i, id))}
                    />
                  )
                )
              })}
            </span>
          )}
        </span>
      ))}
    </>
  )
}
