import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  asideNemeses,
  asideNemesisCards,
  asidePlayerCards,
  mages,
  nemeses,
  nemesisCards,
  playerCards,
} from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import type { Mage, Nemesis, NemesisCard, PlayerCard } from '../../src/games/aeons-end/language/nodes.ts'
import {
  proofNemeses,
  proofNemesisCards,
  proofPlayerCards,
} from '../../src/games/aeons-end/nemeses/proofs.ts'
import { schema } from '../../src/games/aeons-end/state.ts'
import { abilityText, cardText, matText } from '../../src/games/aeons-end/text/index.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { LANGS, type Lang } from '../../src/language/face.ts'
import { opsIn } from '../../src/language/linter.ts'
import { hardest } from './hardest.ts'

const cards: readonly (PlayerCard | NemesisCard)[] = [
  ...playerCards,
  ...asidePlayerCards,
  ...nemesisCards,
  ...asideNemesisCards,
]
const mats: readonly Nemesis[] = [...nemeses, ...asideNemeses]

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

describe('natives', () => {
  const uses = (each: Definition): boolean => opsIn(each).has('native')
  it('stand on no card of the players and on at most a tenth of the nemesis cards', () => {
    expect([...playerCards, ...asidePlayerCards, ...mages].filter(uses)).toEqual([])
    const nemesis = [...nemesisCards, ...asideNemesisCards]
    expect(nemesis.filter(uses).length * 10).toBeLessThanOrEqual(nemesis.length)
  })
  it('are the supply grid and nothing else', () => {
    expect([...cards, ...mages, ...mats].filter(uses).map(({ id }) => id)).toEqual([
      'sever-link',
      'deathmind',
    ])
  })
})

describe('what proves the language', () => {
  const proofs = [...proofPlayerCards, ...proofNemesisCards].map(({ id }) => id)
  it('is listed nowhere and dealt in no game', () => {
    expect(aeonsEnd.cardIds.filter((id) => proofs.includes(id))).toEqual([])
    for (const { id } of proofNemeses)
      expect(() => aeonsEnd.readSetup({ nemesis: id })).toThrow('is not a nemesis')
    expect(() =>
      aeonsEnd.readSetup({
        supply: [
          'fulmite-slab',
          'searing-ruby',
          'burning-opal',
          'flexing-dagger',
          'bottled-vortex',
          'amplify-vision',
          'essence-theft',
          'planar-insight',
          'consuming-void',
        ],
      }),
    ).toThrow('is not a supply card')
  })
  it('has the numbers that are printed', () => {
    const numbers = [...proofPlayerCards, ...proofNemesisCards].map((card) =>
      'nemesis' in card
        ? [card.id, card.tier, card.life ?? card.power ?? card.cost ?? 0, card.copies ?? 1].join(' ')
        : [card.id, card.cost].join(' '),
    )
    expect(numbers).toEqual([
      'flawed-crystal 0',
      'fulmite-slab 6',
      'sever-link 0 3 1',
      'beginning 1 0 1',
      'xaxos-ascended-flare 0 3 2',
      'xaxos-ascended-gravity-node 0 3 2',
      'xaxos-ascended-incinerating-fist 0 3 2',
      'xaxos-ascended-pyromancy 0 4 1',
      'xaxos-ascended-breach-collision 0 5 1',
      'deadly-overload 2 3 1',
      'fracture 1 0 1',
      'ferocious-assault 2 3 1',
      'draining-beacon 0 2 2',
      'misery-beacon 0 2 2',
      'grave-beacon 0 1 2',
      'protective-beacon 0 3 2',
      'accelerated-breeding 2 2 1',
      'nest-defender 3 11 1',
      'breeding-chamber 0 4 1',
      'acidic-pod 0 6 1',
      'crystalline-pod 0 7 1',
      'electric-pod 0 6 1',
      'marrow-pod 0 5 1',
    ])
    expect(proofNemeses.map(({ id, life, difficulty }) => [id, life, difficulty].join(' '))).toEqual([
      'deathmind 80 6',
      'xaxos-ascended 90 9',
      'fungal-mesh 70 4',
      'haze-fiend 75 5',
      'maelstrom-risen 65 8',
      'spawning-horror 50 3',
    ])
  })
  // Room for 8,000 definitions: a card's definition and its marks no longer share a number.
  it('needs no more room than 2,500 bytes', () => {
    expect(schema.bytes).toBeLessThanOrEqual(2500)
  })
})
