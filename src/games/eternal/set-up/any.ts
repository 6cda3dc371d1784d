import { fairNumbers, seedFrom } from '../../../kernel/random.ts'
import { offeredDecks } from '../deck-building/offered.ts'
import { setupFrom } from './flags.ts'

/** A set-up in which chance picks the decks that the flags leave open, from those that are offered. */
export function anySetup(flags: Readonly<Record<string, string>>, seed: string): unknown {
  const roll = fairNumbers(seedFrom(`set-up ${seed}`))
  const deck = (): string => offeredDecks[roll(offeredDecks.length)]!.name
  const [deck1, deck2] = [deck(), deck()]
  return setupFrom(flags.code === undefined ? { deck1, deck2, ...flags } : flags, seed)
}
