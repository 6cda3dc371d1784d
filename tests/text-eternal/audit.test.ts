import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allCards } from '../../src/games/eternal/cards/index.ts'
import { type CardDefinition, SKILLS } from '../../src/games/eternal/language/nodes.ts'
import { audit, fullText, readReference } from '../../src/games/eternal/text/audit.ts'

const torch = allCards.find(({ name }) => name === 'Torch')!

describe('the audit', () => {
  it('counts what agrees in numbers and words of the game', () => {
    const reference = [{ id: torch.id, text: { en: 'Deals 3 damage to any unit or player!' } }]
    expect(audit([torch], reference)).toEqual({
      matched: 1,
      total: 1,
      languages: { en: { matched: 1, total: 1 }, fr: { matched: 0, total: 0 } },
      misses: [],
    })
  })
  it('reports what is missing and what is extra', () => {
    const reference = [{ id: torch.id, text: { en: 'Deal 4 damage to a unit. Draw a card.' } }]
    expect(audit([torch], reference).misses).toEqual([
      { id: torch.id, lang: 'en', missing: ['4', 'draw', 'card'], extra: ['3', 'player'] },
    ])
  })
  it('reads texts in one or several languages and passes over the rest', () => {
    const documents = [
      [{ id: 'a', text: 'A.' }, 7, { name: 'no id' }],
      { id: 'b', text: { fr: 'B.' } },
      { id: 'c' },
    ]
    expect(readReference(documents)).toEqual([
      { id: 'a', text: { en: 'A.' } },
      { id: 'b', text: { fr: 'B.' } },
      { id: 'c', text: { en: '' } },
    ])
  })
})

/** What a word of the game stands for is not printed, so its numbers are not either. */
const printedOnly = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('op' in value)) return value
  if (value.op === 'action') return { ...value, do: [] }
  return value.op === 'keyword' ? { ...value, has: [] } : value
}

/** The same definition with its first number above one raised by one. */
function raised(card: CardDefinition): CardDefinition | undefined {
  const json = JSON.stringify(card.abilities, printedOnly)
  const changed = json.replace(
    /"(n|strength|health|by|right)":([2-9])\b/,
    (_, key: string, n: string) => `"${key}":${Number(n) + 1}`,
  )
  return changed === json
    ? undefined
    : { ...card, abilities: JSON.parse(changed) as CardDefinition['abilities'] }
}

it('sees one changed number on any card', () => {
  const changed = allCards.map(raised).filter((each) => each !== undefined)
  expect(changed.length).toBeGreaterThan(30)
  const reference = allCards.map((card) => ({ id: card.id, text: { en: fullText(card, 'en') } }))
  expect(audit(allCards, reference).misses).toEqual([])
  const seen = new Set(audit(changed, reference).misses.map(({ id }) => id))
  expect(changed.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([])
})

/** What stands on a card of the reference beside its text. */
interface Printed {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly cost: number
  readonly influence?: Readonly<Record<string, number>>
  readonly attack?: number
  readonly health?: number
  readonly unitTypes?: readonly string[]
  readonly skills?: readonly string[]
  readonly deckBuildable: boolean
}

const letters: Readonly<Record<string, string>> = {
  fire: 'F',
  time: 'T',
  justice: 'J',
  primal: 'P',
  shadow: 'S',
}
const sorted = (words: Iterable<string>): string => [...words].sort().join(' ')

const isSkill = (word: string): boolean => (SKILLS as readonly string[]).includes(word.replace(/ \d+$/, ''))

const headerOf = (card: CardDefinition) => ({
  id: card.id,
  name: card.name,
  kind: card.kind,
  cost: card.cost,
  influence: sorted(card.influence),
  values: `${card.strength}/${card.health}`,
  types: sorted(card.types),
  skills: sorted(card.skills.map(({ skill, n }) => (n === undefined || n === 1 ? skill : `${skill} ${n}`))),
  created: card.created,
})

const printedHeader = (card: Printed): ReturnType<typeof headerOf> => ({
  id: card.id,
  name: card.name,
  kind: card.type.toLowerCase() as CardDefinition['kind'],
  cost: card.cost,
  influence: sorted(
    Object.entries(card.influence ?? {}).flatMap(([faction, n]) => [...letters[faction]!.repeat(n)]),
  ),
  values: `${card.attack ?? 0}/${card.health ?? 0}`,
  types: sorted((card.unitTypes ?? []).map((word) => word.toLowerCase())),
  // Other keywords (Shift, Bond …) are abilities in our definitions.
  skills: sorted((card.skills ?? []).map((word) => word.toLowerCase()).filter(isSkill)),
  created: !card.deckBuildable,
})

const folder =
  process.env.CARDWRIGHT_REFERENCE ?? join(import.meta.dirname, '../../../shared/reference/eternal')
const file = join(folder, 'cards.json')

describe.runIf(existsSync(file))('compared with the printed cards', () => {
  it('differs only where there is a reason', () => {
    const { misses, total } = audit(
      allCards,
      readReference([JSON.parse(readFileSync(file, 'utf8')) as unknown]),
    )
    expect(total).toBeGreaterThan(140)
    expect(misses.filter(({ reason }) => reason === undefined)).toEqual([])
  })

  it('have the same names, costs, influence, values, types and skills', () => {
    const printed = JSON.parse(readFileSync(file, 'utf8')) as readonly Printed[]
    const ours = new Map(allCards.map((card) => [card.id, card]))
    const known = printed.filter(({ id }) => ours.has(id))
    expect(known.length).toBeGreaterThan(480)
    expect(known.map(({ id }) => headerOf(ours.get(id)!))).toEqual(known.map(printedHeader))
  })
})
