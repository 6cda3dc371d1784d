import { type ComponentChildren, createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import { peekHandlers } from '../card/peek.ts'
import { useCards } from '../page/library.ts'
import { isSealed, isUnsealed } from '../page/sealed.ts'
import type { GameId } from '../source/source.ts'
import { type NamedCards, namesOf, partsNaming } from './card-names.ts'

const Known = createContext<NamedCards | null>(null)

/** Inside it every name of a card in a text shows the card at a glance or a press. */
export function CardNames({
  game,
  children,
}: {
  readonly game: GameId
  readonly children: ComponentChildren
}) {
  const cards = useCards(game)
  const unsealed = isUnsealed(game)
  const known = useMemo(
    () => (cards.size === 0 ? null : namesOf([...cards.values()].filter((card) => !isSealed(game, card)))),
    [cards, unsealed],
  )
  return <Known.Provider value={known}>{children}</Known.Provider>
}

/** Words of the rulebook, with the cards that they name. */
export function Words({ text }: { readonly text: string }) {
  const known = useContext(Known)
  if (known === null) return <>{text}</>
  return (
    <>
      {partsNaming(text, known).map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <button key={i} type="button" class="named-card" {...peekHandlers({ entry: part }, undefined)}>
            {part.name}
          </button>
        ),
      )}
    </>
  )
}
