import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CREDITS.md',
  'rulebook/README.md',
  ...globSync('docs/*.md', { cwd: root }),
]

const withoutCode = (text: string): string => text.replace(/^```.*?^```/gms, '')

/** Where the links of a page lead, as paths from the root. */
function links(page: string, text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(page), target))
}

/** Files and folders that a page names in full, from the root: `src/web/card/art.ts`, `scenarios/<game>/`. */
function named(text: string): string[] {
  return [...withoutCode(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) =>
      /^(?:src|tests|tools|docs|scenarios|rulebook|bin|\.ci)\/|^[\w.-]+\.(?:md|json|ts)$/.test(path),
    )
    .filter((path) => path.includes('/') && !path.includes('...'))
}

/** Paths inside the folder of a game: `language/grammar/ops.ts`. */
function namedInGames(text: string): string[] {
  return [
    ...withoutCode(text).matchAll(/`((?:language|text|cards|rules|advice|set-up|deck-building)\/[^`\s]*)`/g),
  ]
    .map(([, path]) => `src/games/*/${path}`)
    .filter((path) => !path.includes('...'))
}

const there = (path: string): boolean =>
  /[<*{]/.test(path)
    ? globSync(path.replace(/<[^>]*>/g, '*'), { cwd: root }).length > 0
    : existsSync(join(root, path))

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  it('leads nowhere that is not there', () => {
    expect(links(page, text).filter((path) => !there(path))).toEqual([])
  })
  it('names no file or folder that is not there', () => {
    const paths = [...named(text), ...namedInGames(text)]
    expect(paths.filter((path) => !there(path))).toEqual([])
  })
})
