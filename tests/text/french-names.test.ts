import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mageNames } from '../../src/games/aeons-end/text/index.ts'
import { frenchNames } from '../../src/games/aeons-end/text/names/french.ts'
import { legacyFrench } from '../../src/games/aeons-end/text/names/legacy/names-french.ts'
import { together } from '../../src/games/aeons-end/text/names/names.ts'
import { elide, typeset } from '../../src/language/text/french/elision.ts'

const file = readFileSync('docs/french-names.md', 'utf8')
const listed = [...file.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)].map(([, id, name]) => `${id}: ${name}`)

const { cards, mages, nemeses } = together([frenchNames, legacyFrench])

it('says of every French name once where it comes from, with the name that is shown', () => {
  const shown = [
    ...[...cards].map(([id, { one }]) => `${id}: ${typeset(elide(one))}`),
    ...[...nemeses].map(([id, { one }]) => `${id}: ${typeset(one)}`),
    ...[...mages.keys()].map((id) => {
      const { name, title, ability } = mageNames(id, 'fr')
      return `${id}: ${typeset(`${name}, ${title} (${ability})`)}`
    }),
  ]
  expect([...listed].sort()).toEqual([...shown].sort())
})
