import { to } from '../page/route.ts'
import { Said } from '../page/Said.tsx'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import type { Example } from './book.ts'
import { learnWords } from './words.ts'
import './examples.css'

const w = speaking(learnWords)
const SHOWN = 6

/** Positions that show a statement at work, each a link that opens it on the table. */
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
  // Of all that it proves, what the reader is at.
  const provenBy = ({ proves }: Example): string =>
    proves.find((id) => about.split(', ').includes(id)) ?? proves[0] ?? ''
  return (
    <ul class="examples">
      {examples.slice(0, SHOWN).map((example, i) => {
        const title = lang.value === 'en' ? example.called : w.value.example(i + 1, example.called)
        return (
          <li key={`${example.file} ${example.place}`}>
            <a
              class="example"
              href={to(['example', game, provenBy(example), String(example.file), String(example.place)])}
            >
              <Said as={w.value.openExample(lang.value === 'en' ? title : `${title} (${about})`)}>
                ▷ {title}
              </Said>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
