import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { pagesIn } from '../../src/lab/rulebook/files.ts'
import {
  examplesById,
  examplesOf,
  LANGUAGES,
  type Page,
  rulingsOn,
  statementsOn,
} from '../../src/lab/rulebook/index.ts'
import { statementsOf, thingsOf } from '../../src/lab/scenarios/run.ts'
import { scenariosBelow } from '../scenarios/all.ts'

/** What is particular to the rulebook of one game. */
export interface Book {
  readonly game: string
  /** Numbers of rules stand in chapters, all others are rulings. */
  readonly isRule: (id: string) => boolean
  /** Numbers that neither are rules nor rulings, such as worked examples. */
  readonly isExample: (id: string) => boolean
  /** Rulings that no scenario can show. */
  readonly beyond: readonly string[]
  /** English words of the rules that are no French ones. */
  readonly foreign: string
}

const idsOn = (page: Page): string[] => statementsOn(page).flatMap(({ ids }) => ids)
const textOf = (page: Page): string => [page.title, ...page.blocks.map(({ text }) => text)].join('\n')

export const isRulings = ({ name }: Page): boolean => name.startsWith('rulings/')

/** Everything that holds for the rulebook of every game. */
export function checkBook({ game: id, isRule, isExample, beyond, foreign }: Book): void {
  const game = games.find((each) => each.id === id)!
  const english = pagesIn('rulebook', 'en', id)
  const french = pagesIn('rulebook', 'fr', id)
  const books = { en: english, fr: french }
  const counted = [...new Set([...statementsOf(game), ...beyond])].filter((each) => !isExample(each))
  const known = new Set([...counted, ...statementsOf(game), ...thingsOf(game)])

  describe('both languages', () => {
    it('have the same pages', () => {
      expect(french.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    })

    it.each(english.map((page) => [page.name, page] as const))(
      '%s states the same in the same order',
      (_, page) => {
        const other = french.find(({ name }) => name === page.name)!
        expect(other.blocks.map(({ kind, ids }) => [kind, ...ids])).toEqual(
          page.blocks.map(({ kind, ids }) => [kind, ...ids]),
        )
      },
    )
  })

  describe.each(LANGUAGES)('%s', (language) => {
    const pages = books[language]
    const rulings = pages.filter(isRulings)

    it('states every rule that scenarios can prove, once', () => {
      const stated = pages
        .filter((page) => !isRulings(page))
        .flatMap(idsOn)
        .filter(isRule)
      expect(stated.toSorted()).toEqual(counted.filter(isRule).toSorted())
    })

    it('names nothing unknown', () => {
      const all = pages.flatMap(idsOn)
      expect(all.filter((each) => !known.has(each))).toEqual([])
      const pointed = pages.flatMap(
        (page) => textOf(page).match(/(?<![\w-])[A-Z]{1,2}\d{1,3}(?![\w])/g) ?? [],
      )
      expect(pointed.filter((each) => !known.has(each))).toEqual([])
    })

    it('answers every ruling, once', () => {
      const answered = rulings.flatMap(rulingsOn).map((one) => one.id)
      expect(answered.toSorted()).toEqual(counted.filter((each) => !isRule(each)).toSorted())
    })

    it('gives every ruling with its reason', () => {
      for (const page of rulings)
        for (const one of rulingsOn(page)) {
          expect(`${one.id} ${one.question}`).toMatch(/\S[^?]*\?$/)
          expect(one.ruling, one.id).not.toBe('')
          expect(one.reason, one.id).not.toBe('')
        }
    })
  })

  describe('examples', () => {
    const examples = examplesById(scenariosBelow(id))

    it('are found for every statement, as far as a scenario can show it', () => {
      const bare = english.flatMap(statementsOn).filter((one) => examplesOf(one, examples).length === 0)
      expect(bare.flatMap(({ ids }) => ids).toSorted()).toEqual(beyond.toSorted())
    })
  })

  describe('French', () => {
    const text = french.map((page) => [page.name, textOf(page).replaceAll(/`[^`]*`/g, '')] as const)

    it.each(text)('%s keeps its spaces and marks', (_, page) => {
      expect(page.match(/.{0,20}[^\u202f][;!?»]/g) ?? []).toEqual([])
      expect(page.match(/.{0,20}[^\u00a0]:/g) ?? []).toEqual([])
      expect(page.match(/«[^\u202f].{0,20}/g) ?? []).toEqual([])
      expect(page.match(/.{0,20}['"“”].{0,20}/g) ?? []).toEqual([])
    })

    const ENGLISH = new RegExp(
      `\\b(?:the|and|of|you|your|with|is|are|was|be|this|that|which|when|then|player|players|card|cards|discard|hand|spell|spells|relic|attack|power|turn|damage|life|token|tokens|ruling|switch|none|no|if|not|may|must|${foreign})\\b`,
      'gi',
    )

    it.each(text)('%s is French throughout', (_, page) => {
      expect(page.match(ENGLISH) ?? []).toEqual([])
    })
  })

  const texts = referenceTexts(id)
  describe.runIf(texts.length > 0)('our own words', () => {
    it(`never borrow ${RUN} words in a row`, () => {
      const theirs = new Set(texts.flatMap((path) => runsOf(readFileSync(path, 'utf8'))))
      const borrowed = [...english, ...french].flatMap((page) =>
        page.blocks
          .filter(({ kind }) => kind !== 'table')
          .flatMap(({ text }) => runsOf(text).filter((run) => theirs.has(run))),
      )
      expect(borrowed).toEqual([])
    })
  })
}

/** The texts we learned the rules from, where they are at hand: facts carry over, sentences do not. */
function referenceTexts(game: string): string[] {
  const folder = join(process.env.REFERENCE ?? '../shared/reference', game)
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /\.(?:md|json)$/.test(name))
    .map((name) => join(folder, name))
}

const RUN = 10

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? []

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '))
}
