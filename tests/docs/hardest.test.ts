import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenariosIn } from '../../src/lab/scenarios/files.ts'
import { hardest } from '../aeons-end/hardest.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const page = read('docs/hardest.md')
const [ours, theirs] = page.split('\n## Eternal\n') as [string, string]

interface Section {
  readonly title: string
  /** Quoted definitions with the file they come from. */
  readonly quotes: readonly { readonly file: string; readonly code: string }[]
  readonly played: readonly string[]
}

function sections(part: string): Section[] {
  return part
    .split('\n### ')
    .slice(1)
    .map((text) => ({
      title: text.slice(0, text.indexOf('\n')),
      quotes: [...text.matchAll(/\]\(\.\.\/(\S+)\)\n\n```ts\n(.*?)\n```/gs)].map(([, file, code]) => ({
        file: file!,
        code: code!,
      })),
      played: [...text.matchAll(/\]\(\.\.\/(scenarios\/\S+?)\)/g)].map(([, file]) => file!),
    }))
}

/** Indentation says nothing: a definition may stand deeper in its file than on the page. */
const flat = (code: string): string => code.replace(/\s+/g, ' ')

describe('the page of the hardest texts', () => {
  it.each([...sections(ours), ...sections(theirs)].flatMap(({ quotes }) => quotes))(
    'quotes $file as it is: $code',
    ({ file, code }) => {
      expect(flat(read(file))).toContain(flat(code))
    },
  )
  it('leaves no block of code without its file', () => {
    const quoted = [...sections(ours), ...sections(theirs)].flatMap(({ quotes }) => quotes)
    expect(quoted.length).toBe([...page.matchAll(/```ts/g)].length)
  })
})

describe.each(hardest)('$n of Aeon’s End', ({ n, what, ids }) => {
  const section = sections(ours)[n - 1]!
  it('is there, with a definition of its own', () => {
    expect(section.title).toBe(`${n}. ${what[0]!.toUpperCase()}${what.slice(1)}`)
    expect(section.quotes.length).toBeGreaterThan(0)
    for (const { code } of section.quotes)
      expect(
        ids.filter((id) => code.includes(`'${id}'`)),
        code,
      ).not.toEqual([])
  })
  it('says where it is played', () => {
    expect(section.played.length).toBeGreaterThan(0)
    for (const file of section.played) {
      const proved = scenariosIn(join(root, file)).flatMap(({ proves }) => proves)
      expect(
        ids.filter((id) => proved.includes(id)),
        file,
      ).not.toEqual([])
    }
  })
})

describe('the ten groups of Eternal', () => {
  const tests = read('tests/eternal/rules/hardest.test.ts')
  const groups = [...tests.matchAll(/^describe\('([^']+)'/gm)].map(([, title]) => title!)
  it('are those that are played', () => {
    expect(sections(theirs).map(({ title }) => title.toLowerCase())).toEqual(
      groups.map((title, i) => `${i + 1}. ${title}`),
    )
  })
  it.each(sections(theirs))('$title: every quoted card is played there', ({ title, quotes }) => {
    const at = tests.indexOf(
      `describe('${title.replace(/^\d+\. (.)/, (_, first: string) => first.toLowerCase())}`,
    )
    const next = tests.indexOf('\ndescribe(', at + 1)
    const group = tests.slice(at, next === -1 ? undefined : next)
    for (const { code } of quotes) {
      const name = /^\w+\(\s*'[^']+',\s*(["'])(.*?)\1,/.exec(code)?.[2]
      expect(group, code).toContain(name)
    }
  })
})
