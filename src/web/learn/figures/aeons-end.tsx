import { Card } from '../../card/Card.tsx'
import { Icon } from '../../card/Picture.tsx'
import { pictureOf } from '../../card/pictures/index.ts'
import { useCards } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import { Ring } from '../../table/aeons-end/board/Ring.tsx'
import type { BreachView } from '../../table/aeons-end/view.ts'
import './figures.css'
import { figureWords } from './words.ts'

const w = speaking(figureWords)

/** What opening a third breach costs after none, one, two and three quarter turns. */
const COSTS = [9, 7, 5, 3] as const

/** A breach of the table in each of its states, with what leads from one to the next. */
function Breaches() {
  const spell = useCards('aeons-end').get('ignite')
  const { focus, open, opened } = w.value
  const state = (breach: BreachView, [name, note]: readonly [string, string], next: string | null) => (
    <li>
      <span class="figure-ring">
        <Ring breach={breach} number={3} />
        {breach.state === 'opened' && spell !== undefined && <Card quiet entry={spell} />}
      </span>
      {next !== null && <span class="figure-step">{next}</span>}
      <b>{name}</b>
      <small>{note}</small>
    </li>
  )
  return (
    <figure class="figure">
      <figcaption>{w.value.breaches}</figcaption>
      <ol class="figure-row">
        {COSTS.map((cost, stage) =>
          state(
            { state: 'closed', stage, openCosts: COSTS, prepped: [] },
            w.value.closed(stage, cost),
            stage === COSTS.length - 1 ? open : focus,
          ),
        )}
        {state({ state: 'opened', prepped: [] }, opened, null)}
      </ol>
    </figure>
  )
}

const mage = (id: string) => ({ id, type: 'mage', foe: false })
const NEMESIS = { id: 'rageborne', type: 'nemesis', foe: true }
const DRAWN = [mage('brama'), NEMESIS, mage('kadir')]
const LEFT = 3

/** Turn order cards of a round: what was drawn, and what nobody knows yet. */
function TurnOrder() {
  return (
    <figure class="figure">
      <figcaption>{w.value.order}</figcaption>
      <div class="figure-order">
        <div>
          <ol class="figure-toks">
            {DRAWN.map(({ id, type, foe }, i) => (
              <li key={id} class={`${foe ? 'foe' : ''} ${i === DRAWN.length - 1 ? 'now' : ''}`}>
                <Icon name={pictureOf({ id, game: 'aeons-end', type })} />
              </li>
            ))}
          </ol>
          <small>{w.value.drawn}</small>
        </div>
        <div>
          <ol class="figure-toks">
            {Array.from({ length: LEFT }, (_, i) => (
              <li key={i} class="hidden">
                ?
              </li>
            ))}
          </ol>
          <small>{w.value.left}</small>
        </div>
      </div>
      <p class="quiet">{w.value.orderNote}</p>
    </figure>
  )
}

/** The picture of a chapter, where it has one. */
export function AeonsEndFigure({ chapter }: { readonly chapter: string }) {
  if (chapter === '03-your-mage-and-breaches') return <Breaches />
  if (chapter === '04-the-turn-order') return <TurnOrder />
  return null
}
