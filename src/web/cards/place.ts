import { useLayoutEffect, useRef } from 'preact/hooks'

/** Where somebody was in a long list: how much of it was shown, how far down, and what was opened. */
export interface ListPlace {
  readonly shown: number
  readonly top: number
  readonly opened: string | null
}

const KEY = 'cardwright/place/'

/** The place that was left at this address, or null. */
export function placeAt(address: string): ListPlace | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY + address) ?? 'null')
    if (typeof read !== 'object' || read === null) return null
    const { shown, top, opened } = read as Record<string, unknown>
    if (typeof shown !== 'number' || typeof top !== 'number') return null
    return { shown, top, opened: typeof opened === 'string' ? opened : null }
  } catch {
    return null
  }
}

/** Keeps the place for whoever comes back to this address. */
export function leavePlace(address: string, place: ListPlace): void {
  try {
    sessionStorage.setItem(KEY + address, JSON.stringify(place))
  } catch {
    // Then the list begins at its top.
  }
}

/** Goes back to the place once the list is there, and puts the focus on what was opened. */
export function useReturn(place: ListPlace | null, ready: boolean): void {
  const done = useRef(false)
  useLayoutEffect(() => {
    if (!ready || done.current) return
    done.current = true
    if (place === null) return
    scrollTo(0, place.top)
    const opened = place.opened === null ? null : document.getElementById(`card-${place.opened}`)
    opened?.querySelector('button')?.focus({ preventScroll: true })
  }, [ready])
}
