import type { AeonsEndOffer } from '../../games/aeons-end/protocol/offer.ts'
import type { Setup } from '../../games/aeons-end/protocol/setup.ts'
import type { EternalOffer } from '../../games/eternal/protocol/offer.ts'
import type { EternalSetup } from '../../games/eternal/protocol/setup.ts'
import type { GameId } from './ids.ts'

/** What the games declare of what comes before play: what can be chosen, and a set-up with everything settled. */
interface Declared {
  readonly 'aeons-end': { readonly offer: AeonsEndOffer; readonly settled: Setup }
  readonly eternal: { readonly offer: EternalOffer; readonly settled: EternalSetup }
}

export type OfferOf<G extends GameId> = Declared[G]['offer']
export type SettledOf<G extends GameId> = Declared[G]['settled']
