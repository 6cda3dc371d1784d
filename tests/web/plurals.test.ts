import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { french } from '../../src/campaign/legacy/words/french.ts'

/* In French nought and one of something are in the singular. */

/** Words that end like a plural and are none. */
const NONE = /^(?:ms|fois|dans|pas|sur|puis|depuis|plus|moins|mais|vers|dés|sous|des|vous|nous)$/

const PLURAL = /(?<![\d.,–−:/#])\b[01][\s\u00a0\u202f]\p{Ll}+[sx](?!\p{L})/gu

function* sentences(value: unknown, n: number, depth = 6): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'function') {
    let made: unknown
    try {
      made = value(n, n, n, n, n)
    } catch {
      return
    }
    if (typeof made !== 'function' && depth > 0) yield* sentences(made, n, depth - 1)
  } else if (typeof value === 'object' && value !== null && depth > 0)
    for (const each of Object.values(value)) yield* sentences(each, n, depth - 1)
}

const wrongIn = (value: unknown): readonly string[] =>
  [0, 1].flatMap((n) =>
    [...sentences(value, n)].filter((text) =>
      [...text.matchAll(PLURAL)].some(([found]) => !NONE.test(found.slice(2))),
    ),
  )

const root = join(import.meta.dirname, '..', '..')
const catalogues = [
  'online/**/*words.ts',
  'campaign/*words.ts',
  'table/aeons-end/words/end-words.ts',
].flatMap((files) => globSync(join('src', 'web', files), { cwd: root }))

/** As little of a browser as what words are kept beside asks for. */
const html = { dataset: {}, style: {}, lang: '', setAttribute: () => {} }
const BROWSER = {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { documentElement: html, querySelector: () => null, addEventListener: () => {} },
  localStorage: { getItem: () => null, setItem: () => {} },
  addEventListener: () => {},
}
beforeAll(() => {
  for (const [name, value] of Object.entries(BROWSER)) vi.stubGlobal(name, value)
})
afterAll(() => vi.unstubAllGlobals())

describe('numbers of things', () => {
  it('are found where they are wrong', () => {
    expect(wrongIn({ behind: (n: number) => `${n} batailles` })).toHaveLength(2)
    expect(wrongIn({ behind: (n: number) => `${n} bataille${n < 2 ? '' : 's'}` })).toEqual([])
  })

  it('agree with their words where people play together', async () => {
    const wrong: string[] = []
    for (const file of catalogues) {
      const words: Record<string, unknown> = await import(/* @vite-ignore */ join(root, file))
      for (const [name, part] of Object.entries(words))
        if (typeof part === 'object' && part !== null && 'en' in part && 'fr' in part)
          for (const text of wrongIn(part.fr)) wrong.push(`${file} ${name}: ${text}`)
    }
    expect(catalogues.length).toBeGreaterThan(15)
    expect(wrong).toEqual([])
  })

  it('agree with their words in what a campaign says', () => {
    expect(wrongIn(french)).toEqual([])
  })
})
