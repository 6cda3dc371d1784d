import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { Card } from '../card/Card.tsx'
import { RulesText } from '../card/Rich.tsx'
import { cardWords, kindWord } from '../card/words.ts'
import { type BookPage, bookOf, type Example, examplesOf } from '../learn/book.ts'
import { Examples } from '../learn/Examples.tsx'
import { Inline } from '../learn/Prose.tsx'
import { rulingsOn } from '../learn/rulings.ts'
import { Busy } from '../page/Busy.tsx'
import { useCards } from '../page/library.ts'
import { route, to } from '../page/route.ts'
import { isSealed, unseal } from '../page/sealed.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import './cards.css'
import { queryOf, wishIn } from './search.ts'
import { cardsWords } from './words.ts'

const w = speaking(cardsWords)
const c = speaking(cardWords)

/** One card with its text, the rulings that speak of it, and positions that show it at work. */
export function CardPage({ game, id }: { readonly game: GameId; readonly id: string }) {
  const cards = useCards(game)
  const entry = cards.get(id)
  const pages = useSignal<readonly BookPage[]>([])
  const examples = useSignal<readonly Example[]>([])
  const language = lang.value
  // The list as it was when the card was opened from it.
  const list = to(['cards', game], queryOf(wishIn(route.value.query)))
  useLayoutEffect(() => scrollTo(0, 0), [id])
  useEffect(() => {
    void bookOf(game, language).then((came) => {
      pages.value = came
    })
    void examplesOf(game, language).then((byId) => {
      examples.value = byId.get(id) ?? []
    })
  }, [game, id, language])
  if (cards.size === 0) return <Busy />
  if (entry === undefined)
    return (
      <main class="page">
        <h1>{w.value.missing}</h1>
        <a href={list}>{w.value.back}</a>
      </main>
    )
  if (isSealed(game, entry))
    return (
      <main class="page">
        <nav class="crumbs">
          <a href={list}>{w.value.back}</a>
        </nav>
        <h1>{w.value.sealed}</h1>
        <p>{w.value.sealedHelp}</p>
        <button type="button" class="button" onClick={() => unseal(game)}>
          {w.value.unseal}
        </button>
      </main>
    )
  const rulings = rulingsOn(pages.value, entry.name)
  return (
    <main class="page card-page">
      <nav class="crumbs">
        <a href={list}>{w.value.back}</a>
      </nav>
      <h1>{entry.name}</h1>
      <div class="beside">
        <div class="face">
          <Card entry={entry} />
        </div>
        <div class="words">
          <p class="quiet">
            {kindWord(c.value, entry)} · {w.value.sets[entry.set] ?? entry.set}
          </p>
          <section aria-labelledby="text">
            <h2 id="text">{w.value.text}</h2>
            <p class="rules-text">
              <RulesText entry={entry} />
            </p>
          </section>
          <section aria-labelledby="rulings">
            <h2 id="rulings">{w.value.rulings}</h2>
            {rulings.length === 0 && <p>{w.value.noRulings}</p>}
            <dl>
              {rulings.map((ruling) => (
                <div key={ruling.id}>
                  <dt>
                    <a href={to(['learn', game, ruling.page])}>
                      <Inline text={ruling.question} />
                    </a>
                  </dt>
                  <dd>
                    <Inline text={ruling.answer} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          {examples.value.length > 0 && (
            <section aria-labelledby="examples">
              <h2 id="examples">{w.value.examples}</h2>
              <Examples game={game} examples={examples.value} about={entry.name} />
            </section>
          )}
        </div>
      </div>
    </main>
  )
}
