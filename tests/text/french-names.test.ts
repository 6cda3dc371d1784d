import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import register from '../../src/games/aeons-end/register.json' with { type: 'json' }
import { mageNames } from '../../src/games/aeons-end/text/index.ts'
import { frenchNames } from '../../src/games/aeons-end/text/names/french.ts'
import { elide, typeset } from '../../src/language/text/french/elision.ts'

const file = readFileSync('docs/french-names.md', 'utf8')
const listed = [...file.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)].map(([, id, name]) => `${id}: ${name}`)

/** Packs that other tests bring along have names as well, but no place in the register. */
const ours = new Set<string>([...register.cards, ...register.mages, ...register.nemeses])

it('says of every French name once where it comes from, with the name that is shown', () => {
  const shown = [
    ...Object.entries(frenchNames.cards)
      .filter(([id]) => ours.has(id))
      .map(([id, { one }]) => `${id}: ${typeset(elide(one))}`),
    ...Object.entries(frenchNames.nemeses)
      .filter(([id]) => ours.has(id))
      .map(([id, { one }]) => `${id}: ${typeset(one)}`),
    ...Object.keys(frenchNames.mages)
      .filter((id) => ours.has(id))
      .map((id) => {
        const { name, title, ability } = mageNames(id, 'fr')
        return `${id}: ${typeset(`${name}, ${title} (${ability})`)}`
      }),
  ]
  expect([...listed].sort()).toEqual([...shown].sort())
})
