import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { Peek } from '../card/Peek.tsx'
import { pageGames } from '../games/index.ts'
import { homeWords } from '../home/words.ts'
import { route, to } from '../page/route.ts'
import { isSealedPage, unseal } from '../page/sealed.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { type BookBlock, type BookPage, betweenBattles, bookOf, type Example, examplesOf } from './book.ts'
import { CardNames } from './CardNames.tsx'
import { Examples } from './Examples.tsx'
import './learn.css'
import { Lessons } from './Lessons.tsx'
import { Block } from './Prose.tsx'
import { headingId, Sidebar } from './Sidebar.tsx'
import { learnWords } from './words.ts'

const w = speaking(learnWords)
const h = speaking(homeWords)
const MOST_FOUND = 60

interface Found {
  readonly page: BookPage
  readonly block: BookBlock
}

/** One chapter of a rulebook, or what was found in all of them. */
export function ChapterPage({ game, name }: { readonly game: GameId; readonly name: string | null }) {
  const pages = useSignal<readonly BookPage[]>([])
  const examples = useSignal<ReadonlyMap<string, readonly Example[]>>(new Map())
  const between = useSignal<Readonly<Record<string, number>>>({})
  const wish = useSignal('')
  const fault = useSignal(false)
  const language = lang.value
  useEffect(() => {
    void Promise.all([bookOf(game, language), examplesOf(game, language), betweenBattles(game)]).then(
      ([book, known, unshown]) => {
        pages.value = book
        examples.value = known
        between.value = unshown
      },
      () => {
        fault.value = true
      },
    )
  }, [game, language])

  const at = pages.value.findIndex((page) => page.name === name)
  const page = pages.value[at]
  const searching = wish.value.trim().length > 1 || name === null
  const { Figure } = pageGames[game]
  const open = pages.value.filter((each) => !isSealedPage(game, each))
  // Whoever comes back from an example is put where the rule stands; everybody else begins at the top.
  const rule = route.value.query.get('rule')
  useLayoutEffect(() => {
    if (page === undefined) return
    const place = rule === null ? null : document.getElementById(rule)
    if (place === null) scrollTo(0, 0)
    else place.scrollIntoView({ block: 'center' })
  }, [page, rule])
  return (
    <main class="page chapter">
      <Sidebar game={game} pages={open} here={page} />
      <div class="book-page">
        <nav class="crumbs">
          <a href={to(['learn'])}>{w.value.title}</a>
          {at > 0 && <a href={to(['learn', game, pages.value[at - 1]!.name])}>{w.value.back}</a>}
          {at >= 0 && at < pages.value.length - 1 && (
            <a href={to(['learn', game, pages.value[at + 1]!.name])}>{w.value.next}</a>
          )}
        </nav>
        {name === null && <Lessons game={game} />}
        <h1>{page?.title ?? w.value.rulebook(h.value.games[game].name)}</h1>
        <label class="field search">
          <span>{w.value.search}</span>
          <input
            type="search"
            placeholder={w.value.searchHelp}
            value={wish.value}
            onInput={({ currentTarget }) => {
              wish.value = currentTarget.value
            }}
          />
        </label>
        {fault.value && <p role="alert">{w.value.fault}</p>}
        {searching ? (
          <Results game={game} pages={open} wish={wish.value} />
        ) : page !== undefined && isSealedPage(game, page) ? (
          <button type="button" class="button" onClick={() => unseal(game)}>
            {w.value.unseal}
          </button>
        ) : (
          page !== undefined && (
            <CardNames game={game}>
              {Figure !== undefined && <Figure chapter={page.name} />}
              {page.blocks.map((block, i) => (
                <Statement
                  key={i}
                  game={game}
                  block={block}
                  place={headingId(i)}
                  examples={examples.value}
                  between={between.value}
                  marked={rule !== null && block.ids.includes(rule)}
                />
              ))}
            </CardNames>
          )
        )}
      </div>
      <Peek />
    </main>
  )
}

function Statement({
  game,
  block,
  place,
  marked,
  examples,
  between,
}: {
  readonly game: GameId
  readonly block: BookBlock
  /** The name of this place, for the list of parts. */
  readonly place: string
  /** The reader came back to it. */
  readonly marked: boolean
  readonly examples: ReadonlyMap<string, readonly Example[]>
  readonly between: Readonly<Record<string, number>>
}) {
  if (block.ids.length === 0)
    return block.kind === 'heading' ? (
      <div id={place}>
        <Block block={block} />
      </div>
    ) : (
      <Block block={block} />
    )
  const shown = new Set(block.ids.flatMap((id) => examples.get(id) ?? []))
  const unshown = block.ids.reduce((sum, id) => sum + (between[id] ?? 0), 0)
  return (
    <div class={marked ? 'statement marked' : 'statement'} id={block.ids[0]}>
      <Block block={block} />
      <p class="ids">
        {block.ids.map((id) => (
          <span key={id} title={w.value.rule(id)}>
            {id}
          </span>
        ))}
      </p>
      {shown.size > 0 && (
        <details>
          <summary>{w.value.examples(shown.size)}</summary>
          <Examples game={game} examples={[...shown]} about={block.ids.join(', ')} />
        </details>
      )}
      {shown.size === 0 && unshown > 0 && <p class="between">{w.value.between}</p>}
    </div>
  )
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function Results({
  game,
  pages,
  wish,
}: {
  readonly game: GameId
  readonly pages: readonly BookPage[]
  readonly wish: string
}) {
  const words = plain(wish).split(/\s+/).filter(Boolean)
  const found: Found[] =
    words.length === 0
      ? []
      : pages.flatMap((page) =>
          page.blocks.flatMap((block) => {
            const text = plain(`${page.title} ${block.text} ${block.ids.join(' ')}`)
            return words.every((word) => text.includes(word)) ? [{ page, block }] : []
          }),
        )
  return (
    <section class="results" aria-live="polite">
      {words.length > 0 && <p>{found.length === 0 ? w.value.none : w.value.found(found.length)}</p>}
      <ul>
        {(words.length === 0 ? [] : found.slice(0, MOST_FOUND)).map(({ page, block }, i) => (
          <li key={i}>
            <a href={to(['learn', game, page.name])}>{page.title}</a>
            <Block block={{ ...block, kind: 'paragraph' }} />
          </li>
        ))}
      </ul>
      {words.length === 0 && (
        <ol class="contents">
          {pages.map((page) => (
            <li key={page.name}>
              <a href={to(['learn', game, page.name])}>{page.title}</a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
