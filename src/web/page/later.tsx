import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { Busy } from './Busy.tsx'

/** A part of the page that is fetched when it is first shown. */
export function later<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
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
    if (!ready.value || fetched === null) return <Busy />
    const Part = fetched
    return <Part {...props} />
  }
}
