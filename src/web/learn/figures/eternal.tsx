import { Card } from '../../card/Card.tsx'
import { Glyph } from '../../card/glyphs.tsx'
import { useCards } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import './figures.css'
import { figureWords } from './words.ts'

const w = speaking(figureWords)

/** Each column is one attack: who attacks, and what it meets. */
const ATTACKERS = ['1-20', '1-13'] as const
const BLOCKER = '1-332'

/** Two attackers, one of them blocked, in faces of the table. */
function Battle() {
  const cards = useCards('eternal')
  const [blocked, free] = ATTACKERS.map((id) => cards.get(id))
  const blocker = cards.get(BLOCKER)
  if (blocked === undefined || free === undefined || blocker === undefined) return null
  return (
    <figure class="figure">
      <figcaption>{w.value.battle}</figcaption>
      <ul class="figure-battle">
        <li>
          <Card quiet entry={blocker} />
          <span class="figure-step up">{w.value.blocks}</span>
          <Card quiet entry={blocked} />
        </li>
        <li>
          <span class="figure-player">
            <Glyph name="life" />
            <b>25 → {25 - Number(free.numbers?.strength ?? 0)}</b>
            <small>{w.value.defender}</small>
          </span>
          <span class="figure-step up">{w.value.attacks}</span>
          <Card quiet entry={free} />
        </li>
      </ul>
      <p class="quiet">{w.value.battleNote}</p>
    </figure>
  )
}

/** The picture of a chapter, where it has one. */
export function EternalFigure({ chapter }: { readonly chapter: string }) {
  return chapter === '10-battle' ? <Battle /> : null
}
