import { Card, CardBack } from '../../../card/Card.tsx'
import { Said } from '../../../page/Said.tsx'
import { speaking } from '../../../page/words.ts'
import type { Cards } from '../../table-parts.ts'
import type { SeenCard, SeenPlayer } from '../view.ts'
import { eternalWords } from '../words/words.ts'

const w = speaking(eternalWords)

interface PilesProps {
  readonly player: SeenPlayer
  readonly cards: Cards
  readonly open: (what: 'void' | 'market') => void
}

/** The own deck, void and market. */
export function Piles({ player, cards, open }: PilesProps) {
  const { deck, void: dead, market } = player
  const top = dead.at(-1)
  const entry = top === undefined ? undefined : cards.get(top.card)
  const marketSize = typeof market === 'number' ? market : market.length
  return (
    <section class="zones" aria-label={`${w.value.deck}, ${w.value.void}, ${w.value.market}`}>
      <div class="zone" data-zone="deck">
        <CardBack game="eternal" />
        <b>{deck}</b>
        {w.value.deck}
      </div>
      <button
        type="button"
        class="zone plain"
        data-zone="void"
        disabled={dead.length === 0}
        onClick={() => open('void')}
      >
        <Said as={w.value.open(w.value.void, dead.length)}>
          {entry === undefined ? (
            <span class="well" />
          ) : (
            <span class="top-card" inert>
              <Card entry={entry} />
            </span>
          )}
          <b>{dead.length}</b>
          {w.value.void}
        </Said>
      </button>
      {marketSize > 0 && (
        <button type="button" class="zone plain" onClick={() => open('market')}>
          <Said as={w.value.open(w.value.market, marketSize)}>
            <CardBack game="eternal" />
            <b>{marketSize}</b>
            {w.value.market}
          </Said>
        </button>
      )}
    </section>
  )
}

/** The cards of a pile, newest first. */
export const listed = (pile: readonly SeenCard[] | number): readonly SeenCard[] =>
  typeof pile === 'number' ? [] : [...pile].reverse()
