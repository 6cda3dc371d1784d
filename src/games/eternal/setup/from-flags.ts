import { fairNumbers, seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { switchOf } from '../../../language/parse-values.ts'
import { offeredDecks } from '../deck-building/offered.ts'
import { starterDecks } from '../decks/starter.ts'
import { readCode } from './code.ts'

/** `starter`, `random` and `random:FJ` without a word are drawn from the seed of the game, for each seat on its own. */
const withSeed = (deck: string, seed: string, seat: number): string => {
  if (deck === 'starter') {
    const roll = fairNumbers(seedFrom(`starter ${seed}/${seat + 1}`))
    return starterDecks[roll(starterDecks.length)]!.name
  }
  const found = /^random(?::([a-z]*))?$/i.exec(deck)
  return found === null ? deck : `random:${found[1] ?? ''}:${seed}/${seat + 1}`
}

/** A set-up document from flags; everything unsaid is at its default. */
export function setupFrom(flags: Readonly<Record<string, string>>, seed = ''): unknown {
  const { deck1, deck2, format, rules, first, secondRedraw, code } = flags
  if (first !== undefined && first !== '1' && first !== '2')
    throw new Refusal(
      { en: `expected player 1 or 2, found “${first}”`, fr: `il faut 1 ou 2, pas «\u202f${first}\u202f»` },
      'first',
    )
  const shared: { decks?: readonly unknown[] } = code === undefined ? {} : readCode(code).document
  const deck = (said: string | undefined, seat: number): unknown =>
    said === undefined ? (shared.decks?.[seat] ?? offeredDecks[seat]!.name) : withSeed(said, seed, seat)
  return {
    ...shared,
    decks: [deck(deck1, 0), deck(deck2, 1)],
    ...(format === undefined ? {} : { format }),
    ...(rules === undefined ? {} : { rules }),
    ...(first === undefined ? {} : { first: Number(first) - 1 }),
    ...(secondRedraw === undefined ? {} : { secondRedraw: switchOf(secondRedraw, 'secondRedraw') }),
  }
}
