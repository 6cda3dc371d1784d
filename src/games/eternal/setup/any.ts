import { fairNumbers, seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { offeredDecks } from '../deck-building/offered.ts'
import { setupFrom } from './from-flags.ts'

type Flags = Readonly<Record<string, string>>

/** Set-ups of a game in which chance picks the decks that the flags leave open, from those that may be played. */
export function anySetupOf(
  readSetup: (document: unknown) => unknown,
): (flags: Flags, seed: string) => unknown {
  const known = new Map<string, readonly string[]>()

  function isLegal(flags: Flags): boolean {
    try {
      readSetup(setupFrom(flags))
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  /** The offered decks that are legal in the format and by the rules of these flags. */
  function playableDecks({ format, rules }: Flags): readonly string[] {
    const key = `${format} ${rules}`
    let names = known.get(key)
    if (names === undefined) {
      const said = { ...(format === undefined ? {} : { format }), ...(rules === undefined ? {} : { rules }) }
      names = offeredDecks
        .map(({ name }) => name)
        .filter((name) => isLegal({ ...said, deck1: name, deck2: name }))
      if (names.length === 0)
        throw new Refusal(
          {
            en: 'none of the decks that are offered is legal so',
            fr: 'aucun des decks proposés n’est légal ainsi',
          },
          'format',
        )
      known.set(key, names)
    }
    return names
  }

  return (flags, seed) => {
    if (flags.code !== undefined) return setupFrom(flags, seed)
    const decks = playableDecks(flags)
    const roll = fairNumbers(seedFrom(`set-up ${seed}`))
    const [deck1, deck2] = [decks[roll(decks.length)]!, decks[roll(decks.length)]!]
    return setupFrom({ deck1, deck2, ...flags }, seed)
  }
}
