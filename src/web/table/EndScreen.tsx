import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../card/Picture.tsx'
import { to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import type { Moment } from '../source/source.ts'
import type { GameFace, Sheets } from './table-parts.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

interface EndScreenProps {
  readonly moment: Moment
  readonly face: GameFace
  readonly sheets: Sheets
  readonly again: () => void
  readonly replay: () => void
  readonly dismiss: () => void
}

/** Won or lost, why, and what to do next. */
export function EndScreen({ moment, face, sheets, again, replay, dismiss }: EndScreenProps) {
  const { won, picture, facts } = face.end(moment, sheets)
  const { end, home } = w.value
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section class={`end ${won === true ? 'won' : won === false ? 'lost' : ''}`} aria-label={end.title}>
      <div class="end-slab slab">
        <span class="end-face">
          <Icon name={picture} />
        </span>
        <h2 ref={title} tabIndex={-1}>
          {won === null ? end.title : won ? end.won : end.lost}
        </h2>
        <p class="end-why">{moment.outcome?.words}</p>
        {facts.length > 0 && (
          <dl class="end-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div class="end-acts">
          <button type="button" class="go" onClick={again}>
            {end.again}
          </button>
          <button type="button" class="button" onClick={replay}>
            {end.replay}
          </button>
          <button type="button" class="button calm" onClick={dismiss}>
            {end.look}
          </button>
          <a class="button calm" href={to([])}>
            {home}
          </a>
        </div>
      </div>
    </section>
  )
}
