import { batch, signal } from '@preact/signals'
import type { Me, Muted } from '../../table/wire/api.ts'

/** Who the server takes this browser for; undefined until it has said so, null when it does not know her yet. */
export const me = signal<Me | null | undefined>(undefined)
/** Whom she does not want to hear. */
export const muted = signal<readonly Muted[]>([])
/** Another number for whoever comes next: what was shown to one of them is nothing for the other. */
export const identity = signal(0)

let requests = new AbortController()

/** Aborted when somebody else is here: whatever is asked belongs to whoever is here when it is asked. */
export const untilSomebodyElse = (): AbortSignal => requests.signal

/**
 * Whoever is about to go waits for no more answers: what is under way would be refused as soon as she has gone. Gives the
 * way to stay after all, for whom everything is asked again.
 */
export function goAway(): () => void {
  requests.abort()
  requests = new AbortController()
  return () => {
    identity.value += 1
  }
}

/** Somebody is here from now on, or nobody; a later answer to what another has asked comes too late. */
export function become(known: Me | null): void {
  const { value: before } = me
  if (before === undefined || before?.id === known?.id) {
    me.value = known
    return
  }
  batch(() => {
    me.value = known
    muted.value = []
    identity.value += 1
  })
  requests.abort()
  requests = new AbortController()
  otherPages().postMessage(null)
}

let channel: BroadcastChannel | null = null

/** A browser has one person at a time, in all of its pages. */
const otherPages = (): BroadcastChannel => (channel ??= new BroadcastChannel('cardwright.identity'))

/** Calls back when somebody has come or gone in another page of this browser; gives the way to stop. */
export function followIdentity(changed: () => void): () => void {
  const pages = otherPages()
  pages.addEventListener('message', changed)
  return () => pages.removeEventListener('message', changed)
}
