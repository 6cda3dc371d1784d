import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import type { Mage, Nemesis, NemesisCard, PlayerCard } from '../../src/games/aeons-end/language/nodes.ts'
import { mages, nemeses, nemesisCards, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { aside } from '../../src/games/aeons-end/packs/aside.ts'
import { schema } from '../../src/games/aeons-end/state.ts'
import { abilityText, cardText, matText } from '../../src/games/aeons-end/text/index.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { LANGS, type Lang } from '../../src/language/face.ts'
import { opsIn } from '../../src/language/linter.ts'
import { hardest } from './hardest.ts'

const cards: readonly (PlayerCard | NemesisCard)[] = [
  ...playerCards,
  ...aside.playerCards,
  ...nemesisCards,
  ...aside.nemesisCards,
]
const mats: readonly Nemesis[] = [...nemeses, ...aside.nemeses]

type Definition = PlayerCard | NemesisCard | Mage | Nemesis

function definition(id: string): Definition {
  const found = [...cards, ...mages, ...mats].find((each) => each.id === id)
  if (found === undefined) throw new Error(`no definition of ${id}`)
  return found
}

function textOf(each: Definition, lang: Lang): string {
  if ('mat' in each)
    return matText(each, lang)
      .flatMap(({ lines }) => lines)
      .join('\n')
  return ('ability' in each ? abilityText(each, lang) : cardText(each, lang)).join('\n')
}

/** No function, no class, nothing undefined anywhere. */
function unplain(tree: unknown, place: string): string[] {
  if (Array.isArray(tree)) return tree.flatMap((child, i) => unplain(child, `${place}[${i}]`))
  if (tree === null || typeof tree === 'string' || typeof tree === 'number' || typeof tree === 'boolean')
    return []
  if (typeof tree !== 'object') return [`${place} is a ${typeof tree}`]
  if (Object.getPrototypeOf(tree) !== Object.prototype) return [`${place} is no plain object`]
  return Object.entries(tree).flatMap(([key, value]) => unplain(value, `${place}.${key}`))
}

const scenarios = scenarioFiles([join(import.meta.dirname, '../../scenarios/aeons-end')]).flatMap(scenariosIn)

it('there are twenty-five', () => {
  expect(hardest.map(({ n }) => n)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
})

describe.each(hardest)('$n: $what', ({ ids }) => {
  it('is plain data', () => {
    for (const each of ids.map(definition)) {
      expect(unplain(each, each.id)).toEqual([])
      expect(JSON.parse(JSON.stringify(each))).toEqual(each)
    }
  })
  it.each(LANGS)('has a text in %s', (lang) => {
    for (const each of ids.map(definition)) {
      const text = textOf(each, lang)
      expect(text.length).toBeGreaterThan(20)
      expect(text).not.toMatch(/undefined|\[object|NaN/)
    }
  })
  it.each(ids)('%s does what it says', (id) => {
    const about = scenarios.filter(({ proves }) => proves.includes(id))
    expect(about.length).toBeGreaterThan(0)
    for (const scenario of about) expect(runScenario([aeonsEnd], scenario, ['plain']).message).toBe('')
  })
})

describe('code on a card', () => {
  it('is nowhere: what the language cannot say is added to the language', () => {
    expect([...cards, ...mages, ...mats].filter((each) => opsIn(each).has('native'))).toEqual([])
  })
})

describe('a block', () => {
  // Room for 8,000 definitions: a card's definition and its marks no longer share a number.
  // Legacy: a supply of nine gems with four players, pools, tokens and treasures of its mages.
  it('needs no more room than 2,750 bytes', () => {
    expect(schema.bytes).toBeLessThanOrEqual(2750)
  })
})
