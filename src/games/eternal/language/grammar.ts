import {
  entriesOf,
  type Grammar,
  isPart,
  LARGEST_NUMBER,
  repeatWhile,
  type Text,
  word,
} from '../../../language/linter.ts'
import { OPS } from './grammar/ops.ts'
import { type CardDefinition, SKILLS } from './nodes.ts'

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

/** Where a number may be less than nothing: what is added to something. */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  stats: ['strength', 'health'],
  cost: ['by'],
  maxPower: ['by'],
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
    switch (part.op) {
      case 'card':
      case 'named':
        return [{ kind: 'card', id: String(part.id) }]
      case 'transmute':
        return [{ kind: 'card', id: String(part.into) }]
      case 'skill':
      case 'has':
      case 'getPlayer':
      case 'playerHas':
        return [{ kind: 'skill', id: String(part.skill) }]
      case 'oneSkillOf':
        return Array.isArray(part.skills) ? part.skills.map((id) => ({ kind: 'skill', id: String(id) })) : []
      default:
        // others: most words name nothing that stands elsewhere
        return []
    }
  },
  belongsOn: () => null,
  loop: repeatWhile,
  reads: () => ['anything'],
  changes: (steps) => (hasEffect(steps) ? ['*'] : []),
  limits(part, key) {
    const op = word(part.op) ?? ''
    // "For every 0" would be a division by nothing.
    if (op === 'every') return [1, LARGEST_NUMBER]
    return [SIGNED[op]?.includes(key) ? -LARGEST_NUMBER : 0, LARGEST_NUMBER]
  },
  onceOnly: new Set(),
}

/** Every ability of these cards as a text. Events tell which card and which player they are about. */
export function textsOf(cards: readonly CardDefinition[]): Text[] {
  const declared = { card: new Set(cards.map(({ id }) => id)), skill: new Set<string>(SKILLS) }
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
