import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verbs } from '../../src/cli/command.ts'
import type { Verb } from '../../src/cli/flags.ts'
import { games } from '../../src/games/index.ts'

const root = join(import.meta.dirname, '../..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CREDITS.md',
  'rulebook/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
]

const withoutCode = (text: string): string => text.replace(/^```.*?^```/gms, '')

/** Where the links of a page lead, as paths from the root. */
function links(page: string, text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(page), target))
}

/** Titles within pages, as links call them. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
const titlesIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+\s+(.*)$/gm)].map(([, title]) => anchorOf(title!))

/** Links to a title that its page does not have. */
const lostTitles = (page: string, text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)].flatMap(([link, target, title]) => {
    if (/^[a-z]+:/.test(target!)) return []
    const other = target === '' ? text : readFileSync(join(root, dirname(page), target!), 'utf8')
    return titlesIn(other).includes(title!) ? [] : [link]
  })

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const setup = games.flatMap((game) => game.setupFlags.map(({ name }) => name))
const flagsOf = ({ flags, setup: takesSetup }: Verb): readonly string[] => [
  'help',
  ...flags.map(({ name }) => name),
  ...(takesSetup === true ? setup : []),
]
const anyFlag = new Set(verbs.flatMap(flagsOf))

/** Values of a style have two hyphens as well. */
const styles = globSync('src/web/**/*.css', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('')

/** Flags of our other programs, and of those that ours are run by. */
const otherFlags = new Set([
  ...['lan', 'version', 'every', 'from', 'own', 'slowly', 'slowness', 'profile'],
  ...[
    'min-release-age',
    'build-snapshot',
    'print-opt-code',
    'standalone',
    'min-semi-space-size',
    'perf-prof',
    'trace-gc',
  ],
  ...['no-allocation-site-pretenuring', 'no-memory-reducer', 'no-parallel-scavenge', 'jit'],
])

const codeIn = (text: string): string[] => [
  ...[...text.matchAll(/^```.*?^```/gms)].flatMap(([block]) => block.split('\n')),
  ...[...withoutCode(text).matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
]
const flagsIn = (code: string): string[] =>
  [...code.matchAll(/(?<=^|[\s"[])--([a-z][\w-]*)/g)].map(([, flag]) => flag!)

/** Commands and flags that a page names and that are not there. */
function lostCommands(text: string): string[] {
  const lostScripts = [...text.matchAll(/npm run ([\w-]+)/g)].filter(([, name]) => !(name! in scripts))
  const lost = codeIn(text).flatMap((code) => {
    const [, name, rest] = /(?:^|npx\s+|bin\/)cardwright(?:\.mjs)?\s+([a-z]+)\b(.*)$/.exec(code) ?? []
    if (name === undefined) {
      const known = (flag: string) =>
        anyFlag.has(flag) || otherFlags.has(flag) || styles.includes(`--${flag}`)
      const ofOthers = /^\s*(?:sudo |docker|certbot|useradd|systemctl|apt)/.test(code)
      return (ofOthers ? [] : flagsIn(code)).filter((flag) => !known(flag)).map((flag) => `--${flag}`)
    }
    const verb = verbs.find((each) => each.name === name)
    if (verb === undefined) return name === 'help' ? [] : [code]
    const known = flagsOf(verb)
    return flagsIn(rest!).every((flag) => known.includes(flag)) ? [] : [code]
  })
  return [...lostScripts.map(([code]) => code), ...lost]
}

it('a command, a flag or a title that is not there is found', () => {
  expect(lostCommands('`npm run nothing` and `npm run bench`')).toEqual(['npm run nothing'])
  expect(lostCommands('`npx cardwright dance` `npx cardwright bench --json`')).toEqual([
    'npx cardwright dance',
  ])
  expect(lostCommands('```\ncardwright check --mutants\ncardwright check --bite\n```')).toEqual([
    'cardwright check --mutants',
  ])
  expect(lostCommands('`--mutants` and `--bite`')).toEqual(['--mutants'])
  expect(lostTitles('a.md', '# One two\n[x](#one-two) [y](#three)')).toEqual(['](#three)'])
})

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
    ...withoutCode(text).matchAll(/`((?:language|text|cards|rules|advice|setup|deck-building)\/[^`\s]*)`/g),
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
  it('leads to no title that is not there', () => {
    expect(lostTitles(page, text)).toEqual([])
  })
  it('names no command and no flag that is not there', () => {
    expect(lostCommands(text)).toEqual([])
  })
  it('names no file or folder that is not there', () => {
    const paths = [...named(text), ...namedInGames(text)]
    expect(paths.filter((path) => !there(path))).toEqual([])
  })
})
