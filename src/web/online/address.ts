import { signal } from '@preact/signals'
import { to } from '../page/route.ts'

/** Where the server says that others reach it; null when it does not know. */
export const reachedAt = signal<string | null>(null)

const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** A link for others. A page that stands on this machine's own name would lead each of them to her own machine. */
export function linkTo(...place: Parameters<typeof to>): string {
  const here = new URL(location.href)
  const origin = reachedAt.value
  const base = origin !== null && THIS_MACHINE.test(here.hostname) ? new URL(here.pathname, origin) : here
  return new URL(to(...place), base).href
}
