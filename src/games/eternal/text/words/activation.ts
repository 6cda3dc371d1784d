import type { Activated, CardDefinition } from '../../language/nodes.ts'
import type { Texts } from '../texts.ts'

/** The activated abilities of a card in the order in which the engine numbers them. */
function activated(card: CardDefinition): Activated[] {
  return card.abilities.flatMap((ability) => {
    if (ability.op === 'activated') return [ability]
    if (ability.op === 'threshold' || ability.op === 'ultimate')
      return ability.has.op === 'activated' ? [ability.has] : []
    return []
  })
}

export function activationText(card: CardDefinition, which: number, texts: Texts): string {
  const node = activated(card)[which]
  return node === undefined ? '' : texts.ability(node, card)
}
