import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allCards } from '../../../src/games/eternal/cards/index.ts'
import type { CardDefinition, Kind } from '../../../src/games/eternal/language/nodes.ts'

const WITH_VALUES: readonly Kind[] = ['unit', 'weapon', 'relic weapon', 'site']
/** Stand for what an effect makes; nothing is printed on them. */
const UNPRINTED = ['exalted-weapon', 'face-down', 'telut-weapon']

/** What stands on a card beside its text, as in the table. */
const printed = ({ id, name, kind, cost, influence, strength, health, types }: CardDefinition): string =>
  [
    id,
    name,
    kind,
    ...(kind === 'power' ? [] : [`${cost}${influence}`]),
    ...(WITH_VALUES.includes(kind) ? [`${strength}/${health}`] : []),
    ...(types.length === 0 ? [] : [types.join(' ')]),
  ].join(' | ')

it('every card has the kind, cost, influence, values and types that are printed on it', () => {
  const table = readFileSync(join(import.meta.dirname, 'printed.txt'), 'utf8')
    .trim()
    .split('\n')
  const cards = allCards.filter(({ id }) => !UNPRINTED.includes(id)).map(printed)
  expect(cards.sort()).toEqual(table.sort())
})
