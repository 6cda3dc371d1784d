import { whenIdle } from '../../page/later.tsx'

const fetchAdapter = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter')
type Adapter = Awaited<ReturnType<typeof fetchAdapter>>

/** Dragging is fetched when the table stands: everything can be done without it. Gives the way to stop it. */
export function withAdapter<E extends Element>(
  element: E,
  attach: (adapter: Adapter, element: E) => () => void,
): () => void {
  let stop: (() => void) | null = null
  let gone = false
  void whenIdle()
    .then(fetchAdapter)
    .then((adapter) => {
      if (!gone) stop = attach(adapter, element)
    })
  return () => {
    gone = true
    stop?.()
  }
}
