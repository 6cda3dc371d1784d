import type { Lang } from '../../language/face.ts'
import type { GameId } from '../source/source.ts'
import { type BookPage, bookOf } from './book.ts'

export interface Ruling {
  readonly page: string
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** The rulings that speak of a card: its name stands in the question or in what follows. */
export function rulingsOn(pages: readonly BookPage[], name: string): readonly Ruling[] {
  return pages
    .filter((page) => page.name.startsWith('rulings/'))
    .flatMap((page) =>
      page.blocks.flatMap((block, i) => {
        if (block.kind !== 'heading' || block.ids.length === 0) return []
        const below = belowHeading(page, i)
        if (![block.text, ...below].some((text) => text.includes(name))) return []
        return [{ page: page.name, id: block.ids[0]!, question: block.text, answer: below[0] ?? '' }]
      }),
    )
}

function belowHeading({ blocks }: BookPage, i: number): readonly string[] {
  const rest = blocks.slice(i + 1)
  const end = rest.findIndex(({ kind }) => kind === 'heading')
  return (end === -1 ? rest : rest.slice(0, end)).map(({ text }) => text)
}

/** What the rulebook says under these numbers; a ruling with its answer. */
export async function rulesUnder(
  game: GameId,
  lang: Lang,
  ids: readonly string[],
): Promise<readonly string[]> {
  const pages = await bookOf(game, lang)
  return ids.flatMap((id) =>
    pages.flatMap((page) =>
      page.blocks.flatMap((block, i) => {
        if (!block.ids.includes(id)) return []
        const answer = block.kind === 'heading' ? ` ${belowHeading(page, i)[0] ?? ''}` : ''
        return [`${block.text}${answer} (${id})`.replaceAll(/[*`]/g, '')]
      }),
    ),
  )
}
