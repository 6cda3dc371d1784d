import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'
import type { Plan } from './plan.ts'

/** One part of the form. */
export interface ChooserProps {
  readonly offer: AeonsEndOffer
  readonly plan: Plan
  readonly change: (part: Partial<Plan>) => void
}
