import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { hidePeek } from '../../card/peek.ts'
import { withAdapter } from './adapter.ts'

/**
 * A thing on the table carries the choices about it; a place takes those that mean "there". What both have
 * in common is the answer, so that dragging never says more than the list of answers does.
 */
interface DragProps extends JSX.HTMLAttributes<HTMLLIElement> {
  readonly indexes: readonly number[]
  readonly children: ComponentChildren
}

const carried = (data: Record<string | symbol, unknown>): readonly number[] =>
  Array.isArray(data.indexes) ? data.indexes.filter((index) => typeof index === 'number') : []

/** An item of a list that can be picked up while there is a choice about it. */
export function Drag({ indexes, children, ...rest }: DragProps) {
  const element = useRef<HTMLLIElement>(null)
  const latest = useRef(indexes)
  latest.current = indexes
  useEffect(() => {
    if (element.current === null) return
    return withAdapter(element.current, ({ draggable }, li) =>
      draggable({
        element: li,
        canDrag: () => latest.current.length > 0,
        getInitialData: () => ({ indexes: [...latest.current] }),
        onDragStart: hidePeek,
      }),
    )
  }, [])
  return (
    <li ref={element} {...rest}>
      {children}
    </li>
  )
}

interface DropProps {
  readonly indexes: readonly number[]
  readonly choose: (index: number) => void
  readonly class: string
  readonly children: ComponentChildren
  readonly label?: string
}

/** A place that takes what is dragged there. */
export function Drop({ indexes, choose, class: extra, children, label }: DropProps) {
  const element = useRef<HTMLDivElement>(null)
  const over = useSignal(false)
  const latest = useRef({ indexes, choose })
  latest.current = { indexes, choose }
  useEffect(() => {
    if (element.current === null) return
    const common = (data: Record<string | symbol, unknown>) =>
      carried(data).find((index) => latest.current.indexes.includes(index))
    return withAdapter(element.current, ({ dropTargetForElements }, place) =>
      dropTargetForElements({
        element: place,
        canDrop: ({ source }) => common(source.data) !== undefined,
        onDragEnter: () => {
          over.value = true
        },
        onDragLeave: () => {
          over.value = false
        },
        onDrop: ({ source }) => {
          over.value = false
          const index = common(source.data)
          if (index !== undefined) latest.current.choose(index)
        },
      }),
    )
  }, [])
  return (
    <div
      ref={element}
      class={`${extra} ${over.value ? 'drag-over' : ''}`}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  )
}
