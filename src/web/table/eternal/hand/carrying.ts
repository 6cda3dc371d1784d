import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { hidePeek } from '../../../card/peek.ts'
import { withAdapter } from '../../moving/adapter.ts'
import type { BoardProps } from '../types.ts'
import type { EternalWords } from '../words/words.ts'

/* Picking things up and letting go of them; what that means is fetched when it first happens. */

/** A thing that can be picked up while there is something to say about it. */
export function useCarried(element: RefObject<HTMLElement>, place: string | null): void {
  const latest = useRef(place)
  latest.current = place
  const canDrag = place !== null
  useEffect(() => {
    if (element.current === null || !canDrag) return
    return withAdapter(element.current, ({ draggable }, held) =>
      draggable({ element: held, getInitialData: () => ({ place: latest.current }), onDragStart: hidePeek }),
    )
  }, [canDrag])
}

/** The whole table takes what is dragged. */
export function useDrops(board: BoardProps, w: EternalWords): void {
  const latest = useRef({ board, w })
  latest.current = { board, w }
  useEffect(() => {
    const table = document.querySelector<HTMLElement>('main.table')
    if (table === null) return
    return withAdapter(table, ({ dropTargetForElements }, element) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.place === 'string',
        onDragEnter: () => element.classList.add('dragging'),
        onDragLeave: () => element.classList.remove('dragging'),
        onDrop: ({ source, location }) => {
          element.classList.remove('dragging')
          const { clientX, clientY } = location.current.input
          const { place } = source.data
          void import('./dropping.ts').then(({ dropped, spotAt }) => {
            const spot = spotAt(clientX, clientY)
            if (spot !== null && typeof place === 'string')
              dropped(latest.current.board, place, spot, latest.current.w)
          })
        },
      }),
    )
  }, [])
}
