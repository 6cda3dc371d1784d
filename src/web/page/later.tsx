import { computed, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { Busy, type MeanwhileProps } from './Busy.tsx'

/**
 * What is fetched when it is first shown: a whole page, or a part of one, which needs another `Meanwhile` than a page.
 * All who show it wait for the same thing: it may come between the drawing of one and what that one does after it.
 */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType<MeanwhileProps> = Busy,
): ComponentType<P> {
  const fetched = signal<ComponentType<P> | null>(null)
  const failed = signal(false)
  let asked = false
  function ask(): void {
    if (asked) return
    asked = true
    failed.value = false
    fetch().then(
      (part) => {
        fetched.value = part
      },
      () => {
        asked = false
        failed.value = true
      },
    )
  }
  return function Later(props: P) {
    useEffect(ask, [])
    const Part = fetched.value
    return Part === null ? <Meanwhile failed={failed.value} /> : <Part {...props} />
  }
}

/** For what comes so quickly that nothing need stand in its place. */
export const nothing = (): null => null

/** Somebody is asked something: what only helps may be fetched now. */
export function tableStands(): void {
  if (performance.getEntriesByName(STANDS).length === 0) performance.mark(STANDS)
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: LONGEST })
  else setTimeout(wake, LONGEST)
}

/** When a table stands and the page has nothing more urgent to do; from then on at once. */
export const whenIdle = (): Promise<void> => idle

/** Words that only help: none until a table stands. */
export function wordsLater<W>(fetch: () => Promise<{ readonly value: W }>): { readonly value: W | null } {
  const fetched = signal<{ readonly value: W } | null>(null)
  void whenIdle()
    .then(fetch)
    .then((words) => {
      fetched.value = words
    })
  return computed(() => fetched.value?.value ?? null)
}

const STANDS = 'cardwright table stands'

let wake = () => {}
const idle = new Promise<void>((done) => {
  wake = done
})
const LONGEST = 2_000
