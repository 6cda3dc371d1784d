import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mageNames } from '../../src/games/aeons-end/text/index.ts'
import { frenchNames } from '../../src/games/aeons-end/text/names/french.ts'
import { elide, typeset } from '../../src/language/text/french/elision.ts'

const file = readFileSync('docs/french-names.md', 'utf8')
const listed = [...file.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)].map(([, id, name]) => `${id}: ${name}`)

it('says of every French name once where it comes from, with the name that is shown', () => {
  const shown = [
    ...Object.entries(frenchNames.cards).map(([id, { one }]) => `${id}: ${typeset(elide(one))}`),
    ...Object.entries(frenchNames.nemeses).map(([id, { one }]) => `${id}: ${typeset(one)}`),
    ...Object.keys(frenchNames.mages).map((id) => {
      const { name, title, ability } = mageNames(id, 'fr')
      return `${id}: ${typeset(`${name}, ${title} (${ability})`)}`
    }),
  ]
  expect([...listed].sort()).toEqual([...shown].sort())
})
