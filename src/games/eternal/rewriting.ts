import { plain } from '../../language/nodes.ts'
import type { Contraries, Rewriting } from '../../language/rewriting.ts'
import { triggers } from './abilities.ts'
import { allCards } from './cards/index.ts'
import { defIndex, definitions, library } from './content.ts'
import { assembler } from './engine.ts'
import { CardCompiler } from './language/compile.ts'
import type { CardDefinition } from './language/nodes.ts'
import { setOf } from './sets.ts'
import { cardText } from './text/index.ts'

const PAIRS: readonly (readonly [string, string])[] = [
  ['you', 'enemy'],
  ['hand', 'void'],
  ['deck top', 'deck bottom'],
  ['strength', 'health'],
  ['atLeast', 'atMost'],
]
const OTHER_WORD = new Map(PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
/** These words have no contrary of their own and are narrowed. */
const NARROWER = new Map([
  ['each', 'enemy'],
  ['both', 'you'],
])

const contraries: Contraries = {
  printed(card) {
    const { kind } = card as CardDefinition
    const body = kind === 'unit' || kind === 'weapon' || kind === 'relic weapon' ? ['strength', 'health'] : []
    return kind === 'power' ? ['grants'] : ['cost', 'influence', ...(kind === 'site' ? ['health'] : body)]
  },
  lists: ['abilities', 'skills'],
  wordsOnly: new Set(['as', 'bare', 'label', 'word', 'keyword', 'instead', 'types', 'agenda']),
  conditions: new Set(['condition', 'if', 'while']),
  contrary(word, key, op) {
    // A relation in a condition is turned round with the whole condition.
    if (key === 'is' && op === 'compare') return undefined
    if (key === 'name' || key === 'id') return undefined
    if (key === 'influence' || key === 'grants') return word === '' ? undefined : `${word[0]!}${word}`
    return OTHER_WORD.get(word) ?? NARROWER.get(word)
  },
  instead(node, key) {
    if (node.op === 'pick' && node.how === 'one') return node.of
    const isAll = node.op === 'cards' && (key === 'what' || key === 'to')
    return isAll ? { op: 'pick', how: 'one', of: node } : null
  },
}

/** Plays with another definition; what was compiled for it is taken back at the end. */
function withCard<T>(card: CardDefinition, body: () => T): T {
  const d = defIndex(card.id)
  const { written } = assembler
  const abilities = triggers.length
  const back = library.replace(card)
  try {
    new CardCompiler().compile([d])
    assembler.seal()
    return body()
  } finally {
    back()
    triggers.length = abilities
    assembler.backTo(written)
    assembler.seal()
  }
}

export const rewriting: Rewriting = {
  ids: allCards.map(({ id }) => id),
  namesOf: (id) => [id, definitions[defIndex(id)]!.name],
  setOf,
  definitionOf: (id) => plain(definitions[defIndex(id)]!),
  with: (card, body) => withCard(card as CardDefinition, body),
  textOf: (card, lang) => cardText(card as CardDefinition, lang),
  contraries,
}
