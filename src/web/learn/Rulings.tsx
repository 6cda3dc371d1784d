import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { bookOf } from './book.ts'
import { Inline } from './Prose.tsx'
import { type Ruling, rulingsOn } from './rulings.ts'
import { learnWords } from './words.ts'

const w = speaking(learnWords)

interface RulingsProps {
  readonly game: GameId
  /** The name of a card. */
  readonly on: string
  /** At a glance only the first; the others are counted. */
  readonly all: boolean
}

/** What was ruled about a card, beside its face. */
export function Rulings({ game, on, all }: RulingsProps) {
  const rulings = useSignal<readonly Ruling[]>([])
  useEffect(() => {
    let gone = false
    void bookOf(game, lang.peek()).then((pages) => {
      if (!gone) rulings.value = rulingsOn(pages, on)
    })
    return () => {
      gone = true
    }
  }, [game, on])
  const shown = all ? rulings.value : rulings.value.slice(0, 1)
  const more = rulings.value.length - shown.length
  if (shown.length === 0) return null
  return (
    <div class="peek-notes rulings">
      {shown.map(({ id, question, answer }) => (
        <p key={id}>
          <b>
            <Inline text={question} />
          </b>{' '}
          <Inline text={answer} />
        </p>
      ))}
      {more > 0 && <p class="quiet">{w.value.moreRulings(more)}</p>}
    </div>
  )
}
