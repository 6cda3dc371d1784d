import { entriesOf, type Grammar, isPart, repeatWhile, type Text, word } from '../../../language/linter.ts'
import { OPS } from './grammar/ops.ts'
import type { CardDefinition } from './nodes.ts'

/* How the linter reads the nodes of Eternal. */

const THING = 'thing'

const WAYS: Readonly<Record<string, readonly string[]>> = {
  when: ['steps', 'otherwise'],
  either: ['ways'],
  chooseOne: ['ways'],
  randomOne: ['ways'],
  repeat: ['steps'],
  repeatWhile: ['steps'],
  forEach: ['steps'],
}

/** Any effect may change what a condition looks at: only a loop without one is certain to be wrong. */
const hasEffect = (steps: readonly unknown[]): boolean => steps.some((step) => isPart(step) && 'op' in step)

export const grammar: Grammar = {
  ops: entriesOf(OPS),
  uses: (part) => {
    const name = part.op === 'the' ? word(part.name) : undefined
    return name === undefined ? [] : [{ name, kinds: [THING] }]
  },
  gives(part) {
    const name = word(part.as)
    return name === undefined ? null : { name, kind: THING, inside: part.op === 'forEach' }
  },
  ways: (part) => WAYS[word(part.op) ?? ''] ?? [],
  alone: () => false,
  references(part) {
    if (part.op === 'card' || part.op === 'named') return [{ kind: 'card', id: String(part.id) }]
    return part.op === 'transmute' ? [{ kind: 'card', id: String(part.into) }] : []
  },
  belongsOn: () => null,
  loop: repeatWhile,
  reads: () => ['anything'],
  changes: (steps) => (hasEffect(steps) ? ['*'] : []),
  onceOnly: new Set(),
}

/** Every ability of these cards as a text. Events tell which card and which player they are about. */
export function textsOf(cards: readonly CardDefinition[]): Text[] {
  const declared = { card: new Set(cards.map(({ id }) => id)) }
  return cards.flatMap((card) =>
    card.abilities.map(
      (tree, i): Text => ({
        place: `${card.id}.abilities[${i}]`,
        tree,
        on: 'card',
        declared,
        known: { that: THING, 'that player': THING },
      }),
    ),
  )
}
