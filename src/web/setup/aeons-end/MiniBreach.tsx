import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'

type Beginning = AeonsEndOffer['mages'][number]['breaches'][number]

const QUARTER = 2 * Math.PI * 5 * 0.25

/** How a breach begins, small: open is a full ring with a core, closed has as many gold quarters as it was turned, a missing one is a dash. */
export function MiniBreach({ begins }: { readonly begins: Beginning }) {
  if (begins === 'absent')
    return (
      <svg class="mini-breach" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 8h8" />
      </svg>
    )
  if (begins === 'open')
    return (
      <svg class="mini-breach open" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" />
        <circle class="core" cx="8" cy="8" r="3" />
      </svg>
    )
  return (
    <svg class="mini-breach" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5" />
      <circle
        class="turned"
        cx="8"
        cy="8"
        r="5"
        stroke-dasharray={`${QUARTER * begins} ${QUARTER * (4 - begins)}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  )
}
