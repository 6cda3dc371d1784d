import { OTHER_TEXTS, OTHER_VALUES } from './cards/as-of-2019.ts'
import type { CardDefinition } from './language/nodes.ts'
import { knownCards, withIds } from './language/references.ts'

const OF_2019 = '@2019'

/** The id of the card that this one is or was: `1-8` for `1-8@2019`. */
export const todaysId = (id: string): string => id.replace(OF_2019, '')

/** The older definitions of those of these cards that have changed, with ids of their own. */
export function asOf2019(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const older = cards.flatMap((today) => {
    const text = OTHER_TEXTS.find(({ id }) => id === today.id)
    const values = OTHER_VALUES[today.id]
    if (text === undefined && values === undefined) return []
    return [{ ...(text ?? today), ...values, id: `${today.id}${OF_2019}` }]
  })
  return withIds(older, knownCards(cards))
}
