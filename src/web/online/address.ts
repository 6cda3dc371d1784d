import { signal } from '@preact/signals'
import { to } from '../page/route.ts'

/** Where the server says that others reach it; null when it does not know. */
export const reachedAt = signal<string | null>(null)

/** Names under which everybody finds her own machine. */
const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** A link for others. A page that stands on this machine's own name would lead each of them to her own machine. */
export function linkTo(...place: Parameters<typeof to>): string {
  const here = new URL(location.href)
  const origin = reachedAt.value
  const base = origin !== null && OWN_NAMES.includes(here.hostname) ? new URL(here.pathname, origin) : here
  return new URL(to(...place), base).href
}
