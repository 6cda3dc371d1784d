import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { CardEntry } from '../../../language/face.ts'
import { Card } from '../../card/Card.tsx'
import { Glyph } from '../../card/glyphs.tsx'
import { hidePeek } from '../../card/peek.ts'

/** A list with one item taken out and put in at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

interface ArrangeProps {
  readonly title: string
  readonly entries: readonly CardEntry[]
  readonly move: (from: number, to: number) => void
  readonly earlier: (name: string) => string
  readonly later: (name: string) => string
}

/** Cards in a row that can be rearranged by hand, by the arrows beside them, or left as they are. */
export function Arrange({ title, entries, move, earlier, later }: ArrangeProps) {
  return (
    <aside class="arrange slab" aria-label={title}>
      <h3 class="h">{title}</h3>
      <ol>
        {entries.map((entry, i) => (
          <Place key={`${entry.id} ${i}`} entry={entry} at={i} move={move}>
            <span class="arrange-steps">
              <button
                type="button"
                class="tool"
                aria-label={earlier(entry.name)}
                disabled={i === 0}
                onClick={() => move(i, i - 1)}
              >
                <Glyph name="back" />
              </button>
              <b>{i + 1}</b>
              <button
                type="button"
                class="tool"
                aria-label={later(entry.name)}
                disabled={i === entries.length - 1}
                onClick={() => move(i, i + 1)}
              >
                <Glyph name="on" />
              </button>
            </span>
          </Place>
        ))}
      </ol>
    </aside>
  )
}

interface PlaceProps {
  readonly entry: CardEntry
  readonly at: number
  readonly move: (from: number, to: number) => void
  readonly children: ComponentChildren
}

function Place({ entry, at, move, children }: PlaceProps) {
  const element = useRef<HTMLLIElement>(null)
  const over = useSignal(false)
  const latest = useRef({ at, move })
  latest.current = { at, move }
  useEffect(() => {
    if (element.current === null) return
    const here = element.current
    return combine(
      draggable({
        element: here,
        getInitialData: () => ({ arranged: latest.current.at }),
        onDragStart: hidePeek,
      }),
      dropTargetForElements({
        element: here,
        canDrop: ({ source }) => typeof source.data.arranged === 'number',
        onDragEnter: () => {
          over.value = true
        },
        onDragLeave: () => {
          over.value = false
        },
        onDrop: ({ source }) => {
          over.value = false
          if (typeof source.data.arranged === 'number')
            latest.current.move(source.data.arranged, latest.current.at)
        },
      }),
    )
  }, [])
  return (
    <li ref={element} class={over.value ? 'drag-over' : undefined}>
      <Card entry={entry} />
      {children}
    </li>
  )
}
