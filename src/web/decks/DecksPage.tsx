import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'
import { deckTitle } from '../../games/eternal/deck-building/titles.ts'
import type { CardEntry } from '../../language/face.ts'
import { Pip } from '../card/Rich.tsx'
import { Banner } from '../page/Banner.tsx'
import { library, useCards } from '../page/library.ts'
import { go, to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { cannotKeep, newId } from '../source/store.ts'
import type { ReadyDeck } from './calls.ts'
import { curveOf, factionsOf, type OwnDeck, sizeOf } from './deck.ts'
import './decks.css'
import { Import } from './Exchange.tsx'
import { damagedDecks, forgetDeck, keepDeck, ownDecks } from './store.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)

/** Own decks and ready ones. */
export function DecksPage() {
  const cards = useCards('eternal')
  const own = useSignal(ownDecks())
  const ready = useSignal<readonly ReadyDeck[]>([])
  useEffect(() => {
    void library.decks().then((decks) => {
      ready.value = decks
    })
  }, [])
  const keepAndOpen = (deck: DeckList) => {
    const id = newId()
    keepDeck({ ...deck, id, at: Date.now() })
    go(['decks', id])
  }
  const remove = ({ id, name }: OwnDeck) => {
    if (!confirm(w.value.reallyRemove(name))) return
    forgetDeck(id)
    own.value = ownDecks()
  }
  const group = (title: string, decks: readonly ReadyDeck[]) =>
    decks.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul class="deck-tiles">
          {decks.map(({ deck }) => (
            <li key={deck.name} class="slab">
              <DeckName deck={{ ...deck, name: deckTitle(deck.name, lang.value) }} cards={cards} />
              <div class="row">
                <button
                  type="button"
                  class="button"
                  onClick={() =>
                    keepAndOpen({ ...deck, name: w.value.copyOf(deckTitle(deck.name, lang.value)) })
                  }
                >
                  {w.value.copy}
                </button>
                <a class="button calm" href={to(['setup', 'eternal'], { deck: deck.name })}>
                  {w.value.play}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <main class="page decks-page">
      <Banner title={w.value.title} lead={w.value.intro} games={['eternal']}>
        <div class="row">
          <button
            type="button"
            class="go"
            onClick={() => keepAndOpen({ name: w.value.untitled, format: 'throne', main: [], market: [] })}
          >
            {w.value.build}
          </button>
          <button
            type="button"
            class="button"
            onClick={async () => {
              const deck = await library.randomDeck('', newId())
              keepAndOpen({ ...deck, name: w.value.randomName })
            }}
          >
            {w.value.random}
          </button>
        </div>
      </Banner>
      {damagedDecks.value.length > 0 && <p role="alert">{w.value.damaged(damagedDecks.value.length)}</p>}
      {cannotKeep.value && <p role="alert">{w.value.cannotKeep}</p>}
      <section>
        <h2>{w.value.own}</h2>
        {own.value.length === 0 && <p class="quiet">{w.value.none}</p>}
        <ul class="deck-tiles">
          {own.value.map((deck) => (
            <li key={deck.id} class="slab">
              <DeckName deck={deck} cards={cards} />
              <div class="row">
                <a class="button" href={to(['decks', deck.id])}>
                  {w.value.edit}
                </a>
                <button type="button" class="button calm" onClick={() => remove(deck)}>
                  {w.value.remove}
                </button>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {group(
        w.value.starters,
        ready.value.filter(({ starter }) => starter),
      )}
      {group(
        w.value.tournament,
        ready.value.filter(({ starter }) => !starter),
      )}
      <section>
        <h2>{w.value.importing}</h2>
        <Import />
      </section>
    </main>
  )
}

const FACTIONS = { F: 'fire', T: 'time', J: 'justice', P: 'primal', S: 'shadow' } as const

interface DeckNameProps {
  readonly deck: DeckList
  readonly cards: ReadonlyMap<string, CardEntry>
}

function DeckName({ deck, cards }: DeckNameProps) {
  const curve = curveOf(deck, cards)
  const highest = Math.max(1, ...curve)
  const letters = [...factionsOf(deck, cards)] as (keyof typeof FACTIONS)[]
  return (
    <>
      <h3>{deck.name}</h3>
      <p class="facts">
        <span class="pips">
          {letters.map((letter) => (
            <Pip key={letter} faction={FACTIONS[letter]} />
          ))}
        </span>
        {w.value.cards(sizeOf(deck))}
      </p>
      <span class="spark" aria-hidden="true">
        {curve.map((n, i) => (
          <i key={i} style={{ '--h': n / highest }} />
        ))}
      </span>
    </>
  )
}
