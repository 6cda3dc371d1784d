import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { english } from '../../src/campaign/legacy/words/english.ts'
import { french } from '../../src/campaign/legacy/words/french.ts'
import type { Lang } from '../../src/language/face.ts'
import { wordsWithoutPage } from './words-without-page.ts'

/* In French nought and one of something are in the singular, in English one alone. */

/** Words that end like a plural and are none. */
const NONE: Readonly<Record<Lang, RegExp>> = {
  // “holiday 0 ends that”
  en: /^(?:ms|ends|this|nemesis)$/,
  fr: /^(?:ms|fois|dans|pas|sur|puis|depuis|plus|moins|mais|vers|dés|sous|des|vous|nous|jours?-là)$/,
}

const ONE: Readonly<Record<Lang, readonly number[]>> = { en: [1], fr: [0, 1] }

const PLURAL = /(?<![\p{L}\d.,–−:/#])[01][\s\u00a0\u202f](\p{Ll}+[sx])(?![\p{L}’])/gu

/** What words call that which is put into them and is no number: a number there would be taken for one of a thing. */
const NAME =
  /^(?:name|who|whose|by|to|what|others|unit|attacker|mage|opponent|strength|file|text|title|thing|option|card|nemesis|id|label|game|time|since|until|names|eyes|answer|first|second)$/

/** Numbers that begin higher where they are said, and why. */
const LEAST: Readonly<Record<string, number>> = {
  // A question names up to two attackers, and says how many there are of more.
  'eternalWords.attackedWhoBlocks': 3,
  'eternalWords.attackedRespond': 3,
  // A worker has a thread at least.
  'messages.working': 1,
  // Offered for something that is there.
  'answerWords.castAll': 1,
  'answerWords.gemsLeft': 1,
  'answerWords.pickThese': 1,
  'aeonsEndWords.castAll': 1,
  'aeonsEndWords.gemsLeft': 1,
  'aeonsEndWords.pickThese': 1,
  'learnWords.moreRulings': 1,
  'homePageWords.damaged': 1,
  // Leads to the games beyond those that are shown already.
  'homePageWords.allGames': 2,
  // Measured sizes and means, which come as text.
  'benchWords.copyOf': 2,
  'benchWords.timesAsMany': 2,
  'benchWords.withCards': 2,
  'benchWords.withDecisions': 2,
}

type Saying = (...given: unknown[]) => unknown

/** What a function of words is given: numbers, but names where it asks for a name. */
function given(saying: Saying, n: number | string): readonly unknown[] {
  const head = saying.toString().split('=>')[0] ?? ''
  const parameters = head.replace(/[()\s]/g, '').split(',')
  return parameters.map((parameter) => (NAME.test(parameter) ? 'Ada' : n))
}

/** What comes of a function of words; nothing where it asks for something else than names and numbers. */
function said(saying: Saying, n: number | string): unknown {
  try {
    return saying(...given(saying, n))
  } catch {
    return null
  }
}

const isWrong = (text: string, lang: Lang): boolean =>
  [...text.matchAll(PLURAL)].some(([, found]) => !NONE[lang].test(found!))

function* sentences(value: unknown, n: number, lang: Lang, path: string, depth = 6): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'function') {
    if (n < (LEAST[path] ?? 0)) return
    // Some numbers come as text, with what a language puts between their figures.
    const made = [n, String(n)].map((each) => said(value as Saying, each))
    const right = made.find((text) => typeof text === 'string' && !isWrong(text, lang))
    const [first] = made
    if (right !== undefined) yield right as string
    else if (typeof first !== 'function' && depth > 0) yield* sentences(first, n, lang, path, depth - 1)
  } else if (typeof value === 'object' && value !== null && depth > 0)
    for (const [key, each] of Object.entries(value))
      yield* sentences(each, n, lang, `${path}.${key}`, depth - 1)
}

const wrongIn = (value: unknown, lang: Lang, path = ''): readonly string[] =>
  ONE[lang].flatMap((n) => [...sentences(value, n, lang, path)].filter((text) => isWrong(text, lang)))

const root = join(import.meta.dirname, '..', '..')

/** Every file of words of the page, the terminal and the server; parts of the page keep small ones beside themselves. */
const catalogues = globSync('src/{web,cli,server}/**/{*words,messages}.ts', { cwd: root })

wordsWithoutPage()

/** Words beside what they are said in: the noun stands after a number that is put in, and nothing asks how many. */
const INSERTED =
  /\$\{[^{}]*\}(?:[\s\u00a0\u202f]|\\u00a0|\\u202f)(?:games|parties|cards|cartes|turns|tours|decisions|décisions|seats|places|steps|étapes|battles|batailles|units|unités|answers|réponses|minutes|files|fichiers|charges|piles|decks)(?![\p{L}/])/gu
const asks = (line: string): boolean => /(?:===|>|<|>=) ?[12]\b/.test(line)

describe('numbers of things', () => {
  it('are found where they are wrong', () => {
    expect(wrongIn({ behind: (n: number) => `${n} batailles` }, 'fr')).toHaveLength(2)
    expect(wrongIn({ behind: (n: number) => `${n} bataille${n < 2 ? '' : 's'}` }, 'fr')).toEqual([])
    expect(wrongIn({ behind: (n: number) => `${n} battles` }, 'en')).toHaveLength(1)
    expect(wrongIn({ behind: (n: number) => `${n} ${n === 1 ? 'battle' : 'battles'}` }, 'en')).toEqual([])
    expect(wrongIn({ behind: (name: string, n: number) => `${name} has ${n} scars` }, 'en')).toHaveLength(1)
    expect(wrongIn({ points: (name: string) => `${name} points at it` }, 'en')).toEqual([])
  })

  it('agree with their words wherever a page, a terminal or a server speaks', async () => {
    const wrong: string[] = []
    let found = 0
    for (const file of catalogues) {
      const words: Record<string, unknown> = await import(/* @vite-ignore */ join(root, file))
      for (const [name, part] of Object.entries(words)) {
        if (typeof part !== 'object' || part === null || !('en' in part && 'fr' in part)) continue
        found++
        for (const text of wrongIn(part.fr, 'fr', name)) wrong.push(`${file} ${name}: ${text}`)
        for (const text of wrongIn(part.en, 'en', name)) wrong.push(`${file} ${name}: ${text}`)
      }
    }
    expect(found).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })

  it('agree with their words beside the parts that say them', () => {
    const wrong = globSync('src/{web,cli,server}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      file.endsWith('words.ts')
        ? []
        : readFileSync(join(root, file), 'utf8')
            .split('\n')
            .flatMap((line, i, lines) =>
              [...line.matchAll(INSERTED)].length > 0 && !asks(`${lines[i - 1] ?? ''} ${line}`)
                ? [`${file}: ${line.trim()}`]
                : [],
            ),
    )
    expect(wrong).toEqual([])
  })

  it('agree with their words in what a campaign says', () => {
    expect(wrongIn(french, 'fr')).toEqual([])
    expect(wrongIn(english, 'en')).toEqual([])
  })
})
