import { describe, expect, it } from 'vitest'
import { legacy } from '../../src/campaign/legacy/script.ts'
import { slots } from '../../src/campaign/legacy/slots.ts'
import { english } from '../../src/campaign/legacy/story/english.ts'
import { french } from '../../src/campaign/legacy/story/french.ts'
import { optionWords, words } from '../../src/campaign/legacy/words/index.ts'
import type { Moment, Operation } from '../../src/campaign/script.ts'
import { LANGS } from '../../src/language/face.ts'

const isStory = (each: Operation): each is Extract<Operation, { op: 'story' }> => each.op === 'story'
const momentsOf = (operations: readonly Operation[]): Moment[] =>
  operations.filter(isStory).map(({ moment }) => moment)

/** Every page that the script can come to. */
const pages = [
  ...legacy.chapters.flatMap(({ id, begin, end, onLoss }) =>
    [...momentsOf([...begin, ...end, ...onLoss]), 'won', 'lost'].map((moment) => `${id} ${moment}`),
  ),
  ...legacy.endings.map(({ id }) => `epilogue ${id}`),
]

const count = (body: readonly string[]): number =>
  body
    .join(' ')
    .split(/[\s\u00a0\u202f]+/)
    .filter((word) => /\p{L}/u.test(word)).length

describe('the story', () => {
  it('has a beginning, an end for a win and one for a loss in every chapter, and three epilogues', () => {
    for (const { id } of legacy.chapters)
      expect(pages).toEqual(expect.arrayContaining([`${id} begin`, `${id} won`, `${id} lost`]))
    expect(legacy.endings).toHaveLength(3)
    expect(pages.filter((page) => page.endsWith('middle')).length).toBeGreaterThan(2)
  })

  it.each([
    ['English', english],
    ['French', french],
  ])('is told in %s from the first page to the last, 60 to 150 words each', (_, story) => {
    expect(Object.keys(story).sort()).toEqual([...pages].sort())
    for (const [page, { title, body }] of Object.entries(story)) {
      expect(title).not.toBe('')
      expect({ page, fits: count(body) >= 60 && count(body) <= 150 }).toEqual({ page, fits: true })
    }
  })

  it('is not the same text in both languages, nor twice the same', () => {
    const texts = [english, french].flatMap((story) => Object.values(story).flatMap(({ body }) => body))
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('has French set as the house sets it', () => {
    for (const { title, body } of Object.values(french))
      for (const text of [title, ...body]) {
        expect(text).not.toMatch(/ [;:?!»]|« |'/)
        expect(text).not.toMatch(/[^\u202f][;?!]/)
        expect(text).not.toMatch(/[^\u00a0]:/)
      }
  })
})

describe('the rulebook with empty boxes', () => {
  it('has a text of ours for every one of the 26 letters', () => {
    expect(slots.map(({ letter }) => letter).join('')).toBe(legacy.slots)
    for (const { title, text } of slots)
      for (const lang of LANGS) {
        expect(title[lang]).not.toBe('')
        expect(text[lang].length).toBeGreaterThan(40)
      }
  })

  it('fills every box exactly once', () => {
    const unlocked = legacy.chapters
      .flatMap(({ begin, end }) => [...begin, ...end])
      .flatMap((each) => (each.op === 'unlock' ? [...each.slots] : []))
    expect([...unlocked].sort().join('')).toBe(legacy.slots)
  })
})

describe.each(LANGS)('the words of the campaign in %s', (lang) => {
  it('name everything that can be chosen', () => {
    for (const { page, options, details } of legacy.insights) {
      for (const id of options)
        expect(optionWords({ kind: 'insight', options, page }, id, lang).name).not.toBe('')
      for (const id of Object.values(details ?? {}).flat())
        expect(optionWords({ kind: 'detail', options, page }, id, lang).name).toBeTruthy()
    }
    for (const { id } of legacy.boons) expect(words[lang].boons[id]?.text).toBeTruthy()
    for (const { id } of legacy.scars) expect(words[lang].scars[id]?.text).toBeTruthy()
    for (const { id } of legacy.endings) expect(words[lang].endings[id]?.text).toBeTruthy()
    for (const id of legacy.titles) expect(words[lang].titles[id]).toBeTruthy()
  })
})
