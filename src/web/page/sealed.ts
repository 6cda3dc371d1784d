import { signal } from '@preact/signals'
import { pageGames } from '../games/index.ts'
import type { GameId } from '../source/source.ts'

/** Games of which somebody has asked to see what a campaign seals. */
const unsealed = signal<readonly GameId[]>([])

export const isUnsealed = (game: GameId): boolean => unsealed.value.includes(game)

export function unseal(game: GameId): void {
  if (!unsealed.peek().includes(game)) unsealed.value = [...unsealed.peek(), game]
}

/** Hides it again. */
export function seal(game: GameId): void {
  unsealed.value = unsealed.peek().filter((each) => each !== game)
}

/** Is this page of the rulebook kept shut until somebody asks for it? */
export const isSealedPage = (game: GameId, { name }: { readonly name: string }): boolean =>
  pageGames[game].sealedPages.includes(name) && !isUnsealed(game)

/** Is this card, mage or nemesis? */
export const isSealed = (game: GameId, { set }: { readonly set: string }): boolean =>
  pageGames[game].sealedSets.includes(set) && !isUnsealed(game)
