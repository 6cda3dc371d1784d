import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import type { BookPage } from './book.ts'
import { learnWords } from './words.ts'

const w = speaking(learnWords)

interface SidebarProps {
  readonly game: GameId
  readonly pages: readonly BookPage[]
  /** The page that is open, if one is. */
  readonly here: BookPage | undefined
}

/** A heading of a page by its place among the blocks. */
export const headingId = (i: number): string => `part-${i}`

/** Every chapter and ruling, the parts of the one that is open, and where in it the reader is. */
export function Sidebar({ game, pages, here }: SidebarProps) {
  const isRuling = ({ name }: BookPage): boolean => name.startsWith('rulings/')
  const reading = useReading(here)
  const list = (shown: readonly BookPage[]) => (
    <ol>
      {shown.map((page) => (
        <li key={page.name}>
          <a href={to(['learn', game, page.name])} aria-current={page === here ? 'page' : undefined}>
            {page.title}
          </a>
          {page === here && <Parts page={page} reading={reading} />}
        </li>
      ))}
    </ol>
  )
  return (
    <nav class="book-side" aria-label={w.value.contents}>
      <details open={matchMedia('(min-width: 1000px)').matches}>
        <summary>{w.value.contents}</summary>
        {list(pages.filter((page) => !isRuling(page)))}
        <h2>{w.value.rulings}</h2>
        {list(pages.filter(isRuling))}
      </details>
    </nav>
  )
}

function Parts({ page, reading }: { readonly page: BookPage; readonly reading: string | null }) {
  const parts = page.blocks.flatMap(({ kind, text }, i) =>
    kind === 'heading' ? [{ id: headingId(i), text }] : [],
  )
  // Of rulings every question is a heading: a list of them would be the page again.
  if (parts.length < 2 || page.name.startsWith('rulings/')) return null
  return (
    <ol>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            class="plain"
            aria-current={reading === id ? 'location' : undefined}
            onClick={() => document.getElementById(id)?.scrollIntoView()}
          >
            {text.replaceAll('*', '')}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The heading that was last passed on the way down. */
function useReading(page: BookPage | undefined): string | null {
  const reading = useSignal<string | null>(null)
  useEffect(() => {
    const look = () => {
      const passed = [...document.querySelectorAll('[id^="part-"]')].filter(
        (each) => each.getBoundingClientRect().top < innerHeight / 3,
      )
      reading.value = passed.at(-1)?.id ?? null
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [page])
  return reading.value
}
