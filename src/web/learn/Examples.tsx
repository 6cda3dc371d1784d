import { go } from '../page/route.ts'
import { Said } from '../page/Said.tsx'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { start } from '../table/sitting.ts'
import { type Example, positionOf } from './book.ts'
import { learnWords } from './words.ts'
import './examples.css'

const w = speaking(learnWords)
const SHOWN = 6

/** Begins the position of an example on the table. */
async function openExample(game: GameId, example: Example, title: string): Promise<void> {
  const given = await positionOf(game, example)
  const begun = await start(game, { kind: 'position', given }, [], title)
  if ('id' in begun) go(['table', begun.id])
}

/** Positions that show a statement at work, each a button that lays it on the table. */
export function Examples({
  game,
  examples,
  about,
}: {
  readonly game: GameId
  readonly examples: readonly Example[]
  /** What they are examples of, for those who hear the button alone. */
  readonly about: string
}) {
  if (examples.length === 0) return null
  return (
    <ul class="examples">
      {examples.slice(0, SHOWN).map((example, i) => {
        const title = lang.value === 'en' ? example.called : w.value.example(i + 1, example.called)
        return (
          <li key={`${example.file} ${example.place}`}>
            <button type="button" class="example" onClick={() => void openExample(game, example, title)}>
              <Said as={w.value.openExample(lang.value === 'en' ? title : `${title} (${about})`)}>
                ▷ {title}
              </Said>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
