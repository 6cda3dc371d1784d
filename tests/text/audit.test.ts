import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { audit, fullText, readReference } from '../../src/games/aeons-end/text/audit.ts'
import { cards, mages } from './definitions.ts'

const jade = cards.find(({ id }) => id === 'jade')!

describe('the audit', () => {
  it('counts what agrees in numbers and words of the game', () => {
    const reference = [{ id: 'jade', text: { en: 'You gain 2 {aether}!', fr: 'Gagnez deux {aether}' } }]
    expect(audit([jade], reference)).toEqual({
      matched: 2,
      total: 2,
      languages: { en: { matched: 1, total: 1 }, fr: { matched: 1, total: 1 } },
      misses: [],
    })
  })
  it('reports what is missing and what is extra', () => {
    const reference = [{ id: 'jade', text: { en: 'Gain 3 {aether}. Any ally draws twice.' } }]
    expect(audit([jade], reference).misses).toEqual([
      { id: 'jade', lang: 'en', missing: ['3', 'draw', 'ally'], extra: [] },
    ])
  })
  it('reads cards, mages and mats, and passes over the rest', () => {
    const documents = [
      [{ id: 'a', text: { en: 'A.' } }, 7, { name: 'no id' }],
      { id: 'b', ability: { activation: { en: 'When:' }, text: { en: 'B.' } } },
      { id: 'c', unleash: { en: 'C.' }, additionalRules: [{ en: 'D.', fr: 'E.' }] },
    ]
    expect(readReference(documents)).toEqual([
      { id: 'a', text: { en: 'A.' } },
      { id: 'b', text: { en: 'When:\nB.' } },
      { id: 'c', text: { en: 'C.\nD.', fr: 'E.' } },
    ])
  })
})

/** The same definition with its first number above one raised by one. */
function raised<T>(definition: T): T | undefined {
  const json = JSON.stringify(definition)
  const changed = json.replace(/"n":([2-9])\b/, (_, n: string) => `"n":${Number(n) + 1}`)
  return changed === json ? undefined : (JSON.parse(changed) as T)
}

it('sees one changed number on any card', () => {
  const changed = cards.map(raised).filter((each) => each !== undefined)
  expect(changed.length).toBeGreaterThan(100)
  const reference = cards.map((card) => ({ id: card.id, text: { en: fullText(card, 'en') } }))
  expect(audit(cards, reference).misses).toEqual([])
  const seen = new Set(audit(changed, reference).misses.map(({ id }) => id))
  expect(changed.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([])
})

const folder =
  process.env.CARDWRIGHT_REFERENCE ?? join(import.meta.dirname, '../../../shared/reference/aeons-end')
const files = ['player-cards', 'nemesis-cards', 'mages'].map((name) => join(folder, `${name}.json`))

describe.runIf(files.every((file) => existsSync(file)))('compared with the printed cards', () => {
  it('differs only where there is a reason', () => {
    const reference = readReference(files.map((file): unknown => JSON.parse(readFileSync(file, 'utf8'))))
    const { misses, total } = audit([...cards, ...mages], reference)
    expect(total).toBeGreaterThan(290)
    expect(misses.filter(({ reason }) => reason === undefined)).toEqual([])
  })
})
