import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { homeWords } from '../home/words.ts'
import { to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { type BookBlock, type BookPage, bookOf, type Example, examplesOf } from './book.ts'
import { Examples } from './Examples.tsx'
import './learn.css'
import { Block } from './Prose.tsx'
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
  const wish = useSignal('')
  const fault = useSignal(false)
  const tongue = lang.value
  useEffect(() => {
    void Promise.all([bookOf(game, tongue), examplesOf(game, tongue)]).then(
      ([book, known]) => {
        pages.value = book
        examples.value = known
      },
      () => {
        fault.value = true
      },
    )
  }, [game, tongue])

  const at = pages.value.findIndex((page) => page.name === name)
  const page = pages.value[at]
  const searching = wish.value.trim().length > 1 || name === null
  return (
    <main class="page chapter">
      <nav class="crumbs">
        <a href={to(['learn'])}>{w.value.title}</a>
        {at > 0 && <a href={to(['learn', game, pages.value[at - 1]!.name])}>{w.value.back}</a>}
        {at >= 0 && at < pages.value.length - 1 && (
          <a href={to(['learn', game, pages.value[at + 1]!.name])}>{w.value.next}</a>
        )}
      </nav>
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
        <Results game={game} pages={pages.value} wish={wish.value} />
      ) : (
        page?.blocks.map((block, i) => (
          <Statement key={i} game={game} block={block} examples={examples.value} />
        ))
      )}
    </main>
  )
}

function Statement({
  game,
  block,
  examples,
}: {
  readonly game: GameId
  readonly block: BookBlock
  readonly examples: ReadonlyMap<string, readonly Example[]>
}) {
  if (block.ids.length === 0) return <Block block={block} />
  const shown = new Set(block.ids.flatMap((id) => examples.get(id) ?? []))
  return (
    <div class="statement" id={block.ids[0]}>
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
