import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { Busy } from './Busy.tsx'

/** A part of the page that is fetched when it is first shown; until then `Meanwhile` stands there. */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Busy,
): ComponentType<P> {
  let fetched: ComponentType<P> | null = null
  return function Later(props: P) {
    const ready = useSignal(fetched !== null)
    useEffect(() => {
      if (fetched !== null) return
      void fetch().then((part) => {
        fetched = part
        ready.value = true
      })
    }, [])
    if (!ready.value || fetched === null) return <Meanwhile />
    const Part = fetched
    return <Part {...props} />
  }
}

/** For what comes so quickly that nothing need stand in its place. */
export const nothing = (): null => null

/** When the page has nothing more urgent to do; from then on at once. */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: LONGEST })
    else setTimeout(done, LONGEST)
  })
  return idle
}

let idle: Promise<void> | null = null
const LONGEST = 2_000
