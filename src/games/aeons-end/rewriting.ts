import { plain } from '../../language/nodes.ts'
import type { Contraries, Rewriting } from '../../language/rewriting.ts'
import {
  abilityDrawn,
  abilityText as abilityTexts,
  cardLibrary,
  mageLibrary,
  mageNamed,
  matLibrary,
  mats,
  nemesisNamed,
} from './content.ts'
import { assembler } from './engine.ts'
import { AeonsEndCompiler } from './language/compile.ts'
import { compileCard } from './language/content/clauses.ts'
import { compileMat, namesOf } from './language/content/mats.ts'
import { compileMage, compileNemesisCard } from './language/content.ts'
import { tokenMinions } from './language/instructions/nemesis.ts'
import type { Mage, Nemesis, NemesisCard, PlayerCard } from './language/nodes.ts'
import { mages, nemeses, nemesisCards, playerCards } from './packs/all.ts'
import { abilityText, cardText, matText } from './text/index.ts'

type Definition = PlayerCard | NemesisCard | Mage | Nemesis
const isMage = (definition: Definition): definition is Mage => 'ability' in definition
const isMat = (definition: Definition): definition is Nemesis => 'mat' in definition
const isOfNemesis = (card: PlayerCard | NemesisCard): card is NemesisCard => 'nemesis' in card

const PAIRS: readonly (readonly [string, string])[] = [
  ['hand', 'discardPile'],
  ['turnDeck', 'turnDiscard'],
  ['topOf', 'bottomOf'],
  ['most', 'least'],
  ['up', 'down'],
  ['opened', 'closed'],
  ['atLeast', 'atMost'],
  ['everyone', 'allies'],
  ['eachPlayer', 'anyPlayer'],
  ['playerCard', 'nemesisCard'],
  ['gem', 'relic'],
  ['players', 'allies'],
]
const OTHER_WORD = new Map(PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
const NARROWER = new Map([
  ['anyAlly', 'anyPlayer'],
  ['gravehold', 'anyPlayer'],
])
/** Entries whose words are part of the rules. */
const WORDS = new Set(['who', 'of', 'zone', 'is', 'with', 'round', 'together', 'attribute'])
/** Nodes that stand for another of the same shape. */
const OTHER_NODE: Readonly<Record<string, string>> = { one: 'all', all: 'one', most: 'least', least: 'most' }

const contraries: Contraries = {
  printed(definition) {
    const one = definition as Definition
    if (isMage(one) || isMat(one)) return ['life']
    if (isOfNemesis(one)) return one.type === 'corruption' ? [] : ['tier', 'life', 'power']
    return one.starter === true ? [] : ['cost']
  },
  lists: ['clauses', 'mat'],
  wordsOnly: new Set(['as', 'name', 'next', 'instead', 'difficulty', 'set', 'hand', 'deck', 'hidden']),
  conditions: new Set(['condition', 'when']),
  contrary(word, key, op) {
    if (!WORDS.has(key) || (key === 'is' && op === 'compare')) return undefined
    return OTHER_WORD.get(word) ?? NARROWER.get(word)
  },
  instead(node, key) {
    const other = OTHER_NODE[String(node.op)]
    return other === undefined || key === 'condition' || 'are' in node ? null : { ...node, op: other }
  },
}

function compile(k: AeonsEndCompiler, definition: Definition): void {
  if (isMage(definition)) compileMage(k, definition)
  else if (isMat(definition)) {
    const number = nemesisNamed(definition.id)
    tokenMinions[number] = undefined
    mats[number] = compileMat(k, definition, namesOf(definition))
  } else if (isOfNemesis(definition)) compileNemesisCard(k, definition)
  else compileCard(k, definition, true)
}

function replace(definition: Definition): () => void {
  if (isMage(definition)) {
    const mage = mageNamed(definition.id)
    const [text, drawn] = [abilityTexts[mage]!, abilityDrawn[mage]!]
    const back = mageLibrary.replace(definition)
    return () => {
      back()
      abilityTexts[mage] = text
      abilityDrawn[mage] = drawn
    }
  }
  if (isMat(definition)) {
    const number = nemesisNamed(definition.id)
    const [mat, tokens] = [mats[number]!, tokenMinions[number]]
    const back = matLibrary.replace(definition)
    return () => {
      back()
      mats[number] = mat
      tokenMinions[number] = tokens
    }
  }
  return cardLibrary.replace(definition)
}

/** Plays with another definition; what was compiled for it is taken back at the end. */
function withDefinition<T>(definition: Definition, body: () => T): T {
  const { written } = assembler
  const back = replace(definition)
  try {
    const k = new AeonsEndCompiler()
    compile(k, definition)
    k.writeAll()
    assembler.seal()
    return body()
  } finally {
    back()
    assembler.backTo(written)
    assembler.seal()
  }
}

const everything: ReadonlyMap<string, Definition> = new Map(
  [...playerCards, ...nemesisCards, ...mages, ...nemeses].map((definition) => [definition.id, definition]),
)

function textOf(definition: Definition, lang: 'en' | 'fr'): readonly string[] {
  if (isMage(definition)) return abilityText(definition, lang)
  return isMat(definition)
    ? matText(definition, lang).flatMap(({ heading, lines }) => lines.map((line) => `${heading}: ${line}`))
    : cardText(definition, lang)
}

export const rewriting: Rewriting = {
  ids: [...everything.keys()],
  namesOf: (id) => [id],
  setOf: (id) => everything.get(id)!.set,
  definitionOf: (id) => plain(everything.get(id)!),
  with: (definition, body) => withDefinition(definition as Definition, body),
  textOf: (definition, lang) => textOf(definition as Definition, lang),
  contraries,
}
