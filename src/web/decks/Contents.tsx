import type { CardEntry } from '../../language/face.ts'
import { peekHandlers } from '../card/peek.ts'
import { Pip } from '../card/Rich.tsx'
import { speaking } from '../page/words.ts'
import { type OwnDeck, type Part, sizeOf, sorted } from './deck.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)

interface ContentsProps {
  readonly deck: OwnDeck
  readonly cards: ReadonlyMap<string, CardEntry>
  readonly add: (part: Part, id: string) => void
  readonly drop: (part: Part, id: string) => void
}

/** What is in the deck and its market, line by line. */
export function Contents({ deck, cards, add, drop }: ContentsProps) {
  const size = sizeOf(deck)
  const market = [...new Set(deck.market)].map(
    (id) => [deck.market.filter((each) => each === id).length, id] as const,
  )
  return (
    <section class="contents" aria-label={w.value.list}>
      <h2>
        {w.value.main} <small>{w.value.cards(size)}</small>
      </h2>
      {size === 0 && <p class="quiet">{w.value.empty}</p>}
      <Lines lines={sorted(deck, cards)} part="main" cards={cards} add={add} drop={drop} />
      {market.length > 0 && (
        <>
          <h2>
            {w.value.market} <small>{w.value.cards(deck.market.length)}</small>
          </h2>
          <Lines lines={market} part="market" cards={cards} add={add} drop={drop} />
        </>
      )}
    </section>
  )
}

const FACTIONS = { F: 'fire', T: 'time', J: 'justice', P: 'primal', S: 'shadow' } as const

interface LinesProps extends Pick<ContentsProps, 'cards' | 'add' | 'drop'> {
  readonly lines: readonly (readonly [number, string])[]
  readonly part: Part
}

function Lines({ lines, part, cards, add, drop }: LinesProps) {
  return (
    <ol class="deck-lines">
      {lines.map(([n, id]) => {
        const entry = cards.get(id)
        if (entry === undefined) return null
        const letters = [...new Set(entry.influence ?? '')] as (keyof typeof FACTIONS)[]
        return (
          <li key={id}>
            <b class="n">{n}</b>
            <span class="cost">{entry.type === 'power' ? '' : entry.cost}</span>
            <button type="button" class="plain name" {...peekHandlers({ entry }, undefined)}>
              {entry.name}
            </button>
            <span class="pips">
              {letters.map((letter) => (
                <Pip key={letter} faction={FACTIONS[letter]} />
              ))}
            </span>
            <button
              type="button"
              class="step"
              aria-label={w.value.drop(entry.name)}
              onClick={() => drop(part, id)}
            >
              −
            </button>
            <button
              type="button"
              class="step"
              aria-label={w.value.add(entry.name)}
              onClick={() => add(part, id)}
            >
              +
            </button>
          </li>
        )
      })}
    </ol>
  )
}
