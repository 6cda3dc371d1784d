import { speaking } from '../../page/words.ts'
import type { RemoteTable } from '../source/remote.ts'
import { companyWords } from './company-words.ts'
import { barsFor, MOST_BARS } from './line-bars.ts'

const w = speaking(companyWords)

/** How good the own line to the table is, beside the own name. */
export function LineBars({ remote }: { readonly remote: RemoteTable }) {
  const trip = remote.trip.value
  if (trip === null) return null
  const bars = barsFor(trip)
  const said = w.value.trip(Math.round(trip))
  return (
    <span class="line-bars" role="img" aria-label={said} title={said}>
      {Array.from({ length: MOST_BARS }, (_, i) => (
        <i key={i} class={i < bars ? 'on' : ''} />
      ))}
    </span>
  )
}
