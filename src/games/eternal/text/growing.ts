import { walk } from '../../../language/nodes.ts'
import type { CardDefinition } from '../language/nodes.ts'

const isNumber = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'op' in value && value.op === 'number'

/** The number that a card's ability grows by is both strength and health of what it makes. */
export function growsInBoth(card: CardDefinition): boolean {
  let both = false
  walk(card.abilities, (node) => {
    const { with: given } = node as {
      readonly with?: { readonly strength?: unknown; readonly health?: unknown }
    }
    if (isNumber(given?.strength) && isNumber(given?.health)) both = true
  })
  return both
}
