import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Starting } from '../home/Starting.tsx'
import { to } from '../page/route.ts'
import { isSealedTable, SealedTable } from '../page/SealedTable.tsx'
import { Shell } from '../page/Shell.tsx'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { start } from '../table/sitting/begin.ts'
import { TablePage } from '../table/TablePage.tsx'
import { bookOf, examplesOf, positionOf } from './book.ts'
import { learnWords } from './words.ts'

const w = speaking(learnWords)

/** An example of a rule or a card on the table, with the rule beside it; its address opens it again. */
export function ExamplePage({ game, path }: { readonly game: GameId; readonly path: readonly string[] }) {
  const opened = useSignal<string | null>(null)
  const problem = useSignal<string | null>(null)
  const sealed = useSignal(false)
  useEffect(() => {
    void open()
  }, [])

  async function open() {
    const [about = '', file, place] = path
    const [book, examples] = await Promise.all([bookOf(game, lang.peek()), examplesOf(game, lang.peek())])
    const example = examples
      .get(about)
      ?.find((each) => each.file === Number(file) && each.place === Number(place))
    if (example === undefined) {
      problem.value = w.value.noExample
      return
    }
    const page = book.find(({ blocks }) => blocks.some(({ ids }) => ids.includes(about)))
    const rule = page?.blocks.find(({ ids }) => ids.includes(about))
    const given = await positionOf(game, example)
    sealed.value = await isSealedTable(game, [about, given])
    if (sealed.value) return
    const begun = await start(game, { kind: 'position', given }, [], example.called, {
      keeps: false,
      example: {
        rule: page === undefined ? '' : about,
        words: rule?.text ?? '',
        called: example.called,
        back:
          page === undefined
            ? to(['cards', game, about])
            : to(['learn', game, page.name], { rule: rule?.ids[0] ?? about }),
      },
    })
    if ('id' in begun) opened.value = begun.id
    else problem.value = begun.problem
  }

  if (sealed.value) return <SealedTable game={game} open={() => void open()} />
  if (opened.value !== null) return <TablePage id={opened.value} />
  return (
    <Shell>
      <Starting problem={problem.value} />
    </Shell>
  )
}
