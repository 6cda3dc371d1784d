import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { supplyZone } from '../../../../games/aeons-end/place-names.ts'
import { Card } from '../../../card/Card.tsx'
import { Glyph } from '../../../card/glyphs.tsx'
import { speaking } from '../../../page/words.ts'
import { Drag } from '../../moving/Dragging.tsx'
import { acting } from '../acting.ts'
import type { Lights } from '../effects/lights.ts'
import { spendable } from '../mage/spendable.ts'
import type { BoardProps } from '../types.ts'
import { viewOf } from '../view.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

/** Nine piles, each with its cost and count; what can be gained now glows. */
export function Supply({ board, lights }: { readonly board: BoardProps; readonly lights: Lights }) {
  const { moment, cards } = board
  const view = viewOf(moment)
  const buying = moment.question?.kind === 'main phase'
  const [gain] = lights.kind('gain')
  const key = gain === undefined || board.inside !== null ? undefined : board.keyOf(gain.index)
  const { free, tied } = spendable(view.aether)
  const gems = useGems(board)
  return (
    <section class="supply" aria-label={w.value.supply}>
      <h2 class="h rule">
        {key !== undefined && <kbd>{key}</kbd>}
        {gain === undefined ? w.value.supply : w.value.gainWith}
      </h2>
      <ol class="piles">
        {view.supply.map(({ card: id, count, short = 0 }, i) => {
          const entry = id === null ? undefined : cards.get(id)
          if (entry === undefined || id === null)
            return (
              <li key={i} class="pile empty">
                <span>{w.value.empty}</span>
              </li>
            )
          const choices = lights.pile(i)
          return (
            <Drag key={i} class={`pile n${Math.min(count, 4)}`} indexes={choices.map(({ index }) => index)}>
              <Card
                entry={entry}
                count={count}
                class={moment.question !== null && choices.length === 0 ? 'dim' : ''}
                place={`${supplyZone(i)}/${id}/0`}
                {...(moment.question !== null && choices.length === 0
                  ? { why: () => board.whyNot(`gain ${id}`) }
                  : {})}
                {...withoutKey(acting(board, choices), board.inside === null)}
              />
              {buying && short > 0 && (
                <span class={`pile-short ${short <= gems ? 'soon' : ''}`}>
                  {short <= gems ? w.value.withGems : w.value.short(short - gems)}
                </span>
              )}
            </Drag>
          )
        })}
        {view.bridges !== undefined && (
          <li class="bridges">
            {w.value.bridges}{' '}
            {view.bridges
              .map((ends) =>
                ends.map((id) => (id === null ? w.value.empty : (cards.get(id)?.name ?? id))).join(' – '),
              )
              .join(' · ')}
          </li>
        )}
        <li class="spendable" aria-hidden="true">
          <b>
            {free}
            <Glyph name="aether" />
          </b>
          {tied.map(({ n, use }) => (
            <span key={use}>
              +{n} {w.value.uses[use]}
            </span>
          ))}
        </li>
      </ol>
    </section>
  )
}

/** What the gems in hand would still give. */
function useGems({ moment, numbers }: BoardProps): number {
  const gives = useSignal(0)
  useEffect(() => {
    let gone = false
    if (moment.question?.kind === 'main phase')
      void numbers({ kind: 'gems' }).then(([sum]) => {
        if (!gone) gives.value = sum?.n ?? 0
      })
    return () => {
      gone = true
    }
  }, [moment])
  return gives.value
}

/** The key of the whole row stands once, before it. */
function withoutKey(props: ReturnType<typeof acting>, whole: boolean): ReturnType<typeof acting> {
  if (!whole || !('choose' in props) || props.choose === undefined) return props
  return { choose: { ...props.choose, key: undefined } }
}
