import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { groupAsStory } from '../../../language/story.ts'
import { Card } from '../../card/Card.tsx'
import { Rich } from '../../card/Rich.tsx'
import { speaking } from '../../page/words.ts'
import type { Moment } from '../../source/source.ts'
import { Deltas } from '../log/Deltas.tsx'
import type { Cards, GameFace, Sheets } from '../table-parts.ts'
import { reelWords } from './reel-words.ts'
import './reel.css'

const w = speaking(reelWords)

interface ReelProps {
  readonly moment: Moment
  readonly face: GameFace
  readonly cards: Cards
  readonly sheets: Sheets
  readonly skip: () => void
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a card lies on the table; null when it lies nowhere in sight. */
function boxOf(id: string): Box | null {
  const element = document.querySelector(`main.table [data-card="${CSS.escape(id)}"]`)
  const box = element?.getBoundingClientRect()
  return box === undefined || box.width === 0 ? null : box
}

/** What somebody else does, while it happens: whose turn, which card, what it does to whom. */
export function Reel({ moment, face, cards, sheets, skip }: ReelProps) {
  const { log, fresh } = moment
  const [first, last] = (() => {
    const turns = groupAsStory(log.slice(log.length - fresh), face.story)
    return [turns.findLast(({ head }) => head !== null)?.head ?? null, turns.at(-1)?.acts.at(-1) ?? null]
  })()
  const id = last?.shows ?? last?.card ?? null
  const entry = id === null ? undefined : cards.get(id)
  // A card that comes to the table stands in the middle; one that lies there already lights up.
  const box = useSignal<Box | null>(null)
  useLayoutEffect(() => {
    box.value = id === null || last?.shows != null ? null : boxOf(id)
  }, [moment])
  const arrives = entry !== undefined && box.value === null
  const lines = last === null ? [] : [...(last.head === null ? [] : [last.head]), ...last.effects]
  return (
    <section class="reel" aria-label={w.value.title}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: any key does the same (OpenTable) */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div class={`reel-veil ${arrives ? 'dark' : ''}`} onClick={skip} />
      {last === null && first !== null && (
        <p class="reel-banner" key={log.length}>
          <Rich text={first.text} />
        </p>
      )}
      {box.value !== null && <span class="reel-ring" style={px(box.value)} />}
      {last !== null && (entry !== undefined || lines.length + last.deltas.length > 0) && (
        <div class={`reel-act ${arrives ? 'arrives' : ''}`} key={log.length}>
          {arrives && entry !== undefined && <Card entry={entry} class="grows" />}
          <div class="reel-words slab">
            {!arrives && entry !== undefined && <b>{entry.name}</b>}
            {lines.slice(0, 4).map((line) => (
              <p key={log.indexOf(line)}>
                <Rich text={line.text} />
              </p>
            ))}
            <span class="log-deltas reel-deltas">
              <Deltas deltas={last.deltas} face={face} moment={moment} sheets={sheets} />
            </span>
          </div>
        </div>
      )}
      <button type="button" class="button reel-skip" onClick={skip}>
        {w.value.skip}
      </button>
    </section>
  )
}

const px = ({ left, top, width, height }: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
})
